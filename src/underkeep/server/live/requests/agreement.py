"""Agreement requests: a person wants to change a running game, and all other people at the table have to accept.

Like an undo request this is a small state machine. It is handed seats and times, and returns what the live table has to
do. A request that not everybody has accepted in time counts as refused.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from underkeep.core.state import Seat
from underkeep.protocol.socket import Agreement
from underkeep.server.errors import TableError
from underkeep.server.lobby.proposals import Proposal, SeatReplacement

AGREEMENT_SECONDS = 60.0
"""The time in which all people have to accept. At a table with days for each decision they have a day."""
MAX_REFUSALS = 3
"""After this number of refusals the requests of a person are refused without asking."""


@dataclass(frozen=True)
class AgreementRequest:
    """A proposal of a person, and what the people who have to accept are told of it."""

    person: str
    proposal: Proposal
    message: Agreement
    due: float
    """The time at which the request is refused."""

    @property
    def is_accepted(self) -> bool:
        """Whether everybody has accepted."""
        return not self.message.waiting


class AgreementRequests:
    """The open agreement request of a table, if there is one, and the refusals of each person's requests."""

    def __init__(self) -> None:
        self.request: AgreementRequest | None = None
        self._count = 0
        self._refusals: dict[str, int] = {}

    def open(
        self, person: str, seat: Seat | None, proposal: Proposal, waiting: list[Seat], now: float, seconds: float
    ) -> None:
        """Open a request of a person that the waiting seats have to accept. Raises a TableError if another request is
        open, or if too many of this person were refused."""
        if self.request is not None:
            raise TableError("table-agreement-asked")
        if self._refusals.get(person, 0) >= MAX_REFUSALS:
            raise TableError("table-agreement-refused")
        self._count += 1
        message = Agreement(number=self._count, what="end", waiting=waiting, left=seconds, seat=seat)
        if isinstance(proposal, SeatReplacement):
            message.what, message.about, message.who = "seat", proposal.seat, proposal.who
        self.request = AgreementRequest(person, proposal, message, now + seconds)

    def message(self, now: float) -> Agreement | None:
        """Return what people are told of the open request; None if no request is open."""
        if self.request is None:
            return None
        self.request.message.left = round(max(0.0, self.request.due - now), 1)
        return self.request.message

    def accept(self, number: int, seats: Collection[Seat]) -> AgreementRequest | None:
        """Take the consent of the person in these seats to the request of a number. Returns the request, which is
        closed if everybody has accepted; None if this person was not asked."""
        request = self._asked(number, seats)
        if request is not None:
            request.message.waiting[:] = [seat for seat in request.message.waiting if seat not in seats]
            if request.is_accepted:
                self._refusals.pop(request.person, None)
                self.request = None
        return request

    def refuse(self, number: int, seats: Collection[Seat]) -> AgreementRequest | None:
        """Take the refusal of the person in these seats. Returns the refused request; None if this person was not
        asked."""
        return None if self._asked(number, seats) is None else self.expire()

    def expire(self) -> AgreementRequest | None:
        """Refuse the open request, because the time is over. Returns it; None if no request is open."""
        request, self.request = self.request, None
        if request is not None:
            self._refusals[request.person] = self._refusals.get(request.person, 0) + 1
        return request

    def close(self) -> None:
        """Close the open request, because it no longer fits the table."""
        self.request = None

    def _asked(self, number: int, seats: Collection[Seat]) -> AgreementRequest | None:
        request = self.request
        if request is None or request.message.number != number or not set(seats) & set(request.message.waiting):
            return None
        return request
