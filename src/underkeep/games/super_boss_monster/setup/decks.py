"""The decks of a game: which cards the sets bring, and which a solo game leaves out (chapters 4, 18 and 19)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from underkeep.core.state import Face
from underkeep.games.boss_monster.cards.card_types import HERO, ROOM, SPELL, Card, Hero
from underkeep.games.boss_monster.cards.catalogue import CARDS, HEROES, SUPER, cards_of
from underkeep.games.boss_monster.setup import decks, hero_decks
from underkeep.games.boss_monster.setup.rule_modules import has_coins, needed_modules

if TYPE_CHECKING:
    from underkeep.games.super_boss_monster.setup.setup import Setup

HERO_SETS = (SUPER, *decks.BASE_SETS)
"""The sets that contain heroes (SBM-18.2)."""
SPELLS_NOT_IN_SOLO = (
    "Sneak", "Grand Theft", "Wall Hack", "Security Audit", "Chill", "Co-op Mode", "Quest!", "Sleepy Raid",
)  # fmt: skip
"""The spells of this set that a solo game leaves out (SBM-19.2)."""
SOLO_SPELL_COUNT = 17
"""The number of spells of this set in a solo game (SBM-19.2)."""
SOLO_HERO_COUNTS = (12, 12)
"""The numbers of ordinary and legendary heroes in a solo game (SBM-19.4)."""
SOLO_PLAYER_LIMIT = 4
"""A solo game leaves out ordinary heroes for this number of players (SBM-19.3)."""


def hero_faces(setup: Setup) -> tuple[list[Face], list[Face]]:
    """Return the faces of the ordinary and of the legendary heroes (SBM-4.2, SBM-18.10, SBM-19.3)."""
    return _hero_faces(setup.players, setup.heroes, setup.sets, setup.mixed_heroes)


@lru_cache(decks.MAX_CACHED_SETUPS)
def _hero_faces(players: int, heroes: str, sets: tuple[str, ...], mixed: bool) -> tuple[list[Face], list[Face]]:
    lenders = [code for code in sets if code in HERO_SETS] if mixed else [heroes]
    pool = [HEROES[card.face] for card in cards_of(lenders, HERO)]
    if players == 1:
        used = [hero for hero in pool if _comes_in_solo(hero)]
    else:
        used = [hero for hero in pool if hero.players <= players or hero.star]
    if players > 4:
        used += hero_decks.crash_landing_heroes()
    ordinary = [hero.face for hero in used if not hero.epic]
    epic = [hero.face for hero in used if hero.epic]
    assert players > 1 or (len(ordinary), len(epic)) == SOLO_HERO_COUNTS
    return ordinary, epic


def _comes_in_solo(hero: Hero) -> bool:
    """Whether a solo game uses a hero. It leaves out wanderers, and ordinary heroes for four players (SBM-19.3)."""
    wanders = hero.goes_straight is not None or hero.leaves_town is not None
    return not wanders and (hero.epic or hero.players < SOLO_PLAYER_LIMIT)


def uses_explorers(setup: Setup) -> bool:
    """Whether the hero decks of a setup contain explorers, as with five and six players (SBM-17.6, SBM-18.10)."""
    return any(hero_decks.has_explorers(tuple(heroes)) for heroes in hero_faces(setup))


def room_and_spell_faces(setup: Setup) -> tuple[list[Face], list[Face]]:
    """Return the faces of the room deck and of the spell deck."""
    rooms, spells = [_used_faces(setup, faces) for faces in _all_rooms_and_spells(setup)]
    assert setup.players > 1 or sum(CARDS[face].set == SUPER for face in spells) == SOLO_SPELL_COUNT
    return rooms, spells


def boss_faces(setup: Setup) -> list[Face]:
    """Return the faces of the boss deck."""
    return _used_faces(setup, _all_bosses(setup))


def item_faces(setup: Setup) -> list[Face]:
    """Return the faces of the item deck."""
    return _used_faces(setup, decks.item_faces(setup.sets))


def left_out_faces(setup: Setup) -> list[Face]:
    """Return the bosses, rooms, minibosses, spells and items that a solo game leaves out, each once (SBM-19.2,
    SBM-19.22). Games with more players leave out none."""
    rooms, spells = _all_rooms_and_spells(setup)
    faces = (*_all_bosses(setup), *rooms, *spells, *decks.item_faces(setup.sets))
    return [face for face in dict.fromkeys(faces) if setup.players == 1 and not is_used_in_solo(CARDS[face])]


def is_used_in_solo(card: Card) -> bool:
    """Whether a solo game uses a card. It leaves out cards that need an opponent (SBM-19.22), but uses all rooms of
    this set (SBM-19.14), and leaves out some of its spells by name (SBM-19.2)."""
    if card.set == SUPER and card.kind == ROOM:
        return True
    return not card.needs_opponent and not (
        card.set == SUPER and card.kind == SPELL and card.name in SPELLS_NOT_IN_SOLO
    )


def _used_faces(setup: Setup, faces: list[Face]) -> list[Face]:
    """Return the faces that are used with this number of players."""
    return faces if setup.players > 1 else [face for face in faces if is_used_in_solo(CARDS[face])]


def _all_rooms_and_spells(setup: Setup) -> tuple[list[Face], list[Face]]:
    return decks.room_and_spell_faces(setup.sets, "", uses_explorers(setup))


def _all_bosses(setup: Setup) -> list[Face]:
    return decks.boss_faces(setup.sets, "", uses_explorers(setup))


def rule_modules(setup: Setup, faces: list[Face]) -> list[str]:
    """Return the rule modules of these cards. With coins, a room card may always be traded (SBM-18.17). Tied players
    never share heroes (SBM-18.16)."""
    coins = has_coins(setup.sets)
    return needed_modules(setup.sets, faces, splitting=False, explorers=uses_explorers(setup), trade=coins)
