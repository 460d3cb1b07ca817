"""The command `serve`: it prints one line, says in one sentence why it cannot start, and ends cleanly."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.patience import PATIENCE_SECONDS
from tests.server.process_helpers import free_port
from underkeep.cli import main


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a server in its own process. Yields the process and the first line of its output."""
    command = [sys.executable, "-m", "underkeep", "serve", *options]
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "UNDERKEEP_LANG": "en", "BROWSER": "true"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment, cwd=folder
    ) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline()
        finally:
            process.kill()


@pytest.mark.slow
def test_serve_prints_its_address_and_ends_cleanly(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, "--port", str(port)) as (process, line):
        assert line == f"Underkeep is ready: open http://127.0.0.1:{port} in your browser. Ctrl+C stops it.\n"
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE_SECONDS) as answer:
            assert answer.status == 200
            assert "uvicorn" not in str(answer.headers)
        assert (tmp_path / "underkeep" / "tables.sqlite").is_file()
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=PATIENCE_SECONDS)
        assert rest == "Goodbye! Every game goes on where it stopped.\n"
        assert process.returncode == 0


@pytest.mark.slow
def test_a_second_server_leads_to_the_first(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, "--port", str(port)) as (_, line):
        assert "ready" in line
        with serving(tmp_path, "--port", str(free_port()), "--open") as (second, line):
            assert line == f"Underkeep is already running: http://127.0.0.1:{port}\n"
            assert second.wait(PATIENCE_SECONDS) == 0
        with serving(tmp_path, "--port", str(free_port())) as (third, line):
            assert "Another Underkeep already uses the database" in line
            assert third.wait(PATIENCE_SECONDS) == 2


@pytest.mark.slow
def test_after_a_kill_the_next_server_begins(tmp_path: Path) -> None:
    for _ in range(2):
        port = free_port()
        with serving(tmp_path, "--port", str(port)) as (process, line):
            assert "ready" in line
            process.kill()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_server_that_cannot_start_says_why_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        file = str(tmp_path / "t.sqlite")
        cases = [
            ["--port", port, "--database", file],
            ["--port", "99999"],
            ["--port", "many"],
            ["--host", "203.0.113.7", "--port", port],
            ["--host", "no such host", "--port", port],
            ["--public-url", "play.example"],
            ["--port", str(free_port()), "--database", "oracle://x"],
            ["--port", str(free_port()), "--database", str(tmp_path)],
        ]
        for options in cases:
            assert main(["serve", *options, "--lang", language]) == 2, options
            out, err = capsys.readouterr()
            assert out == ""
            assert err.count("\n") == 1
            assert "serve-" not in err
            assert "store-" not in err
