"""The heroes of RMB: name, treasure, health, and the smallest player count that uses them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import PARTLY_OWN
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import coins
from underkeep.games.boss_monster.cards.ability import AXE
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    chooses_dungeon,
    silences_minibosses,
    spellproof,
    when_it_sets_out,
    when_it_survives,
)

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

rmb = CardSet("RMB", "Boss Monster 3: Rise of the Minibosses")


@activated(cost=coins(1), once=True, instant=True, during=AXE)
def dark_hero(game: Game, me: Seat, hero: CardId) -> None:
    """Dark hero. Once per round, one opponent of the player at whose dungeon this hero is may pay a coin: this hero has
    +2 health until the end of the round."""
    game.strengthen(hero, 2, source=hero)


# --- ordinary heroes

rmb.hero("Felicity, Joyful Nurse", "C", health=4)
rmb.hero("Wolfhard, Teen Hero", "C", health=4, players=4)
rmb.hero("Holkin, Propheteer", "C", health=6)
rmb.hero("Luz, Merciful Healer", "C", health=6, players=3)
rmb.hero("Inquisitor", "C", health=6, players=4, needs_opponent=True, design=PARTLY_OWN)(dark_hero)
rmb.hero("Josie, Vampire Slayer", "C", health=8)
rmb.hero("Tess, Dwarven Shieldmaiden", "F", health=4)
rmb.hero("Steven the Human", "F", health=4, players=4)
rmb.hero("Rotgut, Half-Giant Berserker", "F", health=6)
rmb.hero("Maxine, Sister of Steel", "F", health=6, players=3)
rmb.hero("Sellsword", "F", health=6, players=4, needs_opponent=True, design=PARTLY_OWN)(dark_hero)
rmb.hero("Joe the Smith", "F", health=8)
rmb.hero("Eloi Marlborn", "M", health=4)
rmb.hero("Exai, Mindmage", "M", health=4, players=4)
rmb.hero("Clebrina, Familiar", "M", health=6)
rmb.hero("Bross, Illusionist Adept", "M", health=6, players=3)
rmb.hero("Alchemist", "M", health=6, players=4, needs_opponent=True, design=PARTLY_OWN)(dark_hero)
rmb.hero("Dovkro, Born of the Dragon", "M", health=8)
rmb.hero("K'Bothi the Spy", "T", health=4)
rmb.hero("The Steel Mouser", "T", health=4, players=4)
rmb.hero("Ofcroak, Vengeful Handmaid", "T", health=6)
rmb.hero("Koko the Piper", "T", health=6, players=3)
rmb.hero("Scoundrel", "T", health=6, players=4, needs_opponent=True, design=PARTLY_OWN)(dark_hero)
rmb.hero("Marmo, Master of Dreams", "T", health=8)


@rmb.hero("The Fool", "", health=2)
@chooses_dungeon()
def the_fool(game: Game) -> list[int]:
    """Goes to the dungeon of the player with the fewest souls; if there is a tie, stays in town."""
    return [-game.soul_count(seat) for seat in game.seats()]


# --- epic heroes

rmb.hero("Haize, Half-angel", "C", health=11, epic=True)
rmb.hero("The Overseer", "C", health=11, players=3, epic=True)


@rmb.hero("Paladin", "CF", health=12, players=4, epic=True, design=PARTLY_OWN)
@silences_minibosses()
def paladin() -> None:
    """Hybrid hero: looks for cleric and fighter treasure together. While it is inside a dungeon, the minibosses there
    do not work."""


rmb.hero("Koverian, Executioner", "C", health=13, epic=True)
rmb.hero("Varraka, Combat Instructor", "F", health=11, epic=True)
rmb.hero("Zheng-Yi, One Kick Woman", "F", health=11, players=3, epic=True)


@rmb.hero("Tax Collector", "FT", health=12, players=4, epic=True, design=PARTLY_OWN)
@when_it_sets_out()
def tax_collector(game: Game, owner: Seat, hero: CardId) -> AnyProcedure:
    """Hybrid hero: looks for fighter and thief treasure together. When it goes into a dungeon, the player there pays 2
    coins, or it has +3 health until the end of the round."""
    if not (yield from game.may_pay(owner, 2, hero, "pay-tax")):
        game.strengthen(hero, 3, source=hero)


rmb.hero("Unseena, Invisible Wrestler", "F", health=13, epic=True)
rmb.hero("Zutara, Elemental Master", "M", health=11, epic=True)
rmb.hero("Mortimer, Evil Genius", "M", health=11, players=3, epic=True)


@rmb.hero("Warlock", "CM", health=12, players=4, epic=True, design=PARTLY_OWN)
@spellproof()
def warlock() -> None:
    """Hybrid hero: looks for cleric and mage treasure together. Spells cannot be aimed at this hero."""


rmb.hero("Shigeru the Spellbinder", "M", health=13, epic=True)
rmb.hero("Moran, Master of Keys", "T", health=11, epic=True)
rmb.hero("Marsden, Reformed Outlaw", "T", health=11, players=3, epic=True)


@rmb.hero("Relic Hunter", "MT", health=12, players=4, epic=True, design=PARTLY_OWN)
@when_it_survives()
def relic_hunter(game: Game, owner: Seat, hero: CardId, source: CardId) -> None:
    """Hybrid hero: looks for mage and thief treasure together. If it survives the dungeon, the player there pays half
    of the own coins, rounded up."""
    game.pay_coins(owner, (game.state.coins[owner] + 1) // 2)


rmb.hero("Petros, Dwarven Noble", "T", health=13, epic=True)


@rmb.hero("The Progenitors", "", health=20, star=True, epic=True, design=PARTLY_OWN)
@chooses_dungeon()
def the_progenitors(game: Game) -> list[int]:
    """Go to the dungeon of the player with the most coins; if there is a tie, they stay in town."""
    return [game.state.coins[seat] for seat in game.seats()]
