"""Copies of SQLite databases while they are in use."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database into a file, which is replaced or made. The copy is what was committed when the copying began.
    Raises a sqlite3.Error if that is not possible; an existing target is unchanged then."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as original,
        closing(sqlite3.connect(target)) as copy,
    ):
        original.backup(copy)
        # The copy is one file; the original may have its last changes in a second one.
        copy.execute("PRAGMA journal_mode=DELETE")


def copy_beside(file: Path, ending: str) -> Path:
    """Copy a database into a file beside it, whose name has another ending. Returns the copy."""
    copy = file.with_name(f"{file.name}.{ending}")
    copy_sqlite(file, copy)
    return copy
