"""The spells of BMR."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import give_up_soul
from underkeep.games.boss_monster.ability_parts.targets import (
    any_monster_room,
    any_room,
    any_trap_room,
    hero_in_town,
    hero_inside,
    my_breakable_room,
    my_hero,
    rivals_hero,
    rivals_soul,
)
from underkeep.games.boss_monster.cards.ability import AXE, BOTH, HAMMER, Target
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import cast, negates
from underkeep.games.boss_monster.events import RoomTakenBack
from underkeep.games.boss_monster.lasting_effects import EffectKind

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

bmr = CardSet("BMR", "Boss Monster: The Dungeon-Building Card Game")


@bmr.spell("Annihilator", AXE, copies=2)
@cast(target=any_trap_room)
def annihilator(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """A Trap room in any dungeon has +3 damage until the end of the round."""
    game.boost(room, 3, source=spell)


@bmr.spell("Assassin", AXE, copies=3, needs_opponent=True)
@cast(target=rivals_hero)
def assassin(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """A hero in an opponent's dungeon has +3 health until the end of the round."""
    game.strengthen(hero, 3, source=spell)


@bmr.spell("Cave-In", AXE, copies=2)
@cast(target=my_breakable_room)
def cave_in(game: Game, me: Seat, spell: CardId, room: CardId) -> AnyProcedure:
    """Destroy a room of your dungeon and kill every hero in it."""
    heroes = list(game.hero_in(room))
    yield from game.destroy([room], me, spare_hero=True)
    for hero in heroes:
        yield from game.kill(hero, me)


@bmr.spell("Counterspell", BOTH, copies=2, needs_opponent=True)
@negates()
def counterspell() -> None:
    """Negate a spell that another player has just played."""


@bmr.spell("Exhaustion", AXE, copies=1)
@cast(target=my_hero)
def exhaustion(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """A hero in your dungeon takes as much damage as you have active rooms."""
    game.hurt(hero, len(game.active_rooms(me)))


@bmr.spell("Fear", AXE, copies=2)
@cast(target=hero_inside)
def fear(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """A hero in any dungeon goes back to town and loses its damage."""
    game.to_town(hero)


@bmr.spell("Freeze", BOTH, copies=4)
@cast(target=any_room)
def freeze(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """Deactivate a room in any dungeon until the end of the round."""
    game.deactivate(room, me)


@bmr.spell("Giant Size", AXE, copies=2)
@cast(target=any_monster_room)
def giant_size(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """A Monster room in any dungeon has +3 damage until the end of the round."""
    game.boost(room, 3, source=spell)


@bmr.spell("Jeopardy", BOTH, copies=2)
@cast()
def jeopardy(game: Game, me: Seat, spell: CardId) -> AnyProcedure:
    """Every player discards the whole hand, then draws a spell and two room cards."""
    for seat in game.seats():
        yield from game.discard_hand(seat, by=me)
    for seat in game.seats():
        game.draw_spells(seat, 1)
        game.draw_rooms(seat, 2)


@bmr.spell("Kobold Strike", HAMMER, copies=1)
@cast()
def kobold_strike(game: Game, me: Seat, spell: CardId) -> None:
    """Nobody can build rooms for the rest of the round. Rooms that lie face-down go back to the hands they came
    from."""
    game.add_effect(EffectKind.NO_BUILDING, None, source=spell)
    for card, seat in list(game.state.face_down_cards.items()):
        game.take_up_placed_card(card)
        game.emit(RoomTakenBack, seat, card)


def has_fewer_rooms(game: Game, me: Seat) -> bool:
    """Whether some opponent has more rooms."""
    mine = len(game.active_rooms(me))
    return any(len(game.active_rooms(seat)) > mine for seat in game.opponents(me))


@bmr.spell("Motivation", HAMMER, copies=2, needs_opponent=True)
@cast(only_if=has_fewer_rooms)
def motivation(game: Game, me: Seat, spell: CardId) -> AnyProcedure:
    """If you have fewer rooms than some opponent: you may place an additional room now."""
    if game.state.room_hand[me] and game.may_build():
        place = yield from game.choose_build(me, game.state.room_hand[me])
        if place is not None:
            game.place(me, place.card, me, place.on)


@bmr.spell("Princess in Peril", HAMMER, copies=2)
@cast(target=hero_in_town)
def princess_in_peril(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """Move a hero from town to your entrance."""
    game.to_entrance(hero, me)


@bmr.spell("Soul Harvest", BOTH, copies=1)
@cast(cost=give_up_soul)
def soul_harvest(game: Game, me: Seat, spell: CardId, soul: CardId) -> None:
    """Remove a dead hero of your scoring area from the game: draw two spells."""
    game.draw_spells(me, 2)


@bmr.spell("Teleportation", AXE, copies=2)
@cast(target=my_hero)
def teleportation(game: Game, me: Seat, spell: CardId, hero: CardId) -> AnyProcedure:
    """A hero in your dungeon goes back to the first room and walks on from there. Its damage stays."""
    return game.send_to_first_room(hero)


def _much_richer(game: Game, me: Seat, source: CardId) -> list[Seat]:
    mine = game.soul_count(me)
    return [seat for seat in game.opponents(me) if game.soul_count(seat) >= mine + 2]


@bmr.spell("Trepidation", AXE, copies=1, needs_opponent=True)
@cast(target=Target("seat", _much_richer))
def trepidation(game: Game, me: Seat, spell: CardId, victim: Seat) -> None:
    """Choose a player with at least two more souls than you. Heroes at that player's entrance do not go in this
    round."""
    game.add_effect(EffectKind.DUNGEON_CLOSED, victim, source=spell)


@bmr.spell("Zombie Attack", HAMMER, copies=2, needs_opponent=True)
@cast(target=rivals_soul)
def zombie_attack(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """A dead hero of your choice from an opponent's scoring area goes back to the entrance of that opponent's
    dungeon, with +2 health until the end of the round."""
    game.raise_dead(hero)
    game.strengthen(hero, 2, source=spell)
