"""HMB: homebrew, cards by Underkeep and its contributors. Any number of cards may be added."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import OWN
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import discard_room
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.card_types import MONSTER, TRAP
from underkeep.games.boss_monster.cards.triggers import activated, hero_leaves, own_damage, when_opponent_casts

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

CARD_SET = hmb = CardSet("HMB", "Homebrew", OWN, is_open=True)


@hmb.room("Lost and Found", TRAP, damage=1, treasure="C", copies=2)
@hero_leaves(once=True)
def lost_and_found(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, when a hero leaves this room alive: take a room card of your choice from the discard pile."""
    return game.take_chosen(me, game.is_room, room)


SOULS_PER_DAMAGE = 3


@hmb.room("Soul Showcase", MONSTER, damage=1, treasure="F", copies=2)
@own_damage()
def soul_showcase(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage for every three souls that you have."""
    return game.soul_count(me) // SOULS_PER_DAMAGE


@hmb.room("Eavesdropping Gallery", TRAP, damage=1, treasure="M", copies=2, needs_opponent=True)
@when_opponent_casts(once=True)
def eavesdropping_gallery(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when an opponent plays a spell: this room has +2 damage until the end of the round."""
    game.boost(room, 2, source=room)


@hmb.room("Flea Market", TRAP, damage=1, treasure="T", copies=2)
@activated(cost=discard_room, once=True)
def flea_market(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, discard a room card: draw a spell."""
    game.draw_spells(me, 1)


__all__ = ["hmb"]
