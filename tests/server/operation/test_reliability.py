"""Reliability: nothing is lost by kills, restarts, cut and half-open connections, and crossing messages.

The figures are those of docs/player-experience.md, 7.1. Most tests have a short form and a long form (`--long`).
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Figures, Times
from tests.patience import PATIENCE_SECONDS, TEST_SECONDS
from tests.server.postgres import Cluster
from tests.server.process_helpers import (
    ServerProcess,
    Slowness,
    boards,
    digest,
    new_table,
    play_at_random,
    record_of,
    server_process,
    store_tables,
    store_tables_in,
    token,
)
from underkeep import client as clients
from underkeep.client import TableClient
from underkeep.protocol import socket as wire
from underkeep.server.storage.rows import EntryRow, NewTableRow
from underkeep.server.storage.store import Store

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("server")]


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


async def settle(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks, and raise the exceptions of those that had ended by themselves."""
    done = [task for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


# --- R1 -----------------------------------------------------------------------------------------------------


def table_for_kills(number: int, with_people: bool) -> NewTableRow:
    """Return a table of two people and two bots, or of bots only, which play fast."""
    if with_people:
        return new_table(f"t{number}", [f"anna{number}", "bot:random", f"ben{number}", "bot:greedy"])
    return new_table(f"t{number}", ["bot:greedy"] * 4, pace="fast")


class TablesUnderKills:
    """The tables that are played while the server is killed again and again. A new table takes the place of each one
    whose game is over, so that the same number is played all the time."""

    def __init__(self, database: str, count: int, dice: random.Random) -> None:
        self.database, self.dice = database, dice
        self.rows = [table_for_kills(number, number % 3 != 0) for number in range(count)]
        """All tables, also the finished ones."""
        self.playing = list(self.rows)
        self.acks: dict[tuple[str, int], list[tuple[str, int]]] = {}
        """The acknowledged answers, by table and seat."""
        self.stored: dict[str, list[EntryRow]] = {row.id: [] for row in self.rows}
        """The entries of each table that were stored at the last kill."""
        self.lost: list[tuple[str, tuple[str, int]]] = []
        """The acknowledged answers that are not stored exactly once at their version, by table."""
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def ack_count(self) -> int:
        """The number of all acknowledged answers."""
        return sum(map(len, self.acks.values()))

    @property
    def table_of_bots(self) -> str:
        """A table at which only bots play."""
        return next(row.id for row in self.playing if not any(seat.person for seat in row.seats))

    async def sit_down(self, server: ServerProcess, rows: list[NewTableRow], stack: AsyncExitStack) -> None:
        """Let the people of tables connect and play."""
        for row in rows:
            for seat in row.seats:
                if seat.person:
                    client = await stack.enter_async_context(server.client(row.id, seat.person, seat.seat))
                    kept = self.acks.setdefault((row.id, seat.seat), [])
                    self.tasks.append(asyncio.create_task(play_at_random(client, self.dice, 0.1, kept)))

    async def compare(self, store: Store, rows: Sequence[NewTableRow]) -> None:
        """Compare the acknowledged answers of tables with the stored ones, while the server is down."""
        for row in rows:
            stored = self.stored.setdefault(row.id, [])
            stored += await store.entries(row.id, len(stored))
            found = Counter((entry.seat, entry.message, entry.version) for entry in stored)
            messages = Counter((entry.seat, entry.message) for entry in stored)
            for seat in range(len(row.seats)):
                self.lost += [
                    (row.id, ack)
                    for ack in self.acks.get((row.id, seat), ())
                    if found[seat, *ack] != 1 or messages[seat, ack[0]] != 1
                ]
        assert not self.lost, f"acknowledged answers are lost or doubled: {self.lost[:3]}"

    def unreadable(self) -> list[tuple[str, Exception]]:
        """Return the tables whose stored entries are not a game, with the reasons."""
        found = list[tuple[str, Exception]]()
        for row in self.rows:
            try:
                record_of(row, row.seats).read([(entry.kind, entry.seat, entry.data) for entry in self.stored[row.id]])
            except Exception as error:
                found.append((row.id, error))
        return found

    async def replace_finished(self, store: Store) -> list[NewTableRow]:
        """Store a new table for each finished one, while the server is down. Returns the new tables."""
        fresh: list[NewTableRow] = []
        for place, row in enumerate(self.playing):
            stored = await store.table(row.id)
            if stored is not None and stored.status == "over":
                with_people = any(seat.person for seat in row.seats)
                self.playing[place] = table_for_kills(len(self.rows) + len(fresh), with_people)
                fresh.append(self.playing[place])
        await store_tables(store, fresh)
        self.rows += fresh
        return fresh


KILL_RUNS = 5
"""The number of independent runs of the long form for each kind of database. On a machine with many cores they can run
beside each other: `pytest --long --dist load -n 10 -k killed_server_has_lost`."""


@pytest.mark.parametrize(
    ("kind", "run"),
    [
        pytest.param(kind, run, marks=[] if (kind, run) == ("SQLite", 0) else pytest.mark.long)
        for kind in ("SQLite", "PostgreSQL")
        for run in range(KILL_RUNS)
    ],
)
def test_a_killed_server_has_lost_nothing(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    figures: Figures,
    times: Times,
    long: bool,
    kind: str,
    run: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R1: the server is killed at random moments while tables of people and bots are played. After each kill the
    acknowledged answers are compared with the stored ones. Clients come back without the growing pauses that they
    usually make, so that most of the time is play."""
    monkeypatch.setattr(clients, "RECONNECT_SECONDS", (0.3,))
    kills, count = (500 // KILL_RUNS, 50) if long else (2, 6)
    dice = random.Random(1 + run)
    name = f"kills{run}"
    database = sqlite(tmp_path) if kind == "SQLite" else request.getfixturevalue("postgres").new_database(name)
    tables = TablesUnderKills(database, count, dice)
    store_tables_in(database, tables.rows, "probe")
    server = ServerProcess(database, log=tmp_path / "log")
    again: list[float] = []

    async def play() -> None:
        server.begin()
        await asyncio.to_thread(server.wait)
        async with AsyncExitStack() as stack:
            await tables.sit_down(server, tables.rows, stack)
            for _ in range(kills):
                before = tables.ack_count
                await asyncio.sleep(dice.uniform(0.3, 2.0))
                await until(lambda before=before: tables.ack_count > before + 10)
                await asyncio.to_thread(server.kill)
                async with open_store(database) as store:
                    await tables.compare(store, tables.playing)
                    fresh = await tables.replace_finished(store)
                began = time.monotonic()
                server.begin()
                await plays_again(server, tables.table_of_bots)
                again.append(time.monotonic() - began)
                await tables.sit_down(server, fresh, stack)
            await asyncio.sleep(1.0)
            await settle(*tables.tasks)
            await asyncio.to_thread(server.kill)
            async with open_store(database) as store:
                await tables.compare(store, tables.rows)

    slow = Slowness()
    try:
        with slow:
            asyncio.run(play())
    finally:
        server.kill()

    kind = f"{kind}, run {run + 1} of {KILL_RUNS}" if long else kind
    assert tables.ack_count > kills * 10
    figures.none("R1", f"acknowledged answers lost or doubled in {kills} kills ({kind})", tables.lost, tables.ack_count)
    figures.none("R1", f"unreadable tables ({kind})", tables.unreadable(), len(tables.rows))
    times.most("R1", f"playing again after a start, slowest ({kind})", max(again), 5.0, "s", slow.factor)


@asynccontextmanager
async def open_store(database: str) -> AsyncIterator[Store]:
    """Open a database while no server runs."""
    store = await Store(database).open()
    try:
        yield store
    finally:
        await store.close()


async def plays_again(server: ServerProcess, table: str) -> None:
    """Wait until a spectator sees a move at a table of bots."""
    probe = server.client(table, "probe")
    probe_pause, clients.RECONNECT_SECONDS = clients.RECONNECT_SECONDS, (0.05,)
    try:
        async with asyncio.timeout(PATIENCE_SECONDS), probe:
            first = probe.version
            while probe.version == first and probe.ending is None:
                await asyncio.sleep(0.01)
    finally:
        clients.RECONNECT_SECONDS = probe_pause


def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    store_tables_in(sqlite(tmp_path), [new_table("t0", ["bot:greedy"] * 2, pace="fast")], "probe")

    async def think(server: ServerProcess) -> None:
        async with server.client("t0", "probe") as probe:
            first = probe.version
            while probe.version == first and probe.ending is None:
                await asyncio.sleep(0.01)

    with server_process(sqlite(tmp_path)) as server:
        asyncio.run(think(server))
        assert server.process is not None
        family = _family(server.process.pid)
        assert len(family) > 1, "bots run in worker processes"
        server.kill()
        end = time.monotonic() + PATIENCE_SECONDS
        while (left := [pid for pid in family if _lives(pid)]) and time.monotonic() < end:
            time.sleep(0.05)
        for pid in left:
            os.kill(pid, 9)
        assert left == []


def _family(pid: int) -> list[int]:
    """Return the ids of all processes in the session of a process."""
    listed = subprocess.run(["ps", "-s", str(pid), "-o", "pid="], capture_output=True, text=True, check=True)
    return [int(word) for word in listed.stdout.split()]


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# --- R3 -----------------------------------------------------------------------------------------------------


def test_only_one_of_two_answers_to_a_decision_counts(
    postgres: Cluster, figures: Figures, long: bool, request: pytest.FixtureRequest
) -> None:
    """R3: two clients of one seat answer the same decision at once, each at another process."""
    races = 1000 if long else 20
    database = postgres.new_database(f"races{os.getpid()}")
    tables = [new_table(f"t{n}", ["anna", "bot:random"]) for n in range(races // 15 + 4)]
    store_tables_in(database, tables)
    won: list[int] = []
    late: list[float] = []

    async def race(one: TableClient, two: TableClient, dice: random.Random) -> None:
        while len(won) < races:
            await asyncio.gather(*(asked(seat) for seat in (one, two)))
            if one.ending is not None or two.ending is not None:
                return
            prompt = one.prompt
            if prompt is None or two.prompt is None or prompt.decision != two.prompt.decision:
                await asyncio.sleep(0.01)
                continue
            syncs = one.syncs, two.syncs
            numbers = [dice.choice(prompt.options).n, dice.choice(prompt.options).n]
            got = await asyncio.gather(one.answer(numbers[0], prompt.decision), two.answer(numbers[1], prompt.decision))
            won.append(sum(version is not None for version in got))
            assert max(version or 0 for version in got) == prompt.decision + 1
            for seat, before, version in zip((one, two), syncs, got, strict=True):
                if version is None:
                    began = time.monotonic()
                    while seat.syncs == before:
                        await asyncio.sleep(0.005)
                        assert time.monotonic() - began < PATIENCE_SECONDS, "a client with a stale answer gets a sync"
                    late.append(time.monotonic() - began)

    async def whole(here: ServerProcess, there: ServerProcess) -> None:
        dice = random.Random(3)
        for row in tables:
            if len(won) >= races:
                return
            async with here.client(row.id, "anna", 0) as one, there.client(row.id, "anna", 0) as two:
                await asyncio.wait_for(race(one, two, dice), TEST_SECONDS)

    with server_process(database) as here, server_process(database) as there:
        asyncio.run(whole(here, there))
    figures.none("R3", "races of two clients with other than one winner", [one for one in won if one != 1], len(won))
    assert len(won) >= races
    assert len(late) == len(won), "the other answer is stale"


async def asked(client: TableClient) -> None:
    """Wait until a client is asked something, or the game is over."""
    async with client._changed:
        await client._changed.wait_for(
            lambda: client.ending is not None or (client.prompt is not None and client.prompt.mine)
        )


# --- R4 -----------------------------------------------------------------------------------------------------


def test_cut_sockets_come_back_to_the_same_table(tmp_path: Path, figures: Figures, times: Times, long: bool) -> None:
    """R4: sockets are cut at random moments, and every client comes back to the stored board."""
    seconds, tables, cuts = (3600.0, 50, (5.0, 20.0)) if long else (4.0, 5, (1.0, 2.0))
    database, dice = sqlite(tmp_path), random.Random(4)
    rows = [new_table(f"t{n}", [f"anna{n}", "bot:random", f"ben{n}", "bot:greedy"]) for n in range(tables)]
    store_tables_in(database, rows)
    seen: list[tuple[str, int, int, str]] = []
    back: list[float] = []

    async def cutting(client: TableClient, end: float) -> None:
        while client.ending is None:
            await asyncio.sleep(dice.uniform(*cuts))
            enough = time.monotonic() > end and len(back) > tables * 3
            if enough or client.ending is not None:
                return
            syncs, began = client.syncs, time.monotonic()
            await client.drop_connection()
            while client.syncs == syncs:
                await asyncio.sleep(0.005)
            back.append(time.monotonic() - began)

    async def whole(server: ServerProcess) -> None:
        end = time.monotonic() + seconds
        async with AsyncExitStack() as stack:
            players, cutters = [], []
            for row in rows:
                for seat in (0, 2):
                    client = server.client(row.id, row.seats[seat].person or "", seat)
                    client.received = keeper(client, row.id, seat)
                    await stack.enter_async_context(client)
                    players.append(asyncio.create_task(play_at_random(client, dice, 0.15)))
                    cutters.append(asyncio.create_task(cutting(client, end)))
            await asyncio.gather(*cutters)
            await settle(*players)

    def keeper(client: TableClient, table: str, seat: int) -> Any:
        def keep(message: wire.Message, data: bytes) -> None:
            # The client has not applied this message yet, so this is the board after the previous message.
            if client.version is not None:
                seen.append((table, seat, client.version, digest(client.board)))

        return keep

    with server_process(database) as server, Slowness() as slow:
        asyncio.run(whole(server))

    async def check() -> list[Any]:
        wrong = []
        store = await Store(database).open()
        try:
            for row in rows:
                entries = await store.entries(row.id)
                for seat in (0, 2):
                    truth = boards(row, row.seats, entries, seat)
                    mine = {(version, board) for table, s, version, board in seen if (table, s) == (row.id, seat)}
                    wrong += [(row.id, seat, version) for version, board in mine if truth[version] != board]
        finally:
            await store.close()
        return wrong

    wrong = asyncio.run(check())
    assert len(back) > tables * 3
    figures.none("R4", f"differences of boards with {len(back)} cuts", wrong, len(seen))
    back.sort()
    times.most("R4", "cut until the state is right again, p99", back[int(len(back) * 0.99)], 2.0, "s", slow.factor)


# --- R5 -----------------------------------------------------------------------------------------------------

FASTER = 10.0
"""The factor by which the heartbeats of this test are faster than usual."""


@asynccontextmanager
async def frozen(port: int) -> AsyncIterator[tuple[int, asyncio.Event]]:
    """Run a proxy to the server that can fall silent without closing. Yields its port and the event that silences
    it."""
    freeze = asyncio.Event()
    tasks: set[asyncio.Task[None]] = set()

    async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            if not freeze.is_set():
                target.write(data)
                await target.drain()

    async def meet(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        tasks.update({asyncio.create_task(pump(source, back)), asyncio.create_task(pump(there, target))})

    server = await asyncio.start_server(meet, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1], freeze
    finally:
        server.close()
        for task in tasks:
            task.cancel()


def test_a_silent_connection_is_noticed(tmp_path: Path, times: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    """R5: a client falls silent without closing its socket, and client and server notice it."""
    store_tables_in(sqlite(tmp_path), [new_table("t0", ["anna", "ben"])], "watcher", "other")
    for name in ("PING_SECONDS", "MAX_SILENCE_SECONDS", "CHECK_SECONDS"):
        monkeypatch.setattr(clients, name, getattr(clients, name) / FASTER)

    async def whole(server: ServerProcess) -> tuple[float, float]:
        async with frozen(server.port) as (port, freeze), server.client("t0", "other") as other:
            silent = TableClient(f"http://127.0.0.1:{port}", "t0", token("watcher"))
            async with silent:
                await until(lambda: _watchers(other) == 2)
                freeze.set()
                began = time.monotonic()
                freed = asyncio.create_task(until(lambda: _watchers(other) == 1))
                noticed = asyncio.create_task(until(lambda: silent.reconnects > 0))
                await noticed
                noticed_after = time.monotonic() - began
                await freed
                return noticed_after, time.monotonic() - began

    with server_process(sqlite(tmp_path), faster=FASTER, not_shown=0.05) as server, Slowness() as slow:
        noticed, freed = asyncio.run(whole(server))
    times.most("R5", f"a client notices silence (×{FASTER:g})", noticed * FASTER, 10.0, "s", slow.factor)
    times.most("R5", f"the server frees a silent client (×{FASTER:g})", freed * FASTER, 25.0, "s", slow.factor)


def _watchers(client: TableClient) -> int:
    return client.info.watchers if client.info is not None else 0


async def until(condition: Any, patience: float = PATIENCE_SECONDS) -> None:
    """Wait until a condition is true."""
    end = time.monotonic() + patience
    while not condition():
        await asyncio.sleep(0.01)
        assert time.monotonic() < end, "the condition did not become true in time"


# --- R7 -----------------------------------------------------------------------------------------------------


def test_a_restart_is_announced_and_loses_nothing(tmp_path: Path, figures: Figures, times: Times) -> None:
    """R7: the server is stopped with a signal and started again during play."""
    database, dice = sqlite(tmp_path), random.Random(7)
    rows = [new_table(f"t{n}", [f"anna{n}", "bot:random", f"ben{n}", "bot:greedy"]) for n in range(8)]
    store_tables_in(database, rows)
    told: set[tuple[str, int]] = set()
    acks: dict[tuple[str, int], list[tuple[str, int]]] = {}
    slowest = 0.0

    def hear(table: str, seat: int) -> Any:
        def heard(message: wire.Message, data: bytes) -> None:
            if isinstance(message, wire.Farewell):
                assert (message.code, message.back) == ("restart", True)
                told.add((table, seat))

        return heard

    async def whole(server: ServerProcess) -> float:
        async with AsyncExitStack() as stack:
            people: list[TableClient] = []
            tasks = []
            for row in rows:
                for seat in (0, 2):
                    client = server.client(row.id, row.seats[seat].person or "", seat)
                    client.received = hear(row.id, seat)
                    people.append(await stack.enter_async_context(client))
                    kept = acks.setdefault((row.id, seat), [])
                    tasks.append(asyncio.create_task(play_at_random(client, dice, 0.3, kept)))
            await asyncio.sleep(1.5)
            began, syncs = time.monotonic(), [client.syncs for client in people]
            assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
            server.begin()
            for client, before in zip(people, syncs, strict=True):
                await until(lambda client=client, before=before: client.syncs > before)
            back = time.monotonic() - began
            await asyncio.sleep(0.5)
            await settle(*tasks)
            return back

    server, slow = ServerProcess(database), Slowness()
    try:
        server.start()
        with slow:
            slowest = asyncio.run(whole(server))
    finally:
        server.kill()

    async def lost() -> list[Any]:
        store = await Store(database).open()
        try:
            missing = []
            for (table, seat), kept in acks.items():
                stored = {(row.seat, row.message): row.version for row in await store.entries(table)}
                missing += [ack for ack in kept if stored.get((seat, ack[0])) != ack[1]]
            return missing
        finally:
            await store.close()

    figures.none("R7", "people who were not told of a restart", [who for who in acks if who not in told], len(acks))
    figures.none("R7", "answers lost by a restart", asyncio.run(lost()), sum(map(len, acks.values())))
    times.most("R7", "everybody back after SIGTERM", slowest, 10.0, "s", slow.factor)
