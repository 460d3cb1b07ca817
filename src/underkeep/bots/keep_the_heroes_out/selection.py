"""The type of a policy, and the choice of the best of several options."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TypeVar

from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option
from underkeep.games.keep_the_heroes_out.state import KeepState

Policy = Callable[[KeepState, Decision, Random], Option]
"""A function from the state that a seat observes and its decision to an option."""

T = TypeVar("T")


def best(things: Iterable[T], score: Callable[[T], float], random: Random) -> T:
    """Return the thing with the highest score, a random one of equals."""
    scored = [(score(thing), thing) for thing in things]
    highest = max(value for value, _ in scored)
    return random.choice([thing for value, thing in scored if value >= highest - 1e-9])


def random_option(state: KeepState, decision: Decision, random: Random) -> Option:
    """Return a random option."""
    return random.choice(list(decision.options))
