"""The dice (DF-1.2, DF-1.7): their shapes, their faces, and their rotations in the hand.

A cube is read by the face that is up, a four-sided die by the corner that is up. A face is named by its axis and a
corner by its number, so every client that draws a die agrees with the physics.
"""

from __future__ import annotations

from functools import cache
from math import atan2, cos, pi, sin, sqrt
from typing import NamedTuple

from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.outcome import BLANK, EYE, SNOW
from underkeep.games.dungeon_fighter.physics.rotation import Point, Rotation, compose, rotate, rotation_about, to_world

CUBES, FOUR_SIDED = "cubes", "tetrahedra"
DICE_SETS = (CUBES, FOUR_SIDED)
"""The shapes of the coloured and the white dice (DF-1.7)."""

KINDS = ("red", "green", "blue", "white", "water", "snow")

AXES: tuple[Point, ...] = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
"""The directions of the faces of a cube."""
_HEIGHT = 1 / 3
TIPS: tuple[Point, ...] = (
    (0.0, 0.0, 1.0),
    *((sqrt(8) / 3 * cos(pi / 2 + a), sqrt(8) / 3 * sin(pi / 2 + a), -_HEIGHT) for a in (0, 2 * pi / 3, -2 * pi / 3)),
)
"""The corners of a four-sided die, one unit from its centre. It stands on the face opposite the first."""


class Die(NamedTuple):
    """A kind of die for the physics, in centimetres and grams."""

    kind: str
    sides: int
    size: float
    """The edge of the whole cube; for a four-sided die the edge without the rounding."""
    rounding: float
    mass: float
    shows: tuple[str, ...]
    """The symbol of each face or corner."""

    @property
    def up_directions(self) -> tuple[Point, ...]:
        """The directions of which one ends on top."""
        return AXES if self.sides == 6 else TIPS

    @property
    def corners(self) -> tuple[Point, ...]:
        """The corners that are counted on the target."""
        if self.sides == 6:
            half = self.size / 2
            return tuple((x, y, z) for x in (-half, half) for y in (-half, half) for z in (-half, half))
        reach = self.tip_distance + self.rounding
        return tuple((x * reach, y * reach, z * reach) for x, y, z in TIPS)

    @property
    def tip_distance(self) -> float:
        """The distance of the corners of a four-sided die from its centre, without the rounding."""
        return self.size * sqrt(3 / 8)

    @property
    def resting_height(self) -> float:
        """The height of the centre of a die that lies flat."""
        return self.size / 2 if self.sides == 6 else self.tip_distance / 3 + self.rounding

    def lowest_corners(self, place: Point, turn: Rotation) -> list[Point]:
        """Return the corners of the face that the die rests on (DF-7.11)."""
        everywhere = sorted((to_world(place, turn, corner) for corner in self.corners), key=lambda corner: corner[2])
        return everywhere[: 4 if self.sides == 6 else 3]

    def top_face(self, turn: Rotation) -> tuple[int, float]:
        """Return the direction that is up, and its height: 1 if the die is flat (DF-7.16)."""
        heights = [rotate(turn, way)[2] for way in self.up_directions]
        best = max(range(len(heights)), key=heights.__getitem__)
        return best, heights[best]


_TWO_EYES = (BLANK, BLANK, BLANK, BLANK, EYE, EYE)
_SNOWY = (SNOW, SNOW, BLANK, BLANK, EYE, EYE)

_CUBE = Die("cube", 6, 1.6, 0.15, 4.0, _TWO_EYES)
_PYRAMID = Die("pyramid", 4, 1.75, 0.12, 4.0, (EYE, BLANK, BLANK, BLANK))
_WATER = Die("water", 6, 1.0, 0.1, 1.2, _TWO_EYES)
_SNOW = Die("snow", 6, 3.0, 0.3, 2.5, _SNOWY)

DIE_OF_SHAPE = {die.kind: die for die in (_CUBE, _PYRAMID, _WATER, _SNOW)}


def die_of(kind: str, dice_set: str = CUBES) -> Die:
    """Return the die of a kind in a dice set. Raises a UserError for an unknown kind or set."""
    if kind not in KINDS:
        raise ThrowError("error-throw-die", name=kind, known=list(KINDS))
    if dice_set not in DICE_SETS:
        raise ThrowError("error-throw-dice-set", name=dice_set, known=list(DICE_SETS))
    if kind == "water":
        return _WATER
    if kind == "snow":
        return _SNOW
    return _PYRAMID if dice_set == FOUR_SIDED else _CUBE


@cache
def start_rotations(sides: int) -> tuple[Rotation, ...]:
    """Return the rotations that a die may have in the hand: 24 for a cube, 12 for a four-sided die. One is drawn for
    every throw, so that all faces are equally likely for every aim."""
    if sides == 6:
        ups = [(0.0, 0.0, 0.0, 1.0), rotation_about((1, 0, 0), pi)]
        ups += [rotation_about(axis, pi / 2 * way) for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0)) for way in (1, -1)]
        return tuple(compose(up, rotation_about((0, 0, 1), pi / 2 * quarter)) for up in ups for quarter in range(4))
    ups = [(0.0, 0.0, 0.0, 1.0)]
    for tip in TIPS[1:]:
        # Tip that corner up, about the level axis across it, and let the others fall into the places of the rest.
        tipped = rotation_about((tip[1], -tip[0], 0.0), atan2(sqrt(8) / 3, -_HEIGHT))
        first = rotate(tipped, TIPS[0])
        ups.append(compose(tipped, rotation_about((0, 0, 1), pi / 2 - atan2(first[1], first[0]))))
    return tuple(compose(up, rotation_about((0, 0, 1), 2 * pi / 3 * third)) for up in ups for third in range(3))
