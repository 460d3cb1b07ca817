"""The socket of a table: it reads requests, checks them, and carries them out."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from underkeep.core.errors import UserError
from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.core.state import Seat
from underkeep.protocol import socket as wire
from underkeep.server.accounts.names import NUL, clean_text
from underkeep.server.accounts.people import Person
from underkeep.server.errors import TABLE_MESSAGES, DecisionOver, TableError
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.records.frozen_table import FrozenTable
from underkeep.server.rate_limits import RateLimit

TOO_MUCH, SIGNED_OUT, NOT_YOURS, NOT_FOUND, WRONG_PROTOCOL = 4429, 4401, 4403, 4404, 4426
RESTARTING, TOO_DEEP = 1012, 1009
"""The codes with which a socket is closed."""
FIRST_MESSAGE_SECONDS = 10.0
"""The time in which a new socket must send its first message."""
MAX_QUEUED_MESSAGES = 256
MAX_QUEUED_BYTES = 1_000_000
"""A socket whose client does not read is closed when this much waits for it."""
RATE = {True: (100, 20.0), False: (50, 20.0)}
"""The largest number of messages and the seconds in which they are counted, for a seat and for a spectator."""
MAX_HANDLED_MESSAGES = 1000
"""The number of messages that a table remembers to recognize a repeat. A repeated answer is recognized in storage."""
MAX_BAD_MESSAGES = 30
"""A socket is closed after this number of bad or too frequent messages."""
CLOSE_REASONS = {
    "restart": (RESTARTING, "table-restart", True),
    "not-your-seat": (NOT_YOURS, "table-not-your-seat", False),
    "no-table": (NOT_FOUND, "table-no-table", False),
    "signed-out": (SIGNED_OUT, "table-signed-out", False),
    "signed-in": (SIGNED_OUT, "table-signed-in", True),
}
"""For each close reason: the code of the socket, the message, and whether the client should reconnect soon."""

decode = msgspec.json.Decoder(wire.Request).decode
encode = msgspec.json.Encoder().encode


class Connection:
    """One socket: its person, its seat, and the messages that wait to be sent."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], live_tables: LiveTables, person: Person, token_hash: str
    ) -> None:
        self.socket, self.live_tables = socket, live_tables
        self.token_hash = token_hash
        self.name = person.name
        self.person = person.id
        self.seat: Seat | None = None
        self.language = "en"
        self.muted: frozenset[str] = frozenset()
        """The people whose lines the person does not want to read at the table of this socket."""
        self.table: LiveTable | None = None
        self.frozen_table: FrozenTable | None = None
        """The table that the client looks at, if it cannot be played."""
        self.rate_limit = RateLimit(RATE[False])
        self.bad_messages = 0
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._has_work = asyncio.Event()
        self.closing: tuple[int, str] | None = None
        self.is_closing = asyncio.Event()
        """Set when the socket is to be closed."""
        self.work: asyncio.Task[None] | None = None
        """The request that is being carried out."""

    # --- sending --------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Put an encoded message into the queue. A client that does not read is disconnected, and gets a `sync` when it
        comes back."""
        if self.closing is not None:
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
            while self._queue:
                data = self._queue.popleft()
                self._bytes -= len(data)
                await self.socket.send_data(data.decode(), mode="text")
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
            timeout = FIRST_MESSAGE_SECONDS if self.table is None and self.frozen_table is None else None
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
        try:
            if isinstance(request, wire.Ping):
                self.send_message(wire.Pong(n=request.n))
                return None if self.table is None else await self.live_tables.check_for_news(self.table)
            if isinstance(request, wire.Hello):
                return await self._hello(request)
            if self.frozen_table is not None:
                return self._at_frozen_table(self.frozen_table, request)
            if self.table is None:
                return self.refuse(id, "no-table", self.text("table-hello-first"))
            await self._at_table(self.table, request)
        except DecisionOver:
            assert self.table is not None
            self.send_message(wire.Stale(id=id, version=self.table.version))
            await self.table.join(self, None)
        except UserError as error:
            self.refuse(id, "refused", error.text_in(self.language))
        return None

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
        table = await self._find(hello.table)
        if table is None:
            text = self.text("table-no-table")
            self.send_message(wire.Farewell(code="no-table", text=text, back=False))
            return self.close(NOT_FOUND, "no table")
        if hello.seat is not None and hello.seat not in table.seats_of(self.person):
            self.send_message(wire.Farewell(code="not-your-seat", text=self.text("table-not-your-seat"), back=False))
            return self.close(NOT_YOURS, "not your seat")
        self.seat = hello.seat
        self.muted = await self._muted_at(table.id)
        if isinstance(table, FrozenTable):
            self.frozen_table = table
            return table.join(self)
        self.table = table
        self.rate_limit.max_count, self.rate_limit.seconds = RATE[self.seat is not None]
        await table.join(self, hello.version)
        return None

    async def _muted_at(self, table: str) -> frozenset[str]:
        """Return the people whom the person has muted at a table, or blocked."""
        return await self.live_tables.store.muted_people(self.person, table)

    async def reread_muted(self) -> None:
        """Read whom the person has muted or blocked, and send the table anew if that has changed."""
        table = self.table or self.frozen_table
        if table is None or (muted := await self._muted_at(table.id)) == self.muted:
            return
        self.muted = muted
        if self.table is not None:
            await self.table.join(self, None)
        elif self.frozen_table is not None:
            self.frozen_table.join(self)

    def leave_table(self) -> None:
        """Leave the table that the client plays at or looks at."""
        for table in (self.table, self.frozen_table):
            if table is not None:
                table.leave(self)
        self.table = self.frozen_table = None

    async def _find(self, id: str) -> LiveTable | FrozenTable | None:
        """Return a table; None if there is none or if the person may not see it."""
        try:
            table = await self.live_tables.find(id)
        except TableError:
            return None
        return table if await self._may_see(table) else None

    def _at_frozen_table(self, table: FrozenTable, request: wire.Request) -> None:
        """Carry out a request at a table that can only be looked at."""
        if isinstance(request, wire.Speak) and request.language in LANGUAGES:
            self.language = request.language
        if isinstance(request, wire.Speak | wire.Again):
            return table.join(self)
        return self.refuse(getattr(request, "id", ""), "frozen", table.reason.text_in(self.language))

    async def _at_table(self, table: LiveTable, request: wire.Request) -> None:
        match request:
            case wire.Speak(language):
                if language in LANGUAGES:
                    self.language = language
                return await table.join(self, None)
            case wire.Again():
                return await table.join(self, None)
            case _:
                pass
        id = getattr(request, "id", "")
        handled, key = table.handled_messages, (self.person, id)
        if key in handled:
            version = handled[key]
            return None if version is None else self.send_message(wire.Done(id=id, version=version))
        handled[key] = version = None
        try:
            if isinstance(request, wire.Say):
                version = await self._say(table, id, request.text)
            else:
                version = await self._as_player(table, id, request)
        finally:
            if version is None:
                handled.pop(key, None)
            else:
                handled[key] = version
                while len(handled) > MAX_HANDLED_MESSAGES:
                    del handled[next(iter(handled))]
        if version is not None:
            self.send_message(wire.Done(id=id, version=version))
        return None

    async def _as_player(self, table: LiveTable, id: str, request: wire.Request) -> int | None:
        """Carry out a request that only a player can make. Returns the version at which it was done; None if it was
        refused."""
        seat = self.seat
        if isinstance(request, wire.Anyone) and table.seats_of(self.person):
            # A shared device watches as a spectator until one of its players claims the reaction.
            await table.claim_reaction(self.person, request.version, request.seat)
            return table.version
        if isinstance(request, wire.Consent) and request.request is not None and table.seats_of(self.person):
            # An agreement request asks people, also at a shared device that watches as a spectator.
            await table.reply_to_agreement(self.person, request.request, request.agree)
            return table.version
        if seat is None or seat not in table.seats_of(self.person):
            self.refuse(id, "only-watching", self.text("table-only-watching"))
            return None
        version: int | None = None
        match request:
            case wire.Answer(id, decision, option, given):
                with self.live_tables.store.metrics.answer_seconds.measure():
                    version = await table.answer(seat, id, decision, option, given)
            case wire.TakeBack(id, turn):
                version = await table.request_undo(seat, turn, id)
            case wire.Consent(id, agree):
                await table.reply_to_undo(seat, agree)
            case wire.Ahead(id, at, on):
                await table.pass_in_advance(seat, at, on)
            case wire.Hold(id, on):
                await table.hold(seat, on)
            case wire.Stops(id, stops):
                await table.set_stops(seat, stops)
            case wire.GiveUp(id):
                version = await table.give_up(seat, id)
            case wire.Help(id, other, what):
                await table.help(seat, other, what)
            case wire.Suggest(id, decision, suggested):
                await table.suggest(seat, decision, suggested)
            case wire.Return(id):
                await table.return_to_seat(seat)
            case _:
                self.refuse(id, "bad-message", self.text("table-bad-message"))
                return None
        return table.version if version is None else version

    async def _say(self, table: LiveTable, id: str, text: str) -> int | None:
        if NUL in text:
            self.refuse(id, "bad-character", self.text("table-chat-nul"))
            return None
        text = clean_text(text)
        if not text:
            self.refuse(id, "empty", self.text("table-chat-empty"))
            return None
        if len(text) > wire.MAX_CHAT_LENGTH:
            self.refuse(id, "too-long", self.text("table-chat-long", most=wire.MAX_CHAT_LENGTH))
            return None
        if not table.chat_rate_limit.try_take(self.person):
            self.refuse(id, "too-fast", self.text("table-chat-fast"))
            return None
        known = await self.live_tables.store.person(self.person) if self.seat is None else None
        name = table.chat_name(self.person, self.name if known is None else known.name, self.seat)
        await table.say(self.person, name, self.seat, text, id)
        return table.version

    async def _may_see(self, table: LiveTable | FrozenTable) -> bool:
        """Whether the person may see a table: it is public, or the person owns it, plays at it, or has followed its
        link for spectators."""
        if not table.row.options.get("private", True) or table.row.owner == self.person or table.seats_of(self.person):
            return True
        return await self.live_tables.store.may_watch(table.id, self.person)


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


async def serve_socket(
    socket: WebSocket[Any, Any, Any], live_tables: LiveTables, person: Person, token_hash: str = ""
) -> None:
    """Serve a socket whose handshake has been checked, until it is closed or its token becomes invalid."""
    connection = Connection(socket, live_tables, person, token_hash)
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
