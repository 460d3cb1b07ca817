"""The table of steps of a round, in the order of play.

The names of the steps are stored in saved games. A variant replaces entries of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underkeep.core.procedures import RuleResult
from underkeep.games.boss_monster.rules import adventure, bait, build, round_end, round_start, walk, window

Steps = dict[str, Callable[[Any], RuleResult]]

WALK_STEPS: Steps = {
    "set_out": walk.set_out,
    "walk_on": walk.walk_on,
    "enter_room": walk.enter_room,
    "feel_room": walk.apply_room_effect,
    "take_damage": walk.take_damage,
    "leave_room": walk.leave_room,
}
"""The steps of one hero's walk through a dungeon."""

STEPS: Steps = {
    # 1. beginning of round
    "begin_round": round_start.begin_round,
    "greet": round_start.trigger_arrivals,
    "draw": round_start.draw,
    # 2. build phase
    "build": build.build,
    "upkeep": build.upkeep,
    "upkeep_of": build.upkeep_of,
    "build_turn": build.build_turn,
    "window": window.continue_window,
    "build_turn_over": build.build_turn_over,
    "reveal": build.reveal,
    "admit": build.pay_for_minibosses,
    "admit_of": build.pay_for_minibosses_of,
    "after_reveal": build.after_reveal,
    "effects_of_reveal": build.effects_of_reveal,
    # 3. bait phase
    "bait": bait.bait,
    # 4. adventure phase
    "adventure": adventure.adventure,
    "adventure_turn": adventure.adventure_turn,
    "next_hero": adventure.next_hero,
    **WALK_STEPS,
    "adventure_turn_over": adventure.adventure_turn_over,
    # 5. end of round
    "end_round": round_end.end_round,
    "end_effects": round_end.end_effects,
    "end_effects_of": round_end.end_effects_of,
    "tidy_up": round_end.tidy_up,
    "late_level_up": round_end.late_level_up,
    "late_level_up_of": round_end.late_level_up_of,
    "remove_damage": round_end.remove_damage,
    "check_end": round_end.check_end,
    "machinations": round_end.machinations,
    "machinate": round_end.machinate,
    "new_round": round_end.new_round,
}
