"""The socket of a table: reads requests, checks them, and carries them out."""

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
from underkeep.protocol import socket as wire
from underkeep.server.accounts.people import Person, clean_text
from underkeep.server.http.haste import Haste
from underkeep.server.live.live_table import LiveTable, Over
from underkeep.server.live.live_tables import Hall
from underkeep.server.table_errors import CATALOGUE, TableError

BAD_MESSAGE, TOO_MUCH, NOT_YOURS, WRONG_PROTOCOL = 4400, 4429, 4403, 4426
GONE = 4404
FIRST_MESSAGE = 10.0
"""Seconds until a socket must have said hello."""
MOST_WAITING = 256
MOST_WAITING_BYTES = 1_000_000
RATE = {True: (100, 20.0), False: (50, 20.0)}
"""How many messages in how many seconds, for a seat and for a watcher."""
CHAT_RATE = (5, 10.0)
MOST_HEARD = 1000
"""How many messages a table remembers, to know a repeat. Answers are known by what is stored, for ever."""
HELPER = "greedy"
"""The bot that plays for somebody who is away."""
SPELLS_OF_PATIENCE = 3
"""So many refusals for haste in a row, and the socket is closed."""
RESTARTING, TOO_DEEP = 1012, 1009
FAREWELLS = {
    "restart": (RESTARTING, "table-restart", True),
    "not-your-seat": (NOT_YOURS, "table-not-your-seat", False),
    "no-table": (GONE, "table-no-table", False),
}
"""Why somebody is asked to go: the code of the socket, the sentence, and whether it pays to come back soon."""

decode = msgspec.json.Decoder(wire.Request).decode
encode = msgspec.json.Encoder().encode


class Connection:
    """One socket: who it belongs to, where it sits, and what waits to be sent."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, person: Person) -> None:
        self.socket, self.hall = socket, hall
        self.who = person
        self.person = person.id
        self.seat: int | None = None
        self.language = "en"
        self.table: LiveTable | None = None
        self.haste = Haste(*RATE[False])
        self.hasty = 0
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self.closing: tuple[int, str] | None = None
        self.ends = asyncio.Event()
        """Set when the socket is to be closed."""
        self.work: asyncio.Task[None] | None = None
        """The request that is being carried out."""

    # --- sending --------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Put a message into the queue; whoever does not read is let go, and syncs when it comes back."""
        if self.closing is not None:
            return
        self._queue.append(data)
        self._bytes += len(data)
        if len(self._queue) > MOST_WAITING or self._bytes > MOST_WAITING_BYTES:
            self.shut(TOO_MUCH, "too slow")
        self._news.set()

    def tell(self, message: wire.Message) -> None:
        """Send a message to this socket alone."""
        self.send(encode(message))

    def shut(self, code: int, reason: str) -> None:
        """Close the socket once it is told what waits (or at once if it does not read)."""
        if self.closing is None:
            self.closing = (code, reason)
            self._news.set()
            self.ends.set()

    def dismiss(self, code: str) -> None:
        """Say goodbye, and close the socket."""
        number, message, back = FAREWELLS[code]
        self.tell(wire.Farewell(code=code, text=self.say(message), back=back))
        self.shut(number, code)

    async def write(self) -> None:
        """Send what waits, until the socket is to be closed."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._queue:
                data = self._queue.popleft()
                self._bytes -= len(data)
                await self.socket.send_data(data.decode(), mode="text")
            if self.closing is not None:
                await self.socket.close(code=self.closing[0], reason=self.closing[1])
                return

    def say(self, message: str, **values: Any) -> str:
        """A sentence in the language of this socket."""
        return load_messages(self.language, CATALOGUE).format(message, **values)

    def refuse(self, id: str, code: str, text: str) -> None:
        """Say that something is not possible."""
        self.tell(wire.Refused(id=id, code=code, text=text))

    # --- reading --------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Read requests until the socket is closed."""
        while self.closing is None:
            wait = FIRST_MESSAGE if self.table is None else None
            text = await asyncio.wait_for(self.socket.receive_data(mode="text"), wait)
            if too_deep(text):
                return self.shut(TOO_DEEP, "too deep")
            try:
                request = decode(text)
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                self.refuse("", "bad-message", self.say("table-bad-message"))
                if self._impatient():
                    return
                continue
            if self.haste.too_much():
                self.refuse(getattr(request, "id", ""), "too-fast", self.say("table-too-fast"))
                if self._impatient():
                    return
                continue
            self.hasty = max(0, self.hasty - 1) if self.hasty and not self.haste.times else self.hasty
            # Whoever hangs up in the middle of it does not leave a table half changed.
            self.work = asyncio.create_task(self.carry_out(request))
            await asyncio.shield(self.work)

    def _impatient(self) -> bool:
        self.hasty += 1
        if self.hasty > SPELLS_OF_PATIENCE * 10:
            self.shut(TOO_MUCH, "too many")
            return True
        return False

    async def carry_out(self, request: wire.Request) -> None:
        """One request: an answer, an acknowledgement, or a sentence why not."""
        id = getattr(request, "id", "")
        if len(id) > 64:
            return self.refuse("", "bad-message", self.say("table-bad-message"))
        try:
            if isinstance(request, wire.Ping):
                self.tell(wire.Pong(n=request.n))
                return None if self.table is None else await self.hall.look_again(self.table)
            if isinstance(request, wire.Hello):
                return await self._hello(request)
            if self.table is None:
                return self.refuse(id, "no-table", self.say("table-hello-first"))
            await self._at_table(self.table, request)
        except Over:
            assert self.table is not None
            self.tell(wire.Stale(id=id, version=self.table.version))
            await self.table.come(self, None)
        except UserError as error:
            self.refuse(id, "refused", error.text_in(self.language))
        return None

    async def _hello(self, hello: wire.Hello) -> None:
        if hello.protocol != wire.PROTOCOL:
            self.tell(wire.Farewell(code="protocol", text=self.say("table-protocol", number=wire.PROTOCOL), back=False))
            return self.shut(WRONG_PROTOCOL, "another protocol")
        if hello.language in LANGUAGES:
            self.language = hello.language
        if self.table is not None:
            self.table.go(self)
            self.table = None
        table = await self._find(hello.table)
        if table is None:
            text = self.say("table-no-table")
            self.tell(wire.Farewell(code="no-table", text=text, back=False))
            return self.shut(GONE, "no table")
        if hello.seat is not None and hello.seat not in table.holds(self.person):
            self.tell(wire.Farewell(code="not-your-seat", text=self.say("table-not-your-seat"), back=False))
            return self.shut(NOT_YOURS, "not your seat")
        self.seat, self.table = hello.seat, table
        most, seconds = RATE[self.seat is not None]
        self.haste.most, self.haste.seconds = most, seconds
        await table.come(self, hello.version)
        return None

    async def _find(self, id: str) -> LiveTable | None:
        """The table, if this person may see it. Private and missing ones cannot be told apart."""
        try:
            table = await self.hall.get(id)
        except UserError:
            return None
        return table if await may_see(self.socket, self.who, table) else None

    async def _at_table(self, table: LiveTable, request: wire.Request) -> None:
        match request:
            case wire.Speak(language):
                if language in LANGUAGES:
                    self.language = language
                return await table.come(self, None)
            case wire.Again():
                return await table.come(self, None)
            case _:
                pass
        id = getattr(request, "id", "")
        heard, key = table.heard, (self.person, id)
        if key in heard:
            version = heard[key]
            return None if version is None else self.tell(wire.Done(id=id, version=version))
        heard[key] = version = None
        try:
            if isinstance(request, wire.Say):
                version = await self._say(table, id, request.text)
            else:
                version = await self._as_player(table, id, request)
        finally:
            if version is None:
                heard.pop(key, None)
            else:
                heard[key] = version
                while len(heard) > MOST_HEARD:
                    del heard[next(iter(heard))]
        if version is not None:
            self.tell(wire.Done(id=id, version=version))
        return None

    async def _as_player(self, table: LiveTable, id: str, request: wire.Request) -> int | None:
        """What only those who sit at the table can do. Gives the version at which it was done, or None if it was
        refused."""
        seat = self.seat
        if isinstance(request, wire.Anyone) and table.holds(self.person):
            # The screen of several people shows what everybody may see until one of them takes it.
            await table.anyone(self.person, request.version, request.seat)
            return table.version
        if seat is None or seat not in table.holds(self.person):
            self.refuse(id, "only-watching", self.say("table-only-watching"))
            return None
        version: int | None = None
        match request:
            case wire.Answer(id, decision, option, given):
                version = await table.answer(seat, id, decision, option, given)
            case wire.TakeBack(id, turn):
                version = await table.wishes.undo(seat, turn, id)
            case wire.Consent(id, agree):
                await table.wishes.consent(seat, agree)
            case wire.Ahead(id, at, on):
                await table.orders.pass_ahead(seat, at, on)
            case wire.Hold(id, on):
                await table.orders.hold(seat, on)
            case wire.Stops(id, stops):
                await table.orders.set_stops(seat, stops)
            case wire.GiveUp(id):
                version = await self._give_up(table, seat, id)
            case wire.Help(id, other, what):
                await self._help(table, seat, other, what)
            case wire.Suggest(id, decision, suggested):
                await table.suggestions.suggest(seat, decision, suggested)
            case wire.Return(id):
                await table.orders.stand_in(seat, "")
            case _:
                self.refuse(id, "bad-message", self.say("table-bad-message"))
                return None
        return table.version if version is None else version

    async def _give_up(self, table: LiveTable, seat: int, id: str) -> int | None:
        """Somebody has had enough. Where all win or lose together nobody leaves the others alone: a bot plays on, and
        the last person ends the game."""
        if not table.game.cooperative:
            return await table.resign(seat, id)
        if len(table.people()) > 1:
            await table.orders.stand_in(seat, HELPER)
        else:
            await table.end()
        return None

    async def _say(self, table: LiveTable, id: str, text: str) -> int | None:
        text = clean_text(text)
        if not text:
            self.refuse(id, "empty", self.say("table-chat-empty"))
            return None
        if len(text) > wire.MOST_CHAT:
            self.refuse(id, "too-long", self.say("table-chat-long", most=wire.MOST_CHAT))
            return None
        if table.chatting.setdefault(self.person, Haste(*CHAT_RATE)).too_much():
            self.refuse(id, "too-fast", self.say("table-chat-fast"))
            return None
        known = await self.hall.store.person(self.person) if self.seat is None else None
        name = self.who.name if known is None else known.name
        if self.seat is not None:
            name = table.seats[self.seat].name or name
        await self.hall.chats.say(table, self.person, name, self.seat, text, id)
        return table.version

    async def _help(self, table: LiveTable, seat: int, other: int, what: str) -> None:
        """What the others may do for somebody who does not answer."""
        if not 0 <= other < len(table.seats) or other == seat:
            raise TableError("table-no-seat")
        row = table.seats[other]
        absent = self.hall.presence(table, row) == "away"
        if not (table.clock.out(other) or absent):
            raise TableError("table-still-thinking", name=row.name)
        if what == "time":
            table.clock.give(other)
            table.news.tell_prompt()
        elif what == "answer":
            await table.orders.answer_for(other, HELPER)
        elif what == "bot":
            await table.orders.stand_in(other, HELPER)
        elif what == "end":
            await table.end()
        else:
            raise TableError("table-bad-message")


async def may_see(socket: WebSocket[Any, Any, Any], person: Person, table: LiveTable) -> bool:
    """Whether a person may see a table: a public one, an own one, or one whose watch link was followed."""
    options = table.row.options
    if not options.get("private", True) or table.row.owner == person.id or table.holds(person.id):
        return True
    from underkeep.server.accounts.people import may_watch

    return await may_watch(socket, person, table.id)


def too_deep(text: str) -> bool:
    """Whether a message is nested more deeply than any that can be meant."""
    if text.count("[") + text.count("{") <= wire.MOST_DEPTH:
        return False
    depth = 0
    for found in _PARTS.finditer(text):
        sign = found[0]
        if sign in "[{":
            depth += 1
            if depth > wire.MOST_DEPTH:
                return True
        elif sign in "]}":
            depth -= 1
    return False


_PARTS = re.compile(r'"(?:[^"\\]|\\.)*"?|[][{}]', re.DOTALL)
"""Texts and brackets; a bracket in a text is none."""


async def talk(socket: WebSocket[Any, Any, Any], hall: Hall, person: Person) -> None:
    """Serve a socket whose handshake has been checked, until it closes."""
    connection = Connection(socket, hall, person)
    hall.sockets.add(connection)
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(connection.read())
    ended = asyncio.create_task(connection.ends.wait())
    try:
        await asyncio.wait({writer, reader, ended}, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None and not writer.done():
            # One that does not read cannot be told why; it is let go all the same.
            await asyncio.wait({writer}, timeout=2.0)
    finally:
        for task in (reader, writer, ended):
            task.cancel()
        waiting: list[asyncio.Task[Any]] = [reader, writer, ended]
        if connection.work is not None:
            waiting.append(connection.work)
        results = await asyncio.gather(*waiting, return_exceptions=True)
        hall.sockets.discard(connection)
        if connection.table is not None:
            connection.table.go(connection)
        for result in results:
            if isinstance(result, Exception) and not isinstance(
                result, WebSocketDisconnect | WebSocketException | TimeoutError | RuntimeError | OSError
            ):
                raise result
