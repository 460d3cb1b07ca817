"""The statements that all parts of the store use: reading rows, inserting new ones, and notifying other processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from underkeep.server.storage.database import ACCOUNTS, BLOCKS, ENTRIES, FRIENDS, MUTES, SETTINGS, TABLES, WATCHERS
from underkeep.server.storage.notifications import CHANNEL

S = TypeVar("S", bound=msgspec.Struct)

INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""The inserts of each kind of database, which can also replace rows."""
_INSERT_NEW = {
    kind: {
        table: insert(table).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
        for table in (TABLES, ENTRIES, WATCHERS, ACCOUNTS, SETTINGS, MUTES, BLOCKS, FRIENDS)
    }
    for kind, insert in INSERTS.items()
}


def values_of(row: msgspec.Struct) -> dict[str, Any]:
    """Return the columns of a row by name."""
    return {name: getattr(row, name) for name in row.__struct_fields__}


def read_rows(
    connection: sa.Connection, query: sa.Select[Any], row_type: type[S], values: Mapping[str, Any] | None = None
) -> list[S]:
    """Return the rows of a query with these values as structs."""
    found = connection.execute(query, values).mappings().all()
    fields = row_type.__struct_fields__
    return [row_type(**{name: value for name, value in row.items() if name in fields}) for row in found]


def insert_new(connection: sa.Connection, table: sa.Table, values: Mapping[str, Any]) -> bool:
    """Insert a row unless there is one with its keys. Returns whether it was inserted."""
    return connection.execute(_INSERT_NEW[connection.dialect.name][table], values).rowcount > 0


def insert_all_new(connection: sa.Connection, table: sa.Table, rows: Sequence[Mapping[str, Any]]) -> int:
    """Insert rows with one statement, without those whose keys are there already. Returns how many were inserted."""
    return connection.execute(_INSERT_NEW[connection.dialect.name][table], rows).rowcount


def notify(connection: sa.Connection, subject: str) -> None:
    """Notify the other processes once the transaction is committed: of a table whose seats, status or chat have
    changed, or of a token or a person (`notifications.py`)."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, subject)))
