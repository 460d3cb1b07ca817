"""The combinations of sets that the guide recommends, by name (BM-25.1 to BM-25.10, BM-25.14, BM-3.9, chapter 26).

Where the guide says "a base set", a preset has the first one, which `merge_choices` can replace.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underkeep.core.capabilities.setup_form import Preset
from underkeep.games.boss_monster.setup.decks import BASE_SETS
from underkeep.games.boss_monster.state import ENDLESS

FEW_PLAYERS, MANY_PLAYERS = (2, 4), (5, 6)
"""The fewest and the most players for a combination."""
DEFAULT_BASE_SET = BASE_SETS[0]


def _base_with(name: str, players: tuple[int, int], *expansions: str) -> Preset:
    """Return a preset of a base set with these expansions (BM-25.4, BM-25.8)."""
    return Preset(name, {"sets": (DEFAULT_BASE_SET, *expansions)}, players)


PRESETS: tuple[Preset, ...] = (
    Preset("official", {"sets": ("BMR", "TNL"), "deck": "official"}, FEW_PLAYERS),
    Preset("official-six", {"sets": ("BMR", "TNL", "CRL"), "deck": "official"}, MANY_PLAYERS),
    Preset("kids", {"sets": ("BMR", "TNL"), "deck": "kids"}, FEW_PLAYERS),
    # With RMB and another set the guide recommends to trade room cards for coins (BM-25.10).
    Preset("base-sets", {"sets": BASE_SETS, "trade": True}, FEW_PLAYERS),
    Preset("two-base-sets-six", {"sets": ("BMR", "TNL"), "variants": (ENDLESS,)}, MANY_PLAYERS),
    _base_with("crash-landing", MANY_PLAYERS, "CRL"),
    _base_with("crash-landing-items", MANY_PLAYERS, "CRL", "THK", "IOD"),
    _base_with("tools", FEW_PLAYERS, "THK"),
    _base_with("implements", FEW_PLAYERS, "IOD"),
    _base_with("items", FEW_PLAYERS, "THK", "IOD"),
    _base_with("minibosses", FEW_PLAYERS, "VOV"),
    Preset("all-minibosses", {"sets": ("RMB", "VOV"), "trade": True}, FEW_PLAYERS),
    _base_with("villains-six", MANY_PLAYERS, "CRL", "VOV"),
    _base_with("villains-items-six", MANY_PLAYERS, "CRL", "VOV", "THK", "IOD"),
    _base_with("villains-items", FEW_PLAYERS, "VOV", "THK", "IOD"),
)


def merge_choices(preset: Preset, choices: Mapping[str, Any]) -> dict[str, Any]:
    """Return the choices of a preset, overridden by further choices. If only base sets are chosen, they replace the
    base set of the preset and keep its expansions."""
    wanted = tuple(str(code).upper() for code in choices.get("sets", ()))
    expansions = tuple(code for code in preset.choices["sets"] if code not in BASE_SETS)
    merged = {**preset.choices, **choices}
    if wanted and expansions and "deck" not in preset.choices and all(code in BASE_SETS for code in wanted):
        merged["sets"] = (*wanted, *expansions)
    return merged
