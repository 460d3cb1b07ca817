"""Help for the players of Keep the Heroes Out!"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from underkeep.core.capabilities.assist import TARGETED, Assist
from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option
from underkeep.games.keep_the_heroes_out.assist import progress
from underkeep.games.keep_the_heroes_out.assist.confirmations import confirmation
from underkeep.games.keep_the_heroes_out.assist.decision_clauses import CLAUSES
from underkeep.games.keep_the_heroes_out.assist.raid_order import is_order_indifferent

if TYPE_CHECKING:
    from underkeep.core.table import Observation, Table
    from underkeep.core.text import TextRenderer


class KeepAssist(Assist):
    """Progress, stop reasons, pass delays, confirmations, and the clauses behind decisions."""

    reaction_kinds = frozenset({"defend", progress.GAMBLE_IN_RAID})
    clauses_by_decision = CLAUSES

    def stop_reasons(self, observation: Observation, decision: Decision) -> frozenset[str]:
        """Return why a decision matters. A gamble is a button of the own turn; between the Guild cards of a raid it is
        asked for only where the seat has set a stop."""
        return frozenset({progress.RAID_PLACE if decision.kind == progress.GAMBLE_IN_RAID else TARGETED})

    def is_indifferent(self, table: Table) -> bool:
        return is_order_indifferent(table)

    def progress(self, state: Any) -> dict[str, Any]:
        return progress.progress(state)

    def pass_delay(self, state: Any, kind: str) -> str:
        return progress.pass_delay(state, kind)

    def confirmation(self, renderer: TextRenderer, observation: Observation, option: Option, decision: Decision) -> str:
        return confirmation(renderer, observation.state, option, decision)


ASSIST = KeepAssist()
