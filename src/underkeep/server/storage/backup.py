"""Backups: a whole database in one file of SQLite, whichever kind of database it comes from.

A backup can be made while servers run: it contains what was committed when it began. It can be restored into either
kind of database, also by a newer version of the program, which migrates a copy of it first.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from underkeep.server.storage import database
from underkeep.server.storage.database import StorageError
from underkeep.server.storage.sqlite_copy import copy_beside, copy_sqlite

BATCH = 1000
"""The number of rows that are copied at a time."""
VERSION_TABLE = "alembic_version"
NOT_COPIED = (VERSION_TABLE, database.PROCESSES.name, database.BUS_MESSAGES.name)
"""The tables that belong to a database and not to its contents."""


def back_up(url: URL, file: Path) -> None:
    """Write a backup of a database into a new file. Raises a UserError if that is not possible; no file is left
    then."""
    if file.exists():
        raise StorageError("database-file-exists", file=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        if database.is_sqlite(url):
            if not Path(str(url.database)).is_file():
                raise StorageError("database-none", file=database.shown(url))
            copy_sqlite(Path(str(url.database)), part)
        else:
            _export(url, part)
        _check(part)
        os.replace(part, file)
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise StorageError("database-no-backup", file=str(file), reason=_reason(error)) from None
    finally:
        part.unlink(missing_ok=True)


def restore(url: URL, file: Path, *, replace: bool = False) -> Path | None:
    """Restore a backup into a database that no server uses. With `replace` the database may contain something; a file
    of SQLite is copied before, and the copy is returned. Raises a UserError if that is not possible; the database is
    unchanged then."""
    try:
        _check(file)
        with tempfile.TemporaryDirectory(prefix="underkeep-restore-") as folder:
            copy = Path(folder) / "backup.sqlite"
            copy_sqlite(file, copy)
            with _engine(database.checked_url(str(copy)), writes=True) as engine:
                database.prepare(database.checked_url(str(copy)), engine)
            if database.is_sqlite(url):
                return _restore_sqlite(url, copy, replace)
            _import(url, copy, replace)
            return None
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise StorageError("database-no-restore", file=str(file), reason=_reason(error)) from None


def _restore_sqlite(url: URL, copy: Path, replace: bool) -> Path | None:
    target = Path(str(url.database))
    with database.lock_file(url):
        before: Path | None = None
        if target.is_file() and target.stat().st_size:
            if not replace:
                raise StorageError("database-not-empty", database=database.shown(url))
            before = copy_beside(target, f"before-restore-{time.strftime('%Y%m%d-%H%M%S')}")
        copy_sqlite(copy, target)
        return before


def _check(file: Path) -> None:
    """Raise a UserError unless a file is an undamaged backup."""
    if not file.is_file():
        raise StorageError("database-none", file=str(file))
    try:
        connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        try:
            connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
            (state,) = connection.execute("PRAGMA integrity_check").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise StorageError("database-not-a-backup", file=str(file), reason=str(error)) from None
    if state != "ok":
        raise StorageError("database-not-a-backup", file=str(file), reason=str(state).splitlines()[0])


# --- PostgreSQL ---------------------------------------------------------------------------------------------


def _export(url: URL, file: Path) -> None:
    """Copy all tables of a PostgreSQL database, in one transaction, into a new file of SQLite."""
    with (
        _engine(url, writes=False) as source_engine,
        _engine(database.checked_url(str(file)), writes=True) as target_engine,
        source_engine.connect().execution_options(isolation_level="REPEATABLE READ") as source,
    ):
        source.execute(sa.text("SET LOCAL statement_timeout = 0"))
        if not sa.inspect(source).has_table(VERSION_TABLE):
            raise StorageError("database-none", file=database.shown(url))
        revision = source.execute(sa.text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar_one()
        database.migrate(target_engine, revision)
        with target_engine.begin() as target:
            _delete_all(target, tables := _reflect(target))
            _copy(source, _reflect(source), target, tables)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


def _import(url: URL, file: Path, replace: bool) -> None:
    """Copy all tables of a file of SQLite, in one transaction, into a PostgreSQL database."""
    with (
        _engine(url, writes=True) as target_engine,
        _engine(database.checked_url(str(file)), writes=False) as source_engine,
    ):
        database.prepare(url, target_engine)
        with source_engine.connect() as source, target_engine.begin() as target:
            target.execute(sa.text("SET LOCAL statement_timeout = 0"))
            if target.execute(_OTHERS).scalar_one():
                raise database.DatabaseInUse(database.shown(url), "")
            tables = _reflect(target)
            is_empty = target.execute(sa.select(sa.func.count()).select_from(database.PEOPLE)).scalar_one() == 0
            if not is_empty and not replace:
                raise StorageError("database-not-empty", database=database.shown(url))
            _delete_all(target, tables)
            _copy(source, _reflect(source), target, tables)


_OTHERS = sa.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'underkeep' "
    "AND pid <> pg_backend_pid()"
)
"""The number of other connections of Underkeep to this database."""


@contextmanager
def _engine(url: URL, *, writes: bool) -> Iterator[sa.Engine]:
    engine = database.engine_for(url, writes=writes)
    try:
        yield engine
    finally:
        engine.dispose()


def _reflect(connection: sa.Connection) -> list[sa.Table]:
    """Return the tables of a database as they are, each after those that it refers to."""
    found = sa.MetaData()
    found.reflect(connection)
    tables = [table for table in found.sorted_tables if table.name not in NOT_COPIED]
    for table in tables:
        for column in table.c:
            if isinstance(column.type, sa.JSON):
                # An empty column stays empty; otherwise it would contain the word `null`.
                column.type.none_as_null = True
    return tables


def _delete_all(target: sa.Connection, tables: list[sa.Table]) -> None:
    for table in reversed(tables):
        target.execute(sa.delete(table))


def _copy(source: sa.Connection, sources: list[sa.Table], target: sa.Connection, targets: list[sa.Table]) -> None:
    source_by_name = {table.name: table for table in sources}
    for table in targets:
        rows = source.execution_options(yield_per=BATCH).execute(sa.select(source_by_name[table.name]))
        for batch in rows.mappings().partitions():
            values: list[dict[str, Any]] = [dict(row) for row in batch]
            target.execute(sa.insert(table), values)


def _reason(error: Exception) -> str:
    lines = str(getattr(error, "strerror", "") or getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
