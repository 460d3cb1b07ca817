"""The rules play on by themselves, and everybody passes: for looking ahead on a copy of what somebody sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import methodcaller
from typing import Any

from underkeep.core.decisions import PASS, Decision, Option
from underkeep.core.procedures import RuleResult
from underkeep.games.boss_monster.options import NO
from underkeep.games.boss_monster.rules import adventure, bait
from underkeep.games.boss_monster.rules.rules import BossMonster

Steps = Mapping[str, Callable[[Any], RuleResult]]

VISIT: dict[str, Callable[[Any], RuleResult]] = {
    name: methodcaller(name) for name in ("set_out", "walk_on", "enter_room", "feel_room", "take_damage", "leave_room")
}
"""The steps of one hero's way through a dungeon."""

ADVENTURES = {
    "bait": bait.bait,
    "adventure": adventure.adventure,
    "adventure_turn": adventure.adventure_turn,
    "next_hero": adventure.next_hero,
    **VISIT,
    "adventure_turn_over": adventure.adventure_turn_over,
}
"""The steps from the bait to the end of the adventures."""


INSIDE = ("walk_on", "enter_room", "feel_room", "take_damage")
"""The steps that need a hero inside."""


def play_on(game: BossMonster, steps: Steps) -> None:
    """Take the next step. If it opens a window, everybody passes; if it asks something, nobody wants anything."""
    if game.state.step in INSIDE and not game.state.walker:
        # Something is just being asked about a hero who has left the dungeon meanwhile.
        game.go("next_hero")
        return
    effect = steps[game.state.step](game)
    if game.state.step == "window":
        all_pass(game)
    else:
        carry_out(effect)


def all_pass(game: BossMonster) -> None:
    """If a window is open, nobody does anything in it."""
    if game.state.step == "window":
        game.state.step = game.state.then


def declined(decision: Decision) -> Option:
    """The answer of somebody who wants nothing."""
    options = decision.options
    for wanted in (PASS, NO):
        if wanted in options:
            return wanted
    return options[0]


def carry_out(effect: RuleResult, answer: Callable[[Decision], Option] = declined) -> None:
    """Carry something out; `answer` says what is answered on the way."""
    if not effect:
        return
    play: Any = effect
    given: Option | None = None
    while True:
        try:
            given = answer(play.send(given))
        except StopIteration:
            return
