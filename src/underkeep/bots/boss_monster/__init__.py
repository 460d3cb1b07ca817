"""The greedy bot of Boss Monster.

`lookahead` carries out an option on a private copy of the observed state; `evaluation` values the position;
`card_values` values cards in hand; `policy` has one function for each kind of decision.
"""

from __future__ import annotations

from random import Random

from underkeep.bots.boss_monster.lookahead import ImaginedPosition
from underkeep.bots.boss_monster.policy import POLICIES, answer_without_lookahead
from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option
from underkeep.core.table import Observation


def choose(observation: Observation, decision: Decision, random: Random) -> Option:
    """Return the bot's answer to a decision of Boss Monster."""
    if len(decision.options) == 1:
        return decision.options[0]
    answer = POLICIES.get(decision.kind, answer_without_lookahead)
    return answer(ImaginedPosition.from_observation(observation), decision, random)
