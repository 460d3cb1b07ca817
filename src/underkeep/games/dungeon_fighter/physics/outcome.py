"""The outcome of a throw, for every die. It comes from the physics or from people with real dice."""

from __future__ import annotations

import msgspec

SECTION, CENTRE, HOLE, MARGIN, OFF = "section", "centre", "hole", "margin", "off"
FROST, FROST_HOLE, WEAK_POINT = "frost", "frost-hole", "weak-point"
ON_WALL, ON_ICEBERG = "ice-wall", "iceberg"
PLACES = (SECTION, CENTRE, HOLE, MARGIN, OFF, FROST, FROST_HOLE, WEAK_POINT, ON_WALL, ON_ICEBERG)
"""The places where a die can come to rest (DF-7.1 to DF-7.6, DF-7.14, DF-19.8 to DF-19.11)."""

EYE, SNOW, BLANK = "eye", "snow", ""
"""The symbols that a die can show."""

Pose = tuple[int, ...]
"""A position and a rotation: hundredths of millimetres (x, y, z) and a quaternion (x, y, z, w) in 32,767ths."""


class DieOutcome(msgspec.Struct, frozen=True, array_like=True):
    """The outcome of one die."""

    place: str
    section: int = 0
    """The number of its section; 10 for the centre, 0 in no section (DF-7.10, DF-7.15)."""
    line: tuple[int, ...] = ()
    """The numbers of all sections that the resting face overlaps, highest first, if there are several (DF-7.13)."""
    shows: str = BLANK
    bounced: bool = True
    """Whether the die bounced off the table, outside the target, before it touched the target (DF-6.7, DF-7.9)."""
    failed: tuple[str, ...] = ()
    """The required techniques that were not met (DF-7.7)."""
    icebergs: tuple[int, ...] = ()
    """The touched icebergs, by the number of their hole (DF-19.14)."""
    corners: tuple[tuple[int, int], ...] = ()
    """Pairs of a section (0 for the margin and outside) and the number of corners there, from which texts give the
    reason."""
    pose: Pose = ()
    """The pose of the die; empty for a reported die."""

    @property
    def is_hit(self) -> bool:
        """Whether the throw is a hit (DF-7.1)."""
        return self.bounced and not self.failed and self.place in (SECTION, CENTRE, FROST, WEAK_POINT)


class ThrowOutcome(msgspec.Struct, frozen=True, array_like=True):
    """The outcome of one throw. It is stored with the answer, and never computed again."""

    dice: tuple[DieOutcome, ...]
    """The outcome of each die. Only water cubes are more than one."""
    moved: tuple[tuple[int, Pose], ...] = ()
    """The new poses of dice that the throw pushed, by their number on the table (DF-6.11)."""
    trajectory: bytes = b""
    """The packed trajectory for viewers; empty for a reported throw."""


class TossOutcome(msgspec.Struct, frozen=True, array_like=True):
    """The outcome of the toss of a template (DF-19.3 to DF-19.7)."""

    turned: bool = True
    """Whether the template turned by half a turn at least."""
    touches_table: bool = False
    on_target: bool = True
    covers: tuple[int, ...] = ()
    """The dice under the template, by their number on the table."""
    pose: Pose = ()
    trajectory: bytes = b""

    @property
    def result(self) -> str:
        """The result in one word: `turn` (it turned too little), `table` (it touches the table), `off` or `lies`."""
        if not self.turned:
            return "turn"
        if self.touches_table:
            return "table"
        return "lies" if self.on_target else "off"
