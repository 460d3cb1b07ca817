"""Keep the Heroes Out!: all verbs together."""

from __future__ import annotations

from underkeep.core.procedures import DONE
from underkeep.games.keep_the_heroes_out.rules.page_effects import Effects


class Keep(Effects):
    """The rules of Keep the Heroes Out! bound to one position."""

    def go(self, step: str) -> tuple[()]:
        """Name the step that comes next. Nothing is left to do in this one."""
        self.state.step = step
        return DONE

    def heroes_act(self, then: str) -> None:
        """The heroes act until all are exhausted; then play goes on at this step (KHO-15.2)."""
        self.state.then = then
        self.go("heroes")
