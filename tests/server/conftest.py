"""Fixtures of the tests of the server: databases and a running server."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http_helpers import ServerUnderTest, run_server
from tests.server.postgres import Cluster, cluster

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL cluster for the whole test run."""
    with cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of SQLite and once of PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    made: Cluster = request.getfixturevalue("postgres")
    return made.new_database(f"test{next(_numbers)}")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerUnderTest]:
    """A running server."""
    with run_server(tmp_path) as made:
        yield made
