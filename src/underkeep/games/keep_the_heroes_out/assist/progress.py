"""Where the game is, and how long a table waits for somebody who says nothing.

The only reaction is Defend (KHO-9.11): it is asked of those who can, and an attack on a room with one's own monsters is
always worth being asked about. Everybody plays together and hands lie open, so nothing is hidden by pauses.
"""

from __future__ import annotations

from typing import Any

from underkeep.games.keep_the_heroes_out.state import PHASES, KeepState


def progress(state: KeepState) -> dict[str, Any]:
    """The marks of this moment: which turn, whose, which phase."""
    return {"phase": PHASES[state.phase], "turn": state.active, "round": state.turns}


def pass_delay(state: KeepState, kind: str) -> str:
    """How long the table waits at a question of this kind for a seat that passes without being asked."""
    return "short"
