"""What becomes of a throw, worked out once and kept with the answer: by the physics, or made up for tests."""

from __future__ import annotations

from hashlib import blake2b
from importlib.util import find_spec
from random import Random

from underkeep.core.decisions import Option
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.options import Throw, Toss
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import Gesture
from underkeep.games.dungeon_fighter.state import DICE, RANDOM_THROWS, RED, SIMULATED, THROW_SOURCES, FighterState
from underkeep.games.dungeon_fighter.throw_sources import random


def resolve_outcome(state: FighterState, option: Option) -> Option:
    """The answer with its outcome. What has one already (a recorded or reported throw) is never worked out again."""
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
    """Every throw of every game has its own tremor, which nobody can know who does not know the seed of the game."""
    return int.from_bytes(blake2b(f"{state.seed} {state.throw_count}".encode(), digest_size=8).digest())


def needs_outcomes(throw_source: str) -> bool:
    """Whether dice fly here. Raises a UserError if they would, but the physics engine is missing."""
    if throw_source.lower() != THROW_SOURCES[SIMULATED]:
        return False
    require_physics_engine()
    return True


def require_physics_engine() -> None:
    """Raises a UserError if the physics engine is missing."""
    if find_spec("rapier3d") is None or find_spec("numpy") is None:
        raise ThrowError("error-throw-engine")


def warm_up() -> None:
    """Throw a die that counts for nothing."""
    from underkeep.games.dungeon_fighter.physics.throw import DiceTable, throw

    throw(DiceTable(), [DICE[RED]], Gesture(0, 0, 1400, 90))


def has_outcome(option: Option) -> bool:
    """Whether an answer has its outcome."""
    match option:
        case Throw(_, outcome):
            return outcome is not None
        case Toss(_, tossed):
            return tossed is not None
    return False


def check_untrusted_answer(option: Option) -> Option:
    """Whoever answers from outside gives the gesture alone. Raises a UserError if the outcome comes with it."""
    if has_outcome(option):
        raise FighterError("error-own-outcome")
    return option
