"""Find good aims and write them down: `python -m underkeep.games.dungeon_fighter.physics.find_aims`.

Random gestures are tried with a few throws each; the better ones with more, until a few are left (successive
halving). Names of techniques, `plain`, or shapes of dice after the command look for those only, and keep the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec

from underkeep.games.dungeon_fighter.physics import aims
from underkeep.games.dungeon_fighter.physics.aims import OWN_WAYS, Aim, completed, shaken
from underkeep.games.dungeon_fighter.physics.check_gesture import check
from underkeep.games.dungeon_fighter.physics.dice import CUBES, FOUR_SIDED, die_of
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import PLAIN, Feat, Gesture, Piece
from underkeep.games.dungeon_fighter.physics.outcome import Landed
from underkeep.games.dungeon_fighter.physics.rotation import compass
from underkeep.games.dungeon_fighter.physics.techniques import limits, pieces_for
from underkeep.games.dungeon_fighter.physics.throw import TableOfDice, throw

SHAPES = {"cube": ("red", CUBES), "pyramid": ("red", FOUR_SIDED), "water": ("water", CUBES), "snow": ("snow", CUBES)}
ROUNDS = ((80, 3), (16, 9), (6, 20), (10, 14), (3, 36))
"""How many gestures are tried, and how often each is thrown. The fourth round is for offspring of the best."""
OFFSPRING = 3
HINTS = (
    Gesture(90, 0, 1230, 110, 290),
    Gesture(90, 0, 3200, -230, 180),
    Gesture(90, 0, 2200, 700, 100),
    Gesture(90, 0, 1800, 500, 100),
    Gesture(90, 0, 1230, 110, 290, (), (Feat("airborne", 60),)),
)
"""Good throws that are known: plain, off a wall, twice from under the table, and from a small jump."""
TREMOR = 2.0
"""The tremor they are tried with: an aim that forgives is better than one that is brilliant once."""


def results(gesture: Gesture, required: tuple[str, ...], shape: str, seeds: range, tremor: float) -> list[Landed]:
    """The best die of each of some throws."""
    kind, dice_set = SHAPES[shape]
    table = TableOfDice(dice=dice_set)
    kinds = [kind] * (3 if kind == "water" else 1)
    return [
        max(throw(table, kinds, gesture, required, seed, tremor).dice, key=lambda die: (die.hits, die.section))
        for seed in seeds
    ]


def search(required: tuple[str, ...], shape: str, hints: Sequence[Gesture] = (), seed: int = 1) -> Aim:
    """The best aim of some hundred. Hints are tried too."""
    rng = Random(f"aims {required} {shape} {seed}")
    tries = [made for gesture in hints if (made := _completed(gesture, required, shape))]
    while len(tries) < ROUNDS[0][0]:
        if gesture := _completed(_candidate(required, rng), required, shape):
            tries.append(gesture)
    for number, (_, throws) in enumerate(ROUNDS):
        seeds = range(1000 * (number + 1), 1000 * (number + 1) + throws)
        scored = [(_score(results(gesture, required, shape, seeds, TREMOR)), i) for i, gesture in enumerate(tries)]
        order = [tries[i] for _, i in sorted(scored, reverse=True)]
        if number + 1 == OFFSPRING:
            parents = order[:4]
            young = [_completed(shaken(parent, required, 3.0, rng), required, shape) for parent in parents * 4]
            order = [*parents, *(gesture for gesture in young if gesture)]
        tries = order[: ROUNDS[number + 1][0] if number + 1 < len(ROUNDS) else 1]
    best = tries[0]
    one, three = (results(best, required, shape, range(90_000, 90_100), tremor) for tremor in (1.0, 3.0))
    hits = [die.section for die in one if die.hits]
    return Aim(
        required,
        shape,
        best,
        sum(die.hits for die in one),
        sum(die.hits for die in three),
        round(100 * sum(hits) / max(1, len(hits))),
    )


def _score(found: Sequence[Landed]) -> float:
    """A hit counts most, its section a little."""
    return sum(1 + 0.05 * die.section if die.hits else 0 for die in found) / len(found)


def _candidate(required: tuple[str, ...], rng: Random) -> Gesture:
    """A gesture that might do."""
    ranges = limits(required)
    side = rng.choice((0, 90, 90, 90, 180, 270, rng.randrange(360)))
    if "under-the-table" in required:
        side = 90  # where the edge of the table is nearest
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
        x, y = compass(side)
        away = rng.randint(280, 440)
        ramp = Piece("waterfall", round(x * away), round(y * away), (side + 180) % 360)
        pace = Feat("waterfall", rng.randint(200, 900))
        gesture = msgspec.structs.replace(gesture, pieces=(ramp,), feats=(pace,))
    if "airborne" in required:
        gesture = msgspec.structs.replace(gesture, feats=(Feat("airborne", rng.choice((60, 120, 225))),))
    return gesture


def _completed(gesture: Gesture, required: tuple[str, ...], shape: str) -> Gesture | None:
    """The gesture with its pieces, if that is legal."""
    made = completed(gesture, required, die_of(*SHAPES[shape]))
    try:
        check(made, required)
    except ThrowError:
        return None
    return made


def main(wanted: Sequence[str]) -> None:
    """Search for all aims, or for those that are named."""
    path = Path(aims.__file__).with_name("aims.json")
    known = dict(aims.stored()) if path.exists() else {}
    for required in ((), *((technique,) for technique in OWN_WAYS)):
        for shape in SHAPES:
            name = required[0] if required else PLAIN
            asked_ways = [word for word in wanted if word not in SHAPES]
            asked_shapes = [word for word in wanted if word in SHAPES]
            if (asked_ways and name not in asked_ways) or (asked_shapes and shape not in asked_shapes):
                continue
            hints = [aim.gesture for (done, _), aim in known.items() if done == required]
            aim = search(required, shape, [*hints, *HINTS])
            known[required, shape] = aim
            print(f"{name:16} {shape:8} {aim.hits:3} % {aim.hits_three:3} %  {aim.gesture}", flush=True)
            lines = ",\n".join(msgspec.json.encode(each).decode() for each in known.values())
            path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
