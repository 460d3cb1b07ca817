"""The bots of Dungeon Fighter, one for each skill level."""

from __future__ import annotations

from functools import partial
from random import Random

from underkeep.bots.dungeon_fighter.policy import choose
from underkeep.core.decisions import Decision
from underkeep.core.errors import UserError
from underkeep.core.options.option import Option
from underkeep.core.table import Observation

GAME = "dungeon-fighter"


class FighterBot:
    """Plays Dungeon Fighter with a skill level.

    The seed decides the tremor of the hand, and the choice between options of equal value."""

    def __init__(self, skill: str, seed: int = 0) -> None:
        self.skill = skill
        self._random = Random(f"{skill} {seed}")

    def __call__(self, observation: Observation, decision: Decision) -> Option:
        if observation.game.name != GAME:
            raise UserError("error-no-policy", game=observation.game.name)
        return choose(observation, decision, self._random, self.skill)


SKILL_LEVELS = {skill: partial(FighterBot, skill) for skill in ("skilled", "legend", "average", "clumsy")}
"""The bots by skill level; the first one is the usual one."""
