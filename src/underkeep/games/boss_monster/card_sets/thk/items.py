"""The items of THK, by treasure: cleric, fighter, mage, thief, universal.

The first function of an item is what its boss can do with it, the second what it does for the hero who carries it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import DONE, AnyProcedure, VerbResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.targets import (
    any_hero,
    any_monster_room,
    any_room,
    any_trap_room,
    find_any_hero,
    hero_inside,
    my_breakable_room,
    opponent_with_spells,
    rivals_room,
)
from underkeep.games.boss_monster.cards.ability import Target
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    bars_spells,
    instead_of_death,
    more_health,
    negates_spells,
    silences_rooms,
    softens_damage,
    when_it_gets_out,
    when_it_goes_in,
    when_it_sets_out,
    when_it_survives,
)
from underkeep.games.boss_monster.events import ShortcutShown
from underkeep.games.boss_monster.lasting_effects import EffectKind
from underkeep.games.boss_monster.state import ADVENTURE

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

thk = CardSet("THK", "Tools of Hero-Kind")

# --- cleric


@thk.item("Extra Life", "C")
@activated()
def extra_life(game: Game, me: Seat, item: CardId) -> None:
    """You cannot lose by wounds this round."""
    game.add_effect(EffectKind.CANNOT_LOSE, me, source=item)


@extra_life.carried
@instead_of_death()
def one_up(game: Game, owner: Seat, hero: CardId, where: CardId | None) -> bool:
    """If this hero would die at your dungeon, it returns to town instead, and this item goes face-down to your scoring
    area."""
    there = game.dungeon_of(hero)
    if there is None:
        return False
    game.announce_item(there, hero)
    game.take_item_off(hero, there)
    game.to_town(hero)
    return True


@thk.item("Holy Hand Grenade", "C")
@activated()
def holy_hand_grenade(game: Game, me: Seat, item: CardId) -> AnyProcedure:
    """Each opponent discards a room card at random."""
    for victim in game.opponents(me):
        yield from game.discard_random(victim, game.state.room_hand[victim], me)


@holy_hand_grenade.carried
@when_it_survives()
def pulled_pin(game: Game, owner: Seat, hero: CardId, source: CardId) -> AnyProcedure:
    """If this hero survives your dungeon, you discard two room cards at random."""
    for _ in range(2):
        yield from game.discard_random(owner, game.state.room_hand[owner], owner)


def _any_advanced_room(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [room for room in game.destroyable(game.all_rooms()) if game.card(room).advanced]


@thk.item("Inquisitor's Robes", "C")
@activated(target=Target("card", _any_advanced_room))
def inquisitors_robes(game: Game, me: Seat, item: CardId, room: CardId) -> AnyProcedure:
    """Destroy an advanced room in any dungeon."""
    return game.destroy([room], me)


@inquisitors_robes.carried
@when_it_gets_out()
def inquisition(game: Game, owner: Seat, hero: CardId, room: CardId) -> VerbResult:
    """The first advanced room that this hero leaves alive is destroyed."""
    if game.is_active(room) and game.card(room).advanced and game.use_item_once(owner, hero):
        return game.destroy([room], None)
    return DONE


def _my_ordinary_wound(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.ordinary_wounds(me)


@thk.item("Staff of Healing", "C")
@activated(target=Target("card", _my_ordinary_wound, "heal"))
def staff_of_healing(game: Game, me: Seat, item: CardId, hero: CardId) -> None:
    """Heal one of your wounds that comes from an ordinary hero."""
    game.turn_to_soul(me, hero)


@staff_of_healing.carried
@when_it_sets_out()
def blessing(game: Game, owner: Seat, hero: CardId) -> None:
    """When this hero enters your dungeon, it and every hero who enters after it this round have +2 health until the
    end of the round."""
    item = game.state.carried_items[hero]
    game.strengthen(hero, 2, source=item)
    game.add_effect(EffectKind.HEALTH_ON_ENTERING, owner, 2, source=item, announced=False)


# --- fighter


@thk.item("Goblin Suit", "F")
@activated()
def goblin_suit(game: Game, me: Seat, item: CardId) -> None:
    """Your ordinary Monster rooms have +1 damage until the end of the round."""
    game.boost_ordinary_rooms(me, monster=True, source=item)


@goblin_suit.carried
@softens_damage()
def disguise(game: Game, owner: Seat, hero: CardId, room: CardId, damage: int) -> int:
    """Ordinary Monster rooms deal no damage to this hero."""
    card = game.card(room)
    return 0 if card.monster and not card.advanced else damage


def _monster_rooms(game: Game, seat: Seat) -> int:
    return len(game.monsters(game.active_rooms(seat)))


@thk.item("Claws of the Berserker", "F")
@activated(target=any_hero)
def claws_of_the_berserker(game: Game, me: Seat, item: CardId, hero: CardId) -> None:
    """A hero has +1 health for each active Monster room of your dungeon until the end of the round."""
    game.strengthen(hero, _monster_rooms(game, me), source=item)


@claws_of_the_berserker.carried
@more_health()
def rage(game: Game, owner: Seat, hero: CardId) -> int:
    """This hero has +1 health for each active Monster room of your dungeon."""
    return _monster_rooms(game, owner)


@thk.item("Oversized Sword", "F")
@activated(target=hero_inside)
def oversized_sword(game: Game, me: Seat, item: CardId, hero: CardId) -> None:
    """A hero in any dungeon has +5 health until the end of the round."""
    game.strengthen(hero, 5, source=item)


@oversized_sword.carried
@more_health()
def no_complexes(game: Game, owner: Seat, hero: CardId) -> int:
    """This hero has +5 health."""
    return 5


def _half_dead_hero(game: Game, me: Seat, source: CardId) -> list[CardId]:
    damage = game.state.damage_taken
    return [hero for hero in find_any_hero(game, me, source) if 0 < damage.get(hero, 0) >= game.health_of(hero)]


@thk.item("Vorpal Blade", "F")
@activated(target=Target("card", _half_dead_hero))
def vorpal_blade(game: Game, me: Seat, item: CardId, hero: CardId) -> VerbResult:
    """Kill a hero who has lost at least half of its health. Its souls go to the player whose dungeon it is at; if it
    is in town, to you."""
    owner = game.dungeon_of(hero)
    if owner is None:
        return game.kill(hero, me)
    return game.kill(hero, owner, where=game.state.hero_room if hero in game.state.hero_in_dungeon else None)


@vorpal_blade.carried
@when_it_survives()
def deep_cut(game: Game, owner: Seat, hero: CardId, source: CardId) -> None:
    """If this hero survives your dungeon, you have one wound more until the end of the round."""
    game.add_effect(EffectKind.EXTRA_WOUNDS, owner, source=source)


# --- mage


@thk.item("Antimagic Lizard", "M")
@activated(target=opponent_with_spells)
def antimagic_lizard(game: Game, me: Seat, item: CardId, victim: Seat) -> AnyProcedure:
    """An opponent discards a spell at random."""
    return game.discard_random(victim, game.state.spell_hand[victim], me)


@antimagic_lizard.carried
@when_it_survives()
def feeding_time(game: Game, owner: Seat, hero: CardId, source: CardId) -> AnyProcedure:
    """If this hero survives your dungeon, you discard two spells at random."""
    for _ in range(2):
        yield from game.discard_random(owner, game.state.spell_hand[owner], owner)


@thk.item("Ice Rod", "M")
@activated(target=rivals_room)
def ice_rod(game: Game, me: Seat, item: CardId, room: CardId) -> None:
    """Deactivate a room in an opponent's dungeon until the end of the round."""
    game.deactivate(room, me)


@ice_rod.carried
@when_it_gets_out()
def frozen_trail(game: Game, owner: Seat, hero: CardId, room: CardId) -> None:
    """Every room that this hero leaves alive is deactivated until the end of the round."""
    game.deactivate(room)


def _mirrored(game: Game, me: Seat, source: CardId) -> list[CardId]:
    """The other items that lie open, as far as their boss ability could be used now."""
    state = game.state
    on_bosses = [item for seat in game.seats() for item in state.boss_items[seat]]
    return [
        item
        for item in [*on_bosses, *state.carried_items.values(), *state.town_items]
        if item != source and game.can_use_at_once(me, source, game.card(item).activated)
    ]


@thk.item("Magic Mirror", "M")
@activated(target=Target("card", _mirrored, "choose-item"))
def magic_mirror(game: Game, me: Seat, mirror: CardId, item: CardId) -> AnyProcedure:
    """Use the boss ability of any other face-up item, wherever it lies."""
    return game.use_at_once(me, mirror, game.card(item).activated)


@magic_mirror.carried
@when_it_sets_out()
def through_the_looking_glass(game: Game, owner: Seat, hero: CardId) -> None:
    """Before this hero enters the first room, the order of all rooms of your dungeon is reversed for good."""
    game.reverse_dungeon(owner)


@thk.item("Necronomicon", "M")
@activated()
def necronomicon(game: Game, me: Seat, item: CardId) -> None:
    """Draw a spell."""
    game.draw_spells(me, 1)


@necronomicon.carried
@when_it_survives()
def forbidden_verses(game: Game, owner: Seat, hero: CardId, source: CardId) -> None:
    """If this hero survives your dungeon, each of your opponents draws a spell."""
    for other in game.opponents(owner):
        game.draw_spells(other, 1)


# --- thief


def _rich_card(game: Game, card: CardId) -> bool:
    return sum(game.card(card).treasure) >= 2


def rich_cards_discarded(game: Game, me: Seat) -> bool:
    """Whether the discard pile holds a room with two or more treasures."""
    return any(_rich_card(game, card) for card in game.state.discard)


@thk.item("Bag of Holding", "T")
@activated(only_if=rich_cards_discarded)
def bag_of_holding(game: Game, me: Seat, item: CardId) -> AnyProcedure:
    """Take a room card with two or more treasures from the discard pile into your hand."""
    return game.take_chosen(me, lambda card: _rich_card(game, card), item)


@bag_of_holding.carried
@when_it_gets_out()
def loot(game: Game, owner: Seat, hero: CardId, room: CardId) -> VerbResult:
    """Every room with two or more treasures that this hero leaves alive is destroyed."""
    if game.is_active(room) and sum(game.icons(room)) >= 2:
        game.announce_item(owner, hero)
        return game.destroy([room], None)
    return DONE


@thk.item("Cheat Code", "T")
@activated(target=any_room)
def cheat_code(game: Game, me: Seat, item: CardId, room: CardId) -> None:
    """A room in any dungeon has no ability until the end of the round."""
    game.silence_room(room, source=item)


@cheat_code.carried
@silences_rooms()
def god_mode() -> None:
    """While this hero is in your dungeon, its rooms have no abilities."""


@thk.item("Ten Foot Pole", "T")
@activated(target=any_trap_room)
def ten_foot_pole(game: Game, me: Seat, item: CardId, room: CardId) -> None:
    """Deactivate a Trap room in any dungeon until the end of the round."""
    game.deactivate(room, me)


@ten_foot_pole.carried
@when_it_sets_out()
def prodding(game: Game, owner: Seat, hero: CardId) -> None:
    """When this hero enters your dungeon, the first Trap room there is deactivated until the end of the round."""
    for room in game.traps(game.active_rooms(owner))[:1]:
        game.deactivate(room)


@thk.item("The Bomb", "T")
@activated(target=my_breakable_room, instant=True)
def the_bomb(game: Game, me: Seat, item: CardId, room: CardId) -> AnyProcedure:
    """Destroy a room of your dungeon: a hero in it takes 5 damage."""
    for hero in game.hero_in(room):
        game.hurt(hero, 5)
    return game.destroy([room], me)


@the_bomb.carried
@when_it_goes_in()
def lit_fuse(game: Game, owner: Seat, hero: CardId, room: CardId) -> VerbResult:
    """When this hero enters the last room of your dungeon, that room is destroyed before anything happens there."""
    if game.is_last_room(owner, room):
        game.announce_item(owner, hero)
        return game.destroy([room], None)
    return DONE


# --- universal


@thk.item("Boots of Jumping")
@activated(target=hero_inside)
def boots_of_jumping(game: Game, me: Seat, item: CardId, hero: CardId) -> None:
    """A hero in any dungeon passes over the next room."""
    game.state.rooms_to_skip += 1
    game.emit(ShortcutShown, hero, 1)


@boots_of_jumping.carried
@when_it_gets_out()
def hop(game: Game, owner: Seat, hero: CardId, room: CardId) -> None:
    """After each room that this hero leaves alive, it passes over the next one."""
    game.state.rooms_to_skip += 1


@thk.item("Pet Monster")
@activated(target=any_monster_room)
def pet_monster(game: Game, me: Seat, item: CardId, room: CardId) -> None:
    """Deactivate a Monster room in any dungeon until the end of the round."""
    game.deactivate(room, me)


@pet_monster.carried
@when_it_sets_out()
def fetch(game: Game, owner: Seat, hero: CardId) -> None:
    """When this hero enters your dungeon, the first Monster room there is deactivated until the end of the round."""
    for room in game.monsters(game.active_rooms(owner))[:1]:
        game.deactivate(room)


def _survivor_of_mine(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [hero for hero in game.state.wounds[me] if hero in game.state.survivors]


@thk.item("Star of Invulnerability")
@activated(target=Target("card", _survivor_of_mine))
def star_of_invulnerability(game: Game, me: Seat, item: CardId, hero: CardId) -> None:
    """Remove a hero who survived your dungeon this round from the game."""
    game.remove_hero(hero)


@star_of_invulnerability.carried
@softens_damage()
def starlight(game: Game, owner: Seat, hero: CardId, room: CardId, damage: int) -> int:
    """The first three active rooms of your dungeon deal no damage to this hero."""
    return 0 if room in game.active_rooms(owner)[:3] else damage


def in_my_adventure(game: Game, me: Seat) -> bool:
    """Whether it is the player's own part of the adventure phase."""
    return game.state.phase == ADVENTURE and game.state.active_seat == me


@thk.item("Ring of Invisibility")
@negates_spells(only_if=in_my_adventure)
def ring_of_invisibility() -> None:
    """Negate a spell that an opponent plays in your part of the adventure phase."""


@ring_of_invisibility.carried
@bars_spells()
def unseen() -> None:
    """While this hero is in your dungeon or at its entrance, you cannot play spells."""


def ring_in_the_mirror(game: Game, me: Seat) -> bool:
    """Whether a mirror could work as a ring that lies open somewhere."""
    state = game.state
    open_items = [*[item for up in state.boss_items for item in up], *state.carried_items.values(), *state.town_items]
    return in_my_adventure(game, me) and any(game.card(item) is ring_of_invisibility for item in open_items)


@magic_mirror.also
@negates_spells(only_if=ring_in_the_mirror)
def mirrored_ring() -> None:
    pass
