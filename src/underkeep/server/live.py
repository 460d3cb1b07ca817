"""The hall: all tables that are being played or looked at by this process."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from underkeep.core.exports import export
from underkeep.server.audience import Group, Listener
from underkeep.server.bodies import Fair, Replay
from underkeep.server.complaints import TableComplaint
from underkeep.server.fairness import fair
from underkeep.server.playing import LiveTable
from underkeep.server.protocol import ChatLine, Chatted
from underkeep.server.record import Record
from underkeep.server.retelling import replayed, retell
from underkeep.server.rows import ChatRow, SeatRow
from underkeep.server.store import Store
from underkeep.server.telling import ALL_SEEING
from underkeep.server.thinking import Thinkers

log = logging.getLogger("underkeep.server")

NOT_SHOWN = 10.0
"""A lost connection is told to the others after so many seconds."""
TO_SAY_GOODBYE = 1.5
AWAY = 60.0
"""After so many seconds somebody counts as away."""


class Hall:
    """Finds, opens and keeps the tables."""

    def __init__(self, store: Store, thinkers: Thinkers | None = None) -> None:
        self.store = store
        self.thinkers = thinkers or Thinkers()
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._left: dict[tuple[str, int], float] = {}
        """When the last socket of a seat was lost."""
        self._chats: dict[str, list[ChatLine]] = {}
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
        """Go on with everything that was being played when the server stopped."""
        self.store.listen(self._noticed)
        for row in await self.store.playing_tables():
            try:
                table = await self.get(row.id)
                async with table.lock:
                    await table.pace.go_on()
            except Exception:
                log.exception("table %s cannot go on", row.id)

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

    async def get(self, id: str) -> LiveTable:
        """A table by its id. Raises a Complaint if there is none."""
        if id in self.tables:
            return self.tables[id]
        async with self._opening.setdefault(id, asyncio.Lock()):
            if id not in self.tables:
                row = await self.store.table(id)
                if row is None:
                    raise TableComplaint("table-no-table")
                table = LiveTable(self, row, await self.store.seats(id))
                await table.load()
                chat = await self.store.chat(id)
                self._chats[id] = [_line(said) for said in chat]
                self.tables[id] = table
        self._opening.pop(id, None)
        return self.tables[id]

    def forget(self, id: str) -> None:
        """Let a table go; it is read from storage when somebody wants it again."""
        table = self.tables.pop(id, None)
        self._chats.pop(id, None)
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
        heard = len(self.chat(table))
        said = [_line(row) for row in await self.store.chat(table.id)]
        last = self.chat(table)[-1].n if heard else 0
        for line in said:
            if line.n > last:
                self._chats.setdefault(table.id, []).append(line)
                table.audience.send(partial(_chatted, line))
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

    async def replay(self, id: str, viewer: int, language: str) -> Replay:
        """The game as its messages, through the eyes of a viewer."""
        table = await self.get(id)
        async with table.lock:
            history = list(table.record.table.history)
            record, info, over = table.record, replayed(table.news.info(language)), table.record.over
            again = Record(record.game, record.setup, record.seed)
        if viewer == ALL_SEEING and not over:
            raise TableComplaint("table-still-playing")
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

        if not len(table.audience) and (table.record.over or not table.started):
            self.forget(table.id)
        else:
            self._later(NOT_SHOWN + 0.2, tell)
            self._later(AWAY + 0.2, tell)

    # --- chat -----------------------------------------------------------------------------------------

    def chat(self, table: LiveTable) -> list[ChatLine]:
        """What has been said at a table."""
        return self._chats.get(table.id, [])

    async def say(
        self, table: LiveTable, person: str, name: str, seat: int | None, text: str, message: str = ""
    ) -> None:
        """Somebody says something; it is stored and then heard. A message that was stored before, by whichever process
        and however long ago, is not said again."""
        row = ChatRow(table=table.id, person=person, seat=seat, name=name, text=text, at=time.time(), message=message)
        number, new = await self.store.add_chat(row)
        # A notice of the database may have been quicker.
        if new and all(said.n != number for said in self.chat(table)[-5:]):
            line = ChatLine(n=number, name=name, text=text, seat=seat)
            self._chats.setdefault(table.id, []).append(line)
            table.audience.send(partial(_chatted, line))


def _chatted(line: ChatLine, group: Group) -> Chatted:
    return Chatted(line=line)


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(n=row.n, name=row.name, text=row.text, seat=row.seat)
