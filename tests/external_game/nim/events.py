"""The events of Nim."""

from __future__ import annotations

from underkeep.core.events import Event


class Took(Event, frozen=True, array_like=True, tag=True):
    """A player has taken matches."""

    seat: int
    count: int
