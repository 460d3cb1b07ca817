"""Retention: what is removed, what stays, and that a dry run only counts."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.patience import PATIENCE_SECONDS
from tests.server.http_helpers import run_server
from tests.server.process_helpers import new_table, store_tables
from underkeep.cli import main
from underkeep.server.accounts.people import hash_of
from underkeep.server.config import Retention
from underkeep.server.http import app
from underkeep.server.storage import database, retention
from underkeep.server.storage.database import CHAT, PEOPLE, TABLES
from underkeep.server.storage.retention import Tidied
from underkeep.server.storage.rows import AccountRow, ChatRow, PersonRow
from underkeep.server.storage.store import Store

DAY = 86_400.0
TABLES_BY_AGE = {
    "open-new": ("open", 29), "open-old": ("open", 31),
    "playing-new": ("playing", 179), "playing-old": ("playing", 181),
    "closed-new": ("closed", 29), "closed-old": ("closed", 31), "over-old": ("over", 2000),
}  # fmt: skip


async def fill(store: Store) -> None:
    """Store tables, chat and people of several ages."""
    now = time.time()
    tables = [
        new_table(id, ["seated", "bot:random"], owner="owner", status=status)
        for id, (status, _) in TABLES_BY_AGE.items()
    ]
    tables.append(new_table("gone", ["left", "bot:random"], owner="left", status="closed"))
    await store_tables(store, tables)
    for id, days in (("guest-new", 89), ("guest-old", 91), ("account-old", 500)):
        person = PersonRow(id=id, name=id, created=now, seen=now - days * DAY)
        await store.add_person(person, hash_of(id))
    account = AccountRow(name_key="a", name="A", password_hash="x", person="account-old")
    await store.add_account(account)
    for table, days in (("over-old", 366), ("over-old", 364), ("playing-new", 366)):
        await store.add_chat(ChatRow(table=table, person="p", name="P", text="t", at=now - days * DAY))

    def age(connection: sa.Connection) -> None:
        for id, (_, days) in {**TABLES_BY_AGE, "gone": ("closed", 99)}.items():
            connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(updated=now - days * DAY))
        connection.execute(
            sa.update(PEOPLE).where(PEOPLE.c.id.in_(("owner", "seated", "left"))).values(seen=now - 999 * DAY)
        )

    await store.write(age)


def contents(address: str) -> tuple[dict[str, str], set[str], int]:
    """Return the status of each table, the people, and the number of lines of chat."""
    engine = database.engine_for(database.checked_url(address), writes=False)
    with engine.connect() as connection:
        tables = {row.id: row.status for row in connection.execute(sa.select(TABLES.c.id, TABLES.c.status))}
        people = {id for (id,) in connection.execute(sa.select(PEOPLE.c.id))}
        lines = connection.execute(sa.select(sa.func.count()).select_from(CHAT)).scalar_one()
    engine.dispose()
    return tables, people, lines


def filled(address: str) -> None:
    async def whole() -> None:
        store = await Store(address).open()
        await fill(store)
        await store.close()

    asyncio.run(whole())


EXPECTED = (
    {"open-new": "open", "open-old": "closed", "playing-new": "playing", "playing-old": "closed",
     "closed-new": "closed", "over-old": "over"},
    {"owner", "seated", "guest-new", "account-old"},
    2,
)  # fmt: skip
"""What is left. The person `left` had only a table that is deleted."""


def test_the_defaults_remove_what_nobody_misses(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "BATCH", 1)
    filled(address)
    url = database.checked_url(address)
    engine = database.engine_for(url, writes=True)
    before = contents(address)
    expected = Tidied(closed=2, deleted=2, chat=1, guests=2)
    assert retention.tidy(engine, Retention(), time.time(), dry_run=True) == expected
    assert contents(address) == before, "a dry run changes nothing"
    assert retention.tidy(engine, Retention(), time.time()) == expected
    assert contents(address) == EXPECTED
    assert retention.tidy(engine, Retention(), time.time()) == Tidied()
    engine.dispose()


def test_zero_days_stand_for_ever(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 't.sqlite'}"
    filled(address)
    before = contents(address)
    engine = database.engine_for(database.checked_url(address), writes=True)
    forever = Retention(guest_days=0, open_days=0, playing_days=0, closed_days=0, chat_days=0)
    assert retention.tidy(engine, forever, time.time()) == Tidied()
    engine.dispose()
    assert contents(address) == before


def test_the_command_counts_and_removes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "t.sqlite")
    filled(file)
    assert main(["database", "tidy", "--dry-run", "--database", file, "--lang", "en"]) == 0
    assert capsys.readouterr().out == (
        "Tables to be closed: 2. Tables to be deleted: 2. Lines of chat to be deleted: 1. Guests to be deleted: 2. "
        "Nothing was changed.\n"
    )
    assert main(["database", "tidy", "--database", file, "--chat-days", "0", "--lang", "pl"]) == 0
    told = capsys.readouterr().out
    assert told == "Zamknięte stoły: 2. Usunięte stoły: 2. Usunięte wiersze czatu: 0. Usunięci goście: 2.\n"


def test_a_server_tidies_if_it_is_told_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "TIDY_SECONDS", 0.01)
    filled(str(tmp_path / "tables.sqlite"))
    with run_server(tmp_path) as server:
        server.guest()
    assert contents(str(tmp_path / "tables.sqlite"))[0]["open-old"] == "open"
    with run_server(tmp_path, retention=Retention()) as server:
        end = time.monotonic() + PATIENCE_SECONDS
        while len(server.live_tables.told) < 2:
            assert time.monotonic() < end
            time.sleep(0.01)
        assert set(server.live_tables.told) == {"open-old", "playing-old"}
    assert "guest-old" not in contents(str(tmp_path / "tables.sqlite"))[1]
