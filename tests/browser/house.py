"""A server of the browser tests: `underkeep serve` in a process of its own, with a copy of the built client.

    python -m tests.browser.house '{"port": 8870, "database": "...", "static": "..."}'

The client is served from a copy, so that nobody who builds it meanwhile changes what a test sees.
"""

from __future__ import annotations

import json
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "underkeep" / "server" / "static"


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class House:
    """A server with a database and a client below one folder."""

    folder: Path
    built: Path = BUILT
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        """What the server complained about."""
        return self.folder / "server.log"

    def start(self) -> float:
        """Start it and wait until it answers; gives the seconds that this took."""
        static = self.folder / "static"
        if not static.exists():
            shutil.copytree(self.built, static)
        began = time.monotonic()
        wishes = {"port": self.port, "database": str(self.folder / "tables.sqlite"), "static": str(static)}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.house", json.dumps(wishes)],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
            )
        while not self.answers():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() - began < 60, "the server does not answer"
            time.sleep(0.05)
        return time.monotonic() - began

    def answers(self) -> bool:
        """Whether it is there."""
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                return True
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """`kill -9`."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it as a person does."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()


def main(wishes: dict[str, Any]) -> int:
    """Serve until somebody ends it."""
    # Not above: the processes in which bots think read this file too, and need none of it.
    from underkeep.cli.speaking import say
    from underkeep.server import serving
    from underkeep.server.limits import Limits

    # Everybody comes from this one machine; all other limits are those of every server.
    limits = Limits(guests=(1000, 60.0), misses=(1000, 60.0), sockets_of_address=1000)
    serving.Config = partial(serving.Config, static=Path(wishes["static"]), limits=limits)  # type: ignore[misc, assignment]
    return serving.serve(serving.Wishes(port=wishes["port"], database=wishes["database"]), say)


if __name__ == "__main__":
    sys.exit(main(json.loads(sys.argv[1])))
