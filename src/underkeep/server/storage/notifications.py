"""Notices between processes: PostgreSQL tells everybody who listens that a table has a new version.

One fixed channel, and nothing but `(table, version)`; whoever has sockets at that table reads what is new. Version 0
says that something other than the game has changed: seats, the status, the chat.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

from sqlalchemy.engine import URL

log = logging.getLogger(__name__)

CHANNEL = "underkeep"
Callback = Callable[[str, int], None]

PATIENCE = 1.0
"""How long to wait for a notice before looking whether to stop, in seconds."""
AGAIN_AFTER = (0.5, 1.0, 2.0, 5.0)
"""How long to wait before connecting again, growing with every failure."""


class Listener:
    """A thread that listens, and connects again when the connection is lost."""

    def __init__(self, url: URL, callback: Callback, loop: asyncio.AbstractEventLoop) -> None:
        self._url = url
        self._callback = callback
        self._loop = loop
        self._stop = threading.Event()
        self.listening = threading.Event()
        """Set while notices arrive. What happens while it is not set is found by the heartbeat."""
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
                self._stop.wait(AGAIN_AFTER[min(failures, len(AGAIN_AFTER) - 1)])
                failures += 1

    def _listen(self) -> None:
        import psycopg

        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True, connect_timeout=5, keepalives_idle=10) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=PATIENCE):
                    self._pass_on(notice.payload)
        self.listening.clear()

    def _pass_on(self, payload: str) -> None:
        table, _, version = payload.rpartition(":")
        if table and version.isdigit() and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._callback, table, int(version))
