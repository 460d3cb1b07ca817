"""Outcomes of throws and tosses: computed once by the throw source, and recorded with the answer."""

from __future__ import annotations

from hashlib import blake2b
from importlib.util import find_spec
from random import Random
from typing import Any

from underkeep.core.capabilities.outcomes import Outcomes
from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.options import Throw, Toss
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import Gesture
from underkeep.games.dungeon_fighter.state import DICE, RANDOM_THROWS, RED, SIMULATED, THROW_SOURCES, FighterState
from underkeep.games.dungeon_fighter.throw_sources import random


def resolve_outcome(state: FighterState, option: Option) -> Option:
    """Return an answer with its outcome. An answer that already has one (a recorded or reported throw) is returned
    unchanged."""
    match option:
        case Throw(gesture, None):
            if state.judged == RANDOM_THROWS:
                return Throw(gesture, random.throw_outcome(state, Random(_seed(state))))
            from underkeep.games.dungeon_fighter.throw_sources.simulated import throw_outcome

            return Throw(gesture, throw_outcome(state, gesture, _seed(state)))
        case Toss(gesture, None):
            if state.judged == RANDOM_THROWS:
                return Toss(gesture, random.toss_outcome(state, Random(_seed(state))))
            from underkeep.games.dungeon_fighter.throw_sources.simulated import toss_outcome

            return Toss(gesture, toss_outcome(state, gesture, _seed(state)))
    return option


def _seed(state: FighterState) -> int:
    """Return the seed of the next throw. Every throw of every game has its own, which no player can know without the
    seed of the game."""
    return int.from_bytes(blake2b(f"{state.seed!r} {state.throw_count}".encode(), digest_size=8).digest())


def needs_outcomes(throw_source: str) -> bool:
    """Whether throws of this source are simulated. Raises a UserError if the physics engine they need is missing."""
    if throw_source.lower() != THROW_SOURCES[SIMULATED]:
        return False
    require_physics_engine()
    return True


def require_physics_engine() -> None:
    """Raises a UserError if the physics engine is missing."""
    if find_spec("rapier3d") is None or find_spec("numpy") is None:
        raise ThrowError("error-throw-engine")


def warm_up() -> None:
    """Throw a die without effect, so that the physics engine is loaded before the first real throw."""
    from underkeep.games.dungeon_fighter.physics.throw import DiceTable, throw

    throw(DiceTable(), [DICE[RED]], Gesture(0, 0, 1400, 90))


def has_outcome(option: Option) -> bool:
    """Whether an answer has an outcome."""
    match option:
        case Throw(_, outcome):
            return outcome is not None
        case Toss(_, tossed):
            return tossed is not None
    return False


def check_untrusted_answer(option: Option) -> Option:
    """Return an answer of a client. Raises a UserError if it brings an outcome: clients may only give the gesture."""
    if has_outcome(option):
        raise FighterError("error-own-outcome")
    return option


class FighterOutcomes(Outcomes):
    """The outcomes of throws and tosses."""

    def resolve_outcome(self, state: Any, decision: Decision, option: Option) -> Option:
        return resolve_outcome(state, option)

    def check_untrusted_answer(self, option: Option) -> Option:
        return check_untrusted_answer(option)

    def needs_outcomes(self, setup: Any) -> bool:
        return needs_outcomes(setup.throws)

    def warm_up(self) -> None:
        warm_up()

    def is_irreversible(self, option: Option) -> bool:
        return has_outcome(option)


OUTCOMES = FighterOutcomes()
