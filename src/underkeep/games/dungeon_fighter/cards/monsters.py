"""The monster cards by level, and the three big bads (DF-3.7, DF-15.7, DF-17.8)."""

from __future__ import annotations

from underkeep.core.capabilities.card_designs import PARTLY_OWN
from underkeep.games.dungeon_fighter.cards.card_types import BEAST, HUMANOID, MAGICAL, UNDEAD, BigBad, Monster

MONSTERS = (
    # --- level I
    Monster("Mr Elastic", "Pan Elastyczny", 1, HUMANOID, life=9, damage=1, loot=1, design=PARTLY_OWN),
    Monster("Paratrooper Penguins", "Pingwiny desantowe", 1, BEAST, 2, 1, 1, techniques=("airborne",),
            design=PARTLY_OWN),
    Monster("Ambitious Icicle", "Sopel z ambicjami", 1, MAGICAL, 5, 1, 1, techniques=("low-profile",)),
    Monster("Stowaway Seal", "Foka na gapę", 1, BEAST, 5, 1, 1, techniques=("slide",)),
    Monster("Half-Melted Snowman", "Roztopiony bałwan", 1, MAGICAL, 8, 1, 1, careless=True),
    # --- level II
    Monster("Bloodthirsty Penguin", "Krwiożerczy pingwin", 2, BEAST, 13, 2, 2, careless=True, design=PARTLY_OWN),
    Monster("Goblin Bobber", "Goblin-spławik", 2, HUMANOID, 6, 2, 2, techniques=("pond",), design=PARTLY_OWN),
    Monster("Overworked Reindeer", "Renifer na nadgodzinach", 2, BEAST, 5, 2, 2, techniques=("headbutt",)),
    Monster("Snow-Shovelling Zombie", "Odśnieżający zombie", 2, UNDEAD, 6, 2, 2, techniques=("weak-hand",)),
    Monster("Frosty Damsel", "Panna lodowata", 2, MAGICAL, 6, 2, 2, techniques=("prayer",)),
    # --- level III
    Monster("Blue Dragon", "Błękitny smok", 3, MAGICAL, 8, 3, 3, techniques=("waterfall",), design=PARTLY_OWN),
    Monster("Dieting Yeti", "Yeti na diecie", 3, BEAST, 11, 3, 3, icebergs=4),
    Monster("Wrestling Walrus", "Mors zapaśnik", 3, BEAST, 7, 3, 3, techniques=("thump",)),
    Monster("Freezer Mummy", "Mumia z zamrażarki", 3, UNDEAD, 9, 3, 3, frost=1),
    Monster("Frostbitten Inventor", "Przemarznięty wynalazca", 3, HUMANOID, 9, 3, 3,
            techniques=("low-profile", "weak-hand", "roundhouse"), mad=True),
    # --- level IV
    Monster("Troubled King", "Zafrasowany król", 4, HUMANOID, 19, 4, 4, techniques=("weak-hand",), design=PARTLY_OWN),
    Monster("Rotting Black Knight", "Nadgniły czarny rycerz", 4, UNDEAD, 21, 4, 4, careless=True, design=PARTLY_OWN),
    Monster("Unhappy White Bear", "Nieszczęśliwy biały miś", 4, BEAST, 14, 4, 4, techniques=("slide",),
            design=PARTLY_OWN),
    Monster("Mammoth in a China Shop", "Mamut w składzie porcelany", 4, BEAST, 15, 4, 4, techniques=("ice-wall",)),
    Monster("Captain of the Ghost Trawler", "Kapitan widmowego kutra", 4, UNDEAD, 13, 4, 4, techniques=("blind",)),
    Monster("Ice Golem", "Lodowy golem", 4, MAGICAL, 20, 4, 4, icebergs=2, frost=2),
)  # fmt: skip

BIG_BADS = (
    BigBad("Stallholder's Wraith", "Widmo Kramarza", type=UNDEAD, life=46, damage=5, careless=True, design=PARTLY_OWN),
    BigBad("Emperor Penguin", "Pingwin Cesarski", type=BEAST, life=45, damage=4, icebergs=4, frost=2,
           design=PARTLY_OWN),
    BigBad("Awakened Horror", "Przebudzony Horror", type=MAGICAL, life=40, damage=3,
           techniques=("weak-hand", "pond", "blind"), mad=True, design=PARTLY_OWN),
)  # fmt: skip
