"""Bots think in processes of their own, so that the tables stay quick."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from underkeep.bots import ask, bot_named
from underkeep.core.table import Table

TRIES = 3
"""How often a thought is begun anew when its process has died."""


def leave_with_the_server() -> None:
    """End this process when the server's has ended, in whatever way; nobody else would."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def wait() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=wait, daemon=True).start()


def think(saved: bytes, bot: str, seed: int) -> int:
    """The number of the option that a bot chooses at a saved table. The bot sees its own view only."""
    table = Table.load(saved)
    chosen = ask(bot_named(bot, seed), table)
    return list(table.options).index(chosen)


class Thinkers:
    """A few processes in which bots think."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, saved: bytes, bot: str, seed: int) -> int:
        """What a bot answers to the open question of a saved table."""
        for attempt in range(TRIES):
            pool = self._ready()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, saved, bot, seed)
            except BrokenProcessPool:
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
                context.set_forkserver_preload(["underkeep.server.thinking"])
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=leave_with_the_server)
        return self._pool

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
