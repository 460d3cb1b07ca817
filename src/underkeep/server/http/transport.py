"""The protocols of open connections: uvicorn's, with a limit for each address and with time limits for slow clients.

A client that sends half a request, or does not read its response, would otherwise hold its connection for as long as
it likes. These checks come before any part of a request is understood.
"""

from __future__ import annotations

import asyncio
from functools import cached_property, partial
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from underkeep.server.http.compression import SharedDeflate, SharedDeflateFactory
from underkeep.server.rate_limits import OpenConnections

MESSAGE_WRITER = "underkeep.message_writer"
"""The ASGI extension of a socket that writes a message at once (see `LimitedSocketProtocol.write_message`)."""
TIMEOUT_RESPONSE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def protocol_classes(connections: OpenConnections) -> tuple[Any, Any]:
    """Return the protocol classes for HTTP and for sockets, which share the count of open connections and the
    compressors."""
    compression = SharedDeflateFactory()
    return partial(LimitedHttpProtocol, connections), partial(LimitedSocketProtocol, connections, compression)


class LimitedHttpProtocol(HttpToolsProtocol):
    """HTTP/1.1 on a connection that is closed if its address has too many, or if the client is too slow."""

    def __init__(self, connections: OpenConnections, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._open_connections = connections
        self._limits = connections.limits
        self._address = ""
        self._is_counted = False
        self._timer: asyncio.TimerHandle | None = None
        """Runs while the client has to send the rest of a request."""
        self._write_timer: asyncio.TimerHandle | None = None
        """Runs while the client does not read."""

    # --- the connection -------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a new connection, or close it if its address has too many."""
        peer = transport.get_extra_info("peername")
        self._address = str(peer[0]) if isinstance(peer, tuple | list) and peer else ""
        if not self._open_connections.try_open(self._address):
            self.transport = transport
            transport.abort()
            return
        self._is_counted = True
        super().connection_made(transport)
        self._start_timer(self._limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection that was closed."""
        self._stop_timer()
        self._stop_write_timer()
        if self._is_counted:
            self._is_counted = False
            self._open_connections.close(self._address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the socket protocol, which is then told when it is closed."""
        self._stop_timer()
        super().handle_websocket_upgrade()

    # --- the time for a request -----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take a part of a request."""
        super().data_received(data)
        if (
            self._timer is None
            and self._is_idle()
            and self.timeout_keep_alive_task is None
            and self._is_own_transport()
        ):
            self._start_timer(self._limits.header_seconds)

    def _is_idle(self) -> bool:
        """Whether no request is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _is_own_transport(self) -> bool:
        return not self.transport.is_closing() and self.transport.get_protocol() is self

    def on_headers_complete(self) -> None:
        """Take note that the head of a request is complete."""
        self._start_timer(self._limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Take note that a request is complete."""
        self._stop_timer()
        super().on_message_complete()

    def _start_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._request_is_late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _request_is_late(self) -> None:
        self._timer = None
        if not self.transport.is_closing():
            if self._is_idle() or not self.cycle.response_started:
                self.transport.write(TIMEOUT_RESPONSE)
            self.transport.close()

    # --- the time for a response ----------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """Take note that the client does not read fast enough."""
        super().pause_writing()
        if self._write_timer is None:
            self._write_timer = self.loop.call_later(self._limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Take note that the client has read what was sent."""
        self._stop_write_timer()
        super().resume_writing()

    def _stop_write_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None


class LimitedSocketProtocol(WebSocketsSansIOProtocol):
    """A socket whose connection was counted before it became one, whose compression costs little memory, and which is
    cut if the client does not read: a connection that is only closed waits until the client has read everything."""

    def __init__(
        self, connections: OpenConnections, compression: SharedDeflateFactory, *arguments: Any, **named: Any
    ) -> None:
        super().__init__(*arguments, **named)
        self._open_connections = connections
        self.conn.available_extensions = [compression]
        self._write_timer: asyncio.TimerHandle | None = None
        """Runs while the client does not read."""

    def handle_connect(self, event: Request) -> None:
        """Begin the handshake, and offer the application to write messages at once."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[MESSAGE_WRITER] = self.write_message

    def write_message(self, data: bytes) -> bool:
        """Write a text message at once, without a task of its own and the layers of the application: an answer at a
        table with many spectators is many messages. Returns False if nothing was written, because the client does not
        read fast enough, or because the socket is closed."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        if self.conn.state is not OPEN:
            return False
        frame = None if self._deflate is None else self._deflate.shared_frame(data)
        if frame is None:
            self.conn.send_text(data)
            frame = b"".join(self.conn.data_to_send())
        self.transport.write(frame)
        return True

    @cached_property
    def _deflate(self) -> SharedDeflate | None:
        """The compression of this socket; None if the client wants none."""
        return next((found for found in self.conn.extensions if isinstance(found, SharedDeflate)), None)

    def pause_writing(self) -> None:
        """Take note that the client does not read fast enough."""
        super().pause_writing()
        if self._write_timer is None:
            seconds = self._open_connections.limits.socket_unread_seconds
            self._write_timer = self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Take note that the client has read what was sent."""
        self._stop_write_timer()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """Close the connection of a client that does not reply to a ping, at once if it has not read everything."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def _stop_write_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection that was closed."""
        self._stop_write_timer()
        self._open_connections.close(self.client[0] if self.client else "")
        if self._deflate is not None:
            self._deflate.close()
        super().connection_lost(exc)
