"""The one who writes: a thread that stores whatever waits in one transaction.

Many tables write at once. Each write on its own would cost a transaction, and SQLite lets only one be made at a time;
together they cost one. Nobody is told that something is stored before the transaction has been committed.
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

from underkeep.server.storage.database import StorageUnavailable

log = logging.getLogger(__name__)

T = TypeVar("T")
Job = Callable[[sa.Connection], T]

MOST_AT_ONCE = 500
"""How many writes share a transaction at most."""


class _Waiting:
    """A write that somebody waits for."""

    __slots__ = ("done", "job", "loop", "outcome", "problem")

    def __init__(self, job: Job[Any], loop: asyncio.AbstractEventLoop, done: asyncio.Future[Any]) -> None:
        self.job = job
        self.loop = loop
        self.done = done
        self.outcome: Any = None
        self.problem: BaseException | None = None

    def resolve(self) -> None:
        """Tell who waits; runs in the loop of that one."""
        if self.done.done():
            return
        if self.problem is not None:
            self.done.set_exception(self.problem)
        else:
            self.done.set_result(self.outcome)


class Writer:
    """Takes writes from any event loop and carries them out in a thread of its own, in the order they came in."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._queue: deque[_Waiting] = deque()
        self._wake = threading.Condition()
        self._closing = False
        self._thread = threading.Thread(target=self._work, name="underkeep-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job[T]) -> T:
        """Carry out a write and return what it returns, once it is stored. What the write raises concerns it
        alone; trouble with the database concerns everything in the same transaction, none of which is stored."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        with self._wake:
            if self._closing:
                raise StorageUnavailable("store-closed")
            self._queue.append(_Waiting(job, loop, done))
            self._wake.notify()
        return await done

    def close(self) -> None:
        """Store what waits, then stop."""
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
                batch = [self._queue.popleft() for _ in range(min(len(self._queue), MOST_AT_ONCE))]
            self._carry_out(batch)
            _tell(batch)

    def _carry_out(self, batch: list[_Waiting]) -> None:
        try:
            self._store(batch)
        except Exception as error:
            if _crossed(error) and len(batch) > 1:
                # One by one nobody holds more than one table, so nobody can be waited for in a circle.
                for waiting in batch:
                    self._carry_out([waiting])
                return
            if not isinstance(error, (SQLAlchemyError, OSError)):
                log.exception("A transaction failed in an unexpected way")
            else:
                log.warning("The database could not be written to: %s", _cause(error))
            for waiting in batch:
                waiting.problem = StorageUnavailable()

    def _store(self, batch: list[_Waiting]) -> None:
        """All in one transaction. As a rule nothing goes wrong, and then no savepoints are needed; if one of the
        writes fails, everything is done again with a savepoint for each."""
        if len(batch) > 1:
            try:
                with self._engine.begin() as connection:
                    for waiting in batch:
                        waiting.outcome, waiting.problem = waiting.job(connection), None
                return
            except Exception as error:
                if _fatal(error):
                    raise
        with self._engine.begin() as connection:
            for waiting in batch:
                savepoint = connection.begin_nested()
                try:
                    waiting.outcome, waiting.problem = waiting.job(connection), None
                    savepoint.commit()
                except Exception as error:
                    if _fatal(error):
                        raise
                    savepoint.rollback()
                    waiting.problem = error


def _fatal(error: Exception) -> bool:
    """Whether the connection is lost, the disk full or the like, so that nothing of the transaction may count. A
    write with values that do not fit concerns itself alone."""
    if isinstance(error, DBAPIError):
        own = isinstance(error, IntegrityError | DataError | ProgrammingError)
        return error.connection_invalidated or not own
    return isinstance(error, SQLAlchemyError) and not isinstance(error, StatementError)


def _tell(batch: list[_Waiting]) -> None:
    """Wake up everybody who waited, with one call for each loop."""
    loops = {waiting.loop: [other for other in batch if other.loop is waiting.loop] for waiting in batch}
    for loop, group in loops.items():
        try:
            loop.call_soon_threadsafe(_resolve, group)
        except RuntimeError:
            # The loop is closed; nobody waits any more.
            log.debug("Nobody waited for %d writes", len(group))


def _resolve(group: list[_Waiting]) -> None:
    for waiting in group:
        waiting.resolve()


def _crossed(error: Exception) -> bool:
    """Whether two processes waited for each other's rows, and the database let one of them go."""
    return getattr(getattr(error, "orig", None), "sqlstate", "") in ("40P01", "40001")


def _cause(error: Exception) -> str:
    """The reason in one line, without the statement and its values."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
