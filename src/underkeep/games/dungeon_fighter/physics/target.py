"""The target as data (DF-1.5, DF-1.6): its sections, its holes, its margin, and the location of a die on it.

All lengths are centimetres from the centre; bearings run from north clockwise. There is no physics here, so the
functions work for simulated dice and for dice that were placed by hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import NamedTuple

from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.outcome import CENTRE, HOLE, MARGIN, OFF, SECTION
from underkeep.games.dungeon_fighter.physics.rotation import Point, Rotation, bearing_of, bearing_vector, to_body

Spot = tuple[float, float]

CENTRE_VALUE = 10
HOLES = (1, 2, 3, 4)
"""The numbers of the holes, and of the icebergs in them: north-east, then clockwise."""


class Section(NamedTuple):
    """The area between two radii and two bearings (the second may exceed 360)."""

    value: int
    inner: float
    outer: float
    start: float = 0.0
    end: float = 360.0

    def contains(self, radius: float, angle: float) -> bool:
        """Whether a point, by its distance and its bearing, lies in the section."""
        return self.inner <= radius < self.outer and (angle - self.start) % 360 < self.end - self.start

    def borders_on(self, other: Section) -> bool:
        """Whether two sections of a target have a common border."""
        if self.inner == other.inner:
            return (self.end - other.start) % 360 == 0 or (other.end - self.start) % 360 == 0
        if self.outer != other.inner and other.outer != self.inner:
            return False
        return (other.start - self.start) % 360 < self.end - self.start or (
            self.start - other.start
        ) % 360 < other.end - other.start


class Target(NamedTuple):
    """A print of the target. The board with its holes is the same for all prints."""

    name: str
    sections: tuple[Section, ...]
    """All sections, the centre first."""

    def section_at(self, x: float, y: float) -> Section | None:
        """Return the section of a point; None on the margin and outside. Holes are not regarded."""
        radius, angle = hypot(x, y), bearing_of(x, y)
        for section in self.sections:
            if section.contains(radius, angle):
                return section
        return None

    def place_at(self, x: float, y: float) -> tuple[str, int]:
        """Return the place of a point and its number: `section`, `centre`, `hole`, `margin` or `off`."""
        if hypot(x, y) >= constants.TARGET_RADIUS:
            return OFF, 0
        if hole_at(x, y):
            return HOLE, 0
        section = self.section_at(x, y)
        if section is None:
            return MARGIN, 0
        return (CENTRE if section.value == CENTRE_VALUE else SECTION), section.value

    def are_neighbours(self, value: int, other: int) -> bool:
        """Whether a section of one value borders on another section of the other value."""
        return any(
            section.borders_on(beside)
            for section in self.sections
            if section.value == value
            for beside in self.sections
            if beside.value == other and beside is not section
        )


@cache
def hole_centre(number: int) -> Spot:
    """Return the centre of a hole."""
    x, y = bearing_vector(45 + 90 * (number - 1))
    return x * constants.HOLE_DISTANCE, y * constants.HOLE_DISTANCE


def hole_at(x: float, y: float, slack: float = 0.0) -> int:
    """Return the number of the hole that a point is over; 0 if it is over none."""
    for number in HOLES:
        there = hole_centre(number)
        if hypot(x - there[0], y - there[1]) < constants.HOLE_RADIUS + slack:
            return number
    return 0


class Plate(NamedTuple):
    """A template that lies on the target (DF-19.1)."""

    kind: str
    """`frost` or `weak-point`."""
    place: Point
    turn: Rotation

    @property
    def radius(self) -> float:
        return constants.FROST_RADIUS if self.kind == "frost" else constants.WEAK_POINT_RADIUS

    @property
    def hole(self) -> float:
        """The radius of the hole of the template. Every frost has one (DF-19.10)."""
        return constants.FROST_HOLE if self.kind == "frost" else 0.0

    def distance(self, x: float, y: float) -> float:
        """Return the distance of a point of the table from the centre of the template, in its own plane."""
        there = to_body(self.place, self.turn, (x, y, self.place[2]))
        return hypot(there[0], there[1])

    def covers(self, x: float, y: float) -> bool:
        """Whether a point is under the template: neither beside it nor under its hole."""
        return self.hole <= self.distance(x, y) < self.radius


class Location(NamedTuple):
    """The location of a die by its corners (DF-7.10, DF-7.11, DF-7.13)."""

    place: str
    section: int
    line: tuple[int, ...]
    corners: tuple[tuple[int, int], ...]


def locate(target: Target, corners: Sequence[Spot], middle: Spot, plates: Iterable[Plate] = ()) -> Location:
    """Return the location of a die with these lowest corners on the print, neither in a hole nor on a template.

    Corners above a hole are not counted (DF-7.11), nor are those above a template: of a die that touches a template and
    the target, only the part on the target counts (DF-19.9).
    """
    covering = [plate for plate in plates if any(plate.covers(*corner) for corner in corners)]
    free = [corner for corner in corners if not any(plate.covers(*corner) for plate in covering)] or list(corners)
    counted: Counter[Section | None] = Counter()
    for x, y in free:
        if not hole_at(x, y):
            counted[target.section_at(x, y)] += 1
    line = overlapped_sections(target, corners)
    numbers: Counter[int] = Counter()
    for section, count in counted.items():
        numbers[section.value if section else 0] += count
    said = tuple(sorted(numbers.items(), reverse=True))
    if not counted:
        return Location(HOLE, 0, line, said)
    if 2 * counted[None] >= counted.total():
        outside = hypot(*middle) >= constants.TARGET_RADIUS
        return Location(OFF if outside else MARGIN, 0, line, said)
    # The most corners win; if equal, the lower number.
    best = min((section for section in counted if section), key=lambda section: (-counted[section], section.value))
    return Location(CENTRE if best.value == CENTRE_VALUE else SECTION, best.value, line, said)


def overlapped_sections(target: Target, face: Sequence[Spot]) -> tuple[int, ...]:
    """Return the numbers of all sections that a face overlaps, highest first, if it is on a dividing line (DF-7.13)."""
    face = convex_outline(face)
    near_hole = any(
        hypot(x - hole_centre(number)[0], y - hole_centre(number)[1]) < constants.HOLE_RADIUS + 4
        for number in HOLES
        for x, y in face
    )
    found = [
        section.value
        for section in target.sections
        if _overlaps_section(section, face) and (not near_hole or _overlaps_beside_hole(target, section, face))
    ]
    return tuple(sorted(found, reverse=True)) if len(found) > 1 else ()


def convex_outline(points: Iterable[Spot]) -> list[Spot]:
    """Return the convex outline of some points, anticlockwise."""
    ordered = sorted(set(points))
    outline: list[Spot] = []
    for half in (ordered, ordered[::-1]):
        start = len(outline)
        for point in half:
            while len(outline) - start >= 2 and _side(outline[-2], outline[-1], point) <= 0:
                outline.pop()
            outline.append(point)
        outline.pop()
    return outline


_MIN_OVERLAP = 1e-4
"""The centimetres by which a face must reach into a section; less is rounding."""


def _overlaps_section(section: Section, face: Sequence[Spot]) -> bool:
    if section.end - section.start < 360:
        face = _cut_at_bearing(_cut_at_bearing(face, section.start, 1), section.end, -1)
    if len(face) < 3:
        return False
    edges = list(zip(face, [*face[1:], face[0]], strict=True))
    if all(_side(a, b, (0.0, 0.0)) >= 0 for a, b in edges):
        nearest = 0.0
    else:
        nearest = min(_distance(a, b) for a, b in edges)
    return (
        nearest < section.outer - _MIN_OVERLAP and max(hypot(*point) for point in face) > section.inner + _MIN_OVERLAP
    )


def _overlaps_beside_hole(target: Target, section: Section, face: Sequence[Spot], grid: int = 12) -> bool:
    """Whether a face overlaps a section beside a hole, where a part of the section may be missing. The face is checked
    point by point."""
    (ax, ay), rest = face[0], face[1:]
    for (bx, by), (cx, cy) in pairwise(rest):
        for i in range(grid + 1):
            for j in range(grid + 1 - i):
                u, v = i / grid, j / grid
                x, y = ax + (bx - ax) * u + (cx - ax) * v, ay + (by - ay) * u + (cy - ay) * v
                if not hole_at(x, y) and target.section_at(x, y) is section:
                    return True
    return False


def _side(a: Spot, b: Spot, point: Spot) -> float:
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def _distance(a: Spot, b: Spot) -> float:
    """Return the distance of the centre from an edge."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = max(0.0, min(1.0, -(a[0] * dx + a[1] * dy) / (dx * dx + dy * dy or 1.0)))
    return hypot(a[0] + along * dx, a[1] + along * dy)


def _cut_at_bearing(face: Sequence[Spot], at: float, keep: int) -> list[Spot]:
    """Return the part of a face clockwise (1) or anticlockwise (-1) of a bearing. Sections are narrower than half a
    turn."""
    across = (cos(radians(at)) * keep, -sin(radians(at)) * keep)
    depth = [x * across[0] + y * across[1] - _MIN_OVERLAP for x, y in face]
    kept: list[Spot] = []
    for i, (x, y) in enumerate(face):
        j = (i + 1) % len(face)
        if depth[i] > 0:
            kept.append((x, y))
        if (depth[i] > 0) != (depth[j] > 0):
            part = depth[i] / (depth[i] - depth[j])
            kept.append((x + (face[j][0] - x) * part, y + (face[j][1] - y) * part))
    return kept


_CENTRE = Section(CENTRE_VALUE, 0.0, constants.CENTRE_RADIUS)

RINGS = Target(
    "rings",
    (
        _CENTRE,
        Section(5, constants.CENTRE_RADIUS, 5.0),
        Section(4, 5.0, 8.5),
        Section(3, 8.5, 11.5),
        Section(2, 11.5, 15.0),
        Section(1, 15.0, constants.PLAY_RADIUS),
    ),
)
"""Concentric rings, 5 to 1 from inside out (DF-1.6)."""

_BANDS = (
    (constants.CENTRE_RADIUS, 4.9, ((20, 5), (105, 4), (195, 5), (290, 4))),
    (4.9, 8.8, ((10, 4), (75, 3), (125, 5), (190, 3), (250, 4), (305, 2))),
    (8.8, 13.3, ((0, 2), (40, 3), (95, 1), (140, 4), (180, 2), (230, 3), (275, 1), (320, 3))),
    (
        13.3,
        constants.PLAY_RADIUS,
        ((15, 1), (50, 2), (90, 1), (120, 3), (160, 1), (200, 2), (235, 1), (270, 1), (305, 3), (340, 2)),
    ),
)
"""Bands of patches: the radii, then the start and the value of each patch. A patch ends where the next one starts."""

PATCHES = Target(
    "patches",
    (
        _CENTRE,
        *(
            Section(value, inner, outer, start, (starts[i + 1][0] if i + 1 < len(starts) else starts[0][0] + 360))
            for inner, outer, starts in _BANDS
            for i, (start, value) in enumerate(starts)
        ),
    ),
)
"""28 patches in four bands. The centre is that of the rings, because a smaller one would hold no die."""

TARGETS = {target.name: target for target in (RINGS, PATCHES)}


def get_target(name: str) -> Target:
    """Return a target by its name. Raises a UserError for an unknown name."""
    if name not in TARGETS:
        raise ThrowError("error-throw-target", name=name, known=list(TARGETS))
    return TARGETS[name]
