"""Help for the players of Dungeon Fighter."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from underkeep.core.capabilities.assist import Assist
from underkeep.games.dungeon_fighter.assist import progress
from underkeep.games.dungeon_fighter.assist.decision_clauses import CLAUSES, clauses_of


class FighterAssist(Assist):
    """Progress, pass delays, and the clauses behind decisions."""

    reaction_kinds = frozenset({"curio", "react"})

    def progress(self, state: Any) -> dict[str, Any]:
        return progress.progress(state)

    def pass_delay(self, state: Any, kind: str) -> str:
        return progress.pass_delay(state, kind)

    def decision_kinds(self) -> Collection[str]:
        return CLAUSES

    def decision_clauses(self, kind: str) -> list[str]:
        return clauses_of(kind)


ASSIST = FighterAssist()
