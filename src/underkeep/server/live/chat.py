"""The chat of a table. While a game is being played, spectators talk among themselves; the players read it
afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.visibility import SPECTATOR, Viewer
from underkeep.protocol.socket import ChatLine
from underkeep.server.storage.rows import ChatRow


class Chat:
    """The lines of the chat of one table."""

    def __init__(self) -> None:
        self._lines: list[ChatLine] = []

    def load(self, rows: Sequence[ChatRow]) -> None:
        """Take the stored lines."""
        self._lines = [_line(row) for row in rows]

    def add(self, line: ChatLine) -> bool:
        """Add a new line. Returns False if a notification of the database has brought it already."""
        if any(known.n == line.n for known in self._lines[-5:]):
            return False
        self._lines.append(line)
        return True

    def add_missing(self, rows: Sequence[ChatRow]) -> list[ChatLine]:
        """Add the stored lines that another process has added, and return them."""
        last = self._lines[-1].n if self._lines else 0
        missing = [_line(row) for row in rows if row.n > last]
        self._lines += missing
        return missing

    def readable_by(self, viewer: Viewer, is_playing: bool) -> list[ChatLine]:
        """Return the lines that a viewer may read."""
        return [line for line in self._lines if self.is_readable(line, viewer, is_playing)]

    def is_readable(self, line: ChatLine, viewer: Viewer, is_playing: bool) -> bool:
        """Whether a viewer may read a line while a game is being played, or afterwards."""
        return viewer == SPECTATOR or line.seat is not None or not is_playing

    def spectator_lines(self) -> list[ChatLine]:
        """Return the lines of the spectators."""
        return [line for line in self._lines if line.seat is None]


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(n=row.n, name=row.name, text=row.text, seat=row.seat)
