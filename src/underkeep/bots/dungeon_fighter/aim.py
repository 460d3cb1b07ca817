"""The gestures of a bot: a good aim from the stored ones, with the tremor of its skill level.

This tremor is the bot's own chance. The tremor that every throw has is added when the die is thrown; no bot knows it
before.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from random import Random

import msgspec

from underkeep.bots.dungeon_fighter.technique_mixes import stored_mixes
from underkeep.games.dungeon_fighter.physics.aims import (
    BEAT_UNIT,
    GOOD_TOSS,
    TREMOR_OF_SKILL,
    MeasuredAim,
    aim_for,
    feats_for,
    shake_gesture,
    techniques_to_aim,
)
from underkeep.games.dungeon_fighter.physics.check_gesture import is_legal_throw
from underkeep.games.dungeon_fighter.physics.dice import die_of
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import Feat, Gesture
from underkeep.games.dungeon_fighter.physics.techniques import ROUNDHOUSE_TURN, limits_for

DEFAULT_SKILL = "skilled"
ROUNDHOUSE_DELAY = 1.5
"""The delay of a roundhouse, in usual timing errors: a release that is a little late is better than one that is too
early."""


def throw_gesture(required: Collection[str], kind: str, dice_set: str, skill: str, random: Random) -> Gesture:
    """Return a gesture for a throw under these demands with this skill level. It is always legal."""
    units = TREMOR_OF_SKILL[skill]
    return shake_gesture(
        delay_roundhouse(best_aim(tuple(required), kind, dice_set).gesture, required, units), required, units, random
    )


def toss_gesture(skill: str, random: Random) -> Gesture:
    """Return a gesture for the toss of a template."""
    return shake_gesture(GOOD_TOSS, (), TREMOR_OF_SKILL[skill], random, toss=True)


@cache
def best_aim(required: tuple[str, ...], kind: str = "red", dice_set: str = "cubes") -> MeasuredAim:
    """Return the best known aim: a stored one, that of a technique pair, or a composed one."""
    own = techniques_to_aim(required)
    mixed = stored_mixes().get(own)
    if mixed is not None and mixed.shape == die_of(kind, dice_set).kind:
        spin = limits_for(required).spin
        gesture = msgspec.structs.replace(
            mixed.gesture,
            spin=max(spin.least, min(spin.most, mixed.gesture.spin)),
            feats=feats_for(required, mixed.gesture),
        )
        if is_legal_throw(gesture, required):
            return msgspec.structs.replace(mixed, gesture=gesture)
    try:
        return aim_for(required, kind, dice_set)
    except ThrowError:
        # Without a physics engine, pond and floe take their usual places. Real dice and random throws need no engine.
        return aim_for(required, kind, dice_set, simulate_pieces=False)


def delay_roundhouse(gesture: Gesture, required: Collection[str], units: float) -> Gesture:
    """Return the same throw with a release a little after the turn, aimed to the left to compensate for the delay."""
    if "roundhouse" not in required:
        return gesture
    late = round(ROUNDHOUSE_DELAY * BEAT_UNIT * units)
    direction = limits_for(required).direction
    left = round(gesture.direction - 10 * ROUNDHOUSE_TURN * late)
    return msgspec.structs.replace(
        gesture,
        direction=max(direction.least, min(direction.most, left)),
        feats=tuple(Feat("roundhouse", late) if feat.technique == "roundhouse" else feat for feat in gesture.feats),
    )
