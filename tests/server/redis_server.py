"""A temporary Redis server that the tests start and end."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import PATIENCE_SECONDS


class RedisServer:
    """A Redis server that is reachable through a socket of a folder only."""

    def __init__(self, program: str, folder: Path) -> None:
        self._program, self._folder = program, folder
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        """The address of the server."""
        return f"unix://{self._folder / 'socket'}"

    def start(self) -> None:
        """Start the server."""
        socket = self._folder / "socket"
        socket.unlink(missing_ok=True)
        options = ["--port", "0", "--unixsocket", str(socket), "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(
            [self._program, *options], cwd=self._folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        end = time.monotonic() + PATIENCE_SECONDS
        while not socket.exists():
            assert time.monotonic() < end, "Redis does not start"
            time.sleep(0.02)

    def stop(self) -> None:
        """End the server at once. All its messages are lost."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()


@contextlib.contextmanager
def redis_server() -> Iterator[RedisServer]:
    """Yield a running server. Without Redis the test is skipped, but fails in continuous integration."""
    program = shutil.which("redis-server")
    if program is None:
        if os.environ.get("CI"):
            pytest.fail("Redis is missing: apt-get install redis-server")
        pytest.skip("Redis is not installed (Debian: apt-get install redis-server)")
    folder = Path(tempfile.mkdtemp(prefix="underkeep-redis-"))
    server = RedisServer(program, folder)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
