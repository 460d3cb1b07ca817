"""Plays the rules on while all players pass, on a copy of an observed state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS, Option
from underkeep.core.procedures import RuleResult
from underkeep.games.boss_monster.options import NO
from underkeep.games.boss_monster.rules import adventure, bait
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.rules.sequence import go_to
from underkeep.games.boss_monster.rules.steps import WALK_STEPS

Steps = Mapping[str, Callable[[Any], RuleResult]]

ADVENTURE_STEPS = {
    "bait": bait.bait,
    "adventure": adventure.adventure,
    "adventure_turn": adventure.adventure_turn,
    "next_hero": adventure.next_hero,
    **WALK_STEPS,
    "adventure_turn_over": adventure.adventure_turn_over,
}
"""The steps from the bait phase to the end of the adventure phase."""


STEPS_WITH_HERO_INSIDE = ("walk_on", "enter_room", "feel_room", "take_damage")
"""The steps that need a hero in the dungeon."""


def play_step(game: BossMonster, steps: Steps) -> None:
    """Play the next step. All players pass in a window that it opens, and decline what it offers."""
    if game.state.step in STEPS_WITH_HERO_INSIDE and not game.state.hero_in_dungeon:
        # The pending decision is about a hero who has left the dungeon meanwhile.
        go_to(game, "next_hero")
        return
    effect = steps[game.state.step](game)
    if game.state.step == "window":
        close_window(game)
    else:
        run_procedure(effect)


def close_window(game: BossMonster) -> None:
    """Close the window, if one is open, as if all players had passed."""
    if game.state.step == "window":
        game.state.step = game.state.step_after_window


def decline(decision: Decision) -> Option:
    """Return the answer of a player who declines everything: pass, else no, else the first option."""
    options = decision.options
    for wanted in (PASS, NO):
        if wanted in options:
            return wanted
    return options[0]


def run_procedure(procedure: RuleResult, answer: Callable[[Decision], Option] = decline) -> None:
    """Run a procedure to its end. `answer` chooses an option for each decision on the way."""
    if not procedure:
        return
    running: Any = procedure
    given: Option | None = None
    while True:
        try:
            given = answer(running.send(given))
        except StopIteration:
            return
