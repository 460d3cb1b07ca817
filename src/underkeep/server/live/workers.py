"""What takes time runs in processes of its own, so that the tables stay quick: bots think, and dice fly."""

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
from underkeep.core.state import pack, unpack
from underkeep.core.table import Table
from underkeep.server.table_errors import TableError

TRIES = 3
"""How often something is begun anew when its process has died."""
LONGEST_THROW = 5.0
"""Nobody waits longer than so many seconds for what becomes of an answer."""

T = TypeVar("T")


def leave_with_the_server() -> None:
    """End this process when the server's has ended, in whatever way; nobody else would."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def wait() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=wait, daemon=True).start()


class Workers:
    """A few processes."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """What a function gives that runs in one of the processes. What it raises is raised here."""
        for attempt in range(TRIES):
            pool = self._ready()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fork would carry the sockets and the threads of the server along.
            context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
            if os.name == "posix":
                # Loaded once, for all of them.
                context.set_forkserver_preload(["underkeep.server.live.workers"])
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=leave_with_the_server)
        return self._pool

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


# --- bots -----------------------------------------------------------------------------------------------


def think(saved: bytes, bot: str, seed: int) -> bytes:
    """The option that a bot chooses at a saved table, packed. The bot sees its own view only."""
    return pack(ask(bot_named(bot, seed), Table.load(saved)))


class Thinkers(Workers):
    """Where bots think."""

    def __init__(self, processes: int = 0) -> None:
        super().__init__(processes or max(1, (os.cpu_count() or 2) - 1))

    async def choose(self, saved: bytes, bot: str, seed: int) -> bytes:
        """What a bot answers to the open question of a saved table, packed."""
        return await self.run(think, saved, bot, seed)


# --- answers whose outcome has to be found out ----------------------------------------------------------


def settle(name: str, state: bytes, seat: int, kind: str, option: bytes) -> bytes:
    """An answer with what becomes of it, packed (`Outcomes.resolve_outcome`)."""
    game = registry.get(name)
    answer: Option = msgspec.msgpack.decode(option, type=game.option_type)
    return pack(game.outcomes.resolve_outcome(unpack(game.state_type, state), Decision(seat, kind, (answer,)), answer))


def practise(name: str, table: dict[str, Any], option: Option, seed: int) -> PracticeResult:
    """What becomes of an answer that counts for nothing (`Practice.practise`)."""
    return registry.get(name).require(PRACTICE).practise(table, option, seed)


def rehearse(name: str) -> None:
    """Load what settling needs, so that the first answer need not wait for it."""
    registry.get(name).outcomes.warm_up()


class Settlers(Workers):
    """Where it is found out what becomes of an answer: bots may think long, and nobody waits for them here."""

    def __init__(self, processes: int = 0) -> None:
        super().__init__(processes or max(1, min(4, (os.cpu_count() or 2) // 2)))
        self._ready_for: dict[str, asyncio.Task[None]] = {}

    def prepare(self, name: str) -> None:
        """A table of this game is open."""
        if name not in self._ready_for:
            self._ready_for[name] = asyncio.get_running_loop().create_task(self._rehearse(name))

    async def _rehearse(self, name: str) -> None:
        try:
            await asyncio.gather(*(self.run(rehearse, name) for _ in range(self.processes)))
        except UserError:
            return  # whoever throws is told

    async def settled(self, table: Table, option: Option) -> Option:
        """The answer as it is recorded. Raises a UserError if it cannot be found out, or not in time."""
        decision = table.decision
        assert decision is not None
        asked = (table.game.name, pack(table.state), decision.seat, decision.kind, pack(option))
        found = await self._in_time(settle, *asked)
        answer: Option = msgspec.msgpack.decode(found, type=table.game.option_type)
        return answer

    async def practised(self, name: str, table: dict[str, Any], option: Option, seed: int) -> PracticeResult:
        """What becomes of an answer that counts for nothing. Raises a UserError as `settled` does."""
        self.prepare(name)
        if name in self._ready_for:
            # Perhaps no table of this game is open: what has to be loaded first is not counted as taking long.
            await asyncio.wait({self._ready_for[name]})
        return await self._in_time(practise, name, table, option, seed)

    async def _in_time(self, work: Callable[..., T], *arguments: Any) -> T:
        try:
            return await asyncio.wait_for(self.run(work, *arguments), LONGEST_THROW)
        except TimeoutError:
            # Whatever that process does, nobody waits for it any more.
            self.close()
            raise TableError("table-too-long") from None

    def close(self) -> None:
        super().close()
        for task in self._ready_for.values():
            task.cancel()
        self._ready_for.clear()
