"""What chance brings where a scenario says so (`chance: [5, choose Fear]`): results in words, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underkeep.core.decisions import Decision, Option
from underkeep.core.errors import UserError

if TYPE_CHECKING:
    from underkeep.core.table import Table


class UnscriptedChance(UserError):
    """A result that chance cannot bring at that moment."""


class ScriptedChance:
    """The results that chance will bring. When all have come, the seed decides as usual."""

    def __init__(self, results: Sequence[str], come: int = 0) -> None:
        self.results = list(results)
        self.come = come
        """How many of them have come."""

    def told(self) -> list[str]:
        """The results that have come."""
        return self.results[: self.come]

    def left(self) -> list[str]:
        """The results that nobody has needed yet."""
        return self.results[self.come :]

    def fresh(self) -> ScriptedChance:
        """The same results from the beginning."""
        return ScriptedChance(self.results)

    def copy(self) -> ScriptedChance:
        """The same, at the same point."""
        return ScriptedChance(self.results, self.come)

    def answer(self, table: Table, decision: Decision) -> Option | None:
        """What chance answers, or None if it is free. A question with a single option takes no result. Raises a
        UserError if the result that is due does not fit."""
        from underkeep.core.scenario.legal_moves import LegalMoves

        if len(decision.options) == 1 or self.come == len(self.results):
            return None
        words = self.results[self.come]
        question = LegalMoves(table, decision=decision)
        found = question.matching(words)
        if len(found) != 1:
            raise UnscriptedChance("error-chance", words=words, options="; ".join(question.legal))
        self.come += 1
        return next(iter(found.values()))
