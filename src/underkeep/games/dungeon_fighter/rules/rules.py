"""Dungeon Fighter: all verbs together."""

from __future__ import annotations

from underkeep.core.procedures import DONE
from underkeep.games.dungeon_fighter.events import PhaseBegan
from underkeep.games.dungeon_fighter.rules.verbs.party import Party


class Fighter(Party):
    """The rules of Dungeon Fighter bound to one position."""

    def go(self, step: str) -> tuple[()]:
        """Name the step that comes next. Nothing is left to do in this one."""
        self.state.step = step
        return DONE

    def begin(self, phase: int) -> None:
        """A phase begins."""
        self.state.phase = phase
        self.emit(PhaseBegan, phase)
