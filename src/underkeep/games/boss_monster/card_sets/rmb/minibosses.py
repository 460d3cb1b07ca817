"""The minibosses of RMB. The third level of each is used and costs its levels (BM-15.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import AnyProcedure, VerbResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import discard_card
from underkeep.games.boss_monster.ability_parts.miniboss_texts import one_more_damage, one_more_treasure
from underkeep.games.boss_monster.ability_parts.targets import (
    any_miniboss,
    any_room,
    anybody,
    hero_here,
    hero_in_town,
    hero_inside,
    my_hero,
    opponent,
    two_rooms_of_a_dungeon,
)
from underkeep.games.boss_monster.cards.ability import AXE, HAMMER
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    any_room_on_top,
    build_phase_begins,
    doubles_icons,
    gains_more_coins,
    hero_dies_here,
    negates_spells,
    own_damage,
    silences_heroes,
)
from underkeep.games.boss_monster.lasting_effects import EffectKind
from underkeep.games.boss_monster.state import CLERIC, FIGHTER, MAGE, THIEF

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

rmb = CardSet("RMB", "Boss Monster 3: Rise of the Minibosses")

# --- Spike --------------------------------------------------------------------------------------------

spike = rmb.miniboss("Spike")
spike.level(1)(one_more_damage)


@spike.level(2)
@activated(cost=discard_card, target=hero_here, once=True, during=AXE)
def spikes_sting(game: Game, me: Seat, spike: CardId, hero: CardId) -> None:
    """Once per round, discard a card: a hero in this room takes 2 damage."""
    game.hurt(hero, 2)


@spike.level(3)
@activated(target=any_miniboss)
def spikes_eviction(game: Game, me: Seat, spike: CardId, miniboss: CardId) -> None:
    """A miniboss in any dungeon goes back to the hand of its player."""
    game.return_miniboss(miniboss)


# --- Kid Croak ----------------------------------------------------------------------------------------

kid_croak = rmb.miniboss("Kid Croak")
kid_croak.level(1)(one_more_treasure(FIGHTER))


@kid_croak.level(2)
@activated(target=two_rooms_of_a_dungeon, once=True, during=HAMMER)
def kid_croaks_leap(game: Game, me: Seat, kid_croak: CardId, first: CardId, second: CardId) -> None:
    """Once per round, in the build phase: swap two rooms of one dungeon, yours or another's."""
    game.swap_rooms(first, second)


@kid_croak.level(3)
@activated(target=anybody)
def kid_croaks_concert(game: Game, me: Seat, kid_croak: CardId, seat: Seat) -> AnyProcedure:
    """Choose a dungeon: until the end of the round all Monster rooms there have +1 damage, or all of them have −1, as
    you like."""
    stronger = yield from game.may(me, kid_croak, "stronger-monsters")
    game.add_effect(EffectKind.MONSTER_DAMAGE, seat, 1 if stronger else -1, source=kid_croak)


# --- Draculad -----------------------------------------------------------------------------------------

draculad = rmb.miniboss("Draculad")
draculad.level(1)(one_more_treasure(CLERIC))


@draculad.level(2)
@activated(target=my_hero, once=True, during=AXE)
def draculads_scare(game: Game, me: Seat, draculad: CardId, hero: CardId) -> None:
    """Once per round, a hero in your dungeon goes back to town."""
    game.to_town(hero)


@draculad.level(3)
@activated(target=opponent)
def draculads_visit(game: Game, me: Seat, draculad: CardId, victim: Seat) -> AnyProcedure:
    """Look at an opponent's hand; you may take a card from it."""
    game.look_at_hand(me, victim)
    if game.hand(victim):
        card = yield from game.may_choose(me, game.hand(victim), "take-from-hand", draculad)
        if card is not None:
            game.take_from_player(me, card, victim)


# --- Rocky --------------------------------------------------------------------------------------------

rocky = rmb.miniboss("Rocky")


@rocky.level(1)
@any_room_on_top()
def rockys_shoulders() -> None:
    """Any room may be built over this room; its treasure need not match."""


@rocky.level(2)
@hero_dies_here()
def rockys_masonry(game: Game, me: Seat, rocky: CardId) -> AnyProcedure:
    """When a hero dies here: you may choose another room of your dungeon; it counts as just built."""
    here = game.room_of(rocky)
    watched = game.abilities(me, "you_build")
    others = [room for room in game.active_rooms(me) if room != here and (watched or game.card(room).built)]
    if others:
        room = yield from game.may_choose(me, others, "count-as-built", rocky)
        if room is not None:
            yield from game.trigger_build_effects(me, [room])


@rocky.level(3)
@activated(target=hero_inside, during=AXE)
def rockys_training(game: Game, me: Seat, rocky: CardId, hero: CardId) -> None:
    """A hero in any dungeon has +5 health until the end of the round."""
    game.strengthen(hero, 5, source=rocky)


# --- Cerebella ----------------------------------------------------------------------------------------

cerebella = rmb.miniboss("Cerebella")
cerebella.level(1)(one_more_treasure(MAGE))


@cerebella.level(2)
@hero_dies_here(optional=True)
def cerebellas_feast(game: Game, me: Seat, cerebella: CardId) -> None:
    """When a hero dies here, you may draw a spell."""
    game.draw_spells(me, 1)


@cerebella.level(3)
@activated(target=anybody)
def cerebellas_calm(game: Game, me: Seat, cerebella: CardId, seat: Seat) -> None:
    """Choose a dungeon: until the end of the round the abilities of its rooms and minibosses do not affect heroes. The
    damage of its rooms does."""
    game.add_effect(EffectKind.ROOM_TEXTS_SPARE_HEROES, seat, source=cerebella)


# --- Paddywhack ---------------------------------------------------------------------------------------

paddywhack = rmb.miniboss("Paddywhack")
paddywhack.level(1)(one_more_treasure(THIEF))


@paddywhack.level(2)
@gains_more_coins()
def paddywhacks_luck() -> None:
    """Once per round, when you gain coins, gain one more."""


@paddywhack.level(3)
@activated(target=hero_here, during=AXE)
def paddywhacks_whack(game: Game, me: Seat, paddywhack: CardId, hero: CardId) -> VerbResult:
    """Kill a hero in this room."""
    return game.kill(hero, me, where=game.state.hero_room)


# --- Icicle Man ---------------------------------------------------------------------------------------

icicle_man = rmb.miniboss("Icicle Man")
icicle_man.level(1)(one_more_damage)


@icicle_man.level(2)
@silences_heroes()
def icicle_mans_chill() -> None:
    """The abilities of heroes in your dungeon and at its entrance do not work."""


@icicle_man.level(3)
@activated(target=any_room)
def icicle_mans_frost(game: Game, me: Seat, icicle_man: CardId, room: CardId) -> None:
    """Deactivate a room in any dungeon until the end of the round."""
    game.deactivate(room, me)


# --- Mageseeker ---------------------------------------------------------------------------------------

mageseeker = rmb.miniboss("Mageseeker")


@mageseeker.level(1)
@own_damage()
def mageseekers_greed(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage for each treasure on it."""
    return sum(game.icons(room))


@mageseeker.level(2)
@negates_spells(once=True)
def mageseekers_shield() -> None:
    """Once per round, when an opponent plays a spell, you may discard a spell to negate it."""


@mageseeker.level(3)
@activated(target=anybody)
def mageseekers_door(game: Game, me: Seat, mageseeker: CardId, seat: Seat) -> None:
    """Choose a dungeon: until the end of the round heroes that go into it pass over the first room."""
    game.add_effect(EffectKind.SKIPS_FIRST_ROOM, seat, source=mageseeker)


# --- Brassknuckle -------------------------------------------------------------------------------------

brassknuckle = rmb.miniboss("Brassknuckle")
brassknuckle.level(1)(one_more_damage)


@brassknuckle.level(2)
@hero_dies_here(once=True)
def brassknuckles_trophy(game: Game, me: Seat, brassknuckle: CardId) -> AnyProcedure:
    """Once per round, when a hero dies here: draw a room card. If it is a room, you may build it at once."""
    before = len(game.state.room_hand[me])
    game.draw_rooms(me, 1)
    yield from game.build_extra(me, brassknuckle, game.state.room_hand[me][before:])


@brassknuckle.level(3)
@activated()
def brassknuckles_punch(game: Game, me: Seat, brassknuckle: CardId) -> None:
    """This room deals twice its damage until the end of the round."""
    room = game.room_of(brassknuckle)
    if game.is_active(room):
        game.double_damage(room, source=brassknuckle)


# --- Jinx ---------------------------------------------------------------------------------------------

jinx = rmb.miniboss("Jinx")


@jinx.level(1)
@build_phase_begins()
def jinxs_whims(game: Game, me: Seat, jinx: CardId) -> AnyProcedure:
    """At the beginning of the build phase, draw a room card, then discard a room card."""
    game.draw_rooms(me, 1)
    yield from game.discard_room(me, about=jinx)


@jinx.level(2)
@doubles_icons()
def jinxs_mirror() -> None:
    """Every treasure printed on this room counts twice."""


@jinx.level(3)
@activated(target=hero_in_town)
def jinxs_whistle(game: Game, me: Seat, jinx: CardId, hero: CardId) -> None:
    """A hero in town goes to the entrance of your dungeon."""
    game.to_entrance(hero, me)
