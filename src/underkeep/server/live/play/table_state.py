"""The state of a live table: its rows, its record, its audience and its parts, and what it shows of them.

The parts of a table (scheduler, preferences, requests, hot seat, suggestions, clock, broadcast) do not know each
other. They are handed what they need and return steps, instructions or data; only the table calls several of them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

from underkeep.core import registry
from underkeep.core.decisions import Decision
from underkeep.core.messages import ENGLISH
from underkeep.core.records.record import Record
from underkeep.core.state import Seat
from underkeep.core.visibility import SPECTATOR, Viewer
from underkeep.protocol.socket import Chair
from underkeep.server.live import tutorial
from underkeep.server.live.audience import Audience
from underkeep.server.live.broadcast import Broadcast, TableStatus
from underkeep.server.live.chat import Chat
from underkeep.server.live.play.background import Background
from underkeep.server.live.play.clock import Clock
from underkeep.server.live.play.hot_seat import HotSeat
from underkeep.server.live.play.scheduler import Scheduler, Treatment
from underkeep.server.live.play.seat_preferences import SeatPreferences
from underkeep.server.live.presence import Presence
from underkeep.server.live.records.stored_position import PositionWriter
from underkeep.server.live.records.stored_record import StoredRecord
from underkeep.server.live.requests.agreement import AgreementRequests
from underkeep.server.live.requests.suggestions import Suggestions
from underkeep.server.live.requests.undo import UndoRequests
from underkeep.server.live.workers import BotWorkers, OutcomeWorkers
from underkeep.server.storage.database import StorageUnavailable
from underkeep.server.storage.rows import ChatRow, EntryRow, PositionRow, SeatRow, TableRow, notice_row
from underkeep.server.storage.store import Store


class PlayHost(Protocol):
    """What a play loop needs of the process in which it lives."""

    store: Store
    bots: BotWorkers
    outcomes: OutcomeWorkers
    presence: Presence
    program: str

    def lose_table(self, id: str) -> None:
        """Drop a table that another process has taken."""


class TableState:
    """A table in memory, as it is known and shown. The play loop changes it."""

    def __init__(
        self, host: PlayHost, row: TableRow, seats: list[SeatRow], report_failure: Callable[[BaseException], None]
    ) -> None:
        self.host = host
        self.row = row
        self.seats = seats
        self.game = registry.get(row.game)
        self.lock = asyncio.Lock()
        self.stored = StoredRecord(self.game, row, seats)
        self.audience = Audience()
        self.broadcast = Broadcast(self.game, self.audience)
        self.chat = Chat()
        self.preferences = SeatPreferences()
        hides_nothing = bool(row.options.get("hot_seat")) or self.game.open_hands
        self.scheduler = Scheduler(self.game, row.options.get("pace", "normal"), hides_nothing)
        self.undo_requests = UndoRequests()
        self.agreements = AgreementRequests()
        self.suggestions = Suggestions(self.game.cooperative and self.game.open_hands)
        self.hot_seat = HotSeat()
        self.clock = Clock(row.options.get("clock", "none"), len(seats))
        self._stored_clock: tuple[Seat, int] | None = None
        """The seat and the version for which a running clock was stored last."""
        self.is_asking = False
        """Whether the open decision is shown to its person."""
        self._stored_asked = None if row.asked_seat is None else (row.asked_seat, row.version)
        """The seat and the version for which it was stored last that a person is asked."""
        self._shown: tuple[int, Treatment] | None = None
        """A version, and how its decision is treated. It is decided once, and again only if a preference changes."""
        self.is_stalled = False
        """Whether the last answers could not be stored. Nothing is answered until storing works again."""
        self.is_closed = False
        """Whether this process no longer runs the table. Nothing is answered any more."""
        self._positions = PositionWriter(row.options.get("language", ENGLISH))
        self._stored_position: int | None = None
        """The version of the position that is stored, if it is known."""
        self._background = Background(report_failure)
        self._thinking: asyncio.Task[Any] | None = None

    # --- what is known of the table -------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The public id of the table."""
        return self.row.id

    @property
    def record(self) -> Record:
        """The record of the game."""
        return self.stored.record

    @property
    def version(self) -> int:
        """The number of entries of the record."""
        return self.record.version

    def people(self) -> set[str]:
        """Return the ids of the people who play here."""
        return {row.person for row in self.seats if row.who == "person" and row.person}

    def seats_of(self, person: str) -> list[Seat]:
        """Return the seats of a person."""
        return [row.seat for row in self.seats if row.who == "person" and row.person == person]

    def bot_of(self, seat: Seat) -> str:
        """Return the bot that plays a seat now; empty if a person does."""
        return self.preferences.bot_of(self.seats[seat], self.version)

    def presence_of(self, row: SeatRow) -> str:
        """Return whether the person of a seat is `here`, `reconnecting` or `away`."""
        is_connected = row.seat in self.audience.seats() or bool(
            self.row.options.get("hot_seat") and self.audience.listeners_of(row.person or "")
        )
        return self.host.presence.of(row, is_connected, time.monotonic())

    def chairs(self) -> list[Chair]:
        """Return the seats with their names and presence, as messages contain them."""
        state = self.record.table.state
        return [
            Chair(
                seat=row.seat,
                name=row.name,
                who=row.who,
                bot=self.bot_of(row.seat),
                presence=self.presence_of(row),
                standing=not self.row.is_started or self.game.is_playing(state, row.seat),
                bank=self.clock.bank(row.seat),
                ready=row.ready and not self.row.is_started,
            )
            for row in self.seats
        ]

    def status(self) -> TableStatus:
        """Return what the table tells its audience now."""
        return TableStatus(
            row=self.row,
            seats=self.seats,
            stored=self.stored,
            preferences=self.preferences,
            chat=self.chat,
            chairs=self.chairs(),
            is_asking=self.is_asking,
            seconds_left=self.clock.seconds_left(time.monotonic()),
            claimants=self._claimants(),
            allows_suggestions=self.suggestions.are_allowed,
            suggestions=self.suggestions.at(self.version),
            undo_request=self.undo_requests.request,
            agreement=self.agreements.message(time.monotonic()),
            program=self.host.program,
            secret=self.host.store.secret,
        )

    def _claimants(self) -> list[Seat]:
        """Return the seats of a shared device that can claim the open reaction. With open hands there is nothing to
        hide, so the asked seat is shown the decision at once."""
        decision = self.record.table.decision
        if decision is None or decision.kind not in self.game.assist.reaction_kinds:
            return []
        if self.game.open_hands or not self.is_asking:
            return []
        return self.hot_seat.claimants(self.record.table, self.version, self._device_seats(decision.seat))

    def _device_seats(self, seat: Seat) -> list[Seat]:
        """Return the seats of people who share a device with a seat and still play; none if it is not shared."""
        person = self.seats[seat].person
        if not self.row.options.get("hot_seat") or not person:
            return []
        state = self.record.table.state
        seats = [
            other for other in self.seats_of(person) if not self.bot_of(other) and self.game.is_playing(state, other)
        ]
        return seats if len(seats) > 1 else []

    # --- whether a decision is shown ------------------------------------------------------------------

    def _is_shown(self, decision: Decision) -> bool:
        """Whether a decision is shown to its person."""
        return self._treatment(decision).is_shown

    def _treatment(self, decision: Decision) -> Treatment:
        """Return how the open decision is treated. It is decided once for each version and set of preferences."""
        if self._shown is None or self._shown[0] != self.version:
            is_indifferent = self.game.assist.is_indifferent(self.record.table)
            is_shown = not is_indifferent and self._decide_shown(decision)
            self._shown = (self.version, Treatment(is_shown, is_indifferent))
        return self._shown[1]

    def _decide_shown(self, decision: Decision) -> bool:
        seat = decision.seat
        if self.bot_of(seat):
            return False
        if decision.kind in self.game.assist.reaction_kinds:
            if self.preferences.advance_passes.has_passed(seat):
                return False
            if self.hot_seat.waives(seat, self._device_seats(seat)):
                return False
        table = self.record.table
        observation = table.observe(seat)
        if self.preferences.is_stop(self.game, observation, decision, self.seats[seat]):
            return True
        return self.row.is_tutorial and tutorial.is_stop(observation, table, decision)

    # --- reading, and the stored position -------------------------------------------------------------

    async def load(self) -> None:
        """Read the whole record from storage. Raises a UserError if this program cannot play it."""
        position = await self.host.store.position(self.id)
        self._read_anew(await self.host.store.entries(self.id), position)
        self._stored_position = None if position is None else position.version
        if self.row.is_started and self.record.over and self._stored_position != self.version:
            self._background.start(self.store_position())

    def _read_anew(self, entries: list[EntryRow], position: PositionRow | None = None) -> None:
        self.stored = StoredRecord(self.game, self.row, self.seats)
        self.stored.read(entries, position)
        self._shown = None
        self.audience.renew(self.record.table)

    def _rewrite_position(self) -> None:
        """Write the stored position anew, because it contains names that have changed."""
        self._positions = PositionWriter(self._positions.language)
        self._stored_position = None
        if self.row.is_started and self.record.over:
            self._background.start(self.store_position())

    def _position_is_due(self) -> None:
        self._background.cancel_timer("position")
        self._background.start(self.store_position())

    async def store_position(self) -> None:
        """Store what spectators and the people at the table see now, unless it is stored already. It is tried again
        after the next answer if nothing can be stored."""
        async with self.lock:
            if not self.row.is_started or self._stored_position == self.version or self.is_stalled:
                return
            viewers: list[Viewer] = [SPECTATOR, *(row.seat for row in self.seats if row.who == "person")]
            ending = partial(self.broadcast.ending, self.status())
            # The lines of a long log take a while; the event loop goes on with other tables meanwhile.
            position = await asyncio.to_thread(self._positions.write, self.id, self.record, viewers, ending)
            with suppress(StorageUnavailable):
                await self.host.store.put_position(position)
                self._stored_position = position.version

    # --- what is sent ---------------------------------------------------------------------------------

    def send_people(self) -> None:
        """Send to all listeners who is at the table now."""
        self.broadcast.send_people(self.status())

    def send_prompt(self, seat: Seat | None = None) -> None:
        """Send the prompt to one seat, or to all listeners."""
        self.broadcast.send_prompt(self.status(), seat)

    async def add_notice(self, message: str, **values: str) -> None:
        """Store a notice of the table in its chat, and send it to everybody."""
        await self._add_notice(notice_row(self.id, message, values, time.time()))

    async def _add_notice(self, row: ChatRow) -> None:
        row.n, is_new = await self.host.store.add_chat(row)
        if is_new and self.chat.add(row):
            self.broadcast.send_chat(row, self.chat, self.row.status == "playing")

    def disconnect_all(self, reason: str) -> None:
        """Close the sockets of all listeners with a close reason."""
        for group in self.audience:
            for listener in list(group.listeners):
                listener.disconnect(reason)
