"""The statements of daily challenges: the table of a person, and the scores of all people."""

from __future__ import annotations

import sqlalchemy as sa

from underkeep.core.capabilities.daily_challenge import category_of
from underkeep.server.storage.database import PEOPLE, SCORES, SEATS, TABLES
from underkeep.server.storage.rows import DailyScoreRow
from underkeep.server.storage.statements import read_rows


def daily_table(connection: sa.Connection, person: str, game: str, day: str) -> str:
    """Return the id of the first table at which a person plays the daily challenge of a day; empty if there is none. A
    person who has signed in to an account may have two."""
    query = (
        sa.select(TABLES.c.id)
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .where(SEATS.c.person == person, TABLES.c.game == game, TABLES.c.options["daily"].as_string() == day)
        .order_by(TABLES.c.created)
        .limit(1)
    )
    return str(connection.execute(query).scalar() or "")


def daily_scores(connection: sa.Connection, game: str, day: str) -> list[DailyScoreRow]:
    """Return the scores of a day, the best first and equal ones in the order in which they were reached. Only the first
    game of a person counts."""
    query = (
        sa.select(SCORES, SEATS.c.person, PEOPLE.c.name)
        .join(SEATS, sa.and_(SEATS.c.table == SCORES.c.table, SEATS.c.seat == SCORES.c.seat))
        .join(TABLES, TABLES.c.id == SCORES.c.table)
        .join(PEOPLE, PEOPLE.c.id == SEATS.c.person)
        .where(SCORES.c.category == category_of(day), TABLES.c.game == game)
        .order_by(TABLES.c.created)
    )
    first: dict[str, DailyScoreRow] = {}
    for row in read_rows(connection, query, DailyScoreRow):
        first.setdefault(row.person, row)
    return sorted(first.values(), key=lambda row: (-row.score, row.at))
