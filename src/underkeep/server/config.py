"""The configuration of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from underkeep.server.rate_limits import Limits


@dataclass(frozen=True)
class Retention:
    """The days for which something is kept; 0 stands for ever."""

    guest_days: int = 90
    """Guests without an account, a seat or a table, since their last visit."""
    open_days: int = 30
    """Open tables at which nothing changes; then they are closed."""
    playing_days: int = 180
    """Games in which nothing happens; then they are closed."""
    closed_days: int = 30
    """Tables that were closed before their game was over; then they are deleted. Finished games stay."""
    chat_days: int = 365
    """The chat of tables that are over or closed."""


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
    retention: Retention | None = None
    """What the server removes once a day; None for nothing."""
    smtp: str = ""
    """The URL of the SMTP server that takes the mails of this server; empty if it sends none."""
    proxy: str = ""
    """The address of a trusted proxy, whose headers tell the addresses of the clients."""
    metrics: str = ""
    """The address of the page `/metrics`, as `[ADDRESS:]PORT`; empty for none."""
    bus: str = ""
    """The URL of the Redis server between several server processes; empty for the PostgreSQL database."""
    workers: int = 1
    """The number of server processes on this machine, which share its cores."""
    push_contact: str = ""
    """The address under which push services reach the operator, as `mailto:…`; empty if there is none."""
    allows_private_push: bool = False
    """Whether push messages may go to private addresses and without TLS. Only tests need that."""
    static: Path | None = None
    """The folder of the built client; None for the folder into which the build writes it."""

    @property
    def link_base(self) -> str:
        """The URL with which the links in mails begin. It never comes from a request, which could be forged."""
        return self.public_url or self.address

    @property
    def secure(self) -> bool:
        """Whether people reach the server over https."""
        return self.public_url.lower().startswith("https:")
