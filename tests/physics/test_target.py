"""Tests of the location of dice that were placed by hand, without physics."""

from __future__ import annotations

from collections import Counter
from math import pi

import pytest

from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.bodies import Rest
from underkeep.games.dungeon_fighter.physics.dice import Die, die_of, start_rotations
from underkeep.games.dungeon_fighter.physics.outcome import (
    CENTRE,
    FROST,
    FROST_HOLE,
    HOLE,
    MARGIN,
    OFF,
    ON_ICEBERG,
    ON_WALL,
    SECTION,
    WEAK_POINT,
)
from underkeep.games.dungeon_fighter.physics.rotation import IDENTITY, Rotation, bearing_vector, rotate, rotation_about
from underkeep.games.dungeon_fighter.physics.target import PATCHES, RINGS, Location, Plate, get_target, hole_centre
from underkeep.games.dungeon_fighter.physics.verdict import ThrowScene, resting_location

CUBE, PYRAMID = die_of("red"), die_of("red", "tetrahedra")
TOP = constants.TARGET_THICKNESS
ON_TARGET = (("target", 1.0),)
PLATE_HEIGHT = TOP + constants.PLATE_THICKNESS / 2


def cube_at(
    x: float, y: float, touching: tuple[tuple[str, float], ...] = ON_TARGET, turn: Rotation = IDENTITY, low: float = TOP
) -> Rest:
    return Rest((x, y, low + CUBE.resting_height), turn, touching)


def lies(rest: Rest, *plates: Plate, target: str = "rings") -> Location:
    return resting_location(CUBE, rest, ThrowScene(get_target(target), plates))


@pytest.mark.parametrize(
    ("x", "place", "section"),
    [
        (0.0, CENTRE, 10),
        (3.6, SECTION, 5),
        (6.75, SECTION, 4),
        (10.0, SECTION, 3),
        (13.2, SECTION, 2),
        (16.5, SECTION, 1),
        (19.0, MARGIN, 0),
        (30.0, OFF, 0),
    ],
)
def test_a_die_lies_in_the_ring_under_it(x: float, place: str, section: int) -> None:
    found = lies(cube_at(x, 0))
    assert (found.place, found.section, found.line) == (place, section, ())


def test_on_an_equal_split_the_lower_number_counts() -> None:
    """V8: two corners in 3 and two in 2; the die is also on the line."""
    found = lies(cube_at(11.45, 0))
    assert (found.place, found.section) == (SECTION, 2)
    assert (found.line, found.corners) == ((3, 2), ((3, 2), (2, 2)))


def test_three_corners_win_over_one() -> None:
    """V7: three corners in 2, one in 3."""
    # The die is turned by 45 degrees, so that one corner reaches into the next ring.
    found = lies(cube_at(12.1, 0, turn=rotation_about((0, 0, 1), pi / 4)))
    assert dict(found.corners) == {2: 3, 3: 1}
    assert (found.section, found.line) == (2, (3, 2))


def test_half_of_the_corners_on_the_margin_is_a_miss() -> None:
    """V9."""
    found = lies(cube_at(17.95, 0))
    assert (found.place, found.section, found.corners) == (MARGIN, 0, ((1, 2), (0, 2)))


def test_one_corner_on_the_margin_is_still_a_hit() -> None:
    turned = rotation_about((0, 0, 1), pi / 4)
    found = lies(cube_at(17.1, 0, turn=turned))
    assert (found.place, found.section, dict(found.corners)) == (SECTION, 1, {1: 3, 0: 1})


def test_a_die_outside_the_outline_is_off_and_inside_it_on_the_margin() -> None:
    assert lies(cube_at(20.3, 0)).place == OFF
    assert lies(cube_at(19.7, 0)).place == MARGIN


def test_a_die_in_a_hole_is_in_the_hole_even_if_it_leans_on_the_rim() -> None:
    """DF-7.12."""
    x, y = hole_centre(1)
    assert lies(cube_at(x, y, (("table", 1.0),), low=0.0)).place == HOLE
    leaning = Rest((x - 1.2, y - 1.2, 0.9), rotation_about((1, -1, 0), 0.5), (("table", 0.9), ("target", 0.7)))
    assert CUBE.lowest_corners(leaning.place, leaning.turn)[0][2] < 0.15
    assert lies(leaning).place == HOLE


def test_corners_over_a_hole_are_not_counted() -> None:
    """DF-7.11: a die that lies beside a hole and sticks out over it."""
    x, y = hole_centre(1)
    found = lies(cube_at(x - 2.6, y))
    assert sum(count for _, count in found.corners) == 2
    assert found.place == SECTION
    # The part of the face over the hole overlaps no section (DF-7.13).
    assert 2 not in found.line


def test_a_line_of_three_sections() -> None:
    """Patches meet in corners: the face overlaps three of them, highest first."""
    x, y = bearing_vector(40)
    found = lies(cube_at(x * 8.8, y * 8.8), target="patches")
    assert found.line == (4, 3, 2)
    assert found.section in (2, 3, 4)


def test_two_sections_of_the_same_number_count_twice() -> None:
    """DF-7.13: the patches at 235 and 270 degrees are both worth 1."""
    x, y = bearing_vector(270)
    found = lies(cube_at(x * 15.5, y * 15.5), target="patches")
    assert (found.section, found.line) == (1, (1, 1))


def test_every_spot_of_a_target_belongs_to_one_section() -> None:
    for target in (RINGS, PATCHES):
        for bearing in range(0, 360, 7):
            x, y = bearing_vector(bearing + 0.5)
            for tenths in range(1, 180, 7):
                away = tenths / 10 + 0.03
                spot = (x * away, y * away)
                holding = [
                    section for section in target.sections if section.contains(away, (bearing + 0.5) % 360)
                ]  # fmt: skip
                assert len(holding) == 1
                assert target.place_at(*spot)[1] in (holding[0].value, 0)
            assert target.place_at(x * 18.5, y * 18.5)[0] == MARGIN
            assert target.place_at(x * 20.5, y * 20.5)[0] == OFF
    assert len(PATCHES.sections) == 1 + 28
    assert {target.place_at(*hole_centre(number)) for target in (RINGS, PATCHES) for number in (1, 2, 3, 4)} == {
        (HOLE, 0)
    }


def test_a_four_sided_die_counts_three_corners_and_is_read_by_its_tip() -> None:
    rest = Rest((5.2, 0, TOP + PYRAMID.resting_height), IDENTITY, ON_TARGET)
    found = resting_location(PYRAMID, rest, ThrowScene(RINGS))
    assert sum(count for _, count in found.corners) == 3
    assert PYRAMID.top_face(IDENTITY) == (0, 1.0)
    assert PYRAMID.shows[0] == "eye"


@pytest.mark.parametrize(("die", "ways"), [(CUBE, 24), (PYRAMID, 12)])
def test_every_start_rotation_occurs_once(die: Die, ways: int) -> None:
    """DF-1.7: the rotations are all symmetries of the body, so that every face is up equally often."""
    found = start_rotations(die.sides)
    places = {
        tuple(tuple(round(at, 6) + 0.0 for at in rotate(turn, way)) for way in die.up_directions) for turn in found
    }
    assert len(found) == len(places) == ways
    for turn in found:
        # The corners of the turned body are corners of the body.
        spots = {tuple(round(at, 6) + 0.0 for at in rotate(turn, way)) for way in die.up_directions}
        assert spots == {tuple(round(at, 6) + 0.0 for at in way) for way in die.up_directions}
    assert Counter(die.top_face(turn)[0] for turn in found) == dict.fromkeys(range(die.sides), ways // die.sides)


def test_a_four_sided_die_on_a_border() -> None:
    """DF-7.10, DF-7.11 with three corners: two corners decide, and two corners on the margin are a miss."""

    def at(x: float, turn: Rotation = IDENTITY, y: float = 0.0) -> Location:
        return resting_location(PYRAMID, Rest((x, y, TOP + PYRAMID.resting_height), turn, ON_TARGET), ThrowScene(RINGS))

    east = rotation_about((0, 0, 1), -pi / 2)
    inwards = rotation_about((0, 0, 1), pi / 2)
    assert dict(at(11.0, east).corners) == {3: 2, 2: 1}
    assert (at(11.0, east).section, at(11.0, east).line) == (3, (3, 2))
    assert dict(at(11.8, inwards).corners) == {3: 1, 2: 2}
    assert at(11.8, inwards).section == 2
    assert (at(17.5, east).place, dict(at(17.5, east).corners)) == (SECTION, {1: 2, 0: 1})
    assert (at(18.2, inwards).place, dict(at(18.2, inwards).corners)) == (MARGIN, {1: 1, 0: 2})


def test_a_die_on_a_template() -> None:
    """DF-19.8 to DF-19.11."""
    frost, weak = (Plate(kind, (0.0, 0.0, PLATE_HEIGHT), IDENTITY) for kind in ("frost", "weak-point"))
    on_plate = (("template 0", 1.0),)
    high = TOP + constants.PLATE_THICKNESS
    assert lies(cube_at(3.4, 0, on_plate, low=high), frost).place == FROST
    assert lies(cube_at(0, 0, on_plate, low=high), weak).place == WEAK_POINT
    assert lies(cube_at(0, 0, ON_TARGET), frost).place == FROST_HOLE


def test_a_die_at_the_edge_of_a_template_lies_on_the_target_below() -> None:
    """V24, DF-19.9: the die leans on the frost and touches section 4; corners over the frost are not counted."""
    frost = Plate("frost", (0.0, 0.0, PLATE_HEIGHT), IDENTITY)
    both = (("target", 1.0), ("template 0", 0.9))
    found = lies(cube_at(5.3, 0, both, turn=rotation_about((0, 1, 0), 0.12)), frost)
    assert (found.place, found.section) == (SECTION, 4)
    assert found.corners == ((4, 2),)


def test_of_two_templates_the_lower_one_counts() -> None:
    frost = Plate("frost", (0.0, 0.0, PLATE_HEIGHT), IDENTITY)
    weak = Plate("weak-point", (3.0, 0.0, PLATE_HEIGHT + constants.PLATE_THICKNESS), IDENTITY)
    both = (("template 0", 1.0), ("template 1", 1.0))
    assert lies(cube_at(1.0, 3.5, both, low=0.45), frost, weak).place == FROST


def test_a_die_on_the_wall_on_an_iceberg_or_on_another_die() -> None:
    """DF-7.14, DF-18.13."""
    assert lies(cube_at(15, 0, (("ice-wall", 0.95), ("target", 1.0)))).place == ON_WALL
    assert lies(cube_at(16.5, 0, (("ice-wall", 0.05), ("target", 1.0)))).section == 1
    x, y = hole_centre(3)
    assert lies(cube_at(x, y, (("iceberg 3", 0.6),), low=3.0)).place == ON_ICEBERG
    assert lies(cube_at(3.6, 0, (("die 2", 1.0),), low=1.85)).section == 5
    assert lies(Rest((60, 0, -6), IDENTITY, (), gone=True)).place == OFF


def test_a_leaning_die_shows_the_face_nearest_to_the_top() -> None:
    """DF-7.16."""
    assert CUBE.shows[CUBE.top_face(rotation_about((1, 0, 0), 0.6))[0]] == "eye"
    assert CUBE.shows[CUBE.top_face(rotation_about((1, 0, 0), 0.9))[0]] == ""
