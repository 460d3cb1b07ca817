"""Presence: whether the person of a seat is here, seems to be reconnecting, or is away. The time is handed in."""

from __future__ import annotations

from collections.abc import Collection

from underkeep.core.state import Seat
from underkeep.server.storage.rows import SeatRow

LOST_SECONDS = 10.0
"""A lost connection is shown to the other players after this time."""
AWAY_SECONDS = 60.0
"""After this time without a connection a person counts as away."""


class Presence:
    """When the last socket of each seat was lost, at all tables of a process."""

    def __init__(self, now: float) -> None:
        self._started = now
        self._lost: dict[tuple[str, int], float] = {}

    def connected(self, table: str, seat: Seat) -> None:
        """Take note of a new socket of a seat."""
        self._lost.pop((table, seat), None)

    def disconnected(self, table: str, seat: Seat, now: float) -> None:
        """Take note that the last socket of a seat was lost."""
        self._lost[table, seat] = now

    def forget_other_tables(self, tables: Collection[str]) -> None:
        """Forget the lost sockets of all tables but these, which are live. The people of a table that was dropped have
        been gone for longer than `AWAY_SECONDS`, so that they count as away without an entry too."""
        self._lost = {key: lost for key, lost in self._lost.items() if key[0] in tables}

    def __len__(self) -> int:
        return len(self._lost)

    def of(self, row: SeatRow, is_connected: bool, now: float) -> str:
        """Return the presence of a seat: `here`, `reconnecting` or `away`."""
        if row.who != "person" or is_connected:
            return "here"
        # After a restart all people have as much time to come back as after a lost connection.
        seconds = now - self._lost.get((row.table, row.seat), self._started)
        if seconds < LOST_SECONDS:
            return "here"
        return "reconnecting" if seconds < AWAY_SECONDS else "away"
