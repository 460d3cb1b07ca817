"""The moves that only Super Boss Monster has: `take Bookworm`, `send minion to temple treasure`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from underkeep.games.boss_monster.notation.moves import VARIANT_MOVE_TEXTS
from underkeep.games.super_boss_monster.options import Station, Take
from underkeep.games.super_boss_monster.state import ON_CARDS, PLACE_NAMES, SPACES


def join_place_names(words: str) -> str:
    """Return words in which the names of places in the city are written as one word each.

    >>> join_place_names("send minion to Landing Pad treasure"), join_place_names("landing-pad")
    ('send minion to landing_pad treasure', 'landing_pad')
    """
    for name in PLACE_NAMES:
        if "_" in name:
            words = re.sub(rf"\b{name.replace('_', '[ _-]')}\b", name, words, flags=re.IGNORECASE)
    return words


def space_name(where: int) -> str:
    """Return the name of an action space of the city: `temple treasure`."""
    location, what = divmod(where, len(SPACES))
    return f"{PLACE_NAMES[location]} {SPACES[what]}"


def _take_text(state: Any, option: Take, name: Callable[[int], str]) -> str:
    return f"take {name(option.card)}"


def _station_text(state: Any, option: Station, name: Callable[[int], str]) -> str:
    where = option.space
    return f"send minion to {name(where - ON_CARDS) if where >= ON_CARDS else space_name(where)}"


VARIANT_MOVE_TEXTS[Take] = _take_text
VARIANT_MOVE_TEXTS[Station] = _station_text
