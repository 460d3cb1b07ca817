"""The part of the store that has people, their session tokens and their accounts."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Set
from typing import Any

import sqlalchemy as sa

from underkeep.server.metrics import Metrics
from underkeep.server.storage.account_statements import move_hidden_people, muted_people
from underkeep.server.storage.connection import StoreConnection
from underkeep.server.storage.database import ACCOUNTS, PEOPLE, SEATS, TABLES, TOKENS, WRITTEN_PAGES
from underkeep.server.storage.friend_statements import move_friends
from underkeep.server.storage.person_cache import PersonCache
from underkeep.server.storage.rows import AccountRow, PersonRow
from underkeep.server.storage.statements import insert_new, notify, read_rows, values_of


class AccountExists(Exception):
    """An account of this name exists, or the person has one already."""


class PeopleStore(StoreConnection):
    """Reads and writes people, tokens and accounts."""

    def __init__(self, address: str, metrics: Metrics | None = None) -> None:
        super().__init__(address, metrics)
        self._people = PersonCache()

    # --- people ---------------------------------------------------------------------------------------------

    async def add_person(self, person: PersonRow, token_hash: str) -> None:
        """Store a new person with the hash of the session token."""
        values = {name: value for name, value in values_of(person).items() if name != "account"}

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.insert(PEOPLE), values)
            _add_token(connection, person.id, token_hash)

        await self.write(job)

    async def person(self, id: str) -> PersonRow | None:
        """Return the person of an id; None if there is none."""
        return await self._person(PEOPLE.c.id == id)

    async def person_of_token(self, token_hash: str) -> PersonRow | None:
        """Return the person of a session token; None if there is none."""
        known, generation = self._people.get(token_hash), self._people.generation
        if known is not None:
            return known
        found = await self._person(
            PEOPLE.c.id == sa.select(TOKENS.c.person).where(TOKENS.c.hash == token_hash).scalar_subquery()
        )
        if found is not None and self.one_process:
            self._people.put(token_hash, found, generation)
        return found

    async def _person(self, condition: sa.ColumnElement[bool]) -> PersonRow | None:
        query = (
            sa.select(PEOPLE, sa.func.coalesce(ACCOUNTS.c.name, "").label("account"))
            .join(ACCOUNTS, ACCOUNTS.c.person == PEOPLE.c.id, isouter=True)
            .where(condition)
        )
        found = await self.read(lambda connection: read_rows(connection, query, PersonRow))
        return found[0] if found else None

    async def change_person(
        self, id: str, prefs: Callable[[dict[str, Any]], dict[str, Any]] | None = None, **columns: Any
    ) -> dict[str, Any]:
        """Set columns of a person, and change the stored preferences with the function `prefs`, so that no
        concurrent change is lost. Returns all new values."""
        person = PEOPLE.c.id == id

        def job(connection: sa.Connection) -> dict[str, Any]:
            values = dict(columns)
            if prefs is not None:
                stored = connection.execute(sa.select(PEOPLE.c.prefs).where(person).with_for_update()).scalar_one()
                values["prefs"] = prefs(stored)
            connection.execute(sa.update(PEOPLE).where(person).values(**values))
            return values

        try:
            return await self.write(job)
        finally:
            self._people.forget_person(id)

    async def muted_people(self, person: str, table: str) -> frozenset[str]:
        """Return the people whose lines a person does not want to read at a table: muted there, or blocked."""
        return await self.read(lambda connection: muted_people(connection, person, table))

    async def valid_tokens(self, hashes: Set[str]) -> set[str]:
        """Return those of some session tokens that are valid."""
        query = sa.select(TOKENS.c.hash).where(TOKENS.c.hash.in_(hashes))
        return await self.read(lambda connection: {str(token_hash) for (token_hash,) in connection.execute(query)})

    async def add_token(self, person: str, token_hash: str) -> None:
        """Add a session token of a person."""
        await self.write(lambda connection: _add_token(connection, person, token_hash))

    async def drop_token(self, token_hash: str, reason: str) -> None:
        """Delete a session token, and notify other processes with the close reason of its sockets."""
        drop = sa.delete(TOKENS).where(TOKENS.c.hash == token_hash)

        def job(connection: sa.Connection) -> None:
            connection.execute(drop)
            notify(connection, f"{reason}/{token_hash}")

        try:
            await self.write(job)
        finally:
            self._people.forget_token(token_hash)

    async def drop_tokens(self, person: str, reason: str, kept_hash: str = "") -> list[str]:
        """Delete all session tokens of a person except one, and notify other processes with the close reason of their
        sockets. Returns the hashes of the deleted tokens."""
        dropped = (
            sa.delete(TOKENS).where(TOKENS.c.person == person, TOKENS.c.hash != kept_hash).returning(TOKENS.c.hash)
        )
        try:
            return await self.write_and_notify(
                lambda connection: [str(token_hash) for (token_hash,) in connection.execute(dropped)],
                lambda hashes: [f"{reason}/{token_hash}" for token_hash in hashes],
            )
        finally:
            self._people.forget_person(person)

    def person_changed(self, id: str, tables: Iterable[str] = ()) -> None:
        """Forget what is kept in memory of a person and of tables, because a write outside of this class has changed
        them."""
        self._people.forget_person(id)
        for table in (*tables, ""):
            self.table_changed(table, id)

    async def account(self, name_key: str) -> AccountRow | None:
        """Return the account of a name; None if there is none."""
        query = sa.select(ACCOUNTS).where(ACCOUNTS.c.name_key == name_key)
        found = await self.read(lambda connection: read_rows(connection, query, AccountRow))
        return found[0] if found else None

    async def add_account(self, account: AccountRow) -> None:
        """Store an account. Raises `AccountExists` if the name or the person has one already."""
        values = {**values_of(account), "created": time.time()}

        def job(connection: sa.Connection) -> None:
            if not insert_new(connection, ACCOUNTS, values):
                raise AccountExists(account.name)

        await self.write(job)
        self._people.forget_person(account.person)

    async def move_person_data(self, guest: str, person: str) -> list[str]:
        """Give the seats, tables, pages and hidden people of a guest to a person, except seats where the person sits
        already. Returns the tables whose seats have changed."""
        there = sa.select(SEATS.c.table).where(SEATS.c.person == person)
        mine = sa.select(SEATS.c.table).where(SEATS.c.person == guest, SEATS.c.table.not_in(there))

        def job(connection: sa.Connection) -> list[str]:
            tables = [str(table) for (table,) in connection.execute(mine.distinct())]
            if tables:
                moved = sa.update(SEATS).where(SEATS.c.person == guest, SEATS.c.table.in_(tables))
                connection.execute(moved.values(person=person))
            owned = sa.update(TABLES).where(TABLES.c.owner == guest).values(owner=person)
            connection.execute(owned)
            pages = sa.update(WRITTEN_PAGES).where(WRITTEN_PAGES.c.person == guest).values(person=person)
            connection.execute(pages)
            move_hidden_people(connection, guest, person)
            move_friends(connection, guest, person)
            for table in tables:
                notify(connection, table)
            return tables

        moved = await self.write(job)
        for table in (*moved, ""):
            self.table_changed(table, guest, person)
        return moved


def _add_token(connection: sa.Connection, person: str, token_hash: str) -> None:
    connection.execute(sa.insert(TOKENS), {"hash": token_hash, "person": person, "created": time.time()})
