"""The live tables of this process, as its routes, its sockets and the other processes use them.

Where several processes share a database, each table has one holder. Requests at a table of another process are sent
there (`peers/`); what only reads a table reads it from storage.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from underkeep.core.capabilities.outcomes import PracticeResult
from underkeep.core.capabilities.summaries import GameSummary
from underkeep.core.errors import UserError
from underkeep.core.options.option import Option
from underkeep.core.records.record import Record, stored_choices
from underkeep.core.scenario.export import export
from underkeep.core.state import Seat
from underkeep.core.visibility import OMNISCIENT, Viewer
from underkeep.protocol import socket as wire
from underkeep.protocol.http.tables import Fair, Replay
from underkeep.server.bus.bus import make_bus
from underkeep.server.errors import CannotSave, DecisionOver, HeldElsewhere, TableError
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.open_tables import RUN_TIME_SECONDS, OpenTables
from underkeep.server.live.peers.peers import Peers
from underkeep.server.live.records.frozen_table import FrozenTable
from underkeep.server.live.records.game_results import summarize
from underkeep.server.live.records.replay import public_info, replay_messages
from underkeep.server.live.records.shuffle_proof import shuffle_proof
from underkeep.server.live.table_session import Output, Session, TableSession
from underkeep.server.live.workers import BotWorkers, OutcomeWorkers, PracticeWorkers
from underkeep.server.lobby.access import Attendance
from underkeep.server.lobby.proposals import GameEnd, Proposal
from underkeep.server.storage.store import Store, StoreConflict

TOKEN_SECONDS = 20.0
"""The time after which the tokens of all sockets are checked, because a notification may have been lost."""
MAX_CALLS = 3
"""The number of times that a request looks for the holder of a table."""
CALLS: dict[str, tuple[Any, Any]] = {
    "start": (tuple[str], None),
    "refresh": (tuple[str], None),
    "change": (tuple[str, str, Proposal], list[Seat]),
    "notice": (tuple[str, str, dict[str, str]], None),
}
"""The calls to the process that holds a table: the types of their arguments and of their results."""


class LiveTables(OpenTables):
    """The tables that people play at, here and at other processes."""

    def __init__(
        self,
        store: Store,
        bots: BotWorkers | None = None,
        outcomes: OutcomeWorkers | None = None,
        practice: PracticeWorkers | None = None,
        bus: str = "",
    ) -> None:
        super().__init__(store, bots, outcomes, practice)
        self.peers = None if store.one_process else Peers(self, lambda: make_bus(store, bus))

    async def open(self) -> None:
        """Resume all games that were being played when the server stopped, one after another in the background."""
        self.store.listen(self.notified)
        # If only one process may use the database, none has run until now.
        self.outage = await self.store.begin_run(time.time(), 0.0 if self.store.one_process else 2 * RUN_TIME_SECONDS)
        if self.peers is not None:
            await self.peers.open()
            self._run_later(TOKEN_SECONDS, self._check_tokens)
        playing = [row.id for row in await self.store.playing_tables()]
        if self.peers is not None:
            # Processes that start together take different tables.
            random.shuffle(playing)
        self._run_later(0.0, partial(self._resume_all, playing))
        self._run_later(RUN_TIME_SECONDS, self._keep_run_time)

    def disconnect_token(self, token_hash: str, reason: str) -> None:
        """Close the sockets of a token that has become invalid, here and at other processes."""
        self._announce(f"{reason}/{token_hash}")
        self._disconnect_token(token_hash, reason)

    def _disconnect_token(self, token_hash: str, reason: str) -> None:
        for connection in list(self.sockets):
            if connection.token_hash == token_hash:
                connection.disconnect(reason)

    async def hidden_people_changed(self, person: str) -> None:
        """Send a person the chat of all tables anew, because the person has muted or blocked another one, or no longer
        does."""
        self._announce(f"hidden/{person}")
        await self._reread_muted(person)

    async def _reread_muted(self, person: str) -> None:
        for connection in list(self.sockets):
            if connection.person == person:
                await connection.reread_muted()

    async def person_deleted(self, changed: Sequence[str], deleted: Sequence[str]) -> None:
        """Show the tables of a deleted person without the name and the lines of the person, and close the deleted
        tables."""
        for id in deleted:
            self._announce(id)
            self._close_deleted(id)
        for id in changed:
            if id in self.tables:
                await self._refresh_from_storage(self.tables[id])
            else:
                await self.refresh_table(id)

    def _close_deleted(self, id: str) -> None:
        """Drop a table that is no longer stored, and close its sockets."""
        table = self.tables.get(id)
        if table is not None:
            table.disconnect_all("no-table")
        self.forget(id)

    # --- notifications --------------------------------------------------------------------------------

    def _announce(self, subject: str) -> None:
        """Tell the other processes what they are also notified of by storage, because that can be lost."""
        if self.peers is not None:
            self.peers.announce(subject)

    def notified(self, subject: str) -> None:
        """Read the seats, status and chat of a table that have changed in storage, or close the sockets of a token that
        another process has made invalid (`storage/notifications.py`)."""
        reason, _, id = subject.partition("/")
        if reason == "hidden":
            self._run_later(0.0, partial(self._reread_muted, id))
        elif id:
            self._disconnect_token(id, reason)
        elif subject in self.tables:
            self._run_later(0.0, partial(self._refresh_from_storage, self.tables[subject]))
        elif subject in self.frozen:
            self.forget(subject)

    async def _refresh_from_storage(self, table: LiveTable) -> None:
        if table.is_closed:
            return None
        if await self.store.table(table.id) is None:
            return self._close_deleted(table.id)
        await table.catch_up_chat()
        await table.refresh()
        return None

    async def _check_tokens(self) -> None:
        """Close the sockets whose tokens have become invalid."""
        hashes = {connection.token_hash for connection in self.sockets if connection.token_hash}
        for token_hash in hashes - await self.store.valid_tokens(hashes):
            self._disconnect_token(token_hash, "signed-out")
        self._run_later(TOKEN_SECONDS, self._check_tokens)

    # --- for the sockets ------------------------------------------------------------------------------

    async def enter(self, output: Output, person: str, name: str, language: str, hello: wire.Hello) -> Session:
        """Let a client enter a table of this process or of another one, and return its session there."""
        session = TableSession(self, output, person, name, language)
        try:
            await session.enter(hello)
        except HeldElsewhere as elsewhere:
            assert self.peers is not None
            return self.peers.relay(elsewhere.holder, output, person, name, language, hello)
        except BaseException:
            session.leave()
            raise
        return session

    # --- calls to the holder of a table ---------------------------------------------------------------

    async def _at_holder(self, name: str, id: str, *arguments: Any) -> Any:
        """Carry out a call at the process that holds a table."""
        arguments = (id, *arguments)
        for _ in range(MAX_CALLS):
            try:
                return await self._carry_out_call(name, *arguments)
            except HeldElsewhere as elsewhere:
                assert self.peers is not None
                with suppress(HeldElsewhere):
                    result = await self.peers.calls.call(elsewhere.holder, name, arguments)
                    return msgspec.msgpack.decode(result, type=CALLS[name][1])
        raise CannotSave

    async def handle_call(self, name: str, arguments: bytes) -> Any:
        """Carry out a call of another process, and return its result."""
        return await self._carry_out_call(name, *msgspec.msgpack.decode(arguments, type=CALLS[name][0]))

    async def _carry_out_call(self, name: str, *arguments: Any) -> Any:
        calls: dict[str, Callable[..., Awaitable[Any]]] = {
            "start": self._start,
            "refresh": self._refresh_open,
            "change": self._change,
            "notice": self._add_notice,
        }
        return await calls[name](*arguments)

    async def _start(self, id: str) -> None:
        await self._refresh(await self.get(id))

    async def _refresh_open(self, id: str) -> None:
        if id in self.tables:
            with suppress(DecisionOver):
                await self._refresh_from_storage(self.tables[id])

    async def _change(self, id: str, person: str, proposal: Proposal) -> list[Seat]:
        table = await self.find(id)
        if isinstance(table, FrozenTable):
            if not isinstance(proposal, GameEnd):
                raise table.reason
            with suppress(StoreConflict):
                await table.end(self.store)
            self.forget(id)
            return []
        return await table.request_change(person, proposal)

    async def _add_notice(self, id: str, message: str, values: dict[str, str]) -> None:
        table = await self.find(id)
        if not isinstance(table, FrozenTable):
            await table.add_notice(message, **values)

    def attendances(self) -> dict[str, Attendance]:
        """Return who is at the tables of this process now, by table, without tables that nobody is at."""
        return {id: self._attendance_at(table) for id, table in self.tables.items() if len(table.audience)}

    def _attendance_at(self, table: LiveTable) -> Attendance:
        watchers = table.audience.spectator_count(table.people())
        return Attendance(table.chairs(), watchers, table.agreements.message(time.monotonic()))

    # --- for the routes -------------------------------------------------------------------------------

    def attendance(self, id: str) -> Attendance | None:
        """Return who is at a table now; None if the table is not live."""
        table = self.tables.get(id)
        if table is None:
            return None if self.peers is None else self.peers.attendance(id)
        return self._attendance_at(table)

    async def start_table(self, id: str) -> None:
        """Begin the game of a table whose seats are all taken."""
        await self._at_holder("start", id)

    async def refresh_table(self, id: str) -> None:
        """Read the seats and the status of a table again, because they have changed. Another process that holds the
        table was notified by the write; it is called as well, because a notification can be lost."""
        if id in self.tables:
            await self._refresh(self.tables[id])
        elif id in self.frozen:
            self.forget(id)
        elif self.peers is not None and (holder := await self.peers.holder_of(id)):
            with suppress(UserError, HeldElsewhere):
                await self.peers.calls.call(holder, "refresh", (id,))

    async def _refresh(self, table: LiveTable) -> None:
        # If the answers that follow were stored already, they have been read.
        with suppress(DecisionOver):
            await table.refresh()

    async def request_change(self, id: str, person: str, proposal: Proposal) -> list[Seat]:
        """Change a running game as a person proposes. Returns the seats whose people have to agree first. A frozen game
        can only be ended, and nobody has to agree, because nobody can play it."""
        seats: list[Seat] = await self._at_holder("change", id, person, proposal)
        return seats

    async def add_notice(self, id: str, message: str, /, **values: str) -> None:
        """Add a notice to the chat of a table, unless it is frozen."""
        await self._at_holder("notice", id, message, values)

    async def practise(self, game: str, table: dict[str, Any], option: Option) -> PracticeResult:
        """Return the outcome of a practice answer, with a new random seed."""
        return await self.practice.practise(game, table, option, secrets.randbits(64))

    async def export(self, id: str, viewer: Viewer) -> str:
        """Return the game in scenario notation: everything once it is over, otherwise what the viewer may know."""
        async with self._table_to_read(id) as table:
            if table.record.over:
                return export(table.record.table)
            return export(table.record.table, viewer)

    async def shuffle_proof(self, id: str) -> Fair:
        """Return what anybody needs to check the shuffles, as far as it may be told now."""
        with suppress(HeldElsewhere):
            found = await self.find(id)
            if isinstance(found, FrozenTable):
                return found.shuffle_proof()
        async with self._table_to_read(id) as table:
            return shuffle_proof(table.row, table.record, [seat.name for seat in table.seats])

    async def next_choices(self, id: str) -> dict[str, Any] | None:
        """Return the choices for the next game of a series; None if no game follows."""
        async with self._table_to_read(id) as table:
            next_setup = table.record.next_setup()
        return None if next_setup is None else stored_choices(next_setup)

    async def summary(self, id: str) -> GameSummary | None:
        """Return the summary of a finished game, counted anew; None if the game has none or is not over. Raises a
        UserError if the game cannot be played here."""
        async with self._table_to_read(id) as table:
            return summarize(table.record) if table.record.over else None

    async def replay(self, id: str, viewer: Viewer, language: str) -> Replay:
        """Return the messages of a game from its beginning, as a viewer saw them."""
        async with self._table_to_read(id) as table:
            history = list(table.record.table.history)
            record, over = table.record, table.record.over
            info = public_info(table.broadcast.info(table.status(), language))
            fresh_record = Record(record.game, record.setup, record.seed, record.decks)
        if viewer == OMNISCIENT and not over:
            raise TableError("table-still-playing")
        start, updates = await asyncio.to_thread(replay_messages, fresh_record, history, info, viewer, language)
        return Replay(start=start, updates=updates, eyes=viewer)
