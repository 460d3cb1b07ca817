"""Measures how often throws hit by tremor: `python -m underkeep.games.dungeon_fighter.physics.hit_curve [throws]`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from underkeep.games.dungeon_fighter.physics.gesture import Gesture
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome
from underkeep.games.dungeon_fighter.physics.techniques import limits_for
from underkeep.games.dungeon_fighter.physics.throw import DiceTable, throw

GOOD_GESTURE = Gesture(90, 0, 1230, 110, 290)
"""A good plain aim."""
TREMORS = (1.0, 1.5, 2.0, 3.0, 5.0, 8.0)


def careless_gesture(rng: Random) -> Gesture:
    """Return a plain gesture without any aim, from a random side."""
    ranges = limits_for(())
    direction, speed, elevation, spin = (rng.randint(each.least, each.most) for each in ranges)
    return Gesture(rng.randrange(360), direction, speed, elevation, spin)


def aimed_throws(throws: int, tremor: float) -> list[DieOutcome]:
    """Throw a number of dice with the good aim and this tremor."""
    return [throw(DiceTable(), ["red"], GOOD_GESTURE, (), seed, tremor).dice[0] for seed in range(throws)]


def unaimed_throws(throws: int) -> list[DieOutcome]:
    """Throw a number of dice without aim."""
    rng = Random(7)
    return [throw(DiceTable(), ["red"], careless_gesture(rng), (), seed).dice[0] for seed in range(throws)]


def table_line(name: str, dice: Sequence[DieOutcome]) -> str:
    """Return a line of the table."""
    hits = [die.section for die in dice if die.is_hit]
    places = Counter(die.place for die in dice if not die.is_hit)
    where = ", ".join(f"{place} {count}" for place, count in places.most_common())
    return f"{name:10} {100 * len(hits) / len(dice):5.1f} %   {sum(hits) / max(1, len(hits)):4.2f}   {where}"


def table_lines(throws: int) -> Iterable[str]:
    """Yield the lines of the table: hits, the mean section of a hit, and the places of the misses."""
    yield f"{'tremor':10} {'hits':>7}   mean   misses of {throws} throws"
    for units in TREMORS:
        yield table_line(f"x {units:g}", aimed_throws(throws, units))
    yield table_line("no aim", unaimed_throws(throws))


if __name__ == "__main__":
    for text in table_lines(int(sys.argv[1]) if len(sys.argv) > 1 else 200):
        print(text, flush=True)
