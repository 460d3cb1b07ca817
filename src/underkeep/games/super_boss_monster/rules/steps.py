"""The table of steps of a round of Super Boss Monster, in the order of play.

The names of the steps are stored in saved games. Most of the functions are those of Boss Monster.
"""

from __future__ import annotations

from underkeep.games.boss_monster.rules import adventure as base_adventure
from underkeep.games.boss_monster.rules import bait, round_start, window
from underkeep.games.boss_monster.rules import build as base_build
from underkeep.games.boss_monster.rules import round_end as base_round_end
from underkeep.games.boss_monster.rules.steps import WALK_STEPS, Steps
from underkeep.games.super_boss_monster.rules import adventure, build, minion_phase, round_end, town

STEPS: Steps = {
    # 1. Town phase
    "begin_round": town.begin_round,
    "greet": round_start.trigger_arrivals,
    "town_turn": town.town_turn,
    # 2. Build phase
    "build": build.build,
    "upkeep": base_build.upkeep,
    "upkeep_of": base_build.upkeep_of,
    "first_build_window": build.first_build_window,
    "build_turn": build.build_turn,
    "build_window": build.build_window,
    "window": window.continue_window,
    "build_turn_over": build.build_turn_over,
    "last_build_window": build.last_build_window,
    "reveal_or_build": build.reveal_or_build,
    "reveal": base_build.reveal,
    "admit": base_build.pay_for_minibosses,
    "admit_of": base_build.pay_for_minibosses_of,
    "after_reveal": base_build.after_reveal,
    "effects_of_reveal": base_build.effects_of_reveal,
    # 3. Minion phase
    "minions": minion_phase.minions,
    "minion_of": minion_phase.minion_of,
    "minions_done": minion_phase.minions_done,
    # 4. Bait phase
    "bait": bait.bait,
    # 5. Adventure phase
    "adventure": base_adventure.adventure,
    "adventure_turn": adventure.adventure_turn,
    "next_hero": base_adventure.next_hero,
    **WALK_STEPS,
    "adventure_turn_over": adventure.adventure_turn_over,
    # end of round
    "end_round": base_round_end.end_round,
    "end_effects": base_round_end.end_effects,
    "end_effects_of": base_round_end.end_effects_of,
    "tidy_up": round_end.tidy_up,
    "pass_marker": round_end.pass_marker,
    "check_end": round_end.check_end,
    "new_round": round_end.new_round,
}
