"""The bus between server processes, in PostgreSQL and in Redis: order, size, lost wake-ups, lost messages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from tests.patience import PATIENCE_SECONDS, TEST_SECONDS
from tests.server.postgres import Cluster
from tests.server.processes.process_group import eventually
from tests.server.redis_server import RedisServer
from underkeep.server.bus import postgres as postgres_bus
from underkeep.server.bus.bus import Bus, check_bus_address, make_bus
from underkeep.server.bus.frames import Deliver, Leave, Present
from underkeep.server.bus.links import Links
from underkeep.server.storage.database import StorageError
from underkeep.server.storage.store import Store

pytestmark = pytest.mark.slow


def with_two(address: str, bus: str, test: Callable[[Bus, Bus, list[bytes]], Awaitable[None]]) -> None:
    """Run a test with the buses of two processes, and with what the second one receives."""

    async def whole() -> None:
        store = await Store(address).open()
        first, second = make_bus(store, bus), make_bus(store, bus)
        heard: list[bytes] = []
        await first.open("aa", lambda data: None)
        await second.open("bb", heard.append)
        try:
            await asyncio.wait_for(test(first, second, heard), TEST_SECONDS)
        finally:
            await first.close()
            await second.close()
            await store.close()

    asyncio.run(whole())


def test_messages_arrive_once_and_in_order(postgres: Cluster, bus: str) -> None:
    messages = [b"%d" % number for number in range(500)] + [b"x" * 1_000_000]

    async def test(first: Bus, second: Bus, heard: list[bytes]) -> None:
        first.send("cc", b"for another process")
        for message in messages:
            first.send("bb", message)
        await eventually(lambda: len(heard) >= len(messages))
        await asyncio.sleep(0.2)
        assert heard == messages

    with_two(postgres.new_database(f"bus{bool(bus)}"), bus, test)


def test_messages_arrive_without_their_notifications(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    silent = postgres_bus.SEND.replace("AS receivers", "AS receivers WHERE false")
    assert silent != postgres_bus.SEND
    monkeypatch.setattr(postgres_bus, "SEND", silent)

    async def test(first: Bus, second: Bus, heard: list[bytes]) -> None:
        for number in range(3):
            first.send("bb", b"%d" % number)
            await eventually(lambda number=number: len(heard) == number + 1)

    with_two(postgres.new_database("silent"), "", test)


def test_the_bus_comes_back_with_the_database(postgres: Cluster) -> None:
    async def test(first: Bus, second: Bus, heard: list[bytes]) -> None:
        postgres.stop()
        first.send("bb", b"lost")
        await asyncio.sleep(0.3)
        postgres.start()
        await again(first, heard)

    with_two(postgres.new_database("busback"), "", test)


def test_the_bus_comes_back_with_redis(postgres: Cluster, redis: RedisServer) -> None:
    async def test(first: Bus, second: Bus, heard: list[bytes]) -> None:
        redis.stop()
        first.send("bb", b"lost")
        await asyncio.sleep(0.3)
        redis.start()
        await again(first, heard)

    with_two(postgres.new_database("redisback"), redis.address, test)


async def again(bus: Bus, heard: list[bytes]) -> None:
    """Send until a message arrives."""
    limit = time.monotonic() + PATIENCE_SECONDS
    while b"again" not in heard:
        assert time.monotonic() < limit
        bus.send("bb", b"again")
        await asyncio.sleep(0.1)


class LossyBus:
    """A bus in memory that can lose messages."""

    def __init__(self) -> None:
        self.receivers: dict[str, Callable[[bytes], None]] = {}
        self.is_losing = False
        self.sent = 0

    async def open(self, process: str, receive: Callable[[bytes], None]) -> None:
        self.receivers[process] = receive

    def send(self, process: str, data: bytes) -> None:
        self.sent += 1
        if not self.is_losing:
            self.receivers[process](data)

    async def close(self) -> None:
        self.receivers.clear()


def test_links_notice_lost_messages_and_send_together_what_belongs_together() -> None:
    async def test() -> None:
        bus, heard, lost = LossyBus(), list[tuple[str, object]](), list[str]()
        sender = Links(bus, "aa", lambda *_: None, lost.append)
        receiver = Links(bus, "bb", lambda process, frame: heard.append((process, frame)), lost.append)
        await sender.open()
        await receiver.open()
        data = b"the same for all"
        for session in (1, 2, 3):
            sender.deliver("bb", session, data)
        sender.send("bb", Leave(4))
        await asyncio.sleep(0)
        assert heard == [("aa", Deliver([1, 2, 3], data)), ("aa", Leave(4))]
        assert bus.sent == 1
        bus.is_losing = True
        sender.send("bb", Leave(5))
        await asyncio.sleep(0)
        bus.is_losing = False
        assert lost == []
        sender.send("bb", Present([]))
        await asyncio.sleep(0)
        assert lost == ["aa"]
        assert heard[-1] == ("aa", Present([]))
        # A message that cannot be read comes from a process of another version.
        bus.receivers["bb"](b"nonsense")
        sender.forget("bb")
        receiver.forget("aa")
        sender.send("bb", Leave(6))
        await asyncio.sleep(0)
        assert lost == ["aa"]

    asyncio.run(test())


@pytest.mark.parametrize("address", ["", "localhost:6379", "http://localhost", "postgresql://x"])
def test_a_wrong_address_of_the_bus_is_refused(address: str) -> None:
    with pytest.raises(StorageError) as refused:
        check_bus_address(address)
    assert "redis://localhost:6379" in refused.value.text_in("pl")
