"""The ranges of a gesture as a client gets them: the structs that describe a decision of a throw or a toss."""

from __future__ import annotations

import msgspec


class Numbers(msgspec.Struct, rename="camel"):
    """A range of whole numbers, and how far apart two are that one can feel."""

    least: int
    most: int
    step: int = 1


class PieceToPlace(msgspec.Struct, rename="camel"):
    """A piece of landscape that the thrower puts down: `pond`, `floe`, `ice-wall` or `waterfall`. It usually lies so
    many millimetres from the centre towards the thrower (behind the target if negative), turned by so many degrees
    more than the side of the thrower."""

    kind: str
    away: int
    turn: int


class TechniqueBeat(msgspec.Struct, rename="camel"):
    """The one number of a technique: what it may be, and from where to where the technique is met. If one must be
    quick for it (`timed`), it may be left out: the hand shakes more then."""

    range: Numbers
    least: int
    most: int
    timed: bool
    usual: int


class Aim(msgspec.Struct, rename="camel"):
    """What a throw (or, with `toss`, the toss of a template) can be answered with. The answer is
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
