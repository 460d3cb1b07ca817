"""How bots play Dungeon Fighter: they think alike, and their hands differ.

`hand` aims and shakes, `mixtures` has aims for techniques that come together (`mixing` looks for them), `chances` says
how likely a throw hits, `mind` what it and everything else in a fight is worth, `outlook` how the party would fare
against the big bad; `answers` has one function for each kind of question.
"""

from __future__ import annotations

from functools import partial
from random import Random

from underkeep.bots.dungeon_fighter.aim import USUAL
from underkeep.bots.dungeon_fighter.combat_evaluation import Mind
from underkeep.bots.dungeon_fighter.policy import ANSWERS, anything
from underkeep.core.decisions import Decision, Option
from underkeep.core.errors import UserError
from underkeep.core.table import Observation

GAME = "dungeon-fighter"


def choose(observation: Observation, decision: Decision, random: Random, skill: str = USUAL) -> Option:
    """The answer to a question of Dungeon Fighter."""
    if len(decision.options) == 1:
        return decision.options[0]
    return ANSWERS.get(decision.kind, anything)(Mind(observation.state, skill, random), decision)


class FighterBot:
    """Plays Dungeon Fighter with a hand of some skill. The seed decides how it shakes."""

    def __init__(self, skill: str, seed: int = 0) -> None:
        self.skill = skill
        self._random = Random(f"{skill} {seed}")

    def __call__(self, observation: Observation, decision: Decision) -> Option:
        if observation.game.name != GAME:
            raise UserError("error-no-policy", game=observation.game.name)
        return choose(observation, decision, self._random, self.skill)


SKILL_LEVELS = {skill: partial(FighterBot, skill) for skill in ("skilled", "legend", "average", "clumsy")}
"""The bots by skill level; the first one is the usual one."""
