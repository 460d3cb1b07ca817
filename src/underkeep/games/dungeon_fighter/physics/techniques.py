"""The throwing techniques (DF-18.10 to DF-18.24): the ranges, the beat and the difficulty of each.

Techniques combine as follows (DF-18.5): a throw has one base, the first of `BASES` that is required; the other bases
change it. Every other technique adds its own demand, and the factors are multiplied, up to a cap.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.gesture import PLAIN, TECHNIQUES, Gesture, Range

BASES = ("waterfall", "launcher", "thump", "headbutt", "under-the-table")
PIECES = {"pond": "pond", "slide": "floe", "ice-wall": "ice-wall", "waterfall": "waterfall"}
"""The piece that each technique needs on the table."""

FACTORS = {
    "roundhouse": 1.5,
    "thump": 2.0,
    "weak-hand": 2.5,
    "secret-x": 2.0,
    "blind": 1.5,
    "prayer": 1.5,
}
"""The factor of each technique for the tremor. A technique without a factor is hard enough by itself."""


class Beat(NamedTuple):
    """The one number of a technique (`Feat.value`): the values that it may have, and those with which the technique is
    met."""

    range: Range
    least: int
    most: int
    timed: bool = False
    """Whether the beat demands speed. A timed beat may be left out, with a fixed factor for the tremor instead."""
    usual: int = 0
    """The value of a beat that is left out."""


BEATS = {
    # Milliseconds since the turn ended. Every one of them turns the throw further.
    "roundhouse": Beat(Range(-1000, 1500, 10), 0, 350, timed=True),
    # Milliseconds that the tilting takes.
    "waterfall": Beat(Range(150, 1500, 10), 150, 1500, usual=500),
    # Milliseconds off the moment in which the card is bent most.
    "launcher": Beat(Range(-400, 400, 10), -150, 150, timed=True),
    # Milliseconds between the fastest moment of the fist and its strike on the table.
    "thump": Beat(Range(-300, 300, 10), -50, 50, timed=True),
    # Milliseconds off the deepest moment of the nod.
    "headbutt": Beat(Range(-500, 500, 10), -150, 150, timed=True),
    # Millimetres of the hand above the table: it must be below.
    "under-the-table": Beat(Range(-150, 150, 5), -150, -10, usual=round(constants.UNDER_HEIGHT * 10)),
    # 1 for the weak hand, 0 for the other.
    "weak-hand": Beat(Range(0, 1), 1, 1, usual=1),
    # Milliseconds between the two hands letting go.
    "secret-x": Beat(Range(-500, 500, 10), -80, 80, timed=True),
    # Millimetres of the eyes above the table.
    "low-profile": Beat(Range(0, 1500, 10), 0, 40),
    # Milliseconds with open eyes.
    "blind": Beat(Range(0, 10_000, 10), 0, 0),
    # Milliseconds since the jump.
    "airborne": Beat(Range(0, 2000, 10), 1, constants.HOP_TIME - 1, timed=True, usual=constants.HOP_TIME // 2),
    # How uneven the two hands pull, in hundredths; at 100 only one of them does.
    "prayer": Beat(Range(-100, 100, 5), -99, 99),
}

ROUNDHOUSE_TURN = 0.06
"""Degrees by which each millisecond after the turn turns the throw."""
LAUNCHER_TURN = 0.04
"""Degrees of elevation for each millisecond off the beat."""
THUMP_LOSS = 1 / 400
HEADBUTT_LOSS = 1 / 600
"""Parts of the speed that each millisecond off the beat costs."""
X_TURN = 0.05
X_SPIN = 0.1
"""Degrees, and radians per second about the upright axis, for each millisecond between the hands."""
PRAYER_TURN = 0.15
"""Degrees for each hundredth."""


class Limits(NamedTuple):
    """The ranges of the numbers of a gesture."""

    direction: Range
    speed: Range
    elevation: Range
    spin: Range


_PLAIN = Limits(Range(-250, 250, 5), Range(500, 3500, 10), Range(-600, 450, 10), Range(-300, 300, 10))
_NONE = Range(0, 0)
_UPWARDS = Range(300, 850, 10)
_LIMITS = {
    PLAIN: _PLAIN,
    "launcher": _PLAIN._replace(elevation=Range(300, 800, 10)),
    "thump": _PLAIN._replace(elevation=Range(-300, 450, 10)),
    "headbutt": _PLAIN,
    "under-the-table": _PLAIN._replace(elevation=_UPWARDS),
    "waterfall": Limits(_NONE, _NONE, Range(-700, -200, 10), _NONE),
}
TOSS_LIMITS = Limits(Range(-250, 250, 5), Range(500, 3500, 10), Range(400, 800, 10), Range(120, 400, 10))
"""The ranges of a toss: a template is flicked with the thumb (DF-19.3)."""


def base_technique(required: Collection[str]) -> str:
    """Return the technique that decides how the die leaves the hand."""
    return next((base for base in BASES if base in required), PLAIN)


def is_pushed(required: Collection[str]) -> bool:
    """Whether the die is pushed down a waterfall that is held still: by the head, the card or the fist."""
    return base_technique(required) == "waterfall" and not {"launcher", "thump", "headbutt"}.isdisjoint(required)


def is_shot_upwards(required: Collection[str]) -> bool:
    """Whether the die is shot up a waterfall that is held below the table."""
    return base_technique(required) == "waterfall" and "under-the-table" in required


def limits_for(required: Collection[str]) -> Limits:
    """Return the ranges of a throw with these techniques."""
    base = base_technique(required)
    found = _LIMITS[base]
    if is_shot_upwards(required):
        found = Limits(_NONE, _PLAIN.speed, Range(300, 750, 10), _NONE)
    elif is_pushed(required):
        tilt = -round(constants.RAMP_FIXED_TILT * 10)
        found = Limits(_NONE, Range(100, 2000, 10), Range(tilt, tilt), _NONE)
    elif "under-the-table" in required:
        found = found._replace(elevation=_UPWARDS)
    return found._replace(spin=_NONE) if "prayer" in required else found


def pieces_for(required: Collection[str]) -> tuple[str, ...]:
    """Return the pieces that the thrower puts down. A waterfall below the table is held where the thrower stands."""
    return tuple(
        piece
        for technique, piece in PIECES.items()
        if technique in required and not (technique == "waterfall" and is_shot_upwards(required))
    )


def given_value(gesture: Gesture, technique: str) -> int | None:
    """Return the number of a technique in a gesture; None if it is left out."""
    return next((feat.value for feat in gesture.feats if feat.technique == technique), None)


def beat_value(gesture: Gesture, technique: str) -> int:
    """Return the number of a technique in a gesture, or its usual value."""
    said = given_value(gesture, technique)
    return BEATS[technique].usual if said is None else said


def missed_techniques(gesture: Gesture, required: Collection[str]) -> tuple[str, ...]:
    """Return the techniques that the hand did not meet, independent of the die (DF-7.7)."""
    return tuple(
        technique
        for technique, beat in BEATS.items()
        if technique in required and not beat.least <= beat_value(gesture, technique) <= beat.most
    )


def tremor_factor(gesture: Gesture, required: Collection[str]) -> float:
    """Return the factor of a gesture for the tremor."""
    product = 1.0
    for technique in TECHNIQUES:
        if technique not in required:
            continue
        own = FACTORS.get(technique, 1.0)
        beat = BEATS.get(technique)
        without = beat is not None and beat.timed and given_value(gesture, technique) is None
        product *= max(own, constants.STEADY_FACTOR) if without else own
    return min(product, constants.FACTOR_CAP)
