"""Finds aims for pairs of techniques: `python -m underkeep.bots.dungeon_fighter.find_mixes`.

The command writes the missing aims into `technique_mixes.json`. It tries random gestures, the stored aims of the single
techniques, and combinations of them; then it mutates the best ones. The score of a gesture is the share of the demands
that it meets.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

import msgspec

from underkeep.bots.dungeon_fighter.technique_mixes import MIXES_FILE, stored_mixes, technique_pairs
from underkeep.games.dungeon_fighter.physics.aims import (
    MeasuredAim,
    aim_for,
    complete_gesture,
    shake_gesture,
    stored_aims,
)
from underkeep.games.dungeon_fighter.physics.check_gesture import check_throw
from underkeep.games.dungeon_fighter.physics.dice import CUBES, die_of
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import Feat, Gesture, Piece
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome
from underkeep.games.dungeon_fighter.physics.rotation import bearing_vector
from underkeep.games.dungeon_fighter.physics.techniques import limits_for, pieces_for
from underkeep.games.dungeon_fighter.physics.throw import DiceTable, throw

SHAPE = "cube"
CANDIDATE_COUNT, THROWS_PER_CANDIDATE = 60, 2
GENERATION_COUNT, PARENT_COUNT, CHILD_COUNT = 4, 4, 12
FINAL_THROW_COUNT = 40
"""The number of throws that measure the best gesture, with each of two tremors."""
SUFFICIENT_HIT_SHARE = 0.45
"""If the composed aim hits this often, no other gesture is searched."""


def find_aim(required: tuple[str, ...]) -> MeasuredAim:
    """Return the best aim that is found for a technique pair, with its number of hits."""
    random = Random(f"mixture {required}")
    tries = [gesture for gesture in _known_gestures(required) if gesture]
    whole = aim_for(required).gesture
    if _score(whole, required, range(8)) < SUFFICIENT_HIT_SHARE * 10:
        while len(tries) < CANDIDATE_COUNT:
            if gesture := _legal_or_none(_random_gesture(required, random), required):
                tries.append(gesture)
        ranked = _rank(tries, required, range(THROWS_PER_CANDIDATE))
        for generation in range(GENERATION_COUNT):
            parents = ranked[:PARENT_COUNT]
            spread = (6.0, 4.0, 2.5, 1.8)[generation]
            children = [_legal_or_none(_mutate(random.choice(parents), required, spread, random), required)
                        for _ in range(CHILD_COUNT)]  # fmt: skip
            first = 100 * (generation + 1)
            ranked = _rank([*parents, *filter(None, children)], required, range(first, first + 4 + 2 * generation))
    else:
        ranked = [whole]
    finals = _rank(ranked[:3], required, range(2000, 2012))
    best = finals[0]
    one = _throw_outcomes(best, required, range(5000, 5000 + FINAL_THROW_COUNT), 1.0)
    three = _throw_outcomes(best, required, range(5000, 5000 + FINAL_THROW_COUNT), 3.0)
    hits = [die.section for die in one if die.is_hit]
    return MeasuredAim(
        required,
        SHAPE,
        best,
        100 * len(hits) // FINAL_THROW_COUNT,
        100 * sum(die.is_hit for die in three) // FINAL_THROW_COUNT,
        round(100 * sum(hits) / max(1, len(hits))),
    )


def _known_gestures(required: tuple[str, ...]) -> Iterable[Gesture | None]:
    """Yield the legal gestures that follow from the stored aims of the single techniques."""
    die = die_of("red", CUBES)
    for part in ((), *((technique,) for technique in required)):
        gesture = stored_aims()[part, SHAPE].gesture
        yield _legal_or_none(gesture, required)
        yield _legal_or_none(complete_gesture(gesture, required, die), required)


def _random_gesture(required: tuple[str, ...], random: Random) -> Gesture:
    """Return a random gesture within plausible ranges."""
    ranges = limits_for(required)
    side = 90 if "under-the-table" in required or random.random() < 0.6 else random.choice((0, 180, 270))
    speed = ranges.speed
    gesture = Gesture(
        side,
        random.randint(max(ranges.direction.least, -30), min(ranges.direction.most, 30)),
        round(max(1, speed.least) * (max(1, min(speed.most, 3300)) / max(1, speed.least)) ** random.random()),
        random.randint(ranges.elevation.least, ranges.elevation.most),
        random.randint(ranges.spin.least, ranges.spin.most),
    )
    if "waterfall" in pieces_for(required):
        x, y = bearing_vector(side)
        away = random.randint(280, 520)
        ramp = Piece("waterfall", round(x * away), round(y * away), (side + 180) % 360)
        gesture = msgspec.structs.replace(gesture, pieces=(ramp,), feats=(Feat("waterfall", random.randint(150, 900)),))
    if "airborne" in required:
        jump = Feat("airborne", random.choice((40, 80, 120, 225)))
        gesture = msgspec.structs.replace(gesture, feats=(*gesture.feats, jump))
    return complete_gesture(gesture, required, die_of("red", CUBES))


def _mutate(gesture: Gesture, required: tuple[str, ...], spread: float, random: Random) -> Gesture:
    """Return a similar gesture: with other numbers, and with its pieces moved a little or laid where the die comes
    down."""
    child = shake_gesture(gesture, required, spread, random)
    if random.random() < 0.4:
        return complete_gesture(child, required, die_of("red", CUBES))
    pieces = tuple(
        Piece(piece.kind, piece.x + random.randint(-25, 25), piece.y + random.randint(-25, 25), piece.turn)
        if random.random() < 0.5
        else piece
        for piece in child.pieces
    )
    moved = msgspec.structs.replace(child, pieces=pieces)
    return moved if _legal_or_none(moved, required) else child


def _legal_or_none(gesture: Gesture, required: tuple[str, ...]) -> Gesture | None:
    """Return the gesture, or None if no hand can make it."""
    try:
        check_throw(gesture, required)
    except ThrowError:
        return None
    return gesture


def _throw_outcomes(gesture: Gesture, required: tuple[str, ...], seeds: range, tremor: float) -> list[DieOutcome]:
    return [throw(DiceTable(), ["red"], gesture, required, seed, tremor).dice[0] for seed in seeds]


def _score(gesture: Gesture, required: tuple[str, ...], seeds: range) -> float:
    """Return the score of a gesture. A hit counts ten; a near miss counts a little, to guide the search."""
    total = 0.0
    for die in _throw_outcomes(gesture, required, seeds, 1.5):
        if die.is_hit:
            total += 10 + 0.5 * die.section
        else:
            met = len(required) - len(set(die.failed).intersection(required))
            total += met + 0.5 * die.bounced + 0.5 * (die.section > 0)
    return total / len(seeds)


def _rank(gestures: Sequence[Gesture], required: tuple[str, ...], seeds: range) -> list[Gesture]:
    scored = {gesture: _score(gesture, required, seeds) for gesture in gestures}
    return sorted(scored, key=lambda gesture: -scored[gesture])


def main(wanted: set[str]) -> None:
    """Find the missing technique pairs, or search again for pairs with one of these techniques."""
    path = Path(__file__).with_name(MIXES_FILE)
    found = dict(stored_mixes())
    for required in technique_pairs():
        if wanted.isdisjoint(required) if wanted else required in found:
            continue
        found[required] = aim = find_aim(required)
        print(f"{' '.join(required):32} {aim.hits:3} % {aim.hits_three:3} %  {aim.gesture}", flush=True)
        lines = ",\n".join(msgspec.json.encode(found[each]).decode() for each in technique_pairs() if each in found)
        path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(set(sys.argv[1:]))
