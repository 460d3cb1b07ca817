"""The table before a throw: target, icebergs, templates, lying dice, and the pieces of the thrower."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import radians
from typing import NamedTuple

from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.bodies import Body, Hull, Parts, RoundBox, Scene, Shape, Tilt, cone_points
from underkeep.games.dungeon_fighter.physics.dice import TIPS, Die
from underkeep.games.dungeon_fighter.physics.gesture import Piece
from underkeep.games.dungeon_fighter.physics.meshes import disc_mesh, ring_mesh, ring_parts, target_mesh
from underkeep.games.dungeon_fighter.physics.outcome import Pose
from underkeep.games.dungeon_fighter.physics.rotation import Point, Rotation, heading_rotation, rotate
from underkeep.games.dungeon_fighter.physics.target import Plate, hole_centre

TABLE, TARGET, POND, FLOE, WALL, RAMP = "table", "target", "pond", "floe", "ice-wall", "waterfall"
ICEBERG, TEMPLATE, DIE, THROWN = "iceberg ", "template ", "die ", "thrown "
"""Names that a number follows."""
_MIN_FLAT = 0.999
"""The height of the upper side, of 1, from which a die lies flat."""
_HEIGHT_TOLERANCE = 0.05


class Ramp(NamedTuple):
    """The waterfall as it is held: the centre of the short edge over which the die must leave, and its direction."""

    place: Point
    turn: Rotation
    tilt: Tilt | None = None
    """The tilt of the ramp; None if it is held still."""

    def turn_at(self, time: float) -> Rotation:
        """Return the rotation of the ramp at a time."""
        return self.tilt.rotation_at(time, self.turn) if self.tilt else self.turn


class RestingDie(NamedTuple):
    """A die that was left lying."""

    number: int
    die: Die
    place: Point
    turn: Rotation

    @property
    def may_fall(self) -> bool:
        """Whether the die leans, or lies higher than the target: its support may have been removed."""
        height = self.place[2] - self.die.resting_height
        return self.die.top_face(self.turn)[1] < _MIN_FLAT or height > constants.TARGET_THICKNESS + _HEIGHT_TOLERANCE


def build_scene(
    pieces: Iterable[Piece] = (),
    ramp: Ramp | None = None,
    plates: Iterable[Plate] = (),
    icebergs: Iterable[int] = (),
    lying: Iterable[RestingDie] = (),
) -> Scene:
    """Return everything that stands and lies on the table."""
    bodies = list(_fixed_bodies())
    bodies += [_piece(piece) for piece in pieces if piece.kind != RAMP]
    if ramp:
        bodies.append(_body(RAMP, RAMP, _ramp_shape(), ramp.place, ramp.turn)._replace(tilt=ramp.tilt))
    for number, plate in enumerate(plates):
        bodies.append(_body(f"{TEMPLATE}{number}", plate.kind, plate_shape(plate.kind), plate.place, plate.turn))
    for number in icebergs:
        x, y = hole_centre(number)
        bodies.append(_body(f"{ICEBERG}{number}", "iceberg", _iceberg_shape(), (x, y, 0.0)))
    for left in lying:
        body = _body(f"{DIE}{left.number}", "die", die_shape(left.die), left.place, left.turn)
        bodies.append(body._replace(mass=left.die.mass, awake=left.may_fall))
    return tuple(bodies)


@cache
def die_shape(die: Die) -> Shape:
    """Return the shape of a die."""
    if die.sides == 6:
        half = die.size / 2
        return RoundBox((half, half, half), die.rounding)
    return Hull(
        tuple((x * die.tip_distance, y * die.tip_distance, z * die.tip_distance) for x, y, z in TIPS), die.rounding
    )


@cache
def plate_shape(kind: str, flying: bool = False) -> Shape:
    """Return the shape of a template; its place is its centre. A lying template reaches down into the target, because a
    fast die would pass through a thin plate."""
    half = constants.PLATE_THICKNESS / 2
    low = -half if flying else -half - constants.TARGET_THICKNESS
    radius, hole = (
        (constants.FROST_RADIUS, constants.FROST_HOLE) if kind == "frost" else (constants.WEAK_POINT_RADIUS, 0.0)
    )
    if flying:
        return ring_parts(hole, radius, low, half)
    return ring_mesh(hole, radius, low, half) if hole else disc_mesh(radius, low, half)


@cache
def _fixed_bodies() -> Scene:
    x, y = constants.TABLE_HALF
    half = constants.TABLE_THICKNESS / 2
    return (
        _body(TABLE, TABLE, RoundBox((x, y, half)), (0.0, 0.0, -half)),
        _body(TARGET, TARGET, target_mesh()),
    )


def _body(name: str, surface: str, shape: Shape, place: Point = (0.0, 0.0, 0.0), turn: Rotation | None = None) -> Body:
    friction, restitution = constants.SURFACES[surface]
    return Body(name, shape, friction, restitution, place, turn or (0.0, 0.0, 0.0, 1.0))


def _piece(piece: Piece) -> Body:
    x, y = piece.x / 10, piece.y / 10
    if piece.kind == POND:
        outer = constants.POND_INNER + constants.POND_WIDTH
        return _body(POND, POND, ring_mesh(constants.POND_INNER, outer, 0.0, constants.POND_HEIGHT), (x, y, 0.0))
    if piece.kind == FLOE:
        return _body(FLOE, FLOE, disc_mesh(constants.FLOE_RADIUS, 0.0, constants.FLOE_HEIGHT), (x, y, 0.0))
    length, height, thickness = constants.WALL_SIZE
    # Its broad side looks where it is turned.
    shape = RoundBox((thickness / 2, length / 2, height / 2))
    body = _body(WALL, WALL, shape, (x, y, height / 2), heading_rotation(piece.turn))
    return body._replace(mass=constants.WALL_MASS)


@cache
def _iceberg_shape() -> Shape:
    return Hull(cone_points(16, constants.ICEBERG_RADIUS, constants.ICEBERG_HEIGHT))


@cache
def _ramp_shape() -> Shape:
    """Return a board with lips. It looks along x, and the die leaves it at 0; its surface is at height 0."""
    length, half, lip, wide = (
        constants.RAMP_LENGTH,
        constants.RAMP_WIDTH / 2,
        constants.RAMP_LIP,
        constants.RAMP_LIP_WIDTH,
    )
    low = -constants.RAMP_THICKNESS
    return Parts(
        (
            _block((-length, -half, low), (0.0, half, 0.0)),
            _block((-length, half - wide, 0.0), (0.0, half, lip)),
            _block((-length, -half, 0.0), (0.0, -half + wide, lip)),
            _block((-length, -half + wide, 0.0), (-length + wide, half - wide, lip)),
        )
    )


def _block(low: Point, high: Point) -> tuple[Point, ...]:
    return tuple((x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2]))


def tilting_ramp(bearing: float, degrees: float, seconds: float) -> tuple[Rotation, Tilt]:
    """Return the rotation and the tilt of a ramp that is held level, looking along a bearing, and then tilted: its far
    end goes up."""
    turn = heading_rotation(bearing)
    return turn, Tilt(rotate(turn, (0.0, 1.0, 0.0)), radians(degrees), seconds)


_POSE_LENGTH_UNITS, _POSE_ROTATION_UNITS = 1000.0, 32767
"""A pose counts hundredths of millimetres, and rotations in 32,767ths."""


def encode_pose(place: Point, turn: Rotation) -> Pose:
    """Return a place and a rotation as whole numbers."""
    return (
        *(round(value * _POSE_LENGTH_UNITS) for value in place),
        *(round(value * _POSE_ROTATION_UNITS) for value in turn),
    )


def decode_pose(pose: Pose) -> tuple[Point, Rotation]:
    """Return the place and the rotation of a pose."""
    x, y, z, i, j, k, w = pose
    size = (i * i + j * j + k * k + w * w) ** 0.5 or 1.0
    return (x / _POSE_LENGTH_UNITS, y / _POSE_LENGTH_UNITS, z / _POSE_LENGTH_UNITS), (
        i / size,
        j / size,
        k / size,
        w / size,
    )
