"""The bus: it carries bytes from one server process to another, in order.

A bus may lose messages, for instance when its server restarts. The links above it number all messages and notice every
gap (`links.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol
from urllib.parse import urlsplit

from underkeep.server.storage.database import StorageError
from underkeep.server.storage.store import Store

Receive = Callable[[bytes], None]


class Bus(Protocol):
    """Carries messages between processes."""

    async def open(self, process: str, receive: Receive) -> None:
        """Receive the messages for a process from now on, in this event loop."""

    def send(self, process: str, data: bytes) -> None:
        """Send a message to a process, without waiting."""

    async def close(self) -> None:
        """Send what waits, and stop."""


def check_bus_address(address: str) -> None:
    """Raise a UserError if an address is not that of a Redis server, or if its library is not installed."""
    if urlsplit(address).scheme not in ("redis", "rediss", "unix"):
        raise StorageError("serve-bad-bus", address=address)
    try:
        import redis.asyncio  # noqa: F401
    except ImportError:
        raise StorageError("serve-no-redis") from None


def make_bus(store: Store, address: str = "") -> Bus:
    """Return the bus of a server: a Redis server by its address, or the PostgreSQL database of the store."""
    if address:
        from underkeep.server.bus.redis import RedisBus

        check_bus_address(address)
        return RedisBus(address, store.secret)
    from underkeep.server.bus.postgres import PostgresBus

    return PostgresBus(store.url)
