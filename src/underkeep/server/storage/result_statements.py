"""The statements of the summaries of finished games, of the results of people there, and of daily challenges.

A result belongs to the person of its seat, so that it goes with the seat to an account, and is deleted with the person.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa

from underkeep.core.capabilities.daily_challenge import category_of
from underkeep.core.state import Seat
from underkeep.server.storage.database import PEOPLE, SCORES, SEAT_RESULTS, SEATS, SUMMARIES, TABLES
from underkeep.server.storage.rows import DailyScoreRow, SeatResultRow
from underkeep.server.storage.statements import read_rows, values_of

_IN_SEAT = sa.and_(SEATS.c.table == SEAT_RESULTS.c.table, SEATS.c.seat == SEAT_RESULTS.c.seat)


def add_results(
    connection: sa.Connection, table: str, summary: dict[str, Any] | None, results: Sequence[SeatResultRow]
) -> None:
    """Store the summary of a finished game and the results of its people."""
    if summary is not None:
        connection.execute(sa.insert(SUMMARIES), {"table": table, "data": summary})
    if results:
        connection.execute(sa.insert(SEAT_RESULTS), [_columns(result) for result in results])


def _columns(result: SeatResultRow) -> dict[str, Any]:
    return {name: value for name, value in values_of(result).items() if name != "game"}


def summary_of(connection: sa.Connection, table: str) -> dict[str, Any] | None:
    """Return the summary of a finished game; None if none was stored."""
    found = connection.execute(sa.select(SUMMARIES.c.data).where(SUMMARIES.c.table == table)).scalar()
    return None if found is None else dict(found)


def results_of(connection: sa.Connection, person: str, game: str = "") -> list[SeatResultRow]:
    """Return the results of a person in one game or in all games, oldest first."""
    query = (
        sa.select(SEAT_RESULTS, TABLES.c.game)
        .join(SEATS, _IN_SEAT)
        .join(TABLES, TABLES.c.id == SEAT_RESULTS.c.table)
        .where(SEATS.c.person == person)
        .order_by(SEAT_RESULTS.c.at, SEAT_RESULTS.c.table)
    )
    if game:
        query = query.where(TABLES.c.game == game)
    return read_rows(connection, query, SeatResultRow)


def personal_results(connection: sa.Connection, person: str) -> list[dict[str, Any]]:
    """Return the results of a person for the export of all personal data."""
    return [values_of(result) for result in results_of(connection, person)]


def delete_results(connection: sa.Connection, seats: Iterable[tuple[str, Seat]]) -> None:
    """Delete the results of seats whose person is deleted."""
    for table, seat in seats:
        connection.execute(sa.delete(SEAT_RESULTS).where(SEAT_RESULTS.c.table == table, SEAT_RESULTS.c.seat == seat))


# --- daily challenges ---------------------------------------------------------------------------------------


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
