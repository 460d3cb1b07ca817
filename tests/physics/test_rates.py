"""Tests of the statistics of many throws: fair faces, and hit rates that make the game neither easy nor hopeless."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.conftest import Figures
from underkeep.games.dungeon_fighter.physics.dice import die_of
from underkeep.games.dungeon_fighter.physics.hit_curve import (
    GOOD_GESTURE,
    aimed_throws,
    careless_gesture,
    careless_throws,
    practised_throws,
    unaimed_throws,
    untouched_throws,
)
from underkeep.games.dungeon_fighter.physics.outcome import OFF, PLACES
from underkeep.games.dungeon_fighter.physics.scene import decode_pose
from underkeep.games.dungeon_fighter.physics.throw import DiceTable, throw

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("dice", "sides", "limit"), [("cubes", 6, 20.5), ("tetrahedra", 4, 16.3)])
def test_every_face_comes_up_equally_often(dice: str, sides: int, limit: float, figures: Figures, long: bool) -> None:
    """Chi-square; the limits are those that fair dice pass 999 times of 1,000. One aim, always the same."""
    die = die_of("red", dice)
    throws = 1200 if long else 120
    counted: Counter[int] = Counter()
    for seed in range(throws):
        landed = throw(DiceTable(dice=dice), ["red"], GOOD_GESTURE, (), f"fair {seed}").dice[0]
        counted[die.top_face(decode_pose(landed.pose)[1])[0]] += 1
    expected = throws / sides
    chi = sum((counted[face] - expected) ** 2 / expected for face in range(sides))
    figures.most("DF2", f"Unfairness of {dice} (chi-square, {throws} throws)", chi, limit)


def test_eyes_are_two_of_six_and_one_of_four() -> None:
    """DF-1.7."""
    assert Counter(die_of("red").shows) == {"eye": 2, "": 4}
    assert Counter(die_of("white", "tetrahedra").shows) == {"eye": 1, "": 3}
    assert Counter(die_of("water", "tetrahedra").shows) == {"eye": 2, "": 4}
    assert Counter(die_of("snow").shows) == {"eye": 2, "snow": 2, "": 2}


def test_a_good_aim_with_a_human_hand_hits_two_times_of_three(figures: Figures, long: bool) -> None:
    throws = 400 if long else 200
    hits = 100 * sum(die.is_hit for die in aimed_throws(throws, 3.0)) / throws
    figures.least("DF3", "Hits of a good aim, tremor x 3 (%)", hits, 62)
    figures.most("DF3", "Hits of a good aim, tremor x 3 (%), not more", hits, 78)


@pytest.mark.long
def test_a_throw_without_aim_hits_now_and_then(figures: Figures, long: bool) -> None:
    throws = 600 if long else 250
    hits = 100 * sum(die.is_hit for die in unaimed_throws(throws)) / throws
    figures.least("DF4", "Hits without any aim (%)", hits, 9)
    figures.most("DF4", "Hits without any aim (%), not more", hits, 20)


def test_an_aim_that_nobody_touched_hits_no_more_often_than_a_careless_one(figures: Figures, long: bool) -> None:
    """The first aim of a client is no gift: a player who changes nothing hits hardly ever."""
    throws = 200 if long else 120
    careless = sum(die.is_hit for die in careless_throws(throws))
    untouched = sum(die.is_hit for die in untouched_throws(throws))
    figures.most("DF5", "Hits of an untouched aim (%)", 100 * untouched / throws, 100 * careless / throws)


@pytest.mark.parametrize("technique", ["waterfall", "launcher", "headbutt", "under-the-table"])
def test_an_untouched_aim_with_a_technique_hits_hardly_ever(technique: str) -> None:
    assert sum(die.is_hit for die in untouched_throws(30, (technique,))) <= 6


def test_a_practised_player_hits_more_often_than_not(figures: Figures, long: bool) -> None:
    throws = 200 if long else 120
    hits = 100 * sum(die.is_hit for die in practised_throws(throws)) / throws
    figures.least("DF6", "Hits of a practised player (%)", hits, 60)
    figures.most("DF6", "Hits of a practised player (%), not more", hits, 88)


def test_every_die_comes_to_rest_somewhere() -> None:
    """No die hangs in the air or sinks into the table."""
    rng = Random(11)
    for seed in range(60):
        kinds = (["red"], ["water"] * 3, ["snow"])[seed % 3]
        outcome = throw(DiceTable(icebergs=(2,)), kinds, careless_gesture(rng), (), seed)
        for die in outcome.dice:
            (x, y, z), _ = decode_pose(die.pose)
            assert die.place in PLACES
            assert z > 0.3 or (die.place == OFF and (abs(x) > 47 or abs(y) > 59))
