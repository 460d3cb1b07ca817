"""Tests of every throwing technique: one throw that meets it, and one that does not (DF-18.10 to DF-18.24)."""

from __future__ import annotations

from collections.abc import Collection
from math import hypot
from random import Random

import msgspec
import pytest

from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.aims import aim_for, complete_gesture, feats_for, usual_pieces
from underkeep.games.dungeon_fighter.physics.bodies import Release
from underkeep.games.dungeon_fighter.physics.dice import die_of
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES, Feat, Gesture, Piece
from underkeep.games.dungeon_fighter.physics.hit_curve import GOOD_GESTURE
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome
from underkeep.games.dungeon_fighter.physics.release import release_dice
from underkeep.games.dungeon_fighter.physics.rotation import bearing_of
from underkeep.games.dungeon_fighter.physics.techniques import limits_for, missed_techniques, tremor_factor
from underkeep.games.dungeon_fighter.physics.throw import DiceTable, throw

PLAIN_TABLE = DiceTable()
WITHOUT_TREMOR = 0.2
"""The tremor is nearly 0, so that the die follows the gesture on every kind of machine."""


def thrown(
    gesture: Gesture, *required: str, seeds: Collection[int] = range(12), tremor: float = 1.0, kind: str = "red"
) -> list[DieOutcome]:
    return [throw(PLAIN_TABLE, [kind], gesture, required, seed, tremor).dice[0] for seed in seeds]


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_the_stored_aim_meets_the_technique(technique: str) -> None:
    """At least one of twelve throws meets the technique and hits."""
    assert any(die.is_hit for die in thrown(aim_for([technique]).gesture, technique))


OFF_BEAT = {
    "roundhouse": 600,
    "launcher": 300,
    "thump": 120,
    "headbutt": -300,
    "under-the-table": 60,
    "weak-hand": 0,
    "secret-x": 150,
    "low-profile": 300,
    "blind": 200,
    "airborne": 700,
    "prayer": 100,
}
"""Values that miss each technique: too late, with the strong hand, with open eyes, on the ground, with one hand."""


@pytest.mark.parametrize("technique", OFF_BEAT)
def test_a_gesture_that_misses_the_technique_fails(technique: str) -> None:
    good = aim_for([technique]).gesture
    gesture = msgspec.structs.replace(good, feats=(Feat(technique, OFF_BEAT[technique]),))
    for die in thrown(gesture, technique, seeds=range(3)):
        assert die.failed == (technique,)
        assert not die.is_hit


def test_the_bounce_must_be_inside_the_pond() -> None:
    """The pond lies on another side of the target than the die comes from."""
    gesture = msgspec.structs.replace(GOOD_GESTURE, pieces=(Piece("pond", -300, 0),))
    assert {die.failed for die in thrown(gesture, "pond", seeds=range(4))} == {("pond",)}


def test_the_pond_must_lie_where_the_die_comes_down() -> None:
    gesture = complete_gesture(GOOD_GESTURE, ["pond"], die_of("red"))
    (pond,) = gesture.pieces
    beside = msgspec.structs.replace(gesture, pieces=(Piece("pond", pond.x + 90, pond.y),))
    assert {die.failed for die in thrown(beside, "pond", tremor=WITHOUT_TREMOR)} == {("pond",)}
    assert {die.failed for die in thrown(gesture, "pond", tremor=WITHOUT_TREMOR)} == {()}


def test_the_floe_must_be_met_and_counts_as_the_table() -> None:
    good = aim_for(["slide"]).gesture
    met = [die for die in thrown(good, "slide") if not die.failed]
    assert met
    assert any(die.bounced for die in met)
    away = msgspec.structs.replace(GOOD_GESTURE, pieces=(Piece("floe", -300, 0),))
    assert {die.failed for die in thrown(away, "slide", seeds=range(4))} == {("slide",)}


def test_the_wall_must_be_touched_before_the_die_lands() -> None:
    """A wall beside the path of the die is not touched, so every throw is a miss."""
    aside = msgspec.structs.replace(GOOD_GESTURE, pieces=(Piece("ice-wall", 0, 210, 0),))
    dice = thrown(aside, "ice-wall", seeds=range(6))
    assert {die.failed for die in dice} == {("ice-wall",)}
    assert not any(die.is_hit for die in dice)


def test_a_waterfall_that_is_tipped_too_fast_throws_the_die_off_the_board() -> None:
    """DF-18.11: the die does not leave over the short edge, so it is a miss."""
    jerked = Gesture(90, 0, 0, -700, 0, (Piece("waterfall", 350, 0, 270),), (Feat("waterfall", 150),))
    assert all(die.failed == ("waterfall",) for die in thrown(jerked, "waterfall", seeds=range(5)))
    slow = msgspec.structs.replace(jerked, elevation=-500, feats=(Feat("waterfall", 700),))
    assert not any(die.failed for die in thrown(slow, "waterfall", seeds=range(5)))


def test_a_throw_that_touches_the_target_first_is_a_miss() -> None:
    """DF-7.3, DF-7.9."""
    direct = Gesture(90, 0, 2600, 60, 0)
    dice = thrown(direct, seeds=range(8), tremor=WITHOUT_TREMOR)
    assert any(not die.bounced for die in dice)
    assert not any(die.is_hit for die in dice if not die.bounced)


def test_techniques_combine() -> None:
    """DF-18.5: every combination has a legal aim, and the demands of all its techniques hold."""
    for required in (
        ("waterfall", "headbutt"),
        ("waterfall", "under-the-table"),
        ("pond", "blind", "weak-hand"),
        ("slide", "ice-wall"),
        ("pond", "slide"),
        ("launcher", "under-the-table"),
        ("thump", "headbutt", "airborne"),
        ("waterfall", "pond", "airborne"),
        ("prayer", "secret-x", "roundhouse"),
    ):
        gesture = aim_for(required).gesture
        for die in thrown(gesture, *required, seeds=range(2)):
            assert set(die.failed) <= {"waterfall", "pond", "slide", "ice-wall"}
    assert missed_techniques(Gesture(0, 0, 0, 0, feats=(Feat("thump", 90),)), ["thump", "headbutt"]) == ("thump",)


def test_the_die_is_pushed_down_a_waterfall_that_is_held_still() -> None:
    """The second example of the rulebook: helmet and waterfall."""
    required = ("waterfall", "headbutt")
    assert limits_for(required).elevation == (-350, -350, 1)
    gesture = Gesture(90, 0, 400, -350, 0, usual_pieces(90, required), feats_for(required))
    dice = thrown(gesture, *required)
    assert any(die.is_hit for die in dice)


def leaves(technique: str, value: int | None = None) -> Release:
    """Return the release of the die without tremor, with the beat of the aim or with another value."""
    gesture = aim_for([technique]).gesture
    if value is not None:
        gesture = msgspec.structs.replace(gesture, feats=(Feat(technique, value),))
    return release_dice([die_of("red")], gesture, [technique], Random(1), 0.0).releases[0]


def seen_from_above(release: Release) -> float:
    return bearing_of(release.velocity[0], release.velocity[1])


def pace(release: Release) -> float:
    return hypot(*release.velocity)


def test_the_beat_decides_how_the_die_leaves_the_hand() -> None:
    """Every value off the beat changes the throw, even where the technique is still met."""
    for technique, off, turns in (("roundhouse", 300, 18.0), ("secret-x", 80, 4.0), ("prayer", 60, 9.0)):
        turned = seen_from_above(leaves(technique, off)) - seen_from_above(leaves(technique, 0))
        assert turned == pytest.approx(turns, abs=0.01), technique
    assert leaves("secret-x", 80).spin[2] == pytest.approx(8.0)
    for technique, off, left in (("thump", 40, 0.9), ("thump", -40, 0.9), ("headbutt", 150, 0.75)):
        assert pace(leaves(technique, off)) == pytest.approx(left * pace(leaves(technique, 0))), (technique, off)
    assert leaves("launcher", 100).velocity[2] > leaves("launcher", 0).velocity[2]
    assert leaves("airborne", 225).place[2] == pytest.approx(constants.HIGHEST_RELEASE)
    assert leaves("airborne", 225).place[2] > leaves("airborne", 30).place[2] > constants.RELEASE_HEIGHT


def test_the_technique_decides_where_the_hand_opens() -> None:
    for technique in ("launcher", "thump"):
        assert leaves(technique).place[2] == constants.LOW_HEIGHT
    assert leaves("headbutt").place[2] == constants.HEAD_HEIGHT
    x, y, z = leaves("under-the-table").place
    assert z < 0
    assert abs(x) > constants.TABLE_HALF[0] or abs(y) > constants.TABLE_HALF[1]


def test_a_hand_can_come_up_over_the_table() -> None:
    """DF-18.18: a throw from under the table must be made below the edge of the table."""
    assert leaves("under-the-table", 60).place[2] == pytest.approx(6.0)
    assert leaves("under-the-table", -10).place[2] <= -0.5


def test_tremor_factors_multiply_and_are_capped() -> None:
    steady = Gesture(0, 0, 1000, 0, feats=feats_for(["roundhouse", "secret-x", "blind", "weak-hand"]))
    assert tremor_factor(steady, ["low-profile"]) == 1.0
    assert tremor_factor(steady, ["roundhouse"]) == 1.5
    assert tremor_factor(steady, ["roundhouse", "secret-x"]) == 3.0
    assert tremor_factor(steady, ["roundhouse", "secret-x", "blind", "weak-hand"]) == 4.0
    # A throw without the beat meets the technique, but with more tremor.
    assert tremor_factor(Gesture(0, 0, 1000, 0), ["roundhouse"]) == 2.5
    assert missed_techniques(Gesture(0, 0, 1000, 0), ["roundhouse"]) == ()
