"""Surfaces of triangles: the target with its holes, rings and discs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.bodies import Mesh, Parts
from underkeep.games.dungeon_fighter.physics.rotation import Point, bearing_vector
from underkeep.games.dungeon_fighter.physics.target import HOLES, Spot, hole_centre

Triangle = tuple[int, int, int]


@cache
def target_mesh() -> Mesh:
    """Return the target: a disc with four holes, lying on the table."""
    corners, quarter = constants.TARGET_CORNERS, constants.TARGET_CORNERS // 4
    points: list[Spot] = [*_circle(corners, constants.TARGET_RADIUS, (0.0, 0.0), 0.0), (0.0, 0.0)]
    holes: list[list[int]] = []
    top: list[Triangle] = []
    for number in HOLES:
        first = len(points)
        # The first corner of the hole points away from the centre, at a corner of the outline: there both are joined.
        points += _circle(constants.HOLE_CORNERS, constants.HOLE_RADIUS, hole_centre(number), 45 + 90 * (number - 1))
        hole = [first + i for i in range(constants.HOLE_CORNERS)]
        holes.append(hole)
        arc = [(i + quarter * (number - 1)) % corners for i in range(quarter + 1)]
        inward = [hole[0], *reversed(hole[1:]), hole[0]]
        top += _cut_ears(points, [corners, *arc[: quarter // 2 + 1], *inward, *arc[quarter // 2 :]])
    edges = [list(range(corners)), *([hole[0], *reversed(hole[1:])] for hole in holes)]
    return _extrude(points, top, edges, 0.0, constants.TARGET_THICKNESS)


@cache
def ring_mesh(inner: float, outer: float, low: float, high: float, corners: int = 32) -> Mesh:
    """Return a flat ring."""
    points = [*_circle(corners, outer, (0.0, 0.0), 0.0), *_circle(corners, inner, (0.0, 0.0), 0.0)]
    top: list[Triangle] = []
    for i in range(corners):
        j = (i + 1) % corners
        top += [(i, j, corners + i), (j, corners + j, corners + i)]
    edges = [list(range(corners)), [corners + i for i in reversed(range(corners))]]
    return _extrude(points, top, edges, low, high)


@cache
def disc_mesh(radius: float, low: float, high: float, corners: int = 32) -> Mesh:
    """Return a flat disc. A convex body would be simpler, but the engine regards only four corners of a face."""
    points = [*_circle(corners, radius, (0.0, 0.0), 0.0), (0.0, 0.0)]
    top = [(i, (i + 1) % corners, corners) for i in range(corners)]
    return _extrude(points, top, [list(range(corners))], low, high)


@cache
def ring_parts(inner: float, outer: float, low: float, high: float, corners: int = 16) -> Parts:
    """Return a ring, or a disc if the inner radius is 0, as convex parts, for a template in the air."""
    outside = _circle(corners, outer, (0.0, 0.0), 0.0)
    inside = _circle(corners, inner, (0.0, 0.0), 0.0)
    outline = [(outside[i], outside[i - 1], inside[i], inside[i - 1]) for i in range(corners)]
    return Parts(tuple(tuple((x, y, z) for z in (low, high) for x, y in dict.fromkeys(part)) for part in outline))


def _circle(corners: int, radius: float, middle: Spot, start: float) -> list[Spot]:
    """Return the corners of a regular polygon, clockwise."""
    ways = [bearing_vector(start + 360 * i / corners) for i in range(corners)]
    return [(middle[0] + x * radius, middle[1] + y * radius) for x, y in ways]


def _extrude(points: Sequence[Spot], top: Sequence[Triangle], edges: list[list[int]], low: float, high: float) -> Mesh:
    """Return a closed body over a plane figure. The figure and its edges run clockwise; surfaces look outwards."""
    count = len(points)
    triangles: list[Triangle] = [(c, b, a) for a, b, c in top]
    triangles += [(a + count, b + count, c + count) for a, b, c in top]
    for edge in edges:
        for i, a in enumerate(edge):
            b = edge[(i + 1) % len(edge)]
            triangles += [(a, b, b + count), (a, b + count, a + count)]
    corners: tuple[Point, ...] = tuple((x, y, z) for z in (high, low) for x, y in points)
    return Mesh(corners, tuple(triangles))


def _cut_ears(points: Sequence[Spot], outline: list[int]) -> list[Triangle]:
    """Return the triangles of a polygon, given clockwise, by cutting off one ear after another."""
    left = list(outline)
    triangles: list[Triangle] = []
    while len(left) > 3:
        best, width = -1, -1.0
        for i in range(len(left)):
            a, b, c = left[i - 1], left[i], left[(i + 1) % len(left)]
            if _is_ear(points, left, a, b, c):
                # Prefer plump triangles: needles make bad contacts.
                plump = _plumpness(points[a], points[b], points[c])
                if plump > width:
                    best, width = i, plump
        a, b, c = left[best - 1], left[best], left[(best + 1) % len(left)]
        triangles.append((a, b, c))
        del left[best]
    triangles.append((left[0], left[1], left[2]))
    return triangles


def _area(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _plumpness(a: Spot, b: Spot, c: Spot) -> float:
    sides = sum((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 for p, q in ((a, b), (b, c), (c, a)))
    return -_area(a, b, c) / sides


def _is_ear(points: Sequence[Spot], left: Sequence[int], a: int, b: int, c: int) -> bool:
    pa, pb, pc = points[a], points[b], points[c]
    if _area(pa, pb, pc) >= -1e-9:
        return False
    for other in left:
        if other in (a, b, c):
            continue
        point = points[other]
        if _area(pa, pb, point) <= 1e-9 and _area(pb, pc, point) <= 1e-9 and _area(pc, pa, point) <= 1e-9:
            return False
    return True
