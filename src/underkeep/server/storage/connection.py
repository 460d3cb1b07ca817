"""The connection of a store to its database: queries run in threads of their own, and one thread commits all waiting
writes together (`writer.py`). A write that has returned is stored for good."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Set
from concurrent.futures import ThreadPoolExecutor
from typing import Self, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from underkeep.server.metrics import Metrics
from underkeep.server.storage import database
from underkeep.server.storage.database import SETTINGS, StorageUnavailable
from underkeep.server.storage.notifications import Callback, NotificationListener
from underkeep.server.storage.statements import insert_new, notify
from underkeep.server.storage.writer import Job, Writer

READER_COUNT = 4
PATIENCE_SECONDS = 4.0
"""The time after which a database that does not answer counts as unavailable."""
CHECK_SECONDS = 1.0

ChangeCallback = Callable[[str, Set[str], bool], None]

T = TypeVar("T")


class StoreConnection:
    """Opens the database, and runs queries and writes. It is opened once, in the event loop that uses it."""

    def __init__(self, address: str, metrics: Metrics | None = None) -> None:
        self.url = database.checked_url(address)
        self.metrics = metrics or Metrics()
        self.secret = b""
        """The secret of this server, from which the links of seats are derived."""
        self.holder = ""
        """The id of this process, if several processes share the database. Only the holder of a table adds entries."""
        self._listener: NotificationListener | None = None
        self._change_callbacks: list[ChangeCallback] = []
        self._opened = False
        self._checked = float("-inf")
        """The time of the last successful check."""

    @property
    def one_process(self) -> bool:
        """Whether only one process may use the database."""
        return database.is_sqlite(self.url)

    @property
    def writer_queue(self) -> int:
        """The number of writes that wait for the next transaction."""
        return self._writer.queue_length if self._opened else 0

    async def open(self) -> Self:
        """Migrate the database and start. Raises a UserError if that is not possible."""
        await asyncio.to_thread(self._open)
        return self

    def _open(self) -> None:
        writes = database.engine_for(self.url, writes=True)
        try:
            database.prepare(self.url, writes)
            self.secret = read_secret(writes)
        except BaseException:
            writes.dispose()
            raise
        self._writes = writes
        self._reads = database.engine_for(self.url, writes=False, connections=READER_COUNT)
        self._readers = ThreadPoolExecutor(READER_COUNT, thread_name_prefix="underkeep-reader")
        self._writer = Writer(writes, self.metrics)
        self._opened = True

    async def close(self) -> None:
        """Store all waiting writes, and close all connections."""
        if self._opened:
            self._opened = False
            await asyncio.to_thread(self._close)

    def _close(self) -> None:
        if self._listener is not None:
            self._listener.close()
        self._writer.close()
        self._readers.shutdown()
        self._reads.dispose()
        self._writes.dispose()

    async def write(self, job: Job[T]) -> T:
        """Carry out a write, possibly together with others. Raises StorageUnavailable if it cannot be stored, or not
        within `PATIENCE_SECONDS`."""
        return await self._writer.write(job, PATIENCE_SECONDS)

    async def write_and_notify(self, job: Job[T], subjects: Callable[[T], Iterable[str]]) -> T:
        """Carry out a write, and notify other processes of the subjects of its result: tables, or tokens and people
        with the word before them (`notifications.py`)."""

        def whole(connection: sa.Connection) -> T:
            result = job(connection)
            for subject in subjects(result):
                notify(connection, subject)
            return result

        return await self.write(whole)

    async def read(self, job: Job[T]) -> T:
        """Run a query in one of the reader threads. Raises StorageUnavailable if there is no result within
        `PATIENCE_SECONDS`."""
        result = asyncio.get_running_loop().run_in_executor(self._readers, self._run_query, job)
        try:
            return await asyncio.wait_for(result, PATIENCE_SECONDS)
        except TimeoutError:
            self.metrics.store_failures += 1
            raise StorageUnavailable from None

    def _run_query(self, job: Job[T]) -> T:
        try:
            with self._reads.connect() as connection:
                return job(connection)
        except DBAPIError as error:
            self.metrics.store_failures += 1
            raise StorageUnavailable from error

    async def check(self) -> None:
        """Raise StorageUnavailable if nothing can be stored. It is tried at most once in `CHECK_SECONDS`."""
        if time.monotonic() - self._checked > CHECK_SECONDS:
            change = sa.update(SETTINGS).values(value=SETTINGS.c.value)

            def job(connection: sa.Connection) -> None:
                connection.execute(change)

            await self.write(job)
            self._checked = time.monotonic()

    def listen(self, callback: Callback) -> None:
        """Call a function in this event loop whenever any process has changed seats, status or chat of a table, or
        tokens or hidden people, with the subject (`notifications.py`). With SQLite there is only one process, and
        nothing to listen to."""
        if self.one_process:
            return

        def notified(subject: str) -> None:
            self.table_changed(subject)
            callback(subject)

        self._listener = NotificationListener(self.url, notified, asyncio.get_running_loop())

    def watch_changes(self, callback: ChangeCallback) -> None:
        """Call a function in this event loop after each change of a table: with its id, the people who may have come to
        it, and whether more has changed than its record."""
        self._change_callbacks.append(callback)

    def table_changed(self, table: str, *people: str | None, is_listed: bool = True) -> None:
        """Tell the callbacks that a table has changed."""
        for callback in self._change_callbacks:
            callback(table, {person for person in people if person}, is_listed)


def read_secret(engine: sa.Engine) -> bytes:
    """Return the secret of the server, and make it at the first start."""
    with engine.begin() as connection:
        insert_new(connection, SETTINGS, {"name": "secret", "value": secrets.token_hex(32)})
        query = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == "secret")
        return bytes.fromhex(connection.execute(query).scalar_one())
