"""Saved games on disk.

A file holds the bytes of `Table.save`, followed by a short note of the terminal with the seats and the language.
Programs that read only the game ignore the note.
"""

from __future__ import annotations

import errno
import os
import tempfile
import zlib
from datetime import datetime
from pathlib import Path

import msgspec

from underkeep.cli.terminal.seats import SeatedPlayer
from underkeep.core.errors import LocalizedText, UserError
from underkeep.core.records.save_format import MAGIC
from underkeep.core.table import Table

SUFFIX = ".ukeep"


class SessionNote(msgspec.Struct):
    """The data that the terminal stores beside the game."""

    seats: list[SeatedPlayer] = []
    language: str = ""


def save_folder() -> Path:
    """Return the folder of saved games: `~/.local/state/underkeep`, or the one below XDG_STATE_HOME."""
    base = os.environ.get("XDG_STATE_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "state") / "underkeep"


def new_path(game: str) -> Path:
    """Return a path for a new saved game that does not exist yet."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path = save_folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = save_folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def write(path: Path, table: Table, note: SessionNote) -> Path:
    """Save a game and return its path. Raises a UserError if it cannot be written."""
    path = path.expanduser()
    replace_file(path, table.save() + msgspec.json.encode(note))
    return path


def replace_file(path: Path, data: bytes) -> None:
    """Write a file; an older one of the same name is replaced only when the new one is complete. Raises a UserError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".underkeep-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            os.replace(draft, path)
        except BaseException:
            os.unlink(draft)
            raise
    except OSError as error:
        raise UserError("error-not-saved", path=str(path), reason=error_reason(error)) from error


def write_with_fallback(table: Table, note: SessionNote) -> Path:
    """Save a game in its folder, or in the temporary folder if that folder cannot be written, and return its path."""
    path = new_path(table.game.name)
    try:
        return write(path, table, note)
    except UserError:
        return write(Path(tempfile.gettempdir()) / path.name, table, note)


def read(path: Path) -> tuple[Table, SessionNote]:
    """Return a saved game and its note. Raises a UserError if the file cannot be read."""
    try:
        data = path.expanduser().read_bytes()
    except OSError as error:
        raise UserError("error-not-read", path=str(path), reason=error_reason(error)) from error
    table = Table.load(data)
    return table, _note(data)


def _note(data: bytes) -> SessionNote:
    envelope = zlib.decompressobj()
    envelope.decompress(data[len(MAGIC) + 1 :])
    try:
        return msgspec.json.decode(envelope.unused_data, type=SessionNote)
    except msgspec.MsgspecError:
        # Another program has saved the game without a note; the seats can be given again.
        return SessionNote()


def error_reason(error: OSError) -> LocalizedText:
    """Return the reason why the system refuses; a rare reason is given in the words of the system."""
    code = errno.errorcode.get(error.errno or 0, "")
    return LocalizedText("error-reason", code=code, words=(error.strerror or str(error)).lower())
