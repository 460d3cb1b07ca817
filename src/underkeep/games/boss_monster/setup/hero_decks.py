"""The hero decks: heroes by set and number of players, star heroes and custom hero decks (chapter 3)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from underkeep.core.state import Face
from underkeep.games.boss_monster.cards.card_types import HERO, Hero
from underkeep.games.boss_monster.cards.catalogue import HEROES, card_named, cards_of
from underkeep.games.boss_monster.errors import BossMonsterError
from underkeep.games.boss_monster.state import (
    EXPLORER,
)

if TYPE_CHECKING:
    from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.setup.decks import BASE_SETS, EXPANSIONS, MAX_CACHED_SETUPS, custom_deck

HERO_DECK_SIZES = {
    ("BMR", 2): (13, 8), ("BMR", 3): (17, 12), ("BMR", 4): (25, 16),
    ("TNL", 2): (13, 9), ("TNL", 3): (17, 13), ("TNL", 4): (25, 17),
    ("RMB", 2): (13, 9), ("RMB", 3): (17, 13), ("RMB", 4): (25, 17),
}  # fmt: skip
"""Ordinary and epic heroes by base set and players (BM-3.5)."""


BORROWED_HERO_COUNTS = {5: (4, 4), 6: (4, 8)}
"""The numbers of ordinary and epic heroes that a second base set lends without CRL, by players (BM-3.9, BM-3.10)."""


BORROWED_HEALTH = (4, 11)
"""The health of the ordinary and of the epic heroes that a second base set lends."""


MAX_HEALTH_DIFFERENCE = 1
"""The most by which the health of a star hero may differ from that of the hero it replaces (BM-3.15)."""


CUSTOM_DECK_SIZES = {2: (12, 8), 3: (16, 12), 4: (24, 16)}
"""The numbers of ordinary and epic heroes with a class in a custom deck, without star heroes, by players (BM-3.12)."""


WEAK_HEALTH = 4
"""The health of the ordinary heroes that the hard variant leaves out (BM-24.4)."""


def uses_explorers(setup: Setup) -> bool:
    """Whether the hero decks of a setup contain explorers (BM-25.9)."""
    return any(has_explorers(tuple(heroes)) for heroes in hero_faces(setup))


@lru_cache(MAX_CACHED_SETUPS)
def has_explorers(heroes: tuple[Face, ...]) -> bool:
    """Whether a hero deck contains explorers."""
    return any(EXPLORER in HEROES[face].classes for face in heroes)


def hero_faces(setup: Setup) -> tuple[list[Face], list[Face]]:
    """Return the faces of the ordinary and of the epic hero deck (chapter 3, BM-24.4)."""
    own = custom_deck(setup.deck)
    listed = tuple(card.key for card in own.cards(HERO)) if own is not None else ()
    return _hero_faces(
        setup.heroes,
        setup.players,
        "hard" in setup.variants,
        setup.hero_deck or listed,
        setup.sets,
        setup.star_heroes,
        setup.more_ordinary,
    )


@lru_cache(MAX_CACHED_SETUPS)
def _hero_faces(
    heroes: str,
    players: int,
    hard: bool,
    custom: tuple[str, ...],
    sets: tuple[str, ...],
    stars: tuple[str, ...],
    more_ordinary: bool,
) -> tuple[list[Face], list[Face]]:
    if custom:
        pool = [HEROES[card_named(name, sets, HERO).face] for name in custom]
    else:
        pool = [HEROES[card.face] for card in cards_of([heroes], HERO)]
    used = [hero for hero in pool if hero.players <= players or hero.star]
    if not custom:
        check_official_size(used, heroes, players)
    used = _add_star_heroes(used, stars)
    if players > 4:
        # A custom deck may already have some of them.
        more = crash_landing_heroes() if "CRL" in sets else _borrowed_heroes(heroes, players, sets, more_ordinary, used)
        used += [hero for hero in more if hero not in used]
    ordinary = [hero.face for hero in used if not hero.epic]
    epic = [hero.face for hero in used if hero.epic]
    if hard:
        ordinary = [face for face in ordinary if HEROES[face].health != WEAK_HEALTH]
    return ordinary, epic


def check_official_size(used: list[Hero], heroes: str, players: int) -> None:
    """Raise a UserError unless the heroes of a base set for a player count have its official numbers (BM-3.5)."""
    epic = sum(hero.epic for hero in used)
    if (len(used) - epic, epic) != HERO_DECK_SIZES[heroes, min(players, 4)]:
        raise BossMonsterError("error-hero-deck-size", set=heroes, players=players)


def crash_landing_heroes() -> list[Hero]:
    """Return the heroes of CRL for five and six players (BM-3.6)."""
    return [HEROES[card.face] for card in cards_of(["CRL"], HERO)]


def _add_star_heroes(pool: list[Hero], stars: tuple[str, ...]) -> list[Hero]:
    """Return the heroes with the chosen star heroes of expansions. A star hero replaces a hero of the same grade with
    identical treasure and similar health (BM-3.14, BM-3.15). An epic star hero without such a hero comes in addition
    (BM-3.11, BM-3.16): the Princess, who has no treasure. The other cards of the star hero's set need not be used."""
    pool = list(pool)
    for name in dict.fromkeys(stars):
        star = HEROES[card_named(name, EXPANSIONS, HERO).face]
        if star in pool:
            continue
        places = [
            place
            for place, hero in enumerate(pool)
            if hero.set in BASE_SETS
            and (hero.epic, hero.treasure) == (star.epic, star.treasure)
            and abs(hero.health - star.health) <= MAX_HEALTH_DIFFERENCE
        ]
        if not star.star or not (places or star.epic):
            raise BossMonsterError("error-star-hero", hero=star.name)
        if not places:
            pool.append(star)
        else:
            # The star hero replaces the hero with the most similar health.
            pool[min(places, key=lambda place: abs(pool[place].health - star.health))] = star
    return pool


def _borrowed_heroes(
    heroes: str, players: int, sets: tuple[str, ...], more_ordinary: bool, used: list[Hero]
) -> list[Hero]:
    """Return the heroes that a second base set lends for five and six players: of each class equally many ordinary
    heroes with 4 health and epic heroes with 11 (BM-3.9, BM-3.10)."""
    lender = next(code for code in sets if code in BASE_SETS and code != heroes)
    numbers = BORROWED_HERO_COUNTS[players]
    if players == 6 and more_ordinary:
        numbers = (numbers[1], numbers[0])
    found: list[Hero] = []
    for epic, (health, number) in enumerate(zip(BORROWED_HEALTH, numbers, strict=True)):
        for kind in range(EXPLORER):
            fitting = [
                HEROES[card.face]
                for card in cards_of([lender], HERO)
                if HEROES[card.face].classes == (kind,)
                and HEROES[card.face].epic == bool(epic)
                and HEROES[card.face].health == health
                and card not in used
            ]
            found += fitting[: number // EXPLORER]
    return found


def check_hero_deck(custom: tuple[str, ...], players: int, sets: tuple[str, ...]) -> None:
    """Raise a UserError unless a custom hero deck has the numbers of BM-3.11, and those of BM-3.12 for these
    players."""
    if not custom:
        return
    pool = [HEROES[card_named(name, sets, HERO).face] for name in custom]
    twice = [hero.name for hero, number in Counter(pool).items() if number > 1]
    if twice:
        raise BossMonsterError("error-hero-twice", hero=twice[0])
    if sum(map(is_fool, pool)) > 1:
        raise BossMonsterError("error-one-fool")
    for number in (max(CUSTOM_DECK_SIZES), min(players, max(CUSTOM_DECK_SIZES))):
        used = [hero for hero in pool if hero.classes and (hero.players <= number or hero.star)]
        ordinary = sum(not hero.epic for hero in used)
        epic = sum(hero.epic and not hero.star for hero in used)
        stars = sum(hero.epic and hero.star for hero in used)
        wanted = CUSTOM_DECK_SIZES[number]
        # An epic star hero may come in addition, or as one of the number.
        if ordinary != wanted[0] or not epic <= wanted[1] <= epic + stars:
            raise BossMonsterError(
                "error-hero-deck",
                players=number,
                ordinary=wanted[0],
                epic=wanted[1],
                listed_ordinary=ordinary,
                listed_epic=epic + stars,
            )


def is_fool(hero: Hero) -> bool:
    """Whether the hero is the Fool, who may be left out of a custom deck (BM-3.7)."""
    return not hero.epic and not hero.classes
