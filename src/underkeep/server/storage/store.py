"""The store: the only module of a running server that queries and changes the database.

One thread commits all waiting writes together (`writer.py`); reads run beside it. A write that has returned is stored
for good.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from underkeep.core.state import Seat
from underkeep.server.config import Retention
from underkeep.server.metrics import Metrics
from underkeep.server.storage import database
from underkeep.server.storage.account_statements import move_hidden_people, muted_people
from underkeep.server.storage.asked_seats import asked_columns, change_asked
from underkeep.server.storage.database import (
    ACCOUNTS,
    CHAT,
    ENTRIES,
    PEOPLE,
    POSITIONS,
    SCORES,
    SEATS,
    SETTINGS,
    TABLES,
    TOKENS,
    WATCHERS,
    StorageUnavailable,
)
from underkeep.server.storage.notifications import CHANNEL, Callback, NotificationListener
from underkeep.server.storage.person_cache import PersonCache
from underkeep.server.storage.retention import Tidier
from underkeep.server.storage.rows import (
    AccountRow,
    AskedSeat,
    ChatRow,
    EntryRow,
    NewTableRow,
    PersonRow,
    PositionRow,
    ScoreRow,
    SeatRow,
    TableRow,
)
from underkeep.server.storage.writer import Job, Writer

READER_COUNT = 4
PATIENCE_SECONDS = 4.0
"""The time after which a database that does not answer counts as unavailable."""
CHECK_SECONDS = 1.0
RUN_TIME, OUTAGE = "run_time", "outage"
"""The names of the settings that say until when the server has run, and when it did not run the last time."""
MAX_LISTED_TABLES = 200
"""The largest number of tables in a list."""

ChangeCallback = Callable[[str, Set[str], bool], None]

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)


class StoreConflict(Exception):
    """Another request or process was first: this version or this following table is stored already."""


class LeaseLost(Exception):
    """Another process has become the holder of the table. Nothing was stored."""


class RepeatedMessage(Exception):
    """This message of the seat was stored before, at this version."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class AccountExists(Exception):
    """An account of this name exists, or the person has one already."""


class Store:
    """Reads and writes everything that a server stores. It is opened once, in the event loop that uses it."""

    def __init__(self, address: str, metrics: Metrics | None = None) -> None:
        self.url = database.checked_url(address)
        self.metrics = metrics or Metrics()
        self.secret = b""
        """The secret of this server, from which the links of seats are derived."""
        self.holder = ""
        """The id of this process, if several processes share the database. Only the holder of a table adds entries."""
        self._listener: NotificationListener | None = None
        self._change_callbacks: list[ChangeCallback] = []
        self._people = PersonCache()
        self._opened = False
        self._checked = float("-inf")
        """The time of the last successful check."""

    @property
    def one_process(self) -> bool:
        """Whether only one process may use the database."""
        return database.is_sqlite(self.url)

    @property
    def writer_queue(self) -> int:
        """The number of writes that wait for the next transaction."""
        return self._writer.queue_length if self._opened else 0

    async def open(self) -> Store:
        """Migrate the database and start. Raises a UserError if that is not possible."""
        await asyncio.to_thread(self._open)
        return self

    def _open(self) -> None:
        writes = database.engine_for(self.url, writes=True)
        try:
            database.prepare(self.url, writes)
            self.secret = _secret(writes)
        except BaseException:
            writes.dispose()
            raise
        self._writes = writes
        self._reads = database.engine_for(self.url, writes=False, connections=READER_COUNT)
        self._readers = ThreadPoolExecutor(READER_COUNT, thread_name_prefix="underkeep-reader")
        self._writer = Writer(writes, self.metrics)
        self._opened = True

    async def close(self) -> None:
        """Store all waiting writes, and close all connections."""
        if self._opened:
            self._opened = False
            await asyncio.to_thread(self._close)

    def _close(self) -> None:
        if self._listener is not None:
            self._listener.close()
        self._writer.close()
        self._readers.shutdown()
        self._reads.dispose()
        self._writes.dispose()

    async def write(self, job: Job[T]) -> T:
        """Carry out a write, possibly together with others. Raises StorageUnavailable if it cannot be stored, or not
        within `PATIENCE_SECONDS`."""
        return await self._writer.write(job, PATIENCE_SECONDS)

    async def write_and_notify(self, job: Job[T], subjects: Callable[[T], Iterable[str]]) -> T:
        """Carry out a write, and notify other processes of the subjects of its result: tables, or tokens and people
        with the word before them (`notifications.py`)."""

        def whole(connection: sa.Connection) -> T:
            result = job(connection)
            for subject in subjects(result):
                _notify(connection, subject)
            return result

        return await self.write(whole)

    async def read(self, job: Job[T]) -> T:
        """Run a query in one of the reader threads. Raises StorageUnavailable if there is no result within
        `PATIENCE_SECONDS`."""
        result = asyncio.get_running_loop().run_in_executor(self._readers, self._run_query, job)
        try:
            return await asyncio.wait_for(result, PATIENCE_SECONDS)
        except TimeoutError:
            self.metrics.store_failures += 1
            raise StorageUnavailable from None

    def _run_query(self, job: Job[T]) -> T:
        try:
            with self._reads.connect() as connection:
                return job(connection)
        except DBAPIError as error:
            self.metrics.store_failures += 1
            raise StorageUnavailable from error

    async def check(self) -> None:
        """Raise StorageUnavailable if nothing can be stored. It is tried at most once in `CHECK_SECONDS`."""
        if time.monotonic() - self._checked > CHECK_SECONDS:
            change = sa.update(SETTINGS).values(value=SETTINGS.c.value)

            def job(connection: sa.Connection) -> None:
                connection.execute(change)

            await self.write(job)
            self._checked = time.monotonic()

    def listen(self, callback: Callback) -> None:
        """Call a function in this event loop whenever any process has changed seats, status or chat of a table, or
        tokens or hidden people, with the subject (`notifications.py`). With SQLite there is only one process, and
        nothing to listen to."""
        if self.one_process:
            return

        def notified(subject: str) -> None:
            self._table_changed(subject)
            callback(subject)

        self._listener = NotificationListener(self.url, notified, asyncio.get_running_loop())

    def watch_changes(self, callback: ChangeCallback) -> None:
        """Call a function in this event loop after each change of a table: with its id, the people who may have come to
        it, and whether more has changed than its record."""
        self._change_callbacks.append(callback)

    def _table_changed(self, table: str, *people: str | None, is_listed: bool = True) -> None:
        for callback in self._change_callbacks:
            callback(table, {person for person in people if person}, is_listed)

    async def tidy(self, retention: Retention) -> list[str]:
        """Remove what a retention does not keep, a few rows at a time. Returns the tables that were closed."""
        tidier, closed = Tidier(retention, time.time()), list[str]()
        while found := await self.write(tidier.close_tables):
            closed += found
        for step in tidier.steps():
            while any(await self.write(step)):
                pass
        self._people.clear()
        for table in closed:
            self._table_changed(table)
        return closed

    # --- tables ---------------------------------------------------------------------------------------------

    async def create_table(self, new: NewTableRow, *, rematch_of: str = "", sequel_of: str = "") -> None:
        """Store a new table with its seats. The rematch or the sequel of another table also takes over its spectators;
        raises `StoreConflict` if there is one already."""
        table = {name: getattr(new, name) for name in TableRow.__struct_fields__}
        now = time.time()
        table["created"], table["updated"] = table["created"] or now, table["updated"] or now
        seats = [{**_values(seat), "table": new.id} for seat in new.seats]

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.insert(TABLES), table)
            if seats:
                connection.execute(sa.insert(SEATS), seats)
            before, column = sequel_of or rematch_of, TABLES.c.sequel if sequel_of else TABLES.c.rematch
            if before:
                link = sa.update(TABLES).where(TABLES.c.id == before, column == "")
                if not connection.execute(link.values({column: new.id})).rowcount:
                    raise StoreConflict(before)
                spectators = sa.select(sa.literal(new.id), WATCHERS.c.person).where(WATCHERS.c.table == before)
                connection.execute(sa.insert(WATCHERS).from_select(["table", "person"], spectators))
                _notify(connection, before)
            _notify(connection, new.id)

        await self.write(job)
        self._table_changed(new.id, new.owner, *(seat.person for seat in new.seats))
        if before := sequel_of or rematch_of:
            self._table_changed(before)

    async def table(self, id: str) -> TableRow | None:
        """Return the table of an id; None if there is none."""
        found = await self._tables(sa.select(TABLES).where(TABLES.c.id == id))
        return found[0] if found else None

    async def holder_of(self, id: str) -> str:
        """Return the process that holds a table; empty if none does."""
        found = await self.read(lambda connection: connection.execute(_HOLDER, {"this": id}).scalar())
        return str(found or "")

    async def change_table(self, id: str, **columns: Any) -> None:
        """Set columns of a table."""
        await self.write(lambda connection: _change_table(connection, id, columns, ""))
        self._table_changed(id, columns.get("owner"))

    async def move_table(self, id: str, before: str, after: str, **columns: Any) -> bool:
        """Change the status of a table and other columns, if it still has the status `before`. Returns whether it
        had."""
        moved = await self.write(lambda connection: _change_table(connection, id, {"status": after, **columns}, before))
        self._table_changed(id, columns.get("owner"))
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
        self._table_changed(id, is_listed=False)

    async def begin_run(self, wall_time: float, max_silence: float) -> tuple[float, float]:
        """Store that a process begins to run at a time of the wall clock. Returns the beginning and the end of the last
        outage. An outage ends now if no process has stored for more than `max_silence` seconds that it runs."""

        def job(connection: sa.Connection) -> tuple[float, float]:
            for name in (RUN_TIME, OUTAGE):
                _insert_new(connection, SETTINGS, {"name": name, "value": "[0.0, 0.0]" if name == OUTAGE else "0.0"})
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
        return await self.read(lambda connection: _rows(connection, query, TableRow))

    # --- seats ----------------------------------------------------------------------------------------------

    async def seats(self, table: str) -> list[SeatRow]:
        """Return the seats of a table in their order."""
        query = sa.select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)
        return await self.read(lambda connection: _rows(connection, query, SeatRow))

    async def seats_of(self, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
        """Return the seats of several tables by table."""
        query = sa.select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.table, SEATS.c.seat)
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        for seat in await self.read(lambda connection: _rows(connection, query, SeatRow)):
            found[seat.table].append(seat)
        return found

    async def change_seat(self, table: str, seat: Seat, **columns: Any) -> None:
        """Set columns of a seat."""
        await self.write(lambda connection: _change_seat(connection, table, seat, columns, {}))
        self._table_changed(table, columns.get("person"))

    async def change_seat_if(self, table: str, seat: Seat, expected: Mapping[str, Any], **columns: Any) -> bool:
        """Set columns of a seat if other columns still have the expected values. Returns whether they had."""
        changed = await self.write(lambda connection: _change_seat(connection, table, seat, columns, expected))
        self._table_changed(table, columns.get("person"))
        return changed

    async def seat_of_link(self, token_hash: str) -> SeatRow | None:
        """Return the seat of a link; None if there is none."""
        query = sa.select(SEATS).where(SEATS.c.token_hash == token_hash)
        found = await self.read(lambda connection: _rows(connection, query, SeatRow))
        return found[0] if found else None

    async def let_watch(self, table: str, person: str) -> None:
        """Store that a person may watch a private table."""
        await self.write(lambda connection: _insert_new(connection, WATCHERS, {"table": table, "person": person}))

    async def may_watch(self, table: str, person: str) -> bool:
        """Whether a person may watch a private table."""
        query = sa.select(WATCHERS.c.person).where(WATCHERS.c.table == table, WATCHERS.c.person == person)
        return await self.read(lambda connection: connection.execute(query).first() is not None)

    # --- entries --------------------------------------------------------------------------------------------

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """Return the entries of a table in order, from the version after `after` on."""
        query = (
            sa.select(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.version > after).order_by(ENTRIES.c.version)
        )
        return await self.read(lambda connection: _rows(connection, query, EntryRow))

    async def append(
        self,
        *entries: EntryRow,
        status: str | None = None,
        result: dict[str, Any] | None = None,
        scores: Sequence[ScoreRow] = (),
        clock: dict[str, Any] | None = None,
        asked: AskedSeat | None = None,
    ) -> None:
        """Store the next entries of a table with its clock and the seat that is asked then, and result and scores if
        they end the game: all or none. Raises `StoreConflict` if they are not the next entries, `RepeatedMessage` if a
        message of a seat was stored before, and `LeaseLost` if another process holds the table."""
        first, last = entries[0], entries[-1]
        columns: dict[str, Any] = {"version": last.version, "updated": last.at, **asked_columns(asked)}
        if status is not None:
            columns["status"] = status
        if result is not None:
            columns["result"] = result
        if clock is not None:
            columns["clock"] = clock
        changes = {"this": first.table, "before": first.version - 1, **columns}
        advance, holder = _ADVANCE, self.holder
        if holder:
            advance, changes["held_by"] = _ADVANCE_HELD, holder

        def job(connection: sa.Connection) -> None:
            # The row of the table is locked: another process waits here and then finds the version advanced.
            advanced = connection.execute(advance, changes).rowcount > 0
            if not advanced and holder and connection.execute(_HOLDER, {"this": first.table}).scalar() != holder:
                raise LeaseLost(first.table)
            for entry in entries:
                if not advanced or not _insert_new(connection, ENTRIES, _values(entry)):
                    found = [_version_of(connection, other) for other in entries]
                    # An entry that this write itself has inserted is no repeat.
                    known = [version for version in found if version and not (advanced and version >= first.version)]
                    raise RepeatedMessage(known[0]) if known else StoreConflict(entry.version)
            if scores:
                connection.execute(sa.insert(SCORES), [_values(score) for score in scores])
            if status is not None:
                _notify(connection, last.table)

        await self.write(job)
        self.metrics.entries += len(entries)
        self._table_changed(first.table, is_listed=status is not None)

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
            _notify(connection, table)

        await self.write(job)

    # --- positions ------------------------------------------------------------------------------------------

    async def put_position(self, position: PositionRow) -> None:
        """Store the last position of a table in place of an earlier one."""
        await self.write(lambda connection: _put_position(connection, position))

    async def position(self, table: str) -> PositionRow | None:
        """Return the last stored position of a table; None if there is none."""
        query = sa.select(POSITIONS).where(POSITIONS.c.table == table)
        found = await self.read(lambda connection: _rows(connection, query, PositionRow))
        return found[0] if found else None

    # --- best scores ----------------------------------------------------------------------------------------

    async def scores(self, table: str, seat: Seat) -> list[ScoreRow]:
        """Return the scores of a seat."""
        query = sa.select(SCORES).where(SCORES.c.table == table, SCORES.c.seat == seat).order_by(SCORES.c.category)
        return await self.read(lambda connection: _rows(connection, query, ScoreRow))

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
        found = await self.read(lambda connection: _rows(connection, query, ScoreRow))
        return {row.category: row for row in found}

    # --- chat -----------------------------------------------------------------------------------------------

    async def chat(self, table: str, last: int = 200) -> list[ChatRow]:
        """Return the last lines of the chat of a table, oldest first."""
        query = sa.select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.n.desc()).limit(last)
        return (await self.read(lambda connection: _rows(connection, query, ChatRow)))[::-1]

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
            connection.execute(sa.insert(CHAT), {**_values(line), "n": number})
            _notify(connection, line.table)
            return number, True

        return await self.write(job)

    # --- people ---------------------------------------------------------------------------------------------

    async def add_person(self, person: PersonRow, token_hash: str) -> None:
        """Store a new person with the hash of the session token."""
        values = {name: value for name, value in _values(person).items() if name != "account"}

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
        found = await self.read(lambda connection: _rows(connection, query, PersonRow))
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
            _notify(connection, f"{reason}/{token_hash}")

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
            self._table_changed(table, id)

    async def account(self, name_key: str) -> AccountRow | None:
        """Return the account of a name; None if there is none."""
        query = sa.select(ACCOUNTS).where(ACCOUNTS.c.name_key == name_key)
        found = await self.read(lambda connection: _rows(connection, query, AccountRow))
        return found[0] if found else None

    async def add_account(self, account: AccountRow) -> None:
        """Store an account. Raises `AccountExists` if the name or the person has one already."""
        values = {**_values(account), "created": time.time()}

        def job(connection: sa.Connection) -> None:
            if not _insert_new(connection, ACCOUNTS, values):
                raise AccountExists(account.name)

        await self.write(job)
        self._people.forget_person(account.person)

    async def move_person_data(self, guest: str, person: str) -> list[str]:
        """Give the seats, tables and hidden people of a guest to a person, except seats where the person sits already.
        Returns the tables whose seats have changed."""
        there = sa.select(SEATS.c.table).where(SEATS.c.person == person)
        mine = sa.select(SEATS.c.table).where(SEATS.c.person == guest, SEATS.c.table.not_in(there))

        def job(connection: sa.Connection) -> list[str]:
            tables = [str(table) for (table,) in connection.execute(mine.distinct())]
            if tables:
                moved = sa.update(SEATS).where(SEATS.c.person == guest, SEATS.c.table.in_(tables))
                connection.execute(moved.values(person=person))
            owned = sa.update(TABLES).where(TABLES.c.owner == guest).values(owner=person)
            connection.execute(owned)
            move_hidden_people(connection, guest, person)
            for table in tables:
                _notify(connection, table)
            return tables

        moved = await self.write(job)
        for table in (*moved, ""):
            self._table_changed(table, guest, person)
        return moved


# --- statements ---------------------------------------------------------------------------------------------

_ADVANCE = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("this"), TABLES.c.version == sa.bindparam("before"))
_ADVANCE_HELD = _ADVANCE.where(TABLES.c.holder == sa.bindparam("held_by"))
_HOLDER = sa.select(TABLES.c.holder).where(TABLES.c.id == sa.bindparam("this"))
_INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_INSERT_NEW = {
    kind: {
        table: insert(table).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
        for table in (ENTRIES, WATCHERS, ACCOUNTS, SETTINGS)
    }
    for kind, insert in _INSERTS.items()
}


def _values(row: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _rows(connection: sa.Connection, query: sa.Select[Any], row_type: type[S]) -> list[S]:
    found: Iterable[Any] = connection.execute(query).mappings()
    fields = row_type.__struct_fields__
    return [row_type(**{name: value for name, value in row.items() if name in fields}) for row in found]


def _insert_new(connection: sa.Connection, table: sa.Table, values: Mapping[str, Any]) -> bool:
    """Insert a row unless there is one with its keys. Returns whether it was inserted."""
    return connection.execute(_INSERT_NEW[connection.dialect.name][table], values).rowcount > 0


def _notify(connection: sa.Connection, subject: str) -> None:
    """Notify the other processes once the transaction is committed: of a table whose seats, status or chat have
    changed, or of a token or a person (`notifications.py`)."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, subject)))


def _put_position(connection: sa.Connection, position: PositionRow) -> None:
    values = _values(position)
    insert = _INSERTS[connection.dialect.name](POSITIONS)
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


def _change_table(connection: sa.Connection, id: str, columns: Mapping[str, Any], status: str) -> bool:
    change = sa.update(TABLES).where(TABLES.c.id == id).values(**{"updated": time.time(), **columns})
    if status:
        change = change.where(TABLES.c.status == status)
    changed = connection.execute(change).rowcount > 0
    if changed:
        _notify(connection, id)
    return changed


def _change_seat(
    connection: sa.Connection, table: str, seat: Seat, columns: Mapping[str, Any], expected: Mapping[str, Any]
) -> bool:
    change = sa.update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat).values(**columns)
    for name, value in expected.items():
        change = change.where(SEATS.c[name].is_(None) if value is None else SEATS.c[name] == value)
    changed = connection.execute(change).rowcount > 0
    if changed:
        _notify(connection, table)
    return changed


def _change_setting(connection: sa.Connection, name: str, value: str) -> None:
    connection.execute(sa.update(SETTINGS).where(SETTINGS.c.name == name).values(value=value))


def _add_token(connection: sa.Connection, person: str, token_hash: str) -> None:
    connection.execute(sa.insert(TOKENS), {"hash": token_hash, "person": person, "created": time.time()})


def _secret(engine: sa.Engine) -> bytes:
    """Return the secret of the server, and make it at the first start."""
    with engine.begin() as connection:
        _insert_new(connection, SETTINGS, {"name": "secret", "value": secrets.token_hex(32)})
        query = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == "secret")
        return bytes.fromhex(connection.execute(query).scalar_one())
