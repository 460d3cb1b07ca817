"""The release of dice and templates: how they leave the hand, with its tremor, for every technique and combination."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import cos, pi, radians, sin
from random import Random
from typing import NamedTuple

from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.bodies import Release
from underkeep.games.dungeon_fighter.physics.dice import Die, start_rotations
from underkeep.games.dungeon_fighter.physics.gesture import Gesture
from underkeep.games.dungeon_fighter.physics.rotation import (
    Point,
    Rotation,
    bearing_vector,
    compose,
    heading_rotation,
    rotate,
    rotation_about,
    to_world,
)
from underkeep.games.dungeon_fighter.physics.scene import THROWN, Ramp, die_shape, plate_shape, tilting_ramp
from underkeep.games.dungeon_fighter.physics.techniques import (
    HEADBUTT_LOSS,
    LAUNCHER_TURN,
    PRAYER_TURN,
    ROUNDHOUSE_TURN,
    THUMP_LOSS,
    X_SPIN,
    X_TURN,
    base_technique,
    beat_value,
    is_pushed,
    is_shot_upwards,
    tremor_factor,
)


class ReleasedDice(NamedTuple):
    """The released dice, and the ramp of the technique waterfall."""

    releases: tuple[Release, ...]
    ramp: Ramp | None = None


class _HandTremor:
    """A random tremor of a number of units."""

    def __init__(self, units: float, rng: Random) -> None:
        self.units, self.rng = units, rng

    def __call__(self, unit: float) -> float:
        # The tremor is cut at three deviations: a greater one would be another throw.
        return max(-3.0, min(3.0, self.rng.gauss(0.0, 1.0))) * unit * self.units


def release_dice(
    dice: Sequence[Die], gesture: Gesture, required: Collection[str], rng: Random, tremor: float = constants.TREMOR
) -> ReleasedDice:
    """Return how the dice leave the hand. The gesture must have been checked."""
    shake = _HandTremor(tremor * tremor_factor(gesture, required), rng)
    if base_technique(required) == "waterfall":
        return _release_on_ramp(dice, gesture, required, shake)
    return _release_from_hand(dice, gesture, required, shake)


def release_template(kind: str, gesture: Gesture, rng: Random, tremor: float = constants.TREMOR) -> Release:
    """Return how a template leaves the thumb."""
    shake = _HandTremor(tremor * constants.TOSS_FACTOR, rng)
    aim = _ActualAim(gesture, gesture.direction / 10, gesture.elevation / 10, gesture.speed / 10, shake)
    place = _release_point(gesture.side, constants.RELEASE_DISTANCE, constants.RELEASE_HEIGHT, shake)
    spin = gesture.spin / 10 + shake(constants.TREMOR_UNIT.spin)
    turn = heading_rotation(rng.uniform(0, 360))
    return drop_template(kind, place, turn, aim.velocity, (aim.right[0] * spin, aim.right[1] * spin, 0.0))


_NO_MOTION: Point = (0.0, 0.0, 0.0)


def drop_template(
    kind: str, place: Point, turn: Rotation, velocity: Point = _NO_MOTION, spin: Point = _NO_MOTION
) -> Release:
    """Return a template in the air; without a velocity it drops."""
    mass = constants.FROST_MASS if kind == "frost" else constants.WEAK_POINT_MASS
    return Release(f"{THROWN}0", plate_shape(kind, flying=True), mass, place, turn, velocity, spin)


class _ActualAim:
    """The aim of a gesture with the tremor of the hand."""

    def __init__(self, gesture: Gesture, direction: float, elevation: float, speed: float, shake: _HandTremor) -> None:
        unit = constants.TREMOR_UNIT
        self.bearing = gesture.side + 180 + direction + shake(unit.angle)
        up = radians(elevation + shake(unit.angle))
        pace = max(0.0, speed * (1 + shake(unit.speed)))
        x, y = bearing_vector(self.bearing)
        self.right = (y, -x)
        self.velocity: Point = (x * cos(up) * pace, y * cos(up) * pace, sin(up) * pace)


def _release_point(side: float, distance: float, height: float, shake: _HandTremor) -> Point:
    x, y = bearing_vector(side)
    unit = constants.TREMOR_UNIT.place
    return (x * distance + shake(unit), y * distance + shake(unit), height + shake(unit))


def edge_distance(side: float) -> float:
    """Return the distance of the edge of the table from the centre, towards a side."""
    x, y = bearing_vector(side)
    east, north = constants.TABLE_HALF
    return min(east / max(abs(x), 1e-9), north / max(abs(y), 1e-9))


def jump_height(milliseconds: int) -> float:
    """Return how high a jump has lifted the hand."""
    part = milliseconds / constants.HOP_TIME
    return constants.HOP_HEIGHT * 4 * part * (1 - part) if 0 < part < 1 else 0.0


class _Deviation(NamedTuple):
    """The effect of beats that were not met exactly."""

    direction: float
    elevation: float
    speed: float
    """The part of the speed that is left."""
    spin: float
    """The spin about the upright axis."""


def _deviation(gesture: Gesture, required: Collection[str]) -> _Deviation:
    def off(technique: str) -> int:
        return beat_value(gesture, technique) if technique in required else 0

    return _Deviation(
        ROUNDHOUSE_TURN * off("roundhouse") + PRAYER_TURN * off("prayer") + X_TURN * off("secret-x"),
        LAUNCHER_TURN * off("launcher"),
        max(0.0, 1 - THUMP_LOSS * abs(off("thump"))) * max(0.0, 1 - HEADBUTT_LOSS * abs(off("headbutt"))),
        X_SPIN * off("secret-x"),
    )


def _release_from_hand(
    dice: Sequence[Die], gesture: Gesture, required: Collection[str], shake: _HandTremor
) -> ReleasedDice:
    base = base_technique(required)
    deviation = _deviation(gesture, required)
    direction, elevation = gesture.direction / 10 + deviation.direction, gesture.elevation / 10 + deviation.elevation
    speed = gesture.speed / 10 * deviation.speed
    aim = _ActualAim(gesture, direction, elevation, speed, shake)
    place = _release_place(max(dice, key=lambda die: die.resting_height), gesture, base, required, shake)
    spin = gesture.spin / 10
    releases = []
    for number, die in enumerate(dice):
        aside = (number - (len(dice) - 1) / 2) * constants.CUBES_APART
        turn = _start_rotation(die, aim.bearing, shake)
        spin_vector: Point = (
            aim.right[0] * spin + shake(constants.TREMOR_UNIT.spin),
            aim.right[1] * spin + shake(constants.TREMOR_UNIT.spin),
            deviation.spin + shake(constants.TREMOR_UNIT.spin),
        )
        there = (place[0] + aim.right[0] * aside, place[1] + aim.right[1] * aside, place[2])
        releases.append(Release(f"{THROWN}{number}", die_shape(die), die.mass, there, turn, aim.velocity, spin_vector))
    return ReleasedDice(tuple(releases))


def _release_place(die: Die, gesture: Gesture, base: str, required: Collection[str], shake: _HandTremor) -> Point:
    """Return the place where the hand opens."""
    if "under-the-table" in required:
        x, y, z = _release_point(
            gesture.side,
            edge_distance(gesture.side) + constants.UNDER_OUTSIDE,
            beat_value(gesture, "under-the-table") / 10,
            shake,
        )
        # The hand is beside the table, not inside it.
        clear = 1.05 * die.size
        outside = max(abs(x) - constants.TABLE_HALF[0], abs(y) - constants.TABLE_HALF[1])
        if outside < clear:
            away = bearing_vector(gesture.side)
            x, y = x + away[0] * 1.5 * (clear - outside), y + away[1] * 1.5 * (clear - outside)
        return x, y, min(z, -0.5) if beat_value(gesture, "under-the-table") < 0 else z
    heights = {"launcher": constants.LOW_HEIGHT, "thump": constants.LOW_HEIGHT, "headbutt": constants.HEAD_HEIGHT}
    height = heights.get(base, constants.RELEASE_HEIGHT)
    if "airborne" in required:
        height = min(constants.HIGHEST_RELEASE, height + jump_height(beat_value(gesture, "airborne")))
    x, y, z = _release_point(gesture.side, constants.RELEASE_DISTANCE, height, shake)
    return x, y, max(z, die.size * 0.95)


def _start_rotation(die: Die, bearing: float, shake: _HandTremor) -> Rotation:
    """Return one of the rotations in the hand, all equally likely, with a small random tilt."""
    start = start_rotations(die.sides)[shake.rng.randrange(len(start_rotations(die.sides)))]
    way = shake.rng.uniform(0, 2 * pi)
    askew = rotation_about((cos(way), sin(way), 0.0), radians(shake(constants.TREMOR_UNIT.tilt)))
    return compose(compose(start, askew), heading_rotation(bearing))


def _release_on_ramp(
    dice: Sequence[Die], gesture: Gesture, required: Collection[str], shake: _HandTremor
) -> ReleasedDice:
    unit = constants.TREMOR_UNIT
    deviation = _deviation(gesture, required)
    speed = gesture.speed / 10 * deviation.speed * (1 + shake(unit.speed))
    if is_shot_upwards(required):
        # Held below the table, looking up: the die is shot along it and over its short edge.
        bearing = gesture.side + 180 + deviation.direction + shake(unit.angle)
        place = _release_point(gesture.side, edge_distance(gesture.side) + constants.UNDER_OUTSIDE, -1.0, shake)
        place = (place[0], place[1], min(place[2], -0.5))
        ramp = Ramp(place, heading_rotation(bearing, gesture.elevation / 10 + shake(unit.angle)))
    else:
        piece = next(piece for piece in gesture.pieces if piece.kind == "waterfall")
        bearing = piece.turn + deviation.direction + shake(unit.angle)
        lift = jump_height(beat_value(gesture, "airborne")) if "airborne" in required else 0.0
        place = (piece.x / 10 + shake(unit.place), piece.y / 10 + shake(unit.place), constants.RAMP_HEIGHT + lift)
        slope = -gesture.elevation / 10 + shake(unit.angle)
        if is_pushed(required):
            ramp = Ramp(place, heading_rotation(bearing, -slope))
        else:
            seconds = max(0.1, beat_value(gesture, "waterfall") / 1000 * (1 + shake(unit.speed)))
            ramp = Ramp(place, *tilting_ramp(bearing, slope, seconds))
    back = max(die.size for die in dice) / 2 + constants.RAMP_LIP_WIDTH + 0.3
    releases = []
    for number, die in enumerate(dice):
        aside = (number - (len(dice) - 1) / 2) * (die.size + 0.2)
        place = to_world(ramp.place, ramp.turn, (back - constants.RAMP_LENGTH, aside, die.resting_height + 0.02))
        start = start_rotations(die.sides)[shake.rng.randrange(len(start_rotations(die.sides)))]
        start = compose(start, rotation_about((0.0, 0.0, 1.0), radians(shake(unit.tilt) / 4)))
        velocity = rotate(ramp.turn, (speed, 0.0, 0.0))
        turn = compose(start, ramp.turn)
        releases.append(Release(f"{THROWN}{number}", die_shape(die), die.mass, place, turn, velocity, (0.0, 0.0, 0.0)))
    return ReleasedDice(tuple(releases), ramp)
