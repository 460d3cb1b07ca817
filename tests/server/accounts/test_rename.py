"""A new name of a person appears at the tables where the person has a seat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.http_helpers import ServerUnderTest, link_of
from tests.server.live_helpers import MemoryListener, live_tables_with
from tests.server.process_helpers import new_table


def names(browser: Any, table: str) -> list[str]:
    """Return the names of the players at a table."""
    return [chair["name"] for chair in browser.get(f"/api/tables/{table}").json()["chairs"]]


def rename(browser: Any, name: str) -> None:
    assert browser.send("PATCH", "/api/me", json={"name": name}).json()["name"] == name


def test_a_new_name_appears_at_all_tables(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    rename(anna, "Anna")
    rename(ben, "Ben")
    made = anna.make("me", "person")
    table = made["table"]["id"]
    alone = anna.make("me", "bot")["table"]["id"]
    ben.follow(link_of(made, 1))
    server.live_tables.told.clear()
    rename(ben, "Anna")
    # A second player of the same name gets a number.
    assert names(anna, table) == ["Anna", "Anna 2"]
    rename(anna, "Hania")
    assert names(anna, table) == ["Hania", "Anna 2"]
    assert names(anna, alone)[0] == "Hania"
    assert sorted(set(server.live_tables.told)) == sorted({table, alone})


def test_named_seats_of_a_hot_seat_table_keep_their_names(server: ServerUnderTest) -> None:
    anna = server.guest()
    rename(anna, "Anna")
    seats = [{"who": "me"}, {"who": "me", "name": "Ola"}, {"who": "me"}]
    made = anna.post("/api/tables", {"game": "boss-monster", "hotSeat": True, "seats": seats}).json()
    assert names(anna, made["table"]["id"]) == ["Anna", "Ola", "Anna 2"]
    rename(anna, "Hania")
    assert names(anna, made["table"]["id"]) == ["Hania", "Ola", "Hania 2"]


def test_an_account_changes_the_name(server: ServerUnderTest) -> None:
    anna = server.guest()
    table = anna.make("me", "bot")["table"]["id"]
    anna.post("/api/account", {"name": "Anna", "password": "open sesame"})
    assert names(anna, table)[0] == "Anna"


def test_finished_tables_keep_the_old_name(server: ServerUnderTest) -> None:
    anna = server.guest()
    rename(anna, "Anna")
    table = anna.make("me", "bot")["table"]["id"]
    server.store("move_table", table, "playing", "over")
    rename(anna, "Hania")
    assert names(anna, table)[0] == "Anna"
    assert anna.get("/api/me").json()["played"] == 1


def test_a_live_table_sends_the_new_name(tmp_path: Path) -> None:
    """Another player at the table gets the new name in the log and on the chairs."""

    async def whole() -> None:
        tables = [new_table("t", ["anna", "ben"])]
        async with live_tables_with(f"sqlite:///{tmp_path / 'tables.sqlite'}", tables) as live:
            table = await live.get("t")
            ben = MemoryListener("ben", 1, "pl")
            await table.join(ben, None)
            version = table.version
            await live.store.change_seat("t", 0, name="Hania")
            await live.refresh_table("t")
            assert ben.last is not None
            assert [chair.name for chair in ben.last.table.chairs] == ["Hania", "Ben 1"]
            assert ben.last.table.mine == [1]
            assert any("Hania" in line.text for line in ben.log)
            assert not any("Anna" in line.text for line in ben.log)
            assert table.version == version

    asyncio.run(whole())
