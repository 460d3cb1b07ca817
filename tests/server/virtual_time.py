"""Live tables in virtual time: the clock jumps ahead when nothing is left to do, so that hours of play take seconds.

There are no threads and no sockets, and the store is kept in memory.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from tests.server.live_helpers import InlineBots
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.metrics import Metrics
from underkeep.server.storage.rows import ChatRow, EntryRow, NewTableRow, PositionRow, SeatRow, TableRow

T = TypeVar("T")


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock jumps to the next timer."""

    def __init__(self) -> None:
        super().__init__(_JumpingSelector(self))
        self.now = 1000.0

    def time(self) -> float:
        """Return the virtual time in seconds."""
        return self.now

    def run_in_executor(self, executor: Any, func: Any, *arguments: Any) -> asyncio.Future[Any]:
        """Run a function at once, because no real time passes in which a thread could work."""
        done = self.create_future()
        done.set_result(func(*arguments))
        return done


class _JumpingSelector(selectors.DefaultSelector):
    """A selector that moves the clock of its loop instead of waiting."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        """Return the files that are ready now."""
        if timeout is None:
            raise RuntimeError("nothing will ever happen")
        # A little time always passes, so that a timer cannot stay just before its end because of a rounding error.
        self._loop.now += max(timeout, 1e-6)
        return super().select(0)


def run_virtually(work: Coroutine[Any, Any, T], monkeypatch: pytest.MonkeyPatch) -> T:
    """Run a coroutine in virtual time."""
    loop = VirtualLoop()
    with monkeypatch.context() as patch:
        patch.setattr(time, "monotonic", loop.time)
        try:
            return loop.run_until_complete(work)
        finally:
            loop.close()


class MemoryStore:
    """The part of a store that live tables need, in memory instead of in a database."""

    one_process = True
    secret = b"secret"
    metrics = Metrics()

    def __init__(self, *tables: NewTableRow) -> None:
        self.tables = {table.id: table for table in tables}
        self.kept: dict[str, list[EntryRow]] = {table.id: [] for table in tables}
        self.positions: dict[str, PositionRow] = {}
        self.ran_until = 0.0
        self.lines = 0

    def listen(self, callback: Any) -> None:
        """There is no other process."""

    async def playing_tables(self) -> list[TableRow]:
        return []

    async def finished_tables_without_position(self) -> list[str]:
        return []

    async def table(self, id: str) -> TableRow | None:
        return self.tables.get(id)

    async def table_status(self, id: str) -> str:
        row = await self.table(id)
        return "" if row is None else row.status

    async def seats(self, id: str) -> list[SeatRow]:
        return list(self.tables[id].seats)

    async def entries(self, id: str, after: int = 0) -> list[EntryRow]:
        return self.kept[id][after:]

    async def append(self, *entries: EntryRow, clock: Any = None, **more: Any) -> None:
        self.kept[entries[0].table] += entries
        self.tables[entries[0].table].clock = clock

    async def change_clock(self, id: str, version: int, clock: Any) -> None:
        self.tables[id].clock = clock

    async def change_asked(self, id: str, version: int, asked: Any) -> None:
        """The lobby, which needs to know which seat is asked, is not a part of these tests."""

    async def keep_run_time(self, wall_time: float) -> None:
        self.ran_until = wall_time

    async def begin_run(self, wall_time: float, max_silence: float) -> tuple[float, float]:
        return self.ran_until, wall_time

    async def add_chat(self, line: ChatRow) -> tuple[int, bool]:
        self.lines += 1
        return self.lines, True

    async def put_position(self, position: PositionRow) -> None:
        self.positions[position.table] = position

    async def position(self, table: str) -> PositionRow | None:
        return self.positions.get(table)

    async def muted_people(self, person: str, table: str) -> frozenset[str]:
        return frozenset()

    async def change_seat(self, table: str, seat: int, **columns: Any) -> None:
        """The tests do not read seats again."""

    async def chat(self, table: str, last: int = 200) -> list[ChatRow]:
        return []


def live_tables_of(*tables: NewTableRow) -> LiveTables:
    """Return live tables with these tables in memory."""
    return LiveTables(MemoryStore(*tables), InlineBots())
