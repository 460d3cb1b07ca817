"""Help for the players of Dungeon Fighter."""

from __future__ import annotations

from typing import Any

from underkeep.core.capabilities.assist import Assist
from underkeep.games.dungeon_fighter.assist import progress
from underkeep.games.dungeon_fighter.assist.decision_clauses import CLAUSES


class FighterAssist(Assist):
    """Progress, pass delays, and the clauses behind decisions."""

    reaction_kinds = frozenset({"curio", "react"})
    clauses_by_decision = CLAUSES

    def progress(self, state: Any) -> dict[str, Any]:
        return progress.progress(state)

    def pass_delay(self, state: Any, kind: str) -> str:
        return progress.pass_delay(state, kind)


ASSIST = FighterAssist()
