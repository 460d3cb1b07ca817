"""Help for the players of Boss Monster."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from underkeep.core.capabilities.assist import Assist
from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option
from underkeep.games.boss_monster.assist import progress, stop_reasons
from underkeep.games.boss_monster.assist.clauses import CLAUSES_BY_DECISION, decision_clauses
from underkeep.games.boss_monster.assist.confirmations import confirmation
from underkeep.games.boss_monster.options import REACTION_KINDS

if TYPE_CHECKING:
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer


class BossMonsterAssist(Assist):
    """Stops in windows, confirmations, and the clauses behind decisions."""

    reaction_kinds = REACTION_KINDS

    def stop_menu(self) -> dict[str, list[str]]:
        return {"occasions": list(stop_reasons.STOP_REASONS), "always": list(stop_reasons.PERMANENT_REASONS)}

    def stop_reasons(self, observation: Observation, decision: Decision) -> frozenset[str]:
        return stop_reasons.stop_reasons(observation, decision)

    def progress(self, state: Any) -> dict[str, Any]:
        return progress.progress(state)

    def pass_delay(self, state: Any, kind: str) -> str:
        return progress.pass_delay(state, kind)

    def confirmation(self, renderer: TextRenderer, observation: Observation, option: Option, decision: Decision) -> str:
        return confirmation(renderer, observation, option, decision)

    def decision_kinds(self) -> Collection[str]:
        return CLAUSES_BY_DECISION

    def decision_clauses(self, kind: str) -> list[str]:
        return decision_clauses(kind)


ASSIST = BossMonsterAssist()
