"""Lookahead: an option is carried out on a copy of the observed state, and the round is played to its end there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Self

from underkeep.bots.boss_monster import lookahead
from underkeep.bots.super_boss_monster.evaluation import Evaluation
from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option
from underkeep.core.procedures import RuleResult
from underkeep.games.boss_monster.assist.lookahead.play_on import decline, play_step, run_procedure
from underkeep.games.boss_monster.options import ChooseSeat
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.state import ADVENTURE, ENDING, SETUP
from underkeep.games.super_boss_monster.options import Station, Take
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.rules.steps import STEPS
from underkeep.games.super_boss_monster.rules.town import put_minion
from underkeep.games.super_boss_monster.state import SuperBossMonsterState

MAX_STEPS = 400
"""The number of steps after which the bot stops playing a sampled round. The rounds of real games have fewer steps."""
REMAINING_STEPS = {name: step for name, step in STEPS.items() if name not in ("end_round", "begin_round")}
"""The steps that are played until the round ends."""


class ImaginedPosition(lookahead.ImaginedPosition):
    """A position as a seat imagines it, with the value that it has when the round is over."""

    state: SuperBossMonsterState
    rules: SuperBossMonster

    def after_option(self, option: Option) -> Self:
        """Return the position after the seat has carried out an option."""
        if isinstance(option, Take):
            return self.after_city_action(lambda rules: rules.take_from_market(self.me, option.card))
        if isinstance(option, Station):
            return self.after_city_action(lambda rules: put_minion(rules, self.me, option.space))
        return super().after_option(option)

    def after_city_action(self, action: Callable[[SuperBossMonster], RuleResult]) -> Self:
        """Return the position after an action with a verb that Boss Monster does not have."""

        def act(rules: BossMonster) -> RuleResult:
            assert isinstance(rules, SuperBossMonster)
            return action(rules)

        return self.after_actions(act)

    @cached_property
    def evaluation(self) -> Evaluation:
        """The evaluation of this position when the round is over and all seats have passed."""
        return Evaluation(self.rules_at_round_end())

    def rules_at_round_end(self) -> SuperBossMonster:
        """Return the rules bound to the position at the end of the round."""
        rules = SuperBossMonster(self.state.copy())
        state = rules.state
        if state.phase in (SETUP, ENDING) or state.over:
            return rules
        if state.phase == ADVENTURE:
            if state.step == "window":
                state.step = state.step_after_window
        else:
            for room, owner in list(state.face_down_cards.items()):
                if owner != self.me:
                    rules.take_up_placed_card(room)
            state.hero_in_dungeon, state.step, state.active_seat = [], self._where_to(state), rules.first_seat()
        for _ in range(MAX_STEPS):
            if rules.interrupted or state.step not in REMAINING_STEPS:
                break
            if state.step == "minion_of":
                run_procedure(REMAINING_STEPS[state.step](rules), self._minion)
            else:
                play_step(rules, REMAINING_STEPS)
        return rules

    @staticmethod
    def _where_to(state: SuperBossMonsterState) -> str:
        return "bait" if state.step == "bait" else "minions"

    def _minion(self, decision: Decision) -> Option:
        """Return the answer for a minion: an own hero is sent to the own dungeon, other seats decline."""
        mine = ChooseSeat(decision.seat)
        if mine in decision.options:
            return mine
        return self.quick_answer(decision) if decision.seat == self.me else decline(decision)
