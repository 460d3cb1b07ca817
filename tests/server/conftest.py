"""Fixtures of the tests of the server: databases and a running server."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import argon2
import pytest
import sqlalchemy as sa

from tests.server.http_helpers import ServerUnderTest, run_server
from tests.server.postgres import Cluster, cluster
from underkeep.server.storage import database

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL cluster for the whole test run."""
    with cluster() as made:
        yield made


@pytest.fixture(scope="session", autouse=True)
def copied_databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """New files of SQLite are copies of one that was migrated once, because hundreds of tests need an empty database
    and the migrations take much longer than a copy."""
    migrate, migrated = database.migrate, tmp_path_factory.mktemp("migrated") / "tables.sqlite"

    def migrate_or_copy(engine: sa.Engine, revision: str = "head") -> None:
        if engine.dialect.name == "sqlite" and revision == "head":
            file = Path(str(engine.url.database))
            if not migrated.exists():
                new = database.engine_for(database.checked_url(str(migrated)), writes=True)
                migrate(new)
                new.dispose()
            if not file.exists() and file.parent.is_dir():
                shutil.copyfile(migrated, file)
        migrate(engine, revision)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "migrate", migrate_or_copy)
        yield


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """Hashes of passwords take little time and memory, except in the test of their cost."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(argon2, "PasswordHasher", partial(argon2.PasswordHasher, time_cost=1, memory_cost=64))
        yield


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
