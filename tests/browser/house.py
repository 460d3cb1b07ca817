"""A server of the browser tests: a house with a database and a client of its own below one folder.

The client is served from a copy, so that nobody who builds it meanwhile changes what a test sees.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.server.process_helpers import ROOT, ServerProcess

BUILT = ROOT / "src" / "underkeep" / "server" / "static"
LIMITS = {"guests": (1000, 60.0), "misses": (1000, 60.0), "sockets_of_address": 1000}
"""Everybody comes from this one machine; all other limits are those of every server."""


class House(ServerProcess):
    """A server below one folder."""

    def __init__(self, folder: Path, built: Path = BUILT) -> None:
        static = folder / "static"
        wishes = {"crowd": False, "limits": LIMITS, "static": str(static)}
        super().__init__(str(folder / "tables.sqlite"), wishes, log=folder / "server.log")
        if not static.exists():
            shutil.copytree(built, static)
