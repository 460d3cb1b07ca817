"""The random bot: the measure of all other bots, and a fast way through a game."""

from __future__ import annotations

from random import Random

from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option
from underkeep.core.table import Observation


class RandomBot:
    """A bot that takes any option, each as likely as the others."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(f"random {seed}")

    def __call__(self, observation: Observation, decision: Decision) -> Option:
        return decision.options[int(self._random.random() * len(decision.options))]
