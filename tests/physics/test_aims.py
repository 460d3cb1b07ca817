"""Tests of the stored aims: there is a legal one for every technique, and it stays legal with tremor."""

from __future__ import annotations

from random import Random

import pytest

from underkeep.games.dungeon_fighter.physics import hit_curve
from underkeep.games.dungeon_fighter.physics.aims import (
    GOOD_TOSS,
    TECHNIQUES_WITH_OWN_AIM,
    TREMOR_OF_SKILL,
    aim_for,
    rotate_half_turn,
    shake_gesture,
    stored_aims,
    usual_pieces,
)
from underkeep.games.dungeon_fighter.physics.check_gesture import check_throw, check_toss
from underkeep.games.dungeon_fighter.physics.dice import KINDS
from underkeep.games.dungeon_fighter.physics.find_aims import KIND_AND_SET_OF_SHAPE, best_dice
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES
from underkeep.games.dungeon_fighter.physics.techniques import missed_techniques, pieces_for


def test_there_is_an_aim_for_every_technique_and_every_die() -> None:
    assert set(stored_aims()) == {
        (way, shape) for way in ((), *((name,) for name in TECHNIQUES_WITH_OWN_AIM)) for shape in KIND_AND_SET_OF_SHAPE
    }
    for technique in ("", *TECHNIQUES):
        required = (technique,) if technique else ()
        for kind in KINDS:
            for dice_set in ("cubes", "tetrahedra"):
                aim = aim_for(required, kind, dice_set)
                check_throw(aim.gesture, required)
                check_throw(rotate_half_turn(aim.gesture), required)
                assert missed_techniques(aim.gesture, required) == ()
                assert aim.hits >= aim.hits_three // 2 > 0


def test_a_gesture_with_tremor_stays_within_its_ranges() -> None:
    rng = Random(2)
    for required in ((), *((technique,) for technique in TECHNIQUES), ("waterfall", "headbutt"), ("pond", "prayer")):
        gesture = aim_for(required).gesture
        for skill in TREMOR_OF_SKILL.values():
            check_throw(shake_gesture(gesture, required, skill, rng), required)
        assert shake_gesture(gesture, required, TREMOR_OF_SKILL["legend"], rng) == gesture
    for skill in TREMOR_OF_SKILL.values():
        check_toss(shake_gesture(GOOD_TOSS, (), skill, rng, toss=True))


@pytest.mark.parametrize("side", [0, 33, 90, 200])
def test_the_usual_pieces_lie_in_legal_places(side: int) -> None:
    for required in (("pond",), ("slide",), ("ice-wall",), ("waterfall",), ("pond", "slide", "ice-wall")):
        pieces = usual_pieces(side, required)
        assert tuple(piece.kind for piece in pieces) == pieces_for(required)
        gesture = aim_for(("waterfall",) if "waterfall" in required else ()).gesture
        check_throw(type(gesture)(side, 0, gesture.speed, gesture.elevation, gesture.spin, pieces), required)


@pytest.mark.slow
def test_the_stored_aims_hit_often(long: bool) -> None:
    """Stored aims hit clearly more often than random gestures, on throws that were not used to choose them. The short
    form throws with every fourth aim."""
    for required, shape in list(stored_aims())[:: 1 if long else 4]:
        aim = stored_aims()[required, shape]
        hits = sum(die.is_hit for die in best_dice(aim.gesture, required, shape, range(500, 520), 1.0))
        assert hits >= 2, (required, shape, hits)


def test_the_hit_curve_has_a_line_for_each_tremor_and_each_player() -> None:
    lines = list(hit_curve.table_lines(4))
    assert len(lines) == 1 + len(hit_curve.TREMORS) + 4
    assert [line.split()[0] for line in lines[-3:]] == ["untouched", "careless", "practised"]
    assert all("%" in line for line in lines[1:])
