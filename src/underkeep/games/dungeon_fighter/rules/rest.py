"""Phase 3: rest (DF-10), with scars and deaths (DF-9)."""

from __future__ import annotations

from underkeep.core.options.option import PASS, Pass
from underkeep.core.procedures import AnyProcedure, ask, offer
from underkeep.core.state import require
from underkeep.games.dungeon_fighter.events import BossChosen, Dropped, Handed, HeroDied, Scarred, TrophyTaken
from underkeep.games.dungeon_fighter.options import ChooseColour, Give, Swap, TakeTrophy
from underkeep.games.dungeon_fighter.rules import reactions
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.state import COLOURS, MAX_SCARS, OVERKILL_LIFE, REST, FighterNumber

MAX_TRADES = 21
"""The highest number of trades in one rest. It is the number of cards that a party can carry: enough for any
distribution, and trading ends."""


def rest(game: DungeonFighter) -> AnyProcedure:
    """Resolve overkill, loot, scars and deaths, the new boss, the trophy and the dice (DF-10.1 to DF-10.8)."""
    state = game.state
    game.begin_phase(REST)
    if state.annihilated or state.monster_life <= OVERKILL_LIFE:
        game.gain_coins(1, "overkill")
    loot, state.loot = state.loot, 0
    game.gain_coins(loot, "loot")
    for fighter in game.stunned():
        yield from _give_scar(game, fighter)
    _choose_new_boss(game)
    yield from _offer_trophy(game)
    state.ready = list(COLOURS)
    state.lying, state.templates, state.icebergs = (), (), []
    state.tune = state.brawler = False
    state.used_armour = []
    state.trades = 0
    game.go_to("trade")


def _give_scar(game: DungeonFighter, fighter: FighterNumber) -> AnyProcedure:
    """A stunned hero gets a scar and regains all life that scars leave, or dies (DF-9.4 to DF-9.8)."""
    state = game.state
    if len(state.scars[fighter]) == MAX_SCARS:
        state.dead[fighter] = True
        game.emit(HeroDied, fighter)
        return
    free = [ChooseColour(colour) for colour in game.usable_colours(fighter)]
    answer = yield from ask(game.seat(fighter), "scar", free)
    state.scars[fighter] = sorted([*state.scars[fighter], answer.colour])
    state.life[fighter] = game.max_life(fighter)
    game.emit(Scarred, fighter, answer.colour)


def _choose_new_boss(game: DungeonFighter) -> None:
    """Give the boss marker to the hero who finished the monster, by a throw or by another effect. If that hero died,
    the next living hero to the left takes it (DF-10.5)."""
    state = game.state
    # A throw makes its thrower the slayer too, so the two differ only where an effect finished the monster.
    first = next(hero for hero in (state.slayer, state.last_thrower, state.boss) if hero is not None)
    boss = next(fighter for fighter in game.clockwise_from(first) if not state.dead[fighter])
    if boss != state.boss:
        state.boss = boss
        game.emit(BossChosen, boss)


def _offer_trophy(game: DungeonFighter) -> AnyProcedure:
    """Ask the hero who dealt the last blow whether to keep the monster card; otherwise it is put aside (DF-10.8)."""
    state = game.state
    card = state.monster[0]
    slayer = state.slayer
    taken = False
    if slayer is not None and not state.dead[slayer]:
        options: list[TakeTrophy | Pass] = [TakeTrophy(), PASS]
        answer = yield from ask(game.seat(slayer), "trophy", options, (card,))
        taken = isinstance(answer, TakeTrophy)
    state.monster = []
    if slayer is not None and taken:
        state.trophies[slayer].append(card)
        game.emit(TrophyTaken, slayer, card)
    else:
        state.beaten.append(card)


def trade(game: DungeonFighter) -> AnyProcedure:
    """Offer trades of equipment and the use of curios, then discard the equipment of dead heroes (DF-10.9, DF-9.9)."""
    state = game.state
    yield from reactions.offer_curios(game, game.clockwise_from(game.boss))
    while state.trades < MAX_TRADES:
        options = _trade_options(game)
        if not options:
            break
        answer = yield from offer(game.seat(game.boss), "trade", options)
        if answer is None:
            break
        state.trades += 1
        _hand_over(game, answer)
    for fighter in game.party:
        if state.dead[fighter]:
            for card in state.gear[fighter]:
                game.emit(Dropped, card)
            state.discard += state.gear[fighter]
            state.gear[fighter] = []
    game.go_to("move_on")


def _trade_options(game: DungeonFighter) -> list[Give | Swap]:
    """Return all legal trades: a piece for a hero who has room for it, or one piece for another."""
    gear = [(fighter, card) for fighter in game.party for card in game.state.gear[fighter]]
    found: list[Give | Swap] = []
    for owner, card in gear:
        found += [Give(card, other) for other in game.carriers(card) if other != owner]
    for number, (owner, card) in enumerate(gear):
        for other, wanted in gear[number + 1 :]:
            if other != owner and game.can_carry(other, card, wanted) and game.can_carry(owner, wanted, card):
                found.append(Swap(card, wanted))
    return found


def _hand_over(game: DungeonFighter, answer: Give | Swap) -> None:
    """Carry out a trade."""
    state = game.state
    giver = require(game.owner(answer.card))
    taker = answer.fighter if isinstance(answer, Give) else require(game.owner(answer.other))
    state.gear[giver].remove(answer.card)
    state.gear[taker].append(answer.card)
    game.emit(Handed, answer.card, giver, taker)
    if isinstance(answer, Swap):
        state.gear[taker].remove(answer.other)
        state.gear[giver].append(answer.other)
        game.emit(Handed, answer.other, taker, giver)


def move_on(game: DungeonFighter) -> None:
    """Put the room aside. With enough stall symbols the party goes shopping (DF-10.10, DF-10.11)."""
    state = game.state
    state.visited += state.room
    state.room = []
    game.go_to("shop" if game.stall_symbols(state.visited) >= game.stalls_to_shop else "begin_round")
