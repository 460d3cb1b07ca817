"""The session of a client whose socket belongs to another process, at a table of this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from underkeep.protocol import socket as wire
from underkeep.server.bus.frames import Dismiss, Enter
from underkeep.server.bus.links import Links
from underkeep.server.errors import HeldElsewhere
from underkeep.server.live.table_session import SessionHost, TableSession
from underkeep.server.storage.database import StorageUnavailable

log = logging.getLogger(__name__)

decode = msgspec.json.Decoder(wire.Request).decode

MUTED_CHANGED, END = b"muted", b""
"""Stand in the queue of requests for a change of the muted people, and for its end."""


class RemoteSession:
    """Carries out the requests of a client one after another, and sends the messages of the table to the process that
    has the socket."""

    def __init__(
        self, host: SessionHost, links: Links, process: str, frame: Enter, ended: Callable[[RemoteSession], None]
    ) -> None:
        self.process, self.number = process, frame.session
        self._links, self._ended = links, ended
        self._session = TableSession(host, self, frame.person, frame.name, frame.language)
        self._requests: asyncio.Queue[bytes] = asyncio.Queue()
        self._has_ended = False
        self._task = asyncio.get_running_loop().create_task(self._run(frame.hello))

    def send(self, data: bytes) -> None:
        """Send an encoded message to the client."""
        if not self._has_ended:
            self._links.deliver(self.process, self.number, data)

    def disconnect(self, reason: str) -> None:
        """Tell the client a close reason and close its socket."""
        if not self._has_ended:
            self._links.send(self.process, Dismiss([self.number], reason))
            self.end()

    def forward(self, request: bytes) -> None:
        """Take an encoded request of the client."""
        self._requests.put_nowait(request)

    def reread_muted(self) -> None:
        """Take note that the person has muted or blocked another one, or no longer does."""
        self._requests.put_nowait(MUTED_CHANGED)

    def end(self) -> None:
        """Leave the table, because the client has left or the process with its socket has ended."""
        if self._has_ended:
            return
        self._has_ended = True
        self._session.leave()
        self._ended(self)
        # A request that is being carried out is not cancelled, because that would leave the table half changed.
        self._requests.put_nowait(END)

    async def _run(self, hello: bytes) -> None:
        try:
            request = decode(hello)
            assert isinstance(request, wire.Hello)
            await self._session.enter(request)
            while (data := await self._requests.get()) != END:
                if data == MUTED_CHANGED:
                    await self._session.reread_muted()
                else:
                    await self._session.carry_out(decode(data))
        except HeldElsewhere:
            self.disconnect("restart")
        except StorageUnavailable:
            self.disconnect("no-storage")
        except Exception:
            log.exception("A request of another process failed")
            self.disconnect("restart")
        finally:
            if self._has_ended:
                # The client may have left while it entered.
                self._session.leave()
