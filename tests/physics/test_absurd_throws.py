"""Tests of absurd throws: all of them end, and a gesture that no hand can make is refused with one sentence."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from underkeep.core.messages import LANGUAGES
from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.check_gesture import check_throw
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES, Feat, Gesture, Piece
from underkeep.games.dungeon_fighter.physics.hit_curve import GOOD_GESTURE
from underkeep.games.dungeon_fighter.physics.outcome import OFF, PLACES
from underkeep.games.dungeon_fighter.physics.scene import decode_pose
from underkeep.games.dungeon_fighter.physics.techniques import BEATS, limits_for, pieces_for
from underkeep.games.dungeon_fighter.physics.throw import DiceTable, throw
from underkeep.games.dungeon_fighter.physics.trajectory import SOUNDS, unpack_trajectory

FULL = DiceTable(icebergs=(1, 2, 3, 4))


def test_wild_throws_end_and_are_classified() -> None:
    ranges = limits_for(())
    extremes = product((0, 37, 90), (ranges.direction.least, 0), (500, 3500), (-600, 0, 450), (-300, 300))
    for seed, (side, direction, speed, elevation, spin) in enumerate(extremes):
        outcome = throw(FULL, ["red"], Gesture(side, direction, speed, elevation, spin), (), seed, 4.0)
        for die in outcome.dice:
            assert die.place in PLACES
            (x, y, z), _ = decode_pose(die.pose)
            over_table = abs(x) < constants.TABLE_HALF[0] - 1 and abs(y) < constants.TABLE_HALF[1] - 1
            assert z > 0.3 or not over_table
            assert die.place == OFF or over_table
            assert max(abs(x), abs(y), abs(z)) < 2 * constants.MAX_DISTANCE


def test_throws_at_the_limits_of_every_technique_end_too() -> None:
    for technique in TECHNIQUES:
        ranges = limits_for([technique])
        pieces = tuple(
            Piece(kind, *{"pond": (300, 0), "floe": (300, 0), "ice-wall": (210, 0), "waterfall": (350, 0)}[kind], 90)
            for kind in pieces_for([technique])
        )
        for end in (0, 1):
            feats = tuple(Feat(name, beat.range[end]) for name, beat in BEATS.items() if name == technique)
            numbers = (ranges.direction[end], ranges.speed[end], ranges.elevation[end], ranges.spin[end])
            outcome = throw(FULL, ["water"] * 3, Gesture(90, *numbers, pieces, feats), [technique], end, 4.0)
            assert all(die.place in PLACES for die in outcome.dice)


def test_a_throw_that_does_not_end_counts_as_off_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constants, "MAX_THROW_SECONDS", 0.1)
    outcome = throw(DiceTable(), ["red"], GOOD_GESTURE)
    assert outcome.dice[0].place == OFF
    assert not outcome.dice[0].is_hit


@pytest.mark.parametrize(
    ("change", "required", "sentence"),
    [
        ({"speed": 3501}, (), "The speed (millimetres per second) must be from 500 to 3500, not 3501."),
        ({"speed": -1}, (), "The speed (millimetres per second) must be from 500 to 3500, not -1."),
        ({"speed": float("nan")}, (), "The speed (millimetres per second) must be a whole number, not nan."),
        ({"spin": float("inf")}, (), "The spin (tenths of a radian per second) must be a whole number, not inf."),
        ({"side": 360}, (), "The side must be from 0 to 359, not 360."),
        ({"direction": True}, (), "The direction (tenths of a degree) must be a whole number, not True."),
        ({"elevation": 200}, ("launcher",), "The elevation (tenths of a degree) must be from 300 to 800, not 200."),
        ({}, ("pond",), "This throw needs the pond on the table."),
        ({"pieces": (Piece("pond", 300, 0),)}, (), "This throw does not need the pond, or has it twice."),
        (
            {"pieces": (Piece("pond", 100, 0),)},
            ("pond",),
            "Wrong place for the pond: it must lie on the table, outside the target.",
        ),
        (
            {"pieces": (Piece("floe", 460, 0),)},
            ("slide",),
            "Wrong place for the floe: it must lie on the table, outside the target.",
        ),
        (
            {"pieces": (Piece("ice-wall", 260, 0, 90),)},
            ("ice-wall",),
            "The ice wall must stand on the table, at the edge of the target but not on it.",
        ),
        (
            {"pieces": (Piece("ice-wall", 190, 0, 90),)},
            ("ice-wall",),
            "The ice wall must stand on the table, at the edge of the target but not on it.",
        ),
        (
            {"pieces": (Piece("waterfall", 100, 0),), "speed": 0, "elevation": -400, "spin": 0},
            ("waterfall",),
            "The lower edge of the waterfall must be 250 to 600 mm from the centre of the target.",
        ),
        (
            {"pieces": (Piece("pond", 300, 0), Piece("floe", 320, 0))},
            ("pond", "slide"),
            "Two pieces lie on the same spot: the pond and the floe.",
        ),
        ({"pieces": (Piece("volcano", 300, 0),)}, (), "There is no piece of landscape called “volcano”."),
        ({"feats": (Feat("blind", 0),)}, (), "This throw needs no number for “blind”, or has two."),
        (
            {"feats": (Feat("blind", -5),)},
            ("blind",),
            "The number for the technique blind must be from 0 to 10000, not -5.",
        ),
        ({}, ("moonwalk",), "There is no throwing technique called “moonwalk”."),
    ],
)
def test_an_impossible_gesture_is_refused(change: dict[str, object], required: tuple[str, ...], sentence: str) -> None:
    gesture = msgspec.structs.replace(GOOD_GESTURE, **change)
    with pytest.raises(ThrowError) as refused:
        check_throw(gesture, required)
    assert str(refused.value) == sentence
    assert all(refused.value.text_in(language) for language in LANGUAGES)
    with pytest.raises(ThrowError):
        throw(DiceTable(), ["red"], gesture, required)


def test_unknown_targets_and_dice_are_refused() -> None:
    for table, kind in ((DiceTable(target="moon"), "red"), (DiceTable(dice="d20"), "red"), (DiceTable(), "gold")):
        with pytest.raises(ThrowError):
            throw(table, [kind], GOOD_GESTURE)


def test_a_trajectory_is_small_and_has_the_rest_and_the_sounds_of_the_die() -> None:
    longest = 0
    for seed in range(15):
        outcome = throw(FULL, ["water"] * 3, GOOD_GESTURE, (), seed, 3.0)
        longest = max(longest, len(outcome.trajectory))
    assert longest < 7000
    outcome = throw(DiceTable(), ["green"], GOOD_GESTURE, (), 3)
    assert len(outcome.trajectory) < 2000
    trajectory = unpack_trajectory(outcome.trajectory)
    assert trajectory.bodies == (("green", 0),)
    assert trajectory.rate == constants.FRAMES_PER_SECOND
    place, turn = trajectory.frames[-1][0]
    rest, rest_turn = decode_pose(outcome.dice[0].pose)
    assert place == pytest.approx(rest, abs=0.01)
    assert turn == pytest.approx(rest_turn, abs=0.001)
    assert trajectory.sounds
    assert {sound.what for sound in trajectory.sounds} <= set(SOUNDS)
    assert trajectory.sounds[0].what == "table"
    assert [sound.milliseconds for sound in trajectory.sounds] == sorted(
        sound.milliseconds for sound in trajectory.sounds
    )
    four_sided = throw(DiceTable(dice="tetrahedra"), ["white"], GOOD_GESTURE, (), 3)
    assert unpack_trajectory(four_sided.trajectory).bodies == (("white tetrahedron", 0),)
