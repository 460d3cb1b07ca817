"""The minibosses of VOV. The third level of each is used and costs its levels (BM-15.15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import OWN
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.miniboss_texts import one_more_damage, one_more_treasure
from underkeep.games.boss_monster.ability_parts.targets import (
    hero_at_an_entrance,
    hero_here,
    hero_in_town,
    my_hero,
    opponent_with_cards,
    room_beside,
)
from underkeep.games.boss_monster.cards.ability import AXE, HAMMER, Target
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    adds_damage_to_others,
    adds_icons,
    cannot_be_harmed,
    hero_dies_here,
    hero_enters,
    hero_leaves,
    own_damage,
    repeats_the_room,
    when_room_destroyed,
    when_you_cast,
    when_you_promote,
)
from underkeep.games.boss_monster.lasting_effects import EffectKind
from underkeep.games.boss_monster.state import CLERIC, EXPLORER, EXPLORERS, FIGHTER, MAGE, THIEF, Treasure

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

vov = CardSet("VOV", "Vault of Villains", OWN)

# --- Lady Bramble -------------------------------------------------------------------------------------

lady_bramble = vov.miniboss("Lady Bramble")


@lady_bramble.level(1)
@own_damage()
def lady_brambles_thorns(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage against epic heroes."""
    return int(any(game.hero_card(hero).epic for hero in game.hero_in(room)))


@lady_bramble.level(2)
@hero_leaves(once=True)
def lady_brambles_burrs(game: Game, me: Seat, lady_bramble: CardId) -> None:
    """Once per round, when a hero leaves this room alive, it takes 1 damage."""
    for hero in game.hero_inside(me):
        if not game.is_unaffected(lady_bramble, hero):
            game.hurt(hero, 1)


@lady_bramble.level(3)
@activated(target=hero_here, during=AXE)
def lady_brambles_embrace(game: Game, me: Seat, lady_bramble: CardId, hero: CardId) -> None:
    """A hero in this room takes the damage of this room once more."""
    room = game.room_of(lady_bramble)
    if game.is_active(room):
        game.take_room_damage(hero, room)


# --- Grimjaw ------------------------------------------------------------------------------------------

grimjaw = vov.miniboss("Grimjaw")
grimjaw.level(1)(one_more_damage)


@grimjaw.level(2)
@cannot_be_harmed()
def grimjaws_guard() -> None:
    """Opponents cannot destroy or deactivate this room."""


@grimjaw.level(3)
@activated(target=room_beside)
def grimjaws_growl(game: Game, me: Seat, grimjaw: CardId, room: CardId) -> None:
    """A room directly beside this one deals twice its damage until the end of the round."""
    game.double_damage(room, source=grimjaw)


# --- Professor Plasma ---------------------------------------------------------------------------------

MOST_TOKENS = 2

professor_plasma = vov.miniboss("Professor Plasma")


@professor_plasma.level(1)
@when_you_cast(once=True)
def plasmas_generator(game: Game, me: Seat, plasma: CardId) -> None:
    """Once per round, when you play a spell, put a +1 token on this room if it has fewer than two."""
    room = game.room_of(plasma)
    if game.state.tokens.get(room, 0) < MOST_TOKENS:
        game.put_tokens(room, 1)


professor_plasma.level(2)(one_more_treasure(MAGE))


@professor_plasma.level(3)
@activated()
def plasmas_discovery(game: Game, me: Seat, plasma: CardId) -> AnyProcedure:
    """Draw two spells, then discard a spell."""
    game.draw_spells(me, 2)
    yield from game.discard_spell(me, about=plasma)


# --- Silkfinger ---------------------------------------------------------------------------------------

silkfinger = vov.miniboss("Silkfinger")
silkfinger.level(1)(one_more_treasure(THIEF))


@silkfinger.level(2)
@hero_dies_here(once=True)
def silkfingers_share(game: Game, me: Seat, silkfinger: CardId) -> AnyProcedure:
    """Once per round, when a hero dies here: take a coin from an opponent."""
    rich = [seat for seat in game.opponents(me) if game.state.coins[seat]]
    if rich:
        victim = yield from game.choose_seat(me, rich, "choose-seat", silkfinger)
        game.give_coins(victim, me, 1)


@silkfinger.level(3)
@activated(target=opponent_with_cards)
def silkfingers_grip(game: Game, me: Seat, silkfinger: CardId, victim: Seat) -> AnyProcedure:
    """Take a random card from an opponent's hand."""
    card = yield from game.choose_at_random(game.hand(victim))
    game.take_from_player(me, card, victim)


# --- Pyrrhus ------------------------------------------------------------------------------------------

pyrrhus = vov.miniboss("Pyrrhus")


@pyrrhus.level(1)
@hero_enters()
def pyrrhuss_sparks(game: Game, me: Seat, pyrrhus: CardId, hero: CardId) -> None:
    """When a hero enters this room, every hero at the entrance of your dungeon takes 1 damage."""
    for waiting in game.state.entrance[me]:
        game.hurt(waiting, 1)


pyrrhus.level(2)(one_more_damage)


@pyrrhus.level(3)
@activated(target=my_hero, during=AXE)
def pyrrhuss_blaze(game: Game, me: Seat, pyrrhus: CardId, hero: CardId) -> AnyProcedure:
    """A hero in your dungeon takes 1–6 damage."""
    game.hurt(hero, (yield from game.roll(pyrrhus)))


# --- Nightcap -----------------------------------------------------------------------------------------

nightcap = vov.miniboss("Nightcap")
nightcap.level(1)(one_more_treasure(CLERIC))


@nightcap.level(2)
@activated(target=hero_in_town, once=True, during=HAMMER)
def nightcaps_lullaby(game: Game, me: Seat, nightcap: CardId, hero: CardId) -> None:
    """Once per round, in the build phase: a hero in town is not lured this round."""
    game.add_effect(EffectKind.NOT_LURED, hero, source=nightcap)


@nightcap.level(3)
@activated(target=hero_at_an_entrance)
def nightcaps_dream(game: Game, me: Seat, nightcap: CardId, hero: CardId) -> None:
    """A hero at the entrance of any dungeon does not go in this round."""
    game.add_effect(EffectKind.STAYS_AT_ENTRANCE, hero, source=nightcap)


# --- Boulderdash --------------------------------------------------------------------------------------

boulderdash = vov.miniboss("Boulderdash")
boulderdash.level(1)(one_more_treasure(FIGHTER))


@boulderdash.level(2)
@own_damage()
def boulderdashs_slope(game: Game, me: Seat, room: CardId) -> int:
    """While this is the first room of your dungeon, it has +2 damage."""
    return 2 if game.is_first_room(me, room) else 0


@boulderdash.level(3)
@activated(target=hero_here, during=AXE)
def boulderdashs_crash(game: Game, me: Seat, boulderdash: CardId, hero: CardId) -> AnyProcedure:
    """A hero in this room takes 6 damage, and this room is destroyed."""
    game.hurt(hero, 6)
    yield from game.destroy([game.room_of(boulderdash)], me)


# --- Echo ---------------------------------------------------------------------------------------------

echo = vov.miniboss("Echo")


@echo.level(1)
@repeats_the_room()
def echos_reply() -> None:
    """Once per round, when the ability of this room was used or has triggered, you may carry it out a second time at no
    cost."""


@echo.level(2)
@adds_icons()
def echos_reflection(game: Game, me: Seat, echo: CardId, room: CardId) -> Sequence[Treasure]:
    """This room has, in addition, every treasure of the room to its right."""
    right = next((other for other in game.active_rooms(me) if game.side_of(room, other) == 1), None)
    if right is None:
        return []
    return [kind for kind, count in zip(Treasure, game.icons(right), strict=True) for _ in range(count)]


def _with_a_power(game: Game, me: Seat, source: CardId) -> list[CardId]:
    """The other minibosses in play whose third level could be used now as if it were that of this one. A miniboss in a
    silenced room has no abilities (BM-15.8)."""
    return [
        guest
        for guest in game.all_minibosses()
        if guest != source
        and not game.is_silenced(game.room_of(guest))
        and game.can_use_at_once(me, source, game.top_ability(guest))
    ]


@echo.level(3)
@activated(target=Target("card", _with_a_power, "choose-miniboss"))
def echos_imitation(game: Game, me: Seat, echo: CardId, miniboss: CardId) -> AnyProcedure:
    """Use the level 3 ability of another miniboss in play as if it were Echo's."""
    return game.use_at_once(me, echo, game.top_ability(miniboss))


# --- Zap-9 --------------------------------------------------------------------------------------------

zap_9 = vov.miniboss("Zap-9")


@zap_9.level(1)
@adds_icons()
def zaps_beacon(game: Game, me: Seat, zap: CardId, room: CardId) -> Sequence[Treasure]:
    """This room has an additional explorer treasure. Without explorers in the game it has +1 damage instead."""
    return (EXPLORER,) if EXPLORERS in game.state.rule_modules else ()


@zap_9.level(1)
@own_damage()
def zaps_laser(game: Game, me: Seat, room: CardId) -> int:
    return int(EXPLORERS not in game.state.rule_modules)


@zap_9.level(2)
@adds_damage_to_others()
def zaps_relay(game: Game, me: Seat, zap: CardId, room: CardId) -> int:
    """Advanced rooms directly beside this room have +1 damage."""
    return int(game.card(room).advanced and game.side_of(game.room_of(zap), room) != 0)


def _covered(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [room for seat in game.seats() for room in game.covered_rooms(seat)]


@zap_9.level(3)
@activated(target=Target("card", _covered, "choose-room"))
def zaps_lift(game: Game, me: Seat, zap: CardId, room: CardId) -> AnyProcedure:
    """A covered room of any dungeon moves to the top of its stack and is uncovered."""
    seat = next(seat for seat in game.seats() if room in game.covered_rooms(seat))
    return game.move_to_top(seat, room)


# --- Old Greasy ---------------------------------------------------------------------------------------

old_greasy = vov.miniboss("Old Greasy")


@old_greasy.level(1)
@when_you_promote(only_if=lambda game, me, greasy, miniboss: miniboss == greasy)
def old_greasys_bonus(game: Game, me: Seat, greasy: CardId, miniboss: CardId) -> None:
    """When you promote this miniboss, draw a room card."""
    game.draw_rooms(me, 1)


@old_greasy.level(2)
@when_room_destroyed(once=True)
def old_greasys_scrap(game: Game, me: Seat, greasy: CardId) -> None:
    """Once per round, when another room of your dungeon is destroyed, gain 2 coins."""
    game.gain_coins(me, 2)


@old_greasy.level(3)
@activated(only_if=lambda game, me: bool(game.state.room_hand[me]) and game.may_build())
def old_greasys_extension(game: Game, me: Seat, greasy: CardId) -> AnyProcedure:
    """You may at once build a room from your hand over this room."""
    yield from game.build_extra(me, greasy, over=game.room_of(greasy))
