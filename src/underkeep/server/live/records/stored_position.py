"""Stored positions: what the viewers of a table saw last, stored as it was shown.

A position is normally computed by playing the stored answers. A program with other rules cannot do that, so the board
and the log of each viewer are stored too: when a game ends, a while after the last answer, and when the server stops.
Cards stand there by their keys, and log lines are finished sentences in the language of the table.
"""

from __future__ import annotations

import re
import time
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

import underkeep
from underkeep.core.game import Game
from underkeep.core.records.deck_lists import StoredNumbers, fingerprint, translate_struct
from underkeep.core.records.record import Record
from underkeep.core.state import UNKNOWN, Face
from underkeep.core.visibility import SPECTATOR, Viewer
from underkeep.protocol.socket import Ending, Line
from underkeep.server.live.viewer_messages import ViewerMessages, card_link
from underkeep.server.storage.rows import PositionRow

CARD_LINK = re.compile(r"⟦([^|⟧]*)\|([^⟧]*)⟧")
"""A card in a text, as `card_link` writes it."""


class StoredView(msgspec.Struct, array_like=True):
    """What one viewer saw."""

    viewer: int
    board: Any
    """The board as plain values. The numbers of cards are places in the keys of the position, from 1 on."""
    log: list[Line]
    """The log. Cards are written by their keys."""
    ending: Ending | None = None


class StoredPosition(msgspec.Struct, array_like=True):
    """What all viewers of a table saw at one version."""

    language: str
    keys: dict[str, list[str]]
    """The keys of cards, by kind of number."""
    views: list[StoredView]
    record: bytes = b""
    """The saved game once it is over, with which a program of the same rules can check the shuffles."""

    def view_of(self, viewer: Viewer) -> StoredView | None:
        """Return what a viewer saw. A seat that had no view of its own saw what spectators saw."""
        views = {view.viewer: view for view in self.views}
        return views.get(viewer) or views.get(SPECTATOR)


def unpack_position(row: PositionRow) -> StoredPosition:
    """Return the contents of a stored position."""
    return msgspec.msgpack.decode(zlib.decompress(row.data), type=StoredPosition)


class PositionWriter:
    """Writes the positions of one table. It keeps the lines of the log that it has written before."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._logs: dict[Viewer, _Log] = {}

    def write(
        self, table: str, record: Record, viewers: Sequence[Viewer], ending: Callable[[ViewerMessages], Ending | None]
    ) -> PositionRow:
        """Return the position of a record for these viewers. `ending` gives the end of the game for a viewer."""
        game = record.game
        numbers = StoredNumbers(game, {})
        views = []
        for viewer in viewers:
            messages = ViewerMessages(record.table, viewer, self.language)
            observation = messages.observe(record.table)
            board = game.display.localized_board(messages.renderer, observation)
            stored_board = msgspec.to_builtins(translate_struct(board, numbers.writing), str_keys=True)
            lines = self._logs.setdefault(viewer, _Log()).lines(record, messages)
            views.append(StoredView(viewer, stored_board, lines, ending(messages)))
        saved = record.table.save() if record.over else b""
        position = StoredPosition(self.language, numbers.added, views, saved)
        return PositionRow(
            table=table,
            version=record.version,
            rules=game.version,
            program=underkeep.__version__,
            fingerprint=fingerprint(game, record.table.state),
            data=zlib.compress(msgspec.msgpack.encode(position), 6),
            at=time.time(),
        )


class _Log:
    """The log of one viewer. Only the lines of new events are made, unless something was undone."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._answers: list[Any] = []
        self._event_count = 0

    def lines(self, record: Record, messages: ViewerMessages) -> list[Line]:
        """Return all lines of the log of a record, with cards by their keys."""
        table = record.table
        observation = messages.observe(table)
        is_continued = record.answers[: len(self._answers)] == self._answers and not record.undone_events
        if is_continued and len(table.events) >= self._event_count:
            old, new = self._lines, messages.events(table, self._event_count)
            lines = messages.log_lines(observation, new, self._event_count)
        else:
            old, lines = [], messages.full_log(observation, messages.events(table, 0), record.undone_events)
        self._lines = old + [_write_line(record.game, line) for line in lines]
        self._answers, self._event_count = list(record.answers), len(table.events)
        return self._lines


# --- cards by key -------------------------------------------------------------------------------------------


def _write_line(game: Game, line: Line) -> Line:
    """Return a line of the log in which cards are written by their keys."""
    keys = game.catalogues[Face].keys if Face in game.catalogues else ()

    def write(found: re.Match[str]) -> str:
        number = int(found[1])
        return f"⟦{keys[number]}|{found[2]}⟧" if 0 < number < len(keys) else found[2]

    return msgspec.structs.replace(line, text=CARD_LINK.sub(write, line.text))


def read_log(game: Game | None, lines: Sequence[Line]) -> list[Line]:
    """Return stored lines of the log, with the numbers that cards have in this program. A card that this program does
    not have is its name only."""
    numbers: Mapping[str, int] = {}
    if game is not None and Face in game.catalogues:
        numbers = game.catalogues[Face].numbers

    def read(found: re.Match[str]) -> str:
        return card_link(Face(numbers[found[1]]), found[2]) if found[1] in numbers else found[2]

    return [msgspec.structs.replace(line, text=CARD_LINK.sub(read, line.text)) for line in lines]


def read_board(game: Game | None, position: StoredPosition, view: StoredView) -> dict[str, Any]:
    """Return a stored board as clients of this program get it, with unknown faces for cards that this program does not
    have. Returns an empty board if this program draws other boards."""
    if game is None:
        return {}
    tables = {
        kind: _ReadingTable([catalogue.numbers.get(key, UNKNOWN) for key in position.keys.get(kind.__name__, ())])
        for kind, catalogue in game.catalogues.items()
    }
    try:
        board = msgspec.convert(view.board, game.display.sent_types()[0], str_keys=True)
    except msgspec.ValidationError:
        return {}
    values: dict[str, Any] = msgspec.to_builtins(translate_struct(board, tables), str_keys=True)
    return values


class _ReadingTable(dict[int, int]):
    """The number of this program for each stored number. Negative numbers and 0 stand for no card."""

    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__(enumerate(numbers, start=1))

    def __missing__(self, number: int) -> int:
        return min(number, UNKNOWN)
