"""The items of IOD, by treasure: cleric, fighter, mage, thief, explorer, universal.

The first function of an item is what its boss can do with it, the second what it does for the hero who carries it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import OWN
from underkeep.core.procedures import DONE, AnyProcedure, VerbResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import destroy_another
from underkeep.games.boss_monster.ability_parts.targets import (
    any_monster_room,
    any_room,
    anybody,
    hero_at_entrance,
    hero_inside,
    my_hero,
    rivals_room,
)
from underkeep.games.boss_monster.cards.ability import HAMMER, Target
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    chooses_dungeon,
    holds_back,
    instead_of_death,
    more_health,
    passes_over,
    softens_damage,
    stops_first_spell,
    when_it_dies,
    when_it_gets_out,
    when_it_goes_in,
    when_it_sets_out,
    when_it_survives,
    withstands_damage,
)
from underkeep.games.boss_monster.lasting_effects import EffectKind
from underkeep.games.boss_monster.state import CLASSIC_TREASURES, FIGHTER

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

iod = CardSet("IOD", "Implements of Destruction", OWN)

# --- cleric


def _hero_at_mine(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [*game.hero_inside(me), *game.state.entrance[me]]


@iod.item("Censer of Sanctity", "C")
@activated(target=Target("card", _hero_at_mine))
def censer_of_sanctity(game: Game, me: Seat, item: CardId, hero: CardId) -> None:
    """Choose a hero in your dungeon or at its entrance: until the end of the round your opponents cannot aim spells and
    abilities at it."""
    game.add_effect(EffectKind.PROTECTED_HERO, hero, me, source=item)


@censer_of_sanctity.carried
@stops_first_spell()
def incense() -> None:
    """The first spell of a round that is aimed at this hero has no effect."""


def rooms_discarded(game: Game, me: Seat) -> bool:
    """Whether a room card lies in the discard pile."""
    return any(game.is_room(card) for card in game.state.discard)


@iod.item("Blessed Bandages", "C")
@activated(only_if=rooms_discarded)
def blessed_bandages(game: Game, me: Seat, item: CardId) -> AnyProcedure:
    """Take a room card of your choice from the discard pile into your hand."""
    return game.take_chosen(me, game.is_room, item)


@blessed_bandages.carried
@when_it_gets_out()
def first_aid(game: Game, owner: Seat, hero: CardId, room: CardId) -> None:
    """Each time this hero leaves a room alive, it gets 1 health back."""
    game.reduce_damage(hero, 1)


@iod.item("Bell of Banishing", "C")
@activated(target=hero_at_entrance)
def bell_of_banishing(game: Game, me: Seat, item: CardId, hero: CardId) -> None:
    """A hero at the entrance of any dungeon returns to town."""
    game.to_town(hero)


@bell_of_banishing.carried
@when_it_sets_out()
def toll(game: Game, owner: Seat, hero: CardId) -> None:
    """When this hero enters your dungeon, the last Monster room there is deactivated until the end of the round."""
    for room in game.monsters(game.active_rooms(owner))[-1:]:
        game.deactivate(room)


@iod.item("Martyr's Mantle", "C")
@activated()
def martyrs_mantle(game: Game, me: Seat, item: CardId) -> None:
    """When the next hero dies in your dungeon this round, draw a spell."""
    game.add_effect(EffectKind.DRAW_SPELLS_ON_NEXT_DEATH, me, source=item)


@martyrs_mantle.carried
@when_it_dies()
def martyrdom(game: Game, owner: Seat, hero: CardId, source: CardId) -> None:
    """If this hero dies, the next hero who enters your dungeon this round has +3 health until the end of the
    round."""
    game.add_effect(EffectKind.HEALTH_OF_NEXT_HERO, owner, 3, source=source)


# --- fighter


@iod.item("Siege Hammer", "F")
@activated(cost=destroy_another, target=rivals_room)
def siege_hammer(game: Game, me: Seat, item: CardId, room: CardId) -> None:
    """Destroy a room of your dungeon: a room in an opponent's dungeon is deactivated until the end of the round."""
    game.deactivate(room, me)


@siege_hammer.carried
@when_it_gets_out()
def breach(game: Game, owner: Seat, hero: CardId, room: CardId) -> VerbResult:
    """When this hero leaves the first room of your dungeon alive, that room is destroyed."""
    if game.is_first_room(owner, room) and game.use_item_once(owner, hero):
        return game.destroy([room], None)
    return DONE


@iod.item("Tower Shield", "F")
@activated(target=any_room)
def tower_shield(game: Game, me: Seat, item: CardId, room: CardId) -> None:
    """A room in any dungeon has -3 damage until the end of the round."""
    game.boost(room, -3, source=item)


@tower_shield.carried
@softens_damage()
def shield_wall(game: Game, owner: Seat, hero: CardId, room: CardId, damage: int) -> int:
    """Every room deals 1 less damage to this hero."""
    return max(damage - 1, 0)


def _fighter_in_town(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [hero for hero in game.state.town if FIGHTER in game.hero_card(hero).classes]


@iod.item("War Horn", "F")
@activated(target=(Target("card", _fighter_in_town), anybody), during=HAMMER)
def war_horn(game: Game, me: Seat, item: CardId, hero: CardId, seat: Seat) -> None:
    """In the build phase: a fighter in town goes to the entrance of any dungeon."""
    game.to_entrance(hero, seat)


@war_horn.carried
@when_it_sets_out()
def rally(game: Game, owner: Seat, hero: CardId) -> None:
    """When this hero enters your dungeon, every hero at its entrance has +1 health until the end of the round."""
    for other in game.state.entrance[owner]:
        game.strengthen(other, 1, source=game.state.carried_items[hero])


def _hero_among_monsters(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return list(game.hero_inside(me)) if game.state.hero_room in game.monsters(game.active_rooms(me)) else []


@iod.item("Executioner's Axe", "F")
@activated(target=Target("card", _hero_among_monsters, inside=True))
def executioners_axe(game: Game, me: Seat, item: CardId, hero: CardId) -> None:
    """A hero in a Monster room of your dungeon takes 4 damage."""
    game.hurt(hero, 4)


@executioners_axe.carried
@when_it_survives()
def sentence_passed(game: Game, owner: Seat, hero: CardId, source: CardId) -> None:
    """If this hero survives your dungeon, you destroy one of your rooms at the end of the round."""
    game.add_effect(EffectKind.DESTROY_ROOM_AT_ROUND_END, owner, source=source)


# --- mage


@iod.item("Wand of Wild Magic", "M")
@activated(target=hero_inside)
def wand_of_wild_magic(game: Game, me: Seat, item: CardId, hero: CardId) -> AnyProcedure:
    """Roll a die: a hero in any dungeon takes that much damage."""
    game.hurt(hero, (yield from game.roll(item)))


@wand_of_wild_magic.carried
@when_it_sets_out()
def wild_surge(game: Game, owner: Seat, hero: CardId) -> AnyProcedure:
    """When this hero enters your dungeon, roll a die: it has that much more health until the end of the round."""
    item = game.state.carried_items[hero]
    game.strengthen(hero, (yield from game.roll(item)), source=item)


def _my_spell_of_this_round(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [spell for spell, seat in game.state.spells_played.items() if seat == me and spell in game.state.discard]


@iod.item("Mirror Cloak", "M")
@activated(target=Target("card", _my_spell_of_this_round))
def mirror_cloak(game: Game, me: Seat, item: CardId, spell: CardId) -> VerbResult:
    """Take a spell that you played this round from the discard pile back into your hand."""
    return game.take_from_discard(me, spell)


@mirror_cloak.carried
@softens_damage()
def reflection(game: Game, owner: Seat, hero: CardId, room: CardId, damage: int) -> int:
    """The first room that would deal 3 or more damage to this hero deals none to it."""
    return 0 if damage >= 3 and game.use_item_once(owner, hero) else damage


@iod.item("Tome of Unmaking", "M")
@activated()
def tome_of_unmaking(game: Game, me: Seat, item: CardId) -> None:
    """Your ordinary Trap rooms have +1 damage until the end of the round."""
    game.boost_ordinary_rooms(me, monster=False, source=item)


@tome_of_unmaking.carried
@softens_damage()
def unmade(game: Game, owner: Seat, hero: CardId, room: CardId, damage: int) -> int:
    """Ordinary Trap rooms deal no damage to this hero."""
    card = game.card(room)
    return 0 if card.trap and not card.advanced else damage


@iod.item("Orb of Scrying", "M", needs_opponent=True)
@activated()
def orb_of_scrying(game: Game, me: Seat, item: CardId) -> AnyProcedure:
    """Look at the hands of all opponents and choose a spell there: it is discarded."""
    opponents = game.opponents(me)
    for victim in opponents:
        game.look_at_hand(me, victim)
    spells = [spell for victim in opponents for spell in game.state.spell_hand[victim]]
    if spells:
        spell = yield from game.choose(me, spells, "discard-spell", item)
        victim = next(seat for seat in opponents if spell in game.state.spell_hand[seat])
        yield from game.discard(victim, spell, me)


@orb_of_scrying.carried
@when_it_sets_out()
def third_eye(game: Game, owner: Seat, hero: CardId) -> AnyProcedure:
    """When this hero enters your dungeon, you show your hand, and the opponent with the highest XP may choose a spell
    of it that you discard."""
    judges = game.opponents(owner)[:1]
    for card in game.hand(owner) if judges else ():
        game.show_card(owner, card)
    for judge in judges if game.state.spell_hand[owner] else ():
        spell = yield from game.may_choose(
            judge, game.state.spell_hand[owner], "discard-spell", game.state.carried_items[hero]
        )
        if spell is not None:
            yield from game.discard(owner, spell, judge)


# --- thief


@iod.item("Lockpicks of Legend", "T")
@activated(target=any_room, during=HAMMER)
def lockpicks_of_legend(game: Game, me: Seat, item: CardId, room: CardId) -> None:
    """In the build phase: a room in any dungeon has no treasure until the end of the round."""
    game.remove_treasure(room, source=item)


@lockpicks_of_legend.carried
@passes_over()
def picked_lock(game: Game, owner: Seat, hero: CardId, room: CardId) -> bool:
    """This hero passes over the first room with two or more treasures."""
    return sum(game.icons(room)) >= 2 and game.use_item_once(owner, hero)


@iod.item("Smoke Bomb", "T")
@activated(target=my_hero)
def smoke_bomb(game: Game, me: Seat, item: CardId, hero: CardId) -> None:
    """A hero in your dungeon goes back to the entrance, behind the heroes who wait there, with the damage that it has
    taken."""
    taken = game.state.damage_taken.get(hero, 0)
    game.to_entrance(hero, me)
    if taken:
        game.state.damage_taken[hero] = taken


@smoke_bomb.carried
@withstands_damage()
def puff_of_smoke(game: Game, owner: Seat, hero: CardId) -> bool:
    """The first time that damage would kill this hero in your dungeon, it goes on with 1 health instead."""
    if not game.use_item_once(owner, hero):
        return False
    game.reduce_damage(hero, 1 - game.health_of(hero))
    return True


def _room_with_a_partner(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [room for seat in game.seats() if len(game.active_rooms(seat)) > 1 for room in game.active_rooms(seat)]


def _its_partner(game: Game, me: Seat, source: CardId, first: CardId) -> list[CardId]:
    owner = game.owner(first)
    return [] if owner is None else [room for room in game.active_rooms(owner) if room != first]


@iod.item("Grappling Hook", "T")
@activated(target=(Target("card", _room_with_a_partner, "swap-first"), Target("card", _its_partner, "swap-second")))
def grappling_hook(game: Game, me: Seat, item: CardId, first: CardId, second: CardId) -> None:
    """Swap two rooms of any one dungeon."""
    game.swap_rooms(first, second)


@grappling_hook.carried
@when_it_gets_out()
def swing(game: Game, owner: Seat, hero: CardId, room: CardId) -> None:
    """When this hero leaves the second room of your dungeon alive, it goes straight to the last one."""
    if room in game.rooms_in_place(owner)[1:2]:
        between = [other for other in game.rooms_ahead(room) if not game.is_last_room(owner, other)]
        game.state.rooms_to_skip = max(game.state.rooms_to_skip, len(between))


@iod.item("Loaded Dice", "T")
@activated(target=any_room)
def loaded_dice(game: Game, me: Seat, item: CardId, room: CardId) -> AnyProcedure:
    """Roll a die: until the end of the round a room in any dungeon has that number instead of its printed damage."""
    pips = yield from game.roll(item)
    game.boost(room, pips - game.card(room).damage, source=item)


@loaded_dice.carried
@when_it_goes_in()
def lucky_throw(game: Game, owner: Seat, hero: CardId, room: CardId) -> AnyProcedure:
    """Each time this hero enters a room, roll a die: on a 5 or 6 the room deals no damage to it."""
    item = game.state.carried_items[hero]
    game.state.card_memory[item] = yield from game.roll(item)


@loaded_dice.carried
@softens_damage()
def luck(game: Game, owner: Seat, hero: CardId, room: CardId, damage: int) -> int:
    return 0 if game.state.card_memory.get(game.state.carried_items[hero], 0) >= 5 else damage


# --- explorer


@iod.item("Blaster Pistol", "E")
@activated(target=hero_at_entrance)
def blaster_pistol(game: Game, me: Seat, item: CardId, hero: CardId) -> None:
    """A hero at the entrance of any dungeon takes 3 damage."""
    game.hurt(hero, 3)


@blaster_pistol.carried
@when_it_sets_out()
def stray_shot(game: Game, owner: Seat, hero: CardId) -> AnyProcedure:
    """When this hero enters your dungeon, a room of it drawn at random is deactivated until the end of the round."""
    rooms = game.active_rooms(owner)
    if rooms:
        game.deactivate((yield from game.choose_at_random(rooms)))


def _hero_with_a_past(game: Game, me: Seat, source: CardId) -> list[CardId]:
    room = game.state.hero_room
    return [hero for hero in game.hero_inside(me) if room is not None and game.previous_room(room) is not None]


@iod.item("Jetpack", "E")
@activated(target=Target("card", _hero_with_a_past, inside=True))
def jetpack(game: Game, me: Seat, item: CardId, hero: CardId) -> None:
    """A hero in your dungeon goes back to the previous room and enters it again."""
    room = game.state.hero_room
    previous = None if room is None else game.previous_room(room)
    if previous is not None:
        game.send_back(hero, previous)


@jetpack.carried
@passes_over()
def flyover(game: Game, owner: Seat, hero: CardId, room: CardId) -> bool:
    """This hero passes over the first advanced room."""
    return game.card(room).advanced and game.use_item_once(owner, hero)


@iod.item("Translator Chip", "E")
@activated(during=HAMMER)
def translator_chip(game: Game, me: Seat, item: CardId) -> AnyProcedure:
    """In the build phase, choose a treasure type: your explorer treasures also count as that type until the end of the
    round."""
    treasure = yield from game.choose_treasure(me, CLASSIC_TREASURES, item)
    game.add_effect(EffectKind.EXPLORER_COUNTS_AS, me, treasure, source=item)


@translator_chip.carried
@chooses_dungeon()
def every_tongue(game: Game) -> list[int]:
    """This hero goes to the dungeon with the most treasure of all types together; if there is a tie, it stays in
    town."""
    return [sum(game.treasure(seat)) for seat in game.seats()]


@iod.item("Stasis Pod", "E")
@activated(target=hero_at_entrance)
def stasis_pod(game: Game, me: Seat, item: CardId, hero: CardId) -> None:
    """A hero at the entrance of any dungeon does not go in this round."""
    game.add_effect(EffectKind.STAYS_AT_ENTRANCE, hero, source=item)


@stasis_pod.carried
@holds_back()
def frozen(game: Game, owner: Seat, hero: CardId) -> bool:
    """When this hero would enter your dungeon for the first time, it waits at the entrance until the next round
    instead. From then on it has +4 health."""
    item = game.state.carried_items[hero]
    if item in game.state.used_up_items:
        return False
    game.state.used_up_items.append(item)
    game.announce_item(owner, hero)
    return True


@stasis_pod.carried
@more_health()
def well_rested(game: Game, owner: Seat, hero: CardId) -> int:
    return 4 if game.state.carried_items[hero] in game.state.used_up_items else 0


# --- universal


@iod.item("Potion of Giant Growth")
@activated(target=any_monster_room)
def potion_of_giant_growth(game: Game, me: Seat, item: CardId, room: CardId) -> None:
    """A Monster room in any dungeon deals twice its damage until the end of the round."""
    game.double_damage(room, source=item)


@potion_of_giant_growth.carried
@more_health()
def giant(game: Game, owner: Seat, hero: CardId) -> int:
    """This hero has +3 health."""
    return 3


@iod.item("Cursed Idol")
@activated()
def cursed_idol(game: Game, me: Seat, item: CardId) -> AnyProcedure:
    """Each opponent discards a card of their choice."""
    for victim in game.opponents(me):
        yield from game.discard_chosen(victim, game.hand(victim), "discard-card", me, item)


@cursed_idol.carried
@when_it_survives()
def curse(game: Game, owner: Seat, hero: CardId, source: CardId) -> AnyProcedure:
    """If this hero survives your dungeon, you discard a room card and a spell of your choice."""
    yield from game.discard_room(owner, about=hero)
    yield from game.discard_spell(owner, about=hero)


@iod.item("Escape Rope")
@activated(target=my_hero)
def escape_rope(game: Game, me: Seat, item: CardId, hero: CardId) -> None:
    """A hero in your dungeon returns to town."""
    game.to_town(hero)


@escape_rope.carried
@instead_of_death()
def way_out(game: Game, owner: Seat, hero: CardId, where: CardId | None) -> bool:
    """If this hero would die in the last room of your dungeon, it returns to town instead, and this item goes face-down
    to your scoring area."""
    if hero not in game.state.hero_in_dungeon or where is None or not game.is_last_room(owner, where):
        return False
    game.announce_item(owner, hero)
    game.take_item_off(hero, owner)
    game.to_town(hero)
    return True


@iod.item("Doom Gauntlet")
@activated(target=any_room)
def doom_gauntlet(game: Game, me: Seat, item: CardId, room: CardId) -> None:
    """A room in any dungeon has +3 damage until the end of the round."""
    game.boost(room, 3, source=item)


@doom_gauntlet.carried
@when_it_gets_out()
def dread(game: Game, owner: Seat, hero: CardId, room: CardId) -> None:
    """Each room that this hero leaves alive has -1 damage until the end of the round."""
    if game.is_active(room):
        game.boost(room, -1, source=game.state.carried_items[hero])
