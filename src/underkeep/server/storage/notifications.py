"""Notifications between processes: PostgreSQL tells all listening processes what has changed in storage.

There is one channel, and a notification contains only its subject. A table has changed its seats, status or chat: the
process that holds it reads them again. A close reason, a slash and the hash of a token: the sockets of this token are
closed. The word `hidden`, a slash and the id of a person: this person has muted or blocked another one, or no longer
does. A notification can be lost with the connection, so nothing depends on it alone.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

from sqlalchemy.engine import URL

log = logging.getLogger(__name__)

CHANNEL = "underkeep"
Callback = Callable[[str], None]

POLL_SECONDS = 1.0
"""The time of waiting for a notification, after which the thread checks whether it has to stop."""
RECONNECT_SECONDS = (0.5, 1.0, 2.0, 5.0)
"""The time before connecting again, which grows with every failure."""


class NotificationListener:
    """A thread that listens for notifications, and connects again when the connection is lost."""

    def __init__(self, url: URL, callback: Callback, loop: asyncio.AbstractEventLoop) -> None:
        self._url = url
        self._callback = callback
        self._loop = loop
        self._stop = threading.Event()
        self.listening = threading.Event()
        """Set while notifications arrive."""
        self._thread = threading.Thread(target=self._work, name="underkeep-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join()

    def _work(self) -> None:
        import psycopg

        failures = 0
        while not self._stop.is_set():
            try:
                self._listen()
                failures = 0
            except psycopg.Error as error:
                if self.listening.is_set():
                    failures = 0
                self.listening.clear()
                log.warning("Not listening to the database: %s", str(error).strip().split("\n")[0])
                self._stop.wait(RECONNECT_SECONDS[min(failures, len(RECONNECT_SECONDS) - 1)])
                failures += 1

    def _listen(self) -> None:
        import psycopg

        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True, connect_timeout=5, keepalives_idle=10) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            while not self._stop.is_set():
                for notification in connection.notifies(timeout=POLL_SECONDS):
                    self._pass_on(notification.payload)
        self.listening.clear()

    def _pass_on(self, payload: str) -> None:
        if payload and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._callback, payload)
