"""The part of the store that has what happens at a table: entries of its record, positions, scores and chat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from underkeep.core.state import Seat
from underkeep.server.storage.asked_seats import asked_columns
from underkeep.server.storage.connection import StoreConnection
from underkeep.server.storage.database import CHAT, ENTRIES, POSITIONS, SCORES, SEATS, TABLES
from underkeep.server.storage.result_statements import add_results
from underkeep.server.storage.rows import AskedSeat, ChatRow, EntryRow, PositionRow, ScoreRow, SeatResultRow
from underkeep.server.storage.statements import INSERTS, insert_all_new, notify, read_rows, values_of
from underkeep.server.storage.table_store import HOLDER, StoreConflict


class LeaseLost(Exception):
    """Another process has become the holder of the table. Nothing was stored."""


class RepeatedMessage(Exception):
    """This message of the seat was stored before, at this version."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class RecordStore(StoreConnection):
    """Reads and writes records, positions, scores and chat."""

    # --- entries --------------------------------------------------------------------------------------------

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """Return the entries of a table in order, from the version after `after` on."""
        return await self.read(lambda connection: _read_entries(connection, table, after))

    async def append(
        self,
        *entries: EntryRow,
        status: str | None = None,
        result: dict[str, Any] | None = None,
        scores: Sequence[ScoreRow] = (),
        summary: dict[str, Any] | None = None,
        seat_results: Sequence[SeatResultRow] = (),
        clock: dict[str, Any] | None = None,
        asked: AskedSeat | None = None,
    ) -> None:
        """Store the next entries of a table with its clock and the seat that is asked then, and result, scores and
        summary if they end the game: all or none. Raises `StoreConflict` if they are not the next entries,
        `RepeatedMessage` if a message of a seat was stored before, and `LeaseLost` if another process holds the
        table."""
        first, last = entries[0], entries[-1]
        columns: dict[str, Any] = {"version": last.version, "updated": last.at, **asked_columns(asked)}
        if status is not None:
            columns["status"] = status
        if result is not None:
            columns["result"] = result
        if clock is not None:
            columns["clock"] = clock
        rows = [values_of(entry) for entry in entries]
        changes = {"this": first.table, "before": first.version - 1, **columns}
        advance, holder = _ADVANCE, self.holder
        if holder:
            advance, changes["held_by"] = _ADVANCE_HELD, holder

        def job(connection: sa.Connection) -> None:
            # The row of the table is locked: another process waits here and then finds the version advanced.
            advanced = connection.execute(advance, changes).rowcount > 0
            if not advanced and holder and connection.execute(HOLDER, {"this": first.table}).scalar() != holder:
                raise LeaseLost(first.table)
            if not advanced or insert_all_new(connection, ENTRIES, rows) < len(rows):
                found = [_version_of(connection, entry) for entry in entries]
                # An entry that this write itself has inserted is no repeat.
                known = [version for version in found if version and not (advanced and version >= first.version)]
                raise RepeatedMessage(known[0]) if known else StoreConflict(first.version)
            if scores:
                connection.execute(sa.insert(SCORES), [values_of(score) for score in scores])
            add_results(connection, last.table, summary, seat_results)
            if status is not None:
                notify(connection, last.table)

        await self.write(job)
        self.metrics.entries += len(entries)
        self.table_changed(first.table, is_listed=status is not None)

    async def replace_entries(self, table: str, options: dict[str, Any], data: Mapping[int, bytes]) -> None:
        """Replace the options of a table and the data of its entries by version, because they were migrated to other
        rules: all or none."""
        change = (
            sa.update(ENTRIES)
            .where(ENTRIES.c.table == table, ENTRIES.c.version == sa.bindparam("at_version"))
            .values(data=sa.bindparam("new_data"))
        )
        rows = [{"at_version": version, "new_data": new} for version, new in data.items()]

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(options=options))
            if rows:
                connection.execute(change, rows)
            notify(connection, table)

        await self.write(job)

    # --- positions ------------------------------------------------------------------------------------------

    async def put_position(self, position: PositionRow) -> None:
        """Store the last position of a table in place of an earlier one."""
        await self.write(lambda connection: _put_position(connection, position))

    async def position(self, table: str) -> PositionRow | None:
        """Return the last stored position of a table; None if there is none."""
        query = sa.select(POSITIONS).where(POSITIONS.c.table == table)
        found = await self.read(lambda connection: read_rows(connection, query, PositionRow))
        return found[0] if found else None

    # --- best scores ----------------------------------------------------------------------------------------

    async def scores(self, table: str, seat: Seat) -> list[ScoreRow]:
        """Return the scores of a seat."""
        query = sa.select(SCORES).where(SCORES.c.table == table, SCORES.c.seat == seat).order_by(SCORES.c.category)
        return await self.read(lambda connection: read_rows(connection, query, ScoreRow))

    async def best_scores(self, person: str, game: str, before: float | None = None) -> dict[str, ScoreRow]:
        """Return the best scores of a person in a game by category; of equal scores the first one counts. With
        `before` only earlier scores count."""
        place = sa.func.row_number().over(
            partition_by=SCORES.c.category, order_by=(SCORES.c.score.desc(), SCORES.c.at, SCORES.c.table)
        )
        seat = sa.and_(SEATS.c.table == SCORES.c.table, SEATS.c.seat == SCORES.c.seat)
        mine = (
            sa.select(SCORES, place.label("place"))
            .join(SEATS, seat)
            .join(TABLES, TABLES.c.id == SCORES.c.table)
            .where(SEATS.c.person == person, TABLES.c.game == game)
        )
        if before is not None:
            mine = mine.where(SCORES.c.at < before)
        ranked = mine.subquery()
        query = sa.select(ranked).where(ranked.c.place == 1)
        found = await self.read(lambda connection: read_rows(connection, query, ScoreRow))
        return {row.category: row for row in found}

    # --- chat -----------------------------------------------------------------------------------------------

    async def chat(self, table: str, last: int = 200) -> list[ChatRow]:
        """Return the last lines of the chat of a table, oldest first."""
        query = sa.select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.n.desc()).limit(last)
        return (await self.read(lambda connection: read_rows(connection, query, ChatRow)))[::-1]

    async def add_chat(self, line: ChatRow) -> tuple[int, bool]:
        """Store a line of the chat, unless its message was stored before. Returns its number, and whether it is new."""
        lock = sa.select(TABLES.c.id).where(TABLES.c.id == line.table).with_for_update()
        last = sa.select(sa.func.coalesce(sa.func.max(CHAT.c.n), 0)).where(CHAT.c.table == line.table)
        same = sa.select(CHAT.c.n).where(
            CHAT.c.table == line.table, CHAT.c.person == line.person, CHAT.c.message == line.message
        )

        def job(connection: sa.Connection) -> tuple[int, bool]:
            connection.execute(lock)
            known = connection.execute(same).scalar() if line.message else None
            if known is not None:
                return int(known), False
            number = int(connection.execute(last).scalar_one()) + 1
            connection.execute(sa.insert(CHAT), {**values_of(line), "n": number})
            notify(connection, line.table)
            return number, True

        return await self.write(job)


_ADVANCE = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("this"), TABLES.c.version == sa.bindparam("before"))
_ADVANCE_HELD = _ADVANCE.where(TABLES.c.holder == sa.bindparam("held_by"))


_IS_AFTER = sa.and_(ENTRIES.c.table == sa.bindparam("this"), ENTRIES.c.version > sa.bindparam("after"))
_ENTRIES = sa.select(ENTRIES).where(_IS_AFTER).order_by(ENTRIES.c.version)
_ENTRY = sa.func.json_array(
    ENTRIES.c.version,
    ENTRIES.c.seat,
    ENTRIES.c.message,
    ENTRIES.c.kind,
    sa.func.hex(ENTRIES.c.data),
    sa.func.printf("%!.17g", ENTRIES.c.at),
)
_ENTRIES_IN_ONE_ROW = sa.select(sa.func.json_group_array(_ENTRY)).where(_IS_AFTER)
"""The entries of a table as one text of JSON, for SQLite."""
_decode_entries = msgspec.json.Decoder(list[tuple[int, int | None, str, str, str, str]]).decode


def _read_entries(connection: sa.Connection, table: str, after: int) -> list[EntryRow]:
    """Return the entries of a table after a version, in order.

    SQLite gives its rows one by one, and a reader thread waits after each of them until the event loop lets it go on.
    Beside a busy event loop the entries of a long game would take seconds, so they are one row."""
    values = {"this": table, "after": after}
    if connection.dialect.name != "sqlite":
        return read_rows(connection, _ENTRIES, EntryRow, values)
    found = _decode_entries(connection.execute(_ENTRIES_IN_ONE_ROW, values).scalar_one())
    return [
        EntryRow(
            table=table,
            version=version,
            seat=None if seat is None else Seat(seat),
            message=message,
            kind=kind,
            data=bytes.fromhex(data),
            at=float(at),
        )
        for version, seat, message, kind, data, at in sorted(found)
    ]


def _put_position(connection: sa.Connection, position: PositionRow) -> None:
    values = values_of(position)
    insert = INSERTS[connection.dialect.name](POSITIONS)
    # A position never replaces a later one, which another process may have stored.
    newer = insert.excluded.version >= POSITIONS.c.version
    connection.execute(insert.on_conflict_do_update(index_elements=["table"], set_=values, where=newer), values)


def _version_of(connection: sa.Connection, entry: EntryRow) -> int | None:
    """Return the version at which the message of an entry was stored; None if it was not."""
    if not entry.message:
        return None
    query = sa.select(ENTRIES.c.version).where(
        ENTRIES.c.table == entry.table, ENTRIES.c.seat == entry.seat, ENTRIES.c.message == entry.message
    )
    found: int | None = connection.execute(query).scalar()
    return found
