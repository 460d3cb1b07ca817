"""Finds good aims and writes them into a file: `python -m underkeep.games.dungeon_fighter.physics.find_aims`.

Random gestures are tried with a few throws each, the better ones with more, until a few are left (successive halving).
Names of techniques, `plain`, or shapes of dice after the command restrict the search to them; other aims are kept.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec

from underkeep.games.dungeon_fighter.physics import aims
from underkeep.games.dungeon_fighter.physics.aims import (
    TECHNIQUES_WITH_OWN_AIM,
    MeasuredAim,
    complete_gesture,
    shake_gesture,
)
from underkeep.games.dungeon_fighter.physics.check_gesture import check_throw
from underkeep.games.dungeon_fighter.physics.dice import CUBES, FOUR_SIDED, die_of
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import PLAIN, Feat, Gesture, Piece
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome
from underkeep.games.dungeon_fighter.physics.rotation import bearing_vector
from underkeep.games.dungeon_fighter.physics.techniques import limits_for, pieces_for
from underkeep.games.dungeon_fighter.physics.throw import DiceTable, throw

KIND_AND_SET_OF_SHAPE = {
    "cube": ("red", CUBES),
    "pyramid": ("red", FOUR_SIDED),
    "water": ("water", CUBES),
    "snow": ("snow", CUBES),
}
SEARCH_ROUNDS = ((80, 3), (16, 9), (6, 20), (10, 14), (3, 36))
"""The number of gestures and the number of throws of each, by round. The fourth round has offspring of the best."""
OFFSPRING_ROUND = 3
KNOWN_GESTURES = (
    Gesture(90, 0, 1230, 110, 290),
    Gesture(90, 0, 3200, -230, 180),
    Gesture(90, 0, 2200, 700, 100),
    Gesture(90, 0, 1800, 500, 100),
    Gesture(90, 0, 1230, 110, 290, (), (Feat("airborne", 60),)),
)
"""Known good throws: plain, off a wall, twice from under the table, and from a small jump."""
SEARCH_TREMOR = 2.0
"""The tremor of the search. A robust aim is better than one that is rarely brilliant."""


def best_dice(gesture: Gesture, required: tuple[str, ...], shape: str, seeds: range, tremor: float) -> list[DieOutcome]:
    """Return the best die of each throw."""
    kind, dice_set = KIND_AND_SET_OF_SHAPE[shape]
    table = DiceTable(dice=dice_set)
    kinds = [kind] * (3 if kind == "water" else 1)
    return [
        max(throw(table, kinds, gesture, required, seed, tremor).dice, key=lambda die: (die.is_hit, die.section))
        for seed in seeds
    ]


def find_aim(required: tuple[str, ...], shape: str, hints: Sequence[Gesture] = (), seed: int = 1) -> MeasuredAim:
    """Return the best aim of some hundred. The hints are tried too."""
    rng = Random(f"aims {required} {shape} {seed}")
    tries = [made for gesture in hints if (made := _complete_if_legal(gesture, required, shape))]
    while len(tries) < SEARCH_ROUNDS[0][0]:
        if gesture := _complete_if_legal(_random_gesture(required, rng), required, shape):
            tries.append(gesture)
    for number, (_, throws) in enumerate(SEARCH_ROUNDS):
        seeds = range(1000 * (number + 1), 1000 * (number + 1) + throws)
        scored = [
            (_score(best_dice(gesture, required, shape, seeds, SEARCH_TREMOR)), i) for i, gesture in enumerate(tries)
        ]
        order = [tries[i] for _, i in sorted(scored, reverse=True)]
        if number + 1 == OFFSPRING_ROUND:
            parents = order[:4]
            young = [
                _complete_if_legal(shake_gesture(parent, required, 3.0, rng), required, shape) for parent in parents * 4
            ]
            order = [*parents, *(gesture for gesture in young if gesture)]
        tries = order[: SEARCH_ROUNDS[number + 1][0] if number + 1 < len(SEARCH_ROUNDS) else 1]
    best = tries[0]
    one, three = (best_dice(best, required, shape, range(90_000, 90_100), tremor) for tremor in (1.0, 3.0))
    hits = [die.section for die in one if die.is_hit]
    return MeasuredAim(
        required,
        shape,
        best,
        sum(die.is_hit for die in one),
        sum(die.is_hit for die in three),
        round(100 * sum(hits) / max(1, len(hits))),
    )


def _score(found: Sequence[DieOutcome]) -> float:
    """Return the score of some throws: a hit counts most, its section a little."""
    return sum(1 + 0.05 * die.section if die.is_hit else 0 for die in found) / len(found)


def _random_gesture(required: tuple[str, ...], rng: Random) -> Gesture:
    """Return a random gesture within plausible ranges."""
    ranges = limits_for(required)
    side = rng.choice((0, 90, 90, 90, 180, 270, rng.randrange(360)))
    if "under-the-table" in required:
        side = 90  # the edge of the table is nearest there
    speed = ranges.speed
    # Slow throws differ more from each other than fast ones.
    fast = speed.least * (min(speed.most, 3300) / max(1, speed.least)) ** rng.random()
    gesture = Gesture(
        side,
        rng.randint(max(ranges.direction.least, -40), min(ranges.direction.most, 40)),
        round(fast),
        rng.randint(max(ranges.elevation.least, -450), ranges.elevation.most),
        rng.randint(ranges.spin.least, ranges.spin.most),
    )
    if "waterfall" in pieces_for(required):
        x, y = bearing_vector(side)
        away = rng.randint(280, 440)
        ramp = Piece("waterfall", round(x * away), round(y * away), (side + 180) % 360)
        pace = Feat("waterfall", rng.randint(200, 900))
        gesture = msgspec.structs.replace(gesture, pieces=(ramp,), feats=(pace,))
    if "airborne" in required:
        gesture = msgspec.structs.replace(gesture, feats=(Feat("airborne", rng.choice((60, 120, 225))),))
    return gesture


def _complete_if_legal(gesture: Gesture, required: tuple[str, ...], shape: str) -> Gesture | None:
    """Return the gesture with its pieces, or None if it is illegal."""
    made = complete_gesture(gesture, required, die_of(*KIND_AND_SET_OF_SHAPE[shape]))
    try:
        check_throw(made, required)
    except ThrowError:
        return None
    return made


def main(wanted: Sequence[str]) -> None:
    """Search for all aims, or for the named ones."""
    path = Path(aims.__file__).with_name("aims.json")
    known = dict(aims.stored_aims()) if path.exists() else {}
    for required in ((), *((technique,) for technique in TECHNIQUES_WITH_OWN_AIM)):
        for shape in KIND_AND_SET_OF_SHAPE:
            name = required[0] if required else PLAIN
            asked_ways = [word for word in wanted if word not in KIND_AND_SET_OF_SHAPE]
            asked_shapes = [word for word in wanted if word in KIND_AND_SET_OF_SHAPE]
            if (asked_ways and name not in asked_ways) or (asked_shapes and shape not in asked_shapes):
                continue
            hints = [aim.gesture for (done, _), aim in known.items() if done == required]
            aim = find_aim(required, shape, [*hints, *KNOWN_GESTURES])
            known[required, shape] = aim
            print(f"{name:16} {shape:8} {aim.hits:3} % {aim.hits_three:3} %  {aim.gesture}", flush=True)
            lines = ",\n".join(msgspec.json.encode(each).decode() for each in known.values())
            path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
