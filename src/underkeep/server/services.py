"""The services of a server: everything that its routes share and that lives as long as the server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from underkeep.core.capabilities.outcomes import PracticeResult
from underkeep.core.capabilities.summaries import GameSummary
from underkeep.core.options.option import Option
from underkeep.core.state import Seat
from underkeep.core.visibility import Viewer
from underkeep.protocol.http.tables import Fair, Replay
from underkeep.server.accounts.mail import Mailer
from underkeep.server.accounts.people import People
from underkeep.server.config import Config
from underkeep.server.lobby.access import Attendance
from underkeep.server.lobby.proposals import Proposal
from underkeep.server.lobby.table_list import TableLists
from underkeep.server.notifications.push import PushSender
from underkeep.server.rate_limits import RateLimits
from underkeep.server.storage.store import Store


class LiveTablesService(Protocol):
    """What the routes need of the live tables (`live.live_tables.LiveTables`)."""

    async def open(self) -> None:
        """Resume the games that were being played when the server stopped."""

    async def close(self) -> None:
        """Stop all tables."""

    def disconnect_token(self, token_hash: str, reason: str, /) -> None:
        """Close the sockets of a token that has become invalid."""

    async def hidden_people_changed(self, person: str, /) -> None:
        """Send a person the chat of all tables anew, because the person has muted or blocked another one, or no longer
        does."""

    async def person_deleted(self, changed: Sequence[str], deleted: Sequence[str], /) -> None:
        """Show the tables of a deleted person without the name and the lines of the person, and close the deleted
        tables."""

    def attendance(self, id: str, /) -> Attendance | None:
        """Return who is at a table now; None if the table is not live in this process."""

    async def start_table(self, id: str, /) -> None:
        """Begin the game of a table whose seats are all taken."""

    async def refresh_table(self, id: str, /) -> None:
        """Read the seats and the status of a table again, because they have changed."""

    async def request_change(self, id: str, person: str, proposal: Proposal, /) -> list[Seat]:
        """Change a running game as a person proposes. Returns the seats whose people have to agree first."""

    async def add_notice(self, id: str, message: str, /, **values: str) -> None:
        """Add a notice to the chat of a table."""

    async def summary(self, id: str, /) -> GameSummary | None:
        """Return the summary of a finished game, counted anew; None if the game has none or is not over."""

    async def replay(self, id: str, viewer: Viewer, language: str, /) -> Replay:
        """Return the messages of a game from its beginning, as a viewer saw them."""

    async def next_choices(self, id: str, /) -> dict[str, Any] | None:
        """Return the choices for the next game of a series; None if no game follows."""

    async def shuffle_proof(self, id: str, /) -> Fair:
        """Return what anybody needs to check the shuffles of a game."""

    async def practise(self, game: str, table: dict[str, Any], option: Option, /) -> PracticeResult:
        """Return the outcome of a practice answer, which is not recorded."""

    async def export(self, id: str, viewer: Viewer, /) -> str:
        """Return a game in scenario notation, with what a viewer may know."""


@dataclass
class Services:
    """Everything that lives as long as the server."""

    config: Config
    store: Store
    people: People
    live_tables: LiveTablesService
    rate_limits: RateLimits
    table_lists: TableLists
    push: PushSender
    mailer: Mailer | None = None
    """Sends mails; None if no SMTP server is set up."""
    public_pages: dict[str, Any] = field(default_factory=dict)
    """The encoded list of public tables by language (`http.lobby.PublicPage`)."""
