"""What the engine is given and what it gives back: plain data, so that no other module knows which engine it is."""

from __future__ import annotations

from math import pi
from typing import NamedTuple

from underkeep.games.dungeon_fighter.physics.constants import STEPS_PER_SECOND
from underkeep.games.dungeon_fighter.physics.rotation import IDENTITY, Point, Rotation, compose, rotate, rotation_about


class Ball(NamedTuple):
    """Only for tests of the engine itself."""

    radius: float


class RoundBox(NamedTuple):
    """A box with rounded edges; the halves include the rounding."""

    half: Point
    rounding: float = 0.0


class Hull(NamedTuple):
    """The convex body around some points, grown by a rounding."""

    points: tuple[Point, ...]
    rounding: float = 0.0


class Parts(NamedTuple):
    """Several convex bodies that hang together."""

    hulls: tuple[tuple[Point, ...], ...]


class Mesh(NamedTuple):
    """A closed surface of triangles, for what does not move."""

    points: tuple[Point, ...]
    triangles: tuple[tuple[int, int, int], ...]


Shape = Ball | RoundBox | Hull | Parts | Mesh


class Tilt(NamedTuple):
    """A body that a hand turns about an axis, evenly, and then holds. Its place is on the axis."""

    axis: Point
    angle: float
    """In radians."""
    time: float

    def rotation_at(self, time: float, start: Rotation) -> Rotation:
        """How it is turned at a time."""
        part = 1.0 if time >= self.time else max(0.0, time / self.time)
        return compose(start, rotation_about(self.axis, self.angle * part))


class Body(NamedTuple):
    """One thing on the table."""

    name: str
    """What is touched when it is touched: `table`, `iceberg 2`, `die 5`. Names are not shared."""
    shape: Shape
    friction: float
    restitution: float
    place: Point = (0.0, 0.0, 0.0)
    turn: Rotation = IDENTITY
    mass: float = 0.0
    """0 for what cannot be moved."""
    tilt: Tilt | None = None
    awake: bool = False
    """Whether something that can be moved may move from the start, not only when it is touched."""


class Release(NamedTuple):
    """Something as it leaves the hand: surfaces decide about friction and restitution, so it has none."""

    name: str
    shape: Shape
    mass: float
    place: Point
    turn: Rotation
    velocity: Point
    spin: Point


Scene = tuple[Body, ...]


class Contact(NamedTuple):
    """Two things touch for a while."""

    thrown: int
    """The number of what was thrown."""
    what: str
    start: int
    """The step in which it began."""
    end: int
    """The step after the last."""
    point: Point
    """Where, when it began."""
    strength: float
    """The impulse when it began, in g cm/s."""


class Rest(NamedTuple):
    """Where something is in the end, and what it touches."""

    place: Point
    turn: Rotation
    touching: tuple[tuple[str, float], ...] = ()
    """What it touches, and how much that holds it up: 1 if it lies on it, 0 if it leans against it from the side."""
    gone: bool = False
    """Fell off the table."""


class Track(NamedTuple):
    """The way of one body: place and turn in every frame."""

    name: str
    frames: tuple[tuple[Point, Rotation], ...]


class SimulationResult(NamedTuple):
    """What the engine saw."""

    ended: bool
    """False if something still moved at the time limit."""
    steps: int
    rests: tuple[Rest, ...]
    """Of what was thrown, in its order."""
    contacts: tuple[Contact, ...]
    """Of what was thrown, in the order in which they began."""
    paths: tuple[tuple[Point, ...], ...]
    """The middle of what was thrown, after every step."""
    tracks: tuple[Track, ...]
    """What was thrown, then all that can move."""
    pushed: tuple[tuple[str, Rest], ...]
    """Where things lie now that lay there before."""
    turned: tuple[float, ...]
    """By how much each turned, in degrees, before it first touched anything."""

    @property
    def seconds(self) -> float:
        return self.steps / STEPS_PER_SECOND


def cone_points(corners: int, radius: float, height: float) -> tuple[Point, ...]:
    """The points of a cone that stands upright."""
    turns = [rotation_about((0.0, 0.0, 1.0), 2 * pi * i / corners) for i in range(corners)]
    return (*(rotate(turn, (radius, 0.0, 0.0)) for turn in turns), (0.0, 0.0, height))
