"""The equipment cards (DF-14)."""

from __future__ import annotations

from underkeep.core.capabilities.card_designs import PARTLY_OWN
from underkeep.games.dungeon_fighter.cards.card_types import (
    IN_SHOP,
    ON_CENTRE,
    ON_LINE,
    ON_MISS,
    Armour,
    Curio,
    Equipment,
    Rarity,
    Weapon,
)

EQUIPMENT: tuple[Equipment, ...] = (
    # --- weapons
    Weapon("Horned Helmet", "Rogaty hełm", 1, bonus=2, technique="headbutt", design=PARTLY_OWN),
    Weapon("Ramboril", "Ramboril", 2, bonus=2, technique="low-profile", design=PARTLY_OWN),
    Weapon("Anvil", "Kowadło", 2, bonus=4, technique="thump", design=PARTLY_OWN),
    Weapon("Hydrodynamics, Part II", "Hydrodynamika cz. II", 3, bonus=4, technique="launcher", design=PARTLY_OWN),
    Weapon("Battle Sled", "Saneczki bojowe", 2, bonus=3, technique="slide"),
    Weapon("Clown's Mitten", "Rękawica klowna", 1, bonus=3, technique="weak-hand"),
    Weapon("Hockey Stick", "Kij hokejowy", 2, bonus=3, technique="roundhouse"),
    Weapon("Crossed Shears", "Nożyce skrzyżowane", 3, bonus=4, technique="secret-x"),
    # --- armour
    Armour("Coat of Eternal Winter", "Delia wiecznej zimy", 2, spares=True, frost=2, design=PARTLY_OWN),
    Armour("Down Armour", "Puchowa zbroja", 1, prevents=3),
    Armour("Long Johns of Courage", "Kalesony odwagi", 1, prevents=2, coins=1),
    Armour("Pot Lid", "Pokrywka od gara", 0, prevents=2),
    Armour("Fur Hat", "Czapka uszatka", 3, again=True),
    Armour("Ice Mirror", "Lodowe lustro", 2, prevents=2, deals=2),
    # --- curios
    Curio("Monstronomicon", "Mostronomicon", 3, ON_MISS, spares=True, weak_point=True, design=PARTLY_OWN),
    Curio("Sniper Sprinkler", "Zraszacz snajperski", 2, water=True, design=PARTLY_OWN),
    Curio("Enlarging Elixir", "Eliksir powiększenia", 2, ON_LINE, sums=True, design=PARTLY_OWN),
    Curio("Hot Chocolate", "Gorąca czekolada", 1, heals=6),
    Curio("Expired Fireworks", "Przeterminowane fajerwerki", 2, deals=6),
    Curio("Rainy-Day Die", "Kość na czarną godzinę", 1, white=1),
    Curio("Loaded Snowball", "Śnieżka z niespodzianką", 1, snow=True),
    # --- rarities
    Rarity("Phoenix Heart", "Serce feniksa", 2, revives=1, design=PARTLY_OWN),
    Rarity("Lucky Amulet", "Szczęśliwy amulet", 2, ON_CENTRE, ultra=True, design=PARTLY_OWN),
    Rarity("Bottomless Purse", "Sakiewka bez dna", 1, IN_SHOP, coins=1),
)
