"""Retention: what a server keeps, for how long, and how the rest is removed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import sqlalchemy as sa

from underkeep.server.config import Retention
from underkeep.server.storage.database import ACCOUNTS, CHAT, PEOPLE, SEATS, TABLES

DAY_SECONDS = 86_400.0
BATCH = 200
"""The number of rows that one transaction changes, so that the writes of a running server do not wait."""


class Tidied(NamedTuple):
    """How much was tidied, or would be: closed tables, deleted tables, deleted lines of chat, deleted guests."""

    closed: int = 0
    deleted: int = 0
    chat: int = 0
    guests: int = 0

    def plus(self, other: Tidied) -> Tidied:
        """Return the sum of two numbers of each kind."""
        return Tidied(*(a + b for a, b in zip(self, other, strict=True)))


class Tidier:
    """The statements that carry out a retention at one time."""

    def __init__(self, retention: Retention, now: float) -> None:
        def is_older(column: sa.Column[float], days: int) -> sa.ColumnElement[bool]:
            return column < now - days * DAY_SECONDS if days else sa.false()

        self._now = now
        updated, status = TABLES.c.updated, TABLES.c.status
        self._is_abandoned = sa.or_(
            sa.and_(status == "open", is_older(updated, retention.open_days)),
            sa.and_(status == "playing", is_older(updated, retention.playing_days)),
        )
        self._is_deletable = sa.and_(status == "closed", is_older(updated, retention.closed_days))
        finished = sa.select(TABLES.c.id).where(status.in_(("over", "closed")))
        self._is_old_chat = sa.and_(is_older(CHAT.c.at, retention.chat_days), CHAT.c.table.in_(finished))
        kept_tables = sa.select(TABLES.c.id).where(sa.not_(self._is_deletable))
        self._is_lost_guest = sa.and_(
            is_older(PEOPLE.c.seen, retention.guest_days),
            PEOPLE.c.id.not_in(sa.select(ACCOUNTS.c.person)),
            PEOPLE.c.id.not_in(sa.select(TABLES.c.owner).where(sa.not_(self._is_deletable))),
            PEOPLE.c.id.not_in(
                sa.select(SEATS.c.person).where(SEATS.c.person.is_not(None), SEATS.c.table.in_(kept_tables))
            ),
        )

    def count(self, connection: sa.Connection) -> Tidied:
        """Return how much would be tidied."""

        def number(table: sa.Table, condition: sa.ColumnElement[bool]) -> int:
            return int(connection.execute(sa.select(sa.func.count()).select_from(table).where(condition)).scalar_one())

        return Tidied(
            number(TABLES, self._is_abandoned),
            number(TABLES, self._is_deletable),
            number(CHAT, self._is_old_chat),
            number(PEOPLE, self._is_lost_guest),
        )

    def close_tables(self, connection: sa.Connection) -> list[str]:
        """Close some of the abandoned tables. Returns them."""
        found = self._some(connection, TABLES, self._is_abandoned)
        close = sa.update(TABLES).where(TABLES.c.id.in_(found), self._is_abandoned)
        connection.execute(close.values(status="closed", updated=self._now))
        return found

    def steps(self) -> list[Callable[[sa.Connection], Tidied]]:
        """Return the steps in their order. Each changes a few rows, and is repeated until it changes none."""
        return [self._close, self._delete_tables, self._delete_chat, self._delete_guests]

    def _close(self, connection: sa.Connection) -> Tidied:
        return Tidied(closed=len(self.close_tables(connection)))

    def _delete_tables(self, connection: sa.Connection) -> Tidied:
        found = self._some(connection, TABLES, self._is_deletable)
        for column in (TABLES.c.rematch, TABLES.c.sequel):
            connection.execute(sa.update(TABLES).where(column.in_(found)).values({column: ""}))
        deleted = connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(found), self._is_deletable))
        return Tidied(deleted=deleted.rowcount)

    def _delete_chat(self, connection: sa.Connection) -> Tidied:
        # The lines of one table are deleted together.
        tables = sa.select(CHAT.c.table).where(self._is_old_chat).distinct().limit(BATCH)
        found = [str(table) for (table,) in connection.execute(tables)]
        deleted = connection.execute(sa.delete(CHAT).where(CHAT.c.table.in_(found), self._is_old_chat))
        return Tidied(chat=deleted.rowcount)

    def _delete_guests(self, connection: sa.Connection) -> Tidied:
        found = self._some(connection, PEOPLE, self._is_lost_guest)
        deleted = connection.execute(sa.delete(PEOPLE).where(PEOPLE.c.id.in_(found), self._is_lost_guest))
        return Tidied(guests=deleted.rowcount)

    def _some(self, connection: sa.Connection, table: sa.Table, condition: sa.ColumnElement[bool]) -> list[str]:
        found = connection.execute(sa.select(table.c.id).where(condition).limit(BATCH))
        return [str(id) for (id,) in found]


def tidy(engine: sa.Engine, retention: Retention, now: float, *, dry_run: bool = False) -> Tidied:
    """Remove what a retention does not keep, in small transactions. Returns how much that was; with `dry_run` nothing
    is removed."""
    tidier = Tidier(retention, now)
    if dry_run:
        with engine.connect() as connection:
            return tidier.count(connection)
    total = Tidied()
    for step in tidier.steps():
        while True:
            with engine.begin() as connection:
                done = step(connection)
            total = total.plus(done)
            if not any(done):
                break
    return total
