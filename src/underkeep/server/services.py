"""What the routes work with, in one place."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from underkeep.core.capabilities.outcomes import PracticeResult
from underkeep.core.decisions import Option
from underkeep.protocol.http import Fair, Replay
from underkeep.server.accounts.people import Connection, People
from underkeep.server.http.rate_limits import Counters, Limits
from underkeep.server.storage.store import Store


@dataclass
class Config:
    """How a server is set up."""

    database: str = ""
    """A file of SQLite or the address of a PostgreSQL; empty for the usual file of whoever runs the program."""
    host: str = "127.0.0.1"
    address: str = ""
    """Where this server can be found on this machine."""
    public_url: str = ""
    """The address under which people know the server, if it is not the one that it listens to."""
    limits: Limits = field(default_factory=Limits)
    preset: tuple[str, str] = ("", "")
    """The game and the recommended combination that the form of a new table begins with; empty for none."""
    static: Path | None = None
    """Where the built client is; without it, where the build puts it."""

    @property
    def secure(self) -> bool:
        """Whether people come over https."""
        return self.public_url.lower().startswith("https:")


class Tables(Protocol):
    """The live tables, as the lobby needs them (`live.Hall`)."""

    tables: dict[str, Any]

    async def started(self, id: str, /) -> None:
        """A game begins."""

    async def changed(self, id: str, /) -> None:
        """Seats or status of a table have changed."""

    async def replay(self, id: str, viewer: int, language: str, /) -> Replay:
        """A game as its messages, through the eyes of a viewer."""

    async def sequel(self, id: str, /) -> dict[str, Any] | None:
        """What is chosen for the game that follows in a series, if one does."""

    async def fair(self, id: str, /) -> Fair:
        """What anybody needs to check the shuffles of a game."""

    async def practise(self, game: str, table: dict[str, Any], option: Option, /) -> PracticeResult:
        """What becomes of an answer that counts for nothing."""

    async def export(self, id: str, seat: int, /) -> str:
        """A game in scenario notation, as a seat may know it."""


@dataclass
class Services:
    """Everything that lives as long as the server."""

    config: Config
    store: Store
    people: People
    hall: Tables
    counters: Counters


def services(connection: Connection) -> Services:
    """The services of the server that a request came to."""
    found: Services = connection.app.state.services
    return found
