"""A relay: a client of this process at a table that another process holds."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from underkeep.protocol import socket as wire
from underkeep.server.bus.frames import Forward, Leave, RereadMuted
from underkeep.server.bus.links import Links
from underkeep.server.live.table_session import Output

encode = msgspec.json.Encoder().encode


class Relay:
    """Forwards the requests of a client to the holder of its table."""

    def __init__(self, links: Links, holder: str, number: int, output: Output, ended: Callable[[Relay], None]) -> None:
        self.holder, self.number, self.output = holder, number, output
        self._links, self._ended = links, ended

    async def carry_out(self, request: wire.Request) -> None:
        """Forward a request. Its reply comes from the holder."""
        self._links.send(self.holder, Forward(self.number, encode(request)))

    async def reread_muted(self) -> None:
        """Let the holder read whom the person has muted or blocked."""
        self._links.send(self.holder, RereadMuted(self.number))

    def leave(self) -> None:
        """Leave the table."""
        self._links.send(self.holder, Leave(self.number))
        self._ended(self)
