"""The heroes of TNL: name, treasure, health, and the smallest player count that uses them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import discard_room_with
from underkeep.games.boss_monster.cards.ability import AXE
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    chooses_dungeon,
    more_health,
    passes_over_last_room,
    when_anybody_casts,
    when_it_survives,
)
from underkeep.games.boss_monster.state import CLERIC, FIGHTER, MAGE, THIEF

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

tnl = CardSet("TNL", "Boss Monster 2: The Next Level")

# --- ordinary heroes

tnl.hero("Elfstar", "C", health=4)
tnl.hero("Kyle the Incorruptible", "C", health=4, players=4)
tnl.hero("Danae the Slayer", "C", health=6)
tnl.hero("Solemn Caine, Pilgrim of Pain", "C", health=6, players=3)


@tnl.hero("Vampire", "C", health=6, star=True, needs_opponent=True)
@activated(cost=discard_room_with(CLERIC), once=True, instant=True, during=AXE)
def vampire(game: Game, me: Seat, hero: CardId) -> None:
    """Dark hero. Once per round, one opponent of the player at whose dungeon this hero is may discard a room card
    with cleric treasure: this hero has +3 health until the end of the round."""
    game.strengthen(hero, 3, source=hero)


tnl.hero("Adynn, Cleric of Love", "C", health=8, players=4)
tnl.hero("Hookshot Joe", "F", health=4)
tnl.hero("Tarka, Eskimo Warrior", "F", health=4, players=4)
tnl.hero("Lady Samantha", "F", health=6)
tnl.hero("Ampersand the Galled", "F", health=6, players=3)


@tnl.hero("Barbarian", "F", health=6, star=True, needs_opponent=True)
@activated(cost=discard_room_with(FIGHTER), once=True, instant=True, during=AXE)
def barbarian(game: Game, me: Seat, hero: CardId) -> None:
    """Dark hero. Once per round, one opponent of the player at whose dungeon this hero is may discard a room card
    with fighter treasure: this hero has +3 health until the end of the round."""
    game.strengthen(hero, 3, source=hero)


tnl.hero("Damok, Dragon Hunter", "F", health=8, players=4)
tnl.hero("Megan the Missile Mage", "M", health=4)
tnl.hero("Otus the Occult", "M", health=4, players=4)
tnl.hero("A Kid and His Spellslime", "M", health=6)
tnl.hero("Wink the Probably Magical", "M", health=6, players=3)


@tnl.hero("Witch", "M", health=6, star=True, needs_opponent=True)
@activated(cost=discard_room_with(MAGE), once=True, instant=True, during=AXE)
def witch(game: Game, me: Seat, hero: CardId) -> None:
    """Dark hero. Once per round, one opponent of the player at whose dungeon this hero is may discard a room card
    with mage treasure: this hero has +3 health until the end of the round."""
    game.strengthen(hero, 3, source=hero)


tnl.hero("Iskandar, Ice Mage", "M", health=8, players=4)
tnl.hero("Black Leaf", "T", health=4)
tnl.hero("Murphy the Magnificent", "T", health=4, players=4)
tnl.hero("Colgar, Fugitive Prince", "T", health=6)
tnl.hero("Francisco the Endbringer", "T", health=6, players=3)


@tnl.hero("Hitman", "T", health=6, star=True, needs_opponent=True)
@activated(cost=discard_room_with(THIEF), once=True, instant=True, during=AXE)
def hitman(game: Game, me: Seat, hero: CardId) -> None:
    """Dark hero. Once per round, one opponent of the player at whose dungeon this hero is may discard a room card
    with thief treasure: this hero has +3 health until the end of the round."""
    game.strengthen(hero, 3, source=hero)


tnl.hero("Raymond Two-Chains", "T", health=8, players=4)


@tnl.hero("The Fool", "", health=2)
@chooses_dungeon()
def the_fool(game: Game) -> list[int]:
    """Goes to the dungeon of the player with the fewest souls; if there is a tie, stays in town."""
    return [-game.soul_count(seat) for seat in game.seats()]


# --- epic heroes

tnl.hero("Tyrone, Pharaoh Ascendant", "C", health=11, epic=True)
tnl.hero("Branadin Wordblessed", "C", health=11, players=3, epic=True)


@tnl.hero("Necromancer", "CT", health=12, star=True, epic=True)
@when_it_survives()
def necromancer(game: Game, owner: Seat, hero: CardId, source: CardId) -> AnyProcedure:
    """Hybrid hero: looks for cleric and thief treasure together. If it survives the dungeon, the player there turns
    one of the own dead heroes face-up: it counts as wounds."""
    if game.state.souls[owner]:
        risen = yield from game.choose(owner, game.state.souls[owner], "turn-to-wound", hero)
        game.turn_to_wound(owner, risen)


tnl.hero("Heavenboy", "C", health=13, players=4, epic=True)
tnl.hero("Lone Fox and Kit", "F", health=11, epic=True)
tnl.hero("Ser Mortin the Deadly", "F", health=11, players=3, epic=True)


@tnl.hero("Swordmage", "FM", health=12, star=True, epic=True)
@when_anybody_casts()
def swordmage(game: Game, hero: CardId) -> None:
    """Hybrid hero: looks for fighter and mage treasure together. While it is in a dungeon, it has +2 health for every
    spell that anybody plays, before that spell resolves."""
    game.strengthen(hero, 2, source=hero)


tnl.hero("O'Brien the Destroyer", "F", health=13, players=4, epic=True)
tnl.hero("Dumbledalf the Blue", "M", health=11, epic=True)
tnl.hero("Wrathfuss the Namer", "M", health=11, players=3, epic=True)


@tnl.hero("Druid", "CM", health=12, star=True, epic=True)
@more_health()
def druid(game: Game, owner: Seat, hero: CardId) -> int:
    """Hybrid hero: looks for cleric and mage treasure together. At a dungeon it has +1 health for each spell in the
    hand of the player there."""
    return len(game.state.spell_hand[owner])


tnl.hero("Markus, Geomancer Supreme", "M", health=13, players=4, epic=True)
tnl.hero("Rom the Reaver", "T", health=11, epic=True)
tnl.hero("Gaimina, Thief of Dreams", "T", health=11, players=3, epic=True)


@tnl.hero("Archer", "FT", health=12, star=True, epic=True)
@passes_over_last_room()
def archer() -> None:
    """Hybrid hero: looks for fighter and thief treasure together. It passes over the last room of the dungeon."""


tnl.hero("Roberta, Dreaded Outlaw", "T", health=13, players=4, epic=True)


@tnl.hero("The Brothers", "", health=20, star=True, epic=True)
@chooses_dungeon()
def the_brothers(game: Game) -> list[int]:
    """Go to the dungeon of the player with the most souls minus wounds; if there is a tie, they stay in town."""
    return [game.soul_count(seat) - game.wound_count(seat) for seat in game.seats()]
