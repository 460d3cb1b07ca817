"""Scripted chance: random results that a scenario dictates (`chance: [5, choose Fear]`), in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underkeep.core.decisions import Decision
from underkeep.core.errors import UserError
from underkeep.core.options.option import Option

if TYPE_CHECKING:
    from underkeep.core.table import Table


class UnscriptedChance(UserError):
    """The next scripted result is not possible at the decision of chance."""


class ScriptedChance:
    """The scripted results. When all are used, the seed decides as usual."""

    def __init__(self, results: Sequence[str], used_count: int = 0) -> None:
        self.results = list(results)
        self.used_count = used_count
        """The number of results that are used."""

    def used_results(self) -> list[str]:
        """Return the results that are used."""
        return self.results[: self.used_count]

    def unused_results(self) -> list[str]:
        """Return the results that are not used yet."""
        return self.results[self.used_count :]

    def restarted(self) -> ScriptedChance:
        """Return the same results from the beginning."""
        return ScriptedChance(self.results)

    def copy(self) -> ScriptedChance:
        """Return the same results at the same point."""
        return ScriptedChance(self.results, self.used_count)

    def answer(self, table: Table, decision: Decision) -> Option | None:
        """Return the answer of chance to a decision, or None if the seed decides. A decision with a single option uses
        no result. Raises UnscriptedChance if the next result is not possible."""
        from underkeep.core.scenario.legal_moves import LegalMoves

        if len(decision.options) == 1 or self.used_count == len(self.results):
            return None
        words = self.results[self.used_count]
        moves = LegalMoves(table, decision=decision)
        found = moves.find(words)
        if len(found) != 1:
            raise UnscriptedChance("error-scripted-chance", words=words, options="; ".join(moves.legal))
        self.used_count += 1
        return next(iter(found.values()))
