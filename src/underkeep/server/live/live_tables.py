"""The hall: all tables that are being played or looked at by this process."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from underkeep.core.capabilities.outcomes import PracticeResult
from underkeep.core.decisions import Option
from underkeep.core.errors import UserError
from underkeep.core.record import Record, stored_choices
from underkeep.core.scenario.export import export
from underkeep.protocol.http import Fair, Replay
from underkeep.server.live.audience import Listener
from underkeep.server.live.chat import Chats
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.replay import replayed, retell
from underkeep.server.live.shuffle_proof import fair
from underkeep.server.live.viewer_messages import ALL_SEEING
from underkeep.server.live.workers import Settlers, Thinkers
from underkeep.server.storage.rows import SeatRow
from underkeep.server.storage.store import Store
from underkeep.server.table_errors import TableError

log = logging.getLogger("underkeep.server")

NOT_SHOWN = 10.0
"""A lost connection is told to the others after so many seconds."""
TO_SAY_GOODBYE = 1.5
AWAY = 60.0
"""After so many seconds somebody counts as away."""
REST = 90.0
"""A table that nobody has asked for in so many seconds may be let go."""


class Hall:
    """Finds, opens and keeps the tables."""

    def __init__(self, store: Store, thinkers: Thinkers | None = None, settlers: Settlers | None = None) -> None:
        self.store = store
        self.thinkers = thinkers or Thinkers()
        self.settlers = settlers or Settlers()
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._left: dict[tuple[str, int], float] = {}
        """When the last socket of a seat was lost."""
        self.chats = Chats(store)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.sockets: set[Any] = set()
        """All connections, also those that have not come to a table yet."""
        self._opened = time.monotonic()
        try:
            self.program = version("underkeep")
        except PackageNotFoundError:
            self.program = ""

    # --- opening and closing --------------------------------------------------------------------------

    async def open(self) -> None:
        """Go on with everything that was being played when the server stopped: one table after the other, while people
        come in already."""
        self.store.listen(self._noticed)
        waiting = [row.id for row in await self.store.playing_tables()]
        self._later(0.0, partial(self._resume, waiting))

    async def _resume(self, ids: list[str]) -> None:
        for id in ids:
            try:
                await self.get(id)
            except Exception:
                log.exception("table %s cannot go on", id)
        self._later(REST, self._rest_all)

    def _prepare(self, table: LiveTable) -> None:
        """What a table needs besides this process is made ready before somebody waits for it."""
        with suppress(UserError):
            if not table.record.over and table.game.outcomes.needs_outcomes(table.record.setup):
                self.settlers.prepare(table.game.name)

    async def _go_on(self, table: LiveTable) -> None:
        """A table was read from storage: whatever it waits for goes on."""
        self._prepare(table)
        try:
            async with table.lock:
                await table.pace.go_on()
        except Exception as error:
            self.trouble(table, error)

    async def _rest_all(self) -> None:
        """Let the tables go at which nothing will happen until somebody comes: they have not begun, or are over, or
        wait for somebody who is not here, and no clock runs. Whoever has just asked for a table still holds it, so it
        stays a while."""
        for table in list(self.tables.values()):
            quiet = not table.started or table.record.over or (table.pace.asking and not table.clock.runs)
            if quiet and not len(table.audience) and time.monotonic() - table.wanted >= REST:
                self.forget(table.id)

    async def farewell(self) -> None:
        """Tell everybody that the server stops and will be back; wait a little until they have heard it."""
        for connection in list(self.sockets):
            connection.dismiss("restart")
        end = time.monotonic() + TO_SAY_GOODBYE
        while self.sockets and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop everything; what was acknowledged is stored."""
        await self.farewell()
        for table in list(self.tables.values()):
            table.close()
        for task in list(self._tasks):
            task.cancel()
        self.thinkers.close()
        self.settlers.close()

    async def get(self, id: str) -> LiveTable:
        """A table by its id. Raises a UserError if there is none."""
        if id in self.tables:
            self.tables[id].wanted = time.monotonic()
            return self.tables[id]
        async with self._opening.setdefault(id, asyncio.Lock()):
            if id not in self.tables:
                row = await self.store.table(id)
                if row is None:
                    raise TableError("table-no-table")
                table = LiveTable(self, row, await self.store.seats(id))
                await table.load()
                await self.chats.read(id)
                self.tables[id] = table
                await self._go_on(table)
        self._opening.pop(id, None)
        return self.tables[id]

    def forget(self, id: str) -> None:
        """Let a table go; it is read from storage when somebody wants it again."""
        table = self.tables.pop(id, None)
        self.chats.forget(id)
        if table is not None:
            table.close()

    def trouble(self, table: LiveTable, error: BaseException | None) -> None:
        """Something went wrong in the background of a table: it is read anew in a moment."""
        log.error("table %s: %r", table.id, error, exc_info=error)
        self._later(1.0, partial(self._mend, table))

    async def _mend(self, table: LiveTable) -> None:
        if self.tables.get(table.id) is not table:
            return
        try:
            async with table.lock:
                await table.load()
                table.news.sync_all()
                await table.pace.go_on()
        except Exception as error:
            self.trouble(table, error)

    def _later(self, seconds: float, work: Any) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            await work()

        task = asyncio.get_running_loop().create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _noticed(self, id: str, version: int) -> None:
        """Some process has stored something; version 0 stands for seats, status and chat."""
        table = self.tables.get(id)
        if table is None:
            return
        if version == 0:
            self._later(0.0, partial(self._changed_elsewhere, table))
        elif table.version < version:
            self._later(0.0, table.catch_up)

    async def _changed_elsewhere(self, table: LiveTable) -> None:
        await self.chats.catch_up(table)
        await table.refresh()

    async def look_again(self, table: LiveTable) -> None:
        """A heartbeat: where several processes play, a notice may have been lost."""
        if not self.store.one_process:
            row = await self.store.table(table.id)
            if row is not None and row.version > table.version:
                await table.catch_up()

    # --- for the lobby --------------------------------------------------------------------------------

    async def started(self, id: str) -> None:
        """A game begins."""
        table = await self.get(id)
        await table.refresh()

    async def changed(self, id: str) -> None:
        """Seats or status of a table have changed."""
        if id in self.tables:
            await self.tables[id].refresh()

    async def practise(self, game: str, table: dict[str, Any], option: Option) -> PracticeResult:
        """What becomes of an answer that counts for nothing. Its chance is nobody's to know, as in a game."""
        return await self.settlers.practised(game, table, option, secrets.randbits(64))

    async def export(self, id: str, seat: int) -> str:
        """The game in scenario notation: everything once it is over, before that what the seat may know."""
        table = await self.get(id)
        async with table.lock:
            if table.record.over:
                return export(table.record.table)
            return export(table.record.table, seat)

    async def fair(self, id: str) -> Fair:
        """What anybody needs to check the shuffles, as far as it may be told now."""
        table = await self.get(id)
        async with table.lock:
            return fair(table)

    async def sequel(self, id: str) -> dict[str, Any] | None:
        """What is chosen for the next game of a series, when this one is over; None if nothing follows."""
        table = await self.get(id)
        async with table.lock:
            following = table.record.next_setup()
        return None if following is None else stored_choices(following)

    async def replay(self, id: str, viewer: int, language: str) -> Replay:
        """The game as its messages, through the eyes of a viewer."""
        table = await self.get(id)
        async with table.lock:
            history = list(table.record.table.history)
            record, info, over = table.record, replayed(table.news.info(language)), table.record.over
            again = Record(record.game, record.setup, record.seed)
        if viewer == ALL_SEEING and not over:
            raise TableError("table-still-playing")
        start, updates = await asyncio.to_thread(retell, again, history, viewer, language)
        start.table = info
        return Replay(start=start, updates=updates, eyes=viewer)

    # --- presence -------------------------------------------------------------------------------------

    def presence(self, table: LiveTable, row: SeatRow) -> str:
        """Whether somebody is here, seems to be reconnecting, or is away."""
        if row.who != "person" or row.seat in table.audience.seats():
            return "here"
        if table.row.options.get("hot_seat") and table.audience.of(row.person or ""):
            return "here"
        # After a restart nobody is here yet, and everybody has as much time to come back as after a lost connection.
        gone = time.monotonic() - self._left.get((table.id, row.seat), self._opened)
        if gone < NOT_SHOWN:
            return "here"
        return "reconnecting" if gone < AWAY else "away"

    def came(self, table: LiveTable, listener: Listener) -> None:
        """A socket has come to a table."""
        if listener.seat is not None:
            self._left.pop((table.id, listener.seat), None)

    def went(self, table: LiveTable, listener: Listener) -> None:
        """A socket has gone: the others hear of it after a while."""
        if listener.seat is not None and listener.seat not in table.audience.seats():
            self._left[table.id, listener.seat] = time.monotonic()

        async def tell() -> None:
            table.news.tell_people()

        if len(table.audience) or (table.started and not table.record.over):
            self._later(NOT_SHOWN + 0.2, tell)
            self._later(AWAY + 0.2, tell)
        self._later(REST + 0.2, self._rest_all)
