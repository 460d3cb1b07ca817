"""The progress of the game, and the pass delay of a table.

The only reaction is Defend (KHO-9.11). It is offered only to players with a fitting card and a monster in the room, and
such an attack is always worth a decision. All players play together with open hands, so delays hide nothing.
"""

from __future__ import annotations

from typing import Any

from underkeep.games.keep_the_heroes_out.state import PHASES, KeepState


def progress(state: KeepState) -> dict[str, Any]:
    """Return the phase, the active seat and the number of the turn."""
    return {"phase": PHASES[state.phase], "turn": state.active, "round": state.turns}


def pass_delay(state: KeepState, kind: str) -> str:
    """Return how long the table waits before it passes for a silent seat."""
    return "short"
