"""A table that stops not only at decisions, but also where a window opens or a phase begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underkeep.core.decisions import BREAKPOINT
from underkeep.core.procedures import AnyProcedure, RuleResult
from underkeep.core.state import State
from underkeep.core.table import Table

Step = Callable[[Any], RuleResult]


class SteppingTable(Table):
    """A table for scenarios. `is_at_breakpoint` says that it has stopped without a decision; `resume` goes on.
    Breakpoints are not recorded, so a clone (an ordinary table) is at the next decision."""

    def _begin(self, state: State, checkpoint: State, events: bool) -> None:
        super()._begin(state, checkpoint, events)
        self.rules.stops_at_breakpoints = True
        stops = self.game.notation.breakpoint_steps
        self._steps = {
            name: _with_breakpoint(step) if name in stops else step for name, step in self.game.steps.items()
        }

    @property
    def is_at_breakpoint(self) -> bool:
        """Whether the table has stopped at a breakpoint."""
        return self.decision is BREAKPOINT

    def resume(self) -> None:
        """Go on to the next decision or breakpoint."""
        self._run(None)


def _with_breakpoint(step: Step) -> Step:
    def stepping_step(rules: Any) -> AnyProcedure:
        yield BREAKPOINT
        procedure = step(rules)
        if procedure is not None:
            yield from procedure

    return stepping_step
