"""Several processes in one: live tables that share a PostgreSQL database and know of each other only through it and
through the bus, as processes do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from tests.patience import PATIENCE_SECONDS
from tests.server.live_helpers import InlineBots, InlineOutcomes
from tests.server.process_helpers import store_tables
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.storage.rows import NewTableRow
from underkeep.server.storage.store import Store


async def begin(address: str, bus: str = "") -> LiveTables:
    """Return the live tables of a new process."""
    live = LiveTables(await Store(address).open(), InlineBots(), InlineOutcomes(), bus=bus)
    await live.open()
    return live


async def end(live: LiveTables) -> None:
    """Stop a process."""
    await live.close()
    await live.store.close()


async def fall_silent(live: LiveTables) -> None:
    """Let a process neither renew its lease nor answer any more, as one that hangs."""
    assert live.peers is not None
    for task in live.peers._tasks:
        task.cancel()
    for table in list(live.tables.values()):
        table.close()
    await live.peers.links.close()


@asynccontextmanager
async def processes(
    address: str, tables: Sequence[NewTableRow], *others: str, number: int = 2, bus: str = ""
) -> AsyncIterator[list[LiveTables]]:
    """Yield the live tables of several processes with stored tables, of which the first process holds all."""
    store = await Store(address).open()
    await store_tables(store, tables, *others)
    await store.close()
    group: list[LiveTables] = []
    try:
        for n in range(number):
            group.append(await begin(address, bus))
            if n == 0:
                for table in tables:
                    await group[0].find(table.id)
        await eventually(lambda: all(live.peers and len(live.peers._known) == number - 1 for live in group))
        yield group
    finally:
        for live in group:
            await end(live)


async def eventually(condition: Callable[[], object], patience: float = PATIENCE_SECONDS) -> None:
    """Wait until a condition is true."""
    limit = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < limit, "the condition did not become true in time"
        await asyncio.sleep(0.01)
