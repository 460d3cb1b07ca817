"""Fixtures of the tests of several server processes: a bus of each kind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.redis_server import RedisServer, redis_server


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """A Redis server for the whole test run."""
    with redis_server() as server:
        yield server


@pytest.fixture(params=["postgresql", "redis"])
def bus(request: pytest.FixtureRequest) -> str:
    """The address of the bus between processes; empty for the database itself."""
    if request.param == "postgresql":
        return ""
    server: RedisServer = request.getfixturevalue("redis")
    return server.address
