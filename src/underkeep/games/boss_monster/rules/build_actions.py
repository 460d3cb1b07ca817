"""Actions of the build phase besides placing a room (BM-5.13, BM-6.2).

The active player may promote a miniboss, take back a portable room, and trade a room card for a coin.
"""

from __future__ import annotations

from underkeep.core.procedures import AnyProcedure, Procedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.rules.verbs.minibosses import MINIBOSS_PRICE
from underkeep.games.boss_monster.state import PORTABLE, TRADE


def might_act(game: BossMonster) -> bool:
    """Whether the active player of the build phase might have an action besides placing a room, as far as public
    information shows."""
    state = game.state
    seat = state.active_seat
    if state.waiting_effects or state.eliminated[seat]:
        return False
    return (
        (
            not state.promoted[seat]
            and bool(state.miniboss_of_room)
            and might_promote(game, seat)
            and bool(game.minibosses_that_can_rise(seat))
        )
        or (PORTABLE in state.rule_modules and bool(game.portable_rooms(seat)))
        or (TRADE in state.rule_modules and might_trade(game, seat))
    )


def might_trade(game: BossMonster, seat: Seat) -> bool:
    """Whether a player has a room card that could become a coin."""
    state = game.state
    return not state.waiting_effects and not state.traded_room_card[seat] and bool(state.room_hand[seat])


def trade_room_card(game: BossMonster, seat: Seat, card: CardId) -> AnyProcedure:
    """Discard a room card for a coin, once per round (BM-14.9)."""
    game.state.traded_room_card[seat] = True
    yield from game.discard(seat, card)
    game.gain_coins(seat, 1)


def promotable_minibosses(game: BossMonster, seat: Seat) -> list[CardId]:
    """The minibosses that a player may promote in the active turn (BM-15.10, BM-15.11, BM-15.17)."""
    state = game.state
    if state.promoted[seat] or not might_promote(game, seat):
        return []
    if state.coins[seat] < MINIBOSS_PRICE and not game.monsters(state.room_hand[seat]):
        return []
    return game.minibosses_that_can_rise(seat)


def might_promote(game: BossMonster, seat: Seat) -> bool:
    """Whether a player might pay for a promotion, as far as public information shows."""
    return game.state.coins[seat] >= MINIBOSS_PRICE or boss_promoting_for_monsters(game, seat) is not None


def boss_promoting_for_monsters(game: BossMonster, seat: Seat) -> CardId | None:
    """The boss for which a monster room card pays a promotion, or None. A player with room cards might hold a
    monster."""
    if game.state.room_hand[seat]:
        for source, ability in game.abilities(seat, "promotes_for_monsters"):
            if game.is_ready(source, ability):
                return source
    return None


def promote_in_turn(game: BossMonster, seat: Seat, miniboss: CardId) -> AnyProcedure:
    """Promote a miniboss in the active turn (BM-15.10)."""
    state = game.state
    state.promoted[seat] = True
    source = boss_promoting_for_monsters(game, seat)
    if source is not None:
        # Also without a monster in hand, so that the question tells nothing about the hand.
        card = yield from choose_coin_or_card(game, seat, game.monsters(state.room_hand[seat]), source)
        if card is not None:
            state.used_this_round.append(source)
            yield from game.discard(seat, card)
            yield from game.promote(seat, miniboss)
            return
    game.pay_coins(seat, MINIBOSS_PRICE)
    yield from game.promote(seat, miniboss)


def choose_coin_or_card(game: BossMonster, seat: Seat, cards: list[CardId], about: CardId) -> Procedure[CardId | None]:
    """Ask for one of these cards instead of a coin; None for the coin, if the player has one."""
    if game.state.coins[seat] >= MINIBOSS_PRICE:
        return (yield from game.may_choose(seat, cards, "coin-or-monster", about))
    return (yield from game.choose(seat, cards, "coin-or-monster", about))
