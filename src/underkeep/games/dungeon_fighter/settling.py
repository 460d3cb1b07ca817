"""What becomes of a throw, worked out once and kept with the answer: by the physics, or made up for tests."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

from underkeep.core.decisions import Option
from underkeep.games.dungeon_fighter import made_up
from underkeep.games.dungeon_fighter.complaints import FighterComplaint
from underkeep.games.dungeon_fighter.options import Throw, Toss
from underkeep.games.dungeon_fighter.state import MADE_UP, FighterState


def settled(state: FighterState, option: Option) -> Option:
    """The answer with its outcome. What has one already (a recorded or reported throw) is never worked out again."""
    match option:
        case Throw(gesture, None):
            if state.judged == MADE_UP:
                return Throw(gesture, made_up.thrown(state, Random(_seed(state))))
            from underkeep.games.dungeon_fighter.flying import thrown

            return Throw(gesture, thrown(state, gesture, _seed(state)))
        case Toss(gesture, None):
            if state.judged == MADE_UP:
                return Toss(gesture, made_up.tossed(state, Random(_seed(state))))
            from underkeep.games.dungeon_fighter.flying import tossed

            return Toss(gesture, tossed(state, gesture, _seed(state)))
    return option


def _seed(state: FighterState) -> int:
    """Every throw of every game has its own tremor, which nobody can know who does not know the seed of the game."""
    return int.from_bytes(blake2b(f"{state.seed} {state.rolled}".encode(), digest_size=8).digest())


def from_outside(option: Option) -> Option:
    """Whoever answers from outside gives the gesture alone. Raises a Complaint if the outcome comes with it."""
    if (isinstance(option, Throw) and option.outcome is not None) or (
        isinstance(option, Toss) and option.tossed is not None
    ):
        raise FighterComplaint("complaint-own-outcome")
    return option
