"""The greedy bot of Super Boss Monster: that of Boss Monster, but it plays the imagined round to its end.

`lookahead` plays an option and then the rest of the round, in which all seats pass; `evaluation` values the position;
`policy` has one function for each kind of decision that Boss Monster does not have.
"""

from __future__ import annotations

from random import Random

from underkeep.bots.boss_monster.policy import answer_without_lookahead
from underkeep.bots.super_boss_monster.lookahead import ImaginedPosition
from underkeep.bots.super_boss_monster.policy import POLICIES
from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option
from underkeep.core.table import Observation


def choose(observation: Observation, decision: Decision, random: Random) -> Option:
    """Return the bot's answer to a decision of Super Boss Monster."""
    if len(decision.options) == 1:
        return decision.options[0]
    answer = POLICIES.get(decision.kind, answer_without_lookahead)
    return answer(ImaginedPosition.from_observation(observation), decision, random)
