"""The rooms of TNL, by treasure: cleric, fighter, mage, thief, several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import (
    destroy_all_others,
    destroy_another,
    destroy_this,
    discard_card,
    discard_monster,
    discard_room,
    discard_spell,
    discard_trap,
    show_monster,
)
from underkeep.games.boss_monster.ability_parts.targets import (
    any_hero,
    any_monster_room,
    any_room,
    any_trap_room,
    hero_here,
)
from underkeep.games.boss_monster.cards.ability import HAMMER
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.card_types import MONSTER, TRAP
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    adds_damage_to_others,
    end_of_round,
    hero_dies_here,
    hero_dies_here_or_leaves,
    hero_leaves,
    keeps_discards,
    negates_from_hand,
    own_damage,
    when_built,
    when_built_or_uncovered,
    when_opponent_casts,
    when_this_destroyed,
    when_you_cast,
    when_you_take_from_discard,
)

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

tnl = CardSet("TNL", "Boss Monster 2: The Next Level")

# --- cleric -------------------------------------------------------------------------------------------


@tnl.room("Dark Portal", TRAP, damage=1, treasure="CC", copies=1)
@activated(cost=discard_spell, once=True)
def dark_portal(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, discard a spell: take a room card of your choice from the discard pile."""
    return game.take_chosen(me, game.is_room, room)


@tnl.room("Imp Temple", MONSTER, damage=1, treasure="CC", copies=2, needs_opponent=True)
@keeps_discards(once=True)
def imp_temple() -> None:
    """Once per round, when you make an opponent discard a card, it goes to your hand instead of the discard pile."""


@tnl.room("Madman's Manor", TRAP, damage=2, treasure="C", copies=2)
@hero_dies_here(once=True)
def madmans_manor(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, when a hero dies here: take a spell of your choice from the discard pile."""
    return game.take_chosen(me, game.is_spell, room)


@tnl.room("Arcane Crypt", TRAP, damage=1, treasure="C", copies=2)
@when_built_or_uncovered(optional=True)
def arcane_crypt(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build or uncover this room: you may take a spell of your choice from the discard pile."""
    return game.take_chosen(me, game.is_spell, room)


@tnl.room("Haunted Hall", MONSTER, damage=2, treasure="C", copies=2)
@activated(cost=destroy_this, target=hero_here, hero_here=True)
def haunted_hall(game: Game, me: Seat, room: CardId, hero: CardId) -> None:
    """Destroy this room: a hero in it goes back to town."""
    game.to_town(hero)


def nobody_came(game: Game, me: Seat, room: CardId) -> bool:
    """Whether no hero has entered the room this round."""
    return room not in game.state.rooms_entered


@tnl.room("Inner Sanctum", TRAP, damage=2, treasure="C", copies=2)
@end_of_round(optional=True, only_if=nobody_came)
def inner_sanctum(game: Game, me: Seat, room: CardId) -> None:
    """At the end of the round, if no hero entered this room in it: you may draw a room card."""
    game.draw_rooms(me, 1)


@tnl.room("Incubus Gym", MONSTER, damage=4, treasure="C", copies=1, advanced=True, needs_opponent=True)
@when_built()
def incubus_gym(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: each opponent discards a room card."""
    for seat in game.opponents(me):
        yield from game.discard_room(seat, by=me, about=room)


@tnl.room("Dragon Graveyard", TRAP, damage=4, treasure="C", copies=2, advanced=True)
@when_you_take_from_discard(once=True)
def dragon_graveyard(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when you take a card from the discard pile: draw a room card."""
    game.draw_rooms(me, 1)


@tnl.room("Wraith's Throne", MONSTER, damage=3, treasure="C", copies=1, advanced=True, needs_opponent=True)
@hero_dies_here(once=True)
def wraiths_throne(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, when a hero dies here: each opponent discards a spell."""
    for seat in game.opponents(me):
        yield from game.discard_spell(seat, by=me, about=room)


# --- fighter ------------------------------------------------------------------------------------------


@tnl.room("Rust Monster Pen", MONSTER, damage=1, treasure="FF", copies=1)
@activated(cost=discard_monster, target=any_trap_room, once=True)
def rust_monster_pen(game: Game, me: Seat, room: CardId, trap: CardId) -> None:
    """Once per round, discard a Monster room card: a Trap room in any dungeon has -1 damage until the end of the
    round."""
    game.boost(trap, -1, source=room)


@tnl.room("Goblin Nursery", MONSTER, damage=1, treasure="FF", copies=2)
@adds_damage_to_others()
def goblin_nursery(game: Game, me: Seat, room: CardId, other: CardId) -> int:
    """If the previous room is a Monster room, it has +2 damage."""
    return 2 if game.side_of(room, other) == -1 and game.is_monster_room(other) else 0


@tnl.room("Barbarian Hall", MONSTER, damage=3, treasure="F", copies=2)
@when_built()
def barbarian_hall(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: discard a spell."""
    return game.discard_spell(me, about=room)


@tnl.room("Spawn Point", MONSTER, damage=2, treasure="F", copies=2)
@hero_dies_here(once=True)
def spawn_point(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when a hero dies here: draw two room cards."""
    game.draw_rooms(me, 2)


@tnl.room("Fangroot Garden", MONSTER, damage=2, treasure="F", copies=2)
@hero_dies_here(once=True)
def fangroot_garden(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, when a hero dies here: you may at once build another room."""
    if not (yield from game.build_extra(me, room)) and room in game.state.used_this_round:
        game.state.used_this_round.remove(room)  # declined, so the next hero that dies here asks again


@tnl.room("Shrooman Cave", MONSTER, damage=1, treasure="F", copies=2)
@when_built_or_uncovered()
def shrooman_cave(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build or uncover this room: another Monster room of your choice, in any dungeon, has +3 damage until
    the end of the round."""
    others = [other for other in game.all_rooms() if other != room and game.is_monster_room(other)]
    if others:
        chosen = yield from game.choose(me, others, "choose-room", room)
        game.boost(chosen, 3, source=room)


@tnl.room("Goblin Mess Hall", MONSTER, damage=3, treasure="F", copies=2, advanced=True)
@adds_damage_to_others()
def goblin_mess_hall(game: Game, me: Seat, room: CardId, other: CardId) -> int:
    """All your other Monster rooms have +1 damage."""
    return 1 if game.is_monster_room(other) else 0


@tnl.room("Megaworm Burrow", MONSTER, damage=4, treasure="F", copies=1, advanced=True)
@when_built()
def megaworm_burrow(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: destroy an advanced room in any dungeon, your own included."""
    advanced = [other for other in game.destroyable(game.all_rooms()) if game.card(other).advanced]
    if advanced:
        chosen = yield from game.choose(me, advanced, "destroy-room", room)
        yield from game.destroy([chosen], me)


@tnl.room("The Arena", MONSTER, damage=2, treasure="F", copies=1, advanced=True)
@activated(cost=show_monster, once=True)
def the_arena(game: Game, me: Seat, room: CardId, shown: CardId) -> None:
    """Once per round, show a Monster room card from your hand: this room has extra damage equal to the damage printed
    on it until the end of the round."""
    if game.is_active(room):
        game.boost(room, game.card(shown).damage, source=room)


# --- mage ---------------------------------------------------------------------------------------------


@tnl.room("Antimagic Zone", TRAP, damage=1, treasure="MM", copies=1, needs_opponent=True)
@negates_from_hand()
def antimagic_zone() -> None:
    """When an opponent plays a spell: you may discard this card from your hand to negate it."""


@tnl.room("Lost Library", TRAP, damage=1, treasure="MM", copies=2)
@activated(cost=destroy_this)
def lost_library(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Destroy this room: draw two spells, then discard a spell."""
    game.draw_spells(me, 2)
    yield from game.discard_spell(me, about=room)


@tnl.room("Frostbat Cave", MONSTER, damage=2, treasure="M", copies=2)
@activated(cost=destroy_this, target=any_room)
def frostbat_cave(game: Game, me: Seat, room: CardId, target: CardId) -> None:
    """Destroy this room: deactivate a room in any dungeon until the end of the round."""
    game.deactivate(target, me)


@tnl.room("Spellslime Pit", MONSTER, damage=2, treasure="M", copies=2)
@when_you_cast()
def spellslime_pit(game: Game, me: Seat, room: CardId) -> None:
    """When you play a spell: this room has +1 damage until the end of the round."""
    game.boost(room, 1, source=room)


@tnl.room("Observatory", TRAP, damage=2, treasure="M", copies=2)
@activated(cost=discard_spell, once=True)
def observatory(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, discard a spell: draw a spell."""
    game.draw_spells(me, 1)


@tnl.room("Sorcerobe School", MONSTER, damage=1, treasure="M", copies=2)
@when_built_or_uncovered()
def sorcerobe_school(game: Game, me: Seat, room: CardId) -> None:
    """When you build or uncover this room: draw a spell."""
    game.draw_spells(me, 1)


@tnl.room("Hall of Mirrors", TRAP, damage=2, treasure="M", copies=2, advanced=True, needs_opponent=True)
@when_opponent_casts(once=True)
def hall_of_mirrors(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when an opponent plays a spell: draw a spell."""
    game.draw_spells(me, 1)


@tnl.room("Elemental Generator", MONSTER, damage=3, treasure="M", copies=1, advanced=True)
@own_damage()
def elemental_generator(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage for each spell in your hand."""
    return len(game.state.spell_hand[me])


@tnl.room("Brainsucker Queen", MONSTER, damage=3, treasure="M", copies=1, advanced=True)
@hero_dies_here(once=True)
def brainsucker_queen(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, when a hero dies here: draw two spells, then discard a spell."""
    game.draw_spells(me, 2)
    yield from game.discard_spell(me, about=room)


# --- thief --------------------------------------------------------------------------------------------


@tnl.room("Bullet Builder", TRAP, damage=1, treasure="TT", copies=1)
@activated(cost=discard_trap, target=any_monster_room, once=True)
def bullet_builder(game: Game, me: Seat, room: CardId, monster: CardId) -> None:
    """Once per round, discard a Trap room card: a Monster room in any dungeon has -1 damage until the end of the
    round."""
    game.boost(monster, -1, source=room)


@tnl.room("Wreck Room", TRAP, damage=1, treasure="TT", copies=2)
@activated(cost=destroy_another, once=True)
def wreck_room(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, destroy another room of your dungeon: draw a room card."""
    game.draw_rooms(me, 1)


@tnl.room("Deadly Treadmill", TRAP, damage=2, treasure="T", copies=2)
@activated(cost=discard_room, once=True)
def deadly_treadmill(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, discard a room card: draw a room card."""
    game.draw_rooms(me, 1)


@tnl.room("Collapsing Bridge", TRAP, damage=1, treasure="T", copies=2)
@hero_leaves(once=True)
def collapsing_bridge(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when a hero leaves this room alive: this room has +3 damage until the end of the round."""
    game.boost(room, 3, source=room)


@tnl.room("Spiked Pit", TRAP, damage=1, treasure="T", copies=2)
@when_built_or_uncovered()
def spiked_pit(game: Game, me: Seat, room: CardId) -> None:
    """When you build or uncover this room: it has +3 damage until the end of the round."""
    game.boost(room, 3, source=room)


@tnl.room("Decapitator", TRAP, damage=2, treasure="T", copies=2)
@activated(cost=destroy_this, target=any_room, during=HAMMER)
def decapitator(game: Game, me: Seat, room: CardId, target: CardId) -> None:
    """In the build phase, destroy this room: a room in any dungeon loses its treasure until the end of the round."""
    game.remove_treasure(target, source=room)


@tnl.room("Chump Chomper", TRAP, damage=2, treasure="T", copies=1, advanced=True)
@activated(cost=destroy_another, once=True)
def chump_chomper(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, destroy another room of your dungeon: this room has +4 damage until the end of the round."""
    if game.is_active(room):
        game.boost(room, 4, source=room)


@tnl.room("Blockpile Puzzle", TRAP, damage=5, treasure="T", copies=2, advanced=True)
@end_of_round()
def blockpile_puzzle(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """At the end of the round: destroy a room of your dungeon, this one or another."""
    rooms = game.destroyable(game.active_rooms(me))
    if rooms:
        chosen = yield from game.choose(me, rooms, "destroy-room", room)
        yield from game.destroy([chosen], me)


@tnl.room("The Smashinator", TRAP, damage=3, treasure="T", copies=1, advanced=True)
@activated(cost=destroy_all_others, once=True)
def the_smashinator(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, destroy all other rooms of your dungeon: this room has +6 damage until the end of the round."""
    if game.is_active(room):
        game.boost(room, 6, source=room)


# --- several treasures --------------------------------------------------------------------------------


@tnl.room("Warp Tube", TRAP, damage=1, treasure="FM", copies=2)
@activated(cost=destroy_this, target=hero_here, hero_here=True)
def warp_tube(game: Game, me: Seat, room: CardId, hero: CardId) -> AnyProcedure:
    """Destroy this room: a hero in it goes back to the first room of the dungeon."""
    return game.send_to_first_room(hero)


@tnl.room("Bom-Boy Factory", TRAP, damage=3, treasure="FT", copies=2)
@hero_dies_here_or_leaves()
def bom_boy_factory(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When a hero dies here or leaves this room alive: destroy this room."""
    return game.destroy([room], me)


tnl.room("Hatchling's Hoard", MONSTER, damage=2, treasure="CFMT", copies=3, advanced=True)


@tnl.room("Genie Lounge", MONSTER, damage=1, treasure="MT", copies=2)
@when_built()
def genie_lounge(game: Game, me: Seat, room: CardId) -> None:
    """When you build this room: if you have no spell in hand, draw a spell."""
    if not game.state.spell_hand[me]:
        game.draw_spells(me, 1)


@tnl.room("Werewolf Den", MONSTER, damage=1, treasure="CF", copies=2)
@activated(cost=discard_card, target=any_hero, once=True)
def werewolf_den(game: Game, me: Seat, room: CardId, hero: CardId) -> None:
    """Once per round, discard a card: a hero has +1 health until the end of the round."""
    game.strengthen(hero, 1, source=room)


@tnl.room("Cursed Tomb", TRAP, damage=1, treasure="CT", copies=2, needs_opponent=True)
@when_this_destroyed()
def cursed_tomb(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When another card destroys this room: each opponent discards two room cards."""
    for seat in game.opponents(me):
        yield from game.discard_room(seat, by=me, about=room)
        yield from game.discard_room(seat, by=me, about=room)


def _my_played_spells(game: Game, me: Seat) -> list[CardId]:
    return [card for card, by in game.state.spells_played.items() if by == me and card in game.state.discard]


@tnl.room("Save Point", TRAP, damage=0, treasure="CM", copies=2)
@activated(cost=destroy_this, only_if=lambda game, me: bool(_my_played_spells(game, me)))
def save_point(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Destroy this room: take back a spell that you played this round from the discard pile."""
    spells = _my_played_spells(game, me)
    if spells:
        card = yield from game.choose(me, spells, "take-from-discard", room)
        yield from game.take_from_discard(me, card)
