"""Help for the players of Boss Monster."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from underkeep.core.capabilities.assist import Assist
from underkeep.core.decisions import Decision, Option
from underkeep.games.boss_monster.assist import stop_reasons
from underkeep.games.boss_monster.assist.confirmations import warning
from underkeep.games.boss_monster.assist.decision_clauses import CLAUSES, clauses_of

if TYPE_CHECKING:
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer


class BossMonsterAssist(Assist):
    """Stops in windows, confirmations, and the clauses behind decisions."""

    reaction_kinds = frozenset({"window", "respond", "negate-spell", "negate-ability"})

    def stop_menu(self) -> dict[str, list[str]]:
        return {"occasions": list(stop_reasons.REASONS), "always": list(stop_reasons.ALWAYS)}

    def stop_reasons(self, observation: Observation, decision: Decision) -> frozenset[str]:
        return stop_reasons.occasions(observation, decision)

    def progress(self, state: Any) -> dict[str, Any]:
        return stop_reasons.moment(state)

    def pass_delay(self, state: Any, kind: str) -> str:
        return stop_reasons.tempo(state, kind)

    def confirmation(self, renderer: TextRenderer, observation: Observation, option: Option, decision: Decision) -> str:
        return warning(renderer, observation, option, decision)

    def decision_kinds(self) -> Collection[str]:
        return CLAUSES

    def decision_clauses(self, kind: str) -> list[str]:
        return clauses_of(kind)


ASSIST = BossMonsterAssist()
