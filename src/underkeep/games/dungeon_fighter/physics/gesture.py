"""A gesture: the motion of a throw as whole numbers, each with its range.

A throw is answered with these numbers. They are whole, so that an answer is the same on every machine and in every
record: tenths of degrees, millimetres, milliseconds.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

PLAIN = "plain"
TECHNIQUES = (
    "roundhouse", "waterfall", "pond", "ice-wall", "launcher", "thump", "slide", "headbutt", "under-the-table",
    "weak-hand", "secret-x", "low-profile", "blind", "airborne", "prayer",
)  # fmt: skip
"""The throwing techniques (DF-18.10 to DF-18.24)."""


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """A piece of landscape that the thrower puts down for this throw (DF-18.25)."""

    kind: str
    """`pond`, `floe`, `ice-wall` or `waterfall`."""
    x: int
    y: int
    """Millimetres from the centre of the target."""
    turn: int = 0
    """Degrees from north, clockwise."""


class Feat(msgspec.Struct, frozen=True, array_like=True):
    """The number that a thrower gives for one technique besides the aim. The technique defines its meaning and range:
    milliseconds off the beat, how uneven the pull was, how fast the waterfall was tilted."""

    technique: str
    value: int


class Gesture(msgspec.Struct, frozen=True, array_like=True):
    """A throw as the hand makes it. Without spin, pieces and feats it is a plain throw."""

    side: int
    """The side of the table where the thrower stands: degrees from north, clockwise, 0 to 359."""
    direction: int
    """Tenths of degrees away from the centre of the target, to the right if positive."""
    speed: int
    """Millimetres per second."""
    elevation: int
    """Tenths of degrees above the horizon."""
    spin: int = 0
    """Tenths of radians per second, backspin if positive."""
    pieces: tuple[Piece, ...] = ()
    feats: tuple[Feat, ...] = ()


class Range(NamedTuple):
    """A range of whole numbers. Values that are less than `step` apart cannot be told apart by hand."""

    least: int
    most: int
    step: int = 1

    def clamp(self, value: int) -> int:
        """Return the nearest number of the range."""
        return max(self.least, min(self.most, value))
