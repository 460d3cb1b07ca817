"""The position of Nim."""

from __future__ import annotations

from underkeep.core.state import Seat, State, plain_data


@plain_data
class NimState(State):
    """A pile of matches, and the seat whose turn it is."""

    matches: int
    active_seat: Seat
