"""Super Boss Monster: what a table needs to play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underkeep.core.procedures import RuleResult
from underkeep.games.boss_monster.assist.lookahead.play_on import VISIT
from underkeep.games.boss_monster.game import BossMonsterGame
from underkeep.games.boss_monster.rules import adventure as visits
from underkeep.games.boss_monster.rules import bait, round_start
from underkeep.games.boss_monster.rules import build as reveal
from underkeep.games.boss_monster.rules import round_end as rounds
from underkeep.games.boss_monster.setup import setup as opening
from underkeep.games.super_boss_monster.manifest import MANIFEST
from underkeep.games.super_boss_monster.options import SuperBossMonsterOption
from underkeep.games.super_boss_monster.rules import adventure, build, minion_phase, round_end, town
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.setup import setup
from underkeep.games.super_boss_monster.setup.setup import Setup
from underkeep.games.super_boss_monster.state import SuperBossMonsterState

STEPS: Mapping[str, Callable[[Any], RuleResult]] = {
    # setup
    "leave_cards_out": setup.leave_cards_out,
    "choose_boss": opening.choose_boss,
    "meet_bosses": setup.meet_bosses,
    "mulligan": opening.mulligan,
    "first_room": opening.first_room,
    "reveal_first_rooms": opening.reveal_first_rooms,
    "first_effects": opening.first_effects,
    # 1. Town phase
    "begin_round": town.begin_round,
    "greet": round_start.greet,
    "town_turn": town.town_turn,
    # 2. Build phase
    "build": build.build,
    "upkeep": reveal.upkeep,
    "upkeep_of": reveal.upkeep_of,
    "first_build_window": build.first_build_window,
    "build_turn": build.build_turn,
    "build_window": build.build_window,
    "window": SuperBossMonster.window,
    "build_turn_over": build.build_turn_over,
    "last_build_window": build.last_build_window,
    "reveal_or_build": build.reveal_or_build,
    "reveal": reveal.reveal,
    "admit": reveal.admit,
    "admit_of": reveal.admit_of,
    "after_reveal": reveal.after_reveal,
    "effects_of_reveal": reveal.effects_of_reveal,
    # 3. Minion phase
    "minions": minion_phase.minions,
    "minion_of": minion_phase.minion_of,
    "minions_done": minion_phase.minions_done,
    # 4. Bait phase
    "bait": bait.bait,
    # 5. Adventure phase
    "adventure": visits.adventure,
    "adventure_turn": adventure.adventure_turn,
    "next_hero": visits.next_hero,
    **VISIT,
    "adventure_turn_over": adventure.adventure_turn_over,
    # end of round
    "end_round": rounds.end_round,
    "end_effects": rounds.end_effects,
    "end_effects_of": rounds.end_effects_of,
    "tidy_up": round_end.tidy_up,
    "pass_marker": round_end.pass_marker,
    "check_end": round_end.check_end,
    "new_round": rounds.new_round,
}


class SuperBossMonsterGame(BossMonsterGame):
    """The required part of the interface; the manifest lists the others."""

    steps = STEPS
    steps_without_decisions = BossMonsterGame.steps_without_decisions & STEPS.keys() | {
        "leave_cards_out",
        "minions",
        "minions_done",
        "adventure_turn_over",
        "pass_marker",
    }
    state_type = SuperBossMonsterState
    setup_type = Setup
    option_type = SuperBossMonsterOption
    answers_type = list[SuperBossMonsterOption]

    def rules(self, state: Any) -> SuperBossMonster:
        return SuperBossMonster(state)

    def initial_state(self, setup_: Any, seed: int) -> SuperBossMonsterState:
        return setup.start(setup_, seed)

    def zones(self, state: Any) -> dict[str, list[int]]:
        zones = super().zones(state)
        zones |= {"market": state.market, "tavern": state.tavern}
        zones |= {f"location.{number}": heroes for number, heroes in enumerate(state.places)}
        return zones

    def scores(self, state: Any) -> list[int]:
        rules = SuperBossMonster(state)
        return [rules.score(seat) for seat in range(state.players)]


GAME = SuperBossMonsterGame(MANIFEST)
