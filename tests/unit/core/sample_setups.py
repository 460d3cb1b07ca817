"""A setup of each game for three players, in which random options are quick."""

from __future__ import annotations

from typing import Any

from underkeep.core import registry

SETUPS: dict[str, dict[str, Any]] = {
    name: {"players": 3, "throws": "made-up"} if "fighter" in name else {"players": 3} for name in registry.names()
}
"""The keywords of `new_game` by game."""
