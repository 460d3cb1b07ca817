"""All cards by face. Face 0 is the blank one. Every card is printed once."""

from __future__ import annotations

from typing import cast

from underkeep.core.capabilities.card_designs import PRINTED
from underkeep.core.records.deck_lists import Catalogue
from underkeep.core.state import Face
from underkeep.games.dungeon_fighter.cards.card_types import Card, Equipment, Hero, Monster, Room
from underkeep.games.dungeon_fighter.cards.equipment import EQUIPMENT
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS, HEROES
from underkeep.games.dungeon_fighter.cards.homebrew import HOMEBREW
from underkeep.games.dungeon_fighter.cards.monsters import BIG_BADS, MONSTERS
from underkeep.games.dungeon_fighter.cards.rooms import ROOMS
from underkeep.games.dungeon_fighter.state import HeroNumber

BLANK = Card("unknown", "nieznana", design=PRINTED)
CARDS: tuple[Card, ...] = (BLANK, *ROOMS, *MONSTERS, *EQUIPMENT, *BIG_BADS, *HEROES, *HOMEBREW)
LEVELS = (1, 2, 3, 4)
DECK_COUNT_OF_LEVEL = {1: 3, 2: 3, 3: 3}
"""The number of monsters of each level in the deck; all monsters of the highest level are in it (DF-3.6)."""

CATALOGUE: Catalogue[Face] = Catalogue(["", *(card.key for card in CARDS[1:])])
"""The key of each face."""
HERO_CATALOGUE: Catalogue[HeroNumber] = Catalogue(HERO_IDS)
"""The id of each hero."""

# The same list under narrower types, for places where the kind of card is known.
_ROOMS = cast(tuple[Room, ...], CARDS)
_MONSTERS = cast(tuple[Monster, ...], CARDS)
EQUIPMENT_CARDS = cast(tuple[Equipment, ...], CARDS)


def face_of(card: Card) -> Face:
    """Return the face of a printed card."""
    return CATALOGUE.number_of(card.key)


def hero_face(hero: HeroNumber) -> Face:
    """Return the face of a hero card."""
    return face_of(HEROES[hero])


def room(face: Face) -> Room:
    """Return the room card with this face."""
    return _ROOMS[face]


def monster(face: Face) -> Monster:
    """Return the monster or big bad with this face."""
    return _MONSTERS[face]


def equipment(face: Face) -> Equipment:
    """Return the equipment card with this face."""
    return EQUIPMENT_CARDS[face]


def hero(number: HeroNumber) -> Hero:
    """Return the hero card with this number."""
    return HEROES[number]
