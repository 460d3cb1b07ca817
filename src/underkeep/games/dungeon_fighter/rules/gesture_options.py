"""The options of a throw or a toss: all gestures within their ranges."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import Option
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.options import Throw, Toss
from underkeep.games.dungeon_fighter.physics.aims import usual_pieces
from underkeep.games.dungeon_fighter.physics.check_gesture import SIDE_RANGE, check_throw, check_toss
from underkeep.games.dungeon_fighter.physics.gesture import Gesture, Piece, Range
from underkeep.games.dungeon_fighter.physics.techniques import BEATS, TOSS_LIMITS, limits_for
from underkeep.games.dungeon_fighter.rules.gesture_types import Aim, Numbers, PieceToPlace, TechniqueBeat

SIDES = Range(0, 359, 15)
GRID_FACTOR = 5
"""The listed options have every fifth value of a range, because the full grid would be too large."""


class GestureOptions(RangeOptions):
    """All gestures with which a die can be thrown under these demands, or a template tossed."""

    __slots__ = ("_counts", "_ranges", "required", "toss")

    def __init__(self, required: Sequence[str] = (), *, toss: bool = False) -> None:
        self.required = tuple(required)
        self.toss = toss
        coarse = (
            each._replace(step=each.step * GRID_FACTOR) for each in (TOSS_LIMITS if toss else limits_for(self.required))
        )
        self._ranges = (SIDES, *coarse)
        self._counts = [(each.most - each.least) // each.step + 1 for each in self._ranges]

    def __len__(self) -> int:
        return prod(self._counts)

    def option_at(self, index: int) -> Option:
        gesture = self.gesture(index)
        return Toss(gesture) if self.toss else Throw(gesture)

    def gesture(self, index: int) -> Gesture:
        """Return a point of the grid. Raises an IndexError."""
        if not -len(self) <= index < len(self):
            raise IndexError(f"there are {len(self)} gestures, and none has the number {index}")
        number = index % len(self)
        values = []
        for each, count in zip(self._ranges, self._counts, strict=True):
            number, step = divmod(number, count)
            values.append(each.least + step * each.step)
        side, direction, speed, elevation, spin = values
        return Gesture(side, direction, speed, elevation, spin, self.usual_pieces(side))

    def check(self, option: Option) -> None:
        if isinstance(option, Toss) and self.toss:
            check_toss(option.gesture)
        elif isinstance(option, Throw) and not self.toss:
            check_throw(option.gesture, self.required)
        else:
            raise FighterError("error-only-throw", toss="yes" if self.toss else "no")

    def describe_ranges(self) -> Aim:
        """Return the ranges of the numbers, the pieces to put down, and the beats of the techniques."""
        ranges = TOSS_LIMITS if self.toss else limits_for(self.required)
        return Aim(
            toss=self.toss,
            required=list(self.required),
            side=_numbers(SIDE_RANGE),
            direction=_numbers(ranges.direction),
            speed=_numbers(ranges.speed),
            elevation=_numbers(ranges.elevation),
            spin=_numbers(ranges.spin),
            # For a thrower in the north, y is the distance from the centre.
            pieces=[PieceToPlace(piece.kind, piece.y, piece.turn) for piece in self.usual_pieces(0)],
            beats={
                technique: TechniqueBeat(_numbers(beat.range), beat.least, beat.most, beat.timed, beat.usual)
                for technique, beat in BEATS.items()
                if technique in self.required
            },
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GestureOptions) and (self.required, self.toss) == (other.required, other.toss)

    def __hash__(self) -> int:
        return hash((self.required, self.toss))

    def usual_pieces(self, side: int) -> tuple[Piece, ...]:
        """Return the required pieces in their usual places for a thrower on this side."""
        return () if self.toss else usual_pieces(side, self.required)


def _numbers(range_: Range) -> Numbers:
    return Numbers(range_.least, range_.most, range_.step)
