"""The open tables of this process: they are read from storage when they are requested, and dropped when nothing happens
at them, after a failure they are read again, and where several processes share a database, another one may take
them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Protocol, TypeVar

from underkeep.core.errors import UserError
from underkeep.server.errors import CannotSave, DecisionOver, HeldElsewhere, TableError
from underkeep.server.live import presence
from underkeep.server.live.keyed_locks import KeyedLocks
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.peers.peers import Peers
from underkeep.server.live.records.frozen_table import FrozenTable
from underkeep.server.live.records.stored_record import migrated_row
from underkeep.server.live.workers import BotWorkers, OutcomeWorkers, PracticeWorkers
from underkeep.server.storage.database import StorageUnavailable
from underkeep.server.storage.rows import SeatRow, TableRow
from underkeep.server.storage.store import Store

log = logging.getLogger("underkeep.server")

T = TypeVar("T")

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
"""The time after a failure until a table is read again, or anything else is repeated that needs the database."""


async def repeat_until_stored(work: Callable[[], Awaitable[T]], what: str) -> T:
    """Do something that needs the database, again and again as long as the database cannot be used, and return its
    result. The log names it as `what`."""
    is_logged = False
    while True:
        try:
            return await work()
        except (CannotSave, StorageUnavailable):
            if not is_logged:
                log.warning("%s waits until the database is back", what)
            is_logged = True
            await asyncio.sleep(REPAIR_SECONDS)


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


class OpenTables:
    """Opens, keeps and drops the tables of this process."""

    peers: Peers | None
    """The other processes that share the database; None if there can be none."""

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
        self._opening = KeyedLocks()
        self._to_resume: set[str] = set()
        """The tables with games that are being played and that this process is about to open."""
        self._all_resumed = asyncio.Event()
        self._all_resumed.set()
        self._opening_finished = asyncio.Lock()
        """Finished tables are opened one after another, so that played ones come in between."""
        self._taken_over: set[str] = set()
        """The tables whose holder has ended and which this process has not opened yet."""
        self._tasks: set[asyncio.Task[Any]] = set()
        try:
            self.program = version("underkeep")
        except PackageNotFoundError:
            self.program = ""

    async def close(self) -> None:
        """Stop everything. All acknowledged answers are stored."""
        if self.peers is not None:
            self.peers.dismiss_all()
        await self.disconnect_all()
        await self._store_positions()
        await self._store_run_time()
        for table in list(self.tables.values()):
            table.close()
        for task in list(self._tasks):
            task.cancel()
        if self.peers is not None:
            await self.peers.close()
        self.bots.close()
        self.outcomes.close()
        self.practice.close()

    # --- opening --------------------------------------------------------------------------------------

    async def get(self, id: str) -> LiveTable:
        """Return a table by its id, and open it if necessary. Raises a UserError if there is none, or if it is
        frozen."""
        table = await self.find(id)
        if isinstance(table, FrozenTable):
            raise table.reason
        return table

    async def find(self, id: str) -> LiveTable | FrozenTable:
        """Return a table by its id, and open it if necessary. Raises a TableError if there is none, and HeldElsewhere
        if another process runs it."""
        found = self._opened(id)
        if found is None:
            async with self._opening.hold(id):
                found = self._opened(id) or await self._open_table(id)
        if isinstance(found, LiveTable):
            found.last_used = time.monotonic()
        return found

    def _opened(self, id: str) -> LiveTable | FrozenTable | None:
        """Return a table that is open; None if it is not."""
        return self.tables.get(id) or self.frozen.get(id)

    async def _open_table(self, id: str) -> LiveTable | FrozenTable:
        """Become the holder of a table, read it from storage, and return it. A table that this program cannot play is
        frozen. A table whose game is over waits until the games that are being played go on: after a start or a
        takeover the clients of all tables come at once, and reading a finished game takes as long as any other."""
        status = await self.store.table_status(id)
        if status not in ("over", "closed") or id in self._to_resume:
            return await self._read_as_holder(id)
        async with self._opening_finished:
            await self._all_resumed.wait()
            return await self._read_as_holder(id)

    async def _read_as_holder(self, id: str) -> LiveTable | FrozenTable:
        if self.peers is not None:
            await self.peers.take(id)
        row = await self.store.table(id)
        if row is None:
            raise TableError("table-no-table")
        seats = await self.store.seats(id)
        try:
            table = await self._read_table(row, seats)
            await table.load_chat()
            await self._resume_clock(table)
        except StorageUnavailable:
            raise
        except Exception as error:
            if not isinstance(error, UserError):
                log.exception("table %s cannot be read", id)
                error = TableError("table-unreadable")
            frozen = FrozenTable(row, seats, await self.store.position(id), await self.store.chat(id), error)
            self.frozen[id] = frozen
            if self.peers is not None:
                await self.peers.release(id)
            return frozen
        self.tables[id] = table
        await self._proceed(table)
        return table

    async def _read_table(self, row: TableRow, seats: list[SeatRow]) -> LiveTable:
        row = await migrated_row(self.store, row, seats)
        table = LiveTable(self, row, seats)
        await table.load()
        return table

    @asynccontextmanager
    async def _table_to_read(self, id: str) -> AsyncIterator[LiveTable]:
        """Yield a table that does not change meanwhile: a live one, or what another process has stored of its own.
        Raises a UserError if there is none, or if it is frozen."""
        try:
            table = await self.get(id)
        except HeldElsewhere:
            row = await self.store.table(id)
            if row is None:
                raise TableError("table-no-table") from None
            copy = await self._read_table(row, await self.store.seats(id))
            try:
                yield copy
            finally:
                copy.close()
        else:
            async with table.lock:
                yield table

    # --- resuming -------------------------------------------------------------------------------------

    async def resume(self, ids: Collection[str]) -> None:
        """Open tables of another process that has ended, and let them go on."""
        self._taken_over.update(ids)
        await self._resume(ids)
        for table in [self.tables[id] for id in ids if id in self.tables]:
            # The people were connected to the process that has ended, and are about to connect again.
            for seat in {row.seat for row in table.seats} - table.audience.seats():
                self.presence.disconnected(table.id, seat, time.monotonic())
        self._taken_over.difference_update(ids)

    async def _resume(self, ids: Collection[str]) -> None:
        self._to_resume.update(ids)
        self._all_resumed.clear()
        try:
            for id in ids:
                await self._resume_table(id)
                self._to_resume.discard(id)
        finally:
            self._to_resume.difference_update(ids)
            if not self._to_resume:
                self._all_resumed.set()

    async def _resume_table(self, id: str) -> None:
        try:
            table = await repeat_until_stored(partial(self.find, id), f"table {id}")
        except HeldElsewhere:
            return
        except Exception:
            log.exception("table %s cannot go on", id)
            return
        if isinstance(table, FrozenTable):
            log.warning("table %s is frozen: %s", id, table.reason)

    async def _resume_all(self, ids: list[str]) -> None:
        await self._resume(ids)
        self._run_later(FINISHED_SECONDS, self._store_finished_positions)
        self._run_later(IDLE_SECONDS, self._drop_idle_tables)

    async def _store_finished_positions(self) -> None:
        """Store the last positions of finished games that have none, because the server was killed before it could
        store them or because an earlier program stored no positions. The games are opened slowly, one after another."""
        for id in await self.store.finished_tables_without_position():
            with suppress(UserError, HeldElsewhere):
                was_open = id in self.tables
                table = await self.get(id)
                requested = table.last_used
                await table.store_position()
                # A client that has requested the table meanwhile is about to join it.
                if not was_open and not len(table.audience) and table.last_used == requested:
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
        (began, ended), stored_at = self.outage, (table.row.clock or {}).get("at", 0.0)
        if stored_at < ended:
            await table.resume_clock(began, f"outage {ended}")
        elif table.id in self._taken_over and self.peers is not None:
            await table.resume_clock(time.time(), f"takeover by {self.peers.process.id}")
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
            pass  # The entries were stored already, and have been read.
        except CannotSave:
            log.warning("table %s waits until something can be stored", table.id)
        except Exception as error:
            self.report_failure(table, error)

    # --- dropping -------------------------------------------------------------------------------------

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

    def forget(self, id: str) -> None:
        """Drop a table. It is read from storage when it is requested again, by this process or by another one."""
        table = self.tables.pop(id, None) or self.frozen.pop(id, None)
        if table is not None:
            table.close()
            if self.peers is not None and isinstance(table, LiveTable):
                self._run_later(0.0, partial(self._release, id))

    async def _release(self, id: str) -> None:
        async with self._opening.hold(id):
            if self.peers is not None and id not in self.tables:
                await self.peers.release(id)

    def lose_table(self, id: str) -> None:
        """Drop a table that another process has taken, and let its clients connect again."""
        table = self.tables.pop(id, None)
        if table is not None:
            log.warning("table %s was taken by another process", id)
            table.disconnect_all("restart")
            table.close()

    async def lose_tables(self) -> None:
        """Drop all tables without storing anything, because other processes have taken them, and let all clients
        connect again."""
        for connection in list(self.sockets):
            connection.disconnect("restart")
        for id in list(self.tables):
            self.lose_table(id)

    async def disconnect_all(self) -> None:
        """Tell all clients that the server restarts, and wait a little until they have closed their sockets."""
        for connection in list(self.sockets):
            connection.disconnect("restart")
        end = time.monotonic() + DISCONNECT_SECONDS
        while self.sockets and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def _store_positions(self) -> None:
        """Store what the viewers of all tables see, as far as there is time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                for table in list(self.tables.values()):
                    await table.store_position()

    # --- failures and work in the background ----------------------------------------------------------

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
        """Do something in the background after some seconds. It is repeated until the database can be used."""

        async def wait() -> None:
            await asyncio.sleep(seconds)
            try:
                await repeat_until_stored(work, "work in the background")
            except DecisionOver:
                pass  # The table has changed meanwhile, and everybody was told.
            except Exception:
                log.exception("work in the background failed")

        task = asyncio.get_running_loop().create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- presence -------------------------------------------------------------------------------------

    def listener_left(self, table: LiveTable) -> None:
        """Tell the other people at a table after a while that a socket was lost, and drop the table if it is idle."""

        async def send() -> None:
            table.send_people()

        if len(table.audience) or (table.row.is_started and not table.record.over):
            self._run_later(presence.LOST_SECONDS + 0.2, send)
            self._run_later(presence.AWAY_SECONDS + 0.2, send)
        self._run_later(IDLE_SECONDS + 0.2, self._drop_idle_tables)
