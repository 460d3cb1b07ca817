"""Sample setups of Dungeon Fighter: every choice that changes how it is played, for the tests of the contract."""

from __future__ import annotations

from typing import Any

SAMPLE_SETUPS: tuple[dict[str, Any], ...] = (
    *({"players": players, "throws": "made-up", "ballads": players % 2 == 0} for players in (1, 2, 3, 4, 5, 6)),
    {"players": 3, "throws": "made-up", "difficulty": "infernal", "combined": True, "boss": "chosen", "homebrew": True},
    {"players": 2, "throws": "companion", "heroes": ("maryla", "random")},
    {"players": 2},
    {"players": 3, "target": "patches", "dice": "tetrahedra", "difficulty": "hard"},
)
