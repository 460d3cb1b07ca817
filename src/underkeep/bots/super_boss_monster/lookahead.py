"""What would be if: an option is carried out on a copy of what a seat sees, and the round goes on to its end there."""

from __future__ import annotations

from functools import cached_property
from typing import Self

from underkeep.bots.boss_monster import lookahead
from underkeep.bots.super_boss_monster.evaluation import Prospects
from underkeep.core.decisions import Decision, Option
from underkeep.games.boss_monster.assist.lookahead.play_on import decline, play_step, run_procedure
from underkeep.games.boss_monster.options import ChooseSeat
from underkeep.games.boss_monster.state import ADVENTURE, ENDING, SETUP
from underkeep.games.super_boss_monster.options import Station, Take
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.rules.steps import STEPS
from underkeep.games.super_boss_monster.rules.town import put_minion
from underkeep.games.super_boss_monster.state import SuperBossMonsterState

PATIENCE = 400
"""No round has more steps than this."""
REST = {name: step for name, step in STEPS.items() if name not in ("end_round", "begin_round")}


class Imagined(lookahead.Imagined):
    """A position as a seat imagines it, worth what it looks like when the round is over."""

    state: SuperBossMonsterState
    rules: SuperBossMonster

    def after(self, option: Option) -> Self:
        """The position after the seat has done something."""
        if isinstance(option, Take):
            return self.then(lambda rules: rules.take_from_market(self.me, option.card))  # type: ignore[attr-defined]
        if isinstance(option, Station):
            return self.then(lambda rules: put_minion(rules, self.me, option.space))  # type: ignore[arg-type]
        return super().after(option)

    @cached_property
    def prospects(self) -> Prospects:
        """What this position promises when the round is over and everybody has passed."""
        return Prospects(self.played_out())

    def played_out(self) -> SuperBossMonster:
        """The rules of the position at the end of the round."""
        rules = SuperBossMonster(self.state.copy())
        state = rules.state
        if state.phase in (SETUP, ENDING) or state.over:
            return rules
        if state.phase == ADVENTURE:
            if state.step == "window":
                state.step = state.then
        else:
            for room, owner in list(state.face_down.items()):
                if owner != self.me:
                    rules.take_up_placed_card(room)
            state.walker, state.step, state.active = [], self._where_to(state), rules.first_seat()
        for _ in range(PATIENCE):
            if rules.interrupted or state.step not in REST:
                break
            if state.step == "minion_of":
                run_procedure(REST[state.step](rules), self._minion)
            else:
                play_step(rules, REST)
        return rules

    @staticmethod
    def _where_to(state: SuperBossMonsterState) -> str:
        return "bait" if state.step == "bait" else "minions"

    def _minion(self, decision: Decision) -> Option:
        """What is answered for a minion: an own hero is met at home, those of others go where they like."""
        mine = ChooseSeat(decision.seat)
        if mine in decision.options:
            return mine
        return self.at_once(decision) if decision.seat == self.me else decline(decision)
