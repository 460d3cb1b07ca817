"""The rooms of CRL: explorers alone, and with another treasure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import discard_advanced
from underkeep.games.boss_monster.cards.ability import Ability, Target
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.card_types import MONSTER, TRAP
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    adds_damage_to_others,
    from_hand,
    goes_anywhere,
    own_damage,
    when_built,
    when_uncovered,
)
from underkeep.games.boss_monster.lasting_effects import EffectKind, effect_targets
from underkeep.games.boss_monster.state import EXPLORER

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

crl = CardSet("CRL", "Crash Landing")

# --- ordinary rooms -----------------------------------------------------------------------------------


@crl.room("Alien Excavator", TRAP, damage=2, treasure="E", copies=2)
@when_built()
def alien_excavator(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: you may move a covered room of your dungeon to the top of its stack. It counts as
    uncovered."""
    return game.may_move_to_top(me, me, room)


@crl.room("Alien Ooze", TRAP, damage=1, treasure="E", copies=2)
@own_damage()
def alien_ooze(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage while you have another room with explorer treasure."""
    return int(any(game.icons(other)[EXPLORER] for other in game.active_rooms(me) if other != room))


@crl.room("Decoy Garden", MONSTER, damage=1, treasure="E", copies=1)
@when_built()
def decoy_garden(game: Game, me: Seat, room: CardId) -> None:
    """When you build this room: it has two additional explorer treasures until the end of the round."""
    game.add_treasure(room, EXPLORER, source=room)
    game.add_treasure(room, EXPLORER, source=room)


def _advanced_room(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [room for room in game.all_rooms() if game.card(room).advanced]


@crl.room("Frostman Lander", MONSTER, damage=2, treasure="E", copies=2)
@from_hand(target=Target("card", _advanced_room))
def frostman_lander(game: Game, me: Seat, card: CardId, target: CardId) -> None:
    """Discard this card from your hand: deactivate an advanced room in any dungeon until the end of the round."""
    game.deactivate(target, me)


@crl.room("Invasion Swarm", MONSTER, damage=0, treasure="E", copies=2)
@adds_damage_to_others()
def invasion_swarm(game: Game, me: Seat, room: CardId, other: CardId) -> int:
    """Adjacent rooms have +1 damage."""
    return 1 if game.side_of(room, other) else 0


@crl.room("Reactor Core", TRAP, damage=2, treasure="E", copies=2)
@own_damage()
def reactor_core(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage for each advanced room of your dungeon."""
    return sum(game.card(other).advanced for other in game.active_rooms(me))


# --- advanced rooms -----------------------------------------------------------------------------------


@crl.room("Digicron Library", TRAP, damage=3, treasure="E", copies=1, advanced=True)
@when_built()
def digicron_library(game: Game, me: Seat, room: CardId) -> None:
    """When you build this room: if you have another advanced room, draw two spells."""
    if any(game.card(other).advanced for other in game.active_rooms(me) if other != room):
        game.draw_spells(me, 2)


@crl.room("Hypercube", TRAP, damage=4, treasure="E", copies=2, advanced=True)
@goes_anywhere()
def hypercube() -> None:
    """This room may be built on any room, without matching treasure."""


def arrival(game: Game, room: CardId) -> Ability | None:
    """What is printed on a room about being built or uncovered. No room says different things about the two."""
    return game.card(room).built or game.card(room).uncovered


def _my_arrival(game: Game, me: Seat, source: CardId) -> list[CardId]:
    silenced = effect_targets(game.state.lasting_effects, EffectKind.SILENCED)
    return [room for room in game.active_rooms(me) if room not in silenced and arrival(game, room) is not None]


@crl.room("The Omega 42", TRAP, damage=3, treasure="E", copies=1, advanced=True)
@activated(cost=discard_advanced, target=Target("card", _my_arrival, "repeat-arrival"), once=True)
def the_omega_42(game: Game, me: Seat, room: CardId, target: CardId) -> AnyProcedure:
    """Once per round, discard an advanced room card: the "when you build" or "when you uncover" effect of one of your
    rooms takes place."""
    ability = arrival(game, target)
    assert ability is not None
    return game.trigger(me, target, ability)


# --- explorers and another treasure -------------------------------------------------------------------


@crl.room("Crash Site", TRAP, damage=1, treasure="CE", copies=2)
@when_uncovered()
def crash_site(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you uncover this room: take an advanced room card of your choice from the discard pile."""
    return game.take_chosen(me, lambda card: game.card(card).advanced, room)


@crl.room("Caged Gundarf", MONSTER, damage=1, treasure="FE", copies=2)
@when_uncovered()
def caged_gundarf(game: Game, me: Seat, room: CardId) -> None:
    """When you uncover this room: it deals twice its damage until the end of the round."""
    game.double_damage(room, source=room)


@crl.room("Celestial Map", TRAP, damage=1, treasure="ME", copies=2)
@when_uncovered()
def celestial_map(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you uncover this room: draw a spell, then this room is destroyed."""
    game.draw_spells(me, 1)
    yield from game.destroy([room], me)


@crl.room("Darkling Lair", MONSTER, damage=1, treasure="TE", copies=2)
@when_uncovered()
def darkling_lair(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you uncover this room: a hero in your dungeon or at your entrance takes 3 damage."""
    heroes = [*game.hero_inside(me), *game.state.entrance[me]]
    if heroes:
        hero = yield from game.choose(me, heroes, "choose-hero", room)
        game.hurt(hero, 3)
