"""A session: one client at one table. It checks the requests of the client and carries them out.

The socket of the client may belong to this process or to another one, which forwards its requests
(`peers/remote_session.py`).
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from underkeep.core.errors import UserError
from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.core.state import Seat
from underkeep.protocol import socket as wire
from underkeep.server.accounts.names import NUL, clean_text
from underkeep.server.errors import TABLE_MESSAGES, DecisionOver, TableError
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.records.frozen_table import FrozenTable
from underkeep.server.storage.store import Store

MAX_HANDLED_MESSAGES = 1000
"""The number of messages that a table remembers to recognize a repeat. A repeated answer is recognized in storage."""

encode = msgspec.json.Encoder().encode


class Output(Protocol):
    """Where the messages of a session go: to a socket, or to the process that has the socket."""

    def send(self, data: bytes) -> None:
        """Put an encoded message into the queue to the client."""

    def disconnect(self, reason: str) -> None:
        """Tell the client a close reason and close its socket."""


class SessionHost(Protocol):
    """What a session needs of the process that holds its table."""

    store: Store

    async def find(self, id: str) -> LiveTable | FrozenTable:
        """Return a table by its id. Raises a TableError if there is none, and HeldElsewhere if another process runs
        it."""


class Session(Protocol):
    """A client at a table of this process or of another one."""

    async def carry_out(self, request: wire.Request) -> None:
        """Carry out a request of the client."""

    async def reread_muted(self) -> None:
        """Read whom the person has muted or blocked, and send the table anew if that has changed."""

    def leave(self) -> None:
        """Leave the table."""


class TableSession:
    """A client at a table of this process."""

    def __init__(self, host: SessionHost, output: Output, person: str, name: str, language: str) -> None:
        self.host, self.output = host, output
        self.person, self.name, self.language = person, name, language
        self.seat: Seat | None = None
        self.muted: frozenset[str] = frozenset()
        """The people whose lines the person does not want to read at the table."""
        self.table: LiveTable | None = None
        self.frozen_table: FrozenTable | None = None
        """The table that the client looks at, if it cannot be played."""

    # --- sending --------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Put an encoded message into the queue to the client."""
        self.output.send(data)

    def disconnect(self, reason: str) -> None:
        """Tell the client a close reason and close its socket."""
        self.output.disconnect(reason)

    def send_message(self, message: wire.Message) -> None:
        """Send a message to this client only."""
        self.send(encode(message))

    def text(self, message: str, **values: Any) -> str:
        """Return a sentence in the language of the client."""
        return load_messages(self.language, TABLE_MESSAGES).format(message, **values)

    def refuse(self, id: str, code: str, text: str) -> None:
        """Send that a request is refused."""
        self.send_message(wire.Refused(id=id, code=code, text=text))

    # --- entering and leaving -------------------------------------------------------------------------

    async def enter(self, hello: wire.Hello) -> None:
        """Enter a table, and send it to the client. Raises HeldElsewhere if another process runs the table."""
        self.leave()
        table = await self._find(hello.table)
        if table is None:
            return self.disconnect("no-table")
        if hello.seat is not None and hello.seat not in table.seats_of(self.person):
            return self.disconnect("not-your-seat")
        self.seat = hello.seat
        self.muted = await self._muted_at(table.id)
        if isinstance(table, FrozenTable):
            self.frozen_table = table
            return table.join(self)
        self.table = table
        await table.join(self, hello.version)
        return None

    def leave(self) -> None:
        """Leave the table that the client plays at or looks at."""
        for table in (self.table, self.frozen_table):
            if table is not None:
                table.leave(self)
        self.table = self.frozen_table = None

    async def _muted_at(self, table: str) -> frozenset[str]:
        """Return the people whom the person has muted at a table, or blocked."""
        return await self.host.store.muted_people(self.person, table)

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

    async def _find(self, id: str) -> LiveTable | FrozenTable | None:
        """Return a table; None if there is none or if the person may not see it."""
        try:
            table = await self.host.find(id)
        except TableError:
            return None
        return table if await self._may_see(table) else None

    # --- requests -------------------------------------------------------------------------------------

    async def carry_out(self, request: wire.Request) -> None:
        """Carry out a request. The client gets a reply, an acknowledgement, or the reason of a refusal."""
        id = getattr(request, "id", "")
        try:
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
                with self.host.store.metrics.answer_seconds.measure():
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
        known = await self.host.store.person(self.person) if self.seat is None else None
        name = table.chat_name(self.person, self.name if known is None else known.name, self.seat)
        await table.say(self.person, name, self.seat, text, id)
        return table.version

    async def _may_see(self, table: LiveTable | FrozenTable) -> bool:
        """Whether the person may see a table: it is public, or the person owns it, plays at it, or has followed its
        link for spectators."""
        if not table.row.options.get("private", True) or table.row.owner == self.person or table.seats_of(self.person):
            return True
        return await self.host.store.may_watch(table.id, self.person)
