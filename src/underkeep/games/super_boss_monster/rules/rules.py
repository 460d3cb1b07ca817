"""The rules of Super Boss Monster: all groups of verbs in one object."""

from __future__ import annotations

from underkeep.core.state import Seat, seat_range
from underkeep.games.boss_monster.rules.elimination import end_game
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.super_boss_monster.rules.verbs.city import City
from underkeep.games.super_boss_monster.rules.verbs.city_walk import CityWalk
from underkeep.games.super_boss_monster.rules.verbs.counters import Counters
from underkeep.games.super_boss_monster.rules.verbs.minions import Minions
from underkeep.games.super_boss_monster.rules.verbs.solo_wounds import SoloWounds
from underkeep.games.super_boss_monster.rules.verbs.stack_window import StackWindow
from underkeep.games.super_boss_monster.state import SuperBossMonsterState


class SuperBossMonster(BossMonster, Counters, Minions, SoloWounds, City, StackWindow, CityWalk):
    """The rules of Super Boss Monster bound to one state. Cards and phases call this object `game`."""

    step_after_heroes = "town_turn"
    first_build_step = "first_build_window"
    step_after_build = "minions"
    mulligan_shows_hand = True  # SBM-4.8
    mulligan_counts_icons = True  # SBM-4.8

    def reveal_bosses(self) -> None:
        """The highest XP gives the first-player marker; the others follow clockwise (SBM-4.6, SBM-5.2)."""
        super().reveal_bosses()
        state = self.state
        first = state.turn_order[0]
        seats = [*seat_range(state.players)]
        state.turn_order = seats[first:] + seats[:first]

    def is_level_up_due(self, me: Seat) -> bool:
        """Only at the end of a build phase (SBM-9.3)."""
        return self.state.step in ("after_reveal", "effects_of_reveal") and super().is_level_up_due(me)

    def wounds_eliminate(self) -> bool:
        """Wounds only count against the score; alone five of them end the game (SBM-14.6, SBM-19.15)."""
        return self.is_solo

    def between_steps(self) -> None:
        """A player who resigns a solo game has lost it. In other games the minions of eliminated players go home."""
        state = self.state
        if self.is_solo and not state.over:
            self.interrupted = False
            return end_game(self, [])
        super().between_steps()
        for seat in seat_range(state.players):
            if state.eliminated[seat]:
                state.minion_space[seat] = None
        return None


SuperBossMonsterState.rules_type = SuperBossMonster
