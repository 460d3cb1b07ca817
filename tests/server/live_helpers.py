"""Live tables without a network: listeners and sockets in memory, and players who answer at random."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from tests.patience import PATIENCE_SECONDS, TEST_SECONDS
from tests.server.process_helpers import digest, store_tables
from underkeep.client import apply_to_log, apply_update
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.visibility import SPECTATOR
from underkeep.protocol import socket as wire
from underkeep.server.http.socket import serve_socket
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.workers import BotWorkers, OutcomeWorkers, PracticeWorkers, Worker, choose_answer
from underkeep.server.storage.rows import NewTableRow, PersonRow
from underkeep.server.storage.store import Store

TWO = ["anna", "ben"]
FOUR = ["anna", "ben", "eve", "joe"]
BOTS = ["anna", "bot:random", "bot:random"]
"""The players of a table: ids of people, and `bot:NAME` for a bot."""

decode = msgspec.json.Decoder(wire.Message).decode
encode = msgspec.json.Encoder().encode


class InlineBots(BotWorkers):
    """Bots that choose their answers in this process, so that a test starts no worker processes."""

    async def choose(self, saved: bytes, bot: str, seed: int) -> bytes:
        return choose_answer(saved, bot, seed)


class InlineWorker(Worker):
    """A worker that does its work in this process."""

    async def prepare(self, game: str) -> None:
        """There is no process to start."""

    async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)


class InlineOutcomes(OutcomeWorkers):
    """Outcomes that are computed in this process, so that a test starts no worker processes."""

    def make_worker(self, niceness: int) -> Worker:
        return InlineWorker(niceness)


class InlinePractice(PracticeWorkers):
    """Practice answers that are computed in this process."""

    def make_worker(self, niceness: int) -> Worker:
        return InlineWorker(niceness)


@asynccontextmanager
async def live_tables_with(address: str, tables: Sequence[NewTableRow], *others: str) -> AsyncIterator[LiveTables]:
    """Yield live tables with stored tables that are being played."""
    store = await Store(address).open()
    await store_tables(store, tables, *others)
    live = LiveTables(store, InlineBots())
    try:
        await live.open()
        yield live
    finally:
        await live.close()
        await store.close()


class ReceivedMessages:
    """The messages that one client has received, and the table as they describe it."""

    def __init__(self) -> None:
        self.messages: list[wire.Message] = []
        self.raw: list[bytes] = []
        self.board: dict[str, Any] = {}
        self.version: int | None = None
        self.prompt: wire.Prompt | None = None
        self.ending: wire.Ending | None = None
        self.log: list[wire.Line] = []
        self.last: wire.Sync | None = None
        self.wish: wire.Wish | None = None
        self.undo = False
        self.news = asyncio.Event()

    def hear(self, data: bytes) -> None:
        """Take one message from the server."""
        message = decode(data)
        self.messages.append(message)
        self.raw.append(data)
        if isinstance(message, wire.Sync):
            self.last, self.board, self.log = message, message.board, message.log
        elif isinstance(message, wire.Update):
            assert message.base == self.version, "an update follows the version that the client has"
            self.board = apply_update(self.board, message)
            self.log = apply_to_log(self.log, message)
        if isinstance(message, wire.Sync | wire.Update):
            self.version, self.ending = message.version, message.ending
        if isinstance(message, wire.Sync | wire.Update | wire.Asked):
            self.prompt, self.wish, self.undo = message.prompt, message.wish, message.undo
        self.news.set()

    def all(self, kind: type[Any]) -> list[Any]:
        """Return the received messages of one kind."""
        return [message for message in self.messages if isinstance(message, kind)]

    @property
    def asked(self) -> bool:
        """Whether this client has a prompt to answer."""
        return self.prompt is not None and self.prompt.mine

    async def until(self, condition: Any, patience: float = PATIENCE_SECONDS) -> None:
        """Wait until a condition on the received messages is true."""
        end = time.monotonic() + patience
        while not condition():
            self.news.clear()
            left = end - time.monotonic()
            assert left > 0, "the condition did not become true in time"
            try:
                await asyncio.wait_for(self.news.wait(), min(left, 0.25))
            except TimeoutError:
                continue


class MemoryListener(ReceivedMessages):
    """A listener at a table without a socket."""

    def __init__(self, person: str, seat: int | None = None, language: str = "en") -> None:
        super().__init__()
        self.person, self.seat, self.language = person, seat, language
        self.muted: frozenset[str] = frozenset()
        self.dismissed: wire.Farewell | None = None

    def send(self, data: bytes) -> None:
        """Take an encoded message of the table."""
        self.hear(data)

    def disconnect(self, code: str) -> None:
        """Take the close reason of the table."""
        self.dismissed = wire.Farewell(code=code, text="")


class MemorySocket(ReceivedMessages):
    """A socket of a person in memory. Its requests go through the same code as those of a real socket."""

    def __init__(self, live: LiveTables, person: str) -> None:
        super().__init__()
        self.app = SimpleNamespace()
        self.headers: dict[str, str] = {}
        self.closed: tuple[int, str] | None = None
        self.broken = False
        """Whether sending to the client fails from now on, as after a lost connection."""
        self._incoming: asyncio.Queue[str | None] = asyncio.Queue()
        who = PersonRow(id=person, name=person.title())
        self.task = asyncio.create_task(serve_socket(self, live, who))

    async def receive_data(self, mode: str = "text") -> str:
        """Return the next request to the server."""
        text = await self._incoming.get()
        if text is None:
            raise WebSocketDisconnect(detail="gone", code=1006)
        return text

    async def send_data(self, data: str, mode: str = "text") -> None:
        """Take a message of the server to the client."""
        if self.broken:
            raise WebSocketDisconnect(detail="gone", code=1006)
        self.hear(data.encode())

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """Take the code with which the server closes the socket."""
        self.closed = (code, reason)
        self.news.set()

    # --- requests of the client

    def say(self, request: Any) -> None:
        """Send a request, or any text."""
        self._incoming.put_nowait(request if isinstance(request, str) else encode(request).decode())

    async def hello(self, table: str, seat: int | None = None, **more: Any) -> None:
        """Join a table and wait for the `sync`."""
        before = len(self.all(wire.Sync))
        self.say(wire.Hello(table, seat, **more))
        await self.until(lambda: len(self.all(wire.Sync)) > before or self.closed is not None)

    async def ask(self, request: Any) -> Any:
        """Send a request and return its reply: done, stale or refused."""
        before = len(self.messages)
        self.say(request)
        answers: list[Any] = []

        def answered() -> bool:
            answers[:] = [
                message
                for message in self.messages[before:]
                if isinstance(message, wire.Done | wire.Stale | wire.Refused) and message.id in (request.id, "")
            ]
            return bool(answers) or self.closed is not None

        await self.until(answered)
        return answers[0] if answers else self.closed

    def hang_up(self) -> None:
        """Lose the connection."""
        self._incoming.put_nowait(None)

    async def gone(self) -> None:
        """Lose the connection, and wait until the server has noticed."""
        self.hang_up()
        await asyncio.gather(self.task, return_exceptions=True)


async def seat_everybody(table: LiveTable, *people: str, language: str = "en") -> list[MemoryListener]:
    """Let listeners join a table: the players in the order of their seats, then the spectators. Returns all of them."""
    ears = [MemoryListener(row.person or "", row.seat, language) for row in table.seats if row.who == "person"]
    for ear in [*ears, *(watcher for watcher in (MemoryListener(person, None, language) for person in people))]:
        await table.join(ear, None)
        if ear.seat is None:
            ears.append(ear)
    return ears


class Players:
    """Plays the seats of people with random answers."""

    def __init__(self, table: LiveTable, ears: Sequence[MemoryListener], seed: int = 0) -> None:
        self.table, self.ears, self.dice = table, [ear for ear in ears if ear.seat is not None], random.Random(seed)
        self.number = 0

    async def step(self) -> MemoryListener | None:
        """Wait until a person is asked, and answer. Returns the listener of that person; None when the game is over."""
        first = self.ears[0]
        await first.until(lambda: first.ending is not None or any(ear.asked for ear in self.ears))
        if first.ending is not None:
            return None
        ear = next(ear for ear in self.ears if ear.asked)
        assert ear.prompt is not None
        assert ear.seat is not None
        self.number += 1
        decision = self.table.record.table.decision
        given, number = None, -1
        if decision is not None and isinstance(decision.options, RangeOptions):
            option = decision.options[self.dice.randrange(len(decision.options))]
            given = msgspec.to_builtins(option)
        else:
            number = self.dice.choice(ear.prompt.options).n
        await self.table.answer(ear.seat, f"step-{self.number}", ear.prompt.decision, number, given)
        return ear

    async def until(self, condition: Any, most: int = 2000) -> None:
        """Play until a condition is true."""
        for _ in range(most):
            if condition():
                return
            assert await self.step() is not None, "the game is over"
        raise AssertionError("the condition did not become true")


async def connect(
    live: LiveTables, person: str, table: str = "t", seat: int | None = None, **more: Any
) -> MemorySocket:
    """Connect a person to a table through a socket in memory."""
    line = MemorySocket(live, person)
    await line.hello(table, seat, **more)
    return line


# --- a test at a table --------------------------------------------------------------------------------------


def run(folder: Path, table: NewTableRow, test: Callable[[LiveTables, LiveTable], Awaitable[Any]], *others: str) -> Any:
    """Run a test with live tables and one of them."""

    async def whole() -> Any:
        async with live_tables_with(f"sqlite:///{folder / 'tables.sqlite'}", [table], *others) as live:
            return await asyncio.wait_for(test(live, await live.get(table.id)), TEST_SECONDS)

    return asyncio.run(whole())


def assert_in_sync(table: LiveTable, *ears: MemoryListener) -> None:
    """Check that listeners have the version and the board of the server."""
    for ear in ears:
        viewer = SPECTATOR if ear.seat is None else ear.seat
        board = msgspec.to_builtins(table.game.display.board(table.record.table.observe(viewer)), str_keys=True)
        assert ear.version == table.version
        assert digest(ear.board) == digest(board)
