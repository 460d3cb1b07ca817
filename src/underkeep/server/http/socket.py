"""The socket of a client: it reads requests, checks their form and rate, and hands them to the session at the table."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from underkeep.core.errors import UserError
from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.protocol import socket as wire
from underkeep.server.accounts.names import NUL
from underkeep.server.accounts.people import Person
from underkeep.server.errors import TABLE_MESSAGES
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.table_session import Session
from underkeep.server.rate_limits import RateLimit
from underkeep.server.storage.database import StorageUnavailable

TOO_MUCH, SIGNED_OUT, NOT_YOURS, NOT_FOUND, WRONG_PROTOCOL = 4429, 4401, 4403, 4404, 4426
RESTARTING, TRY_AGAIN, TOO_DEEP = 1012, 1013, 1009
"""The codes with which a socket is closed."""
FIRST_MESSAGE_SECONDS = 10.0
"""The time in which a new socket must send its first message."""
MAX_QUEUED_MESSAGES = 256
MAX_QUEUED_BYTES = 1_000_000
"""A socket whose client does not read is closed when this much waits for it."""
RATE = {True: (100, 20.0), False: (50, 20.0)}
"""The largest number of messages and the seconds in which they are counted, for a seat and for a spectator."""
MAX_BAD_MESSAGES = 30
"""A socket is closed after this number of bad or too frequent messages."""
CLOSE_REASONS = {
    "restart": (RESTARTING, "table-restart", True),
    "no-storage": (TRY_AGAIN, "table-no-storage", True),
    "not-your-seat": (NOT_YOURS, "table-not-your-seat", False),
    "no-table": (NOT_FOUND, "table-no-table", False),
    "signed-out": (SIGNED_OUT, "table-signed-out", False),
    "signed-in": (SIGNED_OUT, "table-signed-in", True),
}
"""For each close reason: the code of the socket, the message, and whether the client should reconnect soon."""

decode = msgspec.json.Decoder(wire.Request).decode
encode = msgspec.json.Encoder().encode


class Connection:
    """One socket: its person, its session, and the messages that wait to be sent."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        live_tables: LiveTables,
        person: Person,
        token_hash: str,
        write_now: Callable[[bytes], bool],
    ) -> None:
        self.socket, self.live_tables = socket, live_tables
        self.token_hash = token_hash
        self._write_now = write_now
        self.name = person.name
        self.person = person.id
        self.language = "en"
        self.session: Session | None = None
        """The client at its table, once it has entered one."""
        self.rate_limit = RateLimit(RATE[False])
        self.bad_messages = 0
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._has_work = asyncio.Event()
        self._is_writing = False
        """Whether a message that was in the queue is being sent."""
        self.closing: tuple[int, str] | None = None
        self.is_closing = asyncio.Event()
        """Set when the socket is to be closed."""
        self.work: asyncio.Task[None] | None = None
        """The request that is being carried out."""

    # --- sending --------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send an encoded message at once, or put it into the queue. A client that does not read is disconnected, and
        gets a `sync` when it comes back."""
        if self.closing is not None:
            return
        if not self._queue and not self._is_writing and self._write_now(data):
            return
        self._queue.append(data)
        self._bytes += len(data)
        if len(self._queue) > MAX_QUEUED_MESSAGES or self._bytes > MAX_QUEUED_BYTES:
            self.close(TOO_MUCH, "too slow")
        self._has_work.set()

    def send_message(self, message: wire.Message) -> None:
        """Send a message to this socket only."""
        self.send(encode(message))

    def close(self, code: int, reason: str) -> None:
        """Close the socket after the queued messages, or soon if the client does not read."""
        if self.closing is None:
            self.closing = (code, reason)
            self._has_work.set()
            self.is_closing.set()

    def disconnect(self, reason: str) -> None:
        """Tell the client a close reason, and close the socket."""
        code, message, should_return = CLOSE_REASONS[reason]
        self.send_message(wire.Farewell(code=reason, text=self.text(message), back=should_return))
        self.close(code, reason)

    async def write(self) -> None:
        """Send the queued messages until the socket is to be closed."""
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            self._is_writing = True
            while self._queue:
                data = self._queue.popleft()
                self._bytes -= len(data)
                await self.socket.send_data(data.decode(), mode="text")
            self._is_writing = False
            if self.closing is not None:
                await self.socket.close(code=self.closing[0], reason=self.closing[1])
                return

    def text(self, message: str, **values: Any) -> str:
        """Return a sentence in the language of this socket."""
        return load_messages(self.language, TABLE_MESSAGES).format(message, **values)

    def refuse(self, id: str, code: str, text: str) -> None:
        """Send that a request is refused."""
        self.send_message(wire.Refused(id=id, code=code, text=text))

    # --- reading --------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Read requests until the socket is closed."""
        while self.closing is None:
            timeout = FIRST_MESSAGE_SECONDS if self.session is None else None
            text = await asyncio.wait_for(self.socket.receive_data(mode="text"), timeout)
            if is_too_deep(text):
                return self.close(TOO_DEEP, "too deep")
            try:
                request = decode(text)
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                self.refuse("", "bad-message", self.text("table-bad-message"))
                if self._is_too_bad():
                    return
                continue
            if not self.rate_limit.try_take():
                self.refuse(getattr(request, "id", ""), "too-fast", self.text("table-too-fast"))
                if self._is_too_bad():
                    return
                continue
            # A client that disconnects in the middle of a request does not leave a table half changed.
            self.work = asyncio.create_task(self.carry_out(request))
            await asyncio.shield(self.work)

    def _is_too_bad(self) -> bool:
        """Count a bad message. Returns True, and closes the socket, if there were too many of them."""
        self.bad_messages += 1
        if self.bad_messages > MAX_BAD_MESSAGES:
            self.close(TOO_MUCH, "too many")
            return True
        return False

    async def carry_out(self, request: wire.Request) -> None:
        """Carry out one request. The client gets a reply, an acknowledgement, or the reason of a refusal."""
        id = getattr(request, "id", "")
        if len(id) > 64 or NUL in id:
            return self.refuse("", "bad-message", self.text("table-bad-message"))
        if isinstance(request, wire.Ping):
            return self.send_message(wire.Pong(n=request.n))
        if isinstance(request, wire.Hello):
            try:
                return await self._hello(request)
            except StorageUnavailable:
                return self.disconnect("no-storage")
            except UserError as error:
                return self.refuse(id, "refused", error.text_in(self.language))
        if isinstance(request, wire.Speak) and request.language in LANGUAGES:
            self.language = request.language
        if self.session is None:
            return self.refuse(id, "no-table", self.text("table-hello-first"))
        return await self.session.carry_out(request)

    async def _hello(self, hello: wire.Hello) -> None:
        if hello.protocol != wire.PROTOCOL:
            self.send_message(
                wire.Farewell(code="protocol", text=self.text("table-protocol", number=wire.PROTOCOL), back=False)
            )
            return self.close(WRONG_PROTOCOL, "another protocol")
        if hello.language in LANGUAGES:
            self.language = hello.language
        if self.token_hash and await self.live_tables.store.person_of_token(self.token_hash) is None:
            # The person has signed out since the handshake.
            return self.disconnect("signed-out")
        self.leave_table()
        self.rate_limit.max_count, self.rate_limit.seconds = RATE[hello.seat is not None]
        self.session = await self.live_tables.enter(self, self.person, self.name, self.language, hello)

    async def reread_muted(self) -> None:
        """Read whom the person has muted or blocked, and send the table anew if that has changed."""
        if self.session is not None:
            await self.session.reread_muted()

    def leave_table(self) -> None:
        """Leave the table that the client plays at or looks at."""
        if self.session is not None:
            self.session.leave()
            self.session = None


def is_too_deep(text: str) -> bool:
    """Whether a message is nested more deeply than any valid one."""
    if text.count("[") + text.count("{") <= wire.MAX_DEPTH:
        return False
    depth = 0
    for found in _PARTS.finditer(text):
        sign = found[0]
        if sign in "[{":
            depth += 1
            if depth > wire.MAX_DEPTH:
                return True
        elif sign in "]}":
            depth -= 1
    return False


_PARTS = re.compile(r'"(?:[^"\\]|\\.)*"?|[][{}]', re.DOTALL)
"""Strings and brackets. Brackets inside a string are part of the string."""


def queue_always(data: bytes) -> bool:
    """Write nothing at once, for sockets that only the queue can write to."""
    return False


async def serve_socket(
    socket: WebSocket[Any, Any, Any],
    live_tables: LiveTables,
    person: Person,
    token_hash: str = "",
    write_now: Callable[[bytes], bool] = queue_always,
) -> None:
    """Serve a socket whose handshake has been checked, until it is closed or its token becomes invalid. `write_now`
    writes a message at once and returns True, or returns False if the message has to wait in the queue."""
    connection = Connection(socket, live_tables, person, token_hash, write_now)
    live_tables.sockets.add(connection)
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(connection.read())
    ended = asyncio.create_task(connection.is_closing.wait())
    try:
        await asyncio.wait({writer, reader, ended}, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None and not writer.done():
            # A client that does not read cannot get the close reason; its socket is closed anyway.
            await asyncio.wait({writer}, timeout=2.0)
    finally:
        for task in (reader, writer, ended):
            task.cancel()
        waiting: list[asyncio.Task[Any]] = [reader, writer, ended]
        if connection.work is not None:
            waiting.append(connection.work)
        results = await asyncio.gather(*waiting, return_exceptions=True)
        live_tables.sockets.discard(connection)
        connection.leave_table()
        for result in results:
            if isinstance(result, Exception) and not isinstance(
                result, WebSocketDisconnect | WebSocketException | TimeoutError | RuntimeError | OSError
            ):
                raise result
