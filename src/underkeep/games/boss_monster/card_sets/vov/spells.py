"""The spells of VOV."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import OWN
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import coins
from underkeep.games.boss_monster.ability_parts.targets import my_hero
from underkeep.games.boss_monster.cards.ability import AXE, BOTH, HAMMER, Target
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import cast
from underkeep.games.boss_monster.state import TOP_LEVEL

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

vov = CardSet("VOV", "Vault of Villains", OWN)


def _risen(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [guest for guest in game.all_minibosses() if game.state.miniboss_level[guest] > 1]


@vov.spell("Hostile Takeover", BOTH, copies=2)
@cast(target=Target("card", _risen), cost=coins(1))
def hostile_takeover(game: Game, me: Seat, spell: CardId, miniboss: CardId) -> None:
    """Pay a coin: a miniboss in any dungeon falls by a level."""
    game.demote(miniboss, game.state.miniboss_level[miniboss] - 1)


@vov.spell("Payday", HAMMER, copies=2)
@cast()
def payday(game: Game, me: Seat, spell: CardId) -> None:
    """Gain a coin, and one more for each of your minibosses."""
    game.gain_coins(me, 1 + len(game.minibosses_of(me)))


@vov.spell("Villainous Monologue", AXE, copies=2)
@cast(target=my_hero)
def villainous_monologue(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """A hero in your dungeon takes the damage of its room once more."""
    room = game.state.hero_room
    if room is not None and game.is_active(room):
        game.take_room_damage(hero, room)


# --- Henchman Swap


def _movable(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.minibosses_of(me) if len(game.active_rooms(me)) > 1 else []


def _other_room(game: Game, me: Seat, source: CardId, miniboss: CardId) -> list[CardId]:
    return [room for room in game.active_rooms(me) if room != game.room_of(miniboss)]


@vov.spell("Henchman Swap", HAMMER, copies=2)
@cast(target=(Target("card", _movable, "choose-miniboss"), Target("card", _other_room, "choose-lodging")))
def henchman_swap(game: Game, me: Seat, spell: CardId, miniboss: CardId, room: CardId) -> None:
    """One of your minibosses moves to another of your rooms; if there is one already, the two change places. They keep
    their levels and may end up beside each other."""
    game.move_miniboss(miniboss, room)


# --- Grand Scheme


def _affordable(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.minibosses_that_can_rise(me) if game.state.coins[me] else []


@vov.spell("Grand Scheme", BOTH, copies=1)
@cast(target=Target("card", _affordable, "choose-miniboss"))
def grand_scheme(game: Game, me: Seat, spell: CardId, miniboss: CardId) -> AnyProcedure:
    """Promote one of your minibosses by one or two levels for a coin each. You may still promote a miniboss in your
    build phase this round."""
    levels = min(TOP_LEVEL - game.state.miniboss_level[miniboss], game.state.coins[me])
    if levels > 1:
        levels = yield from game.choose_number(me, range(1, levels + 1), "how-many-levels", miniboss)
    for _ in range(levels):
        game.pay_coins(me, 1)
        yield from game.promote(me, miniboss)
