"""The hero cards: four of the box, and two that were designed for Underkeep, for five and six players (DF-8.30 to
DF-8.36, DF-22.1)."""

from __future__ import annotations

from underkeep.core.capabilities.card_designs import PARTLY_OWN
from underkeep.games.dungeon_fighter.cards.card_types import BEAST, UNDEAD, Hero

HEROES = (
    Hero("Marla Morningstar", "Maryla Morgensztern", "maryla", red="whack", green="correction", blue="fine-herbs",
         design=PARTLY_OWN),
    Hero("Daniel the Bard", "Daniel Przysiadło", "daniel", red="spider-sense", green="panacea", blue="catchy-tune",
         design=PARTLY_OWN),
    Hero("Jack the Corsair", "Jack Wróbel", "jack", red="piercing", green="sticky-fingers", blue="brawler",
         design=PARTLY_OWN),
    Hero("Rick the Bear Hunter", "Rysiek Niedźwiedź", "rysiek",
         red="favourite-enemy", green="self-healing", blue="camouflage", favourite=BEAST, design=PARTLY_OWN),
    Hero("Halina Coldfinger", "Halina Zmarzlak", "halina",
         red="piercing", green="self-healing", blue="spider-sense", box=2),
    Hero("Bogdan Snowdrift", "Bogdan Zaspa", "bogdan",
         red="favourite-enemy", green="panacea", blue="whack", favourite=UNDEAD, box=2),
)  # fmt: skip
HERO_IDS = tuple(hero.id for hero in HEROES)
