"""The input and the output of the physics engine as plain data. No other module depends on the chosen engine."""

from __future__ import annotations

from math import pi
from typing import NamedTuple

from underkeep.games.dungeon_fighter.physics.constants import STEPS_PER_SECOND
from underkeep.games.dungeon_fighter.physics.rotation import IDENTITY, Point, Rotation, compose, rotate, rotation_about


class Ball(NamedTuple):
    """A ball, only for tests of the engine."""

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
    """Several convex bodies that form one rigid body."""

    hulls: tuple[tuple[Point, ...], ...]


class Mesh(NamedTuple):
    """A closed surface of triangles, for bodies that do not move."""

    points: tuple[Point, ...]
    triangles: tuple[tuple[int, int, int], ...]


Shape = Ball | RoundBox | Hull | Parts | Mesh


class Tilt(NamedTuple):
    """The motion of a body that a hand turns evenly about an axis and then holds. Its place is on the axis."""

    axis: Point
    angle: float
    """The angle in radians."""
    time: float

    def rotation_at(self, time: float, start: Rotation) -> Rotation:
        """Return the rotation of the body at a time."""
        part = 1.0 if time >= self.time else max(0.0, time / self.time)
        return compose(start, rotation_about(self.axis, self.angle * part))


class Body(NamedTuple):
    """One thing on the table."""

    name: str
    """The unique name that contacts report: `table`, `iceberg 2`, `die 5`."""
    shape: Shape
    friction: float
    restitution: float
    place: Point = (0.0, 0.0, 0.0)
    turn: Rotation = IDENTITY
    mass: float = 0.0
    """The mass in grams; 0 for a body that cannot be moved."""
    tilt: Tilt | None = None
    awake: bool = False
    """Whether a body that can be moved may move from the start, not only when it is touched."""


class Release(NamedTuple):
    """A thrown thing as it leaves the hand. It has no friction and no restitution, because the surfaces decide about
    both."""

    name: str
    shape: Shape
    mass: float
    place: Point
    turn: Rotation
    velocity: Point
    spin: Point


Scene = tuple[Body, ...]


class Contact(NamedTuple):
    """A contact of a thrown thing with another body."""

    thrown: int
    """The number of the thrown thing."""
    what: str
    start: int
    """The step in which the contact began."""
    end: int
    """The step after the last one."""
    point: Point
    """The point of the contact in its first step."""
    strength: float
    """The impulse in the first step, in g cm/s."""


class Rest(NamedTuple):
    """The final place of a thing, and the bodies that it touches."""

    place: Point
    turn: Rotation
    touching: tuple[tuple[str, float], ...] = ()
    """The touched bodies, and how much each of them supports the thing: 1 if the thing lies on it, 0 if it leans
    against it from the side."""
    gone: bool = False
    """Whether the thing fell off the table."""


class Track(NamedTuple):
    """The path of one body: place and rotation in every frame."""

    name: str
    frames: tuple[tuple[Point, Rotation], ...]


class SimulationResult(NamedTuple):
    """The result of a simulation."""

    ended: bool
    """Whether everything came to rest before the time limit."""
    steps: int
    rests: tuple[Rest, ...]
    """The resting places of the thrown things, in their order."""
    contacts: tuple[Contact, ...]
    """The contacts of the thrown things, in the order in which they began."""
    paths: tuple[tuple[Point, ...], ...]
    """The centre of each thrown thing after every step."""
    tracks: tuple[Track, ...]
    """The tracks of the thrown things, then of all other bodies that can move."""
    pushed: tuple[tuple[str, Rest], ...]
    """The resting places of the dice and pieces that were on the table before."""
    turned: tuple[float, ...]
    """The angle, in degrees, by which each thrown thing turned before its first contact."""

    @property
    def seconds(self) -> float:
        """The duration of the simulated throw."""
        return self.steps / STEPS_PER_SECOND


def cone_points(corners: int, radius: float, height: float) -> tuple[Point, ...]:
    """Return the points of an upright cone."""
    turns = [rotation_about((0.0, 0.0, 1.0), 2 * pi * i / corners) for i in range(corners)]
    return (*(rotate(turn, (radius, 0.0, 0.0)) for turn in turns), (0.0, 0.0, height))
