"""How the greedy bot plays Boss Monster.

`imagination` carries out an option on a private copy of what the seat sees; `prospects` says how good the
outcome looks; `cards` says what a card is worth in hand; `answers` has one function for each kind of question.
"""

from __future__ import annotations

from random import Random

from underkeep.bots.boss_monster.lookahead import Imagined
from underkeep.bots.boss_monster.policy import ANSWERS, anything
from underkeep.core.decisions import Decision, Option
from underkeep.core.table import Observation


def choose(observation: Observation, decision: Decision, random: Random) -> Option:
    """The answer to a question of Boss Monster."""
    if len(decision.options) == 1:
        return decision.options[0]
    answer = ANSWERS.get(decision.kind, anything)
    return answer(Imagined.from_view(observation), decision, random)
