"""Whether a throw can be made at all. What is out of range is refused with one sentence; nothing is bent to fit."""

from __future__ import annotations

from collections.abc import Collection
from math import hypot, inf

from underkeep.core.errors import LocalizedText
from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES, Gesture, Piece, Range
from underkeep.games.dungeon_fighter.physics.rotation import compass
from underkeep.games.dungeon_fighter.physics.techniques import BEATS, TOSS, Limits, limits, pieces_for

SIDE = Range(0, 359, 5)
_PLACE = Range(-700, 700)
_WHAT = {
    "side": "throw-side",
    "direction": "throw-direction",
    "speed": "throw-speed",
    "elevation": "throw-elevation",
    "spin": "throw-spin",
    "place": "throw-place",
    "turn": "throw-turn",
}
PIECE_WORDS = {
    "pond": "throw-piece-pond",
    "floe": "throw-piece-floe",
    "ice-wall": "throw-piece-wall",
    "waterfall": "throw-piece-waterfall",
}


def check(gesture: Gesture, required: Collection[str]) -> None:
    """Complain about a throw that is out of range, or whose pieces are not where they may be."""
    for technique in required:
        if technique not in TECHNIQUES:
            raise ThrowError("error-throw-technique", name=technique)
    _check_numbers(gesture, limits(required))
    seen: set[str] = set()
    for feat in gesture.feats:
        if feat.technique not in BEATS or feat.technique not in required or feat.technique in seen:
            raise ThrowError("error-throw-feat", name=feat.technique)
        seen.add(feat.technique)
        _within(_technique(feat.technique), feat.value, BEATS[feat.technique].range)
    _check_pieces(gesture.pieces, pieces_for(required))


def check_toss(gesture: Gesture) -> None:
    """The same for a template that is flicked with the thumb."""
    _check_numbers(gesture, TOSS)
    if gesture.pieces or gesture.feats:
        raise ThrowError("error-throw-only-a-toss")


def _technique(name: str) -> LocalizedText:
    return LocalizedText("throw-feat", ThrowError.message_files, name=name)


def _check_numbers(gesture: Gesture, ranges: Limits) -> None:
    _within(_said("side"), gesture.side, SIDE)
    _within(_said("direction"), gesture.direction, ranges.direction)
    _within(_said("speed"), gesture.speed, ranges.speed)
    _within(_said("elevation"), gesture.elevation, ranges.elevation)
    _within(_said("spin"), gesture.spin, ranges.spin)


def _said(what: str) -> LocalizedText:
    message = _WHAT[what]
    return LocalizedText(message, ThrowError.message_files)


def _piece(kind: str) -> LocalizedText:
    message = PIECE_WORDS[kind]
    return LocalizedText(message, ThrowError.message_files)


def _within(what: LocalizedText, value: object, allowed: Range) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ThrowError("error-throw-whole", what=what, value=repr(value))
    if not allowed.least <= value <= allowed.most:
        raise ThrowError(
            "error-throw-range", what=what, value=value, least=allowed.least, most=allowed.most
        )  # fmt: skip


def _check_pieces(pieces: tuple[Piece, ...], needed: tuple[str, ...]) -> None:
    kinds = [piece.kind for piece in pieces]
    for kind in kinds:
        if kind not in PIECE_WORDS:
            raise ThrowError("error-throw-piece-unknown", name=kind)
        if kind not in needed or kinds.count(kind) > 1:
            raise ThrowError("error-throw-piece-extra", piece=_piece(kind))
    for kind in needed:
        if kind not in kinds:
            raise ThrowError("error-throw-piece-missing", piece=_piece(kind))
    for piece in pieces:
        _within(_said("place"), piece.x, _PLACE)
        _within(_said("place"), piece.y, _PLACE)
        _within(_said("turn"), piece.turn, Range(-359, 359))
    for piece in pieces:
        _check_place(piece)
    for i, piece in enumerate(pieces):
        for other in pieces[i + 1 :]:
            if _overlap(piece, other):
                raise ThrowError("error-throw-piece-overlap", piece=_piece(piece.kind), other=_piece(other.kind))


def round_size(kind: str) -> float:
    """The radius of a piece that is round; 0 for the others."""
    if kind == "pond":
        return constants.POND_INNER + constants.POND_WIDTH
    return constants.FLOE_RADIUS if kind == "floe" else 0.0


def _check_place(piece: Piece) -> None:
    """DF-18.25: pond and floe on the table outside the target, the wall at its edge."""
    x, y = piece.x / 10, piece.y / 10
    if piece.kind == "waterfall":
        near, far = constants.RAMP_REACH
        if not near <= hypot(x, y) <= far:
            raise ThrowError("error-throw-waterfall", near=round(near * 10), far=round(far * 10))
    elif size := round_size(piece.kind):
        if hypot(x, y) < constants.TARGET_RADIUS + size or not _on_table([(x - size, y - size), (x + size, y + size)]):
            raise ThrowError("error-throw-piece-table", piece=_piece(piece.kind))
    else:
        gap = _to_wall(piece, 0.0, 0.0) - constants.TARGET_RADIUS
        if not -0.01 <= gap <= constants.WALL_GAP or not _on_table(_wall_corners(piece)):
            raise ThrowError("error-throw-wall")


def _on_table(points: list[tuple[float, float]]) -> bool:
    east, north = constants.TABLE_HALF
    return all(abs(x) <= east and abs(y) <= north for x, y in points)


def _to_wall(wall: Piece, x: float, y: float) -> float:
    """How far a point is from the foot of the wall."""
    length, _, thickness = constants.WALL_SIZE
    look = compass(wall.turn)
    dx, dy = x - wall.x / 10, y - wall.y / 10
    across, along = abs(dx * look[0] + dy * look[1]), abs(dx * look[1] - dy * look[0])
    return hypot(max(0.0, across - thickness / 2), max(0.0, along - length / 2))


def _wall_corners(wall: Piece) -> list[tuple[float, float]]:
    length, _, thickness = constants.WALL_SIZE
    (lx, ly), x, y = compass(wall.turn), wall.x / 10, wall.y / 10
    return [
        (x + a * thickness / 2 * lx + b * length / 2 * ly, y + a * thickness / 2 * ly - b * length / 2 * lx)
        for a in (-1, 1)
        for b in (-1, 1)
    ]


def _overlap(piece: Piece, other: Piece) -> bool:
    """The waterfall is held above the others."""
    if "waterfall" in (piece.kind, other.kind):
        return False
    if piece.kind == "ice-wall":
        piece, other = other, piece
    size = round_size(piece.kind)
    if other.kind == "ice-wall":
        return _to_wall(other, piece.x / 10, piece.y / 10) < size
    apart = hypot(piece.x - other.x, piece.y - other.y) / 10
    return apart < (size + round_size(other.kind) if size else inf)
