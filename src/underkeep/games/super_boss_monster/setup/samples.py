"""Sample setups of Super Boss Monster: every choice that changes how it is played, for the tests of the contract."""

from __future__ import annotations

from typing import Any

SAMPLE_SETUPS: tuple[dict[str, Any], ...] = (
    *({"players": players} for players in (1, 2, 3, 4)),
    {"players": 1, "variants": ("challenge",)},
    {"players": 3, "sets": ("BMR", "TNL", "RMB", "THK", "VOV", "DBM", "POP"), "heroes": "TNL"},
    {"players": 4, "sets": ("RMB", "THK", "IOD"), "mixed_heroes": True},
    *({"players": players, "sets": ("CRL",)} for players in (5, 6)),
)
