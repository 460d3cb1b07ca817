"""The room cards (DF-5.9, DF-16)."""

from __future__ import annotations

from underkeep.core.capabilities.card_designs import PARTLY_OWN, PRINTED
from underkeep.games.dungeon_fighter.cards.card_types import Room

ROOMS = (
    Room("Slide", "Ślizgawka", stalls=4, technique="waterfall", design=PRINTED),
    Room("Fountain of Life", "Fontanna życia", stalls=2, heals=2, design=PARTLY_OWN),
    Room("Frozen Chamber", "Zmrożona komnata", stalls=4, white=1, frost=2, design=PARTLY_OWN),
    Room("Winter Solstice Chamber", "Komnata przesilenia zimowego", stalls=4, coins=1, tough=3, design=PARTLY_OWN),
    Room("Steam Engine", "Machina parowa", stalls=3, water=True, design=PARTLY_OWN),
    Room("Ice Canteen", "Lodowa jadalnia", stalls=3, white=1, heals=2),
    Room("Frost Forge", "Kuźnia mrozu", stalls=3, freebie=True, tough=2),
    Room("Frozen Courtyard", "Zamarznięty dziedziniec", stalls=4, technique="slide", coins=1),
    Room("Hibernating Pond", "Staw hibernujący", stalls=4, technique="pond", white=1),
    Room("Ramparts", "Mury obronne", stalls=5, technique="ice-wall", coins=1, white=1),
    Room("Hermit's Igloo", "Igloo pustelnika", stalls=4, heals=2, tough=2),
    Room("Snowman Tower", "Wieża bałwanów", stalls=3, snow=True, white=1),
    Room("Icicle Grotto", "Grota sopli", stalls=4, coins=1, icebergs=4),
    Room("Larder", "Spiżarnia", stalls=1, white=1, heals=2),
    Room("Snow Lady's Strongroom", "Skarbczyk śnieżnej damy", stalls=4, coins=2, tough=3),
    Room("Dark Cold Store", "Ciemna lodownia", stalls=5, technique="blind", coins=2),
    Room("Aurora Chapel", "Kaplica zorzy", stalls=4, technique="prayer", heals=2),
    Room("Crawl Space", "Kanał pod posadzką", stalls=5, technique="under-the-table", white=1),
    Room("Ice Throne Room", "Sala tronowa z lodu", stalls=4, technique="low-profile", coins=1, heals=2),
    Room("Gallery of Winds", "Galeria wiatrów", stalls=4, technique="roundhouse", coins=1),
    Room("Empty Corridor", "Pusty korytarz", stalls=4),
)
