"""The hero cards: four of the box, and two of our own for five and six players (DF-8.30 to DF-8.36, DF-22.1)."""

from __future__ import annotations

from underkeep.games.dungeon_fighter.cards.declare import BEAST, UNDEAD, Hero

HEROES = (
    Hero("Marla Morningstar", "Maryla Morgensztern", "maryla", red="whack", green="correction", blue="fine-herbs"),
    Hero("Daniel the Bard", "Daniel Przysiadło", "daniel", red="spider-sense", green="panacea", blue="catchy-tune"),
    Hero("Jack the Corsair", "Jack Wróbel", "jack", red="piercing", green="sticky-fingers", blue="brawler"),
    Hero("Rick the Bear Hunter", "Rysiek Niedźwiedź", "rysiek",
         red="favourite-enemy", green="self-healing", blue="camouflage", favourite=BEAST),
    Hero("Halina Coldfinger", "Halina Zmarzlak", "halina",
         red="piercing", green="self-healing", blue="spider-sense", box=2),
    Hero("Bogdan Snowdrift", "Bogdan Zaspa", "bogdan",
         red="favourite-enemy", green="panacea", blue="whack", favourite=UNDEAD, box=2),
)  # fmt: skip
HERO_IDS = tuple(hero.id for hero in HEROES)
