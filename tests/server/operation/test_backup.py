"""Backups: made while a server writes, restored into either kind of database, and played on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.patience import TEST_SECONDS
from tests.server.live_helpers import TWO, InlineBots, Players, seat_everybody
from tests.server.process_helpers import new_table, store_tables
from underkeep.cli import main
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.storage import backup, database
from underkeep.server.storage.database import DatabaseInUse, StorageError
from underkeep.server.storage.rows import ChatRow
from underkeep.server.storage.store import Store


def at_table(address: str, test: Callable[[LiveTables], Awaitable[Any]], *, new: bool = False) -> Any:
    """Run a test with the live tables of a database, in which a new table is stored or not."""

    async def whole() -> Any:
        store = await Store(address).open()
        if new:
            await store_tables(store, [new_table("t", TWO)], "walt")
        live = LiveTables(store, InlineBots())
        try:
            await live.open()
            return await asyncio.wait_for(test(live), TEST_SECONDS)
        finally:
            await live.close()
            await store.close()

    return asyncio.run(whole())


def rows_of(address: str) -> dict[str, list[Any]]:
    """Return all rows of a database, by table."""
    url = database.checked_url(address)
    engine = database.engine_for(url, writes=False)
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(repr, connection.execute(sa.select(table)).mappings()))
            for table in database.metadata.sorted_tables
            if table.name not in backup.NOT_COPIED
        }
    engine.dispose()
    return found


async def play(live: LiveTables, answers: int) -> int:
    """Give some answers at the table and return its version."""
    table = await live.get("t")
    players = Players(table, await seat_everybody(table), seed=answers)
    for _ in range(answers):
        await players.step()
    return table.version


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_is_restored_and_played_on(
    address: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """R17: a backup is made while a server writes, and restored into either kind of database."""
    file, url = tmp_path / "copy.sqlite", database.checked_url(address)

    async def first(live: LiveTables) -> tuple[int, dict[str, list[Any]]]:
        version = await play(live, 12)
        await live.store.add_chat(ChatRow(table="t", person="anna", name="Anna", text="zażółć", at=1.5))
        before = await asyncio.to_thread(rows_of, address)
        await asyncio.to_thread(backup.back_up, url, file)
        await play(live, 5)
        return version, before

    version, before = at_table(address, first, new=True)
    if target == "sqlite":
        other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    else:
        other = request.getfixturevalue("postgres").new_database(f"restore{abs(hash(str(tmp_path)))}")
    backup.restore(database.checked_url(other), file)
    assert rows_of(other) == before, "everything comes back, and nothing that was played after the backup"

    async def second(live: LiveTables) -> int:
        assert (await live.get("t")).version == version
        return await play(live, 20)

    assert at_table(other, second) > version
    with pytest.raises(StorageError, match="is not empty"):
        backup.restore(database.checked_url(other), file)
    backup.restore(database.checked_url(other), file, replace=True)
    assert rows_of(other) == before


def test_nothing_is_restored_while_a_server_runs(address: str, tmp_path: Path) -> None:
    file, url = tmp_path / "copy.sqlite", database.checked_url(address)

    async def test(live: LiveTables) -> None:
        await asyncio.to_thread(backup.back_up, url, file)
        with database.lock_file(url), pytest.raises(DatabaseInUse):
            await asyncio.to_thread(backup.restore, url, file, replace=True)

    at_table(address, test, new=True)


def test_what_was_there_is_kept(tmp_path: Path) -> None:
    address, file = str(tmp_path / "t.sqlite"), tmp_path / "copy.sqlite"
    url = database.checked_url(address)
    at_table(address, lambda live: play(live, 3), new=True)
    backup.back_up(url, file)
    at_table(address, lambda live: play(live, 3))
    before = rows_of(address)
    kept = backup.restore(url, file, replace=True)
    assert kept is not None
    assert rows_of(str(kept)) == before != rows_of(address)


def old_database(folder: Path) -> tuple[str, str]:
    """Return the file of a database of the last but one version, and that version."""
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    scripts = ScriptDirectory.from_config(config)
    head = scripts.get_revision("head")
    assert head is not None
    before = str(head.down_revision)
    file = str(folder / "old.sqlite")
    engine = database.engine_for(database.checked_url(file), writes=True)
    database.migrate(engine, before)
    with engine.begin() as connection:
        connection.execute(sa.text("INSERT INTO settings (name, value) VALUES ('secret', '00')"))
    engine.dispose()
    return file, before


def test_a_migration_leaves_a_copy_beside_the_file(tmp_path: Path) -> None:
    file, version = old_database(tmp_path)
    url = database.checked_url(file)
    engine = database.engine_for(url, writes=True)
    for _ in range(2):
        database.prepare(url, engine)
    engine.dispose()
    copy = tmp_path / f"old.sqlite.version-{version}"
    connection = sqlite3.connect(copy)
    assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(version,)]
    assert connection.execute("SELECT value FROM settings").fetchall() == [("00",)]
    connection.close()
    assert len(list(tmp_path.glob("*.version-*"))) == 1, "a database of this version is not copied"


def test_a_backup_of_an_older_version_is_migrated(tmp_path: Path) -> None:
    file, _ = old_database(tmp_path)
    copy, other = tmp_path / "copy.sqlite", str(tmp_path / "other.sqlite")
    backup.back_up(database.checked_url(file), copy)
    backup.restore(database.checked_url(other), copy)
    assert at_table(other, lambda live: live.store.games_finished("nobody")) == 0


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address, file, other = str(tmp_path / "t.sqlite"), str(tmp_path / "copy"), str(tmp_path / "new.sqlite")
    at_table(address, lambda live: play(live, 1), new=True)
    assert main(["database", "backup", file, "--database", address]) == 0
    assert main(["database", "restore", file, "--database", other]) == 0
    assert main(["database", "restore", file, "--database", other, "--replace"]) == 0
    assert capsys.readouterr().err == ""
    assert rows_of(other) == rows_of(address)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_bad_input_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    text, empty = tmp_path / "text", tmp_path / "empty.sqlite"
    text.write_text("This is no database. " * 300)
    sqlite3.connect(empty).close()
    good = tmp_path / "good.sqlite"
    at_table(str(good), lambda live: play(live, 1), new=True)
    damaged = tmp_path / "damaged.sqlite"
    backup.back_up(database.checked_url(str(good)), damaged)
    content = bytearray(damaged.read_bytes())
    content[4096 * 3 : 4096 * 9] = b"\xff" * 4096 * 6
    damaged.write_bytes(content)
    cases = [
        ["backup"],
        ["destroy", str(text)],
        ["backup", str(text), "--database", str(good)],
        ["backup", str(tmp_path / "no" / "folder"), "--database", str(good)],
        ["backup", str(tmp_path / "x"), "--database", str(tmp_path / "nothing.sqlite")],
        ["backup", str(tmp_path / "x"), "--database", str(text)],
        ["restore", str(tmp_path / "nothing"), "--database", str(tmp_path / "y")],
        *(["restore", str(bad), "--database", str(tmp_path / "y")] for bad in (text, empty, damaged, tmp_path)),
        ["restore", str(good), "--database", str(good)],
        ["tidy", "--database", str(good), "--guest-days", "-1"],
        ["tidy", "--database", str(good), "--guest-days", "many"],
    ]
    for case in cases:
        assert main(["database", *case, "--lang", language]) == 2, case
        told = capsys.readouterr().err.strip()
        assert told.endswith("."), told
        assert len(told.splitlines()) == 1, told
    assert not (tmp_path / "x").exists()
    assert not list(tmp_path.glob("*.part"))
