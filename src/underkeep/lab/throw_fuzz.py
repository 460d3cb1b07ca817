"""Simulates thousands of random throws, also absurd ones, and checks their outcomes.

    python -m underkeep.lab.throw_fuzz --throws 20000 --jobs 2
    python -m underkeep.lab.throw_fuzz --throws 1000 --twice

Tables are used for several throws: dice stay lying, templates are tossed, icebergs stand in holes. Every throw has
random techniques, dice and pieces, and a gesture of one of three kinds:

- `careless`: any number of every range;
- `extreme`: only the ends of the ranges, and a hand that shakes badly;
- `impossible`: no force at all, or far more force and spin than the ranges allow. Every table refuses such a gesture;
  here the engine simulates it nevertheless.

The checks are: the throw ended, every die has an outcome, no die went into or through the table, every die lies where
its outcome says, no die was too fast, and the trajectory fits into a message. With `--twice` two processes simulate the
same throws, and the bytes are compared.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from itertools import pairwise
from math import dist, isfinite, nan
from random import Random
from typing import NamedTuple

import msgspec

from underkeep.core.errors import UserError
from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.aims import usual_pieces
from underkeep.games.dungeon_fighter.physics.check_gesture import check_throw
from underkeep.games.dungeon_fighter.physics.dice import DICE_SETS, KINDS, Die, die_of
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES, Feat, Gesture, Piece, Range
from underkeep.games.dungeon_fighter.physics.outcome import CENTRE, OFF, PLACES, SECTION, DieOutcome, ThrowOutcome
from underkeep.games.dungeon_fighter.physics.scene import decode_pose
from underkeep.games.dungeon_fighter.physics.target import HOLES, TARGETS
from underkeep.games.dungeon_fighter.physics.techniques import BEATS, TOSS_LIMITS, limits_for
from underkeep.games.dungeon_fighter.physics.throw import (
    TEMPLATES,
    DiceTable,
    LyingDie,
    LyingTemplate,
    simulate_throw,
    toss,
)
from underkeep.games.dungeon_fighter.physics.trajectory import Trajectory, unpack_trajectory

CARELESS, EXTREME, IMPOSSIBLE = "careless", "extreme", "impossible"
THROW_KINDS = (CARELESS, CARELESS, EXTREME, IMPOSSIBLE)
TREMOR_OF_KIND = {CARELESS: 1.0, EXTREME: 6.0, IMPOSSIBLE: 1.0}
IMPOSSIBLE_SPEED, IMPOSSIBLE_SPIN = 5_000, 2_000
"""Numbers that no hand reaches: millimetres per second, and tenths of radians per second."""
THROWS_PER_TABLE = 8
"""The number of throws before another table is laid."""
BATCH_SIZE = 400
MAX_TRAJECTORY_BYTES = 8 * 1024 * 3 // 4 - 400
"""The most bytes of a trajectory, so that its message, in base64 and with its other fields, stays below 8 KB."""
IMPOSSIBLE_GESTURES = (
    Gesture(90, 0, nan, 110),  # type: ignore[arg-type]  # the wrong type is on purpose
    Gesture(90, 0, 1e300, 110),  # type: ignore[arg-type]  # the wrong type is on purpose
    Gesture(90, 0, 0, 110),
    Gesture(90, 0, 99_999, 110),
    Gesture(90, 0, 1230, 110, -5000),
    Gesture(400, 0, 1230, 110),
)
"""Gestures that every table refuses."""


class FuzzThrow(NamedTuple):
    """One throw of the run: the table and the gesture."""

    kind: str
    table: DiceTable
    dice: tuple[str, ...]
    gesture: Gesture
    required: tuple[str, ...]
    seed: str


class Report(msgspec.Struct):
    """The results of some throws."""

    throws: int = 0
    dice: int = 0
    hits: int = 0
    places: Counter[str] = msgspec.field(default_factory=Counter)
    kinds: Counter[str] = msgspec.field(default_factory=Counter)
    techniques: Counter[str] = msgspec.field(default_factory=Counter)
    longest: float = 0.0
    biggest: int = 0
    faults: list[str] = msgspec.field(default_factory=list)
    digest: str = ""

    def merge(self, other: Report) -> None:
        """Add the results of another report."""
        self.throws += other.throws
        self.dice += other.dice
        self.hits += other.hits
        self.places += other.places
        self.kinds += other.kinds
        self.techniques += other.techniques
        self.longest = max(self.longest, other.longest)
        self.biggest = max(self.biggest, other.biggest)
        self.faults += other.faults
        self.digest = blake2b((self.digest + other.digest).encode(), digest_size=8).hexdigest()


# --- throws --------------------------------------------------------------------------------------------


def batch_throws(number: int) -> Generator[FuzzThrow, ThrowOutcome]:
    """Yield the throws of a batch, each onto the table that the throws before left. Send the outcome of each throw
    back."""
    random = Random(f"wild {number}")
    for turn in range(BATCH_SIZE):
        if turn % THROWS_PER_TABLE == 0:
            table = _random_table(random, f"{number} {turn}")
        thrown = _random_throw(random, table, f"{number} {turn}")
        outcome = yield thrown
        table = _table_after(table, thrown, outcome)


def _random_table(random: Random, seed: str) -> DiceTable:
    table = DiceTable(
        random.choice(sorted(TARGETS)),
        random.choice(DICE_SETS),
        icebergs=tuple(hole for hole in HOLES if random.random() < 0.3),
    )
    for template in TEMPLATES:
        if random.random() < 0.4:
            tossed = toss(
                table,
                template,
                _gesture(random.randrange(360), [_random_number(random, each) for each in TOSS_LIMITS]),
                seed,
            )
            if tossed.on_target:
                lying = (*table.templates, LyingTemplate(template, tossed.pose))
                table = msgspec.structs.replace(table, templates=lying)
    return table


def _random_throw(random: Random, table: DiceTable, seed: str) -> FuzzThrow:
    kind = random.choice(THROW_KINDS)
    required = tuple(random.sample(TECHNIQUES, random.choice((0, 0, 1, 1, 2, 3))))
    die = random.choice(sorted(KINDS))
    side = random.randrange(360)
    ranges = limits_for(required)
    choose = _extreme_number if kind == EXTREME else _random_number
    numbers = [choose(random, each) for each in ranges]
    if kind == IMPOSSIBLE:
        numbers[1] = random.choice((0, 0, IMPOSSIBLE_SPEED)) if ranges.speed.most else 0
        numbers[3] = random.choice((-IMPOSSIBLE_SPIN, 0, IMPOSSIBLE_SPIN))
    feats = tuple(
        Feat(technique, choose(random, BEATS[technique].range))
        for technique in required
        if technique in BEATS and random.random() < 0.8
    )
    gesture = _gesture(side, numbers, usual_pieces(side, required), feats)
    return FuzzThrow(kind, table, ("water",) * 3 if die == "water" else (die,), gesture, required, seed)


def _gesture(
    side: int, numbers: Sequence[int], pieces: tuple[Piece, ...] = (), feats: tuple[Feat, ...] = ()
) -> Gesture:
    direction, speed, elevation, spin = numbers
    return Gesture(side, direction, speed, elevation, spin, pieces, feats)


def _random_number(random: Random, numbers: Range) -> int:
    return random.randint(numbers.least, numbers.most)


def _extreme_number(random: Random, numbers: Range) -> int:
    return random.choice((numbers.least, numbers.most))


def _table_after(table: DiceTable, thrown: FuzzThrow, outcome: ThrowOutcome) -> DiceTable:
    """Return the same table with the thrown dice left lying."""
    moved = dict(outcome.moved)
    lying = [msgspec.structs.replace(die, pose=moved.get(die.number, die.pose)) for die in table.lying]
    first = len(lying)
    lying += [
        LyingDie(first + number, kind, die.pose)
        for number, (kind, die) in enumerate(zip(thrown.dice, outcome.dice, strict=True))
    ]
    touched = {hole for die in outcome.dice for hole in die.icebergs}
    standing = tuple(hole for hole in table.icebergs if hole not in touched)
    return msgspec.structs.replace(table, lying=tuple(lying), icebergs=standing)


# --- checks ---------------------------------------------------------------------------------------------


def find_faults(thrown: FuzzThrow, outcome: ThrowOutcome) -> Iterator[str]:
    """Yield everything that is wrong with a throw."""
    trajectory = unpack_trajectory(outcome.trajectory)
    if len(outcome.trajectory) > MAX_TRAJECTORY_BYTES:
        yield f"a trajectory of {len(outcome.trajectory)} bytes"
    if _seconds(trajectory) >= constants.MAX_THROW_SECONDS - 0.1:
        yield "did not end"
    if len(outcome.dice) != len(thrown.dice):
        yield f"{len(outcome.dice)} dice are judged, not {len(thrown.dice)}"
    for number, die in enumerate(outcome.dice):
        yield from _outcome_faults(die, die_of(thrown.dice[number], thrown.table.dice))
        yield from _trajectory_faults(trajectory, number, thrown)


def _outcome_faults(die: DieOutcome, shape: Die) -> Iterator[str]:
    if die.place not in PLACES:
        yield f"lies in {die.place!r}"
    if (die.place in (SECTION, CENTRE)) != (die.section > 0) and not die.line:
        yield f"lies in {die.place} with the number {die.section}"
    place, turn = decode_pose(die.pose)
    if not all(isfinite(value) for value in (*place, *turn)):
        yield f"is nowhere: {place}"
    if die.place != OFF and not (_over_table(place, 0.0) and place[2] > 0.9 * shape.resting_height):
        yield f"lies in {die.place}, but not on the table: {place}"


def _trajectory_faults(trajectory: Trajectory, number: int, thrown: FuzzThrow) -> Iterator[str]:
    """Yield everything that is impossible about the path of a die: through the table, or too fast."""
    way = [frame[number][0] for frame in trajectory.frames]
    # The fastest die has the speed of a shaking hand, of a fall from the highest hand, and of a tilted waterfall.
    fastest = (1.2 + 5 * constants.TREMOR_UNIT.speed * TREMOR_OF_KIND[thrown.kind]) * thrown.gesture.speed / 10 + 450
    # The last frame is the rest; it comes later than the frame rate suggests.
    for before, now in pairwise(way[:-1]):
        if _over_table(before, 1.0) and _over_table(now, 1.0):
            if -constants.TABLE_THICKNESS < now[2] < 0:
                yield f"is in the table at {now}"
                return
            if before[2] > 0 > now[2]:
                yield f"went through the table at {now}"
                return
        # A die that fell off the table keeps falling while others still roll.
        if now[2] > constants.FALLEN_HEIGHT and dist(before, now) * trajectory.rate > fastest:
            yield f"moves {dist(before, now) * trajectory.rate:.0f} cm/s, and {fastest:.0f} is possible"
            return


def _over_table(place: tuple[float, float, float], edge: float) -> bool:
    return all(abs(value) < half - edge for value, half in zip(place, constants.TABLE_HALF, strict=False))


def _seconds(trajectory: Trajectory) -> float:
    return (len(trajectory.frames) - 1) / trajectory.rate


def run_batch(number: int, most: int = BATCH_SIZE) -> Report:
    """Run the throws of one batch."""
    report, digest = Report(), blake2b(digest_size=8)
    throwing = batch_throws(number)
    thrown = next(throwing)
    while True:
        outcome = simulate_throw(
            thrown.table, thrown.dice, thrown.gesture, thrown.required, thrown.seed, TREMOR_OF_KIND[thrown.kind]
        )
        report.throws += 1
        report.dice += len(outcome.dice)
        report.hits += sum(die.is_hit for die in outcome.dice)
        report.places.update(die.place for die in outcome.dice)
        report.kinds[thrown.kind] += 1
        report.techniques.update(thrown.required or ("plain",))
        report.longest = max(report.longest, _seconds(unpack_trajectory(outcome.trajectory)))
        report.biggest = max(report.biggest, len(outcome.trajectory))
        report.faults += [f"throw {thrown.seed} ({thrown.kind}): {fault}" for fault in find_faults(thrown, outcome)]
        digest.update(msgspec.msgpack.encode(outcome))
        if report.throws == most:
            break
        thrown = throwing.send(outcome)
    report.digest = digest.hexdigest()
    return report


def run(throws: int, jobs: int = 1) -> Report:
    """Run a number of throws."""
    batches = [(number, min(BATCH_SIZE, throws - first)) for number, first in enumerate(range(0, throws, BATCH_SIZE))]
    every = Report()
    with ProcessPoolExecutor(jobs) as pool:
        for report in pool.map(run_batch, *zip(*batches, strict=True)):
            every.merge(report)
    return every


def report_lines(report: Report) -> Iterator[str]:
    """Yield the lines of a report."""
    for name, counts in (("throws", report.kinds), ("techniques", report.techniques), ("dice", report.places)):
        yield f"{name:10} " + ", ".join(f"{what} {count:,}" for what, count in counts.most_common())
    yield f"{report.hits:,} of {report.dice:,} dice hit; the longest throw took {report.longest:.2f} s"
    yield f"the biggest trajectory has {report.biggest:,} bytes; {MAX_TRAJECTORY_BYTES:,} are allowed"
    yield f"digest of all outcomes: {report.digest}"
    for fault in report.faults[:20]:
        yield f"WRONG  {fault}"
    yield f"{report.throws:,} throws, {len(report.faults):,} faults"


def check_refusals() -> Iterator[str]:
    """Yield the sentences with which impossible gestures are refused."""
    for gesture in IMPOSSIBLE_GESTURES:
        try:
            check_throw(gesture, ())
        except UserError as refused:
            yield f"refused: {refused}"
        else:
            yield f"WRONG  not refused: {gesture}"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Wild throws of Dungeon Fighter, and whether all went right.")
    parser.add_argument("--throws", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--twice", action="store_true", help="throw everything in two processes and compare")
    chosen = parser.parse_args()
    lines = [*check_refusals()]
    if chosen.twice:
        with ProcessPoolExecutor(2) as pool:
            one, other = pool.map(run, (chosen.throws, chosen.throws))
        same = one.digest == other.digest
        lines += [
            *report_lines(one),
            f"two processes: {one.digest} and {other.digest}: {'the same' if same else 'WRONG'}",
        ]
    else:
        lines += report_lines(run(chosen.throws, chosen.jobs))
    print("\n".join(lines))
    sys.exit(any("WRONG" in line for line in lines))


if __name__ == "__main__":
    main()
