"""What is printed on a card, as plain values for a client that draws it."""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import Any

from underkeep.games.dungeon_fighter.cards.catalogue import CARDS

SET = "DF"


def catalogue_entry(face: int) -> tuple[str, str, int]:
    """The key of a card, its set, and how many copies there are."""
    plain = re.sub(r"[^a-z0-9 -]", "", CARDS[face].name.lower())
    return f"df-{'-'.join(plain.split())}", SET, 1


def card_values(face: int) -> dict[str, Any]:
    """The values of a printed card by name, those that it does not have left out; a price is there even if it is 0.
    Its names and its design, which a client has from elsewhere, are left out too. See `cards/declare.py`."""
    values = asdict(CARDS[face])
    return {
        name: value
        for name, value in values.items()
        if name == "price" or (not name.startswith(("name", "design")) and value not in (0, "", False, ()))
    }
