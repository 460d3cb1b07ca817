"""The progress of the game, and the pass delay of a table.

There are two reactions. Defend (KHO-9.11) is offered only to players with a fitting card and a monster in the room, and
such an attack is always worth a decision. A gamble between the Guild cards of a raid (KHO-12.2) is passed by the
server, unless the seat has set a stop at the raid or holds. All players play together with open hands, so delays hide
nothing.
"""

from __future__ import annotations

from typing import Any

from underkeep.games.keep_the_heroes_out.state import PHASES, KeepState

GAMBLE_IN_RAID = "before-card"
"""The kind of the decision whether to gamble between the Guild cards of a raid."""
RAID_PLACE = "phase:raid"
"""The place of the raid, where a seat can set a stop."""


def progress(state: KeepState) -> dict[str, Any]:
    """Return the phase, the active seat and the number of the turn."""
    return {"phase": PHASES[state.phase], "turn": state.active, "round": state.turns}


def pass_delay(state: KeepState, kind: str) -> str:
    """Return how long the table waits before it passes for a silent seat."""
    return "short"
