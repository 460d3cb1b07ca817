"""Tests of the contacts of a die and their order: the bounce, the pond, the floe, the wall and the waterfall."""

from __future__ import annotations

import pytest

from tests.physics.test_table import CUBE, dropped
from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.bodies import Contact, Rest
from underkeep.games.dungeon_fighter.physics.gesture import Piece
from underkeep.games.dungeon_fighter.physics.outcome import SECTION, DieOutcome
from underkeep.games.dungeon_fighter.physics.rotation import IDENTITY, Point, heading_rotation
from underkeep.games.dungeon_fighter.physics.scene import Ramp
from underkeep.games.dungeon_fighter.physics.target import RINGS
from underkeep.games.dungeon_fighter.physics.verdict import ThrowScene, has_bounced, judge_die

OUTSIDE: Point = (30.0, 0.0, 0.0)
POND, FLOE = Piece("pond", 300, 0), Piece("floe", 300, 0)
WALL = Piece("ice-wall", -210, 0, 270)


def touched(*names: str, at: Point = OUTSIDE, every: int = 60) -> list[Contact]:
    """Return short contacts, one after the other."""
    return [Contact(0, name, n * every, n * every + 3, at, 50.0) for n, name in enumerate(names)]


def verdict(contacts: list[Contact], *required: str, ramp: Ramp | None = None) -> DieOutcome:
    """Return the outcome of a die that lies well in a section."""
    rest = Rest((6.75, 0.0, constants.TARGET_THICKNESS + CUBE.resting_height), IDENTITY, (("target", 1.0),))
    return judge_die(CUBE, rest, contacts, (), ThrowScene(RINGS, (), (POND,), ramp), required)


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (("table", "target"), True),
        (("table", "pond", "target"), True),
        (("floe", "target"), True),
        (("ice-wall", "table", "target"), True),
        (("target",), False),
        (("target", "table", "target"), False),
        (("iceberg 2", "table", "target"), False),
        (("template 0", "table", "target"), False),
        (("ice-wall", "target"), False),
        (("pond", "target"), False),
        ((), False),
    ],
)
def test_a_die_must_touch_the_table_before_anything_on_the_target(names: tuple[str, ...], found: bool) -> None:
    """DF-6.7, DF-7.9, DF-18.16; V6 is the second case that does not count."""
    contacts = touched(*names)
    assert has_bounced(contacts) == found
    assert verdict(contacts).is_hit == found


def test_the_table_under_a_hole_and_the_edge_of_the_table_are_no_bounce() -> None:
    assert not has_bounced(touched("table", "target", at=(8.0, 8.0, 0.0)))
    assert not has_bounced(touched("table", "target", at=(48.0, 0.0, -1.5)))


@pytest.mark.parametrize(
    ("names", "met"),
    [
        (("table", "ice-wall", "target"), True),
        (("table", "target", "ice-wall", "target"), True),
        (("table", "target", "ice-wall", "template 0"), True),
        (("table", "ice-wall", "template 0"), True),
        (("table", "target", "ice-wall"), False),
        (("table", "template 0", "ice-wall"), False),
        (("table", "target"), False),
    ],
)
def test_the_wall_must_be_touched_before_the_die_lands_for_the_last_time(names: tuple[str, ...], met: bool) -> None:
    """DF-18.13."""
    die = verdict(touched(*names), "ice-wall")
    assert (die.failed == ()) == met
    assert die.is_hit == met


def test_tiny_hops_are_no_new_landing() -> None:
    """The die slides into the wall and trembles against it; between the contacts it never leaves the target."""
    quick = round(constants.LANDING_GAP * constants.STEPS_PER_SECOND / 4)
    assert verdict(touched("table", "target", "ice-wall", "target", every=quick), "ice-wall").failed == ("ice-wall",)


def test_a_die_that_slides_over_the_target_into_the_wall_comes_too_late() -> None:
    """With a simulated wall: the die touches the wall only after it has landed."""
    on_it = (-17.0, 0.0, constants.TARGET_THICKNESS + CUBE.resting_height + 0.01)
    for pace in (80.0, 90.0, 100.0):
        die, result = dropped(on_it, pieces=(WALL,), velocity=(-pace, 0.0, 0.0), required=("ice-wall",))
        assert "ice-wall" in {contact.what for contact in result.contacts}
        assert die.failed == ("ice-wall",)


def test_a_die_that_flies_against_the_wall_and_falls_onto_the_target_is_in_time() -> None:
    die, result = dropped((-15.0, 0.0, 5.0), pieces=(WALL,), velocity=(-250.0, 0.0, 60.0), required=("ice-wall",))
    first = [contact.what for contact in result.contacts]
    assert first.index("ice-wall") < first.index("target")
    assert die.failed == ()
    assert not die.bounced


def test_a_die_must_bounce_inside_the_pond() -> None:
    """DF-18.12, DF-18.25: a bounce on the rim is not inside, and the water counts as the table."""
    inside, _ = dropped((30.0, 0.0, 6.0), pieces=(POND,), required=("pond",))
    assert (inside.failed, inside.bounced) == ((), True)
    rim = 30.0 + constants.POND_INNER + constants.POND_WIDTH / 2
    beside, result = dropped((rim, 0.0, 1.3), pieces=(POND,), velocity=(30.0, 0.0, 0.0), required=("pond",))
    assert "pond" in {contact.what for contact in result.contacts}
    assert beside.failed == ("pond",)


def test_a_die_must_touch_the_pond_before_the_target() -> None:
    assert verdict(touched("table", "target"), "pond").failed == ()
    assert verdict(touched("target", "table", "target"), "pond").failed == ("pond",)
    assert verdict(touched("table", "target", at=(40.0, 0.0, 0.0)), "pond").failed == ("pond",)
    assert verdict(touched("pond", "target"), "pond").failed == ("pond",)


def test_the_floe_counts_as_the_table_but_the_table_not_as_the_floe() -> None:
    """DF-18.16."""
    on_it, result = dropped((30.0, 0.0, 6.0), pieces=(FLOE,), required=("slide",))
    assert result.contacts[0].what == "floe"
    assert (on_it.failed, on_it.bounced) == ((), True)
    beside, _ = dropped((37.0, 0.0, 6.0), pieces=(FLOE,), required=("slide",))
    assert (beside.failed, beside.bounced) == (("slide",), True)
    assert verdict(touched("table", "target", "floe"), "slide").failed == ("slide",)


def test_a_die_must_slide_down_the_waterfall_first() -> None:
    """DF-18.11: a die that never lay on the waterfall is a miss; water cubes may touch each other before."""
    ramp = Ramp((35.0, 0.0, 10.0), heading_rotation(270))
    edge = [(35.0 + x / 10, 0.0, 10.0 + CUBE.resting_height) for x in range(30, -10, -1)]
    around, rest = ThrowScene(RINGS, (), (), ramp), Rest((6.75, 0.0, 1.05), IDENTITY, (("target", 1.0),))
    for names, met in (
        (("waterfall", "table", "target"), True),
        (("thrown 1", "waterfall", "table", "target"), True),
        (("table", "waterfall", "target"), False),
        ((), False),
    ):
        die = judge_die(CUBE, rest, touched(*names), edge, around, ("waterfall",))
        assert (die.failed == ()) == met, names
        assert die.place == SECTION
