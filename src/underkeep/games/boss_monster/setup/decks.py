"""The decks of a game: which bosses, rooms, spells and items the sets or a deck bring (chapters 3, 25 and 26)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from underkeep.core import chance
from underkeep.core.state import Face, State
from underkeep.games.boss_monster.cards.card_types import BOSS, ITEM, ROOM, ROOM_CARDS, SPELL, Card
from underkeep.games.boss_monster.cards.catalogue import CARDS, SETS, card_named, cards_of
from underkeep.games.boss_monster.errors import BossMonsterError
from underkeep.games.boss_monster.setup.deck_builder.code import decode
from underkeep.games.boss_monster.setup.deck_builder.deck import CustomDeck
from underkeep.games.boss_monster.state import (
    EXPLORER,
    THIEF,
)

if TYPE_CHECKING:
    pass
from underkeep.games.boss_monster.setup.ready_decks import READY_DECKS, listed_faces

MAX_CACHED_SETUPS = 256
"""The most setups whose decks are cached. Players can invent any number of decks, so the cache has a limit."""


BASE_SETS = ("BMR", "TNL", "RMB")
"""The base sets (BM-1.3)."""


EXPANSIONS = tuple(code for code in SETS if code not in BASE_SETS)


@lru_cache(MAX_CACHED_SETUPS)
def custom_deck(deck: str) -> CustomDeck | None:
    """Return the custom deck of a code, or None for the name of a ready deck and for an empty text."""
    return decode(deck) if deck and deck not in READY_DECKS else None


@lru_cache(MAX_CACHED_SETUPS)
def boss_faces(sets: tuple[str, ...], deck: str, explorers: bool = False) -> list[Face]:
    """Return the faces of the boss deck."""
    own = custom_deck(deck)
    if own is not None and own.cards(BOSS):
        return _without_explorers(own.faces(BOSS), explorers)
    if deck in READY_DECKS and READY_DECKS[deck].bosses:
        named = [card_named(name, sets, BOSS).face for name in READY_DECKS[deck].bosses.split("; ")]
        return named + [card.face for card in _crash_landing_cards(BOSS, explorers)]
    return _without_explorers([card.face for card in cards_of(list(sets), BOSS)], explorers)


def _without_explorers(faces: list[Face], explorers: bool) -> list[Face]:
    """Return the faces, without cards that show explorers unless explorers are in the game (BM-25.9)."""
    return [face for face in faces if explorers or not CARDS[face].treasure[EXPLORER]]


@lru_cache(MAX_CACHED_SETUPS)
def item_faces(sets: tuple[str, ...], deck: str = "") -> list[Face]:
    """Return the faces of the item deck. Explorer items without explorers are replaced when they are revealed
    (BM-16.13)."""
    own = custom_deck(deck)
    if own is not None:
        return own.faces(ITEM)
    return [card.face for card in cards_of(list(sets), ITEM)]


@lru_cache(MAX_CACHED_SETUPS)
def room_and_spell_faces(sets: tuple[str, ...], deck: str, explorers: bool = False) -> tuple[list[Face], list[Face]]:
    """Return the faces of the room deck and of the spell deck: all cards of the sets, or those of a ready deck, whose
    size is checked (BM-26.11), or of a custom deck. Rooms that show explorers are left out without explorers
    (BM-25.9)."""
    own = custom_deck(deck)
    if own is not None:
        return _without_explorers(own.faces(*ROOM_CARDS), explorers), own.faces(SPELL)
    if deck:
        ready = READY_DECKS[deck]
        listed_rooms, listed_spells = listed_faces(ready.rooms, ROOM), listed_faces(ready.spells, SPELL)
        if (len(listed_rooms), len(listed_spells)) != ready.printed:
            raise BossMonsterError(
                "error-deck-size",
                deck=deck,
                rooms=ready.printed[0],
                spells=ready.printed[1],
                listed_rooms=len(listed_rooms),
                listed_spells=len(listed_spells),
            )
        for kind, cards in ((ROOM, listed_rooms), (SPELL, listed_spells)):
            cards += [card.face for card in _crash_landing_cards(kind, explorers) for _ in range(card.copies)]
        return listed_rooms, listed_spells
    rooms = [card.face for kind in ROOM_CARDS for card in cards_of(list(sets), kind) for _ in range(card.copies)]
    spells = [card.face for card in cards_of(list(sets), SPELL) for _ in range(card.copies)]
    return _without_explorers(rooms, explorers), spells


def _crash_landing_cards(kind: str, explorers: bool) -> list[Card]:
    """Return the cards that CRL adds to a ready deck for five and six players, if explorers are in the game
    (BM-25.14)."""
    return cards_of(["CRL"], kind) if explorers else []


def spare_faces(deck: str, rooms: list[Face], spells: list[Face]) -> tuple[list[Face], list[Face]]:
    """Return the rooms and the spells with which a ready deck can be filled up: unused thief rooms (BM-26.5) and unused
    spells (BM-26.9) of BMR and TNL."""
    if deck not in READY_DECKS:
        return [], []
    thieves = [card for card in cards_of(["BMR", "TNL"], ROOM) if card.treasure[THIEF] == sum(card.treasure)]
    return _spare_copies(thieves, rooms), _spare_copies(cards_of(["BMR", "TNL"], SPELL), spells)


def _spare_copies(cards: list[Card], used: list[Face]) -> list[Face]:
    taken = Counter(used)
    return [card.face for card in cards for _ in range(card.copies - taken[card.face])]


def fill_ready_deck(
    state: State,
    deck: str,
    rooms: list[Face],
    spare_rooms: list[Face],
    spells: list[Face],
    spare_spells: list[Face],
) -> None:
    """Fill a ready deck up to the announced numbers with random spare cards. The official mix lacks a thief room
    (BM-26.5), the kids mix lacks spells (BM-26.9)."""
    if deck not in READY_DECKS:
        return
    for faces, spare, wanted in zip(
        (rooms, spells), (spare_rooms, spare_spells), READY_DECKS[deck].announced, strict=True
    ):
        there = sum(CARDS[face].set in BASE_SETS for face in faces)
        spare = spare[:]
        chance.shuffle(state, spare)
        faces += spare[: max(wanted - there, 0)]
