"""SBM: heroes. `players` is the smallest number of players that meets them; alone one meets none of those who go
straight to a location or do not stay in town (SBM-19.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import OWN, PARTLY_OWN
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import (
    goes_straight_to,
    leaves_town_for,
    passes_over,
    softens_damage,
    stops_first_spell,
    when_it_sets_out,
)
from underkeep.games.boss_monster.state import CLERIC, FIGHTER, MAGE, TAVERN, THIEF

if TYPE_CHECKING:
    from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster as Game

sbm = CardSet("SBM", "Super Boss Monster", OWN)

# --- ordinary heroes

sbm.hero("Sister Sparkle", "C", health=4)
sbm.hero("Brother Blister", "C", health=4, players=4)
sbm.hero("Deacon Dawn", "C", health=6)
sbm.hero("Bishop Bumble", "C", health=8)
sbm.hero("Mother Mercy", "C", health=8, players=4)


@sbm.hero("Acolyte", "C", health=6, players=3, design=PARTLY_OWN)
@goes_straight_to()
def acolyte(game: Game, hero: CardId) -> int:
    """When this hero is revealed, it goes straight to the Temple, or to the Tavern if another hero is there."""
    return CLERIC


sbm.hero("King Lik", "F", health=4, design=PARTLY_OWN)
sbm.hero("Squire Sprocket", "F", health=4, players=4)
sbm.hero("Brunhild the Brisk", "F", health=6)
sbm.hero("Laliho", "F", health=8, design=PARTLY_OWN)
sbm.hero("Captain Clank", "F", health=8, players=4)


@sbm.hero("Gladiator", "F", health=6, players=3, design=PARTLY_OWN)
@goes_straight_to()
def gladiator(game: Game, hero: CardId) -> int:
    """When this hero is revealed, it goes straight to the Stadium, or to the Tavern if another hero is there."""
    return FIGHTER


sbm.hero("Pip the Apprentice", "M", health=4)
sbm.hero("Zola Zap", "M", health=4, players=4)
sbm.hero("Wisebeard, Wandering Wizard", "M", health=6, design=PARTLY_OWN)
sbm.hero("Orla the Ornate", "M", health=8)
sbm.hero("Fizzlewick", "M", health=8, players=4)


@sbm.hero("Scholar", "M", health=6, players=3, design=PARTLY_OWN)
@goes_straight_to()
def scholar(game: Game, hero: CardId) -> int:
    """When this hero is revealed, it goes straight to the Library, or to the Tavern if another hero is there."""
    return MAGE


sbm.hero("Nimble Nell", "T", health=4)
sbm.hero("Quickfingers Quill", "T", health=4, players=4)
sbm.hero("Shadow Sam", "T", health=6)
sbm.hero("Velvet Vex", "T", health=8)
sbm.hero("Ace Ferret", "T", health=8, players=4)


@sbm.hero("Criminal", "T", health=6, players=3, design=PARTLY_OWN)
@goes_straight_to()
def criminal(game: Game, hero: CardId) -> int:
    """When this hero is revealed, it goes straight to the Hideout, or to the Tavern if another hero is there."""
    return THIEF


@sbm.hero("Slacker", "", health=5, design=PARTLY_OWN)
@goes_straight_to()
def slacker(game: Game, hero: CardId) -> int:
    """When this hero is revealed, it goes straight to the Tavern."""
    return TAVERN


# --- epic heroes

sbm.hero("Aurelia, Dawn Herald", "C", health=11, epic=True)
sbm.hero("Saint Stanton", "C", health=13, epic=True)


@sbm.hero("Oracle Oona", "C", health=13, players=4, epic=True)
@stops_first_spell()
def oracle_oona(game: Game, hero: CardId) -> None:
    """The first spell of a round that is aimed at this hero is negated."""


@sbm.hero("Priestess", "C", health=12, players=3, epic=True, design=PARTLY_OWN)
@leaves_town_for()
def priestess(game: Game, hero: CardId) -> int:
    """At the end of a round in which it is still in town, this hero goes to the Temple, or to the Tavern if another
    hero is there."""
    return CLERIC


sbm.hero("Dame Dauntless", "F", health=11, epic=True)
sbm.hero("Ironsides", "F", health=13, epic=True)


@sbm.hero("Warlord Wanda", "F", health=13, players=4, epic=True)
@softens_damage()
def warlord_wanda(game: Game, owner: Seat, hero: CardId, room: CardId, damage: int) -> int:
    """+1 counters do no damage to this hero."""
    return max(damage - game.counter_damage(room), 0)


@sbm.hero("Champion", "F", health=12, players=3, epic=True, design=PARTLY_OWN)
@leaves_town_for()
def champion(game: Game, hero: CardId) -> int:
    """At the end of a round in which it is still in town, this hero goes to the Stadium, or to the Tavern if another
    hero is there."""
    return FIGHTER


sbm.hero("Archmage Azur", "M", health=11, epic=True)
sbm.hero("Lady Lumen", "M", health=13, epic=True)


@sbm.hero("Chronos Cole", "M", health=13, players=4, epic=True)
@when_it_sets_out()
def chronos_cole(game: Game, owner: Seat, hero: CardId) -> None:
    """When this hero enters a dungeon, its first room is stunned until the end of the round."""
    for room in game.rooms_in_place(owner)[:1]:
        game.stun(room, source=hero)


@sbm.hero("Archivist", "M", health=12, players=3, epic=True, design=PARTLY_OWN)
@leaves_town_for()
def archivist(game: Game, hero: CardId) -> int:
    """At the end of a round in which it is still in town, this hero goes to the Library, or to the Tavern if another
    hero is there."""
    return MAGE


sbm.hero("Phantom Fay", "T", health=11, epic=True)
sbm.hero("Master Mirage", "T", health=13, epic=True)


@sbm.hero("Dodger Dax", "T", health=13, players=4, epic=True)
@passes_over()
def dodger_dax(game: Game, owner: Seat, hero: CardId, room: CardId) -> bool:
    """This hero passes over the first Trap room that it would enter."""
    return game.card(room).trap and game.is_first_in_memory(hero)


@sbm.hero("Outlaw", "T", health=12, players=3, epic=True, design=PARTLY_OWN)
@leaves_town_for()
def outlaw(game: Game, hero: CardId) -> int:
    """At the end of a round in which it is still in town, this hero goes to the Hideout, or to the Tavern if another
    hero is there."""
    return THIEF


@sbm.hero("Brawler", "", health=15, epic=True, design=PARTLY_OWN)
@goes_straight_to()
def brawler(game: Game, hero: CardId) -> int:
    """When this hero is revealed, it goes straight to the Tavern."""
    return TAVERN
