"""The course of play: which step comes next, and whose it is."""

from __future__ import annotations

from collections.abc import Callable

from underkeep.core.procedures import DONE
from underkeep.games.boss_monster.events import PhaseBegan
from underkeep.games.boss_monster.rules.effects import Effects
from underkeep.games.boss_monster.state import NOBODY, NOTHING


class Course(Effects):
    """Verbs that name the next step."""

    def go(self, step: str, seat: int = NOTHING) -> tuple[()]:
        """Name the step that comes next, and whose it is. Nothing is left to do in this one."""
        self.state.step = step
        if seat != NOTHING:
            self.state.active = seat
        return DONE

    def begin_phase(self, phase: int) -> None:
        """A phase of the round begins."""
        self.state.phase = phase
        self.emit(PhaseBegan, phase)

    def each(self, step: str, then: str) -> tuple[()]:
        """The same step for the next surviving player in XP order; after the last one, `then`."""
        state = self.state
        following = self.after(state.active)
        state.step, state.active = (step, following) if following != NOBODY else (then, self.first())
        return DONE

    def each_due(self, step: str, due: Callable[[int], object], then: str) -> tuple[()]:
        """Like `each`, from the active player on, passing by players for whom nothing is due."""
        state = self.state
        seat = state.active if not state.out[state.active] else self.after(state.active)
        while seat != NOBODY and not due(seat):
            seat = self.after(seat)
        state.step, state.active = (step, seat) if seat != NOBODY else (then, self.first())
        return DONE
