"""Choices between options that have a score, and choices at random."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from underkeep.bots.dungeon_fighter.combat_evaluation import CombatEvaluation
from underkeep.core.decisions import Decision, Option

T = TypeVar("T")


def choose_best(evaluation: CombatEvaluation, things: Iterable[T], score: Callable[[T], float]) -> T:
    """The thing with the highest score; among equals, any."""
    scored = [(score(thing), thing) for thing in things]
    highest = max(value for value, _ in scored)
    return evaluation.random.choice([thing for value, thing in scored if value >= highest - 1e-9])


def choose_randomly(evaluation: CombatEvaluation, decision: Decision) -> Option:
    """Any answer is as good as another."""
    return decision.options[int(evaluation.random.random() * len(decision.options))]
