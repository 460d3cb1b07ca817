"""The store keeps what was stored, and reports what it cannot store."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.conftest import Figures, Times
from tests.patience import PATIENCE_SECONDS
from tests.server.postgres import Cluster
from tests.server.process_helpers import Slowness
from underkeep.core.errors import UserError
from underkeep.core.state import Seat
from underkeep.server.accounts.people import People
from underkeep.server.errors import ApiError
from underkeep.server.storage import database
from underkeep.server.storage.database import StorageUnavailable, checked_url, metadata
from underkeep.server.storage.rows import AccountRow, ChatRow, EntryRow, NewTableRow, PersonRow, SeatRow
from underkeep.server.storage.store import AccountExists, RepeatedMessage, Store, StoreConflict


def run(address: str, test: Callable[[Store], Awaitable[Any]]) -> Any:
    """Run a test with an open store."""

    async def whole() -> Any:
        store = await Store(address).open()
        try:
            return await test(store)
        finally:
            await store.close()

    return asyncio.run(whole())


async def a_table(store: Store, id: str = "t1", **columns: Any) -> None:
    if await store.person("anna") is None:
        await store.add_person(PersonRow(id="anna", name="Anna"), "token of anna")
    seats = [
        SeatRow(table=id, seat=0, who="person", person="anna", name="Anna", token_hash=f"{id}/0"),
        SeatRow(table=id, seat=1, who="bot", bot="greedy", name="Grim", token_hash=f"{id}/1"),
    ]
    values: dict[str, Any] = {"status": "playing", "options": {"private": True}, **columns}
    await store.create_table(
        NewTableRow(
            id=id, game="boss-monster", setup={"players": 2, "sets": ["BMR"]}, seed=b"\0\xff" * 16, seal="s",
            owner="anna", watch_token_hash=f"{id}/w", seats=seats, **values,
        )
    )  # fmt: skip


def entry(version: int, message: str = "", seat: int | None = 0, table: str = "t1") -> EntryRow:
    return EntryRow(
        table=table, version=version, seat=seat, message=message, kind="answer", data=b"\x93\0", at=time.time()
    )


def test_a_table_comes_back_as_it_was_stored(address: str) -> None:
    async def first(store: Store) -> bytes:
        await a_table(store)
        await a_table(store, "t2", status="open", options={"private": False})
        await a_table(store, "t3", status="open", options={})
        await a_table(store, "t4", status="closed", options={"private": False})
        await store.change_seat("t1", 1, prefs={"mode": "full"}, stand_in="greedy")
        await store.append(entry(1, "a"))
        await store.append(entry(2, seat=None), status="over", result={"winners": [0]})
        assert await store.add_chat(ChatRow(table="t1", person="anna", name="Anna", text="Cześć!", at=1.0)) == (1, True)
        second = ChatRow(table="t1", person="anna", name="Anna", text="no", at=2.0, seat=0)
        assert await store.add_chat(second) == (2, True)
        return store.secret

    async def then(store: Store) -> bytes:
        table = await store.table("t1")
        assert table is not None
        assert (table.version, table.status, table.result) == (2, "over", {"winners": [0]})
        assert table.seed == b"\0\xff" * 16
        assert table.setup == {"players": 2, "sets": ["BMR"]}
        assert [(seat.who, seat.person, seat.stand_in) for seat in await store.seats("t1")] == [
            ("person", "anna", ""),
            ("bot", None, "greedy"),
        ]
        assert [(row.version, row.seat, row.data) for row in await store.entries("t1")] == [
            (1, 0, b"\x93\0"),
            (2, None, b"\x93\0"),
        ]
        assert [row.version for row in await store.entries("t1", after=1)] == [2]
        assert [(line.n, line.text, line.seat) for line in await store.chat("t1")] == [
            (1, "Cześć!", None),
            (2, "no", 0),
        ]
        assert [line.n for line in await store.chat("t1", last=1)] == [2]
        assert [row.id for row in await store.open_tables()] == ["t2"]
        assert {row.id for row in await store.tables_of("anna")} == {"t1", "t2", "t3"}
        assert await store.playing_tables() == []
        assert await store.tables_going("anna") == 2
        assert await store.table("nothing") is None
        return store.secret

    assert run(address, first) == run(address, then)


def test_entries_are_stored_once_and_in_order(address: str) -> None:
    async def test(store: Store) -> None:
        await a_table(store)
        await store.append(entry(1, "a"))
        with pytest.raises(StoreConflict):
            await store.append(entry(1, "b"))
        with pytest.raises(StoreConflict):
            await store.append(entry(3, "c"))
        with pytest.raises(RepeatedMessage) as repeated:
            await store.append(entry(1, "a"))
        assert repeated.value.version == 1
        with pytest.raises(RepeatedMessage):
            await store.append(entry(2, "a"))
        await store.append(entry(2, "a", seat=1))
        await store.append(entry(3))
        await store.append(entry(4))
        with pytest.raises(StoreConflict):
            await store.append(entry(1, table="missing"))
        await store.append(entry(5, "e"), entry(6, "f"))
        with pytest.raises(RepeatedMessage) as repeated:
            await store.append(entry(7, "g"), entry(8, "e"))
        assert repeated.value.version == 5
        with pytest.raises(StoreConflict):
            await store.append(entry(7, "g"), entry(7, "h"))
        assert [row.version for row in await store.entries("t1")] == [1, 2, 3, 4, 5, 6]
        table = await store.table("t1")
        assert table is not None
        assert table.version == 6

    run(address, test)


def test_entries_are_read_as_they_were_stored(address: str) -> None:
    """SQLite gives all entries in one row; no value changes on the way."""
    stored = [
        EntryRow(table="t1", version=1, kind="answer", data=bytes(range(256)), at=1794901234.1234567, seat=Seat(3)),
        EntryRow(table="t1", version=2, kind="undo", data=b"", at=0.1 + 0.2, message='zażółć "\\" ⟦1|x⟧ \t'),
        EntryRow(table="t1", version=3, kind="answer", data=b"\0", at=1e-7, seat=Seat(0), message="😀"),
        *(
            EntryRow(table="t1", version=version, kind="answer", data=b"x" * version, at=float(version))
            for version in range(4, 40)
        ),
    ]

    async def test(store: Store) -> None:
        await a_table(store)
        await store.append(*stored)
        assert await store.entries("t1") == stored
        assert await store.entries("t1", after=38) == stored[38:]
        assert await store.entries("t1", after=39) == await store.entries("missing") == []

    run(address, test)


def test_a_clock_is_stored_with_an_entry_or_alone(address: str) -> None:
    async def test(store: Store) -> None:
        await a_table(store)

        async def stored() -> tuple[Any, int]:
            row = await store.table("t1")
            assert row is not None
            return row.clock, row.version

        assert await stored() == (None, 0)
        await store.append(entry(1), clock={"banks": [300.0, 12.5]})
        assert await stored() == ({"banks": [300.0, 12.5]}, 1)
        await store.append(entry(2))
        assert await stored() == ({"banks": [300.0, 12.5]}, 2)
        with pytest.raises(StoreConflict):
            await store.append(entry(2), clock={"banks": [0.0, 0.0]})
        assert await stored() == ({"banks": [300.0, 12.5]}, 2)
        await store.change_clock("t1", 1, {"banks": [0.0, 0.0]})
        assert await stored() == ({"banks": [300.0, 12.5]}, 2), "an older version does not count"
        await store.change_clock("t1", 2, {"banks": [1.0, 2.0]})
        assert await stored() == ({"banks": [1.0, 2.0]}, 2)

    run(address, test)


def test_the_store_knows_when_the_server_did_not_run(address: str) -> None:
    async def test(store: Store) -> None:
        began = 1_700_000_000.25
        assert await store.begin_run(began, 20.0) == (0.0, began)
        # Another process begins while this one runs, also long after its beginning.
        assert await store.begin_run(began + 5, 20.0) == (0.0, began)
        await store.keep_run_time(began + 100)
        assert await store.begin_run(began + 110, 20.0) == (0.0, began)
        assert await store.begin_run(began + 200, 20.0) == (began + 100, began + 200)
        # Where only one process may use the database, every start ends an outage.
        assert await store.begin_run(began + 201, 0.0) == (began + 200, began + 201)

    run(address, test)


def test_only_one_of_many_entries_for_a_version_is_stored(address: str) -> None:
    async def test(store: Store) -> None:
        other = await Store(address).open()
        await a_table(store)
        for version in range(1, 11):
            tries = [(store, other)[n % 2].append(entry(version, f"{version}-{n}")) for n in range(10)]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(outcome is None for outcome in outcomes) == 1
            assert all(outcome is None or isinstance(outcome, StoreConflict) for outcome in outcomes)
        await other.close()

    run(address, test)


def test_one_bad_write_does_not_spoil_the_others(address: str) -> None:
    async def test(store: Store) -> None:
        await a_table(store)
        again = store.add_person(PersonRow(id="anna", name="Anna"), "another token")
        writes = [store.append(entry(1)), again, store.append(entry(2)), store.append(entry(9))]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(outcome).__name__ for outcome in outcomes] == [
            "NoneType",
            "IntegrityError",
            "NoneType",
            "StoreConflict",
        ]
        assert len(await store.entries("t1")) == 2

    run(address, test)


def test_fifty_tables_write_at_once(address: str, figures: Figures, times: Times) -> None:
    """R13: 50 tables store 20 answers each at the same time."""

    async def test(store: Store) -> list[float]:
        taken: list[float] = []
        for number in range(50):
            await a_table(store, f"t{number}")

        async def play(table: str) -> None:
            for version in range(1, 21):
                start = time.perf_counter()
                await store.append(entry(version, f"m{version}", table=table))
                taken.append(time.perf_counter() - start)

        await asyncio.gather(*(play(f"t{number}") for number in range(50)))
        assert all(row.version == 20 for row in await store.playing_tables())
        return sorted(taken)

    with Slowness() as slow:
        taken = run(address, test)
    p99 = taken[int(len(taken) * 0.99)] * 1000
    if address.startswith("sqlite"):
        # A locked database would have raised an error.
        figures.none("R13", "writes of 50 games that found the database locked (SQLite)", 0, len(taken))
        times.most("R13", "commit of 50 games at once, p99 (SQLite)", p99, 20.0, "ms", slow.factor)
    else:
        times.most("R13", "commit of 50 games at once, p99 (PostgreSQL)", p99, 500.0, "ms", slow.factor)


def test_two_changes_of_preferences_at_once(address: str) -> None:
    """Simultaneous changes all count, and a change that is too large changes nothing."""

    async def test(store: Store) -> None:
        await a_table(store)
        people = People(store)
        anna = await store.person("anna")
        assert anna is not None
        changes = ({"theme": "dark"}, {"language": "pl"}, {"sound": False})
        await asyncio.gather(*(people.change(anna, change) for change in changes))
        with pytest.raises(ApiError):
            await people.change(anna, {"theme": "x" * 20_000}, name="Hania")
        assert (await people.change(anna, {"sound": None})).prefs == {"theme": "dark", "language": "pl"}
        assert await people.change(anna, {}) is anna
        after = await store.person("anna")
        assert after is not None
        assert (after.name, after.prefs) == ("Anna", {"theme": "dark", "language": "pl"})

    run(address, test)


def test_people_tokens_and_accounts(address: str) -> None:
    async def test(store: Store) -> None:
        await a_table(store)
        await store.add_person(PersonRow(id="guest", name="Guest", prefs={"sound": False}), "token of guest")
        person = await store.person_of_token("token of guest")
        assert person is not None
        assert (person.id, person.account, person.prefs) == ("guest", "", {"sound": False})
        account = AccountRow(name_key="anna", name="Anna", password_hash="x", person="anna")
        await store.add_account(account)
        for other in ("anna", "guest"):
            with pytest.raises(AccountExists):
                await store.add_account(AccountRow(name_key="anna", name="ANNA", password_hash="x", person=other))
        with pytest.raises(AccountExists):
            await store.add_account(AccountRow(name_key="other", name="Other", password_hash="x", person="anna"))
        assert await store.account("anna") == account
        anna = await store.person("anna")
        assert anna is not None
        assert anna.account == "Anna"
        await a_table(store, "t2")
        await store.change_seat("t2", 0, person="guest")
        assert await store.move_person_data("guest", "anna") == ["t2"]
        assert (await store.seats("t2"))[0].person == "anna"
        await store.drop_token("token of guest", "signed-out")
        assert await store.person_of_token("token of guest") is None
        await store.let_watch("t1", "guest")
        await store.let_watch("t1", "guest")
        assert await store.may_watch("t1", "guest")
        assert not await store.may_watch("t2", "guest")

    run(address, test)


def test_a_seat_is_taken_and_a_table_is_started_only_once(address: str) -> None:
    async def test(store: Store) -> None:
        await a_table(store, status="open")
        await store.change_seat("t1", 1, who="open", bot="")
        tries = [store.change_seat_if("t1", 1, {"who": "open", "person": None}, who="person") for _ in range(5)]
        assert sorted(await asyncio.gather(*tries)) == [False, False, False, False, True]
        moves = [store.move_table("t1", "open", "playing") for _ in range(5)]
        assert sorted(await asyncio.gather(*moves)) == [False, False, False, False, True]

    run(address, test)


def test_the_migrations_create_the_schema_of_the_program(address: str) -> None:
    async def nothing(store: Store) -> None: ...

    run(address, nothing)
    run(address, nothing)
    engine = sa.create_engine(checked_url(address))
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_a_repeated_chat_line_is_stored_once(address: str) -> None:
    def said(message: str, person: str = "anna") -> ChatRow:
        return ChatRow(table="t1", person=person, name=person.title(), text="Hello", at=1.0, message=message)

    async def first(store: Store) -> None:
        await a_table(store)
        assert await store.add_chat(said("m1")) == (1, True)
        # A message without an id is never a repetition, and the same id of another person is another message.
        assert await store.add_chat(said("")) == (2, True)
        assert await store.add_chat(said("")) == (3, True)
        assert await store.add_chat(said("m1", "ben")) == (4, True)
        at_once = await asyncio.gather(*(store.add_chat(said("m2")) for _ in range(5)))
        assert sorted(at_once) == [(5, False)] * 4 + [(5, True)]

    async def after_a_restart(store: Store) -> None:
        assert await store.add_chat(said("m1")) == (1, False)
        assert await store.add_chat(said("m3")) == (6, True)
        assert [line.n for line in await store.chat("t1")] == [1, 2, 3, 4, 5, 6]

    run(address, first)
    run(address, after_a_restart)


def test_chat_lines_of_an_older_database_are_kept(address: str) -> None:
    """R12: the migration of an older database adds the ids of messages; the old lines have none."""

    async def speak(store: Store) -> None:
        await a_table(store)
        for n in (1, 2):
            await store.add_chat(ChatRow(table="t1", person="anna", name="Anna", text=f"line {n}", at=1.0))

    run(address, speak)
    engine = sa.create_engine(checked_url(address))
    with engine.begin() as connection:
        connection.execute(sa.text("DROP INDEX uq_chat_message"))
        connection.execute(sa.text("ALTER TABLE chat DROP COLUMN message"))
        connection.execute(sa.text("ALTER TABLE tables DROP COLUMN sequel"))
        connection.execute(sa.text("ALTER TABLE tables DROP COLUMN clock"))
        connection.execute(sa.text("DROP TABLE scores"))
        connection.execute(sa.text("DROP TABLE positions"))
        connection.execute(sa.text("ALTER TABLE tables DROP COLUMN holder"))
        connection.execute(sa.text("DROP INDEX ix_tables_notify_at"))
        for column in ("asked_seat", "asked_at", "asked_after", "notify_at", "notified_version"):
            connection.execute(sa.text(f"ALTER TABLE tables DROP COLUMN {column}"))
        for table in ("notifications", "notification_settings", "push_subscriptions"):
            connection.execute(sa.text(f"DROP TABLE {table}"))
        connection.execute(sa.text("DROP TABLE seat_results"))
        dropped = (
            "account_links",
            "mutes",
            "blocks",
            "friends",
            "reports",
            "processes",
            "bus_messages",
            "summaries",
            "written_pages",
        )
        for table in dropped:
            connection.execute(sa.text(f"DROP TABLE {table}"))
        connection.execute(sa.text("ALTER TABLE accounts DROP COLUMN email"))
        connection.execute(sa.text("ALTER TABLE seats DROP COLUMN ready"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    engine.dispose()

    async def listen(store: Store) -> None:
        assert [(line.text, line.message) for line in await store.chat("t1")] == [("line 1", ""), ("line 2", "")]
        again = ChatRow(table="t1", person="anna", name="Anna", text="line 3", at=2.0, message="m")
        assert [await store.add_chat(again) for _ in range(2)] == [(3, True), (3, False)]
        table = await store.table("t1")
        assert table is not None
        assert (table.sequel, table.clock) == ("", None)

    run(address, listen)


# --- errors -------------------------------------------------------------------------------------------------


def opened(address: str) -> str:
    """Return the error with which opening this database fails."""
    with pytest.raises(UserError) as complaint:
        run(address, lambda store: store.playing_tables())
    for language in ("en", "pl"):
        sentence = complaint.value.text_in(language)
        assert sentence.endswith(".")
        assert "store-" not in sentence
        assert "\n" not in sentence
    return str(complaint.value)


def test_a_newer_database_is_left_alone(address: str) -> None:
    """R12: a database of a newer program is not opened."""
    run(address, lambda store: store.playing_tables())
    engine = sa.create_engine(checked_url(address))
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert "newer Underkeep" in opened(address)


def test_a_wrong_database_address_is_refused_with_a_sentence(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("This is a list of groceries, not a database. " * 40)
    assert "cannot be used: file is not a database" in opened(str(other))
    assert "not in “mysql”" in opened("mysql://somewhere/db")
    assert "not the address of a database" in opened("://")
    assert "needs a file" in opened("sqlite://")
    closed = tmp_path / "file" / "tables.sqlite"
    (tmp_path / "file").write_text("")
    assert "cannot be created" in opened(str(closed))
    assert "cannot be opened and written to" in opened(str(tmp_path))


def test_the_error_of_an_unreachable_server_hides_its_password() -> None:
    sentence = opened("postgresql://anna:opensesame@127.0.0.1:1/tables")
    assert "cannot be reached" in sentence
    assert "opensesame" not in sentence


@pytest.mark.skipif(os.name != "posix", reason="needs the rights of POSIX")
def test_a_folder_that_cannot_be_written_to_is_reported(tmp_path: Path) -> None:
    program = (
        "import asyncio, os, sys\n"
        "if os.geteuid() == 0: os.setgid(65534); os.setuid(65534)\n"
        "from underkeep.core.errors import UserError\n"
        "from underkeep.server.storage.store import Store\n"
        "try: asyncio.run(Store(sys.argv[1]).open())\n"
        "except UserError as complaint: print(complaint)\n"
    )
    tmp_path.chmod(0o555)
    for folder in [tmp_path, *tmp_path.parents]:
        if not os.access(folder, os.X_OK) or folder == Path("/tmp"):
            break
        folder.chmod(folder.stat().st_mode | 0o055)
    import sys

    done = subprocess.run([sys.executable, "-c", program, str(tmp_path / "t.sqlite")], capture_output=True, text=True)
    assert "cannot be opened and written to: unable to open database file" in done.stdout, done.stderr


def test_a_locked_database_refuses_and_recovers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R10: another program holds the lock of a file of SQLite."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.2)
    path = tmp_path / "tables.sqlite"

    async def test(store: Store) -> None:
        await a_table(store)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageUnavailable):
            await store.append(entry(1, "a"))
        other.execute("ROLLBACK")
        other.close()
        assert await store.entries("t1") == []
        await store.append(entry(1, "a"))

    run(str(path), test)


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    """R10: a file of SQLite cannot grow."""

    async def test(store: Store) -> None:
        await a_table(store)
        pages = await store.write(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar())
        await store.write(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar())
        big = EntryRow(table="t1", version=1, kind="answer", data=b"x" * 100_000, at=0.0)
        outcomes = await asyncio.gather(store.append(big), store.append(entry(2)), return_exceptions=True)
        assert all(isinstance(outcome, StorageUnavailable) for outcome in outcomes)
        assert await store.entries("t1") == []
        await store.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=1000000").scalar())
        await store.append(big)

    run(str(tmp_path / "tables.sqlite"), test)


def test_a_lost_database_server_refuses_and_recovers(postgres: Cluster) -> None:
    """R10: a PostgreSQL server is stopped and started again."""

    async def test(store: Store) -> None:
        heard: list[str] = []
        store.listen(heard.append)
        await a_table(store)
        postgres.stop()
        try:
            with pytest.raises(StorageUnavailable):
                await store.append(entry(1, "a"))
            with pytest.raises(StorageUnavailable):
                await store.entries("t1")
        finally:
            postgres.start()
        await store.append(entry(1, "a"))
        assert [row.version for row in await store.entries("t1")] == [1]
        # The store also listens again.
        for number in range(int(PATIENCE_SECONDS / 0.1)):
            await store.change_seat("t1", 1, name=f"Grum {number}")
            await asyncio.sleep(0.1)
            if heard:
                break
        assert heard[-1] == "t1"

    run(postgres.new_database("lost"), test)


def test_processes_are_notified_of_changes_by_other_processes(postgres: Cluster) -> None:
    address = postgres.new_database("notices")

    async def test(store: Store) -> None:
        heard: list[str] = []
        other = await Store(address).open()
        await a_table(store)
        other.listen(heard.append)
        await asyncio.to_thread(other._listener.listening.wait, PATIENCE_SECONDS)
        await store.append(entry(1))
        await store.change_seat("t1", 1, name="Grum")
        await store.drop_token("hash", "signed-out")
        end = time.monotonic() + PATIENCE_SECONDS
        while len(heard) < 2 and time.monotonic() < end:
            await asyncio.sleep(0.02)
        # Only the holder of a table needs its entries, and has stored them itself.
        assert heard == ["t1", "signed-out/hash"]
        await other.close()

    run(address, test)
