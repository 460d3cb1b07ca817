"""The bosses of RMB: four that bring coins, four that spend them, four for whom minibosses or traps work harder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import coins, give_coin
from underkeep.games.boss_monster.ability_parts.targets import any_monster_room, anybody, opponent_with_spells, treasure
from underkeep.games.boss_monster.cards.ability import AXE
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    adds_damage_to_others,
    minibosses_begin_at_two,
    offered_to_others,
    promotes_for_monsters,
    when_hero_dies,
    when_you_build,
    when_you_cast,
)
from underkeep.games.boss_monster.state import Treasure

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

rmb = CardSet("RMB", "Boss Monster 3: Rise of the Minibosses")


@rmb.boss("Gregore", xp=365, treasure="C")
@when_hero_dies(once=True)
def gregore(game: Game, me: Seat, boss: CardId) -> None:
    """From the level up on, once per round, when a hero dies in your dungeon: gain a coin."""
    game.gain_coins(me, 1)


@rmb.boss("Calabeza", xp=205, treasure="C")
@promotes_for_monsters(once=True)
def calabeza() -> None:
    """From the level up on, once per round, when you promote a miniboss in your build turn: you may discard a Monster
    room card instead of paying the coin."""


@rmb.boss("Belladonna", xp=860, treasure="C", needs_opponent=True)
@activated(cost=coins(2), target=opponent_with_spells, once=True)
def belladonna(game: Game, me: Seat, boss: CardId, victim: Seat) -> AnyProcedure:
    """From the level up on, once per round, pay 2 coins: an opponent discards a spell drawn at random."""
    return game.discard_random(victim, game.state.spell_hand[victim], by=me)


@rmb.boss("Lamia", xp=255, treasure="F")
@when_you_build("monster")
def lamia(game: Game, me: Seat, boss: CardId, room: CardId) -> None:
    """From the level up on, when you build a Monster room: gain a coin."""
    game.gain_coins(me, 1)


@rmb.boss("King Croak", xp=760, treasure="F")
@minibosses_begin_at_two()
def king_croak() -> None:
    """From the level up on, minibosses that you build begin at level 2."""


@rmb.boss("Ravenus", xp=760, treasure="F")
@activated(cost=coins(2), target=any_monster_room, once=True)
def ravenus(game: Game, me: Seat, boss: CardId, monster: CardId) -> None:
    """From the level up on, once per round, pay 2 coins: a Monster room in any dungeon deals twice its damage until the
    end of the round."""
    game.double_damage(monster, source=boss)


@rmb.boss("Baron Hex", xp=535, treasure="M")
@when_you_cast()
def baron_hex(game: Game, me: Seat, boss: CardId) -> None:
    """From the level up on, when you play a spell that is not negated: gain a coin."""
    game.gain_coins(me, 1)


def died_beside_a_miniboss(game: Game, me: Seat, boss: CardId) -> bool:
    """Whether the last hero died in a room that has a miniboss."""
    return game.state.last_death_room in game.state.miniboss_of_room


@rmb.boss("Oculus", xp=630, treasure="M")
@when_hero_dies(only_if=died_beside_a_miniboss)
def oculus(game: Game, me: Seat, boss: CardId) -> None:
    """From the level up on, when a hero dies in a room of yours that has a miniboss: draw a spell."""
    game.draw_spells(me, 1)


@rmb.boss("Kazanna", xp=935, treasure="M")
@activated(cost=coins(2), once=True)
def kazanna(game: Game, me: Seat, boss: CardId) -> None:
    """From the level up on, once per round, pay 2 coins: draw a spell."""
    game.draw_spells(me, 1)


@rmb.boss("Dr. Deadly", xp=300, treasure="T")
@when_you_build("trap")
def dr_deadly(game: Game, me: Seat, boss: CardId, room: CardId) -> None:
    """From the level up on, when you build a Trap room: gain a coin."""
    game.gain_coins(me, 1)


@rmb.boss("Scott", xp=780, treasure="T")
@adds_damage_to_others()
def scott(game: Game, me: Seat, boss: CardId, other: CardId) -> int:
    """From the level up on, all your Trap rooms have +1 damage."""
    return 1 if game.is_trap_room(other) and boss not in game.state.used_this_round else 0


@scott.also
@offered_to_others(cost=give_coin, once=True, during=AXE)
def bribe_scott(game: Game, user: Seat, boss: CardId) -> None:
    """In the adventure phase any opponent may give you a coin: this bonus then ends for the round."""


@rmb.boss("Kirax", xp=980, treasure="T")
@activated(cost=coins(2), target=(anybody, treasure), once=True)
def kirax(game: Game, me: Seat, boss: CardId, seat: Seat, kind: Treasure) -> None:
    """From the level up on, once per round, pay 2 coins: a dungeon of your choice has one more treasure of a type of
    your choice until the end of the round."""
    game.add_dungeon_treasure(seat, kind, source=boss)
