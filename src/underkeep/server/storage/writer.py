"""The writer: a thread that stores all waiting writes in one transaction.

Many tables write at the same time. Each write alone would need its own transaction, and SQLite runs only one at a time;
together they need one. A write returns only after its transaction has been committed.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError, StatementError

from underkeep.server.metrics import Metrics
from underkeep.server.storage.database import StorageUnavailable

log = logging.getLogger(__name__)

T = TypeVar("T")
Job = Callable[[sa.Connection], T]

MAX_BATCH = 500
"""The largest number of writes in one transaction."""


class _Write:
    """A write and the future of its caller."""

    __slots__ = ("abandoned", "error", "future", "job", "loop", "result")

    def __init__(self, job: Job[Any], loop: asyncio.AbstractEventLoop, future: asyncio.Future[Any]) -> None:
        self.job = job
        self.loop = loop
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None
        self.abandoned = False
        """Whether the caller no longer waits. The write must not be stored any more."""

    def resolve(self) -> None:
        """Resolve the future of the caller. This runs in the event loop of the caller."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class _Abandoned(Exception):
    """The caller of a write in this transaction no longer waits."""


def _require_waiting(batch: list[_Write]) -> None:
    """Raise an exception before the commit if a caller no longer waits."""
    if any(write.abandoned for write in batch):
        raise _Abandoned


class Writer:
    """Takes writes from any event loop and carries them out in its own thread, in the order of their arrival."""

    def __init__(self, engine: sa.Engine, metrics: Metrics) -> None:
        self._engine = engine
        self._metrics = metrics
        self._queue: deque[_Write] = deque()
        self._wake = threading.Condition()
        self._closing = False
        self._thread = threading.Thread(target=self._work, name="underkeep-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job[T], patience: float) -> T:
        """Carry out a write and return its result once it is stored. An exception of the write concerns only itself; a
        failure of the database concerns all writes of the transaction, none of which is stored. Raises
        StorageUnavailable after `patience` seconds; the write is given up then, unless its commit has begun."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._wake:
            if self._closing:
                raise StorageUnavailable("store-closed")
            write = _Write(job, loop, future)
            self._queue.append(write)
            self._wake.notify()
        try:
            with self._metrics.write_seconds.measure():
                return await asyncio.wait_for(future, patience)
        except TimeoutError:
            write.abandoned = True
            self._metrics.store_failures += 1
            raise StorageUnavailable from None

    @property
    def queue_length(self) -> int:
        """The number of writes that wait for the next transaction."""
        return len(self._queue)

    def close(self) -> None:
        """Store all waiting writes, then stop."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        self._thread.join()

    def _work(self) -> None:
        while True:
            with self._wake:
                while not self._queue and not self._closing:
                    self._wake.wait()
                if not self._queue:
                    return
                batch = [self._queue.popleft() for _ in range(min(len(self._queue), MAX_BATCH))]
            self._carry_out([write for write in batch if not write.abandoned])
            _resolve_all(batch)

    def _carry_out(self, batch: list[_Write]) -> None:
        try:
            if batch:
                self._store(batch)
        except _Abandoned:
            self._carry_out([write for write in batch if not write.abandoned])
        except Exception as error:
            if _is_deadlock(error) and len(batch) > 1:
                # A transaction with one write locks one table only, so it cannot be part of a deadlock.
                for write in batch:
                    self._carry_out([write])
                return
            if not isinstance(error, (SQLAlchemyError, OSError)):
                log.exception("A transaction failed in an unexpected way")
            else:
                log.warning("The database could not be written to: %s", _cause(error))
            if _is_read_only(error):
                # A session that began while the database was read-only stays so; the next transaction gets a new one.
                self._engine.dispose()
            self._metrics.store_failures += len(batch)
            for write in batch:
                write.error = StorageUnavailable()

    def _store(self, batch: list[_Write]) -> None:
        """Carry out all writes in one transaction. The first attempt uses no savepoints, because failures are rare;
        if one of several writes fails, all of them are repeated with a savepoint for each."""
        try:
            with self._engine.begin() as connection:
                for write in batch:
                    write.result, write.error = write.job(connection), None
                _require_waiting(batch)
            return
        except Exception as error:
            if isinstance(error, _Abandoned) or _is_fatal(error):
                raise
            if len(batch) == 1:
                batch[0].error = error
                return
        with self._engine.begin() as connection:
            for write in batch:
                savepoint = connection.begin_nested()
                try:
                    write.result, write.error = write.job(connection), None
                    savepoint.commit()
                except Exception as error:
                    if _is_fatal(error):
                        raise
                    savepoint.rollback()
                    write.error = error
            _require_waiting(batch)


def _is_fatal(error: Exception) -> bool:
    """Whether an error makes the whole transaction invalid, such as a lost connection or a full disk. A write with bad
    values concerns only itself."""
    if isinstance(error, DBAPIError):
        concerns_one_write = isinstance(error, IntegrityError | DataError | ProgrammingError)
        return error.connection_invalidated or not concerns_one_write
    return isinstance(error, SQLAlchemyError) and not isinstance(error, StatementError)


def _resolve_all(batch: list[_Write]) -> None:
    """Resolve the futures of all callers, with one call for each event loop."""
    batch_by_loop = {write.loop: [other for other in batch if other.loop is write.loop] for write in batch}
    for loop, writes in batch_by_loop.items():
        try:
            loop.call_soon_threadsafe(_resolve, writes)
        except RuntimeError:
            # The event loop is closed, so no caller waits.
            log.debug("Nobody waited for %d writes", len(writes))


def _resolve(writes: list[_Write]) -> None:
    for write in writes:
        write.resolve()


def _is_deadlock(error: Exception) -> bool:
    """Whether two processes waited for each other's rows, and the database aborted one of them."""
    return getattr(getattr(error, "orig", None), "sqlstate", "") in ("40P01", "40001")


def _is_read_only(error: Exception) -> bool:
    """Whether PostgreSQL has refused to write because the session is read-only."""
    return getattr(getattr(error, "orig", None), "sqlstate", "") == "25006"


def _cause(error: Exception) -> str:
    """Return the reason of an error in one line, without the statement and its values."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
