"""The chat of a table. While a game is being played, spectators talk among themselves; the players read it
afterwards. Between the lines of people stand the notices of the table itself, which everybody may read."""

from __future__ import annotations

from collections.abc import Sequence, Set

from underkeep.core.messages import load_messages
from underkeep.core.visibility import SPECTATOR, Viewer
from underkeep.protocol.socket import ChatLine
from underkeep.server.errors import TABLE_MESSAGES
from underkeep.server.storage.rows import ChatRow, read_notice


class Chat:
    """The lines of the chat of one table."""

    def __init__(self) -> None:
        self._rows: list[ChatRow] = []

    def load(self, rows: Sequence[ChatRow]) -> None:
        """Take the stored lines."""
        self._rows = list(rows)

    def add(self, row: ChatRow) -> bool:
        """Add a new line. Returns False if a notification of the database has brought it already."""
        if any(known.n == row.n for known in self._rows[-5:]):
            return False
        self._rows.append(row)
        return True

    def add_missing(self, rows: Sequence[ChatRow]) -> list[ChatRow]:
        """Add the stored lines that another process has added, and return them."""
        last = self._rows[-1].n if self._rows else 0
        missing = [row for row in rows if row.n > last]
        self._rows += missing
        return missing

    def has_lost_lines(self, rows: Sequence[ChatRow]) -> bool:
        """Whether stored lines have been emptied that are still readable here, because their author was deleted."""
        emptied = {row.n for row in rows if not row.text}
        return any(row.text and row.n in emptied for row in self._rows)

    def names_of_others(self, person: str) -> set[str]:
        """Return the names under which other people have written."""
        return {row.name for row in self._rows if row.person != person and row.name}

    def readable_by(
        self, viewer: Viewer, is_playing: bool, language: str, muted: Set[str] = frozenset()
    ) -> list[ChatLine]:
        """Return the lines that a viewer may read and that no muted person has written, in a language."""
        return [chat_line(row, language) for row in self._rows if self.is_readable(row, viewer, is_playing, muted)]

    def is_readable(self, row: ChatRow, viewer: Viewer, is_playing: bool, muted: Set[str] = frozenset()) -> bool:
        """Whether a viewer may read a line while a game is being played, or afterwards, and has not muted its author.
        The lines of a deleted person are empty, and nobody reads them."""
        if row.is_notice:
            return True
        if not row.text or row.person in muted:
            return False
        return viewer == SPECTATOR or row.seat is not None or not is_playing

    def spectator_lines(self) -> list[ChatRow]:
        """Return the lines of the spectators."""
        return [row for row in self._rows if row.seat is None and row.text and not row.is_notice]


def chat_line(row: ChatRow, language: str) -> ChatLine:
    """Return a line of the chat as a client receives it. The text of a notice is made in the language of the client."""
    if not row.is_notice:
        return ChatLine(n=row.n, name=row.name, text=row.text, seat=row.seat)
    message, values = read_notice(row)
    text = load_messages(language, TABLE_MESSAGES).format(message, **values)
    return ChatLine(n=row.n, name="", text=text, notice=True)
