"""Help for the players of Keep the Heroes Out!"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from underkeep.core.capabilities.assist import Assist
from underkeep.games.keep_the_heroes_out.assist import progress
from underkeep.games.keep_the_heroes_out.assist.decision_clauses import CLAUSES, clauses_of


class KeepAssist(Assist):
    """Progress, pass delays, and the clauses behind decisions."""

    reaction_kinds = frozenset({"defend"})

    def progress(self, state: Any) -> dict[str, Any]:
        return progress.progress(state)

    def pass_delay(self, state: Any, kind: str) -> str:
        return progress.pass_delay(state, kind)

    def decision_kinds(self) -> Collection[str]:
        return CLAUSES

    def decision_clauses(self, kind: str) -> list[str]:
        return clauses_of(kind)


ASSIST = KeepAssist()
