"""The practice table: a throw or a toss under chosen conditions. The result does not count and is not stored."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from typing import Any

import msgspec

from underkeep.core.capabilities.outcomes import Practice, PracticeResult
from underkeep.core.options.option import Option
from underkeep.games.dungeon_fighter.display.board_types import LyingDie, LyingTemplate, PracticeTable
from underkeep.games.dungeon_fighter.events import DieCovered, Thrown, Tossing
from underkeep.games.dungeon_fighter.options import Throw, Toss
from underkeep.games.dungeon_fighter.physics import constants, throw
from underkeep.games.dungeon_fighter.physics.dice import die_of
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.outcome import ThrowOutcome
from underkeep.games.dungeon_fighter.physics.target import HOLES, get_target
from underkeep.games.dungeon_fighter.physics.throw import TEMPLATES as TEMPLATE_NAMES
from underkeep.games.dungeon_fighter.physics.throw import DiceTable
from underkeep.games.dungeon_fighter.rules.gesture_options import GestureOptions
from underkeep.games.dungeon_fighter.state import DICE, FROSTS, WATER, WATER_CUBES, WEAK, Die
from underkeep.games.dungeon_fighter.throw_sources.outcomes import require_physics_engine

MAX_LYING_DICE = 16
"""The number of dice in the box (DF-1.2)."""
_MIN_HEIGHT, _MAX_HEIGHT = 400, 20_000
"""The lowest and the highest centre of a die that lies on the table or on other dice, in hundredths of millimetres."""
_MIN_TEMPLATE_HEIGHT = 100
"""The lowest centre of a template: it is thinner than a die."""
MAX_TEMPLATES = 3
"""The number of templates in the box (DF-1.4)."""
_ROTATION_LENGTHS = (32_000, 33_500)
"""The shortest and the longest rotation of a pose. The exact length is 32,767; rounding changes it a little."""


def practise(table: Mapping[str, Any], option: Option, seed: int) -> PracticeResult:
    """Throw a die, or toss a template, with the checks and the physics of a real game. Raises a UserError if the table
    or the gesture is impossible."""
    practice_table = _read_table(table)
    require_physics_engine()
    if practice_table.tossing:
        return _practise_toss(practice_table, option, seed)
    required = tuple(dict.fromkeys(practice_table.required))
    GestureOptions(required).check(option)
    assert isinstance(option, Throw)
    die = Die(DICE.index(practice_table.die))
    kinds = [practice_table.die] * (WATER_CUBES if die == WATER else 1)
    outcome = throw.throw(_dice_table(practice_table), kinds, option.gesture, required, seed)
    events = tuple(
        Thrown(None, die, cube, landed, option.gesture.side, option.gesture.pieces, b"" if cube else outcome.trajectory)
        for cube, landed in enumerate(outcome.dice)
    )
    return PracticeResult(events, msgspec.structs.replace(practice_table, lying=_lying_after(practice_table, outcome)))


def _practise_toss(practice_table: PracticeTable, option: Option, seed: int) -> PracticeResult:
    """Toss a template. One that lies on the target stays there, and the dice under it are taken away (DF-19.7)."""
    GestureOptions(toss=True).check(option)
    assert isinstance(option, Toss)
    tossed = throw.toss(_dice_table(practice_table), practice_table.tossing, option.gesture, seed)
    laid = tossed.result == "lies"
    kind = WEAK if practice_table.tossing == TEMPLATE_NAMES[-1] else FROSTS[len(practice_table.templates) % 2]
    covers = tossed.covers if laid else ()
    events = [Tossing(None, kind, tossed.result, tossed.trajectory, covers)]
    covered = [die for number, die in practice_table.lying.items() if int(number) in covers]
    left = [die for number, die in practice_table.lying.items() if int(number) not in covers]
    templates = list(practice_table.templates.values())
    if laid:
        templates.append(LyingTemplate(practice_table.tossing, list(tossed.pose)))
    after = msgspec.structs.replace(
        practice_table,
        lying={str(number): die for number, die in enumerate(left)},
        templates={str(number): template for number, template in enumerate(templates[-MAX_TEMPLATES:])},
    )
    return PracticeResult((*events, *(DieCovered(Die(DICE.index(die.die))) for die in covered)), after)


def _read_table(table: Mapping[str, Any]) -> PracticeTable:
    """Return the practice table that a client sent. Raises a UserError about anything that cannot be on it."""
    try:
        practice_table = msgspec.convert(table, PracticeTable)
    except msgspec.ValidationError as error:
        where = str(error).rpartition(" - at ")[2].strip("`")
        raise ThrowError("error-practice-table", where=where) from None
    die_of(practice_table.die, practice_table.dice)
    get_target(practice_table.target)
    for hole in practice_table.icebergs:
        if hole not in HOLES:
            raise ThrowError("error-practice-hole", hole=hole, known=list(HOLES))
    if len(practice_table.lying) > MAX_LYING_DICE:
        raise ThrowError("error-practice-many", most=MAX_LYING_DICE, count=len(practice_table.lying))
    for number, die in practice_table.lying.items():
        die_of(die.die, practice_table.dice)
        if not (
            number.isascii() and number.isdecimal() and int(number) < 2 * MAX_LYING_DICE and _lies_on_table(die.pose)
        ):
            raise ThrowError("error-practice-lying", number=number)
    kinds = [template.kind for template in practice_table.templates.values()]
    for kind in [*kinds, *([practice_table.tossing] if practice_table.tossing else [])]:
        if kind not in TEMPLATE_NAMES:
            raise ThrowError("error-throw-template", name=kind, known=list(TEMPLATE_NAMES))
    if len(kinds) > MAX_TEMPLATES or not all(
        _lies_on_table(template.pose, _MIN_TEMPLATE_HEIGHT) for template in practice_table.templates.values()
    ):
        raise ThrowError("error-practice-templates", most=MAX_TEMPLATES)
    return practice_table


def _lies_on_table(pose: list[int], lowest: int = _MIN_HEIGHT) -> bool:
    """Whether a thing with this pose lies on the table, with its centre not below this height."""
    if len(pose) != 7:
        return False
    (x, y, z), (least, most) = pose[:3], _ROTATION_LENGTHS
    east, north = (half * 1000 for half in constants.TABLE_HALF)
    return (
        abs(x) < east
        and abs(y) < north
        and lowest <= z <= _MAX_HEIGHT
        and all(abs(part) <= most for part in pose[3:])
        and least <= hypot(*pose[3:]) <= most
    )


def _dice_table(practice_table: PracticeTable) -> DiceTable:
    """Return the practice table as the physics needs it."""
    return DiceTable(
        target=practice_table.target,
        dice=practice_table.dice,
        lying=tuple(
            throw.LyingDie(int(number), die.die, tuple(die.pose)) for number, die in practice_table.lying.items()
        ),
        templates=tuple(
            throw.LyingTemplate(template.kind, tuple(template.pose)) for template in practice_table.templates.values()
        ),
        icebergs=tuple(dict.fromkeys(practice_table.icebergs)),
    )


def _lying_after(practice_table: PracticeTable, outcome: ThrowOutcome) -> dict[str, LyingDie]:
    """Return the dice that lie on the table after the throw, with new numbers. Dice that fell off the table are left
    out."""
    moved = dict(outcome.moved)
    before = [
        msgspec.structs.replace(die, pose=list(moved.get(int(number), die.pose)))
        for number, die in practice_table.lying.items()
    ]
    thrown = [LyingDie(practice_table.die, die.place, die.section, list(die.pose)) for die in outcome.dice]
    return {
        str(number): die for number, die in enumerate(die for die in (*before, *thrown) if _lies_on_table(die.pose))
    }


class FighterPractice(Practice):
    """Practice throws."""

    def practise(self, table: Mapping[str, Any], option: Option, seed: int) -> PracticeResult:
        return practise(table, option, seed)


PRACTICE = FighterPractice()
