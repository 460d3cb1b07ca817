"""The statements of friends. Friendship is mutual: each of two friends has a row."""

from __future__ import annotations

import sqlalchemy as sa

from underkeep.server.storage.database import FRIENDS, PEOPLE, SEATS, TABLES
from underkeep.server.storage.rows import FriendRow, TableRow
from underkeep.server.storage.statements import insert_new, read_rows


def make_friends(connection: sa.Connection, person: str, other: str) -> None:
    """Store that two people are friends."""
    insert_new(connection, FRIENDS, {"person": person, "friend": other})
    insert_new(connection, FRIENDS, {"person": other, "friend": person})


def end_friendship(connection: sa.Connection, person: str, other: str) -> None:
    """Store that two people are friends no more."""
    for one, friend in ((person, other), (other, person)):
        connection.execute(sa.delete(FRIENDS).where(FRIENDS.c.person == one, FRIENDS.c.friend == friend))


def friends_of(connection: sa.Connection, person: str) -> list[FriendRow]:
    """Return the friends of a person by name."""
    query = sa.select(PEOPLE.c.id, PEOPLE.c.name).join(FRIENDS, FRIENDS.c.friend == PEOPLE.c.id)
    return read_rows(connection, query.where(FRIENDS.c.person == person).order_by(PEOPLE.c.name), FriendRow)


def count_friends(connection: sa.Connection, person: str) -> int:
    """Return how many friends a person has."""
    query = sa.select(sa.func.count()).select_from(FRIENDS).where(FRIENDS.c.person == person)
    return int(connection.execute(query).scalar_one())


def tables_of_friends(connection: sa.Connection, person: str) -> list[TableRow]:
    """Return the open tables of the friends of a person at which a seat is for anyone with the link, newest first. The
    person does not sit there yet."""
    friends = sa.select(FRIENDS.c.friend).where(FRIENDS.c.person == person)
    free = sa.select(SEATS.c.table).where(SEATS.c.who == "open")
    mine = sa.select(SEATS.c.table).where(SEATS.c.person == person)
    query = sa.select(TABLES).where(
        TABLES.c.owner.in_(friends), TABLES.c.status == "open", TABLES.c.id.in_(free), TABLES.c.id.not_in(mine)
    )
    return read_rows(connection, query.order_by(TABLES.c.created.desc()), TableRow)


def move_friends(connection: sa.Connection, guest: str, person: str) -> None:
    """Let a person have the friends of a guest who has signed in as this person."""
    for friend in friends_of(connection, guest):
        if friend.id != person:
            make_friends(connection, person, friend.id)
