"""The progress of a game, and the pass delay of its decisions.

All cards are open except the two rooms that the boss looks at, so a pass delay hides no information.
"""

from __future__ import annotations

from typing import Any

from underkeep.games.dungeon_fighter.state import PHASES, FighterState


def progress(state: FighterState) -> dict[str, Any]:
    """Return the phase, the turn and the round of a state."""
    return {
        "phase": PHASES[state.phase],
        "turn": 0 if state.active is None or state.players == 1 else state.active,
        "round": state.round,
    }


def pass_delay(state: FighterState, kind: str) -> str:
    """Return how long the table waits at a kind of decision before it passes for a silent seat."""
    return "anyone" if kind == "react" else "short"
