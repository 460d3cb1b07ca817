"""The configuration of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from underkeep.server.rate_limits import Limits


@dataclass
class Config:
    """Where a server listens, what it stores its tables in, and what it allows."""

    database: str = ""
    """A file of SQLite or the address of a PostgreSQL; empty for the default file of the user who runs the program."""
    host: str = "127.0.0.1"
    """The address that the server listens on."""
    address: str = ""
    """The URL of the server for other programs on this machine."""
    public_url: str = ""
    """The URL under which people reach the server, if it differs from the one that it listens on."""
    limits: Limits = field(default_factory=Limits)
    preset: tuple[str, str] = ("", "")
    """The game and the preset that the form of a new table begins with; empty for none."""
    static: Path | None = None
    """The folder of the built client; None for the folder into which the build writes it."""

    @property
    def secure(self) -> bool:
        """Whether people reach the server over https."""
        return self.public_url.lower().startswith("https:")
