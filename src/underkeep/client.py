"""Sit at a table on the network from Python: what a browser does, in one small class.

    async with TableClient("http://127.0.0.1:8737", "tableid", token, seat=0) as seat:
        async for prompt in seat.questions():
            await seat.answer(prompt.options[0].n)

It says hello, keeps the board up to date from patches, answers, sends again what was not acknowledged, and comes back
by itself after a lost connection. docs/protocol.md tells the same for other languages.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
import uuid
from collections.abc import AsyncIterator, Callable
from functools import partial
from types import TracebackType
from typing import Any

import msgspec

from underkeep.protocol import socket as wire

RESEND_AFTER = 2.5
PING_EVERY = 5.0
SILENCE = 10.0
BEAT = 0.5
"""How often the client looks after its connection."""
BACK_OFF = (0.5, 1.0, 2.0, 4.0, 8.0)
LEFT_OUT = "…"

_decode = msgspec.json.Decoder(wire.Message).decode
_encode = msgspec.json.Encoder().encode


class Refusal(Exception):
    """The server says that something is not possible: its code and its sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Closed(Exception):
    """The server has closed the socket for good."""


def patched(board: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A board with a JSON merge patch applied (RFC 7396).

    >>> patched({"a": 1, "b": {"c": 2}}, {"a": None, "b": {"d": 3}})
    {'b': {'c': 2, 'd': 3}}
    """
    result = dict(board)
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        elif isinstance(value, dict):
            before = result.get(key)
            result[key] = patched(before if isinstance(before, dict) else {}, value)
        else:
            result[key] = value
    return result


def logged(log: list[wire.Line], update: wire.Update) -> list[wire.Line]:
    """A log with what an update tells. What it takes back stays, struck, if others had seen it."""
    left = update.rewind
    if left is not None and update.struck:
        log = [wire.Line(line.n, line.text, struck=line.struck or line.n >= left) for line in log]
    elif left is not None:
        log = [line for line in log if line.n < left or line.struck]
    return log + [wire.Line(n, told.text) for n, told in enumerate(update.events, update.first) if told.text]


def spelled(prompt: wire.Prompt | None) -> wire.Prompt | None:
    """A prompt whose options have all their words: what the first one with the same first click says is left out on
    the way."""
    first: dict[str, wire.OfferedOption] = {}
    for option in prompt.options if prompt is not None else ():
        if len(option.anchors) < 2:
            continue
        begun = first.setdefault(option.anchors[0], option)
        if option.text.startswith(LEFT_OUT):
            option.text = begun.what + option.text.removeprefix(LEFT_OUT)
        if option.warn == LEFT_OUT:
            option.warn = begun.warn
    return prompt


class TableClient:
    """A chair at a table: a seat, or (without `seat`) a place to watch from."""

    def __init__(
        self, address: str, table: str, token: str = "", seat: int | None = None, language: str = "en"
    ) -> None:
        self.address = address.rstrip("/")
        self.table, self.token, self.seat, self.language = table, token, seat, language
        self.version: int | None = None
        self.board: dict[str, Any] = {}
        self.prompt: wire.Prompt | None = None
        self.ending: wire.Ending | None = None
        self.info: wire.TableInfo | None = None
        self.log: list[wire.Line] = []
        self.received: Callable[[wire.Message, bytes], None] | None = None
        """Called with every message and its bytes; for tests and for the curious."""
        self.syncs = 0
        self.reconnects = 0
        self._socket: Any = None
        self._waiting: dict[str, tuple[bytes, asyncio.Future[int], float]] = {}
        self._news = asyncio.Condition()
        self._closed: Exception | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._heard = 0.0
        self._gap: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> TableClient:
        self._tasks = [asyncio.create_task(self._stay()), asyncio.create_task(self._beat())]
        async with self._news:
            await self._news.wait_for(lambda: self.version is not None or self._closed is not None)
        if self._closed is not None:
            raise self._closed
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._socket is not None:
            with contextlib.suppress(Exception):
                await self._socket.close()

    # --- what one does --------------------------------------------------------------------------------

    async def questions(self) -> AsyncIterator[wire.Prompt]:
        """The questions to this seat, one after the other, until the game is over."""
        asked: int | None = None
        while True:
            async with self._news:
                await self._news.wait_for(partial(self._asks, asked))
            if self._closed is not None:
                raise self._closed
            if self.ending is not None:
                return
            assert self.prompt is not None
            asked = self.prompt.decision
            yield self.prompt

    def _asks(self, before: int | None) -> bool:
        """Whether there is a question to this seat other than the one before, or nothing more to wait for."""
        if self._closed is not None or self.ending is not None:
            return True
        return self.prompt is not None and self.prompt.mine and self.prompt.decision != before

    async def over(self) -> wire.Ending:
        """Wait for the end of the game."""
        async with self._news:
            await self._news.wait_for(lambda: self.ending is not None or self._closed is not None)
        if self.ending is None:
            raise self._closed or Closed()
        return self.ending

    async def answer(self, option: int, decision: int | None = None) -> int | None:
        """Answer the open question; gives the version once it is stored, or None if the question was over."""
        if decision is None:
            assert self.prompt is not None
            decision = self.prompt.decision
        return await self.send(wire.Answer(id=_id(), decision=decision, option=option))

    async def give(self, given: list[Any], decision: int | None = None) -> int | None:
        """The same where a question is answered with numbers: `["Throw", [90, 0, 1400, 90]]`."""
        if decision is None:
            assert self.prompt is not None
            decision = self.prompt.decision
        return await self.send(wire.Answer(id=_id(), decision=decision, given=given))

    async def send(self, request: Any) -> int | None:
        """Send a request and wait until it is acknowledged. Raises Refusal if it is not possible."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        data = _encode(request)
        self._waiting[request.id] = (data, future, time.monotonic())
        await self._transmit(data)
        try:
            version = await future
        finally:
            self._waiting.pop(request.id, None)
        return None if version < 0 else version

    async def cut(self) -> None:
        """Lose the connection on purpose; the client comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    # --- staying connected ----------------------------------------------------------------------------

    async def _stay(self) -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        failures = 0
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        address = f"ws{self.address.removeprefix('http')}/ws"
        while self._closed is None:
            try:
                async with connect(address, additional_headers=headers, max_size=4_000_000) as socket:
                    self._socket, self._heard = socket, time.monotonic()
                    hello = wire.Hello(self.table, self.seat, self.language, self.version)
                    await socket.send(_encode(hello).decode())
                    for data, _, _ in list(self._waiting.values()):
                        await socket.send(data.decode())
                    async for text in socket:
                        failures = 0
                        data = text.encode() if isinstance(text, str) else text
                        await self._receive(_decode(data), data)
            except (OSError, WebSocketException, TimeoutError) as error:
                if getattr(getattr(error, "response", None), "status_code", 0) in (401, 403):
                    await self._close(Closed("The server does not let this client in."))
            self._socket = None
            if self._closed is None:
                self.reconnects += 1
                pause = BACK_OFF[min(failures, len(BACK_OFF) - 1)]
                failures += 1
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))

    async def _beat(self) -> None:
        number = 0
        while True:
            await asyncio.sleep(BEAT)
            now = time.monotonic()
            if self._socket is None:
                continue
            if now - self._heard > SILENCE - BEAT:
                # By the next look it would be too late.
                await self.cut()
            elif number % round(PING_EVERY / BEAT) == 0:
                await self._transmit(_encode(wire.Ping(n=number)))
            number += 1
            for id, (data, future, sent) in list(self._waiting.items()):
                if now - sent > RESEND_AFTER:
                    self._waiting[id] = (data, future, now)
                    await self._transmit(data)

    async def _transmit(self, data: bytes) -> None:
        """Send if there is a connection; what is not acknowledged is sent again anyway."""
        if self._socket is not None:
            with contextlib.suppress(Exception):
                await self._socket.send(data.decode())

    # --- what the server says -------------------------------------------------------------------------

    async def _receive(self, message: wire.Message, data: bytes) -> None:
        self._heard = time.monotonic()
        if self.received is not None:
            self.received(message, data)
        if isinstance(message, wire.Sync | wire.Update | wire.Asked):
            spelled(message.prompt)
        match message:
            case wire.Sync():
                self.syncs += 1
                self.version, self.board, self.prompt = message.version, message.board, message.prompt
                self.ending, self.info, self.log = message.ending, message.table, message.log
            case wire.Update():
                self._update(message)
            case wire.Asked():
                if message.version == self.version:
                    self.prompt = message.prompt
            case wire.People():
                if self.info is not None:
                    self.info.chairs, self.info.watchers = message.chairs, message.watchers
                    self.info.status, self.info.rematch = message.status, message.rematch
            case wire.Done(id, version):
                self._settle(id, version)
            case wire.Stale(id):
                self._settle(id, -1)
            case wire.Refused(id, code, text):
                if id in self._waiting and not self._waiting[id][1].done():
                    self._waiting[id][1].set_exception(Refusal(code, text))
            case wire.Farewell(_, text, back):
                if not back:
                    await self._close(Closed(text))
            case _:
                pass
        async with self._news:
            self._news.notify_all()

    def _update(self, update: wire.Update) -> None:
        if self.version is not None and update.version <= self.version:
            return
        if update.base != self.version:
            # Something was missed. It may still be on its way; if not, everything is asked for anew.
            if self._gap is None:
                loop = asyncio.get_running_loop()
                self._gap = loop.call_later(0.5, self._ask_again)
            return
        self.version = update.version
        self.board = patched(self.board, update.patch)
        self.prompt, self.ending = update.prompt, update.ending
        self.log = logged(self.log, update)

    def _ask_again(self) -> None:
        self._gap = None
        self._tasks.append(asyncio.create_task(self._transmit(_encode(wire.Again()))))

    def _settle(self, id: str, version: int) -> None:
        if id in self._waiting and not self._waiting[id][1].done():
            self._waiting[id][1].set_result(version)

    async def _close(self, error: Exception) -> None:
        self._closed = error
        for _, future, _ in self._waiting.values():
            if not future.done():
                future.set_exception(error)
        async with self._news:
            self._news.notify_all()


def _id() -> str:
    return uuid.uuid4().hex
