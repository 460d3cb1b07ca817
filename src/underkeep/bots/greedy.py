"""The bot that takes what looks best now: it imagines each option and weighs what it then sees.

How a position looks is a matter of the game, so each game has its own judge in `underkeep.bots`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

from underkeep.core.decisions import Decision, Option
from underkeep.core.errors import UserError
from underkeep.core.table import Observation

Judge = Callable[[Observation, Decision, Random], Option]

JUDGES: dict[str, str] = {
    "boss-monster": "underkeep.bots.boss_monster:choose",
    "super-boss-monster": "underkeep.bots.super_boss_monster:choose",
    "keep-the-heroes-out": "underkeep.bots.keep_the_heroes_out:choose",
    "dungeon-fighter": "underkeep.bots.dungeon_fighter:choose",
}


class GreedyBot:
    """Plays every game that has a judge. The seed decides only between options that look the same."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(f"greedy {seed}")
        self._judges: dict[str, Judge] = {}

    def __call__(self, observation: Observation, decision: Decision) -> Option:
        judge = self._judges.get(observation.game.name)
        if judge is None:
            judge = self._judges[observation.game.name] = _judge_of(observation.game.name)
        return judge(observation, decision, self._random)


def _judge_of(game: str) -> Judge:
    if game not in JUDGES:
        raise UserError("error-not-learnt", game=game)
    module, attribute = JUDGES[game].split(":")
    judge: Judge = getattr(import_module(module), attribute)
    return judge
