"""The events of Nim."""

from __future__ import annotations

from underkeep.core.events import Event, event
from underkeep.core.state import Seat


@event(show=0.5)
class Took(Event, frozen=True, array_like=True, tag=True):
    """A player has taken matches."""

    seat: Seat
    count: int
