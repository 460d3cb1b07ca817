"""The verdict on a simulated die: whether it bounced, which techniques it met, and where it lies."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import hypot
from typing import NamedTuple

from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.bodies import Contact, Rest
from underkeep.games.dungeon_fighter.physics.dice import Die
from underkeep.games.dungeon_fighter.physics.gesture import Piece
from underkeep.games.dungeon_fighter.physics.outcome import (
    FROST,
    FROST_HOLE,
    HOLE,
    OFF,
    ON_ICEBERG,
    ON_WALL,
    WEAK_POINT,
    DieOutcome,
)
from underkeep.games.dungeon_fighter.physics.rotation import Point, to_body
from underkeep.games.dungeon_fighter.physics.scene import (
    DIE,
    FLOE,
    ICEBERG,
    RAMP,
    TABLE,
    TARGET,
    TEMPLATE,
    THROWN,
    WALL,
    Ramp,
    encode_pose,
)
from underkeep.games.dungeon_fighter.physics.target import Location, Plate, Target, hole_at, locate

MIN_SUPPORT = 0.5
"""The support from which a body holds a die up; with less, the die only leans against it."""


class ThrowScene(NamedTuple):
    """The things around a throw that the verdict needs."""

    target: Target
    plates: tuple[Plate, ...] = ()
    pieces: tuple[Piece, ...] = ()
    ramp: Ramp | None = None


def judge_die(
    die: Die,
    rest: Rest,
    contacts: Sequence[Contact],
    path: Sequence[Point],
    scene: ThrowScene,
    required: Collection[str] = (),
    missed: Collection[str] = (),
    ended: bool = True,
) -> DieOutcome:
    """Return the outcome of one die. The contacts and the path are those of this die; `missed` has the techniques that
    the hand did not meet."""
    unmet = {
        technique
        for technique, met in _TECHNIQUE_CHECKS.items()
        if technique in required and not met(contacts, path, scene)
    }
    unmet |= set(missed)
    found = resting_location(die, rest, scene) if ended else Location(OFF, 0, (), ())
    return DieOutcome(
        found.place,
        found.section,
        found.line,
        die.shows[die.top_face(rest.turn)[0]],
        has_bounced(contacts),
        tuple(sorted(unmet)),
        touched_icebergs(contacts),
        found.corners,
        encode_pose(rest.place, rest.turn),
    )


def resting_location(die: Die, rest: Rest, scene: ThrowScene) -> Location:
    """Return the location of a resting die (DF-7.4 to DF-7.6, DF-7.10 to DF-7.14, DF-19.8 to DF-19.11)."""
    if rest.gone:
        return Location(OFF, 0, (), ())
    touching = dict(rest.touching)
    if touching.get(WALL, 0.0) > MIN_SUPPORT:
        return Location(ON_WALL, 0, (), ())
    corners = die.lowest_corners(rest.place, rest.turn)
    lowest = corners[0]
    inside = hypot(rest.place[0], rest.place[1]) < constants.TARGET_RADIUS
    if inside and lowest[2] < constants.HOLE_DEPTH * constants.TARGET_THICKNESS and hole_at(lowest[0], lowest[1], 0.1):
        return Location(HOLE, 0, (), ())
    for plate in scene.plates:
        if plate.hole and lowest[2] < plate.place[2] and plate.distance(lowest[0], lowest[1]) < plate.hole + 0.05:
            return Location(FROST_HOLE, 0, (), ())
    ground = TARGET in touching or TABLE in touching
    under = [plate for number, plate in enumerate(scene.plates) if f"{TEMPLATE}{number}" in touching]
    if not under and any(what.startswith(DIE) for what in touching):
        # A die on another die counts by what is below its corners (DF-7.14); a template is a section (DF-19.1).
        under = [plate for plate in scene.plates if all(plate.covers(x, y) for x, y, _ in corners)]
    if under and not ground:
        # Of two templates the lower one counts (DF-19.9).
        lower = min(under, key=lambda plate: plate.place[2])
        return Location(FROST if lower.kind == "frost" else WEAK_POINT, 0, (), ())
    if not ground and touching and all(what.startswith(ICEBERG) for what in touching):
        return Location(ON_ICEBERG, 0, (), ())
    spots = [(x, y) for x, y, _ in corners]
    return locate(scene.target, spots, (rest.place[0], rest.place[1]), scene.plates)


def has_bounced(contacts: Sequence[Contact]) -> bool:
    """Whether the die bounced off the table outside the target, or off the floe, before it touched the target (DF-6.7,
    DF-7.9, DF-18.16)."""
    return any(contact.what == FLOE or _on_table(contact) for contact in contacts_before_target(contacts))


def contacts_before_target(contacts: Sequence[Contact]) -> list[Contact]:
    """Return the contacts of a die before it first touched the target or a thing on it."""
    found: list[Contact] = []
    for contact in contacts:
        if contact.what == TARGET or contact.what.startswith((TEMPLATE, ICEBERG)):
            break
        found.append(contact)
    return found


def touched_icebergs(contacts: Sequence[Contact]) -> tuple[int, ...]:
    """Return the icebergs that a die touched at any time (DF-19.14)."""
    numbers = {int(contact.what.removeprefix(ICEBERG)) for contact in contacts if contact.what.startswith(ICEBERG)}
    return tuple(sorted(numbers))


def _on_table(contact: Contact) -> bool:
    """Whether a contact is with the upper side of the table, not with its edge, nor with the part under the holes."""
    x, y, z = contact.point
    return contact.what == TABLE and z > -0.2 and hypot(x, y) > constants.TARGET_RADIUS


def _hit_pond(contacts: Sequence[Contact], path: Sequence[Point], scene: ThrowScene) -> bool:
    """Whether the die bounced inside the pond (DF-18.12). The rim is not inside (DF-18.25)."""
    return any(
        _on_table(contact)
        and hypot(contact.point[0] - piece.x / 10, contact.point[1] - piece.y / 10) < constants.POND_INNER
        for piece in scene.pieces
        if piece.kind == "pond"
        for contact in contacts_before_target(contacts)
    )


def _hit_floe(contacts: Sequence[Contact], path: Sequence[Point], scene: ThrowScene) -> bool:
    return any(contact.what == FLOE for contact in contacts_before_target(contacts))


def _hit_wall(contacts: Sequence[Contact], path: Sequence[Point], scene: ThrowScene) -> bool:
    """Whether the die touched the wall before its last landing (DF-18.13). Hops that are too short to be seen do not
    count as landings."""
    walls = [contact.start for contact in contacts if contact.what == WALL]
    if not walls:
        return False
    on_target = sorted(
        (contact.start, contact.end)
        for contact in contacts
        if contact.what == TARGET or contact.what.startswith(TEMPLATE)
    )
    gap = constants.LANDING_GAP * constants.STEPS_PER_SECOND
    last, until = None, -gap
    for start, end in on_target:
        if last is None or start - until > gap:
            last = start
        until = max(until, end)
    return last is None or walls[0] < last


def _left_ramp_by_edge(contacts: Sequence[Contact], path: Sequence[Point], scene: ThrowScene) -> bool:
    """Whether the die left the waterfall over the short edge, not over a lip (DF-18.11). Its centre decides."""
    ramp = scene.ramp
    # Water cubes lie side by side on it, and may touch each other first.
    first = next((contact.what for contact in contacts if not contact.what.startswith(THROWN)), "")
    if ramp is None or first != RAMP:
        return False
    half = constants.RAMP_WIDTH / 2
    last: Point | None = None
    for step, place in enumerate(path, start=1):
        here = to_body(ramp.place, ramp.turn_at(step / constants.STEPS_PER_SECOND), place)
        if not (-constants.RAMP_LENGTH <= here[0] <= 0 and abs(here[1]) <= half):
            if here[0] <= 0 or last is None:
                return False
            # Where between the two steps the edge was: a die may be over the edge and over a lip in the same step.
            part = -last[0] / (here[0] - last[0])
            aside, height = (last[i] + (here[i] - last[i]) * part for i in (1, 2))
            return abs(aside) <= half and 0 < height < _MAX_RAMP_HEIGHT
        last = here
    return False


_MAX_RAMP_HEIGHT = 4.0
"""Centimetres above the ramp: a die that is higher has flown off; it has not slid or rolled."""

_TECHNIQUE_CHECKS: dict[str, Callable[[Sequence[Contact], Sequence[Point], ThrowScene], bool]] = {
    "pond": _hit_pond,
    "slide": _hit_floe,
    "ice-wall": _hit_wall,
    "waterfall": _left_ramp_by_edge,
}
"""The techniques that the die itself must meet."""


def covered_dice(rest: Rest, numbers: Collection[int]) -> tuple[int, ...]:
    """Return the dice that a template lies on, by their numbers (DF-19.7)."""
    touching = {what for what, up in rest.touching if up > 0.3}
    return tuple(number for number in sorted(numbers) if f"{DIE}{number}" in touching)
