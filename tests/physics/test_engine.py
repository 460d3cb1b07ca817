"""Tests of the engine: repeated throws, falls, and errors without the engine."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from math import sqrt
from pathlib import Path

import pytest

from tests.conftest import Times
from underkeep.games.dungeon_fighter.physics import constants, engine
from underkeep.games.dungeon_fighter.physics.bodies import Ball, Release
from underkeep.games.dungeon_fighter.physics.dice import die_of, start_rotations
from underkeep.games.dungeon_fighter.physics.engine import simulate
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import Piece
from underkeep.games.dungeon_fighter.physics.hit_curve import GOOD_GESTURE
from underkeep.games.dungeon_fighter.physics.outcome import ThrowOutcome
from underkeep.games.dungeon_fighter.physics.rotation import IDENTITY, Point
from underkeep.games.dungeon_fighter.physics.scene import build_scene, die_shape
from underkeep.games.dungeon_fighter.physics.throw import DiceTable, throw

SEEDS = range(40)
GOLDEN = Path(__file__).with_name("golden.json")


def golden_throws() -> list[ThrowOutcome]:
    full = DiceTable(icebergs=(1, 3))
    return [throw(full if seed % 2 else DiceTable(), ["red"], GOOD_GESTURE, (), seed, 2.0) for seed in SEEDS]


def fingerprint(outcomes: list[ThrowOutcome]) -> str:
    found = hashlib.sha256()
    for outcome in outcomes:
        found.update(repr(outcome).encode())
    return found.hexdigest()


def test_a_repeated_throw_has_the_same_outcome() -> None:
    """The outcomes are equal in one process and in another process with other hashes."""
    first = golden_throws()
    assert fingerprint(first) == fingerprint(golden_throws())
    code = "from tests.physics.test_engine import *; print(fingerprint(golden_throws()))"
    roots = [str(Path(__file__).parents[2]), str(Path(engine.__file__).parents[4])]
    env = os.environ | {"PYTHONHASHSEED": "4711", "PYTHONPATH": os.pathsep.join(roots)}
    other = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == fingerprint(first)


def test_the_recorded_throws_end_where_they_did() -> None:
    """This holds only on the kind of machine of the recording: on others the last bits differ, and then everything."""
    machine = f"{platform.machine()} {' '.join(platform.libc_ver())}"
    recorded = json.loads(GOLDEN.read_text(encoding="utf-8"))
    if machine not in recorded:
        pytest.skip(f"nothing is recorded for {machine}")
    found = [
        f"{die.place} {die.section} {die.shows or 'blank'}" for outcome in golden_throws() for die in outcome.dice
    ]  # fmt: skip
    assert found == recorded[machine]


def rebound(shape: Ball, at: Point, floe: bool = False) -> float:
    """Return the height of a rebound as a part of the fall; its root is the restitution."""
    pieces = (Piece("floe", 300, 0),) if floe else ()
    release = Release("thrown 0", shape, 4.0, at, IDENTITY, (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
    result = simulate(build_scene(pieces), (release,))
    first = result.contacts[0]
    heights = [place[2] for place in result.paths[0]]
    ground = min(heights[: first.end + 2])
    return sqrt((max(heights[first.end :]) - ground) / (at[2] - ground))


@pytest.mark.parametrize(
    ("surface", "at", "floe"),
    [("table", (30.0, 0.0, 25.0), False), ("target", (0.0, 0.0, 25.0), False), ("floe", (30.0, 0.0, 25.0), True)],
)
def test_a_ball_bounces_with_the_restitution_of_the_surface(surface: str, at: Point, floe: bool) -> None:
    wanted = constants.SURFACES[surface].restitution
    assert rebound(Ball(0.8), at, floe) == pytest.approx(wanted, abs=0.04)


def test_a_fast_die_keeps_its_speed_and_does_not_fall_through_the_table() -> None:
    """The engine alone would limit the speed to 4 m/s; a die thrown straight down at 8 m/s stays above the table."""
    die = die_of("red")
    for velocity in ((-600.0, 0.0, 0.0), (0.0, 0.0, -800.0)):
        release = Release(
            "thrown 0", die_shape(die), 4.0, (40.0, 0.0, 30.0), start_rotations(6)[5], velocity, (30.0, 9.0, 0.0)
        )
        result = simulate(build_scene(), (release,))
        assert min(place[2] for place in result.paths[0] if abs(place[0]) < 47 and abs(place[1]) < 59) > 0.3
        path = result.paths[0]
        if velocity[0]:
            assert (path[0][0] - path[10][0]) * 48 == pytest.approx(600, rel=0.02)


def test_without_the_engine_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    engine.load_engine.cache_clear()
    monkeypatch.setitem(sys.modules, "rapier3d", None)
    try:
        with pytest.raises(ThrowError) as refused:
            engine.load_engine()
    finally:
        engine.load_engine.cache_clear()
    assert 'pip install "underkeep[dice]"' in str(refused.value)
    assert "brakuje silnika fizyki" in refused.value.text_in("pl")


@pytest.mark.figure
def test_a_throw_is_quick(times: Times) -> None:
    """The goal is a median of 15 ms on one core. The test reports a slower median, and fails far above the goal."""
    throw(DiceTable(), ["red"], GOOD_GESTURE)
    took = []
    for seed in range(60):
        start = time.process_time()
        throw(DiceTable(), ["red"], GOOD_GESTURE, (), seed)
        took.append(1000 * (time.process_time() - start))
    median = statistics.median(took)
    times.open("DF1", "CPU time of a throw (median)", median, 15, 60, "ms")
