"""The printed values of a card for a client that draws it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from underkeep.core.state import Face
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS

SET = "DF"


def catalogue_entry(face: Face) -> tuple[str, str, int]:
    """Return the key of a card, its set, and the number of its copies."""
    return CARDS[face].key, SET, 1


def card_values(face: Face) -> dict[str, Any]:
    """Return the values of a printed card by name, without empty values; a price is there even if it is 0. Names and
    design are left out, because a client gets them elsewhere. See `cards/card_types.py`."""
    values = asdict(CARDS[face])
    return {
        name: value
        for name, value in values.items()
        if name == "price" or (not name.startswith(("name", "design")) and value not in (0, "", False, ()))
    }
