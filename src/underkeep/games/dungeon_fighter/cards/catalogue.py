"""All cards by face. Face 0 is the blank one. Every card is printed once, so its id is its place among the rooms, the
monsters by level, the equipment and the big bads. Hero cards are open from the start and have no id."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from underkeep.core.capabilities.card_designs import PRINTED
from underkeep.games.dungeon_fighter.cards.card_types import Card, Equipment, Hero, Monster, Room
from underkeep.games.dungeon_fighter.cards.equipment import EQUIPMENT
from underkeep.games.dungeon_fighter.cards.heroes import HEROES
from underkeep.games.dungeon_fighter.cards.monsters import BIG_BADS, MONSTERS
from underkeep.games.dungeon_fighter.cards.rooms import ROOMS

BLANK = Card("unknown", "nieznana", design=PRINTED)
CARDS: tuple[Card, ...] = (BLANK, *ROOMS, *MONSTERS, *EQUIPMENT, *BIG_BADS, *HEROES)
LEVELS = (1, 2, 3, 4)
MONSTER_COUNT_OF_LEVEL = {level: sum(monster.level == level for monster in MONSTERS) for level in LEVELS}
DECK_COUNT_OF_LEVEL = {1: 3, 2: 3, 3: 3, 4: MONSTER_COUNT_OF_LEVEL[4]}
"""The number of monsters of each level in the deck (DF-3.6)."""

ROOM_IDS = range(len(ROOMS))
MONSTER_IDS = range(ROOM_IDS.stop, ROOM_IDS.stop + len(MONSTERS))
EQUIPMENT_IDS = range(MONSTER_IDS.stop, MONSTER_IDS.stop + len(EQUIPMENT))
BIG_BAD_IDS = range(EQUIPMENT_IDS.stop, EQUIPMENT_IDS.stop + len(BIG_BADS))
FACES = list(range(1, BIG_BAD_IDS.stop + 1))
"""The face of each id before anything is shuffled."""

C = TypeVar("C", bound=Card)


@cache
def level_ids(level: int) -> range:
    """Return the ids of the monsters of a level, which have the same back (DF-3.7)."""
    first = MONSTER_IDS.start + sum(MONSTER_COUNT_OF_LEVEL[lower] for lower in LEVELS if lower < level)
    return range(first, first + MONSTER_COUNT_OF_LEVEL[level])


def face_of(card: Card) -> int:
    """Return the face of a printed card."""
    return CARDS.index(card)


def hero_face(hero: int) -> int:
    """Return the face of a hero card."""
    return len(FACES) + 1 + hero


def room(face: int) -> Room:
    """Return the room card with this face."""
    return _card_of_type(face, Room)


def monster(face: int) -> Monster:
    """Return the monster or big bad with this face."""
    return _card_of_type(face, Monster)


def equipment(face: int) -> Equipment:
    """Return the equipment card with this face."""
    return _card_of_type(face, Equipment)


def hero(number: int) -> Hero:
    """Return the hero card with this number."""
    return HEROES[number]


def _card_of_type(face: int, kind: type[C]) -> C:
    card = CARDS[face]
    if not isinstance(card, kind):
        raise TypeError(f"{card.name} is no {kind.__name__}")
    return card
