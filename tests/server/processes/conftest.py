"""Fixtures of the tests of several server processes: a bus of each kind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.redis_server import RedisServer, redis_server
from underkeep.server.bus import postgres as postgres_bus
from underkeep.server.live.peers import peers
from underkeep.server.storage import notifications


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """A Redis server for the whole test run."""
    with redis_server() as server:
        yield server


@pytest.fixture(autouse=True)
def quick_heartbeats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes get to know each other sooner than usual."""
    monkeypatch.setattr(peers, "HEARTBEAT_SECONDS", 0.2)
    monkeypatch.setattr(notifications, "POLL_SECONDS", 0.1)
    monkeypatch.setattr(postgres_bus, "POLL_SECONDS", 0.1)


@pytest.fixture(params=["postgresql", "redis"])
def bus(request: pytest.FixtureRequest) -> str:
    """The address of the bus between processes; empty for the database itself."""
    if request.param == "postgresql":
        return ""
    server: RedisServer = request.getfixturevalue("redis")
    return server.address
