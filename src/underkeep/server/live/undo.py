"""Undo at a table with other people: who may take back what, and whom it has to be asked of."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from underkeep.protocol.socket import Wish
from underkeep.server.table_errors import TableError

if TYPE_CHECKING:
    from underkeep.server.live.live_table import LiveTable

TO_AGREE = 8.0
"""Seconds that the others have to agree."""
PATIENCE = 3
"""After so many refusals a player's wishes are refused in silence."""


class Wishes:
    """The open wish of a table, if there is one."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.wish: Wish | None = None
        self.refusals: dict[int, int] = {}
        self._keep = 0
        self._version = 0
        self._message = ""
        self._timer: asyncio.TimerHandle | None = None

    def mine(self, seat: int) -> set[int]:
        """The seats whose answers somebody at this seat may take back: all those of the same person."""
        row = self.table.seats[seat]
        return set(self.table.holds(row.person)) if row.person else {seat}

    def told(self) -> Wish | None:
        """The open wish as everybody is told it."""
        return self.wish

    async def undo(self, seat: int, turn: bool, message: str) -> int | None:
        """Somebody wants to take back the last answer, or the whole turn. Gives the new version, or None if the
        others have to agree first. Raises a UserError if there is nothing to take back."""
        table = self.table
        async with table.lock:
            if (seat, message) in table.repeats:
                return table.repeats[seat, message]
            record = table.record
            number = record.last_answer_of(self.mine(seat))
            if number is None or table.row.status != "playing":
                raise TableError("table-nothing-to-undo")
            if number < record.first_undoable_answer:
                raise TableError("table-undo-settled")
            if turn:
                number = max(record.first_answer_of_turn(number), record.first_undoable_answer)
            asked = self._concerned(seat, number)
            if not asked:
                self.stop()
                return await table.undo(number, seat, message)
            if self.wish is not None:
                if (self.wish.seat, self._message) == (seat, message):
                    return None
                raise TableError("table-undo-asked")
            if self.refusals.get(seat, 0) >= PATIENCE:
                raise TableError("table-undo-refused")
            self.wish = Wish(seat=seat, waiting=asked, left=TO_AGREE)
            self._keep, self._version, self._message = number, table.version, message
            self._timer = asyncio.get_running_loop().call_later(TO_AGREE, self._refuse)
            table.news.tell_prompt()
            return None

    def _concerned(self, seat: int, number: int) -> list[int]:
        """The seats of other people that an undo concerns."""
        table = self.table
        others = [
            row.seat
            for row in table.seats
            if row.who == "person" and row.person and row.person != table.seats[seat].person and not row.stand_in
        ]
        if not others or table.record.is_undo_harmless(number):
            return []
        return [other for other in others if table.game.is_playing(table.record.table.state, other)]

    async def consent(self, seat: int, agree: bool) -> None:
        """What one of the others says to it."""
        table = self.table
        async with table.lock:
            wish = self.wish
            if wish is None or seat not in wish.waiting:
                return
            if not agree:
                return self._refuse()
            wish.waiting.remove(seat)
            if wish.waiting:
                return table.news.tell_prompt()
            keep, who = self._keep, wish.seat
            self.stop()
            await table.undo(keep, who, self._message)
            self.refusals.pop(who, None)
        return None

    def _refuse(self) -> None:
        if self.wish is not None:
            self.refusals[self.wish.seat] = self.refusals.get(self.wish.seat, 0) + 1
            self.stop()
            self.table.news.tell_prompt()

    def outdated(self) -> None:
        """Something has happened at the table: an open wish is void."""
        if self.wish is not None and self._version != self.table.version:
            self.stop()

    def stop(self) -> None:
        """There is no open wish any more."""
        self.wish = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
