"""Saved games on disk.

A file holds what `Table.save` gives, so that anything can open it, followed by a short note of the terminal:
who sat where, in which language. Whoever reads only the game ignores the note.
"""

from __future__ import annotations

import errno
import os
import tempfile
import zlib
from datetime import datetime
from pathlib import Path

import msgspec

from underkeep.cli.terminal.seats import Seat
from underkeep.core.errors import LocalizedText, UserError
from underkeep.core.save_format import MAGIC
from underkeep.core.table import Table

SUFFIX = ".ukeep"


class Note(msgspec.Struct):
    """What the terminal remembers beside the game."""

    seats: list[Seat] = []
    language: str = ""


def folder() -> Path:
    """Where games are kept: `~/.local/state/underkeep`, or what XDG_STATE_HOME says."""
    base = os.environ.get("XDG_STATE_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "state") / "underkeep"


def fresh_path(game: str) -> Path:
    """A file name that is not taken yet."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def write(path: Path, table: Table, note: Note) -> Path:
    """Save a game."""
    path = path.expanduser()
    replace(path, table.save() + msgspec.json.encode(note))
    return path


def replace(path: Path, data: bytes) -> None:
    """Write a file; an older one of the same name is replaced only when the new one is complete."""
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
        raise UserError("error-not-saved", path=str(path), reason=reason_of(error)) from error


def write_somewhere(table: Table, note: Note) -> Path:
    """Save a game in its folder, or in the temporary folder if that one cannot be written."""
    path = fresh_path(table.game.name)
    try:
        return write(path, table, note)
    except UserError:
        return write(Path(tempfile.gettempdir()) / path.name, table, note)


def read(path: Path) -> tuple[Table, Note]:
    """A saved game and its note. Raises a UserError if there is no such thing."""
    try:
        data = path.expanduser().read_bytes()
    except OSError as error:
        raise UserError("error-not-read", path=str(path), reason=reason_of(error)) from error
    table = Table.load(data)
    return table, _note(data)


def _note(data: bytes) -> Note:
    envelope = zlib.decompressobj()
    envelope.decompress(data[len(MAGIC) + 1 :])
    try:
        return msgspec.json.decode(envelope.unused_data, type=Note)
    except msgspec.MsgspecError:
        # Saved by something else than the terminal: the game is whole, and the seats can be told again.
        return Note()


def reason_of(error: OSError) -> LocalizedText:
    """Why the system refuses; what is rare is said in its own words."""
    code = errno.errorcode.get(error.errno or 0, "")
    return LocalizedText("error-reason", code=code, words=(error.strerror or str(error)).lower())
