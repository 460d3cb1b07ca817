"""Phase 4: shopping (DF-13), and promotions in the variant with ballads (DF-20.6, DF-20.7)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.procedures import AnyProcedure, ask, offer
from underkeep.games.dungeon_fighter.cards.card_types import RARITY, Rarity
from underkeep.games.dungeon_fighter.events import (
    Bought,
    DieBought,
    LifeBought,
    Offered,
    StallClosed,
    StallOpened,
    Upgraded,
)
from underkeep.games.dungeon_fighter.options import Buy, BuyDie, BuyLife, ChooseColour
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.state import (
    COLOURS,
    DIE_PRICE,
    MAX_EXPERIENCE,
    NO_UPGRADE,
    READY,
    SHOP_COUNT,
    SHOPPING,
    SPENT,
    FighterNumber,
)

EXTRA_STALL_CARDS = 2
"""The number of cards in the stall beyond the number of heroes."""
LIFE_PRICE = 1


def shop(game: DungeonFighter) -> AnyProcedure:
    """Promote heroes with enough experience, and reveal the cards of the stall (DF-13.1)."""
    state = game.state
    game.begin_phase(SHOPPING)
    for fighter in game.living():
        yield from _promote(game, fighter)
    for card in state.rarities:
        rarity = game.gear_card(card)
        if isinstance(rarity, Rarity):
            game.gain_coins(rarity.coins, "card")
    count = min(len(game.living()) + EXTRA_STALL_CARDS, len(state.stall_deck))
    state.stall = [state.stall_deck.pop() for _ in range(count)]
    visibility.reveal_to_all(state, state.stall)
    game.emit(StallOpened, count)
    for card in state.stall:
        game.emit(Offered, card)
    game.go_to("buy")


def _promote(game: DungeonFighter, fighter: FighterNumber) -> AnyProcedure:
    """Make spent upgrades ready again. A hero with three experience gains a new upgrade (DF-20.6, DF-20.7)."""
    state = game.state
    upgrades = state.upgrades[fighter]
    for colour in COLOURS:
        if upgrades[colour] == SPENT:
            upgrades[colour] = READY
    free = [ChooseColour(colour) for colour in COLOURS if upgrades[colour] == NO_UPGRADE]
    if state.experience[fighter] == MAX_EXPERIENCE and free:
        answer = yield from ask(game.seat(fighter), "upgrade", free)
        state.experience[fighter] = 0
        upgrades[answer.colour] = READY
        game.emit(Upgraded, fighter, answer.colour)


def buy(game: DungeonFighter) -> AnyProcedure:
    """Ask for a purchase: a card, life or a die. The step repeats until the stall is closed (DF-13.2 to DF-13.6)."""
    state = game.state
    answer = yield from offer(game.seat(game.boss), "buy", _purchase_options(game))
    match answer:
        case Buy(card, fighter):
            price = game.gear_card(card).price
            state.coins -= price
            state.stall.remove(card)
            (state.rarities if fighter is None else state.gear[fighter]).append(card)
            game.emit(Bought, card, fighter, price)
        case BuyDie():
            state.coins -= DIE_PRICE
            state.white += 1
            game.emit(DieBought, state.white)
        case BuyLife():
            state.coins -= LIFE_PRICE
            game.emit(LifeBought)
            game.heal(game.living(), 1)
        case _:
            _close_stall(game)
            return
    game.go_to("buy")


def _purchase_options(game: DungeonFighter) -> list[Buy | BuyDie | BuyLife]:
    """Return everything that the team can buy."""
    state = game.state
    found: list[Buy | BuyDie | BuyLife] = []
    for card in state.stall:
        printed = game.gear_card(card)
        if printed.price > state.coins:
            continue
        if printed.kind == RARITY:
            found.append(Buy(card))
        else:
            found += [Buy(card, fighter) for fighter in game.carriers(card)]
    if state.coins >= DIE_PRICE and game.white_dice_in_supply():
        found.append(BuyDie())
    if state.coins >= LIFE_PRICE and any(state.life[fighter] < game.max_life(fighter) for fighter in game.living()):
        found.append(BuyLife())
    return found


def _close_stall(game: DungeonFighter) -> None:
    """Remove the unsold cards and the visited rooms. After the last shopping the big bad comes (DF-13.3, DF-13.7,
    DF-13.8)."""
    state = game.state
    state.gone += state.stall
    state.stall = []
    state.room_discard += state.visited
    state.visited = []
    state.shops += 1
    game.emit(StallClosed, state.shops)
    game.go_to("battle" if state.shops >= SHOP_COUNT else "begin_round")
