"""The server of the browser tests, with its own database and client below one folder.

The client is served from a copy, so that a build during the tests does not change it.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.server.process_helpers import ROOT, ServerProcess

BUILT = ROOT / "src" / "underkeep" / "server" / "static"
LIMITS = {"guests": (1000, 60.0), "misses": (1000, 60.0), "sockets_of_address": 1000}
"""All people connect from this one machine, so these limits are higher; the others are the usual ones."""


class House(ServerProcess):
    """A server whose files are below one folder."""

    def __init__(self, folder: Path, built: Path = BUILT) -> None:
        static = folder / "static"
        wishes = {"crowd": False, "limits": LIMITS, "static": str(static), "private_push": True}
        super().__init__(str(folder / "tables.sqlite"), wishes, log=folder / "server.log")
        if not static.exists():
            shutil.copytree(built, static)
