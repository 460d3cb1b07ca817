"""The aim that a client begins with, and how the pull of a player changes it. The client computes the same
(`web/src/games/dungeon-fighter/throw/aim/aim.svelte.ts`), so that hit rates of players can be measured here.

Lengths of a pull are parts of the height of the stage.
"""

from __future__ import annotations

from collections.abc import Collection
from math import atan2, degrees, hypot

from underkeep.games.dungeon_fighter.physics.aims import feats_for, usual_pieces
from underkeep.games.dungeon_fighter.physics.gesture import Gesture, Piece, Range
from underkeep.games.dungeon_fighter.physics.rotation import bearing_vector
from underkeep.games.dungeon_fighter.physics.techniques import limits_for

MIN_PULL = 0.04
"""A shorter pull does not count as one."""
MAX_PULL = 0.42
"""A longer pull gives no more force."""
FORCE_EXPONENT = 2.0
"""The force grows with this power of the pull, so that a short pull is gentle."""
START_SIDE = 90
START_ELEVATION = 90
START_SPIN_OF_TOSS = 250
START_WATERFALL = 520
"""The millimetres of the waterfall from the centre: it is too far away, because its place is the aim of its throw."""


def force_of_pull(length: float) -> float:
    """Return the part of the force, from 0 to 1, that a pull of this length gives."""
    part = max(0.0, min(1.0, (length - MIN_PULL) / (MAX_PULL - MIN_PULL)))
    return float(part**FORCE_EXPONENT)


def first_gesture(required: Collection[str] = ()) -> Gesture:
    """Return the throw of a player who has changed nothing: straight ahead, with the least force."""
    ranges = limits_for(required)
    x, y = bearing_vector(START_SIDE)
    pieces = tuple(
        Piece(piece.kind, round(x * START_WATERFALL), round(y * START_WATERFALL), piece.turn)
        if piece.kind == "waterfall"
        else piece
        for piece in usual_pieces(START_SIDE, required)
    )
    return Gesture(
        START_SIDE,
        ranges.direction.clamp(0),
        ranges.speed.least,
        ranges.elevation.clamp(START_ELEVATION),
        ranges.spin.clamp(0),
        pieces,
        feats_for(required),
    )


def pulled_gesture(right: float, down: float) -> Gesture:
    """Return the plain throw of a pull by so much to the right and down. A pull that is too short, or that goes up,
    leaves the first aim as it is."""
    gesture, ranges = first_gesture(), limits_for(())
    length = hypot(right, down)
    if length < MIN_PULL or down <= 0:
        return gesture
    direction = ranges.direction.clamp(round(-10 * degrees(atan2(right, down))))
    return Gesture(gesture.side, direction, _speed(length, ranges.speed), gesture.elevation, gesture.spin)


def _speed(length: float, allowed: Range) -> int:
    return allowed.clamp(round(allowed.least + (allowed.most - allowed.least) * force_of_pull(length)))
