"""POP: Portable Power, rooms that can be taken back (chapter 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import OWN, PARTLY_OWN
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import destroy_this
from underkeep.games.boss_monster.ability_parts.targets import hero_here
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.card_types import MONSTER, TRAP
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    all_portable,
    hero_leaves,
    own_damage,
    when_built,
    when_taken_back,
)

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

CARD_SET = pop = CardSet("POP", "Portable Power", OWN)

# --- the boss


@pop.boss("Mobi", xp=640, treasure="T", design=PARTLY_OWN)
@all_portable()
def mobi() -> None:
    """From the level up on, all rooms of your dungeon are portable."""


# --- rooms


@pop.room("Haunted Snow Globe", TRAP, damage=1, treasure="CC", copies=1, portable=True, needs_opponent=True)
@when_built()
def haunted_snow_globe(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: choose an opponent, who discards a random spell."""
    victim = yield from game.choose_seat_if_any(me, game.opponents(me), room)
    if victim is not None:
        yield from game.discard_random(victim, game.state.spell_hand[victim], by=me)


@pop.room("Traveling Crypt", MONSTER, damage=2, treasure="C", copies=1, portable=True)
@when_taken_back(optional=True)
def traveling_crypt(game: Game, me: Seat, room: CardId, uncovered: CardId | None) -> AnyProcedure:
    """When you take this room back: you may take a room card of your choice from the discard pile, and then discard a
    card."""
    if game.discarded(game.is_room):
        yield from game.take_chosen(me, game.is_room, room)
        yield from game.discard_card(me, about=room)


@pop.room("War Turtle", MONSTER, damage=2, treasure="F", copies=1, portable=True, design=PARTLY_OWN)
@own_damage()
def war_turtle(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage while it covers another room."""
    return int(any(stack[-1] == room and len(stack) > 1 for stack in game.state.dungeon[me]))


@pop.room("Pocket Arena", MONSTER, damage=1, treasure="FF", copies=1, portable=True)
@own_damage()
def pocket_arena(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage for each other portable room of your dungeon."""
    return sum(other != room for other in game.portable_rooms(me))


@pop.room("Master's Hand", MONSTER, damage=2, treasure="M", copies=1, portable=True, design=PARTLY_OWN)
@hero_leaves(once=True)
def masters_hand(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, when a hero leaves this room alive: you may return this room to your hand. The hero goes on to
    the next room."""
    if (yield from game.may(me, room)):
        yield from game.return_room(me, room)
    else:
        game.mark_unused(room)


@pop.room("Folding Library", TRAP, damage=1, treasure="M", copies=1, portable=True)
@when_built()
def folding_library(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: draw a spell, then discard a card."""
    game.draw_spells(me, 1)
    yield from game.discard_card(me, about=room)


@pop.room("Spring-Loaded Suitcase", TRAP, damage=2, treasure="T", copies=1, portable=True)
@activated(cost=destroy_this, target=hero_here, hero_here=True)
def spring_loaded_suitcase(game: Game, me: Seat, room: CardId, hero: CardId) -> None:
    """Destroy this room: a hero in it takes 2 damage before it leaves."""
    game.hurt(hero, 2)


@pop.room("Trapdoor Rug", TRAP, damage=1, treasure="TT", copies=1, portable=True)
@when_built()
def trapdoor_rug(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: you may take back another portable room of your dungeon."""
    others = [other for other in game.portable_rooms(me) if other != room]
    if others:
        taken = yield from game.may_choose(me, others, "take-back", room)
        if taken is not None:
            yield from game.take_back(me, taken)


@pop.room("Caravan of Cages", MONSTER, damage=1, treasure="CF", copies=1, portable=True)
@when_taken_back()
def caravan_of_cages(game: Game, me: Seat, room: CardId, uncovered: CardId | None) -> None:
    """When you take this room back: the room uncovered below it has +1 damage until the end of the round."""
    if uncovered is not None:
        game.boost(uncovered, 1, source=room)


@pop.room("Carpet of Portals", TRAP, damage=1, treasure="MT", copies=1, portable=True)
@when_built()
def carpet_of_portals(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: you may swap two rooms of your dungeon."""
    return game.choose_swap(me, room, [me])


__all__ = ["pop"]
