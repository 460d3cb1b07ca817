"""Underkeep: a home for dungeon board games."""

from __future__ import annotations

from random import Random
from typing import Any

from underkeep.core import registry, table
from underkeep.core.decisions import Decision
from underkeep.core.errors import IllegalMove, ReplayMismatch, UserError
from underkeep.core.options.option import PASS, Option, Resign
from underkeep.core.table import Observation, Table
from underkeep.core.visibility import SPECTATOR

__version__ = "0.1.0"

__all__ = [
    "PASS",
    "SPECTATOR",
    "Decision",
    "IllegalMove",
    "Observation",
    "Option",
    "ReplayMismatch",
    "Resign",
    "Table",
    "UserError",
    "compiled",
    "new_game",
    "version_line",
]


def compiled() -> bool:
    """Return whether the engine runs compiled, and not as pure Python."""
    return not (table.__file__ or "").endswith(".py")


def version_line() -> str:
    """Return the line that `underkeep --version` prints."""
    return f"underkeep {__version__} ({'compiled' if compiled() else 'pure Python'})"


def new_game(
    name: str = "",
    *,
    seed: int | None = None,
    auto: bool = True,
    checkpoints: bool = True,
    events: bool = True,
    important_only: bool = False,
    **choices: Any,
) -> Table:
    """Return a table with a new game; without a name, the first game of the registry is played.

    `choices` are the setup choices of the game, for instance `players=3, sets=("BMR", "TNL")`. Without a seed, one is
    drawn.
    """
    game = registry.get(name or registry.default_name())
    setup = game.setup_type(**choices)
    state = game.initial_state(setup, Random().getrandbits(48) if seed is None else seed)
    return Table(game, setup, state, auto=auto, checkpoints=checkpoints, events=events, important_only=important_only)
