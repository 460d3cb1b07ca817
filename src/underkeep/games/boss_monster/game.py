"""Boss Monster: what a table needs to play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from underkeep.core.game import Game
from underkeep.core.procedures import RuleResult
from underkeep.games.boss_monster.manifest import MANIFEST
from underkeep.games.boss_monster.options import BossMonsterOption
from underkeep.games.boss_monster.rules import adventure, bait, build, round_end, round_start
from underkeep.games.boss_monster.rules.rules import BossMonster, rules_of
from underkeep.games.boss_monster.setup import setup
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.state import BossMonsterState

STEPS: Mapping[str, Callable[[Any], RuleResult]] = {
    # setup
    "choose_boss": setup.choose_boss,
    "meet_bosses": setup.meet_bosses,
    "mulligan": setup.mulligan,
    "classic_discard": setup.classic_discard,
    "first_room": setup.first_room,
    "reveal_first_rooms": setup.reveal_first_rooms,
    "first_effects": setup.first_effects,
    # 1. beginning of round
    "begin_round": round_start.begin_round,
    "greet": round_start.greet,
    "draw": round_start.draw,
    # 2. build phase
    "build": build.build,
    "upkeep": build.upkeep,
    "upkeep_of": build.upkeep_of,
    "build_turn": build.build_turn,
    "window": BossMonster.window,
    "build_turn_over": build.build_turn_over,
    "reveal": build.reveal,
    "admit": build.admit,
    "admit_of": build.admit_of,
    "after_reveal": build.after_reveal,
    "effects_of_reveal": build.effects_of_reveal,
    # 3. bait phase
    "bait": bait.bait,
    # 4. adventure phase
    "adventure": adventure.adventure,
    "adventure_turn": adventure.adventure_turn,
    "next_hero": adventure.next_hero,
    "set_out": BossMonster.set_out,
    "walk_on": BossMonster.walk_on,
    "enter_room": BossMonster.enter_room,
    "feel_room": BossMonster.feel_room,
    "take_damage": BossMonster.take_damage,
    "leave_room": BossMonster.leave_room,
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


class BossMonsterGame(Game):
    """The required part of the interface; the manifest lists the others."""

    steps = STEPS
    steps_without_decisions = frozenset(
        {
            "meet_bosses",
            "reveal_first_rooms",
            "begin_round",
            "build",
            "upkeep",
            "reveal",
            "admit",
            "after_reveal",
            "bait",
            "adventure",
            "end_round",
            "end_effects",
            "tidy_up",
            "late_level_up",
            "remove_damage",
            "check_end",
            "machinations",
            "new_round",
        }
    )
    state_type: type[BossMonsterState] = BossMonsterState
    setup_type: type[msgspec.Struct] = Setup
    option_type = BossMonsterOption
    answers_type = list[BossMonsterOption]

    def rules(self, state: BossMonsterState) -> BossMonster:
        return rules_of(state)

    def initial_state(self, setup_: Setup, seed: int) -> BossMonsterState:
        return setup.start(setup_, seed)

    def cards_by_back(self, state: BossMonsterState) -> list[list[int]]:
        starts = [0, *state.bounds[:-1]]
        return [list(range(first, end)) for first, end in zip(starts, state.bounds, strict=True)]

    def zones(self, state: BossMonsterState) -> dict[str, list[int]]:
        zones = {
            name: getattr(state, name)
            for name in (
                "ordinary_deck", "epic_deck", "room_deck", "spell_deck", "item_deck", "discard", "gone", "town",
                "items", "walker", "casting", "estate",
            )
        }  # fmt: skip
        zones["carried"] = list(state.carried.values())
        zones["hosted"] = list(state.hosts.values())
        zones["knocking"] = list(state.knocking)
        for seat in range(state.players):
            for name in ("boss", "rooms", "spells", "entrance", "souls", "wounds", "face_up", "laid_away"):
                zones[f"{name}.{seat}"] = getattr(state, name)[seat]
            for slot, stack in enumerate(state.dungeon[seat]):
                zones[f"dungeon.{seat}.{slot}"] = stack
        return zones

    def scores(self, state: BossMonsterState) -> list[int]:
        rules = rules_of(state)
        return [rules.soul_count(seat) - rules.wound_count(seat) for seat in range(state.players)]

    def is_playing(self, state: BossMonsterState, seat: int) -> bool:
        return not state.out[seat] and not state.leaving[seat]


GAME = BossMonsterGame(MANIFEST)
