"""How the greedy bot plays Keep the Heroes Out!

`scene` has a position in numbers, and what each option would change in them; `prospects` says how good it looks and
what the next raid may cost; `cards` says what a card is worth; `planning` weighs the actions of cards; `steps` looks
ahead through the steps of the heroes; `answers` has one function for each kind of question.
"""

from __future__ import annotations

from random import Random

from underkeep.bots.keep_the_heroes_out.policy import POLICY_OF_KIND, random_option
from underkeep.core.decisions import Decision, Option
from underkeep.core.table import Observation


def choose(observation: Observation, decision: Decision, random: Random) -> Option:
    """The answer to a question of Keep the Heroes Out!"""
    if len(decision.options) == 1:
        return decision.options[0]
    return POLICY_OF_KIND.get(decision.kind, random_option)(observation.state, decision, random)
