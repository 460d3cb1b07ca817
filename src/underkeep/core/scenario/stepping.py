"""A table that stops for a look: not only at questions, but also where a window opens or a phase begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underkeep.core.decisions import HALT, Effect, Play
from underkeep.core.state import State
from underkeep.core.table import Table

Step = Callable[[Any], Effect]


class PacedTable(Table):
    """A table for scenarios. `halted` says that it has stopped without asking; `go_on` goes on. Halts leave no
    trace in the record, so a clone (an ordinary table) stands at the question that comes next."""

    def _begin(self, state: State, events: bool) -> None:
        super()._begin(state, events)
        self.rules.halts = True
        stops = self.game.notation().stops
        self._steps = {name: _halting(step) if name in stops else step for name, step in self.game.steps.items()}

    @property
    def halted(self) -> bool:
        """Whether the table has stopped for a look."""
        return self.decision is HALT

    def go_on(self) -> None:
        """Go on to the next question or halt."""
        self._run(None)


def _halting(step: Step) -> Step:
    def halting(rules: Any) -> Play:
        yield HALT
        effect = step(rules)
        if effect is not None:
            yield from effect

    return halting
