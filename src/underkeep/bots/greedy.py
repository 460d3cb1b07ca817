"""The greedy bot: it takes the option after which the position looks best.

The evaluation of a position belongs to the game, so each game has a policy of its own: the function `choose` of the
package with its bots.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from underkeep.core.decisions import Decision
from underkeep.core.errors import UserError
from underkeep.core.game import Game
from underkeep.core.options.option import Option
from underkeep.core.table import Observation

Policy = Callable[[Observation, Decision, Random], Option]
"""A function from an observation and a decision to an option; the random numbers break ties."""


class GreedyBot:
    """A bot for every game that has a policy. The seed decides only between options of equal value."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(f"greedy {seed}")
        self._policies: dict[str, Policy] = {}

    def __call__(self, observation: Observation, decision: Decision) -> Option:
        game = observation.game
        policy = self._policies.get(game.name)
        if policy is None:
            policy = self._policies[game.name] = find_policy(game)
        return policy(observation, decision, self._random)


def find_policy(game: Game) -> Policy:
    """Return the policy of a game. Raises a UserError if it has none."""
    policy: Policy | None = getattr(game.manifest.find_part("bots"), "choose", None)
    if policy is None:
        raise UserError("error-no-policy", game=game.name)
    return policy
