"""Links: the numbered messages between this process and each other one, so that no loss goes unnoticed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from underkeep.server.bus.bus import Bus
from underkeep.server.bus.frames import AnyFrame, Deliver, Envelope, decode_envelope, encode_envelope

log = logging.getLogger(__name__)


class Links:
    """Sends frames to other processes and receives theirs. Frames that are sent in one step of the event loop travel
    together."""

    def __init__(
        self, bus: Bus, process: str, receive: Callable[[str, AnyFrame], None], lost: Callable[[str], None]
    ) -> None:
        self._bus, self._process = bus, process
        self._receive, self._lost = receive, lost
        self._waiting: dict[str, list[AnyFrame]] = {}
        self._sent: dict[str, int] = {}
        self._received: dict[str, int] = {}

    async def open(self) -> None:
        """Begin to receive."""
        await self._bus.open(self._process, self._take)

    async def close(self) -> None:
        """Send what waits, and stop."""
        self._flush()
        await self._bus.close()

    def send(self, process: str, frame: AnyFrame) -> None:
        """Send a frame to a process."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.setdefault(process, []).append(frame)

    def deliver(self, process: str, session: int, data: bytes) -> None:
        """Send an encoded message to a session of a process. The same message to several sessions travels once."""
        waiting = self._waiting.get(process)
        last = waiting[-1] if waiting else None
        if isinstance(last, Deliver) and last.data is data:
            last.sessions.append(session)
        else:
            self.send(process, Deliver([session], data))

    def forget(self, process: str) -> None:
        """Forget a process that has ended."""
        for known in (self._waiting, self._sent, self._received):
            known.pop(process, None)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, {}
        for process, frames in waiting.items():
            number = self._sent[process] = self._sent.get(process, 0) + 1
            self._bus.send(process, encode_envelope(Envelope(self._process, number, frames)))

    def _take(self, data: bytes) -> None:
        try:
            envelope = decode_envelope(data)
        except msgspec.DecodeError:
            # A process of another version may send frames that this one does not know.
            log.warning("A message of another process cannot be read")
            return
        number = self._received.get(envelope.sender, 0) + 1
        self._received[envelope.sender] = envelope.n
        if envelope.n != number:
            log.warning("Messages of process %s were lost", envelope.sender)
            self._lost(envelope.sender)
        for frame in envelope.frames:
            self._receive(envelope.sender, frame)
