"""Worker processes for slow work, so that the event loop stays quick: bots choose answers, and outcomes are
computed.

Each worker is a process that does one piece of work at a time. A pool hands work to its free workers, in the order of
arrival. A process that dies or is ended concerns only its own work, which is begun anew.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar

from underkeep.bots import ask, bot_named
from underkeep.core import registry
from underkeep.core.capabilities.keys import PRACTICE
from underkeep.core.capabilities.outcomes import PracticeResult
from underkeep.core.decisions import Decision
from underkeep.core.errors import UserError
from underkeep.core.options.option import Option
from underkeep.core.state import Seat, pack, unpack
from underkeep.core.table import Table
from underkeep.server.errors import ApiError, TableError

MAX_ATTEMPTS = 3
"""The number of times that work is started when its process dies."""
MAX_OUTCOME_SECONDS = 5.0
"""The longest time for which the outcome of an answer is computed on a machine that is not busy. The time in the queue
does not count."""
MAX_PRACTICE_SECONDS = 15.0
"""The same for practice answers, whose processes have a lower priority."""
MAX_WARM_UP_SECONDS = 60.0
"""The longest time in which a process loads what a game needs."""
MAX_WAITING_PRACTICE = 32
"""The number of practice answers that may wait for a worker. Further ones are refused."""
PRACTICE_NICENESS = 10
"""The priority of practice throws, which is lower than that of tables."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)

T = TypeVar("T")


def machine_load() -> float:
    """Return how many times as long a computation takes because more processes want to run than the machine has
    processors: at least 1."""
    try:
        return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    except (AttributeError, OSError):
        return 1.0


def prepare_process(niceness: int) -> None:
    """Set the priority of this worker process, and end it when the process of the server has ended, even if that was
    killed."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def wait() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=wait, daemon=True).start()


def warm_up(name: str) -> None:
    """Load what outcomes of a game need, so that the first answer does not wait for it (`Game.warm_up`)."""
    registry.get(name).outcomes.warm_up()


def _is_being_cancelled() -> bool:
    """Whether the present task is cancelled itself, not only the work that it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class Worker:
    """One worker process, which starts with its first work."""

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness
        self._executor: ProcessPoolExecutor | None = None
        self._pid = 0
        self._ready_games: set[str] = set()

    async def prepare(self, game: str) -> None:
        """Start the process if it does not run, and load what outcomes of a game need; no game if it is empty."""
        if self._executor is None:
            # A fork would copy the sockets and the threads of the server.
            context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
            if os.name == "posix":
                # The modules are loaded once for all processes.
                context.set_forkserver_preload(["underkeep.server.live.workers"])
            self._executor = ProcessPoolExecutor(
                1, mp_context=context, initializer=prepare_process, initargs=(self._niceness,)
            )
            self._pid = await self.run(os.getpid)
        if game and game not in self._ready_games:
            # The answer that needs the outcome reports what is missing.
            with suppress(UserError):
                await self.run(warm_up, game)
            self._ready_games.add(game)

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run a function in the process. Returns its result, or raises its exception."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, work, *arguments)

    def kill(self) -> None:
        """End the process at once. The next work starts another one."""
        executor, self._executor = self._executor, None
        self._ready_games.clear()
        if executor is not None:
            if self._pid:
                with suppress(ProcessLookupError):
                    os.kill(self._pid, KILL)
            executor.shutdown(wait=False, cancel_futures=True)
        self._pid = 0


class WorkerPool:
    """Some workers and the queue of work that waits for them."""

    def __init__(self, processes: int, niceness: int = 0) -> None:
        self.processes = processes
        self.waiting = 0
        """The number of pieces of work that wait for a worker."""
        self._workers = [self.make_worker(niceness) for _ in range(processes)]
        self._free = list(self._workers)
        self._turns = asyncio.Semaphore(processes)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    def make_worker(self, niceness: int) -> Worker:
        """Return a new worker. Tests return one without a process."""
        return Worker(niceness)

    async def run(self, work: Callable[..., T], *arguments: Any, game: str = "", max_seconds: float | None = None) -> T:
        """Run a function in a worker that is ready for a game. Returns its result, or raises its exception. Raises a
        TableError if the function takes longer than `max_seconds`, or longer in proportion to the load of the machine;
        neither the time in the queue nor the start of the process counts. Work whose process was ended by something
        else is begun anew, `MAX_ATTEMPTS` times at most."""
        if self._is_closed:
            raise asyncio.CancelledError
        self.waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self.waiting -= 1
        worker = self._free.pop()

        def give_back(task: asyncio.Task[T]) -> None:
            self._tasks.discard(task)
            self._free.append(worker)
            self._turns.release()
            if not task.cancelled():
                task.exception()

        # A caller that is cancelled does not end the process, so the worker stays busy until the work is done.
        task = asyncio.get_running_loop().create_task(self._work(worker, work, arguments, game, max_seconds))
        self._tasks.add(task)
        task.add_done_callback(give_back)
        return await asyncio.shield(task)

    async def _work(
        self,
        worker: Worker,
        work: Callable[..., T],
        arguments: tuple[Any, ...],
        game: str,
        max_seconds: float | None,
    ) -> T:
        for attempt in range(MAX_ATTEMPTS):
            try:
                await asyncio.wait_for(worker.prepare(game), MAX_WARM_UP_SECONDS)
                seconds = None if max_seconds is None else max_seconds * machine_load()
                return await asyncio.wait_for(worker.run(work, *arguments), seconds)
            except TimeoutError:
                # The process may never end by itself.
                worker.kill()
                raise TableError("table-too-long") from None
            except (BrokenProcessPool, asyncio.CancelledError) as error:
                worker.kill()
                if _is_being_cancelled():
                    raise
                if attempt == MAX_ATTEMPTS - 1:
                    raise TableError("table-too-long") from error
        raise AssertionError("unreachable")

    def close(self) -> None:
        """End the processes and all work."""
        self._is_closed = True
        for task in list(self._tasks):
            task.cancel()
        for worker in self._workers:
            worker.kill()


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
    answer = game.read_option(option)
    return pack(game.outcomes.resolve_outcome(unpack(game.state_type, state), Decision(seat, kind, (answer,)), answer))


def do_nothing() -> None:
    """Do nothing: work that only makes a worker ready for a game."""


class OutcomeWorkers(WorkerPool):
    """The worker processes that compute outcomes for tables. They are apart from the bots, which can take long, and
    from practice, of which there can be much."""

    def __init__(self, processes: int = 0) -> None:
        super().__init__(processes or max(1, min(4, (os.cpu_count() or 2) // 2)))
        self._warm_ups: dict[str, list[asyncio.Task[None]]] = {}

    def warm_up(self, name: str) -> None:
        """Prepare all processes for a game, unless that was done."""
        if name not in self._warm_ups:
            loop = asyncio.get_running_loop()
            self._warm_ups[name] = [loop.create_task(self._warm_up(name)) for _ in range(self.processes)]

    async def _warm_up(self, name: str) -> None:
        # The answer that needs the outcome reports what is missing.
        with suppress(UserError):
            await self.run(do_nothing, game=name)

    async def resolve(self, table: Table, option: Option) -> Option:
        """Return an answer with its outcome. Raises a UserError if the outcome cannot be computed in time."""
        decision = table.decision
        assert decision is not None
        name = table.game.name
        arguments = (name, pack(table.state), decision.seat, decision.kind, pack(option))
        packed = await self.run(resolve_outcome, *arguments, game=name, max_seconds=MAX_OUTCOME_SECONDS)
        return table.game.read_option(packed)

    def close(self) -> None:
        super().close()
        for tasks in self._warm_ups.values():
            for task in tasks:
                task.cancel()


# --- practice -------------------------------------------------------------------------------------------


def practise(name: str, table: dict[str, Any], option: Option, seed: int) -> PracticeResult:
    """Return the outcome of a practice answer (`Practice.practise`)."""
    return registry.get(name).require(PRACTICE).practise(table, option, seed)


class PracticeWorkers(WorkerPool):
    """The worker process that computes practice answers, with a short queue and a low priority, so that no table waits
    for them."""

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes, PRACTICE_NICENESS)

    async def practise(self, name: str, table: dict[str, Any], option: Option, seed: int) -> PracticeResult:
        """Return the outcome of a practice answer. Raises an ApiError if too many wait already, and a TableError if it
        cannot be computed in time."""
        if self.waiting >= MAX_WAITING_PRACTICE:
            error = ApiError(429, "lobby-practice-busy")
            error.retry_after = 2
            raise error
        return await self.run(practise, name, table, option, seed, game=name, max_seconds=MAX_PRACTICE_SECONDS)
