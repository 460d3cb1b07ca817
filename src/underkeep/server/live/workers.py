"""Worker processes for slow work, so that the event loop stays quick: bots choose answers, and outcomes are
computed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from underkeep.bots import ask, bot_named
from underkeep.core import registry
from underkeep.core.capabilities.keys import PRACTICE
from underkeep.core.capabilities.outcomes import PracticeResult
from underkeep.core.decisions import Decision, Option
from underkeep.core.errors import UserError
from underkeep.core.state import Seat, pack, unpack
from underkeep.core.table import Table
from underkeep.server.errors import TableError

MAX_ATTEMPTS = 3
"""The number of times that work is started when its process dies."""
MAX_OUTCOME_SECONDS = 5.0
"""The longest time for which a person waits for the outcome of an answer."""

T = TypeVar("T")


def exit_with_server() -> None:
    """End this worker process when the process of the server has ended, even if that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def wait() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=wait, daemon=True).start()


class WorkerPool:
    """A pool of worker processes, which starts with the first work."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run a function in one of the processes. Returns its result, or raises its exception."""
        for attempt in range(MAX_ATTEMPTS):
            pool = self._ready()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == MAX_ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fork would copy the sockets and the threads of the server.
            context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
            if os.name == "posix":
                # The modules are loaded once for all processes.
                context.set_forkserver_preload(["underkeep.server.live.workers"])
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=exit_with_server)
        return self._pool

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


# --- bots -----------------------------------------------------------------------------------------------


def choose_answer(saved: bytes, bot: str, seed: int) -> bytes:
    """Return the packed option that a bot chooses at a saved table. The bot sees only its own observation."""
    return pack(ask(bot_named(bot, seed), Table.load(saved)))


class BotWorkers(WorkerPool):
    """The worker processes in which bots choose answers."""

    def __init__(self, processes: int = 0) -> None:
        super().__init__(processes or max(1, (os.cpu_count() or 2) - 1))

    async def choose(self, saved: bytes, bot: str, seed: int) -> bytes:
        """Return the packed option that a bot chooses at the open decision of a saved table."""
        return await self.run(choose_answer, saved, bot, seed)


# --- outcomes -------------------------------------------------------------------------------------------


def resolve_outcome(name: str, state: bytes, seat: Seat, kind: str, option: bytes) -> bytes:
    """Return an answer with its outcome, packed (`Outcomes.resolve_outcome`)."""
    game = registry.get(name)
    answer: Option = msgspec.msgpack.decode(option, type=game.option_type)
    return pack(game.outcomes.resolve_outcome(unpack(game.state_type, state), Decision(seat, kind, (answer,)), answer))


def practise(name: str, table: dict[str, Any], option: Option, seed: int) -> PracticeResult:
    """Return the outcome of a practice answer (`Practice.practise`)."""
    return registry.get(name).require(PRACTICE).practise(table, option, seed)


def warm_up(name: str) -> None:
    """Load what outcomes of a game need, so that the first answer does not wait for it (`Game.warm_up`)."""
    registry.get(name).outcomes.warm_up()


class OutcomeWorkers(WorkerPool):
    """The worker processes that compute outcomes. They are apart from the bots, which can take long."""

    def __init__(self, processes: int = 0) -> None:
        super().__init__(processes or max(1, min(4, (os.cpu_count() or 2) // 2)))
        self._warm_ups: dict[str, asyncio.Task[None]] = {}

    def warm_up(self, name: str) -> None:
        """Prepare all processes for a game, unless that was done."""
        if name not in self._warm_ups:
            self._warm_ups[name] = asyncio.get_running_loop().create_task(self._warm_up_all(name))

    async def _warm_up_all(self, name: str) -> None:
        try:
            await asyncio.gather(*(self.run(warm_up, name) for _ in range(self.processes)))
        except UserError:
            return  # The person who answers gets the error.

    async def resolve(self, table: Table, option: Option) -> Option:
        """Return an answer with its outcome. Raises a UserError if the outcome cannot be computed in time."""
        decision = table.decision
        assert decision is not None
        arguments = (table.game.name, pack(table.state), decision.seat, decision.kind, pack(option))
        packed = await self._run_in_time(resolve_outcome, *arguments)
        answer: Option = msgspec.msgpack.decode(packed, type=table.game.option_type)
        return answer

    async def practise(self, name: str, table: dict[str, Any], option: Option, seed: int) -> PracticeResult:
        """Return the outcome of a practice answer. Raises a UserError if it cannot be computed in time."""
        self.warm_up(name)
        if name in self._warm_ups:
            # The time of loading does not count: possibly no table of this game is open.
            await asyncio.wait({self._warm_ups[name]})
        return await self._run_in_time(practise, name, table, option, seed)

    async def _run_in_time(self, work: Callable[..., T], *arguments: Any) -> T:
        try:
            return await asyncio.wait_for(self.run(work, *arguments), MAX_OUTCOME_SECONDS)
        except TimeoutError:
            # The process may never end, so the whole pool is replaced.
            self.close()
            raise TableError("table-too-long") from None

    def close(self) -> None:
        super().close()
        for task in self._warm_ups.values():
            task.cancel()
        self._warm_ups.clear()
