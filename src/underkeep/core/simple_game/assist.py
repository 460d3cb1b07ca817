"""The help for players of a simple game: where the game is. It has no reactions, so nothing else is needed."""

from __future__ import annotations

from typing import Any

from underkeep.core.capabilities.assist import Assist


class SimpleAssist(Assist):
    """The help that every simple game gives."""

    def progress(self, state: Any) -> dict[str, Any]:
        """Return the number of the turn as the round, the running step as the phase, and the active seat."""
        return {"round": state.turns, "phase": state.step, "turn": state.active_seat}
