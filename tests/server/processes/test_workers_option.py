"""The option `--workers` of `underkeep serve`: several server processes that share a port and a database."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.patience import PATIENCE_SECONDS
from tests.server.operation.test_run import serving
from tests.server.postgres import Cluster
from tests.server.process_helpers import free_port
from underkeep.cli import main


def children(pid: int) -> set[int]:
    """Return the server processes that a process has started. They are recognized by their threads, because a helper of
    Python's own has none."""
    found = set()
    for child in map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()):
        if len(os.listdir(f"/proc/{child}/task")) > 1:
            found.add(child)
    return found


def wait_for(condition: Callable[[], object]) -> None:
    """Wait until a condition is true."""
    limit = time.monotonic() + PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < limit, "the condition did not become true in time"
        time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.xdist_group("server")
def test_workers_are_started_again_replaced_and_ended(tmp_path: Path, postgres: Cluster) -> None:
    port, database = free_port(), postgres.new_database("workers")
    with serving(tmp_path, "--port", str(port), "--workers", "2", "--database", database) as (process, line):
        assert line == f"Underkeep is ready: open http://127.0.0.1:{port} in your browser. Ctrl+C stops it.\n"
        first = children(process.pid)
        assert len(first) == 2

        def answers() -> bool:
            with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE_SECONDS) as answer:
                return bool(answer.status == 200)

        assert answers()
        killed = min(first)
        os.kill(killed, signal.SIGKILL)
        wait_for(lambda: len(children(process.pid) - {killed}) == 2)
        assert answers()
        second = children(process.pid)
        process.send_signal(signal.SIGHUP)
        wait_for(lambda: len(children(process.pid)) == 2 and not children(process.pid) & second)
        assert answers()
        process.send_signal(signal.SIGTERM)
        rest, _ = process.communicate(timeout=PATIENCE_SECONDS)
        assert re.fullmatch(
            r".*Server process \d has ended \(-9\)\nGoodbye! Every game goes on where it stopped\.\n", rest, re.DOTALL
        ), rest
        assert process.returncode == 0


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--workers", "2"], "Several server processes need a PostgreSQL database"),
        (["--workers", "0"], "The number of server processes goes from 1 to 64."),
        (["--bus", "redis://localhost"], "Only server processes that share a PostgreSQL database"),
        (["--bus", "nonsense", "--database", "postgresql://localhost/x"], "write it like redis://localhost:6379"),
    ],
)
def test_impossible_options_are_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], sentence: str
) -> None:
    database = [] if "--database" in options else ["--database", str(tmp_path / "t.sqlite")]
    assert main(["serve", "--lang", "en", *database, *options]) == 2
    said = capsys.readouterr()
    assert sentence in said.err + said.out
    assert (said.err + said.out).count("\n") == 1
