"""Several server processes on one machine: they share a listening socket, and one that ends is started again."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from underkeep.server.config import Config
from underkeep.server.metrics_export import parse_address
from underkeep.server.process import run_worker

log = logging.getLogger(__name__)

START_SECONDS = 60.0
"""The time in which a process has to be ready."""
STOP_SECONDS = 20.0
"""The time in which a process has to end after it was told to."""
RESTART_SECONDS = (0.0, 1.0, 2.0, 5.0, 10.0)
"""The time before a process is started again, which grows with every early end."""
EARLY_SECONDS = 30.0
"""A process that ends within this time has ended early."""
LOOK_SECONDS = 0.5


class Worker:
    """One server process, and how often it has ended early."""

    def __init__(self, number: int, start: Callable[[int], tuple[BaseProcess, Connection]]) -> None:
        self.number, self._start = number, start
        self.failures = 0
        self.next_start = 0.0
        self.begin()

    def begin(self) -> None:
        """Start the process."""
        self.started = time.monotonic()
        self.process, self.ready = self._start(self.number)

    def wait_until_ready(self) -> bool:
        """Wait until the process serves. Returns False if it has ended or takes too long."""
        ends: list[Any] = [self.ready, self.process.sentinel]
        return self.ready in wait(ends, START_SECONDS)

    def stop(self) -> None:
        """Tell the process to end, and kill it if it does not."""
        self.process.terminate()
        self.process.join(STOP_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()

    def begin_again(self) -> None:
        """Start the process again after it has ended, later if it has ended early before."""
        if not self.next_start:
            self.failures = self.failures + 1 if time.monotonic() - self.started < EARLY_SECONDS else 0
            self.next_start = time.monotonic() + RESTART_SECONDS[min(self.failures, len(RESTART_SECONDS) - 1)]
        if time.monotonic() >= self.next_start:
            self.next_start = 0.0
            self.begin()


class Supervisor:
    """Starts the server processes and keeps them running. SIGTERM and SIGINT end all of them; SIGHUP replaces one after
    the other, so that a new version of the program is taken into use without an interruption."""

    def __init__(self, config: Config, log_format: str, listening: socket.socket, ready: Callable[[], None]) -> None:
        self._config, self._log_format, self._listening, self._ready = config, log_format, listening, ready
        # A fork would copy the state of this process, and could not load a new version of the program.
        self._context = multiprocessing.get_context("spawn")
        self._is_stopping = False
        self._is_replacing = False

    def run(self) -> bool:
        """Run until a signal ends the processes. Returns whether they could start."""
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        signal.signal(signal.SIGHUP, self._replace)
        workers = [Worker(number, self._start) for number in range(self._config.workers)]
        try:
            if not all(worker.wait_until_ready() for worker in workers):
                return False
            self._ready()
            while not self._is_stopping:
                self._look_after(workers)
        finally:
            for worker in workers:
                worker.process.terminate()
            for worker in workers:
                worker.stop()
        return True

    def _start(self, number: int) -> tuple[BaseProcess, Connection]:
        mine, theirs = self._context.Pipe(duplex=False)
        config = self._config
        if config.metrics:
            host, port = parse_address(config.metrics)
            config = replace(config, metrics=f"{host}:{port + number}")
        process = self._context.Process(
            target=run_worker,
            args=(config, self._log_format, self._listening, theirs),
            name=f"underkeep-{number}",
        )
        process.start()
        theirs.close()
        return process, mine

    def _look_after(self, workers: list[Worker]) -> None:
        if self._is_replacing:
            self._is_replacing = False
            for worker in workers:
                worker.stop()
                worker.begin()
                if self._is_stopping or not worker.wait_until_ready():
                    break
        wait([worker.process.sentinel for worker in workers], LOOK_SECONDS)
        for worker in workers:
            if not worker.process.is_alive() and not self._is_stopping:
                if not worker.next_start:
                    log.error("Server process %d has ended (%s)", worker.number, worker.process.exitcode)
                worker.begin_again()

    def _stop(self, *_: object) -> None:
        self._is_stopping = True

    def _replace(self, *_: object) -> None:
        self._is_replacing = True
