"""Where the game is, and how long a table waits for somebody who says nothing.

Everything lies open but the two rooms that the boss looks at, so nothing is hidden by pauses."""

from __future__ import annotations

from typing import Any

from underkeep.games.dungeon_fighter.state import PHASES, FighterState


def progress(state: FighterState) -> dict[str, Any]:
    """The marks of this moment: which round, whose turn, which phase."""
    return {
        "phase": PHASES[state.phase],
        "turn": max(0, state.active) if state.players > 1 else 0,
        "round": state.round,
    }


def pass_delay(state: FighterState, kind: str) -> str:
    """How long the table waits at a question of this kind for a seat that passes without being asked."""
    return "anyone" if kind == "react" else "short"
