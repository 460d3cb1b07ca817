"""A client of the server in Python: one seat, or one spectator, at a table on the network.

    async with TableClient("http://127.0.0.1:8737", "tableid", token, seat=0) as seat:
        async for prompt in seat.prompts():
            await seat.answer(prompt.options[0].n)

The client keeps the board up to date from patches, sends requests again that were not acknowledged, and reconnects by
itself after a lost connection. docs/protocol.md describes the protocol for other languages.
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

from underkeep.core.state import Seat
from underkeep.protocol import socket as wire
from underkeep.protocol.merge_patch import apply_patch

RESEND_SECONDS = 2.5
PING_SECONDS = 5.0
MAX_SILENCE_SECONDS = 10.0
CHECK_SECONDS = 0.5
"""The interval at which the client checks its connection."""
RECONNECT_SECONDS = (0.5, 1.0, 2.0, 4.0, 8.0)

_decode = msgspec.json.Decoder(wire.Message).decode
_encode = msgspec.json.Encoder().encode


class RequestRefused(Exception):
    """The server refuses a request, with a code and a sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class SocketClosed(Exception):
    """The server has closed the socket for good."""


def apply_update(board: dict[str, Any], update: wire.Update) -> dict[str, Any]:
    """Return the board after an update: the changes by its events in their order, and then the rest."""
    for event in update.events:
        board = apply_patch(board, event.patch)
    return apply_patch(board, update.patch)


def apply_to_log(log: list[wire.Line], update: wire.Update) -> list[wire.Line]:
    """Return a log with the lines of an update. Undone lines stay in it, struck through, if other people have seen
    them."""
    kept = update.rewind
    if kept is not None and update.struck:
        log = [wire.Line(line.n, line.text, struck=line.struck or line.n >= kept) for line in log]
    elif kept is not None:
        log = [line for line in log if line.n < kept or line.struck]
    return log + [wire.Line(n, event.text) for n, event in enumerate(update.events, update.first) if event.text]


class TableClient:
    """A seat at a table, or a spectator if `seat` is None."""

    def __init__(
        self, address: str, table: str, token: str = "", seat: Seat | None = None, language: str = "en"
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
        """Called with every message and its bytes."""
        self.syncs = 0
        self.reconnects = 0
        self._socket: Any = None
        self._waiting: dict[str, tuple[bytes, asyncio.Future[int], float]] = {}
        self._changed = asyncio.Condition()
        self._closed: Exception | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._last_message = 0.0
        self._gap: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> TableClient:
        self._tasks = [asyncio.create_task(self._stay_connected()), asyncio.create_task(self._check_connection())]
        async with self._changed:
            await self._changed.wait_for(lambda: self.version is not None or self._closed is not None)
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

    # --- requests -------------------------------------------------------------------------------------

    async def prompts(self) -> AsyncIterator[wire.Prompt]:
        """Yield the prompts of this seat one after another, until the game is over."""
        asked: int | None = None
        while True:
            async with self._changed:
                await self._changed.wait_for(partial(self._has_prompt, asked))
            if self._closed is not None:
                raise self._closed
            if self.ending is not None:
                return
            assert self.prompt is not None
            asked = self.prompt.decision
            yield self.prompt

    def _has_prompt(self, before: int | None) -> bool:
        """Whether there is a prompt of this seat other than the last one, or nothing more to wait for."""
        if self._closed is not None or self.ending is not None:
            return True
        return self.prompt is not None and self.prompt.mine and self.prompt.decision != before

    async def wait_for_ending(self) -> wire.Ending:
        """Wait for the end of the game, and return it."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.ending is not None or self._closed is not None)
        if self.ending is None:
            raise self._closed or SocketClosed()
        return self.ending

    async def answer(self, option: int, decision: int | None = None) -> int | None:
        """Answer the open decision with an option. Returns the version once the answer is stored; None if the
        decision was over."""
        if decision is None:
            assert self.prompt is not None
            decision = self.prompt.decision
        return await self.send(wire.Answer(id=_id(), decision=decision, option=option))

    async def answer_with_numbers(self, given: list[Any], decision: int | None = None) -> int | None:
        """Answer the open decision with numbers, such as `["Throw", [90, 0, 1400, 90]]`. Returns the same as
        `answer`."""
        if decision is None:
            assert self.prompt is not None
            decision = self.prompt.decision
        return await self.send(wire.Answer(id=_id(), decision=decision, given=given))

    async def send(self, request: Any) -> int | None:
        """Send a request and wait until it is acknowledged. Returns the version of it, or None if the decision was
        over; raises RequestRefused if the server refuses it."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        data = _encode(request)
        self._waiting[request.id] = (data, future, time.monotonic())
        await self._transmit(data)
        try:
            version = await future
        finally:
            self._waiting.pop(request.id, None)
        return None if version < 0 else version

    async def drop_connection(self) -> None:
        """Lose the connection on purpose. The client reconnects by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    # --- staying connected ----------------------------------------------------------------------------

    async def _stay_connected(self) -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        failures = 0
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        address = f"ws{self.address.removeprefix('http')}/ws"
        while self._closed is None:
            try:
                async with connect(address, additional_headers=headers, max_size=4_000_000) as socket:
                    self._socket, self._last_message = socket, time.monotonic()
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
                    await self._close(SocketClosed("The server does not let this client in."))
            self._socket = None
            if self._closed is None:
                self.reconnects += 1
                pause = RECONNECT_SECONDS[min(failures, len(RECONNECT_SECONDS) - 1)]
                failures += 1
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))

    async def _check_connection(self) -> None:
        number = 0
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            now = time.monotonic()
            if self._socket is None:
                continue
            if now - self._last_message > MAX_SILENCE_SECONDS - CHECK_SECONDS:
                # At the next check it would be too late.
                await self.drop_connection()
            elif number % round(PING_SECONDS / CHECK_SECONDS) == 0:
                await self._transmit(_encode(wire.Ping(n=number)))
            number += 1
            for id, (data, future, sent) in list(self._waiting.items()):
                if now - sent > RESEND_SECONDS:
                    self._waiting[id] = (data, future, now)
                    await self._transmit(data)

    async def _transmit(self, data: bytes) -> None:
        """Send data if there is a connection. A request that is not acknowledged is sent again later."""
        if self._socket is not None:
            with contextlib.suppress(Exception):
                await self._socket.send(data.decode())

    # --- messages -------------------------------------------------------------------------------------

    async def _receive(self, message: wire.Message, data: bytes) -> None:
        self._last_message = time.monotonic()
        if self.received is not None:
            self.received(message, data)
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
                    self.info.agreement = message.agreement
            case wire.Done(id, version):
                self._acknowledge(id, version)
            case wire.Stale(id):
                self._acknowledge(id, -1)
            case wire.Refused(id, code, text):
                if id in self._waiting and not self._waiting[id][1].done():
                    self._waiting[id][1].set_exception(RequestRefused(code, text))
            case wire.Farewell(_, text, back):
                if not back:
                    await self._close(SocketClosed(text))
            case _:
                pass
        async with self._changed:
            self._changed.notify_all()

    def _update(self, update: wire.Update) -> None:
        if self.version is not None and update.version <= self.version:
            return
        if update.base != self.version:
            # A message was missed. If it does not arrive soon, the client requests everything anew.
            if self._gap is None:
                loop = asyncio.get_running_loop()
                self._gap = loop.call_later(0.5, self._request_sync)
            return
        self.version = update.version
        self.board = apply_update(self.board, update)
        self.prompt, self.ending = update.prompt, update.ending
        self.log = apply_to_log(self.log, update)

    def _request_sync(self) -> None:
        self._gap = None
        self._tasks.append(asyncio.create_task(self._transmit(_encode(wire.Again()))))

    def _acknowledge(self, id: str, version: int) -> None:
        if id in self._waiting and not self._waiting[id][1].done():
            self._waiting[id][1].set_result(version)

    async def _close(self, error: Exception) -> None:
        self._closed = error
        for _, future, _ in self._waiting.values():
            if not future.done():
                future.set_exception(error)
        async with self._changed:
            self._changed.notify_all()


def _id() -> str:
    return uuid.uuid4().hex
