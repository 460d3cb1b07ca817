"""What becomes of a throw: the verdict about every die, whoever gives it: the physics, or people at a real table."""

from __future__ import annotations

import msgspec

SECTION, CENTRE, HOLE, MARGIN, OFF = "section", "centre", "hole", "margin", "off"
FROST, FROST_HOLE, WEAK_POINT = "frost", "frost-hole", "weak-point"
ON_WALL, ON_ICEBERG = "ice-wall", "iceberg"
PLACES = (SECTION, CENTRE, HOLE, MARGIN, OFF, FROST, FROST_HOLE, WEAK_POINT, ON_WALL, ON_ICEBERG)
"""Where a die can come to rest (DF-7.1 to DF-7.6, DF-7.14, DF-19.8 to DF-19.11)."""

EYE, SNOW, BLANK = "eye", "snow", ""
"""What a die can show."""

Pose = tuple[int, ...]
"""Where something lies: hundredths of millimetres (x, y, z) and the turn as a quaternion (x, y, z, w) of 32,767ths."""


class DieOutcome(msgspec.Struct, frozen=True, array_like=True):
    """One die at rest."""

    place: str
    section: int = 0
    """The number of the section, if it is in one; 10 for the centre (DF-7.10, DF-7.15)."""
    line: tuple[int, ...] = ()
    """The numbers of all sections that the resting face overlaps, if there are several, highest first (DF-7.13)."""
    shows: str = BLANK
    bounced: bool = True
    """Off the table, outside the target, before it touched the target (DF-6.7, DF-7.9)."""
    failed: tuple[str, ...] = ()
    """The required techniques that were not met (DF-7.7)."""
    icebergs: tuple[int, ...] = ()
    """The icebergs that it touched, by the number of their hole (DF-19.14)."""
    corners: tuple[tuple[int, int], ...] = ()
    """Numbers of sections (0: margin, outside) and how many corners lie there: for the reason in words."""
    pose: Pose = ()
    """Nothing if people reported it."""

    @property
    def is_hit(self) -> bool:
        """Whether the throw is a hit (DF-7.1)."""
        return self.bounced and not self.failed and self.place in (SECTION, CENTRE, FROST, WEAK_POINT)


class ThrowOutcome(msgspec.Struct, frozen=True, array_like=True):
    """Everything that one throw did. It is stored with the answer: nobody computes it again."""

    dice: tuple[DieOutcome, ...]
    """More than one for the water cubes."""
    moved: tuple[tuple[int, Pose], ...] = ()
    """Where dice lie now that lay there before and were pushed, by their number on the table (DF-6.11)."""
    trajectory: bytes = b""
    """The trajectory for those who watch, packed; empty if people reported the throw."""


class TossOutcome(msgspec.Struct, frozen=True, array_like=True):
    """A template that was tossed (DF-19.3 to DF-19.7)."""

    turned: bool = True
    """By half a turn at least."""
    touches_table: bool = False
    on_target: bool = True
    covers: tuple[int, ...] = ()
    """The dice under it, by their number on the table."""
    pose: Pose = ()
    trajectory: bytes = b""
