"""The ranges of a gesture as a client gets them: the structs that describe a decision of a throw or a toss."""

from __future__ import annotations

import msgspec


class Numbers(msgspec.Struct, rename="camel"):
    """A range of whole numbers. Values that are less than `step` apart cannot be told apart by hand."""

    least: int
    most: int
    step: int = 1


class PieceToPlace(msgspec.Struct, rename="camel"):
    """A piece of landscape that the thrower puts down: `pond`, `floe`, `ice-wall` or `waterfall`. Its usual place is
    `away` millimetres from the centre towards the thrower (behind the target if negative), turned by `turn` degrees
    more than the side of the thrower."""

    kind: str
    away: int
    turn: int


class TechniqueBeat(msgspec.Struct, rename="camel"):
    """The one number of a technique: the values that it may have, and those with which the technique is met. A `timed`
    beat demands speed; it may be left out, and then the hand shakes more."""

    range: Numbers
    least: int
    most: int
    timed: bool
    usual: int


class Aim(msgspec.Struct, rename="camel"):
    """The answers that a throw (or, with `toss`, the toss of a template) can have. An answer is
    `["Throw", [side, direction, speed, elevation, spin, pieces, feats]]` (or `["Toss", ...]`), all whole numbers:
    degrees from north, tenths of degrees, millimetres per second, tenths of degrees, tenths of radians per second.
    A piece is `[kind, x, y, turn]` in millimetres and degrees, a feat `[technique, number]`."""

    toss: bool
    required: list[str]
    side: Numbers
    direction: Numbers
    speed: Numbers
    elevation: Numbers
    spin: Numbers
    pieces: list[PieceToPlace]
    beats: dict[str, TechniqueBeat]
