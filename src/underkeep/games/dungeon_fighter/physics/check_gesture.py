"""Checks whether a hand can make a gesture. A gesture out of range is refused with a sentence; it is never changed to
fit."""

from __future__ import annotations

from collections.abc import Collection
from math import hypot, inf

from underkeep.core.errors import LocalizedText
from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES, Gesture, Piece, Range
from underkeep.games.dungeon_fighter.physics.rotation import bearing_vector
from underkeep.games.dungeon_fighter.physics.techniques import BEATS, TOSS_LIMITS, Limits, limits_for, pieces_for

SIDE_RANGE = Range(0, 359, 5)
_PLACE_RANGE = Range(-700, 700)
_NUMBER_MESSAGES = {
    "side": "throw-side",
    "direction": "throw-direction",
    "speed": "throw-speed",
    "elevation": "throw-elevation",
    "spin": "throw-spin",
    "place": "throw-place",
    "turn": "throw-turn",
}
PIECE_MESSAGES = {
    "pond": "throw-piece-pond",
    "floe": "throw-piece-floe",
    "ice-wall": "throw-piece-wall",
    "waterfall": "throw-piece-waterfall",
}


def check_throw(gesture: Gesture, required: Collection[str]) -> None:
    """Raises a UserError if a throw is out of range, or a piece is in an illegal place."""
    for technique in required:
        if technique not in TECHNIQUES:
            raise ThrowError("error-throw-technique", name=technique)
    _check_numbers(gesture, limits_for(required))
    seen: set[str] = set()
    for feat in gesture.feats:
        if feat.technique not in BEATS or feat.technique not in required or feat.technique in seen:
            raise ThrowError("error-throw-feat", name=feat.technique)
        seen.add(feat.technique)
        _check_range(_technique_text(feat.technique), feat.value, BEATS[feat.technique].range)
    _check_pieces(gesture.pieces, pieces_for(required))


def is_legal_throw(gesture: Gesture, required: Collection[str]) -> bool:
    """Whether a hand can make the gesture of this throw."""
    try:
        check_throw(gesture, required)
    except ThrowError:
        return False
    return True


def check_toss(gesture: Gesture) -> None:
    """Raises a UserError if the toss of a template is out of range."""
    _check_numbers(gesture, TOSS_LIMITS)
    if gesture.pieces or gesture.feats:
        raise ThrowError("error-throw-only-a-toss")


def _technique_text(name: str) -> LocalizedText:
    return LocalizedText("throw-feat", ThrowError.message_files, name=name)


def _check_numbers(gesture: Gesture, ranges: Limits) -> None:
    _check_range(_number_text("side"), gesture.side, SIDE_RANGE)
    _check_range(_number_text("direction"), gesture.direction, ranges.direction)
    _check_range(_number_text("speed"), gesture.speed, ranges.speed)
    _check_range(_number_text("elevation"), gesture.elevation, ranges.elevation)
    _check_range(_number_text("spin"), gesture.spin, ranges.spin)


def _number_text(what: str) -> LocalizedText:
    message = _NUMBER_MESSAGES[what]
    return LocalizedText(message, ThrowError.message_files)


def _piece_text(kind: str) -> LocalizedText:
    message = PIECE_MESSAGES[kind]
    return LocalizedText(message, ThrowError.message_files)


def _check_range(what: LocalizedText, value: object, allowed: Range) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ThrowError("error-throw-whole", what=what, value=repr(value))
    if not allowed.least <= value <= allowed.most:
        raise ThrowError(
            "error-throw-range", what=what, value=value, least=allowed.least, most=allowed.most
        )  # fmt: skip


def _check_pieces(pieces: tuple[Piece, ...], needed: tuple[str, ...]) -> None:
    kinds = [piece.kind for piece in pieces]
    for kind in kinds:
        if kind not in PIECE_MESSAGES:
            raise ThrowError("error-throw-piece-unknown", name=kind)
        if kind not in needed or kinds.count(kind) > 1:
            raise ThrowError("error-throw-piece-extra", piece=_piece_text(kind))
    for kind in needed:
        if kind not in kinds:
            raise ThrowError("error-throw-piece-missing", piece=_piece_text(kind))
    for piece in pieces:
        _check_range(_number_text("place"), piece.x, _PLACE_RANGE)
        _check_range(_number_text("place"), piece.y, _PLACE_RANGE)
        _check_range(_number_text("turn"), piece.turn, Range(-359, 359))
    for piece in pieces:
        _check_place(piece)
    for i, piece in enumerate(pieces):
        for other in pieces[i + 1 :]:
            if _pieces_overlap(piece, other):
                raise ThrowError(
                    "error-throw-piece-overlap", piece=_piece_text(piece.kind), other=_piece_text(other.kind)
                )


def piece_radius(kind: str) -> float:
    """Return the radius of a round piece; 0 for the others."""
    if kind == "pond":
        return constants.POND_INNER + constants.POND_WIDTH
    return constants.FLOE_RADIUS if kind == "floe" else 0.0


def _check_place(piece: Piece) -> None:
    """Raises a UserError unless pond and floe are on the table outside the target, and the wall is at its edge
    (DF-18.25)."""
    x, y = piece.x / 10, piece.y / 10
    if piece.kind == "waterfall":
        near, far = constants.RAMP_REACH
        if not near <= hypot(x, y) <= far:
            raise ThrowError("error-throw-waterfall", near=round(near * 10), far=round(far * 10))
    elif size := piece_radius(piece.kind):
        if hypot(x, y) < constants.TARGET_RADIUS + size or not _on_table([(x - size, y - size), (x + size, y + size)]):
            raise ThrowError("error-throw-piece-table", piece=_piece_text(piece.kind))
    else:
        gap = _distance_to_wall(piece, 0.0, 0.0) - constants.TARGET_RADIUS
        if not -0.01 <= gap <= constants.WALL_GAP or not _on_table(_wall_corners(piece)):
            raise ThrowError("error-throw-wall")


def _on_table(points: list[tuple[float, float]]) -> bool:
    east, north = constants.TABLE_HALF
    return all(abs(x) <= east and abs(y) <= north for x, y in points)


def _distance_to_wall(wall: Piece, x: float, y: float) -> float:
    """Return the distance of a point from the foot of the wall."""
    length, _, thickness = constants.WALL_SIZE
    look = bearing_vector(wall.turn)
    dx, dy = x - wall.x / 10, y - wall.y / 10
    across, along = abs(dx * look[0] + dy * look[1]), abs(dx * look[1] - dy * look[0])
    return hypot(max(0.0, across - thickness / 2), max(0.0, along - length / 2))


def _wall_corners(wall: Piece) -> list[tuple[float, float]]:
    length, _, thickness = constants.WALL_SIZE
    (lx, ly), x, y = bearing_vector(wall.turn), wall.x / 10, wall.y / 10
    return [
        (x + a * thickness / 2 * lx + b * length / 2 * ly, y + a * thickness / 2 * ly - b * length / 2 * lx)
        for a in (-1, 1)
        for b in (-1, 1)
    ]


def _pieces_overlap(piece: Piece, other: Piece) -> bool:
    """Whether two pieces overlap. The waterfall is held above the others."""
    if "waterfall" in (piece.kind, other.kind):
        return False
    if piece.kind == "ice-wall":
        piece, other = other, piece
    size = piece_radius(piece.kind)
    if other.kind == "ice-wall":
        return _distance_to_wall(other, piece.x / 10, piece.y / 10) < size
    apart = hypot(piece.x - other.x, piece.y - other.y) / 10
    return apart < (size + piece_radius(other.kind) if size else inf)
