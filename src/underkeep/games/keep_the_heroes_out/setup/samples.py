"""Sample setups of Keep the Heroes Out!: every page and level, for the tests of the contract."""

from __future__ import annotations

from typing import Any

from underkeep.games.keep_the_heroes_out.dungeon_book.book import pages_by_id
from underkeep.games.keep_the_heroes_out.state import LEVELS

SAMPLE_SETUPS: tuple[dict[str, Any], ...] = (
    *(
        {"players": 1 + number % 4, "scenario": page, "level": LEVELS[number % 3], "voting": number % 5 == 3}
        for number, page in enumerate(pages_by_id())
    ),
    {"players": 5, "scenario": "siege", "level": "hardcore", "homebrew": True},
    {"players": 6, "scenario": "frogs", "level": "challenge", "voting": True},
)
