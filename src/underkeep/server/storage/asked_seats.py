"""The seat that a table waits for, as it is stored with the table: written with every answer, so that every process
knows which games wait for a person, also games that are not in memory."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from underkeep.server.storage.database import TABLES
from underkeep.server.storage.rows import AskedSeat

ABSENCE_SECONDS = 60.0
"""The time after which a person who is not at the table is notified."""


def asked_columns(asked: AskedSeat | None) -> dict[str, Any]:
    """Return the columns of a table that waits for the person of a seat, or for no person."""
    if asked is None:
        return {"asked_seat": None, "asked_at": None, "asked_after": None, "notify_at": None}
    return {
        "asked_seat": asked.seat,
        "asked_at": asked.at,
        "asked_after": asked.after,
        "notify_at": asked.at + ABSENCE_SECONDS,
    }


def change_asked(connection: sa.Connection, table: str, version: int, asked: AskedSeat | None) -> None:
    """Store which seat is asked at a version of a table. Nothing changes if it is the stored one, which another process
    may have stored; a person who was notified of this version is not notified again."""
    change = sa.update(TABLES).where(TABLES.c.id == table, TABLES.c.version == version)
    columns = asked_columns(asked)
    if asked is not None:
        change = change.where(sa.or_(TABLES.c.asked_seat.is_(None), TABLES.c.asked_seat != asked.seat))
        was_notified = TABLES.c.notified_version == version
        columns["notify_at"] = sa.case((was_notified, sa.null()), else_=columns["notify_at"])
    connection.execute(change.values(**columns))
