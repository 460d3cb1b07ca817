"""The spells of CRL: help for those who have been beaten up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import VerbResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.targets import any_room, rivals_hero
from underkeep.games.boss_monster.cards.ability import AXE, HAMMER, Target
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import cast
from underkeep.games.boss_monster.state import EXPLORER

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

crl = CardSet("CRL", "Crash Landing")


def _dying_hero(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return [hero for hero in game.state.hero_in_dungeon if game.health_of(hero) <= 2]


@crl.spell("Finish Him!", AXE, copies=1)
@cast(target=Target("card", _dying_hero, inside=True))
def finish_him(game: Game, me: Seat, spell: CardId, hero: CardId) -> VerbResult:
    """Kill a hero in any dungeon that has 2 health or less."""
    return game.kill(hero, game.state.active_seat, where=game.state.hero_room)


def _escaped_hero(game: Game, me: Seat, source: CardId) -> list[CardId]:
    state = game.state
    return [hero for seat in game.opponents(me) for hero in state.wounds[seat] if hero in state.survivors]


def is_behind(game: Game, me: Seat) -> bool:
    """Whether another player has more souls."""
    return any(game.soul_count(seat) > game.soul_count(me) for seat in game.opponents(me))


@finish_him.or_else(target=Target("card", _escaped_hero), only_if=is_behind)
def finish_them(game: Game, me: Seat, spell: CardId, hero: CardId) -> VerbResult:
    """If another player has more souls than you, a hero that survived an opponent's dungeon this round goes face-down
    to your scoring area."""
    return game.kill(hero, me, surely=True)


def is_wounded(game: Game, me: Seat) -> bool:
    """Whether the player has a wound."""
    return game.wound_count(me) > 0


@crl.spell("Essence Transfer", AXE, copies=2, needs_opponent=True)
@cast(target=rivals_hero, only_if=is_wounded)
def essence_transfer(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """A hero in an opponent's dungeon has +1 health for each of your wounds until the end of the round."""
    game.strengthen(hero, game.wound_count(me), source=spell)


def _ordinary_wound(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return game.ordinary_wounds(me)


@crl.spell("Healing Tank", AXE, copies=1)
@cast(target=Target("card", _ordinary_wound, "heal"), only_if=lambda game, me: game.state.heroes_lured_count[me] == 0)
def healing_tank(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """If no hero was lured to your dungeon this round, heal a wound that comes from an ordinary hero."""
    game.turn_to_soul(me, hero)


@crl.spell("Meteorite", HAMMER, copies=1)
@cast(target=any_room)
def meteorite(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """A room in any dungeon has an additional explorer treasure until the end of the round."""
    game.add_treasure(room, EXPLORER, source=spell)


def can_fight_back(game: Game, me: Seat) -> bool:
    """Whether the player has wounds, and heroes to pay them back to."""
    return is_wounded(game, me) and bool(game.hero_inside(me) or game.state.entrance[me])


@crl.spell("Not Dead Yet", AXE, copies=2)
@cast(only_if=can_fight_back)
def not_dead_yet(game: Game, me: Seat, spell: CardId) -> None:
    """Each hero in your dungeon or at your entrance takes 1 damage for each of your wounds."""
    damage = game.wound_count(me)
    for hero in [*game.hero_inside(me), *game.state.entrance[me]]:
        game.hurt(hero, damage)
