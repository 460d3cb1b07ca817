"""The bosses of VOV, one for each treasure. They live on coins and minibosses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import OWN
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import (
    adds_damage_to_others,
    level_up,
    when_hero_dies,
    when_you_cast,
    when_you_uncover_any,
)

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

vov = CardSet("VOV", "Vault of Villains", OWN)


def in_a_room_with_miniboss(game: Game, me: Seat, boss: CardId) -> bool:
    """Whether the hero who has just died did so in a room that has a miniboss."""
    return game.state.last_death_room in game.rooms_with_miniboss(me)


@vov.boss("Baroness Blight", xp=415, treasure="C", needs_opponent=True)
@when_hero_dies(once=True, only_if=in_a_room_with_miniboss)
def baroness_blight(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """From the level up on, once per round, when a hero dies in one of your rooms that has a miniboss: choose an
    opponent, who discards a random card."""
    victim = yield from game.choose_seat_if_any(me, [seat for seat in game.opponents(me) if game.hand(seat)], boss)
    if victim is not None:
        yield from game.discard_random(victim, game.hand(victim), by=me)


@vov.boss("Warlord Krunch", xp=585, treasure="F")
@adds_damage_to_others()
def warlord_krunch(game: Game, me: Seat, boss: CardId, other: CardId) -> int:
    """From the level up on, each of your rooms that has a miniboss has +1 damage."""
    return 1 if other in game.state.miniboss_of_room else 0


def somebody_can_rise(game: Game, me: Seat, boss: CardId) -> bool:
    """Whether the player has a miniboss that can be promoted in this round."""
    return bool(game.minibosses_that_can_rise(me))


@vov.boss("The Puppetmage", xp=735, treasure="M")
@when_you_cast(once=True, only_if=somebody_can_rise)
def the_puppetmage(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """From the level up on, once per round, when you play a spell that is not negated: you may promote one of your
    minibosses without paying. It must not have come or fallen in this round."""
    miniboss = yield from game.may_choose(me, game.minibosses_that_can_rise(me), "promote-free", boss)
    if miniboss is None:
        game.mark_unused(boss)
    else:
        yield from game.promote(me, miniboss)


@vov.boss("Madame Midas", xp=235, treasure="T")
@level_up()
def madame_midas(game: Game, me: Seat, boss: CardId) -> None:
    """Level up: gain 2 coins for each of your minibosses and 1 coin for each of your rooms with two or more
    treasure symbols."""
    rich = [room for room in game.active_rooms(me) if sum(game.icons(room)) >= 2]
    game.gain_coins(me, 2 * len(game.minibosses_of(me)) + len(rich))


@vov.boss("Admiral Void", xp=895, treasure="E")
@when_you_uncover_any(once=True)
def admiral_void(game: Game, me: Seat, boss: CardId, room: CardId) -> None:
    """From the level up on, once per round, when you uncover a room: gain a coin and put a +1 token on that room."""
    game.gain_coins(me, 1)
    game.put_tokens(room, 1)
