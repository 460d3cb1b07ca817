"""Sample setups of Boss Monster: every choice that changes how it is played, for the tests of the contract."""

from __future__ import annotations

from typing import Any

from underkeep.games.boss_monster.setup.setup import VARIANTS

_BOTH = ("BMR", "TNL")

SAMPLE_SETUPS: tuple[dict[str, Any], ...] = (
    *({"players": players, "sets": sets} for players in (2, 3, 4) for sets in (("BMR",), ("TNL",), _BOTH)),
    *({"players": 3, "sets": _BOTH, "variants": (variant,)} for variant in VARIANTS),
    *({"players": players, "sets": _BOTH, "variants": VARIANTS} for players in (2, 4)),
    *({"players": 2, "deck": deck, "fill": fill} for deck in ("official", "kids") for fill in (False, True)),
    {"players": 4, "sets": _BOTH, "heroes": "TNL"},
)
