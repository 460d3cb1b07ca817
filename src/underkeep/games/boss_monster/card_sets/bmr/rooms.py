"""The rooms of BMR, by treasure: cleric, fighter, mage, thief, several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import AnyProcedure, VerbResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import (
    destroy_another,
    destroy_this,
    discard_monster,
    discard_two_rooms,
)
from underkeep.games.boss_monster.ability_parts.targets import hero_here, opponent, rivals_soul
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.card_types import MONSTER, TRAP
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    adds_damage_to_others,
    hero_dies_here,
    hero_enters,
    instead_of_round_draw,
    negates_spells,
    no_advanced_on_top,
    own_damage,
    when_built,
    when_room_destroyed,
    when_you_build,
    when_you_cast,
)
from underkeep.games.boss_monster.lasting_effects import EffectKind
from underkeep.games.boss_monster.options import DRAW_ROOM, DRAW_SPELL

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

bmr = CardSet("BMR", "Boss Monster: The Dungeon-Building Card Game")

# --- cleric -------------------------------------------------------------------------------------------


@bmr.room("Dark Altar", TRAP, damage=1, treasure="CC", copies=3)
@activated(cost=destroy_this)
def dark_altar(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Destroy this room: take a card of your choice from the discard pile."""
    return game.take_chosen(me, about=room)


@bmr.room("Open Grave", TRAP, damage=2, treasure="C", copies=2)
@hero_dies_here(once=True)
def open_grave(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, when a hero dies here: take a room card of your choice from the discard pile."""
    return game.take_chosen(me, game.is_room, room)


@bmr.room("Specter's Sanctum", MONSTER, damage=2, treasure="C", copies=3, needs_opponent=True)
@when_built()
def specters_sanctum(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: choose an opponent, who discards a random spell."""
    victim = yield from game.choose_seat_if_any(me, game.opponents(me), room)
    if victim is not None:
        yield from game.discard_random(victim, game.state.spell_hand[victim], by=me)


@bmr.room("Succubus Spa", MONSTER, damage=1, treasure="C", copies=3, needs_opponent=True)
@hero_dies_here(once=True)
def succubus_spa(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, when a hero dies here: choose an opponent and room cards or spells, and take a random card
    of that kind from that opponent's hand."""
    state = game.state
    victim = yield from game.choose_seat_if_any(me, [seat for seat in game.opponents(me) if game.hand(seat)], room)
    if victim is not None:
        kinds = [
            kind
            for kind, hand in ((DRAW_ROOM, state.room_hand[victim]), (DRAW_SPELL, state.spell_hand[victim]))
            if hand
        ]
        kind = yield from game.choose_card_kind(me, kinds, room)
        hand = state.room_hand[victim] if kind == DRAW_ROOM else state.spell_hand[victim]
        card = yield from game.choose_at_random(hand)
        game.take_from_player(me, card, victim)


@bmr.room("Dracolich Lair", MONSTER, damage=3, treasure="C", copies=2, advanced=True)
@activated(cost=discard_two_rooms, once=True)
def dracolich_lair(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, discard two room cards: take a room card of your choice from the discard pile."""
    return game.take_chosen(me, game.is_room, room)


def has_a_wound(game: Game, me: Seat, room: CardId) -> bool:
    """Whether there is something to heal."""
    return bool(game.state.wounds[me])


@bmr.room("Vampire Bordello", MONSTER, damage=3, treasure="C", copies=2, advanced=True)
@hero_dies_here(once=True, optional=True, only_if=has_a_wound)
def vampire_bordello(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, when a hero dies here: you may heal a wound."""
    return game.heal_wound(me, room)


# --- fighter ------------------------------------------------------------------------------------------


@bmr.room("Goblin Armory", MONSTER, damage=1, treasure="FF", copies=3)
@adds_damage_to_others()
def goblin_armory(game: Game, me: Seat, room: CardId, other: CardId) -> int:
    """Adjacent Monster rooms have +1 damage."""
    return 1 if game.is_monster_room(other) and game.side_of(room, other) else 0


@bmr.room("Golem Factory", MONSTER, damage=2, treasure="F", copies=3)
@hero_dies_here(once=True)
def golem_factory(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when a hero dies here: draw a room card."""
    game.draw_rooms(me, 1)


@bmr.room("Minotaur's Maze", MONSTER, damage=0, treasure="F", copies=2)
@hero_enters()
def minotaurs_maze(game: Game, me: Seat, room: CardId, hero: CardId) -> None:
    """The first time in a round that a hero enters this room, it goes back to the previous room and enters that one
    again. Nothing happens if there is no previous room or if it is deactivated."""
    if game.is_first_maze_visit(hero, room):
        previous = game.previous_room(room)
        if previous is not None:
            game.send_back(hero, previous)


@bmr.room("Neanderthal Cave", MONSTER, damage=3, treasure="F", copies=3)
@no_advanced_on_top()
def neanderthal_cave() -> None:
    """Advanced rooms cannot be built on this room."""


@bmr.room("Beast Menagerie", MONSTER, damage=4, treasure="F", copies=2, advanced=True)
@when_you_build(once=True)
def beast_menagerie(game: Game, me: Seat, room: CardId, built: CardId) -> None:
    """Once per round, when you build another Monster room, not on this one: draw a room card."""
    game.draw_rooms(me, 1)


@bmr.room("Monster's Ballroom", MONSTER, damage=0, treasure="F", copies=2, advanced=True)
@own_damage()
def monsters_ballroom(game: Game, me: Seat, room: CardId) -> int:
    """The damage of this room equals the number of active Monster rooms in your dungeon, this one included."""
    return sum(game.is_monster_room(other) for other in game.active_rooms(me))


# --- mage ---------------------------------------------------------------------------------------------


@bmr.room("Brainsucker Hive", MONSTER, damage=2, treasure="M", copies=3)
@hero_dies_here(once=True, optional=True)
def brainsucker_hive(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when a hero dies here: you may draw a spell."""
    game.draw_spells(me, 1)


@bmr.room("Dark Laboratory", TRAP, damage=1, treasure="MM", copies=3)
@when_built()
def dark_laboratory(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: draw two spells, then discard a spell."""
    game.draw_spells(me, 2)
    yield from game.discard_spell(me, about=room)


@bmr.room("Haunted Library", TRAP, damage=1, treasure="M", copies=2)
@instead_of_round_draw()
def haunted_library() -> None:
    """At the beginning of the round you may draw a spell instead of the room card."""


@bmr.room("Witch's Kitchen", MONSTER, damage=1, treasure="M", copies=3)
@activated(cost=discard_monster, once=True)
def witchs_kitchen(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, discard a Monster room card: draw a spell."""
    game.draw_spells(me, 1)


@bmr.room("All-Seeing Eye", TRAP, damage=3, treasure="M", copies=2, advanced=True, needs_opponent=True)
@negates_spells(once=True)
def all_seeing_eye() -> None:
    """Once per round, when an opponent plays a spell: you may discard a spell to negate it."""


@bmr.room("Liger's Den", MONSTER, damage=2, treasure="M", copies=2, advanced=True)
@when_you_cast(once=True)
def ligers_den(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when you play a spell that is not negated: draw a spell."""
    game.draw_spells(me, 1)


# --- thief --------------------------------------------------------------------------------------------


@bmr.room("Bottomless Pit", TRAP, damage=1, treasure="T", copies=3)
@activated(cost=destroy_this, target=hero_here, hero_here=True)
def bottomless_pit(game: Game, me: Seat, room: CardId, hero: CardId) -> VerbResult:
    """Destroy this room: kill a hero in it."""
    return game.kill(hero, me, where=room)


@bmr.room("Boulder Ramp", TRAP, damage=1, treasure="T", copies=2)
@activated(cost=destroy_another, target=hero_here)
def boulder_ramp(game: Game, me: Seat, room: CardId, hero: CardId) -> None:
    """Destroy another room of your dungeon: a hero in this room takes 5 damage."""
    game.hurt(hero, 5)


@bmr.room("Dizzygas Hallway", TRAP, damage=1, treasure="T", copies=3)
@adds_damage_to_others()
def dizzygas_hallway(game: Game, me: Seat, room: CardId, other: CardId) -> int:
    """If the next room is a Trap room, it has +2 damage."""
    return 2 if game.side_of(room, other) == 1 and game.is_trap_room(other) else 0


@bmr.room("Jackpot Stash", TRAP, damage=1, treasure="TT", copies=3)
@activated(cost=destroy_this)
def jackpot_stash(game: Game, me: Seat, room: CardId) -> None:
    """Destroy this room: until the end of the round all treasure printed on your rooms counts twice."""
    game.add_effect(EffectKind.DOUBLE_TREASURE, me, source=room)


@bmr.room("Recycling Center", TRAP, damage=3, treasure="T", copies=2, advanced=True)
@when_room_destroyed(optional=True)
def recycling_center(game: Game, me: Seat, room: CardId) -> None:
    """When another room of your dungeon is destroyed: you may draw two room cards."""
    game.draw_rooms(me, 2)


@bmr.room("The Crushinator", TRAP, damage=2, treasure="T", copies=2, advanced=True)
@activated(cost=destroy_another, once=True)
def the_crushinator(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, destroy another room of your dungeon: until the end of the round all your rooms have
    +2 damage."""
    game.add_effect(EffectKind.DUNGEON_DAMAGE, me, 2, source=room)


# --- several treasures --------------------------------------------------------------------------------


@bmr.room("Centipede Tunnel", MONSTER, damage=1, treasure="FM", copies=2)
@when_built()
def centipede_tunnel(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: you may swap two rooms of one dungeon, your own or another."""
    return game.choose_swap(me, room)


@bmr.room("Construction Zone", TRAP, damage=1, treasure="FT", copies=2)
@when_built()
def construction_zone(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: you may at once build another room, also on this one."""
    return game.build_extra(me, room)


bmr.room("Dragon Hatchery", MONSTER, damage=0, treasure="CFMT", copies=3)


@bmr.room("Mimic Vault", TRAP, damage=1, treasure="MT", copies=2)
@when_built()
def mimic_vault(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: move an ordinary hero from town to your entrance."""
    heroes = [hero for hero in game.state.town if not game.hero_card(hero).epic]
    if heroes:
        hero = yield from game.choose(me, heroes, "choose-hero", room)
        game.to_entrance(hero, me)


@bmr.room("Monstrous Monument", TRAP, damage=1, treasure="CF", copies=2)
@when_built()
def monstrous_monument(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: take a Monster room card of your choice from the discard pile."""
    return game.take_chosen(me, game.is_monster_room, room)


@bmr.room("Torture Chamber", TRAP, damage=1, treasure="CT", copies=2, needs_opponent=True)
@activated(cost=destroy_this, target=opponent)
def torture_chamber(game: Game, me: Seat, room: CardId, victim: Seat) -> AnyProcedure:
    """Destroy this room: choose an opponent, who discards a random room card."""
    return game.discard_random(victim, game.state.room_hand[victim], by=me)


@bmr.room("Zombie Prison", MONSTER, damage=1, treasure="CM", copies=2, needs_opponent=True)
@activated(cost=destroy_this, target=rivals_soul)
def zombie_prison(game: Game, me: Seat, room: CardId, hero: CardId) -> None:
    """Destroy this room: a dead hero of your choice from an opponent's scoring area goes back to the entrance of
    that opponent's dungeon. It goes in this round if that opponent is not done with the adventure phase."""
    game.raise_dead(hero)
