"""The rules of Boss Monster: all groups of verbs in one object."""

from __future__ import annotations

from underkeep.core.state import Seat
from underkeep.games.boss_monster.events import Resigned
from underkeep.games.boss_monster.rules.elimination import eliminate_resigned
from underkeep.games.boss_monster.rules.verbs.minibosses import Minibosses
from underkeep.games.boss_monster.rules.verbs.rooms import Rooms
from underkeep.games.boss_monster.rules.verbs.window_rules import WindowRules
from underkeep.games.boss_monster.state import BossMonsterState


class BossMonster(Rooms, Minibosses, WindowRules):
    """The rules of Boss Monster bound to one state. Cards and phases call this object `game`."""

    step_after_heroes = "draw"
    """The step that follows when the heroes of a round have come to town."""
    first_build_step = "build_turn"
    """The first step of the build phase in which a player takes a turn."""
    step_after_build = "bait"
    """The step that follows the build phase."""

    def resign(self, seat: Seat) -> None:
        """A seat resigns; it is eliminated before the next step (BM-22.7)."""
        self.state.resigning[seat] = True
        self.interrupted = True
        self.emit(Resigned, seat)

    def between_steps(self) -> None:
        """Eliminate the seats that have resigned (BM-22.7)."""
        if not self.state.over:
            self.interrupted = False
            eliminate_resigned(self)


def rules_of(state: BossMonsterState) -> BossMonster:
    """The rules by which a state is played: a game that builds on Boss Monster has its own."""
    rules: BossMonster = state.rules_type(state)
    return rules


BossMonsterState.rules_type = BossMonster
