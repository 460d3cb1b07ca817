"""A live table: the play loop of a table, and everything that people can request of it.

Every request runs under the lock of the table. It changes one of the parts or the record, and then lets the play loop
store, tell and proceed.
"""

from __future__ import annotations

import time
from typing import Protocol

import msgspec

from underkeep.bots import stand_in
from underkeep.core.records.record import ANSWER, UNDO
from underkeep.core.state import Seat
from underkeep.protocol.socket import StopSettings
from underkeep.server.accounts.names import distinct_name
from underkeep.server.errors import DecisionOver, TableError
from underkeep.server.live.audience import Listener
from underkeep.server.live.play.table_state import PlayHost
from underkeep.server.live.requests.undo import Undo
from underkeep.server.live.table_changes import ChangeableTable
from underkeep.server.lobby.proposals import GameEnd
from underkeep.server.rate_limits import RateLimit
from underkeep.server.storage.database import StorageUnavailable
from underkeep.server.storage.rows import ChatRow, SeatRow, TableRow

CHAT_RATE = (5, 10.0)
"""The largest number of lines of one person in the chat, and the seconds in which they are counted."""


class TableHost(PlayHost, Protocol):
    """What a live table needs of the process in which it lives (`live_tables.LiveTables`)."""

    def report_failure(self, table: LiveTable, error: BaseException) -> None:
        """Repair a table after a failure in the background."""

    def listener_left(self, table: LiveTable) -> None:
        """Tell the other people later that a socket was lost."""


class LiveTable(ChangeableTable):
    """A table that people play at and watch."""

    host: TableHost

    def __init__(self, host: TableHost, row: TableRow, seats: list[SeatRow]) -> None:
        super().__init__(host, row, seats, lambda error: host.report_failure(self, error))
        self.last_used = time.monotonic()
        """The time at which this table was last requested."""
        self.handled_messages: dict[tuple[str, str], int | None] = {}
        """The messages of each person, and the version at which each was carried out; None while it is."""
        self.chat_rate_limit = RateLimit(CHAT_RATE)
        """Counts the lines of each person in the chat."""

    # --- storage --------------------------------------------------------------------------------------

    async def load_chat(self) -> None:
        """Read the chat from storage."""
        self.chat.load(await self.host.store.chat(self.id))

    async def reload(self) -> None:
        """Read the whole record from storage after a failure, and send it to the audience."""
        async with self.lock:
            await self.load()
            self.send_sync()
            await self.proceed()

    # --- answers --------------------------------------------------------------------------------------

    async def give_up(self, seat: Seat, message: str) -> int | None:
        """Let a seat leave the game for good. In a cooperative game a bot plays on for it, and the last person ends the
        game. Returns the version of a resignation; None if nothing was recorded for the seat."""
        if not self.game.cooperative:
            return await self._resign(seat, message)
        name = self.seats[seat].name
        if len(self.people()) > 1:
            await self.set_stand_in(seat, stand_in(self.game.name))
            await self.add_notice("table-notice-handed-over", name=name)
        else:
            await self.end("table-notice-ended", name=name)
        return None

    async def _resign(self, seat: Seat, message: str) -> int:
        async with self.lock:
            if (known := self.stored.version_by_message.get((seat, message))) is not None:
                return known
            self._require_playing()
            change = self._begin_change()
            data = self.record.resign(seat)
            await self._commit(change, [self._entry(ANSWER, seat, message, data)])
            return self.stored.version_by_message.get((seat, message), change.base + 1)

    # --- preferences of a seat ------------------------------------------------------------------------

    async def hold(self, seat: Seat, is_on: bool) -> None:
        """Let a seat be asked at the next opportunity."""
        async with self.lock:
            self.preferences.hold(seat, is_on)
            await self._preferences_changed(seat)

    async def pass_in_advance(self, seat: Seat, version: int, is_on: bool) -> None:
        """Let a seat pass in advance, as long as nobody plays anything."""
        async with self.lock:
            if is_on and version == self.version:
                self.preferences.pass_in_advance(seat, version)
            else:
                self.preferences.advance_passes.remove(seat)
            await self._preferences_changed(seat)

    async def set_stops(self, seat: Seat, stops: StopSettings) -> None:
        """Set and store where a seat wants to be asked."""
        async with self.lock:
            stored = self.preferences.set_stops(seat, stops, self.game.assist.progress(self.record.table.state))
            prefs = self.seats[seat].prefs | {"stops": stored}
            try:
                await self.host.store.change_seat(self.id, seat, prefs=prefs)
            except StorageUnavailable:
                self.preferences.reload_stops()
                raise
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], prefs=prefs)
            await self._preferences_changed(seat)

    async def _preferences_changed(self, seat: Seat) -> None:
        """Decide again whether the open decision of a seat is shown, and tell the seat."""
        self._shown = None
        decision = self.record.table.decision
        if decision is not None and decision.seat == seat:
            await self.proceed()
        self.send_prompt(seat)

    async def set_stand_in(self, seat: Seat, bot: str) -> None:
        """Let a bot play for a person who is away; an empty name gives the seat back to the person."""
        async with self.lock:
            await self.host.store.change_seat(self.id, seat, stand_in=bot)
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], stand_in=bot)
            self._shown = None
            self.send_people()
            await self.proceed()

    async def return_to_seat(self, seat: Seat) -> None:
        """Let a person play again for whom a bot has played."""
        row = self.seats[seat]
        await self.set_stand_in(seat, "")
        if row.stand_in:
            await self.add_notice("table-notice-back", name=row.name)

    async def help(self, seat: Seat, other: Seat, action: str) -> None:
        """Let a seat help another one that does not answer: `time`, `answer`, `bot` or `end`, for which all further
        people have to agree. Raises a TableError if the other person still has time or, without a clock, is here."""
        if not 0 <= other < len(self.seats) or other == seat:
            raise TableError("table-no-seat")
        row = self.seats[other]
        if not self._needs_help(row):
            raise TableError("table-still-thinking", name=row.name)
        if action == "time":
            self.clock.give_time(other)
            self.store_clock()
            self.send_prompt()
        elif action == "answer":
            await self.let_bot_answer(other, stand_in(self.game.name))
        elif action == "bot":
            await self.set_stand_in(other, stand_in(self.game.name))
            await self.add_notice("table-notice-stand-in", name=row.name, by=self.seats[seat].name)
        elif action == "end":
            await self.request_change(self.seats[seat].person or "", GameEnd(), without=other)
        else:
            raise TableError("table-bad-message")

    def _needs_help(self, row: SeatRow) -> bool:
        """Whether other players may act for a seat: its clock has run out or, at a table without a clock, its person is
        away. As long as there is time left, an absent person may come back."""
        if self.clock.has_limit:
            return self.clock.is_out(row.seat, time.monotonic())
        return self.presence_of(row) == "away"

    async def let_bot_answer(self, seat: Seat, bot: str) -> None:
        """Let a bot answer the open decision for a seat."""
        async with self.lock:
            decision = self.record.table.decision
            if decision is not None and decision.seat == seat:
                self.preferences.let_bot_answer(seat, self.version, bot)
                self._shown = None
                await self.proceed()

    # --- undo -----------------------------------------------------------------------------------------

    async def request_undo(self, seat: Seat, whole_turn: bool, message: str) -> int | None:
        """Undo the last answer of a seat, or its whole turn. Returns the new version; None if other players have to
        accept first. Raises a TableError if there is nothing to undo."""
        async with self.lock:
            if (known := self.stored.version_by_message.get((seat, message))) is not None:
                return known
            record = self.record
            number = record.last_answer_of(self.status().undoable_seats(seat))
            if number is None or self.row.status != "playing":
                raise TableError("table-nothing-to-undo")
            if self.row.daily:
                raise TableError("table-undo-daily")
            if not record.can_undo(number):
                raise TableError("table-undo-settled")
            if whole_turn:
                number = max(record.first_answer_of_turn(number), record.first_undoable_answer)
            concerned = self.seats_concerned_by_undo(seat, number)
            if not concerned:
                self._close_undo_request()
                return await self._undo(number, seat, message)
            first_event = record.answers[number].event_count
            instruction = self.undo_requests.open(seat, concerned, number, self.version, message, first_event)
            if instruction is not None:
                self._background.set_timer("undo", instruction.seconds, self._refuse_undo)
                self.send_prompt()
            return None

    def seats_concerned_by_undo(self, seat: Seat, number: int) -> list[Seat]:
        """Return the seats of other people that have to accept an undo from an answer on, also those of people who are
        away: a bot that plays for a person does not accept for the person."""
        others = [
            row.seat
            for row in self.seats
            if row.who == "person" and row.person and row.person != self.seats[seat].person
        ]
        if not others or self.record.is_undo_harmless(number):
            return []
        return [other for other in others if self.game.is_playing(self.record.table.state, other)]

    async def reply_to_undo(self, seat: Seat, accepts: bool) -> None:
        """Take the reply of a seat to the open undo request."""
        async with self.lock:
            instruction = self.undo_requests.reply(seat, accepts)
            if self.undo_requests.request is None:
                self._background.cancel_timer("undo")
            if isinstance(instruction, Undo):
                await self._undo(instruction.keep, instruction.seat, instruction.message)
                self.undo_requests.forget_refusals(instruction.seat)
            elif instruction is not None:
                self.send_prompt()

    def _refuse_undo(self) -> None:
        if self.undo_requests.refuse() is not None:
            self.send_prompt()

    async def _undo(self, keep: int, seat: Seat, message: str) -> int:
        """Undo all answers from number `keep` on, and show its decision again. Events that other people have seen
        stay in the log. Returns the new version."""
        shown_seat, keeps_in_log = self.record.answers[keep].seat, len(self.people()) > 1
        change = self._begin_change()
        data = self.record.undo(keep, keeps_in_log)
        self.hot_seat.reset()
        self.scheduler.undone()
        if shown_seat is not None:
            self.preferences.undone(shown_seat)
        entry = self._entry(UNDO, seat, message, data)
        change = change._replace(events=len(self.record.table.events))
        await self._commit(change, [entry], rewind=True, keeps_in_log=keeps_in_log)
        return change.base + 1

    # --- hot seat and suggestions ---------------------------------------------------------------------

    async def claim_reaction(self, person: str, version: int, seat: Seat | None) -> None:
        """Let a seat of a shared device react, or let all its seats pass. Raises DecisionOver if the decision is not
        open, and a TableError if the seat has passed already."""
        async with self.lock:
            decision = self.record.table.decision
            if version != self.version or decision is None or decision.seat not in self.seats_of(person):
                raise DecisionOver
            claimants = self._claimants()
            if not claimants:
                raise DecisionOver
            if seat is None:
                for other in claimants:
                    self.preferences.pass_in_advance(other, version)
            elif seat not in claimants:
                raise TableError("table-passed-already")
            else:
                self.hot_seat.claim(seat)
                self.preferences.claim(seat)
            self._shown = None
            await self.proceed()
            self.send_prompt()

    async def suggest(self, seat: Seat, version: int, option: int | None) -> None:
        """Let a seat suggest an option to the asked player. Raises a TableError if the seat cannot suggest it."""
        async with self.lock:
            decision = self.record.table.decision
            if version != self.version or self.row.status != "playing" or not self.is_asking:
                decision = None
            is_decider = decision is not None and self.status().is_decider(seat, decision)
            if self.suggestions.suggest(seat, version, option, decision, is_decider):
                self.send_prompt()

    # --- the audience ---------------------------------------------------------------------------------

    async def join(self, listener: Listener, since: int | None) -> None:
        """Add a listener and send it everything, with the events since a version that it has."""
        async with self.lock:
            if self.is_closed:
                return listener.disconnect("restart")
            group = self.audience.join(listener, self.record.table)
            status = self.status()
            message = self.broadcast.sync(group, status, since)
            self.broadcast.keep_positions(status)
            if group.version != self.version:
                group.board, group.version = message.board, self.version
            message.table.mine = self.seats_of(listener.person)
            message.table.owner = self.row.owner == listener.person
            listener.send(msgspec.json.encode(message))
            if listener.seat is not None:
                self.host.presence.connected(self.id, listener.seat)
            return self.send_people()

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self.audience.leave(listener)
        if self.is_closed:
            return
        if listener.seat is not None and listener.seat not in self.audience.seats():
            self.host.presence.disconnected(self.id, listener.seat, time.monotonic())
        self.host.listener_left(self)

    async def say(self, person: str, name: str, seat: Seat | None, text: str, message: str = "") -> None:
        """Store a line of the chat and send it. A message that was stored before is not sent again."""
        row = ChatRow(table=self.id, person=person, seat=seat, name=name, text=text, at=time.time(), message=message)
        row.n, is_new = await self.host.store.add_chat(row)
        if is_new and self.chat.add(row):
            self.broadcast.send_chat(row, self.chat, self.row.status == "playing")

    async def catch_up_chat(self) -> None:
        """Read the lines of the chat that another process has stored, and send them. If lines were emptied, the whole
        chat is sent anew."""
        rows = await self.host.store.chat(self.id)
        if self.chat.has_lost_lines(rows):
            async with self.lock:
                self.chat.load(rows)
                self.send_sync()
        for row in self.chat.add_missing(rows):
            self.broadcast.send_chat(row, self.chat, self.row.status == "playing")

    def chat_name(self, person: str, name: str, seat: Seat | None) -> str:
        """Return the name over the lines of a person: that of the seat, or for a spectator a name that cannot be taken
        for that of a seat or of another author."""
        if seat is not None:
            return self.seats[seat].name or name
        taken = {other.name for other in self.seats if other.name} | self.chat.names_of_others(person)
        return distinct_name(name, taken)
