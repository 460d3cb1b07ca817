"""Undo requests: a player wants to undo an answer, and the other players have to accept.

An undo request is a small state machine. It is handed seats and versions, and returns what the live table has to do.
"""

from __future__ import annotations

from dataclasses import dataclass

from underkeep.core.state import Seat
from underkeep.protocol.socket import Wish
from underkeep.server.errors import TableError

ACCEPT_SECONDS = 20.0
"""The time in which the other players can accept."""
MAX_REFUSALS = 3
"""After this number of refusals the requests of a seat are refused without asking."""


@dataclass(frozen=True)
class Undo:
    """All players have accepted: undo all answers from number `keep` on."""

    keep: int
    seat: Seat
    message: str


@dataclass(frozen=True)
class AskPlayers:
    """The players have to be asked; the request is refused after these seconds."""

    seconds: float


@dataclass(frozen=True)
class TellPlayers:
    """The undo request has changed, and the players have to be told."""


class UndoRequests:
    """The open undo request of a table, if there is one, and the refusals of each seat."""

    def __init__(self) -> None:
        self.request: Wish | None = None
        self._refusals: dict[Seat, int] = {}
        self._keep = 0
        self._version = 0
        self._message = ""

    def open(
        self, seat: Seat, concerned: list[Seat], keep: int, version: int, message: str, first_event: int = 0
    ) -> AskPlayers | None:
        """Open a request of a seat that the concerned seats have to accept; the events from `first_event` on would be
        undone. Returns None for a repeated message. Raises a TableError if another request is open, or if too many
        were refused."""
        if self.request is not None:
            if (self.request.seat, self._message) == (seat, message):
                return None
            raise TableError("table-undo-asked")
        if self._refusals.get(seat, 0) >= MAX_REFUSALS:
            raise TableError("table-undo-refused")
        self.request = Wish(seat=seat, waiting=concerned, left=ACCEPT_SECONDS, since=first_event)
        self._keep, self._version, self._message = keep, version, message
        return AskPlayers(ACCEPT_SECONDS)

    def reply(self, seat: Seat, accepts: bool) -> Undo | TellPlayers | None:
        """Take the reply of a seat. Returns None if the seat was not asked."""
        request = self.request
        if request is None or seat not in request.waiting:
            return None
        if not accepts:
            return self.refuse()
        request.waiting.remove(seat)
        if request.waiting:
            return TellPlayers()
        self.close()
        return Undo(self._keep, request.seat, self._message)

    def refuse(self) -> TellPlayers | None:
        """Refuse the open request. Returns None if no request is open."""
        if self.request is None:
            return None
        seat = self.request.seat
        self._refusals[seat] = self._refusals.get(seat, 0) + 1
        self.close()
        return TellPlayers()

    def forget_refusals(self, seat: Seat) -> None:
        """Forget the refusals of a seat, because a request of it was accepted."""
        self._refusals.pop(seat, None)

    def is_outdated(self, version: int) -> bool:
        """Whether the table has changed since the open request was made."""
        return self.request is not None and self._version != version

    def close(self) -> None:
        """Close the open request."""
        self.request = None
