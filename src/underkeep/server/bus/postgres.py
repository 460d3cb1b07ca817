"""The bus in PostgreSQL: messages wait in a table, and a notification wakes the process that they are for.

A notification may be at most 8,000 bytes long and is lost while a connection is; so it only wakes, and the messages
themselves are rows. A process that was not woken looks for messages all the same after `POLL_SECONDS`. Two threads, one
for each direction, keep the event loop free.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy.engine import URL

from underkeep.server.bus.bus import Receive

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger(__name__)

POLL_SECONDS = 0.5
"""The time after which a process looks for messages without having been notified."""
RECONNECT_SECONDS = (0.1, 0.25, 0.5, 1.0, 2.0)
"""The time before connecting again, which grows with every failure."""
MAX_BATCH = 200
"""The largest number of messages that are sent in one statement."""

SEND = """
WITH sent AS (
    INSERT INTO bus_messages (receiver, data) SELECT * FROM unnest(%s::text[], %s::bytea[]) RETURNING receiver
)
SELECT pg_notify('underkeep_' || receiver, '') FROM (SELECT DISTINCT receiver FROM sent) AS receivers
"""
RECEIVE = "DELETE FROM bus_messages WHERE receiver = %s RETURNING n, data"

Message = tuple[str, bytes]
"""The receiver and the contents of a message."""


class PostgresBus:
    """Sends and receives messages through the database."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._stop = threading.Event()
        self._outgoing: queue.SimpleQueue[Message | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []

    async def open(self, process: str, receive: Receive) -> None:
        """Receive the messages for a process from now on, in this event loop."""
        self._loop, self._receive_message, self._process = asyncio.get_running_loop(), receive, process
        listening = threading.Event()
        for name, work in (("sender", self._send_all), ("receiver", lambda: self._receive_all(listening))):
            thread = threading.Thread(target=work, name=f"underkeep-bus-{name}", daemon=True)
            self._threads.append(thread)
            thread.start()
        await asyncio.to_thread(listening.wait, 5.0)

    def send(self, process: str, data: bytes) -> None:
        """Send a message to a process, without waiting."""
        self._outgoing.put((process, data))

    async def close(self) -> None:
        """Send what waits, and stop."""
        self._stop.set()
        self._outgoing.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join, 5.0)

    # --- the threads ------------------------------------------------------------------------------------

    def _keep_connected(self, work: Callable[[psycopg.Connection], None]) -> None:
        """Work with a connection until the bus is closed; after a failure with another connection."""
        import psycopg

        failures = 0
        while not self._stop.is_set():
            try:
                with psycopg.connect(
                    self._address,
                    autocommit=True,
                    connect_timeout=3,
                    keepalives_idle=4,
                    tcp_user_timeout=4000,
                    application_name="underkeep bus",
                    options="-c statement_timeout=4s -c synchronous_commit=off",
                ) as connection:
                    failures = 0
                    work(connection)
            except psycopg.Error as error:
                log.warning("No messages between processes: %s", str(error).strip().split("\n")[0])
                self._stop.wait(RECONNECT_SECONDS[min(failures, len(RECONNECT_SECONDS) - 1)])
                failures += 1

    def _send_all(self) -> None:
        waiting: list[Message] = []
        is_closing = False

        def send(connection: psycopg.Connection) -> None:
            nonlocal is_closing
            while waiting or not is_closing:
                if not waiting:
                    is_closing = self._take_waiting(waiting)
                batch = waiting[:MAX_BATCH]
                if batch:
                    connection.execute(SEND, ([receiver for receiver, _ in batch], [data for _, data in batch]))
                    # After a failure it is not known whether the messages were sent: they are lost rather than doubled.
                    del waiting[: len(batch)]

        def try_to_send(connection: psycopg.Connection) -> None:
            try:
                send(connection)
            except Exception:
                waiting.clear()
                raise

        self._keep_connected(try_to_send)

    def _take_waiting(self, waiting: list[Message]) -> bool:
        """Take all messages from the queue, and wait for the first one. Returns whether the bus is closed."""
        message = self._outgoing.get()
        while message is not None:
            waiting.append(message)
            try:
                message = self._outgoing.get_nowait()
            except queue.Empty:
                return False
        return True

    def _receive_all(self, listening: threading.Event) -> None:
        def receive(connection: psycopg.Connection) -> None:
            connection.execute(f'LISTEN "underkeep_{self._process}"')
            listening.set()
            while not self._stop.is_set():
                for _, data in sorted(connection.execute(RECEIVE, (self._process,)).fetchall()):
                    self._pass_on(bytes(data))
                for _ in connection.notifies(timeout=POLL_SECONDS, stop_after=1):
                    pass

        self._keep_connected(receive)

    def _pass_on(self, data: bytes) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._receive_message, data)
