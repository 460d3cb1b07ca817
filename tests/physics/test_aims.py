"""The stored aims: there is one for everything, it is legal, and a shaking hand keeps it so."""

from __future__ import annotations

from random import Random

import pytest

from underkeep.games.dungeon_fighter.physics import hit_curve
from underkeep.games.dungeon_fighter.physics.aims import (
    FLICK,
    OWN_WAYS,
    SKILLS,
    aim_for,
    half_turned,
    shaken,
    stored,
    usual_pieces,
)
from underkeep.games.dungeon_fighter.physics.check_gesture import check, check_toss
from underkeep.games.dungeon_fighter.physics.dice import KINDS
from underkeep.games.dungeon_fighter.physics.find_aims import SHAPES, results
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES
from underkeep.games.dungeon_fighter.physics.techniques import missed, pieces_for


def test_there_is_an_aim_for_every_technique_and_every_die() -> None:
    assert set(stored()) == {(way, shape) for way in ((), *((name,) for name in OWN_WAYS)) for shape in SHAPES}
    for technique in ("", *TECHNIQUES):
        required = (technique,) if technique else ()
        for kind in KINDS:
            for dice_set in ("cubes", "tetrahedra"):
                aim = aim_for(required, kind, dice_set)
                check(aim.gesture, required)
                check(half_turned(aim.gesture), required)
                assert missed(aim.gesture, required) == ()
                assert aim.hits >= aim.hits_three // 2 > 0


def test_a_shaking_hand_stays_within_its_ranges() -> None:
    rng = Random(2)
    for required in ((), *((technique,) for technique in TECHNIQUES), ("waterfall", "headbutt"), ("pond", "prayer")):
        gesture = aim_for(required).gesture
        for skill in SKILLS.values():
            check(shaken(gesture, required, skill, rng), required)
        assert shaken(gesture, required, SKILLS["legend"], rng) == gesture
    for skill in SKILLS.values():
        check_toss(shaken(FLICK, (), skill, rng, toss=True))


@pytest.mark.parametrize("side", [0, 33, 90, 200])
def test_the_usual_pieces_lie_where_they_may(side: int) -> None:
    for required in (("pond",), ("slide",), ("ice-wall",), ("waterfall",), ("pond", "slide", "ice-wall")):
        pieces = usual_pieces(side, required)
        assert tuple(piece.kind for piece in pieces) == pieces_for(required)
        gesture = aim_for(("waterfall",) if "waterfall" in required else ()).gesture
        check(type(gesture)(side, 0, gesture.speed, gesture.elevation, gesture.spin, pieces), required)


@pytest.mark.slow
def test_the_stored_aims_are_good() -> None:
    """They hit clearly more often than no aim at all, on throws that they were not chosen by."""
    for required, shape in stored():
        aim = stored()[required, shape]
        hits = sum(die.hits for die in results(aim.gesture, required, shape, range(500, 520), 1.0))
        assert hits >= 2, (required, shape, hits)


def test_the_curve_is_a_small_table() -> None:
    lines = list(hit_curve.table(4))
    assert len(lines) == 2 + len(hit_curve.UNITS)
    assert all("%" in line for line in lines[1:])
