"""Points and rotations in space. Quaternions are (x, y, z, w); bearings are degrees from north, clockwise."""

from __future__ import annotations

from math import asin, atan2, cos, degrees, radians, sin, sqrt

Point = tuple[float, float, float]
Rotation = tuple[float, float, float, float]

IDENTITY: Rotation = (0.0, 0.0, 0.0, 1.0)


def rotation_about(axis: Point, angle: float) -> Rotation:
    """Return the rotation by an angle (in radians) about an axis of any length but zero."""
    x, y, z = axis
    scale = sin(angle / 2) / sqrt(x * x + y * y + z * z)
    return (x * scale, y * scale, z * scale, cos(angle / 2))


def compose(first: Rotation, then: Rotation) -> Rotation:
    """Return one rotation followed by another."""
    ax, ay, az, aw = then
    bx, by, bz, bw = first
    return (
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
        aw * bw - ax * bx - ay * by - az * bz,
    )


def inverse(turn: Rotation) -> Rotation:
    """Return the inverse of a rotation."""
    return (-turn[0], -turn[1], -turn[2], turn[3])


def rotate(turn: Rotation, point: Point) -> Point:
    """Return a point after a rotation about the origin."""
    x, y, z, w = turn
    px, py, pz = point
    tx, ty, tz = 2 * (y * pz - z * py), 2 * (z * px - x * pz), 2 * (x * py - y * px)
    return (
        px + w * tx + y * tz - z * ty,
        py + w * ty + z * tx - x * tz,
        pz + w * tz + x * ty - y * tx,
    )


def to_world(place: Point, turn: Rotation, point: Point) -> Point:
    """Return a point of a body in the coordinates of the world."""
    x, y, z = rotate(turn, point)
    return (x + place[0], y + place[1], z + place[2])


def to_body(place: Point, turn: Rotation, point: Point) -> Point:
    """Return a point of the world in the coordinates of a body."""
    return rotate(inverse(turn), (point[0] - place[0], point[1] - place[1], point[2] - place[2]))


def bearing_vector(bearing: float) -> tuple[float, float]:
    """Return the unit vector of a bearing in degrees: north is (0, 1), east (1, 0)."""
    return sin(radians(bearing)), cos(radians(bearing))


def bearing_of(x: float, y: float) -> float:
    """Return the bearing of a direction: 0 to 360 degrees."""
    return degrees(atan2(x, y)) % 360


def heading_rotation(bearing: float, up: float = 0.0) -> Rotation:
    """Return the rotation that makes east look along a bearing, and then up by some degrees."""
    return compose(
        rotation_about((0.0, 1.0, 0.0), -radians(up)), rotation_about((0.0, 0.0, 1.0), radians(90 - bearing))
    )


def lean_degrees(turn: Rotation, axis: Point) -> float:
    """Return by how many degrees an axis of a body leans away from the vertical (0 to 90)."""
    return 90 - degrees(asin(max(-1.0, min(1.0, abs(rotate(turn, axis)[2])))))
