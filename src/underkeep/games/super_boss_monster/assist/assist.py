"""Help for the players of Super Boss Monster."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from underkeep.core.decisions import Decision
from underkeep.games.boss_monster.assist.assist import BossMonsterAssist
from underkeep.games.super_boss_monster.assist.clauses import DECISION_KINDS, decision_clauses
from underkeep.games.super_boss_monster.assist.stop_reasons import STOP_REASONS, CityStopReasonFinder

if TYPE_CHECKING:
    from underkeep.core.table import Observation


class SuperBossMonsterAssist(BossMonsterAssist):
    """Stops in windows that resolve last in, first out, and the clauses behind decisions."""

    def stop_menu(self) -> dict[str, list[str]]:
        return super().stop_menu() | {"occasions": list(STOP_REASONS)}

    def stop_reasons(self, observation: Observation, decision: Decision) -> frozenset[str]:
        return CityStopReasonFinder(observation, decision).find()

    def decision_kinds(self) -> Collection[str]:
        return DECISION_KINDS

    def decision_clauses(self, kind: str) -> list[str]:
        return decision_clauses(kind)


ASSIST = SuperBossMonsterAssist()
