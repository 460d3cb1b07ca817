"""The throw as the game calls it: a gesture goes in, an outcome with its trajectory comes out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import hypot
from random import Random

import msgspec

from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.bodies import SimulationResult, Track
from underkeep.games.dungeon_fighter.physics.check_gesture import check_throw, check_toss
from underkeep.games.dungeon_fighter.physics.dice import CUBES, Die, die_of
from underkeep.games.dungeon_fighter.physics.engine import simulate
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import Gesture
from underkeep.games.dungeon_fighter.physics.outcome import Pose, ThrowOutcome, TossOutcome
from underkeep.games.dungeon_fighter.physics.release import ReleasedDice, drop_template, release_dice, release_template
from underkeep.games.dungeon_fighter.physics.scene import (
    DIE,
    RAMP,
    TABLE,
    WALL,
    RestingDie,
    build_scene,
    decode_pose,
    encode_pose,
)
from underkeep.games.dungeon_fighter.physics.target import HOLES, Plate, get_target
from underkeep.games.dungeon_fighter.physics.techniques import missed_techniques
from underkeep.games.dungeon_fighter.physics.trajectory import pack_trajectory
from underkeep.games.dungeon_fighter.physics.verdict import ThrowScene, covered_dice, judge_die

TEMPLATES = ("frost", "weak-point")
_MIN_PUSH = 20
"""Hundredths of millimetres: a die that moved less was not pushed."""


class LyingDie(msgspec.Struct, frozen=True, array_like=True):
    """A die that was left lying (DF-6.10)."""

    number: int
    """The number of the die on the table."""
    kind: str
    pose: Pose


class LyingTemplate(msgspec.Struct, frozen=True, array_like=True):
    """A template on the target (DF-19.1)."""

    kind: str
    """`frost` or `weak-point`."""
    pose: Pose


class DiceTable(msgspec.Struct, frozen=True, array_like=True):
    """Everything on the table before a throw."""

    target: str = "rings"
    dice: str = CUBES
    """The shape of the coloured and white dice."""
    lying: tuple[LyingDie, ...] = ()
    templates: tuple[LyingTemplate, ...] = ()
    icebergs: tuple[int, ...] = ()
    """The holes that have an iceberg."""


def throw(
    table: DiceTable,
    kinds: Sequence[str],
    gesture: Gesture,
    required: Collection[str] = (),
    seed: int | str = 0,
    tremor: float = constants.TREMOR,
) -> ThrowOutcome:
    """Throw one die, or the three water cubes. Raises a UserError if no hand can make the gesture.

    The same arguments give the same outcome on the same kind of machine.
    """
    check_throw(gesture, required)
    return simulate_throw(table, kinds, gesture, required, seed, tremor)


def simulate_throw(
    table: DiceTable,
    kinds: Sequence[str],
    gesture: Gesture,
    required: Collection[str] = (),
    seed: int | str = 0,
    tremor: float = constants.TREMOR,
) -> ThrowOutcome:
    """Return the outcome of a throw, without a check of the gesture."""
    dice = [die_of(kind, table.dice) for kind in kinds]
    plates, lying = _plates(table), _resting_dice(table)
    hand, result = ReleasedDice(()), None
    for attempt in range(constants.MAX_ATTEMPTS):
        hand = release_dice(dice, gesture, required, _random_of_attempt(seed, attempt), tremor)
        result = simulate(build_scene(gesture.pieces, hand.ramp, plates, _icebergs(table), lying), hand.releases)
        if result.ended:
            break
    assert result
    scene = ThrowScene(get_target(table.target), plates, gesture.pieces, hand.ramp)
    unmet = missed_techniques(gesture, required)
    verdicts = tuple(
        judge_die(
            die,
            result.rests[number],
            [contact for contact in result.contacts if contact.thrown == number],
            result.paths[number],
            scene,
            required,
            unmet,
            result.ended,
        )
        for number, die in enumerate(dice)
    )
    moved = _moved_dice(table, result)
    return ThrowOutcome(verdicts, moved, _pack_result(table, kinds, dice, result, {number for number, _ in moved}))


def toss(
    table: DiceTable, template: str, gesture: Gesture, seed: int | str = 0, tremor: float = constants.TREMOR
) -> TossOutcome:
    """Toss a template onto the target (DF-19.3 to DF-19.7)."""
    if template not in TEMPLATES:
        raise ThrowError("error-throw-template", name=template, known=list(TEMPLATES))
    check_toss(gesture)
    plates, lying = _plates(table), _resting_dice(table)
    result = None
    for attempt in range(constants.MAX_ATTEMPTS):
        release = release_template(template, gesture, _random_of_attempt(seed, attempt), tremor)
        result = simulate(build_scene(plates=plates, icebergs=_icebergs(table), lying=lying), (release,))
        if result.ended:
            break
    assert result
    track, contacts = result.tracks[0], result.contacts
    turned = result.turned[0] >= constants.MIN_TOSS_TURN
    steps = result.steps
    covers: tuple[int, ...] = ()
    while under := covered_dice(result.rests[0], [die.number for die in lying]):
        # The dice under it are taken away, and it drops onto the target, or onto other dice.
        covers += under
        lying = tuple(die for die in lying if die.number not in under)
        scene = build_scene(plates=plates, icebergs=_icebergs(table), lying=lying)
        result = simulate(scene, (drop_template(template, result.rests[0].place, result.rests[0].turn),))
        track = Track(track.name, track.frames + result.tracks[0].frames)
        contacts += tuple(
            contact._replace(start=contact.start + steps, end=contact.end + steps) for contact in result.contacts
        )
        steps += result.steps
    rest = result.rests[0]
    on_table = any(what == TABLE for what, _ in rest.touching)
    inside = hypot(rest.place[0], rest.place[1]) < constants.TARGET_RADIUS
    return TossOutcome(
        turned,
        on_table,
        result.ended and inside and not rest.gone and not on_table,
        tuple(sorted(covers)),
        encode_pose(rest.place, rest.turn),
        pack_trajectory([(template, 0)], [track], contacts),
    )


def _random_of_attempt(seed: int | str, attempt: int) -> Random:
    """Return the random generator of one attempt. A text as seed gives the same numbers in every process."""
    return Random(f"throw {seed} {attempt}")


def _plates(table: DiceTable) -> tuple[Plate, ...]:
    return tuple(Plate(template.kind, *decode_pose(template.pose)) for template in table.templates if template.pose)


def _icebergs(table: DiceTable) -> tuple[int, ...]:
    return tuple(number for number in table.icebergs if number in HOLES)


def _resting_dice(table: DiceTable) -> tuple[RestingDie, ...]:
    """Return the dice on the table that have a known position. Dice that fell off it cannot be touched."""
    found = []
    for die in table.lying:
        if not die.pose:
            continue
        place, turn = decode_pose(die.pose)
        if place[2] > 0 and abs(place[0]) < constants.TABLE_HALF[0] and abs(place[1]) < constants.TABLE_HALF[1]:
            found.append(RestingDie(die.number, die_of(die.kind, table.dice), place, turn))
    return tuple(found)


def _moved_dice(table: DiceTable, result: SimulationResult) -> tuple[tuple[int, Pose], ...]:
    before = {die.number: die.pose for die in table.lying}
    found = []
    for name, rest in result.pushed:
        if name.startswith(DIE):
            number = int(name.removeprefix(DIE))
            pose = encode_pose(rest.place, rest.turn)
            if any(abs(now - then) > _MIN_PUSH for now, then in zip(pose[:3], before[number][:3], strict=True)):
                found.append((number, pose))
    return tuple(found)


def _body_code(kind: str, die: Die) -> str:
    return kind if die.sides == 6 else f"{kind} tetrahedron"


def _pack_result(
    table: DiceTable, kinds: Sequence[str], dice: Sequence[Die], result: SimulationResult, moved: Collection[int]
) -> bytes:
    """Return the packed trajectory of the thrown dice, and of everything else that moved."""
    bodies = [(_body_code(kind, die), number) for number, (kind, die) in enumerate(zip(kinds, dice, strict=True))]
    tracks = list(result.tracks[: len(bodies)])
    lying = {die.number: die.kind for die in table.lying}
    for track in result.tracks[len(bodies) :]:
        if track.name in (WALL, RAMP):
            bodies.append((track.name, 0))
            tracks.append(track)
        elif (number := int(track.name.removeprefix(DIE))) in moved:
            bodies.append((_body_code(lying[number], die_of(lying[number], table.dice)), number))
            tracks.append(track)
    return pack_trajectory(bodies, tracks, result.contacts)
