"""All live tables of this process: they are opened when they are requested, and dropped when nothing happens at
them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Protocol

from underkeep.core.capabilities.outcomes import PracticeResult
from underkeep.core.decisions import Option
from underkeep.core.errors import UserError
from underkeep.core.records.record import Record, stored_choices
from underkeep.core.scenario.export import export
from underkeep.core.state import Seat
from underkeep.core.visibility import OMNISCIENT, Viewer
from underkeep.protocol.http import Fair, Replay
from underkeep.server.errors import CannotSave, DecisionOver, TableError
from underkeep.server.live import presence
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.records.frozen_table import FrozenTable
from underkeep.server.live.records.replay import public_info, replay_messages
from underkeep.server.live.records.shuffle_proof import shuffle_proof
from underkeep.server.live.records.stored_record import migrated_row
from underkeep.server.live.workers import BotWorkers, OutcomeWorkers, PracticeWorkers
from underkeep.server.lobby.access import Attendance
from underkeep.server.lobby.proposals import GameEnd, Proposal
from underkeep.server.storage.database import StorageUnavailable
from underkeep.server.storage.store import Store, StoreConflict

log = logging.getLogger("underkeep.server")

DISCONNECT_SECONDS = 1.5
"""The time that clients have to read the close reason before the server stops."""
CLOSING_SECONDS = 5.0
"""The time in which the positions of all tables are stored when the server stops."""
FINISHED_SECONDS = 1.0
"""The time between two finished games whose positions are stored after the start."""
IDLE_SECONDS = 90.0
"""A table that was not requested for this time can be dropped."""
RUN_TIME_SECONDS = 10.0
"""The time after which a server on which clocks run stores that it still runs."""
REPAIR_SECONDS = 1.0
"""The time after a failure until a table is read again."""


class Connection(Protocol):
    """A socket of this process."""

    token_hash: str
    person: str

    def disconnect(self, reason: str) -> None:
        """Tell the client a close reason and close the socket."""
        ...

    async def reread_muted(self) -> None:
        """Read whom the person has muted or blocked, and send the table anew if that has changed."""
        ...


class LiveTables:
    """Opens, keeps and drops the live tables of this process."""

    def __init__(
        self,
        store: Store,
        bots: BotWorkers | None = None,
        outcomes: OutcomeWorkers | None = None,
        practice: PracticeWorkers | None = None,
    ) -> None:
        self.store = store
        self.bots = bots or BotWorkers()
        self.outcomes = outcomes or OutcomeWorkers()
        self.practice = practice or PracticeWorkers()
        self.presence = presence.Presence(time.monotonic())
        self.tables: dict[str, LiveTable] = {}
        self.frozen: dict[str, FrozenTable] = {}
        """The tables that were requested and that this program cannot play."""
        self.sockets: set[Connection] = set()
        """All connections, including those that have not joined a table yet."""
        self.outage = (0.0, 0.0)
        """The beginning and the end of the last outage of the server, on the wall clock."""
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        try:
            self.program = version("underkeep")
        except PackageNotFoundError:
            self.program = ""

    # --- opening and closing --------------------------------------------------------------------------

    async def open(self) -> None:
        """Resume all games that were being played when the server stopped, one after another in the background."""
        self.store.listen(self._notified)
        # If only one process may use the database, none has run until now.
        self.outage = await self.store.begin_run(time.time(), 0.0 if self.store.one_process else 2 * RUN_TIME_SECONDS)
        playing = [row.id for row in await self.store.playing_tables()]
        self._run_later(0.0, partial(self._resume, playing))
        self._run_later(RUN_TIME_SECONDS, self._keep_run_time)

    async def _resume(self, ids: list[str]) -> None:
        for id in ids:
            try:
                table = await self.find(id)
            except Exception:
                log.exception("table %s cannot go on", id)
                continue
            if isinstance(table, FrozenTable):
                log.warning("table %s is frozen: %s", id, table.reason)
        self._run_later(FINISHED_SECONDS, self._store_finished_positions)
        self._run_later(IDLE_SECONDS, self._drop_idle_tables)

    async def _store_finished_positions(self) -> None:
        """Store the last positions of finished games that have none, because the server was killed before it could
        store them or because an earlier program stored no positions. The games are opened slowly, one after another."""
        for id in await self.store.finished_tables_without_position():
            with suppress(UserError):
                table = await self.get(id)
                await table.store_position()
                if not len(table.audience):
                    self.forget(id)
            await asyncio.sleep(FINISHED_SECONDS)

    async def _keep_run_time(self) -> None:
        """Store again and again until when this process has run, so that the time of an outage is not counted."""
        await self._store_run_time()
        self._run_later(RUN_TIME_SECONDS, self._keep_run_time)

    async def _store_run_time(self) -> None:
        if any(table.clock.is_running for table in self.tables.values()):
            with suppress(StorageUnavailable):
                await self.store.keep_run_time(time.time())

    async def _resume_clock(self, table: LiveTable) -> None:
        """Let the clock of a table go on that was stored before the last outage, or by another process."""
        if not self.store.one_process:
            # Another process may have stored an answer between the reading of the row and of the entries.
            table.row = await self.store.table(table.id) or table.row
            if table.row.version > table.version:
                await table.load()
        (began, ended), stored_at = self.outage, (table.row.clock or {}).get("at", 0.0)
        if stored_at < ended:
            await table.resume_clock(began, f"outage {ended}")
        else:
            await table.resume_clock(time.time())

    def _warm_up(self, table: LiveTable) -> None:
        """Prepare the worker processes that a table needs before a person waits for them."""
        with suppress(UserError):
            if not table.record.over and table.game.outcomes.needs_outcomes(table.record.setup):
                self.outcomes.warm_up(table.game.name)

    async def _proceed(self, table: LiveTable) -> None:
        """Resume a table that was read from storage."""
        self._warm_up(table)
        try:
            async with table.lock:
                await table.proceed()
        except DecisionOver:
            pass  # Another process was first, and this one has read its entries.
        except CannotSave:
            log.warning("table %s waits until something can be stored", table.id)
        except Exception as error:
            self.report_failure(table, error)

    async def _drop_idle_tables(self) -> None:
        """Drop the tables at which nothing happens until a person comes: tables that have not begun or are over,
        tables that wait for a person without a clock, and frozen ones. A table that was requested recently stays."""
        for table in list(self.tables.values()):
            is_quiet = not table.row.is_started or table.record.over or (table.is_asking and not table.clock.has_limit)
            is_unused = not len(table.audience) and time.monotonic() - table.last_used >= IDLE_SECONDS
            if is_quiet and is_unused and not table.is_stalled:
                self.forget(table.id)
        for frozen in list(self.frozen.values()):
            if not frozen.is_watched:
                self.forget(frozen.id)
        self.presence.forget_other_tables(self.tables)

    async def disconnect_all(self) -> None:
        """Tell all clients that the server restarts, and wait a little until they have closed their sockets."""
        for connection in list(self.sockets):
            connection.disconnect("restart")
        end = time.monotonic() + DISCONNECT_SECONDS
        while self.sockets and time.monotonic() < end:
            await asyncio.sleep(0.01)

    def disconnect_token(self, token_hash: str, reason: str) -> None:
        """Close the sockets of a token that has become invalid."""
        for connection in list(self.sockets):
            if connection.token_hash == token_hash:
                connection.disconnect(reason)

    async def hidden_people_changed(self, person: str) -> None:
        """Send a person the chat of all tables anew, because the person has muted or blocked another one, or no longer
        does."""
        for connection in list(self.sockets):
            if connection.person == person:
                await connection.reread_muted()

    async def person_deleted(self, changed: Sequence[str], deleted: Sequence[str]) -> None:
        """Show the tables of a deleted person without the name and the lines of the person, and close the deleted
        tables."""
        for id in deleted:
            self._close_deleted(id)
        for id in changed:
            if id in self.tables:
                await self._refresh_from_storage(self.tables[id])
            else:
                await self.refresh_table(id)

    def _close_deleted(self, id: str) -> None:
        """Drop a table that is no longer stored, and close its sockets."""
        table = self.tables.get(id)
        for group in table.audience if table is not None else ():
            for listener in list(group.listeners):
                listener.disconnect("no-table")
        self.forget(id)

    async def close(self) -> None:
        """Stop everything. All acknowledged answers are stored."""
        await self.disconnect_all()
        await self._store_positions()
        await self._store_run_time()
        for table in list(self.tables.values()):
            table.close()
        for task in list(self._tasks):
            task.cancel()
        self.bots.close()
        self.outcomes.close()
        self.practice.close()

    async def _store_positions(self) -> None:
        """Store what the viewers of all tables see, as far as there is time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                for table in list(self.tables.values()):
                    await table.store_position()

    async def get(self, id: str) -> LiveTable:
        """Return a table by its id, and open it if necessary. Raises a UserError if there is none, or if it is
        frozen."""
        table = await self.find(id)
        if isinstance(table, FrozenTable):
            raise table.reason
        return table

    async def find(self, id: str) -> LiveTable | FrozenTable:
        """Return a table by its id, and open it if necessary. Raises a TableError if there is none."""
        if (frozen := self.frozen.get(id)) is not None:
            return frozen
        if id not in self.tables:
            try:
                async with self._opening.setdefault(id, asyncio.Lock()):
                    if id not in self.tables and id not in self.frozen:
                        await self._open_table(id)
            finally:
                self._opening.pop(id, None)
            return self.frozen[id] if id in self.frozen else self.tables[id]
        self.tables[id].last_used = time.monotonic()
        return self.tables[id]

    async def _open_table(self, id: str) -> None:
        """Read a table from storage. A table that this program cannot play is frozen."""
        row = await self.store.table(id)
        if row is None:
            raise TableError("table-no-table")
        seats = await self.store.seats(id)
        try:
            row = await migrated_row(self.store, row, seats)
            table = LiveTable(self, row, seats)
            await table.load()
            await table.load_chat()
            await self._resume_clock(table)
        except StorageUnavailable:
            raise
        except Exception as error:
            if not isinstance(error, UserError):
                log.exception("table %s cannot be read", id)
                error = TableError("table-unreadable")
            self.frozen[id] = FrozenTable(row, seats, await self.store.position(id), await self.store.chat(id), error)
            return
        self.tables[id] = table
        await self._proceed(table)

    def forget(self, id: str) -> None:
        """Drop a table. It is read from storage when it is requested again."""
        table = self.tables.pop(id, None) or self.frozen.pop(id, None)
        if table is not None:
            table.close()

    def report_failure(self, table: LiveTable, error: BaseException) -> None:
        """Log a failure in the background of a table, and read the table again in a moment."""
        self.store.metrics.table_failures += 1
        log.error("table %s: %r", table.id, error, exc_info=error)
        self._run_later(REPAIR_SECONDS, partial(self._repair, table))

    async def _repair(self, table: LiveTable) -> None:
        if self.tables.get(table.id) is not table:
            return
        try:
            await table.reload()
        except Exception as error:
            self.report_failure(table, error)

    def _run_later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            try:
                await work()
            except DecisionOver:
                pass  # Another process was first.
            except (CannotSave, StorageUnavailable):
                log.warning("something waits until the database is back")
            except Exception:
                log.exception("work in the background failed")

        task = asyncio.get_running_loop().create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _notified(self, id: str, version: int) -> None:
        """Read what another process has stored at a table; version 0 stands for seats, status and chat. Close the
        sockets of a token that another process has made invalid."""
        reason, _, token_hash = id.partition("/")
        if reason == "hidden":
            return self._run_later(0.0, partial(self.hidden_people_changed, token_hash))
        if token_hash:
            return self.disconnect_token(token_hash, reason)
        table = self.tables.get(id)
        if table is None:
            return None
        if version == 0:
            self._run_later(0.0, partial(self._refresh_from_storage, table))
        elif table.version < version:
            self._run_later(0.0, table.catch_up)
        return None

    async def _refresh_from_storage(self, table: LiveTable) -> None:
        await table.catch_up_chat()
        await table.refresh()

    async def check_for_news(self, table: LiveTable) -> None:
        """Read what another process has stored at a table, because its notification may have been lost."""
        if not self.store.one_process:
            row = await self.store.table(table.id)
            if row is not None and row.version > table.version:
                await table.catch_up()

    # --- for the routes -------------------------------------------------------------------------------

    def attendance(self, id: str) -> Attendance | None:
        """Return who is at a table now; None if the table is not live in this process."""
        table = self.tables.get(id)
        if table is None:
            return None
        watchers = table.audience.spectator_count(table.people())
        return Attendance(table.chairs(), watchers, table.agreements.message(time.monotonic()))

    async def start_table(self, id: str) -> None:
        """Begin the game of a table whose seats are all taken."""
        await self._refresh(await self.get(id))

    async def refresh_table(self, id: str) -> None:
        """Read the seats and the status of a table again, because they have changed."""
        if id in self.tables:
            await self._refresh(self.tables[id])
        elif id in self.frozen:
            self.forget(id)

    async def _refresh(self, table: LiveTable) -> None:
        # If another process was first with the answers that follow, this one has read them.
        with suppress(DecisionOver):
            await table.refresh()

    async def request_change(self, id: str, person: str, proposal: Proposal) -> list[Seat]:
        """Change a running game as a person proposes. Returns the seats whose people have to agree first. A frozen game
        can only be ended, and nobody has to agree, because nobody can play it."""
        table = await self.find(id)
        if isinstance(table, FrozenTable):
            if not isinstance(proposal, GameEnd):
                raise table.reason
            with suppress(StoreConflict):
                await table.end(self.store)
            self.forget(id)
            return []
        return await table.request_change(person, proposal)

    async def add_notice(self, id: str, message: str, /, **values: str) -> None:
        """Add a notice to the chat of a table, unless it is frozen."""
        table = await self.find(id)
        if not isinstance(table, FrozenTable):
            await table.add_notice(message, **values)

    async def practise(self, game: str, table: dict[str, Any], option: Option) -> PracticeResult:
        """Return the outcome of a practice answer, with a new random seed."""
        return await self.practice.practise(game, table, option, secrets.randbits(64))

    async def export(self, id: str, viewer: Viewer) -> str:
        """Return the game in scenario notation: everything once it is over, otherwise what the viewer may know."""
        table = await self.get(id)
        async with table.lock:
            if table.record.over:
                return export(table.record.table)
            return export(table.record.table, viewer)

    async def shuffle_proof(self, id: str) -> Fair:
        """Return what anybody needs to check the shuffles, as far as it may be told now."""
        table = await self.find(id)
        if isinstance(table, FrozenTable):
            return table.shuffle_proof()
        async with table.lock:
            return shuffle_proof(table.row, table.record, [seat.name for seat in table.seats])

    async def next_choices(self, id: str) -> dict[str, Any] | None:
        """Return the choices for the next game of a series; None if no game follows."""
        table = await self.get(id)
        async with table.lock:
            next_setup = table.record.next_setup()
        return None if next_setup is None else stored_choices(next_setup)

    async def replay(self, id: str, viewer: Viewer, language: str) -> Replay:
        """Return the messages of a game from its beginning, as a viewer saw them."""
        table = await self.get(id)
        async with table.lock:
            history = list(table.record.table.history)
            record, over = table.record, table.record.over
            info = public_info(table.broadcast.info(table.status(), language))
            fresh_record = Record(record.game, record.setup, record.seed, record.decks)
        if viewer == OMNISCIENT and not over:
            raise TableError("table-still-playing")
        start, updates = await asyncio.to_thread(replay_messages, fresh_record, history, info, viewer, language)
        return Replay(start=start, updates=updates, eyes=viewer)

    # --- presence -------------------------------------------------------------------------------------

    def listener_left(self, table: LiveTable) -> None:
        """Tell the other people at a table after a while that a socket was lost, and drop the table if it is idle."""

        async def send() -> None:
            table.send_people()

        if len(table.audience) or (table.row.is_started and not table.record.over):
            self._run_later(presence.LOST_SECONDS + 0.2, send)
            self._run_later(presence.AWAY_SECONDS + 0.2, send)
        self._run_later(IDLE_SECONDS + 0.2, self._drop_idle_tables)
