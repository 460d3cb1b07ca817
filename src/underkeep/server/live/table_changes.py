"""Changes of a table that are not part of its game: seats change hands, and a game ends without a result.

While a game is being played, no person changes it alone: all other people with seats have to agree (`agreement.py`).
The server sends every change to all clients at the table and adds a notice about it to the chat.
"""

from __future__ import annotations

import time

from underkeep.core.records.record import END
from underkeep.core.state import Seat
from underkeep.server.errors import TableError
from underkeep.server.live.play.clock import DAY_SECONDS
from underkeep.server.live.play.play_loop import PlayLoop
from underkeep.server.live.requests.agreement import AGREEMENT_SECONDS, AgreementRequest
from underkeep.server.lobby.proposals import GameEnd, Proposal, SeatReplacement
from underkeep.server.lobby.seats import changed_seat_columns
from underkeep.server.storage.rows import SeatRow


class ChangeableTable(PlayLoop):
    """A play loop whose seats and status change by requests."""

    async def refresh(self) -> None:
        """Read the seats and the status from storage, because they have changed, and tell the audience."""
        async with self.lock:
            await self._refresh()

    async def _refresh(self) -> None:
        row = await self.host.store.table(self.id)
        if row is None:
            return
        before, people = [self.row.status, *(seat.name for seat in self.seats)], self._seated_people()
        self.row, self.seats = row, await self.host.store.seats(self.id)
        self.preferences.reload_stops()
        self._shown = None
        self._disconnect_from_lost_seats()
        if people != self._seated_people():
            # The people who were asked are no longer the people at the table.
            self._close_agreement()
        if before != [self.row.status, *(seat.name for seat in self.seats)]:
            self._read_anew(await self.host.store.entries(self.id))
            self._rewrite_position()
            self.send_sync()
        self.send_people()
        await self.proceed()

    def _seated_people(self) -> list[tuple[str, str | None]]:
        return [(seat.who, seat.person) for seat in self.seats]

    def _disconnect_from_lost_seats(self) -> None:
        """Disconnect the listeners whose person has lost the seat, before anything else is sent to them."""
        for group in self.audience:
            for listener in list(group.listeners):
                if listener.seat is not None and listener.seat not in self.seats_of(listener.person):
                    self.audience.leave(listener)
                    listener.disconnect("not-your-seat")

    # --- the end without a result ---------------------------------------------------------------------

    async def end(self, message: str, **values: str) -> None:
        """End the game without a result, with a notice."""
        async with self.lock:
            await self._end(message, **values)

    async def _end(self, message: str, **values: str) -> None:
        if self.record.over:
            return
        self._require_playing()
        change = self._begin_change()
        data = self.record.end()
        await self._commit(change, [self._entry(END, None, "", data)])
        await self.add_notice(message, **values)

    # --- agreement ------------------------------------------------------------------------------------

    async def request_change(self, person: str, proposal: Proposal, *, without: Seat | None = None) -> list[Seat]:
        """Carry out the proposal of a person at once if no other person sits here, except the one in the seat
        `without`; otherwise ask them. Returns the seats that have to agree. Raises a TableError if another request is
        open, or if no game is being played."""
        async with self.lock:
            if self.row.status != "playing" or self.record.over:
                raise TableError("table-not-playing")
            excluded = {person, None if without is None else self.seats[without].person}
            waiting = [row.seat for row in self.seats if self._person_in(row) and row.person not in excluded]
            if not waiting:
                await self._carry_out(person, proposal)
                return []
            seat = next(iter(self.seats_of(person)), None)
            seconds = DAY_SECONDS if self.clock.days else AGREEMENT_SECONDS
            self.agreements.open(person, seat, proposal, waiting, time.monotonic(), seconds)
            self._background.set_timer("agreement", seconds, self._expire_agreement)
            self.send_people()
            return list(waiting)

    async def reply_to_agreement(self, person: str, number: int, accepts: bool) -> None:
        """Take the reply of a person to the agreement request of a number. A reply to another request is ignored."""
        async with self.lock:
            seats = self.seats_of(person)
            request = self.agreements.accept(number, seats) if accepts else self.agreements.refuse(number, seats)
            if request is None:
                return
            if self.agreements.request is not None:
                self.send_people()
                return
            self._background.cancel_timer("agreement")
            if request.is_accepted:
                self.send_people()
                await self._carry_out(request.person, request.proposal, is_agreed=True)
            else:
                await self._tell_refusal(request)

    def _expire_agreement(self) -> None:
        request = self.agreements.expire()
        if request is not None:
            self._background.start(self._tell_refusal(request))

    async def _tell_refusal(self, request: AgreementRequest) -> None:
        self.send_people()
        proposal = request.proposal
        if isinstance(proposal, SeatReplacement):
            await self.add_notice("table-notice-seat-refused", name=self.seats[proposal.seat].name)
        else:
            await self.add_notice("table-notice-end-refused")

    async def _carry_out(self, person: str, proposal: Proposal, is_agreed: bool = False) -> None:
        if isinstance(proposal, GameEnd):
            name = self._name_of(person)
            if is_agreed:
                await self._end("table-notice-end-agreed")
            elif name:
                await self._end("table-notice-ended", name=name)
            else:
                await self._end("table-notice-ended-by-owner")
            return
        seat = self.seats[proposal.seat]
        names = [row.name for row in self.seats if row.seat != seat.seat]
        columns = changed_seat_columns(
            self.row, seat, names, proposal.who, proposal.bot, proposal.language, self.host.store.secret
        )
        await self.host.store.change_seat(self.id, seat.seat, **columns)
        await self._refresh()
        if proposal.who == "bot":
            await self.add_notice("table-notice-seat-bot", name=seat.name, bot=self.seats[seat.seat].name)
        else:
            await self.add_notice("table-notice-seat-free", name=seat.name)

    def _person_in(self, row: SeatRow) -> str:
        """Return the person in a seat; empty if there is none."""
        return row.person or "" if row.who == "person" else ""

    def _name_of(self, person: str) -> str:
        """Return the name of the first seat of a person; empty if the person does not play."""
        return next((self.seats[seat].name for seat in self.seats_of(person)), "")
