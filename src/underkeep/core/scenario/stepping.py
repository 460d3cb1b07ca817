"""A table that stops for a look: not only at questions, but also where a window opens or a phase begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underkeep.core.decisions import BREAKPOINT, AnyProcedure, RuleResult
from underkeep.core.state import State
from underkeep.core.table import Table

Step = Callable[[Any], RuleResult]


class SteppingTable(Table):
    """A table for scenarios. `halted` says that it has stopped without asking; `go_on` goes on. Halts leave no
    trace in the record, so a clone (an ordinary table) stands at the question that comes next."""

    def _begin(self, state: State, events: bool) -> None:
        super()._begin(state, events)
        self.rules.stops_at_breakpoints = True
        stops = self.game.notation.stops
        self._steps = {name: _halting(step) if name in stops else step for name, step in self.game.steps.items()}

    @property
    def halted(self) -> bool:
        """Whether the table has stopped for a look."""
        return self.decision is BREAKPOINT

    def resume(self) -> None:
        """Go on to the next question or halt."""
        self._run(None)


def _halting(step: Step) -> Step:
    def halting(rules: Any) -> AnyProcedure:
        yield BREAKPOINT
        effect = step(rules)
        if effect is not None:
            yield from effect

    return halting
