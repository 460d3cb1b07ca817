"""Fixtures of the tests of notifications: a push service and an SMTP server on this machine."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.push_receiver import PushReceiver, run_receiver
from tests.server.smtp_sink import SmtpSink, run_sink
from underkeep.server.storage.store import Store


@pytest.fixture
def receiver() -> Iterator[PushReceiver]:
    """A running push service."""
    with run_receiver() as made:
        yield made


@pytest.fixture
def sink() -> Iterator[SmtpSink]:
    """A running SMTP server."""
    with run_sink() as made:
        yield made


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite without people and tables. It is copied, because making one takes longer than most tests."""
    made = tmp_path_factory.mktemp("empty") / "tables.sqlite"

    async def make() -> None:
        store = await Store(str(made)).open()
        await store.close()

    asyncio.run(make())
    return made


@pytest.fixture
def folder(tmp_path: Path, empty_database: Path) -> Path:
    """A folder with an empty database, as a server finds it."""
    shutil.copy(empty_database, tmp_path / "tables.sqlite")
    return tmp_path


@pytest.fixture
def file(folder: Path) -> str:
    """The address of an empty SQLite database."""
    return f"sqlite:///{folder / 'tables.sqlite'}"
