"""How the greedy bot plays Super Boss Monster: like Boss Monster, but it lets the round run to its end in its mind.

`imagination` plays an option and then the rest of the round, with everybody passing; `prospects` says how good the
outcome looks; `answers` has one function for each kind of question that Boss Monster does not have.
"""

from __future__ import annotations

from random import Random

from underkeep.bots.boss_monster.policy import anything
from underkeep.bots.super_boss_monster.lookahead import Imagined
from underkeep.bots.super_boss_monster.policy import ANSWERS
from underkeep.core.decisions import Decision, Option
from underkeep.core.table import Observation


def choose(observation: Observation, decision: Decision, random: Random) -> Option:
    """The answer to a question of Super Boss Monster."""
    if len(decision.options) == 1:
        return decision.options[0]
    answer = ANSWERS.get(decision.kind, anything)
    return answer(Imagined.from_view(observation), decision, random)
