"""The rooms of VOV, by treasure: cleric, fighter, mage, thief, explorer, several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import OWN
from underkeep.core.procedures import AnyProcedure, Procedure, VerbResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import coins, destroy_this, discard_any_room, discard_spell
from underkeep.games.boss_monster.ability_parts.targets import hero_here, opponent
from underkeep.games.boss_monster.cards.ability import HAMMER, Cost, Target
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.card_types import MONSTER, TRAP
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    adds_damage_to_others,
    adds_icons,
    hero_dies_here,
    hero_enters,
    hero_leaves,
    minibosses_are_free,
    own_damage,
    when_built,
    when_built_or_uncovered,
    when_uncovered,
    when_you_cast,
    when_you_promote,
)
from underkeep.games.boss_monster.options import DRAW_ROOM, DRAW_SPELL
from underkeep.games.boss_monster.state import EXPLORER, THIEF, Treasure

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

vov = CardSet("VOV", "Vault of Villains", OWN)

# --- cleric -------------------------------------------------------------------------------------------


@vov.room("Reliquary of Rogues", TRAP, damage=1, treasure="CC", copies=2, needs_opponent=True)
@when_built()
def reliquary_of_rogues(game: Game, me: Seat, room: CardId) -> None:
    """When you build this room: gain a coin for each opponent who has more souls than you."""
    game.gain_coins(me, sum(game.soul_count(seat) > game.soul_count(me) for seat in game.opponents(me)))


@vov.room("Choir of Banshees", MONSTER, damage=2, treasure="C", copies=2, needs_opponent=True)
@activated(cost=coins(1), target=opponent, once=True)
def choir_of_banshees(game: Game, me: Seat, room: CardId, victim: Seat) -> AnyProcedure:
    """Once per round, pay a coin: choose an opponent, who discards a random room card."""
    return game.discard_random(victim, game.state.room_hand[victim], by=me)


def a_miniboss_lies_discarded(game: Game, me: Seat, room: CardId) -> bool:
    """Whether there is a miniboss in the discard pile."""
    return bool(game.discarded(game.is_miniboss))


@vov.room("Sepulcher of Sins", TRAP, damage=3, treasure="C", copies=1, advanced=True)
@hero_dies_here(once=True, optional=True, only_if=a_miniboss_lies_discarded)
def sepulcher_of_sins(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, when a hero dies here: you may take a miniboss card of your choice from the discard pile."""
    return game.take_chosen(me, game.is_miniboss, room)


@vov.room("Ossuary Throne", MONSTER, damage=3, treasure="C", copies=1, advanced=True)
@when_built()
def ossuary_throne(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: you may pay 2 coins to heal a wound that comes from an ordinary hero."""
    wounds = game.ordinary_wounds(me)
    if wounds and (yield from game.may_pay(me, 2, room)):
        hero = yield from game.choose(me, wounds, "heal", room)
        game.turn_to_soul(me, hero)


# --- fighter ------------------------------------------------------------------------------------------


@vov.room("Villains' Gym", MONSTER, damage=1, treasure="FF", copies=2)
@when_you_promote()
def villains_gym(game: Game, me: Seat, room: CardId, miniboss: CardId) -> None:
    """When you promote a miniboss: put a +1 token on this room, unless it has three."""
    if game.state.tokens.get(room, 0) < 3:
        game.put_tokens(room, 1)


@vov.room("Ogre Toll Bridge", MONSTER, damage=2, treasure="F", copies=2)
@hero_leaves(once=True)
def ogre_toll_bridge(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when a hero leaves this room alive: gain a coin."""
    game.gain_coins(me, 1)


@vov.room("Bloodsport Pit", MONSTER, damage=4, treasure="F", copies=1, advanced=True)
@activated(cost=coins(1), once=True)
def bloodsport_pit(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, pay a coin: this room has +2 damage until the end of the round."""
    if game.is_active(room):
        game.boost(room, 2, source=room)


@vov.room("Warlord's Bunker", TRAP, damage=3, treasure="F", copies=1, advanced=True)
@adds_damage_to_others()
def warlords_bunker(game: Game, me: Seat, room: CardId, other: CardId) -> int:
    """Adjacent rooms that have a miniboss have +1 damage."""
    return 1 if other in game.state.miniboss_of_room and game.side_of(room, other) else 0


# --- mage ---------------------------------------------------------------------------------------------


@vov.room("Hexagon of Hexes", TRAP, damage=1, treasure="MM", copies=2)
@when_built_or_uncovered()
def hexagon_of_hexes(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build or uncover this room: you may pay a coin to draw a spell."""
    if (yield from game.may_pay(me, 1, room)):
        game.draw_spells(me, 1)


def _my_riser(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.minibosses_that_can_rise(me)


@vov.room("Gremlin Switchboard", MONSTER, damage=1, treasure="M", copies=2)
@activated(cost=discard_spell, target=Target("card", _my_riser), once=True, during=HAMMER)
def gremlin_switchboard(game: Game, me: Seat, room: CardId, miniboss: CardId) -> VerbResult:
    """Once per build phase, discard a spell: promote one of your minibosses without paying. It must not have come or
    fallen in this round."""
    return game.promote(me, miniboss)


@vov.room("Crystal Oubliette", TRAP, damage=0, treasure="M", copies=1, advanced=True)
@hero_enters()
def crystal_oubliette(game: Game, me: Seat, room: CardId, hero: CardId) -> AnyProcedure:
    """When a hero enters this room, roll a die."""
    game.state.card_memory[room] = yield from game.roll(room)


@crystal_oubliette.also
@own_damage()
def oubliette_damage(game: Game, me: Seat, room: CardId) -> int:
    """While that hero is here, this room has as much extra damage as the die shows."""
    return game.state.card_memory.get(room, 0) if game.hero_in(room) else 0


@vov.room("Sorcerer's Study", MONSTER, damage=2, treasure="M", copies=1, advanced=True)
@when_you_cast(once=True)
def sorcerers_study(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when you play a spell that is not negated: put a +1 token on this room."""
    game.put_tokens(room, 1)


# --- thief --------------------------------------------------------------------------------------------


@vov.room("Pawn Shop", TRAP, damage=1, treasure="TT", copies=2)
@activated(cost=discard_any_room, once=True)
def pawn_shop(game: Game, me: Seat, room: CardId, pawned: CardId) -> None:
    """Once per round, discard a room card: gain a coin, or 3 coins if it is a miniboss."""
    game.gain_coins(me, 3 if game.is_miniboss(pawned) else 1)


def _has_previous(game: Game, me: Seat, room: CardId) -> bool:
    return game.previous_room(room) is not None


def _destroy_this(game: Game, me: Seat, room: CardId) -> Procedure[CardId | None]:
    previous = game.previous_room(room)
    yield from game.destroy([room], me, spare_hero=True)
    return previous


destroy_after_another = Cost(_has_previous, _has_previous, _destroy_this, gives=True)
"""Destroy this room; there must be a previous one."""


@vov.room("Greased Stairs", TRAP, damage=2, treasure="T", copies=2)
@activated(cost=destroy_after_another, target=hero_here, hero_here=True)
def greased_stairs(game: Game, me: Seat, room: CardId, hero: CardId, previous: CardId) -> None:
    """Destroy this room: a hero in it goes back to the previous room and enters that one again."""
    if game.is_active(previous):
        game.send_back(hero, previous)


@vov.room("Vault Door", TRAP, damage=3, treasure="T", copies=1, advanced=True)
@when_built()
def vault_door(game: Game, me: Seat, room: CardId) -> Procedure[int]:
    """When you build this room: you may lay one or two of your coins on it."""
    return game.invest(me, room, 2)


@vault_door.also
@adds_icons()
def what_the_door_hides(game: Game, me: Seat, source: CardId, room: CardId) -> list[Treasure]:
    """It has an additional thief treasure for each coin on it."""
    return [THIEF] * game.state.coins_on_room.get(room, 0)


def _weakened_here(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [hero for hero in game.hero_in(source) if game.health_of(hero) <= 4]


@vov.room("Guild of Cutthroats", MONSTER, damage=3, treasure="T", copies=1, advanced=True)
@activated(cost=coins(2), target=Target("card", _weakened_here, inside=True), once=True)
def guild_of_cutthroats(game: Game, me: Seat, room: CardId, hero: CardId) -> VerbResult:
    """Once per round, pay 2 coins: kill a hero in this room that has 4 health or less."""
    return game.kill(hero, me, where=room)


# --- explorer -----------------------------------------------------------------------------------------


@vov.room("Salvage Yard", TRAP, damage=1, treasure="EE", copies=2)
@when_built()
def salvage_yard(game: Game, me: Seat, room: CardId) -> None:
    """When you build this room: gain a coin for each covered room of your dungeon, but at most 3."""
    game.gain_coins(me, min(3, sum(len(stack) - 1 for stack in game.state.dungeon[me])))


@vov.room("Alien Zoo", MONSTER, damage=2, treasure="E", copies=2)
@when_uncovered()
def alien_zoo(game: Game, me: Seat, room: CardId) -> None:
    """When you uncover this room: gain 2 coins."""
    game.gain_coins(me, 2)


def _explorer_in_town(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [hero for hero in game.state.town if EXPLORER in game.hero_card(hero).classes]


@vov.room("Tractor Beam", TRAP, damage=3, treasure="E", copies=1, advanced=True)
@activated(cost=coins(1), target=Target("card", _explorer_in_town), once=True, during=HAMMER)
def tractor_beam(game: Game, me: Seat, room: CardId, hero: CardId) -> None:
    """Once per build phase, pay a coin: an explorer in town goes to your entrance."""
    game.to_entrance(hero, me)


@vov.room("Mothership Hangar", MONSTER, damage=3, treasure="E", copies=1, advanced=True)
@minibosses_are_free()
def mothership_hangar() -> None:
    """You do not pay for the minibosses that you reveal."""


# --- several treasures --------------------------------------------------------------------------------


def movers(game: Game, me: Seat, room: CardId) -> list[CardId]:
    """The minibosses that may move to a room: it has none, and once they are gone from their own, none is beside it."""
    hosts = game.rooms_with_miniboss(me)
    if room in hosts:
        return []
    beside = [host for host in hosts if game.side_of(room, host)]
    return [game.state.miniboss_of_room[host] for host in hosts if not [other for other in beside if other != host]]


def somebody_can_move_in(game: Game, me: Seat, room: CardId) -> bool:
    """Whether a miniboss of the player may move to this room."""
    return bool(movers(game, me, room))


@vov.room("Crusader's Brig", MONSTER, damage=1, treasure="CF", copies=2)
@hero_dies_here(once=True, optional=True, only_if=somebody_can_move_in)
def crusaders_brig(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, when a hero dies here: if this room has no miniboss, you may move one of your minibosses to it.
    It keeps its level and must not come to lie beside another."""
    minibosses = movers(game, me, room)
    if minibosses:
        miniboss = yield from game.choose(me, minibosses, "move-miniboss", room)
        game.move_miniboss(miniboss, room)


def _my_host(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.rooms_with_miniboss(me)


@vov.room("Rune Forge", TRAP, damage=1, treasure="FM", copies=2)
@activated(cost=coins(1), target=Target("card", _my_host), once=True)
def rune_forge(game: Game, me: Seat, room: CardId, target: CardId) -> None:
    """Once per round, pay a coin: put a +1 token on one of your rooms that has a miniboss."""
    game.put_tokens(target, 1)


@vov.room("Shady Emporium", TRAP, damage=1, treasure="MT", copies=2)
@activated(cost=coins(2), once=True)
def shady_emporium(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """Once per round, pay 2 coins: draw two room cards or a spell."""
    if (yield from game.choose_card_kind(me, (DRAW_ROOM, DRAW_SPELL), room)) == DRAW_ROOM:
        game.draw_rooms(me, 2)
    else:
        game.draw_spells(me, 1)


@vov.room("Smuggler's Port", TRAP, damage=1, treasure="TE", copies=2)
@activated(cost=destroy_this)
def smugglers_port(game: Game, me: Seat, room: CardId) -> None:
    """Destroy this room: gain a coin, and another for each of your minibosses."""
    game.gain_coins(me, 1 + len(game.minibosses_of(me)))


@vov.room("Star Chapel", MONSTER, damage=1, treasure="CE", copies=2)
@when_uncovered()
def star_chapel(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you uncover this room: take a card of your choice from the discard pile."""
    return game.take_chosen(me, about=room)
