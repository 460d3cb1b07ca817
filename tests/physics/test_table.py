"""Tests of things on the table: icebergs, templates, other dice, and tossed templates."""

from __future__ import annotations

from math import hypot, pi

import pytest

from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.aims import GOOD_TOSS, complete_gesture
from underkeep.games.dungeon_fighter.physics.bodies import Release, SimulationResult
from underkeep.games.dungeon_fighter.physics.dice import die_of
from underkeep.games.dungeon_fighter.physics.engine import simulate
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import Gesture, Piece
from underkeep.games.dungeon_fighter.physics.hit_curve import GOOD_GESTURE
from underkeep.games.dungeon_fighter.physics.outcome import FROST, FROST_HOLE, ON_WALL, SECTION, WEAK_POINT, DieOutcome
from underkeep.games.dungeon_fighter.physics.rotation import IDENTITY, Point, Rotation, rotation_about
from underkeep.games.dungeon_fighter.physics.scene import (
    Ramp,
    RestingDie,
    build_scene,
    decode_pose,
    die_shape,
    encode_pose,
    tilting_ramp,
)
from underkeep.games.dungeon_fighter.physics.target import RINGS, Plate, hole_centre
from underkeep.games.dungeon_fighter.physics.throw import DiceTable, LyingDie, LyingTemplate, throw, toss
from underkeep.games.dungeon_fighter.physics.trajectory import unpack_trajectory
from underkeep.games.dungeon_fighter.physics.verdict import ThrowScene, judge_die, resting_location, touched_icebergs

CUBE = die_of("red")
PLATE_HEIGHT = constants.TARGET_THICKNESS + constants.PLATE_THICKNESS / 2
FROST_PLATE = Plate("frost", (0.0, 0.0, PLATE_HEIGHT), IDENTITY)
WEAK_PLATE = Plate("weak-point", (0.0, 0.0, PLATE_HEIGHT), IDENTITY)


def dropped(
    at: Point,
    plates: tuple[Plate, ...] = (),
    pieces: tuple[Piece, ...] = (),
    ramp: Ramp | None = None,
    icebergs: tuple[int, ...] = (),
    lying: tuple[RestingDie, ...] = (),
    velocity: Point = (0.0, 0.0, 0.0),
    turn: Rotation = IDENTITY,
    required: tuple[str, ...] = (),
) -> tuple[DieOutcome, SimulationResult]:
    """Let a red cube fall, and return its outcome and the simulation."""
    release = Release("thrown 0", die_shape(CUBE), CUBE.mass, at, turn, velocity, (0.0, 0.0, 0.0))
    result = simulate(build_scene(pieces, ramp, plates, icebergs, lying), (release,))
    around = ThrowScene(RINGS, plates, pieces, ramp)
    return judge_die(CUBE, result.rests[0], result.contacts, result.paths[0], around, required), result


def test_templates_are_solid_and_frost_has_a_hole() -> None:
    """DF-19.8, DF-19.10, DF-19.11 with simulated dice."""
    on_frost, result = dropped((3.4, 0.0, 6.0), (FROST_PLATE,))
    assert on_frost.place == FROST
    assert result.rests[0].place[2] == pytest.approx(0.45 + CUBE.resting_height, abs=0.02)
    assert dropped((0.0, 0.0, 6.0), (FROST_PLATE,))[0].place == FROST_HOLE
    assert dropped((0.8, 0.0, 6.0), (WEAK_PLATE,))[0].place == WEAK_POINT


def test_a_fast_die_does_not_go_through_a_template() -> None:
    """Over the plate, the centre of the die is never nearer to the plate than half a die."""
    top = constants.TARGET_THICKNESS + constants.PLATE_THICKNESS
    for x in (0.3, 0.9, 1.4):
        _, result = dropped((x, 0.2, 20.0), (WEAK_PLATE,), velocity=(0.0, 0.0, -600.0))
        over = [place[2] for place in result.paths[0] if WEAK_PLATE.covers(place[0], place[1])]
        assert result.ended
        assert min(over) > top + CUBE.resting_height - 0.1


def test_a_die_that_leans_on_a_template_lies_on_the_target() -> None:
    """DF-19.9: the die lies half over the edge of the weak point."""
    tilted = rotation_about((0.0, 1.0, 0.0), 0.2)
    die, result = dropped((constants.WEAK_POINT_RADIUS + 0.75, 0.0, 1.35), (WEAK_PLATE,), turn=tilted)
    assert "target" in dict(result.rests[0].touching)
    assert die.place == SECTION


def test_a_touched_iceberg_is_noted_also_by_a_die_that_misses() -> None:
    """DF-19.14."""
    x, y = hole_centre(2)
    die, result = dropped((x, y, 9.0), icebergs=(1, 2, 3, 4))
    assert die.icebergs == (2,) == touched_icebergs(result.contacts)
    assert not die.bounced
    dice = [throw(DiceTable(icebergs=(1, 2, 3, 4)), ["red"], GOOD_GESTURE, (), seed, 4.0).dice[0] for seed in range(30)]
    assert any(die.icebergs for die in dice)
    assert any(not die.icebergs for die in dice)
    assert all(set(die.icebergs) <= {1, 2, 3, 4} for die in dice)


def test_a_die_that_comes_to_rest_on_the_fallen_wall_is_a_miss() -> None:
    """DF-18.13: the wall lies on the target, and the die lies on the wall."""
    wall = Piece("ice-wall", 0, 0, 0)
    lying = build_scene((wall,))[-1]._replace(
        turn=rotation_about((0.0, 1.0, 0.0), pi / 2),
        place=(0.0, 0.0, constants.TARGET_THICKNESS + constants.WALL_SIZE[2] / 2),
    )
    still = (0.0, 0.0, 0.0)
    release = Release("thrown 0", die_shape(CUBE), CUBE.mass, (0.0, 0.0, 3.0), IDENTITY, still, still)
    result = simulate((*build_scene(), lying), (release,))
    assert resting_location(CUBE, result.rests[0], ThrowScene(RINGS)).place == ON_WALL


def test_a_die_must_leave_the_waterfall_over_its_short_edge() -> None:
    """DF-18.11: the board is held still, and the die is pushed along it, across it, back, or not at all."""
    turn, _ = tilting_ramp(270, 0.0, 1.0)
    board = Ramp((35.0, 0.0, 10.0), turn)
    on_it = (35.0 + 5.0, 0.0, 10.0 + CUBE.resting_height + 0.02)
    still = (0.0, 0.0, 0.0)
    along, across, back, stays = (
        dropped(on_it, ramp=board, velocity=push, required=("waterfall",))[0]
        for push in ((-120.0, 0.0, 0.0), (0.0, 160.0, 60.0), (150.0, 0.0, 90.0), still)
    )
    assert along.failed == ()
    assert across.failed == back.failed == stays.failed == ("waterfall",)


def test_a_hit_die_is_pushed_and_a_die_on_a_die_counts_for_the_section_below() -> None:
    """DF-6.11, DF-7.14."""
    there = LyingDie(7, "blue", encode_pose((10.0, 0.0, 0.25 + CUBE.resting_height), IDENTITY))
    table = DiceTable(lying=(there,))
    fast = Gesture(90, 0, 2400, -200, 0)
    outcomes = [throw(table, ["red"], fast, (), seed, 0.3) for seed in range(10)]
    pushed = [outcome for outcome in outcomes if outcome.moved]
    assert pushed
    number, pose = pushed[0].moved[0]
    assert number == 7
    assert pose != there.pose
    assert ("blue", 7) in unpack_trajectory(pushed[0].trajectory).bodies
    below = RestingDie(4, CUBE, (3.6, 0.0, 0.25 + CUBE.resting_height), IDENTITY)
    on_top, result = dropped((3.6, 0.0, 0.25 + 3 * CUBE.resting_height + 0.02), lying=(below,))
    assert list(dict(result.rests[0].touching)) == ["die 4"]
    assert (on_top.place, on_top.section) == (SECTION, 5)


def test_a_die_in_the_way_changes_where_the_next_one_lies() -> None:
    """DF-6.10: the same gesture is thrown with and without a heap of dice before the centre."""
    heap = tuple(
        LyingDie(n, "white", encode_pose((x, y, 0.25 + CUBE.resting_height), IDENTITY))
        for n, (x, y) in enumerate((x, y) for x in (6.0, 8.0) for y in (-4.0, -2.0, 0.0, 2.0, 4.0))
    )
    free = [throw(DiceTable(), ["red"], GOOD_GESTURE, (), seed, 0.5).dice[0].pose for seed in range(8)]
    stopped = [throw(DiceTable(lying=heap), ["red"], GOOD_GESTURE, (), seed, 0.5).dice[0].pose for seed in range(8)]
    assert sum(one != other for one, other in zip(free, stopped, strict=True)) >= 4


def test_a_die_falls_when_its_support_is_gone() -> None:
    """A die that leaned on a removed iceberg must not hang in the air; a die that lies flat stays."""
    x, y = hole_centre(1)
    hanging = LyingDie(0, "white", encode_pose((x - 1.5, y - 1.5, 3.0), rotation_about((1.0, 0.0, 0.0), 0.6)))
    lies = LyingDie(1, "white", encode_pose((-6.75, 0.0, 0.25 + CUBE.resting_height), IDENTITY))
    short = Gesture(90, 0, 500, -600, 0)
    outcome = throw(DiceTable(lying=(hanging, lies)), ["red"], short)
    moved = dict(outcome.moved)
    assert decode_pose(moved[0])[0][2] < 1.6
    assert 1 not in moved
    again = throw(DiceTable(lying=(LyingDie(0, "white", moved[0]), lies)), ["red"], short)
    assert again.moved == ()


def test_a_die_that_lies_high_stays_if_it_has_a_support() -> None:
    """The supports are a template and another die."""
    below = RestingDie(1, CUBE, (-6.75, 0.0, 0.25 + CUBE.resting_height), IDENTITY)
    _, on_frost = dropped((3.4, 0.0, 1.4), (FROST_PLATE,))
    _, on_die = dropped((-6.75, 0.0, 2.7), lying=(below,))
    rests = [on_frost.rests[0], on_die.pushed[0][1], on_die.rests[0]]
    table = DiceTable(
        lying=tuple(LyingDie(n, "white", encode_pose(rest.place, rest.turn)) for n, rest in enumerate(rests)),
        templates=(LyingTemplate("frost", encode_pose(FROST_PLATE.place, IDENTITY)),),
    )
    assert throw(table, ["red"], Gesture(90, 0, 500, -600, 0)).moved == ()


def test_a_die_on_a_die_on_the_frost_lies_on_the_frost() -> None:
    """DF-7.14, DF-19.1."""
    below = RestingDie(4, CUBE, (3.4, 0.0, 0.45 + CUBE.resting_height), IDENTITY)
    on_top, result = dropped((3.4, 0.0, 0.45 + 3 * CUBE.resting_height + 0.02), (FROST_PLATE,), lying=(below,))
    assert list(dict(result.rests[0].touching)) == ["die 4"]
    assert on_top.place == FROST


def test_every_water_cube_has_its_own_outcome() -> None:
    """DF-12.6: each of three dice has its own bounces, techniques and icebergs."""
    table = DiceTable(icebergs=(1, 2, 3, 4))
    pond = complete_gesture(GOOD_GESTURE, ["pond"], die_of("water"))
    outcomes = [throw(table, ["water"] * 3, pond, ("pond",), seed, 4.0).dice for seed in range(15)]
    assert {len(dice) for dice in outcomes} == {3}
    assert any(len({die.failed for die in dice}) == 2 for dice in outcomes)
    assert any(len({die.icebergs for die in dice}) > 1 for dice in outcomes)
    assert any(len({(die.place, die.section) for die in dice}) == 3 for dice in outcomes)
    assert all(len({die.pose for die in dice}) == 3 for dice in outcomes)


def test_dice_that_fell_off_the_table_do_not_get_in_the_way() -> None:
    table = DiceTable(lying=(LyingDie(1, "red", encode_pose((60, 0, -6), IDENTITY)), LyingDie(2, "white", ())))
    assert throw(table, ["red"], GOOD_GESTURE).dice == throw(DiceTable(), ["red"], GOOD_GESTURE).dice


@pytest.mark.parametrize("template", ["frost", "weak-point"])
def test_a_good_flick_turns_and_lands_on_the_target(template: str) -> None:
    """DF-19.3."""
    found = [toss(DiceTable(), template, GOOD_TOSS, seed) for seed in range(12)]
    assert all(tossed.turned for tossed in found)
    good = [tossed for tossed in found if tossed.on_target]
    assert len(good) >= 6
    assert not any(tossed.touches_table for tossed in good)
    assert unpack_trajectory(good[0].trajectory).bodies == ((template, 0),)
    # Later throws have the template on the table.
    table = DiceTable(templates=(LyingTemplate(template, good[0].pose),))
    assert all(len(throw(table, ["red"], GOOD_GESTURE, (), seed).dice) == 1 for seed in range(3))


def test_a_short_flick_touches_the_table_and_a_weak_one_does_not_turn() -> None:
    """DF-19.4, DF-19.5."""
    short = [toss(DiceTable(), "weak-point", Gesture(90, 0, 800, 450, 250), seed, 0.3) for seed in range(6)]
    assert sum(tossed.touches_table for tossed in short) >= 4
    assert not any(tossed.on_target for tossed in short if tossed.touches_table)
    lazy = [toss(DiceTable(), "frost", Gesture(90, 0, 700, 400, 120), seed, 0.5) for seed in range(5)]
    assert not all(tossed.turned for tossed in lazy)


def test_a_template_covers_the_die_that_it_lands_on() -> None:
    """DF-19.7: the die is taken away, and the template drops."""
    spots = [(x, y) for x in range(-14, 15, 2) for y in range(-14, 15, 2) if x * x + y * y < 230]
    lying = tuple(
        LyingDie(number, "white", encode_pose((float(x), float(y), 0.25 + CUBE.resting_height), IDENTITY))
        for number, (x, y) in enumerate(spots)
        if ThrowScene(RINGS).target.place_at(x, y)[0] not in ("hole",)
    )
    found = [toss(DiceTable(lying=lying), "frost", GOOD_TOSS, seed) for seed in (1, 2, 3, 4, 28)]
    covering = [tossed for tossed in found if tossed.covers]
    assert covering
    for tossed in covering:
        assert set(tossed.covers) <= {die.number for die in lying}
        # No die is left under the ring of the template.
        (x, y, _), _ = decode_pose(tossed.pose)
        for die in lying:
            away = hypot(die.pose[0] / 1000 - x, die.pose[1] / 1000 - y)
            assert die.number in tossed.covers or not 2.8 < away < 3.8


def test_a_toss_with_a_wrong_gesture_or_template_is_refused() -> None:
    with pytest.raises(ThrowError):
        toss(DiceTable(), "frost", GOOD_GESTURE)
    with pytest.raises(ThrowError):
        toss(DiceTable(), "mud", GOOD_TOSS)
