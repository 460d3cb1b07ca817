"""Choices between options that have a score, and choices at random."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from underkeep.bots.dungeon_fighter.combat_evaluation import CombatEvaluation
from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option

T = TypeVar("T")


def choose_best(evaluation: CombatEvaluation, things: Iterable[T], score: Callable[[T], float]) -> T:
    """Return the thing with the highest score; among equal scores a random one."""
    scored = [(score(thing), thing) for thing in things]
    highest = max(value for value, _ in scored)
    return evaluation.random.choice([thing for value, thing in scored if value >= highest - 1e-9])


def choose_randomly(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Return a random option, where all options are equally good."""
    return decision.options[int(evaluation.random.random() * len(decision.options))]
