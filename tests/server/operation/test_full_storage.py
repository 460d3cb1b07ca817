"""R10 at a table: storage that is full or read-only. Answers are refused with the sentence, none is acknowledged, and
every table goes on by itself as soon as something can be stored again."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, AsyncExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.conftest import Figures
from tests.patience import PATIENCE_SECONDS
from tests.server.live.test_outages import SENTENCE, eventually
from tests.server.live_helpers import MemorySocket, connect, live_tables_with
from tests.server.postgres import Cluster
from tests.server.process_helpers import ServerProcess, new_table, server_process, store_tables_in
from underkeep.client import RequestRefused, TableClient
from underkeep.protocol import socket as wire
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.storage.store import Store

pytestmark = pytest.mark.slow

FILLER = "f"
"""The table whose entries fill a file."""


# --- what happens to the storage ----------------------------------------------------------------------------


def run_sqlite(store: Store, statement: str) -> Any:
    """Run a statement in the connection of the writer to SQLite. Returns the first row."""
    connection = store._writes.raw_connection()
    try:
        return connection.cursor().execute(statement).fetchone()
    finally:
        connection.close()


@contextmanager
def full_file(store: Store) -> Iterator[None]:
    """Let the file of SQLite grow no more, and fill the room in its last pages with entries of another table."""
    run_sqlite(store, "VACUUM")
    run_sqlite(store, f"PRAGMA max_page_count={run_sqlite(store, 'PRAGMA page_count')[0]}")
    with suppress(sqlite3.OperationalError):
        for version in count(1):
            run_sqlite(store, f"INSERT INTO entries VALUES ('{FILLER}', {version}, NULL, '', '', x'', 0)")
    try:
        yield
    finally:
        run_sqlite(store, "PRAGMA max_page_count=1000000")


@contextmanager
def read_only_file(store: Store) -> Iterator[None]:
    """Let SQLite refuse every write, as it does with a file that is read-only."""
    run_sqlite(store, "PRAGMA query_only=ON")
    try:
        yield
    finally:
        run_sqlite(store, "PRAGMA query_only=OFF")


@contextmanager
def as_operator(store: Store, *statements: str) -> Iterator[None]:
    """Run statements in a PostgreSQL database beside the server, the last one at the end."""
    engine = sa.create_engine(store.url, isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            for statement in statements[:-1]:
                connection.execute(sa.text(statement))
            try:
                yield
            finally:
                connection.execute(sa.text(statements[-1]))
    finally:
        engine.dispose()


def full_server(store: Store) -> AbstractContextManager[None]:
    """Let PostgreSQL answer every write to a table or its entries as with a full disk (error 53100)."""
    return as_operator(
        store,
        """CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$""",
        "CREATE TRIGGER disk_full BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION disk_full()",
        "CREATE TRIGGER disk_full BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION disk_full()",
        "DROP FUNCTION disk_full CASCADE",
    )


def read_only_server(store: Store) -> AbstractContextManager[None]:
    """Make a PostgreSQL database read-only, as a standby server is. All connections are cut, and the new sessions stay
    read-only even when the database no longer is."""
    name = store.url.database
    return as_operator(
        store,
        f"ALTER DATABASE {name} SET default_transaction_read_only = on",
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()",
        f"ALTER DATABASE {name} RESET default_transaction_read_only",
    )


TROUBLES = {
    "sqlite full": full_file,
    "sqlite read-only": read_only_file,
    "postgresql full": full_server,
    "postgresql read-only": read_only_server,
}


# --- tables of two people -----------------------------------------------------------------------------------


class PlayedTable:
    """A table of two people who answer with the first option, and everything that was acknowledged."""

    def __init__(self, live: LiveTables, id: str) -> None:
        self.live, self.id = live, id
        self.lines: list[MemorySocket] = []
        self.acknowledged: dict[str, int] = {}
        self.refused: list[wire.Refused] = []
        self.number = 0

    async def open(self) -> None:
        """Connect both people."""
        self.lines = [await connect(self.live, person, self.id, seat) for seat, person in enumerate(("anna", "ben"))]

    @property
    def is_stalled(self) -> bool:
        """Whether the table waits until something can be stored."""
        return self.live.tables[self.id].is_stalled

    async def answer(self) -> bool:
        """Let the person who is asked answer. Returns whether the answer was acknowledged; an answer of the server or
        of a bot that cannot be stored counts as refused."""
        await self.lines[0].until(lambda: self.is_stalled or any(line.asked for line in self.lines))
        asked = next((line for line in self.lines if line.asked), self.lines[0])
        assert asked.prompt is not None
        self.number += 1
        options = asked.prompt.options
        sent = wire.Answer(f"{self.id}-{self.number}", asked.prompt.decision, options[0].n if options else 0)
        reply = await asked.ask(sent)
        if isinstance(reply, wire.Done):
            self.acknowledged[sent.id] = reply.version
            await asked.until(lambda: (asked.version or 0) >= reply.version)
        elif isinstance(reply, wire.Refused):
            self.refused.append(reply)
        return isinstance(reply, wire.Done)

    async def lost(self) -> list[str]:
        """Return the acknowledged answers that are not stored."""
        stored = {entry.message: entry.version for entry in await self.live.store.entries(self.id)}
        return [id for id, version in self.acknowledged.items() if stored.get(id) != version]


async def endure(table: PlayedTable, seconds: float) -> None:
    """Let a table meet a storage that cannot be written to for at least some seconds."""
    began, live = asyncio.get_running_loop().time(), table.live.tables[table.id]
    while await table.answer():
        assert table.number < 500, "the storage takes everything"
    assert table.refused or live.is_stalled
    shown = [line.version for line in table.lines]
    while len(table.refused) < 3 or asyncio.get_running_loop().time() - began < seconds:
        await table.answer()
        # A client may send 100 messages in 20 seconds.
        await asyncio.sleep(0.3)
    assert all(refused.text.startswith(SENTENCE) for refused in table.refused), table.refused[0]
    assert await table.lost() == []
    assert max(version or 0 for version in shown) <= len(await table.live.store.entries(table.id))


@pytest.mark.slow
@pytest.mark.parametrize("kind", TROUBLES)
def test_storage_that_cannot_be_written_to_refuses_answers(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, figures: Figures, long: bool
) -> None:
    """R10: the storage is full or read-only in the middle of the games of one table, in the long form of eight tables
    for 30 seconds. Nothing is restarted."""
    if kind.startswith("sqlite"):
        address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    else:
        postgres: Cluster = request.getfixturevalue("postgres")
        address = postgres.new_database(kind.replace(" ", "_").replace("-", "_"))
    ids = [f"t{number}" for number in range(8 if long else 1)]

    async def test() -> None:
        rows = [new_table(FILLER, ["anna", "ben"], status="open"), *(new_table(id, ["anna", "ben"]) for id in ids)]
        async with live_tables_with(address, rows) as live:
            tables = [PlayedTable(live, id) for id in ids]
            opened = []
            for table in tables:
                await table.open()
                opened.append(live.tables[table.id])
                for _ in range(3):
                    assert await table.answer()
            with TROUBLES[kind](live.store):
                await asyncio.gather(*(endure(table, 30.0 if long else 0.0) for table in tables))
            for table in tables:
                await eventually(lambda table=table: not table.is_stalled)
                for _ in range(3):
                    assert await table.answer() or live.tables[table.id].record.over
            assert [live.tables[id] for id in ids] == opened, "no table was read anew"
            lost = [id for table in tables for id in await table.lost()]
            known = sum(len(table.acknowledged) for table in tables)
            figures.none("R10", f"acknowledged answers lost ({kind})", lost, known)

    asyncio.run(asyncio.wait_for(test(), 10 * PATIENCE_SECONDS))


async def play_patiently(client: TableClient, dice: random.Random, acks: list[Any], refusals: list[str]) -> None:
    """Answer at random until the game is over, and again after each refusal."""
    number = 0
    while client.ending is None:
        await asyncio.sleep(dice.uniform(0.05, 0.2))
        if (prompt := client.prompt) is None or not prompt.mine:
            continue
        number += 1
        answer = wire.Answer(f"{client.seat}-{number}", prompt.decision, dice.choice(prompt.options).n)
        try:
            version = await client.send(answer)
        except RequestRefused as refusal:
            refusals.append(str(refusal))
        else:
            acks += [] if version is None else [(answer.id, version)]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.xdist_group("server")
def test_a_server_without_room_for_its_files_goes_on_when_there_is_room(tmp_path: Path, figures: Figures) -> None:
    """R10: the operating system lets no file of the server grow for 30 seconds, as on a full disk."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    rows = [new_table(f"t{n}", [f"anna{n}", "bot:random", f"ben{n}", "bot:greedy"]) for n in range(8)]
    store_tables_in(database, rows)
    acks: dict[tuple[str, int], list[tuple[str, int]]] = {}
    refusals: list[str] = []

    async def whole(server: ServerProcess) -> tuple[int, int, int]:
        assert server.process is not None
        dice = random.Random(10)
        async with AsyncExitStack() as stack:
            tasks = []
            for row in rows:
                for seat in (0, 2):
                    client = await stack.enter_async_context(server.client(row.id, row.seats[seat].person or "", seat))
                    kept = acks.setdefault((row.id, seat), [])
                    tasks.append(asyncio.create_task(play_patiently(client, dice, kept, refusals)))

            def known() -> int:
                return sum(map(len, acks.values()))

            await asyncio.sleep(2.0)
            unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, unlimited[1]))
            await asyncio.sleep(2.0)
            before = known()
            await asyncio.sleep(28.0)
            during = known()
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
            await eventually(lambda: known() > during + len(rows))
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            return before, during, known()

    with server_process(database) as server:
        before, during, after = asyncio.run(whole(server))

    async def missing() -> list[Any]:
        store = await Store(database).open()
        try:
            lost = []
            for (table, seat), kept in acks.items():
                stored = {(row.seat, row.message): row.version for row in await store.entries(table)}
                lost += [ack for ack in kept if stored.get((seat, ack[0])) != ack[1]]
            return lost
        finally:
            await store.close()

    assert refusals
    assert all(refusal.startswith(SENTENCE) for refusal in refusals), refusals[0]
    assert before == during, "an answer was acknowledged that could not be stored"
    figures.none("R10", "acknowledged answers lost (no room for files)", asyncio.run(missing()), after)
