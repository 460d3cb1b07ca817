"""Fixtures of the tests of notifications: a push service and an SMTP server on this machine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.push_receiver import PushReceiver, run_receiver
from tests.server.smtp_sink import SmtpSink, run_sink


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


@pytest.fixture
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty SQLite database."""
    return f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.sqlite'}"
