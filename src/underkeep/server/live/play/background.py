"""The timers and the background tasks of one live table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from underkeep.server.errors import CannotSave, DecisionOver


class Background:
    """Starts tasks and timers, reports their failures, and stops them together."""

    def __init__(self, report_failure: Callable[[BaseException], None]) -> None:
        self._report_failure = report_failure
        self._tasks: set[asyncio.Task[Any]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task. An exception of it is reported, unless it only says that a decision is over, or that
        nothing can be stored."""
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            error = task.exception()
            if error is not None and not isinstance(error, DecisionOver | CannotSave):
                self._report_failure(error)

    def set_timer(self, name: str, seconds: float, callback: Callable[..., None], *arguments: Any) -> None:
        """Call a function after some seconds. It replaces the timer of the same name."""
        self.cancel_timer(name)
        self._timers[name] = asyncio.get_running_loop().call_later(seconds, callback, *arguments)

    def has_timer(self, name: str) -> bool:
        """Whether a timer of a name was set and neither cancelled nor replaced since."""
        return name in self._timers

    def cancel_timer(self, name: str) -> None:
        """Cancel the timer of a name, if there is one."""
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        """Cancel all timers and tasks."""
        for name in list(self._timers):
            self.cancel_timer(name)
        for task in list(self._tasks):
            task.cancel()
