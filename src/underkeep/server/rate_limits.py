"""Rate limits: how much a person, an address or a seat may do in some seconds.

All counters are kept in memory, so a restart forgets them.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import IPv6Address, IPv6Network

from underkeep.server.errors import rate_exceeded

Rate = tuple[int, float]
"""The largest number of actions, and the seconds in which they are counted."""


@dataclass
class Limits:
    """The limits of one server (docs/player-experience.md, 6.7). Tests that play many people from one machine set
    higher ones."""

    changes: Rate = (30, 30.0)
    """Requests of one person that change something."""
    changes_of_address: Rate = (300, 30.0)
    """Requests of one address that change something."""
    reads: Rate = (200, 30.0)
    """Requests of one person that only read."""
    reads_of_address: Rate = (2000, 30.0)
    """Requests of one address that only read."""
    misses: Rate = (30, 60.0)
    """Links and tables that do not exist, asked for by one address."""
    guests: Rate = (120, 60.0)
    """New guests of one address."""
    tables: Rate = (20, 3600.0)
    """New tables of one person."""
    tables_going: int = 50
    """Tables of one person that may be open or playing at the same time."""
    practice: Rate = (60, 60.0)
    """Practice answers of one person."""
    practice_of_address: Rate = (300, 60.0)
    """Practice answers of one address."""
    free_sign_ins: int = 5
    """Attempts to sign in to one account from one address before the waiting time begins to grow."""
    max_sign_in_wait: float = 60.0
    """The longest waiting time between two attempts, in seconds."""
    sign_ins_of_address: Rate = (30, 60.0)
    """Attempts to sign in from one address."""
    mails: Rate = (5, 3600.0)
    """Mails to one account, and mails that one person or address asks for."""
    reports: Rate = (20, 3600.0)
    """Reports of one person to the operator."""
    sockets: int = 10
    """Open sockets of one person."""
    sockets_of_address: int = 60
    """Open sockets of one address."""
    connections_of_address: int = 256
    """Open connections of one address, with or without a socket. A trusted proxy may have any number."""
    header_seconds: float = 10.0
    """The time in which a client must send the head of a request."""
    body_seconds: float = 20.0
    """The time in which a client must send the body of a request."""
    unread_seconds: float = 30.0
    """The time for which a client may leave a response unread."""
    socket_unread_seconds: float = 10.0
    """The time for which the client of a socket may leave messages unread once the buffers are full."""


def address_group(address: str) -> str:
    """Return the part of an address that counts as one source: an IPv4 address, or the first 64 bits of an IPv6
    address, because every household has all addresses behind them.

    >>> address_group("2001:db8:0:7:aaaa::1"), address_group("::ffff:192.0.2.1")
    ('2001:db8:0:7::/64', '192.0.2.1')
    """
    if ":" not in address:
        return address
    try:
        parsed = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed) >> 64 << 64, 64)))


class RateLimit:
    """Counts the actions of many sources, such as people, addresses or seats, each known by a key, within some
    seconds."""

    def __init__(self, rate: Rate, now: Callable[[], float] | None = None) -> None:
        self.max_count, self.seconds = rate
        self._now = now or (lambda: time.monotonic())
        self._times: dict[str, deque[float]] = {}
        self._tidied = self._now()

    def seconds_to_wait(self, key: str) -> float:
        """Return the seconds until the key may act again; 0 if it may act now."""
        times = self._recent(key)
        return 0.0 if len(times) < self.max_count else times[-self.max_count] + self.seconds - self._now()

    def count(self, key: str) -> None:
        """Count an action of the key."""
        self._times.setdefault(key, deque()).append(self._now())
        self._tidy()

    def try_take(self, key: str = "") -> bool:
        """Count an action of the key. Returns False, and counts nothing, if the key has acted too often."""
        if self.seconds_to_wait(key) > 0:
            return False
        self.count(key)
        return True

    def check(self, key: str) -> None:
        """Raise an ApiError if the key has acted too often."""
        wait = self.seconds_to_wait(key)
        if wait > 0:
            raise rate_exceeded(wait)

    def take(self, key: str) -> None:
        """Count an action of the key. Raises an ApiError, and counts nothing, if the key has acted too often."""
        self.check(key)
        self.count(key)

    def __len__(self) -> int:
        return len(self._times)

    def _recent(self, key: str) -> deque[float]:
        """Return the times of the recent actions of a key. A key that has not acted is not remembered."""
        times = self._times.get(key, deque())
        while times and times[0] <= self._now() - self.seconds:
            times.popleft()
        return times

    def _tidy(self) -> None:
        """Forget the keys without recent actions, so that a flood of keys cannot fill the memory."""
        now = self._now()
        if now - self._tidied > self.seconds:
            self._tidied = now
            for key in [key for key, times in self._times.items() if not times or times[-1] <= now - self.seconds]:
                del self._times[key]


class SignInDelays:
    """The waiting times after wrong passwords. They grow for each pair of an address and an account, so that nobody can
    keep the owner of an account, who is at another address, from signing in."""

    FORGET_SECONDS = 3600.0

    def __init__(self, limits: Limits, now: Callable[[], float] | None = None) -> None:
        self._limits = limits
        self._now = now or (lambda: time.monotonic())
        self._attempts: dict[tuple[str, str], tuple[int, float]] = {}
        """The number of attempts, and the time of the last one."""
        self._tidied = self._now()

    def seconds_to_wait(self, address: str, account: str) -> float:
        """Return the seconds until the next attempt is possible; 0 if it is possible now."""
        count, last = self._attempts.get((address, account), (0, 0.0))
        extra = count - self._limits.free_sign_ins
        if extra < 0:
            return 0.0
        delay = min(self._limits.max_sign_in_wait, 2.0 ** min(extra, 20))
        return max(0.0, last + delay - self._now())

    def take(self, address: str, account: str) -> None:
        """Count an attempt. Raises an ApiError, and counts nothing, if it comes too early."""
        wait = self.seconds_to_wait(address, account)
        if wait > 0:
            raise rate_exceeded(wait)
        count, _ = self._attempts.get((address, account), (0, 0.0))
        self._attempts[address, account] = (count + 1, self._now())
        self._tidy()

    def forget(self, address: str, account: str) -> None:
        """Forget the attempts before a right password."""
        self._attempts.pop((address, account), None)

    def __len__(self) -> int:
        return len(self._attempts)

    def _tidy(self) -> None:
        now = self._now()
        if now - self._tidied > self.FORGET_SECONDS / 60:
            self._tidied = now
            oldest = now - self.FORGET_SECONDS
            self._attempts = {key: value for key, value in self._attempts.items() if value[1] > oldest}


class OpenConnections:
    """Counts the open connections of each address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.is_trusted: Callable[[str], bool] = lambda address: False
        """Whether an address is that of a trusted proxy, which has no limit."""
        self.total = 0
        self.refused = 0
        """The number of connections that were closed at once because their address had too many."""
        self._counts: dict[str, int] = {}

    def try_open(self, address: str) -> bool:
        """Count one more connection. Returns False, and counts nothing, if the address has reached its limit."""
        key = address_group(address)
        if self._counts.get(key, 0) >= self.limits.connections_of_address and not self.is_trusted(address):
            self.refused += 1
            return False
        self._counts[key] = self._counts.get(key, 0) + 1
        self.total += 1
        return True

    def close(self, address: str) -> None:
        """Count one connection less."""
        key = address_group(address)
        left = self._counts.get(key, 1) - 1
        self.total -= 1
        if left > 0:
            self._counts[key] = left
        else:
            self._counts.pop(key, None)


@dataclass
class RateLimits:
    """The counters of one server, one for each of its limits."""

    limits: Limits
    open_sockets: dict[str, int] = field(default_factory=dict)
    """The number of open sockets by person and by address."""

    def __post_init__(self) -> None:
        limits = self.limits
        self.connections = OpenConnections(limits)
        self.changes = RateLimit(limits.changes)
        self.changes_of_address = RateLimit(limits.changes_of_address)
        self.reads = RateLimit(limits.reads)
        self.reads_of_address = RateLimit(limits.reads_of_address)
        self.misses = RateLimit(limits.misses)
        self.guests = RateLimit(limits.guests)
        self.tables = RateLimit(limits.tables)
        self.practice = RateLimit(limits.practice)
        self.practice_of_address = RateLimit(limits.practice_of_address)
        self.sign_ins = SignInDelays(limits)
        self.sign_ins_of_address = RateLimit(limits.sign_ins_of_address)
        self.mails = RateLimit(limits.mails)
        self.reports = RateLimit(limits.reports)

    def open_socket(self, person: str, address: str) -> bool:
        """Count one more socket. Returns False, and counts nothing, if the person or the address has reached its
        limit."""
        of_person, of_address = f"person {person}", f"address {address}"
        if self.open_sockets.get(of_person, 0) >= self.limits.sockets:
            return False
        if self.open_sockets.get(of_address, 0) >= self.limits.sockets_of_address:
            return False
        for key in (of_person, of_address):
            self.open_sockets[key] = self.open_sockets.get(key, 0) + 1
        return True

    def close_socket(self, person: str, address: str) -> None:
        """Count one socket less."""
        for key in (f"person {person}", f"address {address}"):
            left = self.open_sockets.get(key, 1) - 1
            if left > 0:
                self.open_sockets[key] = left
            else:
                self.open_sockets.pop(key, None)
