"""What becomes of a throw, worked out once and kept with the answer: by the physics, or made up for tests."""

from __future__ import annotations

from hashlib import blake2b
from importlib.util import find_spec
from random import Random
from typing import Any

from underkeep.core.capabilities.outcomes import Outcomes
from underkeep.core.decisions import Decision, Option
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.options import Throw, Toss
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import Gesture
from underkeep.games.dungeon_fighter.setup.setup import Setup
from underkeep.games.dungeon_fighter.state import DICE, MADE_UP, RED, SIMULATED, THROWS, FighterState
from underkeep.games.dungeon_fighter.throw_sources import random


def settled(state: FighterState, option: Option) -> Option:
    """The answer with its outcome. What has one already (a recorded or reported throw) is never worked out again."""
    match option:
        case Throw(gesture, None):
            if state.judged == MADE_UP:
                return Throw(gesture, random.thrown(state, Random(_seed(state))))
            from underkeep.games.dungeon_fighter.throw_sources.simulated import thrown

            return Throw(gesture, thrown(state, gesture, _seed(state)))
        case Toss(gesture, None):
            if state.judged == MADE_UP:
                return Toss(gesture, random.tossed(state, Random(_seed(state))))
            from underkeep.games.dungeon_fighter.throw_sources.simulated import tossed

            return Toss(gesture, tossed(state, gesture, _seed(state)))
    return option


def _seed(state: FighterState) -> int:
    """Every throw of every game has its own tremor, which nobody can know who does not know the seed of the game."""
    return int.from_bytes(blake2b(f"{state.seed} {state.rolled}".encode(), digest_size=8).digest())


def simulates(setup: Setup) -> bool:
    """Whether dice fly here. Raises a UserError if they would, but the physics engine is missing."""
    if setup.throws.lower() != THROWS[SIMULATED]:
        return False
    must_fly()
    return True


def must_fly() -> None:
    """Raises a UserError if the physics engine is missing."""
    if find_spec("rapier3d") is None or find_spec("numpy") is None:
        raise ThrowError("error-throw-engine")


def rehearse() -> None:
    """Throw a die that counts for nothing."""
    from underkeep.games.dungeon_fighter.physics.throw import TableOfDice, throw

    throw(TableOfDice(), [DICE[RED]], Gesture(0, 0, 1400, 90))


def is_settled(option: Option) -> bool:
    """Whether an answer has its outcome."""
    match option:
        case Throw(_, outcome):
            return outcome is not None
        case Toss(_, tossed):
            return tossed is not None
    return False


def from_outside(option: Option) -> Option:
    """Whoever answers from outside gives the gesture alone. Raises a UserError if the outcome comes with it."""
    if is_settled(option):
        raise FighterError("error-own-outcome")
    return option


class FighterOutcomes(Outcomes):
    """The outcomes of throws and tosses."""

    def resolve_outcome(self, state: Any, decision: Decision, option: Option) -> Option:
        return settled(state, option)

    def check_untrusted_answer(self, option: Option) -> Option:
        return from_outside(option)

    def needs_outcomes(self, setup: Any) -> bool:
        return simulates(setup)

    def warm_up(self) -> None:
        rehearse()

    def is_irreversible(self, option: Option) -> bool:
        return is_settled(option)


OUTCOMES = FighterOutcomes()
