"""How much anybody may ask for, and the windows that count it. All of it in memory: a restart forgives."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from underkeep.server.errors import too_fast

Rate = tuple[int, float]
"""So many in so many seconds."""


@dataclass
class Limits:
    """What is allowed (docs/player-experience.md, 6.7). Tests that play many people from one machine set others."""

    changes: Rate = (30, 30.0)
    """Requests that change something, of one person;"""
    changes_of_address: Rate = (300, 30.0)
    reads: Rate = (200, 30.0)
    """requests that only look, of one person;"""
    reads_of_address: Rate = (2000, 30.0)
    misses: Rate = (30, 60.0)
    """links and tables that do not exist, of one address;"""
    guests: Rate = (120, 60.0)
    """new guests of one address;"""
    tables: Rate = (20, 3600.0)
    """new tables of one person,"""
    tables_going: int = 50
    """and how many may be open or playing at once;"""
    practice: Rate = (60, 60.0)
    """what one person tries out,"""
    practice_of_address: Rate = (300, 60.0)
    sign_ins: Rate = (5, 60.0)
    """attempts to sign in to one account,"""
    sign_ins_of_address: Rate = (30, 60.0)
    sockets: int = 10
    """sockets of one person,"""
    sockets_of_address: int = 60


class Window:
    """Counts what each key has done within the last seconds."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self.most, self.seconds = rate
        self._now = now
        self._times: dict[str, deque[float]] = {}
        self._tidied = now()

    def wait(self, key: str) -> float:
        """How many seconds until the key may do it again; 0 if now."""
        times = self._recent(key)
        return 0.0 if len(times) < self.most else times[0] + self.seconds - self._now()

    def count(self, key: str) -> None:
        """The key has done it."""
        self._recent(key).append(self._now())
        self._tidy()

    def check(self, key: str) -> None:
        """Refuse if the key has done it too often."""
        wait = self.wait(key)
        if wait > 0:
            raise too_fast(wait)

    def take(self, key: str) -> None:
        """Count it, or refuse if the key has done it too often."""
        self.check(key)
        self.count(key)

    def __len__(self) -> int:
        return len(self._times)

    def _recent(self, key: str) -> deque[float]:
        times = self._times.setdefault(key, deque(maxlen=self.most))
        while times and times[0] <= self._now() - self.seconds:
            times.popleft()
        return times

    def _tidy(self) -> None:
        """Forget those who have been quiet, so that nobody can fill the memory."""
        now = self._now()
        if now - self._tidied > self.seconds:
            self._tidied = now
            for key in [key for key, times in self._times.items() if not times or times[-1] <= now - self.seconds]:
                del self._times[key]


@dataclass
class Counters:
    """The windows of one server."""

    limits: Limits
    open_sockets: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        limits = self.limits
        self.changes = Window(limits.changes)
        self.changes_of_address = Window(limits.changes_of_address)
        self.reads = Window(limits.reads)
        self.reads_of_address = Window(limits.reads_of_address)
        self.misses = Window(limits.misses)
        self.guests = Window(limits.guests)
        self.tables = Window(limits.tables)
        self.practice = Window(limits.practice)
        self.practice_of_address = Window(limits.practice_of_address)
        self.sign_ins = Window(limits.sign_ins)
        self.sign_ins_of_address = Window(limits.sign_ins_of_address)

    def open_socket(self, person: str, address: str) -> bool:
        """Count one more socket; False, and nothing counted, if the person or the address has enough."""
        of_person, of_address = f"person {person}", f"address {address}"
        if self.open_sockets.get(of_person, 0) >= self.limits.sockets:
            return False
        if self.open_sockets.get(of_address, 0) >= self.limits.sockets_of_address:
            return False
        for key in (of_person, of_address):
            self.open_sockets[key] = self.open_sockets.get(key, 0) + 1
        return True

    def close_socket(self, person: str, address: str) -> None:
        """One socket less."""
        for key in (f"person {person}", f"address {address}"):
            left = self.open_sockets.get(key, 1) - 1
            if left > 0:
                self.open_sockets[key] = left
            else:
                self.open_sockets.pop(key, None)
