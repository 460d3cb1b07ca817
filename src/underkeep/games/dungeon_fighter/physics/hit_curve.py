"""Measures how often throws hit, by the tremor and by the player: `python -m
underkeep.games.dungeon_fighter.physics.hit_curve [throws]`.

The players pull at the die as in the browser. One changes nothing, one pulls without looking, and one has learned by
what the last throws did.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from math import hypot
from random import Random

from underkeep.games.dungeon_fighter.physics.constants import TABLE_HALF
from underkeep.games.dungeon_fighter.physics.gesture import Gesture
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome
from underkeep.games.dungeon_fighter.physics.pull import MAX_PULL, MIN_PULL, first_gesture, pulled_gesture
from underkeep.games.dungeon_fighter.physics.scene import decode_pose
from underkeep.games.dungeon_fighter.physics.techniques import limits_for
from underkeep.games.dungeon_fighter.physics.throw import DiceTable, throw

GOOD_GESTURE = Gesture(90, 0, 1230, 110, 290)
"""A good plain aim."""
TREMORS = (1.0, 1.5, 2.0, 3.0, 5.0, 8.0)
WIDEST_PULL = 0.5
"""How far to the side a careless player pulls, as a part of the way down."""
POINTER_ERROR = 0.012
"""The standard deviation of the end of a pull of a practised player: seven pixels of a stage of 600."""
MIN_CORRECTION = 0.002
"""The least change of a pull after a throw that was too short or too far."""


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


def untouched_throws(throws: int, required: Sequence[str] = ()) -> list[DieOutcome]:
    """Throw a number of dice with the aim that a client begins with."""
    gesture = first_gesture(required)
    return [throw(DiceTable(), ["red"], gesture, required, seed).dice[0] for seed in range(throws)]


def careless_throws(throws: int) -> list[DieOutcome]:
    """Throw a number of dice with pulls of any length, more or less straight back."""
    rng = Random(11)
    dice = []
    for seed in range(throws):
        down = rng.uniform(MIN_PULL, MAX_PULL)
        gesture = pulled_gesture(down * rng.uniform(-WIDEST_PULL, WIDEST_PULL), down)
        dice.append(throw(DiceTable(), ["red"], gesture, (), seed).dice[0])
    return dice


class PractisedPlayer:
    """A player who pulls straight back, a little further after a throw that was too short and a little less after one
    that was too far, and whose pointer is never quite where it should be."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.length = (MIN_PULL + MAX_PULL) / 2
        self.correction = (MAX_PULL - MIN_PULL) / 8
        self.last_change = 0

    def gesture(self) -> Gesture:
        """Return the next throw."""
        return pulled_gesture(self.rng.gauss(0.0, POINTER_ERROR), self.length + self.rng.gauss(0.0, POINTER_ERROR))

    def learn(self, die: DieOutcome) -> None:
        """Change the pull by what the die did. A hit changes nothing."""
        if die.is_hit:
            return
        change = -1 if not die.bounced or _is_beyond_target(die) else 1
        if self.last_change and change != self.last_change:
            self.correction = max(MIN_CORRECTION, self.correction / 2)
        self.last_change = change
        self.length = max(MIN_PULL, min(MAX_PULL, self.length + change * self.correction))


def _is_beyond_target(die: DieOutcome) -> bool:
    """Whether a die of a player in the east stopped behind the centre of the target, or left the table there."""
    (x, y, _), _ = decode_pose(die.pose)
    return x < 0 or hypot(x, y) > TABLE_HALF[0]


def practised_throws(throws: int) -> list[DieOutcome]:
    """Throw a number of dice as a practised player does. The first throws, with which the player learns, count too."""
    player = PractisedPlayer(Random(13))
    dice = []
    for seed in range(throws):
        die = throw(DiceTable(), ["red"], player.gesture(), (), seed).dice[0]
        player.learn(die)
        dice.append(die)
    return dice


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
    yield table_line("untouched", untouched_throws(throws))
    yield table_line("careless", careless_throws(throws))
    yield table_line("practised", practised_throws(throws))


if __name__ == "__main__":
    for text in table_lines(int(sys.argv[1]) if len(sys.argv) > 1 else 200):
        print(text, flush=True)
