"""The lists of the lobby: the public tables, and the tables of a person, kept in memory until a table changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Set

from underkeep.server.storage.rows import SeatRow, TableRow
from underkeep.server.storage.store import Store

PUBLIC_SECONDS = 2.0
"""The longest time for which the list of public tables is kept. Who is at a table is not stored, so a change of it is
seen only after this time."""
MAX_PEOPLE = 5_000
"""The number of people whose tables are kept; the oldest lists are dropped."""

TableWithSeats = tuple[TableRow, list[SeatRow]]


class TableLists:
    """Reads the lists of the lobby from storage, and keeps them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._public: list[TableWithSeats] | None = None
        self._public_until = 0.0
        self._public_lock = asyncio.Lock()
        self._public_changes = 0
        self._mine: dict[str, list[TableWithSeats]] = {}
        self._people_by_table: dict[str, set[str]] = {}
        self._changes = 0
        store.watch_changes(self._changed)

    async def public(self) -> list[TableWithSeats]:
        """Return the public tables that are open or playing, last changed first. The same list is returned until it is
        read again."""
        async with self._public_lock:
            if self._public is None or time.monotonic() >= self._public_until:
                changes = self._public_changes
                self._public = await self._with_seats(await self._store.open_tables())
                # A change while the tables were read is not in them.
                is_current = changes == self._public_changes
                self._public_until = time.monotonic() + PUBLIC_SECONDS if is_current else 0.0
            return self._public

    async def of_person(self, person: str) -> list[TableWithSeats]:
        """Return the tables at which a person sits or that the person owns, last changed first."""
        found = self._mine.get(person)
        if found is None:
            changes = self._changes
            found = await self._with_seats(await self._store.tables_of(person))
            if self._store.one_process and changes == self._changes:
                self._keep(person, found)
        return found

    async def _with_seats(self, rows: list[TableRow]) -> list[TableWithSeats]:
        seats = await self._store.seats_of([row.id for row in rows]) if rows else {}
        return [(row, seats[row.id]) for row in rows]

    def _keep(self, person: str, tables: list[TableWithSeats]) -> None:
        while len(self._mine) >= MAX_PEOPLE:
            self._forget(next(iter(self._mine)))
        self._mine[person] = tables
        for row, _ in tables:
            self._people_by_table.setdefault(row.id, set()).add(person)

    def _changed(self, table: str, people: Set[str], is_listed: bool) -> None:
        """Forget the lists in which a table is or to which it comes. `is_listed` says whether the change concerns more
        than the order of the tables."""
        self._changes += 1
        if is_listed:
            self._public_changes += 1
            self._public_until = 0.0
        for person in self._people_by_table.get(table, set()) | people:
            self._forget(person)

    def _forget(self, person: str) -> None:
        for row, _ in self._mine.pop(person, ()):
            others = self._people_by_table.get(row.id, set())
            others.discard(person)
            if not others:
                self._people_by_table.pop(row.id, None)
