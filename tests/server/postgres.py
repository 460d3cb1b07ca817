"""A temporary PostgreSQL cluster that the tests create, start and delete."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import PATIENCE_SECONDS


def binaries() -> Path | None:
    """Return the folder of `initdb`, `pg_ctl` and `createdb`; None if there is none. A link to `initdb` is resolved,
    because the folder of the link may lack the other programs."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


class Cluster:
    """A cluster in a folder of its own, reachable on a random port of this machine only."""

    def __init__(self, folder: Path, bin: Path) -> None:
        self.folder, self.bin = folder, bin
        self.port = _free_port()
        # PostgreSQL refuses to run as root.
        self._as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._as:
            shutil.chown(folder, "postgres")
        self._run("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", "underkeep", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        """The address of the first database."""
        return f"postgresql+psycopg://underkeep@127.0.0.1:{self.port}/postgres"

    def new_database(self, name: str) -> str:
        """Create an empty database and return its address."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "underkeep", name)
        return self.url.rpartition("/")[0] + f"/{name}"

    def start(self) -> None:
        """Start the cluster."""
        flags = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", log, "-o", flags, "start")

    def stop(self) -> None:
        """Stop the cluster at once and cut all connections."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-m", "immediate", "stop")

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Let all processes of the cluster hang, while the connections stay open."""
        main = int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        self._signal(signal.SIGSTOP, main)
        try:
            yield
        finally:
            self._signal(signal.SIGCONT, main)

    def _signal(self, number: signal.Signals, main: int) -> None:
        """Send a signal to the main process and to its children."""
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        for pid in [main, *map(int, children)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [*self._as, str(self.bin / program), *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=PATIENCE_SECONDS,
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """Yield a running cluster. Without PostgreSQL the test is skipped, but fails in continuous integration."""
    bin = binaries()
    if bin is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is missing: apt-get install postgresql")
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="underkeep-postgres-"))
    made: Cluster | None = None
    try:
        made = Cluster(folder, bin)
        yield made
    finally:
        if made is not None:
            with contextlib.suppress(AssertionError):
                made.stop()
        shutil.rmtree(folder, ignore_errors=True)
