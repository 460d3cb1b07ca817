"""The rules object of Dungeon Fighter with all its verbs."""

from __future__ import annotations

from underkeep.core.procedures import DONE
from underkeep.games.dungeon_fighter.events import PhaseBegan
from underkeep.games.dungeon_fighter.rules.verbs.party import Party
from underkeep.games.dungeon_fighter.state import Phase


class DungeonFighter(Party):
    """The rules of Dungeon Fighter for one state."""

    def go_to(self, step: str) -> tuple[()]:
        """Name the next step. Nothing else happens in this one."""
        self.state.step = step
        return DONE

    def begin_phase(self, phase: Phase) -> None:
        """Begin a phase."""
        self.state.phase = phase
        self.emit(PhaseBegan, phase)
