"""The statements of accounts: links that are valid once, hidden people, reports, and all data of one person.

Each function runs in a transaction of the store, or of the command `underkeep accounts`.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from underkeep.core.state import Seat
from underkeep.server.storage.database import (
    ACCOUNT_LINKS,
    ACCOUNTS,
    BLOCKS,
    CHAT,
    MUTES,
    PEOPLE,
    POSITIONS,
    REPORTS,
    SCORES,
    SEATS,
    TABLES,
    WRITTEN_PAGES,
)
from underkeep.server.storage.friend_statements import end_friendship, friends_of
from underkeep.server.storage.notification_statements import personal_notification_data
from underkeep.server.storage.result_statements import delete_results, personal_results
from underkeep.server.storage.rows import (
    AccountLinkRow,
    AccountRow,
    ChatRow,
    HiddenPersonRow,
    PositionRow,
    ReportRow,
    TableRow,
)
from underkeep.server.storage.statements import insert_new, read_rows

# --- accounts and their links -------------------------------------------------------------------------------


def account_of(connection: sa.Connection, person: str) -> AccountRow | None:
    """Return the account of a person; None for a guest."""
    found = read_rows(connection, sa.select(ACCOUNTS).where(ACCOUNTS.c.person == person), AccountRow)
    return found[0] if found else None


def account_named(connection: sa.Connection, name_key: str) -> AccountRow | None:
    """Return the account of a name; None if there is none."""
    found = read_rows(connection, sa.select(ACCOUNTS).where(ACCOUNTS.c.name_key == name_key), AccountRow)
    return found[0] if found else None


def change_account(connection: sa.Connection, person: str, **columns: str) -> None:
    """Set columns of the account of a person."""
    connection.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(**columns))


def add_link(connection: sa.Connection, link: AccountLinkRow) -> None:
    """Store a link in place of all earlier links of the person with the same purpose, and delete expired ones."""
    is_replaced = sa.and_(ACCOUNT_LINKS.c.person == link.person, ACCOUNT_LINKS.c.purpose == link.purpose)
    is_expired = ACCOUNT_LINKS.c.expires < time.time()
    connection.execute(sa.delete(ACCOUNT_LINKS).where(sa.or_(is_replaced, is_expired)))
    connection.execute(sa.insert(ACCOUNT_LINKS), msgspec.structs.asdict(link))


def use_link(connection: sa.Connection, token_hash: str, purpose: str, now: float) -> AccountLinkRow | None:
    """Delete a link, so that it cannot be used again, and return it; None if it does not exist or has expired."""
    query = sa.select(ACCOUNT_LINKS).where(
        ACCOUNT_LINKS.c.hash == token_hash, ACCOUNT_LINKS.c.purpose == purpose, ACCOUNT_LINKS.c.expires >= now
    )
    found = read_rows(connection, query, AccountLinkRow)
    used = sa.delete(ACCOUNT_LINKS).where(ACCOUNT_LINKS.c.hash == token_hash)
    # Of two requests at the same time only one deletes the row.
    return found[0] if found and connection.execute(used).rowcount else None


def drop_links(connection: sa.Connection, person: str, purpose: str) -> None:
    """Make the links of a person with a purpose invalid."""
    connection.execute(
        sa.delete(ACCOUNT_LINKS).where(ACCOUNT_LINKS.c.person == person, ACCOUNT_LINKS.c.purpose == purpose)
    )


# --- hidden people ------------------------------------------------------------------------------------------


def mute(connection: sa.Connection, person: str, other: str, table: str) -> None:
    """Store that a person does not want to read the lines of another one at a table."""
    insert_new(connection, MUTES, {"person": person, "other": other, "table": table})


def block(connection: sa.Connection, person: str, other: str) -> None:
    """Store that a person has blocked another one at all tables. They are no friends any more."""
    end_friendship(connection, person, other)
    insert_new(connection, BLOCKS, {"person": person, "other": other})


def show_again(connection: sa.Connection, person: str, other: str) -> bool:
    """Delete all mutes of another person and the block. Returns whether there was one."""
    count = 0
    for table in (MUTES, BLOCKS):
        deleted = connection.execute(sa.delete(table).where(table.c.person == person, table.c.other == other))
        count += deleted.rowcount
    return count > 0


def hidden_people(connection: sa.Connection, person: str) -> list[HiddenPersonRow]:
    """Return the people whom a person has muted or blocked, blocked ones first."""
    blocks = sa.select(BLOCKS.c.other, PEOPLE.c.name, sa.literal("").label("table")).where(BLOCKS.c.person == person)
    mutes = sa.select(MUTES.c.other, PEOPLE.c.name, MUTES.c.table).where(MUTES.c.person == person)
    return [
        *read_rows(
            connection, blocks.join(PEOPLE, PEOPLE.c.id == BLOCKS.c.other).order_by(PEOPLE.c.name), HiddenPersonRow
        ),
        *read_rows(
            connection, mutes.join(PEOPLE, PEOPLE.c.id == MUTES.c.other).order_by(PEOPLE.c.name), HiddenPersonRow
        ),
    ]


def muted_people(connection: sa.Connection, person: str, table: str) -> frozenset[str]:
    """Return the people whose lines a person does not want to read at a table: muted there, or blocked."""
    mutes = sa.select(MUTES.c.other).where(MUTES.c.person == person, MUTES.c.table == table)
    blocks = sa.select(BLOCKS.c.other).where(BLOCKS.c.person == person)
    return frozenset(str(other) for (other,) in connection.execute(mutes.union(blocks)))


def blocks_between(connection: sa.Connection, person: str, others: Sequence[str]) -> set[str]:
    """Return those of other people who have blocked a person or whom the person has blocked."""
    mine = sa.select(BLOCKS.c.other).where(BLOCKS.c.person == person, BLOCKS.c.other.in_(others))
    theirs = sa.select(BLOCKS.c.person).where(BLOCKS.c.other == person, BLOCKS.c.person.in_(others))
    return {str(other) for (other,) in connection.execute(mine.union(theirs))}


def move_hidden_people(connection: sa.Connection, guest: str, person: str) -> None:
    """Let a person hide the people whom a guest has hidden, because the guest has signed in as this person."""
    for hidden in hidden_people(connection, guest):
        if hidden.other == person:
            continue
        if hidden.table:
            mute(connection, person, hidden.other, hidden.table)
        else:
            block(connection, person, hidden.other)


def line_of(connection: sa.Connection, table: str, number: int) -> ChatRow | None:
    """Return a line of the chat of a table by its number; None if there is none."""
    found = read_rows(connection, sa.select(CHAT).where(CHAT.c.table == table, CHAT.c.n == number), ChatRow)
    return found[0] if found else None


def add_report(connection: sa.Connection, report: ReportRow) -> None:
    """Store a report for the operator."""
    connection.execute(sa.insert(REPORTS), msgspec.structs.asdict(report))


def reports(connection: sa.Connection) -> list[ReportRow]:
    """Return all reports, oldest first."""
    return read_rows(connection, sa.select(REPORTS).order_by(REPORTS.c.at, REPORTS.c.id), ReportRow)


def delete_report(connection: sa.Connection, id: str) -> bool:
    """Delete a report that the operator has dealt with. Returns whether it existed."""
    return connection.execute(sa.delete(REPORTS).where(REPORTS.c.id == id)).rowcount > 0


# --- all data of one person ---------------------------------------------------------------------------------


def tables_with(connection: sa.Connection, person: str) -> list[TableRow]:
    """Return all tables that a person owns or at which the person sits, also closed ones, oldest first."""
    seated = sa.select(SEATS.c.table).where(SEATS.c.person == person)
    query = sa.select(TABLES).where(sa.or_(TABLES.c.owner == person, TABLES.c.id.in_(seated)))
    return read_rows(connection, query.order_by(TABLES.c.created, TABLES.c.id), TableRow)


def personal_data(connection: sa.Connection, person: str) -> dict[str, Any]:
    """Return everything that is stored about a person, except secrets: hashes of passwords and tokens, and the seeds of
    games."""

    def of(query: sa.Select[Any]) -> list[dict[str, Any]]:
        return [dict(row) for row in connection.execute(query).mappings()]

    columns = ("id", "game", "setup", "status", "version", "result", "created", "updated")
    mine = sa.and_(SEATS.c.table == SCORES.c.table, SEATS.c.seat == SCORES.c.seat, SEATS.c.person == person)
    seats = [SEATS.c[name] for name in ("table", "seat", "name", "stand_in", "prefs")]
    scores = sa.select(SCORES.c.table, SCORES.c.seat, SCORES.c.category, SCORES.c.score, SCORES.c.at)
    lines = sa.select(CHAT.c.table, CHAT.c.n, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at)
    made = sa.select(REPORTS.c.name, REPORTS.c.table, REPORTS.c.line, REPORTS.c.text, REPORTS.c.reason, REPORTS.c.at)
    return {
        "person": of(sa.select(PEOPLE).where(PEOPLE.c.id == person)),
        "account": of(
            sa.select(ACCOUNTS.c.name, ACCOUNTS.c.email, ACCOUNTS.c.created).where(ACCOUNTS.c.person == person)
        ),
        "tables": [
            {name: getattr(row, name) for name in columns} | {"is_owner": row.owner == person}
            for row in tables_with(connection, person)
        ],
        "seats": of(sa.select(*seats).where(SEATS.c.person == person).order_by(SEATS.c.table, SEATS.c.seat)),
        "chat": of(lines.where(CHAT.c.person == person).order_by(CHAT.c.at)),
        "written_pages": of(
            sa.select(*(column for column in WRITTEN_PAGES.c if column.name != "person"))
            .where(WRITTEN_PAGES.c.person == person)
            .order_by(WRITTEN_PAGES.c.created)
        ),
        "scores": of(scores.join(SEATS, mine).order_by(SCORES.c.at)),
        "results": personal_results(connection, person),
        "hidden_people": [
            {"name": hidden.name, "table": hidden.table, "blocked": not hidden.table}
            for hidden in hidden_people(connection, person)
        ],
        "friends": [friend.name for friend in friends_of(connection, person)],
        "reports": of(made.where(REPORTS.c.reporter == person).order_by(REPORTS.c.at)),
        **personal_notification_data(connection, person),
    }


class Removal(NamedTuple):
    """What the deletion of a person changes at tables."""

    seats: Mapping[tuple[str, Seat], Mapping[str, Any]]
    """The new columns of the seats of the person, by table and seat."""
    owners: Mapping[str, str]
    """The new owners of tables."""
    tables: Sequence[str]
    """The tables at which no other person sits; they are deleted."""
    positions: Mapping[str, PositionRow | None]
    """The stored positions without the name of the person; None for one that is made anew from the answers."""


def delete_person(connection: sa.Connection, person: str, removal: Removal) -> list[str]:
    """Delete a person with the account, the tokens and everything else that belongs to the person. The lines of the
    chat lose author, name and text. Returns the tables that have changed and still exist."""
    spoken = sa.select(CHAT.c.table).where(CHAT.c.person == person).distinct()
    changed = {str(table) for (table,) in connection.execute(spoken)} | {table for table, _ in removal.seats}
    delete_results(connection, removal.seats)
    for (table, seat), columns in removal.seats.items():
        change = sa.update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat, SEATS.c.person == person)
        connection.execute(change.values(**columns))
    for table, owner in removal.owners.items():
        connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(owner=owner))
    for table, position in removal.positions.items():
        connection.execute(sa.delete(POSITIONS).where(POSITIONS.c.table == table))
        if position is not None:
            connection.execute(sa.insert(POSITIONS), msgspec.structs.asdict(position))
    for column in (TABLES.c.rematch, TABLES.c.sequel):
        connection.execute(sa.update(TABLES).where(column.in_(removal.tables)).values({column: ""}))
    connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(removal.tables)))
    connection.execute(sa.update(CHAT).where(CHAT.c.person == person).values(person="", name="", text="", message=""))
    connection.execute(sa.delete(PEOPLE).where(PEOPLE.c.id == person))
    return sorted(changed - set(removal.tables))
