"""Writes the numbers of the physics for the client of Dungeon Fighter: `python tools/fighter_throws.py`.

`numbers.json` holds the sizes of the table, the targets, and the ranges of a gesture; `fixtures/flights.json` holds a
few simulated trajectories with their unpacked beginning and end, for the tests of the client.
"""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import msgspec

from underkeep.games.dungeon_fighter.physics import constants, pull, techniques
from underkeep.games.dungeon_fighter.physics.dice import DIE_OF_SHAPE, TIPS
from underkeep.games.dungeon_fighter.physics.gesture import PLAIN, TECHNIQUES, Feat, Gesture, Piece
from underkeep.games.dungeon_fighter.physics.release import release_dice
from underkeep.games.dungeon_fighter.physics.target import TARGETS
from underkeep.games.dungeon_fighter.physics.throw import DiceTable, LyingDie, LyingTemplate, throw, toss
from underkeep.games.dungeon_fighter.physics.trajectory import CODES, SOUNDS, Trajectory, unpack_trajectory

FOLDER = Path(__file__).resolve().parents[1] / "web" / "src" / "games" / "dungeon-fighter" / "throw"
MEASURES = (
    "GRAVITY", "TABLE_HALF", "TABLE_THICKNESS", "TARGET_RADIUS", "PLAY_RADIUS", "TARGET_THICKNESS", "HOLE_RADIUS",
    "HOLE_DISTANCE", "POND_INNER", "POND_WIDTH", "POND_HEIGHT", "FLOE_RADIUS", "FLOE_HEIGHT", "WALL_SIZE", "WALL_GAP",
    "ICEBERG_RADIUS", "ICEBERG_HEIGHT", "RAMP_LENGTH", "RAMP_WIDTH", "RAMP_THICKNESS", "RAMP_LIP", "RAMP_LIP_WIDTH",
    "RAMP_HEIGHT", "RAMP_FIXED_TILT", "RAMP_REACH", "PLATE_THICKNESS", "FROST_RADIUS", "FROST_HOLE",
    "WEAK_POINT_RADIUS", "RELEASE_DISTANCE", "RELEASE_HEIGHT", "LOW_HEIGHT", "HEAD_HEIGHT", "UNDER_HEIGHT",
    "UNDER_OUTSIDE", "HOP_TIME", "HOP_HEIGHT", "HIGHEST_RELEASE", "CUBES_APART", "FACTOR_CAP", "STEADY_FACTOR",
)  # fmt: skip
_PLAIN_AIM = Gesture(90, 0, 1340, 90, -200)


def main() -> None:
    """Write both files."""
    (FOLDER / "fixtures").mkdir(parents=True, exist_ok=True)
    _write(FOLDER / "numbers.json", numbers())
    _write(FOLDER / "fixtures" / "flights.json", flights())


def _write(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, separators=(",", ":")) + "\n", encoding="utf-8")


def numbers() -> dict[str, Any]:
    """Return all numbers that physics and client share."""
    return {
        "measures": {name: getattr(constants, name) for name in MEASURES},
        "targets": {name: target.sections for name, target in TARGETS.items()},
        "dice": {
            kind: {"sides": die.sides, "size": die.size, "rounding": die.rounding, "shows": die.shows}
            for kind, die in DIE_OF_SHAPE.items()
        },
        "tips": TIPS,
        "codes": CODES,
        "sounds": SOUNDS,
        "techniques": TECHNIQUES,
        "bases": techniques.BASES,
        "pieces": techniques.PIECES,
        "factors": techniques.FACTORS,
        "beats": {name: beat._asdict() | {"range": beat.range} for name, beat in techniques.BEATS.items()},
        "limits": {
            PLAIN: techniques.limits_for(())._asdict(),
            **{base: techniques.limits_for((base,))._asdict() for base in techniques.BASES},
            "pushed": techniques.limits_for(("waterfall", "headbutt"))._asdict(),
            "upwards": techniques.limits_for(("waterfall", "under-the-table"))._asdict(),
            "toss": techniques.TOSS_LIMITS._asdict(),
        },
        "pull": {
            "min": pull.MIN_PULL,
            "max": pull.MAX_PULL,
            "exponent": pull.FORCE_EXPONENT,
            "side": pull.START_SIDE,
            "elevation": pull.START_ELEVATION,
            "spinOfToss": pull.START_SPIN_OF_TOSS,
            "waterfall": pull.START_WATERFALL,
        },
        "astray": {
            "roundhouse": techniques.ROUNDHOUSE_TURN,
            "prayer": techniques.PRAYER_TURN,
            "secret-x": techniques.X_TURN,
            "launcher": techniques.LAUNCHER_TURN,
            "thump": techniques.THUMP_LOSS,
            "headbutt": techniques.HEADBUTT_LOSS,
        },
    }


def flights() -> dict[str, Any]:
    """Return sample throws: one die, three cubes, a wall that is hit, a waterfall, a template."""
    first = throw(DiceTable(), ["green"], _PLAIN_AIM, (), 3)
    lying = (LyingDie(0, "green", first.dice[0].pose),)
    frost = toss(DiceTable(), "frost", Gesture(90, 0, 1900, 520, 250), 4)
    pushed = throw(DiceTable(lying=lying), ["red"], Gesture(90, 0, 1400, 90, -200), (), 5)
    full = DiceTable(
        target="patches", lying=lying, templates=(LyingTemplate("frost", frost.pose),), icebergs=(1, 2, 3, 4)
    )
    return {
        "plain": _flown(DiceTable(), first, _PLAIN_AIM),
        "pushed": _flown(DiceTable(lying=lying), pushed, Gesture(90, 0, 1400, 90, -200)),
        "full": _flown(full, throw(full, ["blue"], _PLAIN_AIM, (), 8), _PLAIN_AIM),
        "pyramid": _thrown(Gesture(90, -6, 1657, -71, -142), "white", (), 1, dice="tetrahedra"),
        "cubes": _thrown(Gesture(0, 7, 1469, -14, -22), "water", (), 2),
        "snow": _thrown(Gesture(90, 15, 1360, 140, 226), "snow", (), 3),
        "pond": _thrown(Gesture(90, 1, 1255, 28, 288, (Piece("pond", 269, -6),)), "blue", ("pond",), 4),
        "ice-wall": _thrown(
            Gesture(90, 0, 3200, -230, 180, (Piece("ice-wall", -210, 0, 90),)), "red", ("ice-wall",), 5
        ),
        "waterfall": _thrown(
            Gesture(90, 0, 0, -266, 0, (Piece("waterfall", 303, 0, 270),), (Feat("waterfall", 773),)),
            "red",
            ("waterfall",),
            6,
        ),
        "slide": _thrown(Gesture(90, 0, 1340, 90, -200, (Piece("floe", 280, 0),)), "green", ("slide",), 7),
        "frost": {
            "table": msgspec.to_builtins(DiceTable()),
            "gesture": msgspec.to_builtins(Gesture(90, 0, 1900, 520, 250)),
            "outcome": None,
            "tossed": msgspec.to_builtins(msgspec.structs.replace(frost, trajectory=b"")),
            **_packed(frost.trajectory),
        },
        "starts": [_start(gesture, required) for gesture, required in _STARTS],
        "pulls": [
            {"right": right, "down": down, "gesture": msgspec.to_builtins(pull.pulled_gesture(right, down))}
            for right, down in ((0.0, 0.03), (0.0, 0.08), (0.02, 0.2), (-0.05, 0.24), (0.1, 0.4), (0.0, 0.6))
        ],
        "firsts": [
            {"required": required, "gesture": msgspec.to_builtins(pull.first_gesture(required))}
            for required in ((), ("pond",), ("waterfall",), ("launcher",), ("under-the-table", "prayer"))
        ],
    }


_STARTS: tuple[tuple[Gesture, tuple[str, ...]], ...] = (
    (_PLAIN_AIM, ()),
    (Gesture(200, 120, 2000, -300), ()),
    (Gesture(90, 0, 1340, 500, 0, (), (Feat("launcher", 100),)), ("launcher",)),
    (Gesture(90, 0, 1340, 90, 0, (), (Feat("thump", -40), Feat("roundhouse", 200))), ("thump", "roundhouse")),
    (Gesture(45, 0, 1340, 90, 0, (), (Feat("headbutt", 60),)), ("headbutt",)),
    (Gesture(0, 0, 2000, 700, 0), ("under-the-table",)),
    (Gesture(30, 10, 1340, 90, 0, (), (Feat("airborne", 150),)), ("airborne", "launcher")),
)


def _start(gesture: Gesture, required: tuple[str, ...]) -> dict[str, Any]:
    """Return where and how a die leaves a hand without tremor."""
    from random import Random

    from underkeep.games.dungeon_fighter.physics.dice import die_of

    release = release_dice([die_of("red")], gesture, required, Random(1), 0.0).releases[0]
    return {
        "gesture": msgspec.to_builtins(gesture),
        "required": required,
        "place": release.place,
        "velocity": release.velocity,
    }


def _thrown(gesture: Gesture, kind: str, required: tuple[str, ...], seed: int, **table: Any) -> dict[str, Any]:
    there = DiceTable(**table)
    kinds = [kind] * (3 if kind == "water" else 1)
    return _flown(there, throw(there, kinds, gesture, required, seed), gesture)


def _flown(table: DiceTable, outcome: Any, gesture: Gesture) -> dict[str, Any]:
    return {
        "table": msgspec.to_builtins(table),
        "gesture": msgspec.to_builtins(gesture),
        "outcome": msgspec.to_builtins(msgspec.structs.replace(outcome, trajectory=b"")),
        **_packed(outcome.trajectory),
    }


def _packed(packed: bytes) -> dict[str, Any]:
    trajectory: Trajectory = unpack_trajectory(packed)
    return {
        "flight": b64encode(packed).decode(),
        "rate": trajectory.rate,
        "bodies": trajectory.bodies,
        "frames": len(trajectory.frames),
        "sounds": msgspec.to_builtins(trajectory.sounds[:2]),
        "first": trajectory.frames[0],
        "last": trajectory.frames[-1],
    }


if __name__ == "__main__":
    main()
