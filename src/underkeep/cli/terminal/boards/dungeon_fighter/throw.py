"""Reads a typed throw: `90 0 1340 90 -120 pond=300,0,270 thump=12`.

A number that is left out (or written as a dot) has its usual value, so `t` alone is a throw.
"""

from __future__ import annotations

import re

import msgspec

from underkeep.core.errors import UserError
from underkeep.core.options.option import Option
from underkeep.games.dungeon_fighter.options import Throw, Toss
from underkeep.games.dungeon_fighter.physics.aims import GOOD_TOSS, aim_for, usual_pieces
from underkeep.games.dungeon_fighter.physics.gesture import Feat, Gesture, Piece, Range
from underkeep.games.dungeon_fighter.physics.techniques import BEATS, TOSS_LIMITS, limits_for
from underkeep.games.dungeon_fighter.rules.gesture_options import GestureOptions
from underkeep.games.dungeon_fighter.state import DICE, DICE_SHAPES, FighterState

NUMBER_NAMES = ("side", "direction", "speed", "elevation", "spin")
"""The numbers in the order in which they are typed."""
THROW_COMMAND = "t"
USUAL_VALUE = "."
ROUNDING_STEPS = {"direction": 50, "speed": 100, "elevation": 50, "spin": 100}
"""The usual throw is a good aim, rounded to these steps."""
_LINE = re.compile(rf"(?:{THROW_COMMAND}|{re.escape(USUAL_VALUE)}|-?\d+|[a-z-]+=\S*)(?:\s.*)?", re.IGNORECASE)


class TypedThrowError(UserError):
    """A typed line that cannot be read."""

    message_files = ("dungeon_fighter_table",)


def is_gesture_line(line: str) -> bool:
    """Whether a line is meant as a throw."""
    return _LINE.fullmatch(line) is not None


def usual_gesture(state: FighterState, gestures: GestureOptions) -> Gesture:
    """Return the throw of a player who types no numbers."""
    if gestures.toss:
        return GOOD_TOSS
    kind = DICE[state.die] if state.die is not None else DICE[0]
    aim = aim_for(gestures.required, kind, DICE_SHAPES[state.shape]).gesture
    ranges = limits_for(gestures.required)
    rough = {
        name: getattr(ranges, name).clamp(round(getattr(aim, name) / step) * step)
        for name, step in ROUNDING_STEPS.items()
    }
    # Nobody is quick enough at a keyboard, so timed beats are left out, and the hand shakes more.
    feats = tuple(feat for feat in aim.feats if not BEATS[feat.technique].timed)
    return msgspec.structs.replace(aim, **rough, feats=feats)


def read_gesture(state: FighterState, gestures: GestureOptions, line: str) -> Option:
    """Return the option that a line means. Raises a UserError if the line cannot be read, or no hand can make the
    throw."""
    words = [word for word in line.split() if word.lower() != THROW_COMMAND]
    named = [word for word in words if "=" in word]
    plain = [word for word in words if "=" not in word]
    if len(plain) > len(NUMBER_NAMES):
        raise TypedThrowError("error-typed-many", count=len(plain), most=len(NUMBER_NAMES))
    gesture = usual_gesture(state, gestures)
    said = {name: _read_number(word) for name, word in zip(NUMBER_NAMES, plain, strict=False) if word != USUAL_VALUE}
    if said.get("side", gesture.side) != gesture.side:
        pieces = () if gestures.toss else usual_pieces(said["side"] % 360, gestures.required)
        gesture = msgspec.structs.replace(gesture, pieces=pieces)
    gesture = msgspec.structs.replace(gesture, **said)
    for word in named:
        gesture = _replace_part(gesture, *word.lower().split("=", 1))
    option: Option = Toss(gesture) if gestures.toss else Throw(gesture)
    gestures.check(option)
    return option


def _read_number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise TypedThrowError("error-typed-number", word=word) from None


def _replace_part(gesture: Gesture, name: str, value: str) -> Gesture:
    """Return a gesture with a piece elsewhere (`pond=300,0` or `pond=300,0,270`), or another beat (`thump=12`)."""
    if name in BEATS and "," not in value:
        feats = [feat for feat in gesture.feats if feat.technique != name]
        return msgspec.structs.replace(gesture, feats=(*feats, Feat(name, _read_number(value))))
    numbers = [_read_number(word) for word in value.split(",")]
    if len(numbers) not in (2, 3):
        raise TypedThrowError("error-typed-piece", name=name, value=value)
    before = next((piece for piece in gesture.pieces if piece.kind == name), None)
    turn = numbers[2] if len(numbers) == 3 else before.turn if before is not None else 0
    others = tuple(piece for piece in gesture.pieces if piece.kind != name)
    return msgspec.structs.replace(gesture, pieces=(*others, Piece(name, numbers[0], numbers[1], turn)))


def write_gesture(gesture: Gesture) -> str:
    """Return a gesture as it is typed.

    >>> write_gesture(Gesture(90, 0, 1400, 50, 0, (Piece("pond", 300, 0, 270),), (Feat("thump", 12),)))
    '90 0 1400 50 0 pond=300,0,270 thump=12'
    """
    parts = [str(getattr(gesture, name)) for name in NUMBER_NAMES]
    parts += [f"{piece.kind}={piece.x},{piece.y},{piece.turn}" for piece in gesture.pieces]
    parts += [f"{feat.technique}={feat.value}" for feat in gesture.feats]
    return " ".join(parts)


def ranges_of(gestures: GestureOptions) -> list[tuple[str, Range]]:
    """Return the numbers in their order, each with its range."""
    ranges = TOSS_LIMITS if gestures.toss else limits_for(gestures.required)
    return [("side", Range(0, 359)), *((name, getattr(ranges, name)) for name in NUMBER_NAMES[1:])]
