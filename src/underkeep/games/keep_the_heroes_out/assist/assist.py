"""Help for the players of Keep the Heroes Out!"""

from __future__ import annotations

from typing import Any

from underkeep.core.capabilities.assist import Assist
from underkeep.games.keep_the_heroes_out.assist import progress
from underkeep.games.keep_the_heroes_out.assist.decision_clauses import CLAUSES


class KeepAssist(Assist):
    """Progress, pass delays, and the clauses behind decisions."""

    reaction_kinds = frozenset({"defend"})
    clauses_by_decision = CLAUSES

    def progress(self, state: Any) -> dict[str, Any]:
        return progress.progress(state)

    def pass_delay(self, state: Any, kind: str) -> str:
        return progress.pass_delay(state, kind)


ASSIST = KeepAssist()
