"""R8 and R9: several server processes behind a proxy, of which some are killed while games are played."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Figures, Times
from tests.patience import PATIENCE_SECONDS
from tests.server.operation.test_reliability import settle
from tests.server.postgres import Cluster
from tests.server.process_helpers import (
    ServerProcess,
    Slowness,
    boards,
    digest,
    new_table,
    play_at_random,
    record_of,
    store_tables,
    store_tables_in,
    token,
)
from underkeep import client as clients
from underkeep.client import TableClient
from underkeep.protocol import socket as wire
from underkeep.server.storage.rows import NewTableRow
from underkeep.server.storage.store import Store

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("server")]

HEARTBEAT_SECONDS = 5.0
"""The time in which a client notices that it has missed something."""


@asynccontextmanager
async def balancer(servers: list[ServerProcess], dice: random.Random) -> AsyncIterator[str]:
    """Run a proxy that hands each connection to one of the servers that answer. Yields its URL."""
    tasks: set[asyncio.Task[None]] = set()

    async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                target.write(data)
                await target.drain()
        target.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for server in dice.sample(servers, len(servers)):
            try:
                answers, requests = await asyncio.open_connection("127.0.0.1", server.port)
            except OSError:
                continue
            for pair in ((reader, requests), (answers, writer)):
                task = asyncio.create_task(pump(*pair))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            return
        writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    finally:
        listening.close()
        for task in list(tasks):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@dataclass
class Observations:
    """What the clients of all tables have seen, and what was acknowledged to them."""

    rows: list[NewTableRow]
    """All tables that were played."""
    boards: list[tuple[str, int, int, str]] = field(default_factory=list)
    """The table, the seat, the version, and the hash of the board."""
    acks: dict[tuple[str, int], list[tuple[str, int]]] = field(default_factory=dict)
    takeovers: list[float] = field(default_factory=list)
    """The seconds after each kill until something has happened at each table that is played."""
    late: list[str] = field(default_factory=list)
    """The clients that did not have the last version within a heartbeat."""


def fast_table(number: int) -> NewTableRow:
    """Return a table of two people and two bots, which spectators may watch."""
    seats = [f"anna{number}", "bot:random", f"ben{number}", "bot:greedy"]
    row = new_table(f"t{number}", seats, pace="fast")
    row.options["private"] = False
    return row


async def play(
    servers: list[ServerProcess], database: str, seconds: float, kills: int, pause: float, seen: Observations
) -> None:
    """Let all people of some tables play at random through a proxy, with a pause before each answer, and kill one
    server after the other. A new table takes the place of each finished one, so that every kill meets tables that are
    played."""
    dice = random.Random(8)

    def keep(client: TableClient, table: str, seat: int) -> Any:
        def received(message: wire.Message, data: bytes) -> None:
            # The client has not applied this message yet, so this is the board after the previous message.
            if client.version is not None:
                seen.boards.append((table, seat, client.version, digest(client.board)))

        return received

    async with balancer(servers, dice) as address, AsyncExitStack() as stack:
        at_table: dict[str, list[TableClient]] = {}
        players = []

        async def sit_down(rows: list[NewTableRow]) -> None:
            for row in rows:
                group: list[TableClient] = []
                for seat in row.seats:
                    if seat.person:
                        client = TableClient(address, row.id, token(seat.person), seat.seat)
                        client.received = keep(client, row.id, seat.seat)
                        group.append(await stack.enter_async_context(client))
                        kept = seen.acks.setdefault((row.id, seat.seat), [])
                        players.append(asyncio.create_task(play_at_random(client, dice, pause, kept)))
                group.append(await stack.enter_async_context(TableClient(address, row.id, token("eve"))))
                at_table[row.id] = group

        async def replace_finished() -> None:
            playing = sum(not is_over(group) for group in at_table.values())
            first = len(seen.rows)
            fresh = [fast_table(first + number) for number in range(count - playing)]
            if fresh:
                store = await Store(database).open()
                try:
                    await store_tables(store, fresh)
                finally:
                    await store.close()
                seen.rows += fresh
                await sit_down(fresh)

        count = len(seen.rows)
        await sit_down(seen.rows)
        end = time.monotonic() + seconds
        for number in range(kills):
            await asyncio.sleep(seconds / (kills + 1))
            await replace_finished()
            server = servers[number % len(servers)]
            await asyncio.to_thread(server.kill)
            seen.takeovers += await takeover_times(at_table)
            server.begin()
            await asyncio.to_thread(server.wait)
        enough = 12 * count
        while time.monotonic() < end or sum(map(len, seen.acks.values())) < enough:
            assert time.monotonic() < end + PATIENCE_SECONDS
            await asyncio.sleep(0.1)
        await settle(*players)
        await agree(at_table, seen)


def is_over(group: list[TableClient]) -> bool:
    """Return whether a client of a table has seen the end of its game."""
    return any(client.ending for client in group)


async def takeover_times(at_table: dict[str, list[TableClient]]) -> list[float]:
    """Return the seconds until something has happened at each table that is played."""
    began = time.monotonic()
    before = {
        table: max(client.version or 0 for client in group) for table, group in at_table.items() if not is_over(group)
    }
    waiting, found = set(before), list[float]()
    while waiting:
        assert time.monotonic() - began < PATIENCE_SECONDS, f"these tables do not go on: {waiting}"
        for table in list(waiting):
            group = at_table[table]
            if is_over(group) or any((client.version or 0) > before[table] for client in group):
                waiting.discard(table)
                found.append(time.monotonic() - began)
        await asyncio.sleep(0.02)
    return found


async def agree(at_table: dict[str, list[TableClient]], seen: Observations) -> None:
    """Wait until all clients of a table have the same version, which does not change for a heartbeat at most. Bots may
    still play."""
    for table, group in at_table.items():
        began = time.monotonic()
        while len({client.version for client in group}) > 1:
            if time.monotonic() - began > PATIENCE_SECONDS:
                seen.late.append(f"{table}: {[client.version for client in group]}")
                break
            await asyncio.sleep(0.02)


def check(database: str, seen: Observations) -> tuple[list[Any], list[Any], int]:
    """Return the boards that differ from the stored games, the acknowledged answers that are not stored once, and the
    number of acknowledged answers."""

    async def whole() -> tuple[list[Any], list[Any], int]:
        wrong, lost, known = list[Any](), list[Any](), 0
        store = await Store(database).open()
        try:
            for row in seen.rows:
                entries = await store.entries(row.id)
                assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
                record_of(row, row.seats).read([(entry.kind, entry.seat, entry.data) for entry in entries])
                messages = [(entry.seat, entry.message, entry.version) for entry in entries if entry.message]
                for seat in [seat.seat for seat in row.seats if seat.person]:
                    truth = boards(row, row.seats, entries, seat)
                    mine = {
                        (version, board) for table, s, version, board in seen.boards if (table, s) == (row.id, seat)
                    }
                    wrong += [(row.id, seat, version) for version, board in mine if truth[version] != board]
                    kept = seen.acks[row.id, seat]
                    known += len(kept)
                    lost += [ack for ack in kept if messages.count((seat, *ack)) != 1]
        finally:
            await store.close()
        return wrong, lost, known

    return asyncio.run(whole())


@pytest.mark.parametrize(
    ("number", "bus"),
    [
        (2, "postgresql"),
        pytest.param(2, "redis", marks=pytest.mark.long),
        pytest.param(4, "postgresql", marks=pytest.mark.long),
        pytest.param(4, "redis", marks=pytest.mark.long),
    ],
    indirect=["bus"],
)
def test_killed_processes_are_replaced_and_all_clients_see_the_same(
    postgres: Cluster, bus: str, tmp_path: Path, figures: Figures, times: Times, long: bool, number: int
) -> None:
    """R8, R9: with two and four processes, with PostgreSQL and Redis between them, with 10 % of the notifications
    dropped, and with one of them killed, in the long form every 20 seconds for ten minutes."""
    seconds, kills, count, pause = (600.0, 30, 20, 0.5) if long else (3.0, 1, 2, 0.1)
    kind = f"{number} processes, {'Redis' if bus else 'PostgreSQL'}"
    database = postgres.new_database(f"several{number}{'redis' if bus else ''}")
    seen = Observations([fast_table(n) for n in range(count)])
    store_tables_in(database, seen.rows, "eve")
    wishes = {"bus": bus, "dropped": 0.1}
    servers = [ServerProcess(database, wishes, log=tmp_path / f"log{n}") for n in range(number)]
    pauses, clients.RECONNECT_SECONDS = clients.RECONNECT_SECONDS, (0.1, 0.2, 0.5)
    try:
        for server in servers:
            server.begin()
        for server in servers:
            server.wait()
        with Slowness() as slow:
            asyncio.run(play(servers, database, seconds, kills, pause, seen))
    finally:
        clients.RECONNECT_SECONDS = pauses
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.kill()
    wrong, lost, known = check(database, seen)
    assert known > 10 * count
    figures.none("R8", f"differences of boards ({kind})", wrong, len(seen.boards))
    figures.none("R8", f"clients that do not see the last version ({kind})", seen.late, 3 * len(seen.rows))
    figures.none("R9", f"acknowledged answers lost or doubled ({kind})", lost, known)
    figures.least("R9", f"takeovers of tables that are played ({kind})", len(seen.takeovers), kills * count * 3 // 4)
    seen.takeovers.sort()
    latest = seen.takeovers[int(len(seen.takeovers) * 0.99)]
    times.most("R9", f"takeover after {kills} kills, p99 ({kind})", latest, 10.0, "s", slow.factor)
    for n in range(number):
        said = (tmp_path / f"log{n}").read_text()
        assert "Traceback" not in said, said
