"""The part of the store that has tables, their seats and their spectators, and the run time of the server."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from underkeep.core.state import Seat
from underkeep.server.storage.asked_seats import change_asked
from underkeep.server.storage.connection import StoreConnection
from underkeep.server.storage.database import POSITIONS, SEATS, SETTINGS, TABLES, WATCHERS
from underkeep.server.storage.rows import AskedSeat, NewTableRow, SeatRow, TableRow
from underkeep.server.storage.statements import insert_new, notify, read_rows, values_of

RUN_TIME, OUTAGE = "run_time", "outage"
"""The names of the settings that say until when the server has run, and when it did not run the last time."""
MAX_LISTED_TABLES = 200
"""The largest number of tables in a list."""


class StoreConflict(Exception):
    """Another request or process was first: this version or this following table is stored already."""


class TableStore(StoreConnection):
    """Reads and writes tables and seats."""

    # --- tables ---------------------------------------------------------------------------------------------

    async def create_table(self, new: NewTableRow, *, rematch_of: str = "", sequel_of: str = "") -> None:
        """Store a new table with its seats. The rematch or the sequel of another table also takes over its spectators.
        Raises `StoreConflict` if the other table has one already, or if there is a table with the new id."""
        table = {name: getattr(new, name) for name in TableRow.__struct_fields__}
        now = time.time()
        table["created"], table["updated"] = table["created"] or now, table["updated"] or now
        seats = [{**values_of(seat), "table": new.id} for seat in new.seats]

        def job(connection: sa.Connection) -> None:
            if not insert_new(connection, TABLES, table):
                raise StoreConflict(new.id)
            if seats:
                connection.execute(sa.insert(SEATS), seats)
            before, column = sequel_of or rematch_of, TABLES.c.sequel if sequel_of else TABLES.c.rematch
            if before:
                link = sa.update(TABLES).where(TABLES.c.id == before, column == "")
                if not connection.execute(link.values({column: new.id})).rowcount:
                    raise StoreConflict(before)
                spectators = sa.select(sa.literal(new.id), WATCHERS.c.person).where(WATCHERS.c.table == before)
                connection.execute(sa.insert(WATCHERS).from_select(["table", "person"], spectators))
                notify(connection, before)
            notify(connection, new.id)

        await self.write(job)
        self.table_changed(new.id, new.owner, *(seat.person for seat in new.seats))
        if before := sequel_of or rematch_of:
            self.table_changed(before)

    async def table(self, id: str) -> TableRow | None:
        """Return the table of an id; None if there is none."""
        found = await self._tables(sa.select(TABLES).where(TABLES.c.id == id))
        return found[0] if found else None

    async def table_status(self, id: str) -> str:
        """Return the status of a table; empty if there is no such table."""
        query = sa.select(TABLES.c.status).where(TABLES.c.id == id)
        return str(await self.read(lambda connection: connection.execute(query).scalar()) or "")

    async def holder_of(self, id: str) -> str:
        """Return the process that holds a table; empty if none does."""
        found = await self.read(lambda connection: connection.execute(HOLDER, {"this": id}).scalar())
        return str(found or "")

    async def change_table(self, id: str, **columns: Any) -> None:
        """Set columns of a table."""
        await self.write(lambda connection: _change_table(connection, id, columns, ""))
        self.table_changed(id, columns.get("owner"))

    async def move_table(self, id: str, before: str, after: str, **columns: Any) -> bool:
        """Change the status of a table and other columns, if it still has the status `before`. Returns whether it
        had."""
        moved = await self.write(lambda connection: _change_table(connection, id, {"status": after, **columns}, before))
        self.table_changed(id, columns.get("owner"))
        return moved

    async def touch(self, id: str) -> None:
        """Write a table as it is, which fails if nothing can be stored."""
        change = sa.update(TABLES).where(TABLES.c.id == id).values(updated=TABLES.c.updated)

        def job(connection: sa.Connection) -> None:
            connection.execute(change)

        await self.write(job)

    async def change_clock(self, id: str, version: int, clock: dict[str, Any]) -> None:
        """Store the clock of a table without an answer, if the table still has this version. Other processes are not
        notified."""
        change = sa.update(TABLES).where(TABLES.c.id == id, TABLES.c.version == version).values(clock=clock)

        def job(connection: sa.Connection) -> None:
            connection.execute(change)

        await self.write(job)

    async def change_asked(self, id: str, version: int, asked: AskedSeat | None) -> None:
        """Store which seat of a table is asked, if that has changed without an answer and the table still has this
        version."""
        await self.write(lambda connection: change_asked(connection, id, version, asked))
        self.table_changed(id, is_listed=False)

    async def begin_run(self, wall_time: float, max_silence: float) -> tuple[float, float]:
        """Store that a process begins to run at a time of the wall clock. Returns the beginning and the end of the last
        outage. An outage ends now if no process has stored for more than `max_silence` seconds that it runs."""

        def job(connection: sa.Connection) -> tuple[float, float]:
            for name in (RUN_TIME, OUTAGE):
                insert_new(connection, SETTINGS, {"name": name, "value": "[0.0, 0.0]" if name == OUTAGE else "0.0"})
            query = sa.select(SETTINGS.c.name, SETTINGS.c.value).where(SETTINGS.c.name.in_((RUN_TIME, OUTAGE)))
            found = {row.name: row.value for row in connection.execute(query.with_for_update())}
            run_time = float(found[RUN_TIME])
            outage = msgspec.json.decode(found[OUTAGE], type=tuple[float, float])
            if wall_time - run_time > max_silence:
                outage = (run_time, wall_time)
                _change_setting(connection, OUTAGE, msgspec.json.encode(outage).decode())
                _change_setting(connection, RUN_TIME, repr(wall_time))
            return outage

        return await self.write(job)

    async def keep_run_time(self, wall_time: float) -> None:
        """Store that the server has run until a time of the wall clock."""
        await self.write(lambda connection: _change_setting(connection, RUN_TIME, repr(wall_time)))

    async def tables_of(self, person: str) -> list[TableRow]:
        """Return the tables at which a person sits or that the person owns, last changed first, without closed ones."""
        seated = sa.select(SEATS.c.table).where(SEATS.c.person == person)
        return await self._tables(
            sa.select(TABLES)
            .where(sa.or_(TABLES.c.owner == person, TABLES.c.id.in_(seated)), TABLES.c.status != "closed")
            .order_by(TABLES.c.updated.desc())
            .limit(MAX_LISTED_TABLES)
        )

    async def open_tables(self) -> list[TableRow]:
        """Return the public tables that are open or playing, last changed first."""
        found = await self._tables(
            sa.select(TABLES)
            .where(
                TABLES.c.status.in_(("open", "playing")),
                sa.func.coalesce(TABLES.c.options["private"].as_boolean(), sa.true()).is_(sa.false()),
            )
            .order_by(TABLES.c.updated.desc())
            .limit(MAX_LISTED_TABLES)
        )
        return found

    async def playing_tables(self) -> list[TableRow]:
        """Return the tables at which a game is being played."""
        return await self._tables(sa.select(TABLES).where(TABLES.c.status == "playing").order_by(TABLES.c.updated))

    async def started_tables(self) -> list[str]:
        """Return the ids of all tables whose game has begun, oldest first."""
        query = sa.select(TABLES.c.id).where(TABLES.c.version > 0).order_by(TABLES.c.created, TABLES.c.id)
        return await self.read(lambda connection: [str(id) for (id,) in connection.execute(query)])

    async def finished_tables_without_position(self) -> list[str]:
        """Return the ids of the finished tables whose last position is not stored, oldest first."""
        is_stored = sa.exists().where(POSITIONS.c.table == TABLES.c.id, POSITIONS.c.version == TABLES.c.version)
        query = sa.select(TABLES.c.id).where(TABLES.c.status == "over", ~is_stored).order_by(TABLES.c.updated)
        return await self.read(lambda connection: [str(id) for (id,) in connection.execute(query)])

    async def tables_going(self, owner: str) -> int:
        """Return how many tables of an owner are open or playing."""
        query = sa.select(sa.func.count()).where(TABLES.c.owner == owner, TABLES.c.status.in_(("open", "playing")))
        return await self.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def games_finished(self, person: str) -> int:
        """Return how many games a person has finished."""
        query = (
            sa.select(sa.func.count(sa.distinct(TABLES.c.id)))
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .where(SEATS.c.person == person, TABLES.c.status == "over")
        )
        return await self.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def table_of_watch_link(self, token_hash: str) -> TableRow | None:
        """Return the table of a link for spectators; None if there is none."""
        found = await self._tables(sa.select(TABLES).where(TABLES.c.watch_token_hash == token_hash))
        return found[0] if found else None

    async def _tables(self, query: sa.Select[Any]) -> list[TableRow]:
        return await self.read(lambda connection: read_rows(connection, query, TableRow))

    # --- seats ----------------------------------------------------------------------------------------------

    async def seats(self, table: str) -> list[SeatRow]:
        """Return the seats of a table in their order."""
        query = sa.select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)
        return await self.read(lambda connection: read_rows(connection, query, SeatRow))

    async def seats_of(self, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
        """Return the seats of several tables by table."""
        query = sa.select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.table, SEATS.c.seat)
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        for seat in await self.read(lambda connection: read_rows(connection, query, SeatRow)):
            found[seat.table].append(seat)
        return found

    async def change_seat(self, table: str, seat: Seat, **columns: Any) -> None:
        """Set columns of a seat."""
        await self.write(lambda connection: _change_seat(connection, table, seat, columns, {}))
        self.table_changed(table, columns.get("person"))

    async def change_seat_if(self, table: str, seat: Seat, expected: Mapping[str, Any], **columns: Any) -> bool:
        """Set columns of a seat if other columns still have the expected values. Returns whether they had."""
        changed = await self.write(lambda connection: _change_seat(connection, table, seat, columns, expected))
        self.table_changed(table, columns.get("person"))
        return changed

    async def seat_of_link(self, token_hash: str) -> SeatRow | None:
        """Return the seat of a link; None if there is none."""
        query = sa.select(SEATS).where(SEATS.c.token_hash == token_hash)
        found = await self.read(lambda connection: read_rows(connection, query, SeatRow))
        return found[0] if found else None

    async def let_watch(self, table: str, person: str) -> None:
        """Store that a person may watch a private table."""
        await self.write(lambda connection: insert_new(connection, WATCHERS, {"table": table, "person": person}))

    async def may_watch(self, table: str, person: str) -> bool:
        """Whether a person may watch a private table."""
        query = sa.select(WATCHERS.c.person).where(WATCHERS.c.table == table, WATCHERS.c.person == person)
        return await self.read(lambda connection: connection.execute(query).first() is not None)


HOLDER = sa.select(TABLES.c.holder).where(TABLES.c.id == sa.bindparam("this"))
"""The process that holds a table."""


def _change_table(connection: sa.Connection, id: str, columns: Mapping[str, Any], status: str) -> bool:
    change = sa.update(TABLES).where(TABLES.c.id == id).values(**{"updated": time.time(), **columns})
    if status:
        change = change.where(TABLES.c.status == status)
    changed = connection.execute(change).rowcount > 0
    if changed:
        notify(connection, id)
    return changed


def _change_seat(
    connection: sa.Connection, table: str, seat: Seat, columns: Mapping[str, Any], expected: Mapping[str, Any]
) -> bool:
    change = sa.update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat).values(**columns)
    for name, value in expected.items():
        change = change.where(SEATS.c[name].is_(None) if value is None else SEATS.c[name] == value)
    changed = connection.execute(change).rowcount > 0
    if changed:
        notify(connection, table)
    return changed


def _change_setting(connection: sa.Connection, name: str, value: str) -> None:
    connection.execute(sa.update(SETTINGS).where(SETTINGS.c.name == name).values(value=value))
