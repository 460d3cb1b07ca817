"""Good aims for every technique and every die, for bots and for players who cannot see the table.

The aims are in `aims.json`, which `python -m underkeep.games.dungeon_fighter.physics.find_aims` writes. An aim for
several techniques together is composed from the stored ones.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from importlib.resources import files
from math import sqrt
from random import Random

import msgspec

from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.check_gesture import is_legal_throw
from underkeep.games.dungeon_fighter.physics.dice import CUBES, Die, die_of
from underkeep.games.dungeon_fighter.physics.engine import simulate
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES, Feat, Gesture, Piece
from underkeep.games.dungeon_fighter.physics.release import release_dice
from underkeep.games.dungeon_fighter.physics.rotation import bearing_vector
from underkeep.games.dungeon_fighter.physics.scene import FLOE, TABLE, build_scene
from underkeep.games.dungeon_fighter.physics.techniques import BASES, BEATS, TOSS_LIMITS, limits_for, pieces_for

TREMOR_OF_SKILL = {"legend": 1.0, "skilled": 3.0, "average": 4.0, "clumsy": 8.0}
"""The units of tremor of each skill level, including the one unit that every thrower has."""
TECHNIQUES_WITH_OWN_AIM = (
    "waterfall", "pond", "ice-wall", "launcher", "thump", "slide", "headbutt", "under-the-table", "airborne", "prayer",
)  # fmt: skip
"""The techniques that need another aim than a plain throw. The others only make it harder."""
AIMED_BEATS = ("waterfall", "airborne", "under-the-table")
"""The techniques whose beat is a part of the aim: how fast the ramp is tilted, how high the jump is, how low the hand
is."""
BEAT_UNIT = 8.0
"""The error of a beat for one unit of tremor, in milliseconds or in the unit of the beat."""
GOOD_TOSS = Gesture(90, 0, 1900, 520, 250)
"""A good toss of a template."""


class MeasuredAim(msgspec.Struct, frozen=True):
    """An aim, and how often it hit in its measurement."""

    required: tuple[str, ...]
    shape: str
    """The shape of the die: `cube`, `pyramid`, `water` or `snow`."""
    gesture: Gesture
    hits: int
    """The number of hits in a hundred throws with one unit of tremor."""
    hits_three: int
    """The number of hits in a hundred throws with three units of tremor."""
    value: int = 0
    """The mean section of a hit with one unit of tremor, in hundredths."""


@cache
def stored_aims() -> dict[tuple[tuple[str, ...], str], MeasuredAim]:
    """Return all stored aims, by the techniques and the shape of the die."""
    text = files(__package__).joinpath("aims.json").read_bytes()
    return {(aim.required, aim.shape): aim for aim in msgspec.json.decode(text, type=list[MeasuredAim])}


def techniques_to_aim(required: Collection[str]) -> tuple[str, ...]:
    """Return the required techniques that need an own aim, in the order of the rules."""
    return tuple(
        technique for technique in TECHNIQUES if technique in required and technique in TECHNIQUES_WITH_OWN_AIM
    )


def aim_for(
    required: Collection[str], kind: str = "red", dice_set: str = CUBES, *, simulate_pieces: bool = True
) -> MeasuredAim:
    """Return a good aim. It is legal for the required techniques and meets every beat exactly. See `complete_gesture`
    for `simulate_pieces`."""
    die = die_of(kind, dice_set)
    own = techniques_to_aim(required)
    found = stored_aims().get((own, die.kind))
    if found is None:
        return _compose_aim(tuple(sorted(required)), own, die, simulate_pieces)
    gesture = msgspec.structs.replace(found.gesture, feats=feats_for(required, found.gesture))
    gesture = msgspec.structs.replace(gesture, spin=limits_for(required).spin.clamp(gesture.spin))
    return msgspec.structs.replace(found, gesture=gesture)


@cache
def _compose_aim(required: tuple[str, ...], own: tuple[str, ...], die: Die, simulate_pieces: bool) -> MeasuredAim:
    """Return an aim for several techniques: the aim of the base technique, clamped to the ranges, with the pieces where
    the die comes down."""
    single = next((base for base in BASES if base in own), own[0] if own else "")
    aim = stored_aims()[((single,) if single else (), die.kind)]
    gesture = complete_gesture(aim.gesture, required, die, simulate_pieces=simulate_pieces)
    guess = max(1, aim.hits // (2 ** max(0, len(own) - 1)))
    return MeasuredAim(required, aim.shape, gesture, guess, max(1, guess // 2), aim.value)


def complete_gesture(gesture: Gesture, required: Collection[str], die: Die, *, simulate_pieces: bool = True) -> Gesture:
    """Return a gesture with everything that is required besides the aim: numbers within their ranges, beats that are
    met, and pieces in useful places.

    The pond and the floe lie where the die comes down without them, the wall stands behind the target, the waterfall in
    front of the thrower. Without `simulate_pieces` the physics engine is not used: the pond and the floe then lie in
    their usual places.
    """
    ranges = limits_for(required)
    gesture = Gesture(
        gesture.side % 360,
        ranges.direction.clamp(gesture.direction),
        ranges.speed.clamp(gesture.speed),
        ranges.elevation.clamp(gesture.elevation),
        ranges.spin.clamp(gesture.spin),
        tuple(piece for piece in gesture.pieces if piece.kind == "waterfall" and "waterfall" in pieces_for(required)),
        feats_for(required, gesture),
    )
    pieces = {piece.kind: piece for piece in (*usual_pieces(gesture.side, required), *gesture.pieces)}
    rounds = [kind for kind in ("pond", "floe") if kind in pieces]
    if rounds and simulate_pieces:
        bare = msgspec.structs.replace(gesture, pieces=tuple(pieces[kind] for kind in pieces if kind not in rounds))
        for kind, spot in zip(rounds, _first_spots(bare, required, die), strict=False):
            placed = Piece(kind, *spot)
            trial = msgspec.structs.replace(gesture, pieces=tuple((pieces | {kind: placed}).values()))
            if is_legal_throw(trial, required):
                pieces[kind] = placed
    return msgspec.structs.replace(gesture, pieces=tuple(pieces.values()))


def usual_pieces(side: int, required: Collection[str]) -> tuple[Piece, ...]:
    """Return the pieces that a throw needs, in legal places in front of a thrower at this side; the wall is behind the
    target."""
    x, y = bearing_vector(side)
    needed = pieces_for(required)
    away = {"pond": 300, "floe": 405 if "pond" in needed else 300, "waterfall": 350, "ice-wall": -210}
    turn = (side + 180) % 360
    return tuple(Piece(kind, round(x * away[kind]), round(y * away[kind]), turn) for kind in needed)


def feats_for(required: Collection[str], gesture: Gesture | None = None) -> tuple[Feat, ...]:
    """Return the feats that meet all required beats exactly. A beat that is a part of the aim keeps its value in the
    gesture."""
    said = {feat.technique: feat.value for feat in gesture.feats if feat.technique in AIMED_BEATS} if gesture else {}
    return tuple(
        Feat(technique, said.get(technique, beat.usual)) for technique, beat in BEATS.items() if technique in required
    )


def _first_spots(gesture: Gesture, required: Collection[str], die: Die) -> list[tuple[int, int]]:
    """Return where a die first meets the table, and where it meets it next: the median of a few throws."""
    spots: list[list[tuple[float, float]]] = [[], []]
    for seed in range(5):
        hand = release_dice([die], gesture, required, Random(seed), 0.0)
        result = simulate(build_scene(gesture.pieces, hand.ramp), hand.releases)
        hits = [contact for contact in result.contacts if contact.what in (TABLE, FLOE)]
        for number, contact in enumerate(hits[:2]):
            spots[number].append((contact.point[0], contact.point[1]))
    middles = []
    for found in spots:
        if found:
            xs, ys = sorted(x for x, _ in found), sorted(y for _, y in found)
            middles.append((round(xs[len(xs) // 2] * 10), round(ys[len(ys) // 2] * 10)))
    return middles


def shake_gesture(
    gesture: Gesture, required: Collection[str], skill: float, rng: Random, toss: bool = False
) -> Gesture:
    """Return a gesture as a thrower of some skill makes it. `skill` is the tremor in units; the one unit that every
    thrower has is added later, in the throw. The gesture stays legal."""
    units = sqrt(max(0.0, skill * skill - constants.TREMOR**2))
    ranges = TOSS_LIMITS if toss else limits_for(required)
    unit = constants.TREMOR_UNIT

    def off(size: float) -> float:
        return rng.gauss(0.0, 1.0) * size * units

    feats = tuple(
        Feat(feat.technique, BEATS[feat.technique].range.clamp(round(feat.value + _beat_error(feat.technique, off))))
        for feat in gesture.feats
    )
    moved = msgspec.structs.replace(
        gesture,
        direction=ranges.direction.clamp(round(gesture.direction + off(unit.angle * 10))),
        speed=ranges.speed.clamp(round(gesture.speed * (1 + off(unit.speed)))),
        elevation=ranges.elevation.clamp(round(gesture.elevation + off(unit.angle * 10))),
        spin=ranges.spin.clamp(round(gesture.spin + off(unit.spin * 10))),
        feats=feats,
    )
    pieces = tuple(
        Piece(
            piece.kind,
            round(piece.x + off(unit.place * 10)),
            round(piece.y + off(unit.place * 10)),
            round(piece.turn + off(unit.angle)) % 360,
        )
        if piece.kind == "waterfall"
        else piece
        for piece in gesture.pieces
    )
    trial = msgspec.structs.replace(moved, pieces=pieces)
    return trial if toss or is_legal_throw(trial, required) else moved


def _beat_error(technique: str, off: Callable[[float], float]) -> float:
    """Return the random error of a beat. Techniques that depend on a decision alone, not on timing, have none."""
    if technique in ("weak-hand", "low-profile", "blind"):
        return 0.0
    return off(BEAT_UNIT / 2 if technique in ("prayer", "under-the-table") else BEAT_UNIT)


def rotate_half_turn(gesture: Gesture) -> Gesture:
    """Return the same throw from the other side of the table, which is symmetric."""
    return msgspec.structs.replace(
        gesture,
        side=(gesture.side + 180) % 360,
        pieces=tuple(Piece(piece.kind, -piece.x, -piece.y, (piece.turn + 180) % 360) for piece in gesture.pieces),
    )
