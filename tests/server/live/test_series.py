"""Series: the next game after a finished game is played at a new table by the same people on the same seats."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from tests.patience import PATIENCE_SECONDS
from tests.server.http_helpers import BASE, ServerUnderTest, high_limits, link_of
from tests.server.live_helpers import MemoryListener, connect, live_tables_with
from tests.server.process_helpers import new_table, record_of
from underkeep.bots import ask, bot_named
from underkeep.core import registry
from underkeep.core.records.record import PERSON, make_setup, stored_choices
from underkeep.server.config import Config
from underkeep.server.http.app import create_app
from underkeep.server.live import open_tables
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.storage.rows import EntryRow, NewTableRow, SeatRow, TableRow
from underkeep.server.storage.store import Store

GAME = "keep-the-heroes-out"
FIRST = {"chronicle": "tenants", "clans": ["witches", "spirits"]}


def played(row: TableRow, seats: list[SeatRow], won: bool) -> tuple[TableRow, list[EntryRow]]:
    """Return a table whose game was won or lost, and its entries. Bots play with one seed after another until one game
    ends so."""
    for number in range(40):
        row = msgspec.structs.replace(row, seed=number.to_bytes(32, "big"))
        record, entries = record_of(row, seats), list[EntryRow]()
        bots = [bot_named("greedy" if won else "random", number + seat.seat) for seat in seats]
        while (decision := record.table.decision) is not None:
            data = record.answer(ask(bots[decision.seat], record.table), decision.seat, PERSON)
            entries.append(
                EntryRow(
                    table=row.id, version=record.version, kind="answer", seat=decision.seat, data=data, at=time.time()
                )
            )
        if bool(record.table.winners) == won:
            return row, entries
    raise AssertionError("no seed leads to that end")


async def is_over(store: Store, row: TableRow, seats: list[SeatRow], won: bool = True) -> None:
    """Play a stored table to a victory or a defeat."""
    row, entries = played(row, seats, won)
    await store.change_table(row.id, seed=row.seed)
    await store.append(*entries, status="over")


def over(tmp_path: Path, won: bool, setup: dict[str, Any], test: Any) -> None:
    """Run a test with live tables that have a finished table with these choices."""
    row = msgspec.structs.replace(new_table("t", ["anna", "ben"], status="open"), game=GAME, setup=setup)

    async def whole() -> None:
        address = f"sqlite:///{tmp_path / 't.sqlite'}"
        async with live_tables_with(address, [row]) as live:
            await is_over(live.store, row, row.seats, won)
        async with live_tables_with(address, list[NewTableRow]()) as live:
            await test(live)

    asyncio.run(whole())


def test_after_a_victory_the_next_chapter_is_offered(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        anna, ben = await connect(live, "anna", seat=0), await connect(live, "ben", seat=1, language="pl")
        assert anna.ending is not None
        assert ben.ending is not None
        assert anna.ending.winners == [0, 1]
        assert anna.ending.sequel == "Next chapter: Rent Day"
        assert ben.ending.sequel == "Następny rozdział: Dzień czynszu"
        assert anna.last is not None
        assert anna.last.table.chapter == "Tenants of the Hill, chapter 1 of 4: Frogs for the Landlady"
        choices = await live.next_choices("t")
        assert choices is not None
        assert (choices["scenario"], choices["clans"]) == ("rent", ["witches", "spirits"])
        state = (await live.get("t")).record.table.state
        owned = [len(state.deck[n] + state.hand[n] + state.area[n] + state.discard[n]) for n in (0, 1)]
        assert [len(deck) for deck in choices["decks"]] == owned
        # The choices stay the same when they are stored.
        game = registry.get(GAME)
        assert stored_choices(make_setup(game, choices, ["Ann", "Ben"])) == choices

    over(tmp_path, True, FIRST, test)


def test_after_a_defeat_the_same_clans_may_try_again(tmp_path: Path) -> None:
    """It is not offered where it would be the same as a rematch."""

    async def offered(live: LiveTables) -> None:
        anna = await connect(live, "anna", seat=0)
        assert anna.ending is not None
        assert anna.ending.sequel == "Same clans again: Frogs for the Landlady"

    async def alike(live: LiveTables) -> None:
        anna = await connect(live, "anna", seat=0)
        assert anna.ending is not None
        assert anna.ending.sequel == ""
        assert await live.next_choices("t") is None

    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    over(tmp_path / "one", False, {"chronicle": "tenants"}, offered)
    over(tmp_path / "two", False, FIRST, alike)


def test_a_finished_game_stays_open_for_a_client_that_requests_it_while_its_position_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_tables, "FINISHED_SECONDS", PATIENCE_SECONDS)
    store_position, requested = LiveTable.store_position, list[Any]()

    async def test(live: LiveTables) -> None:
        async def store_and_request(table: LiveTable) -> None:
            await store_position(table)
            requested.append(await live.find(table.id))

        monkeypatch.setattr(LiveTable, "store_position", store_and_request)
        monkeypatch.setattr(open_tables, "FINISHED_SECONDS", 0.0)
        await live._store_finished_positions()
        table = requested[0]
        assert set(requested) == {table}, "the table is opened once"
        anna = MemoryListener("anna", 0)
        await table.join(anna, None)
        assert anna.dismissed is None
        assert anna.ending is not None
        monkeypatch.setattr(LiveTable, "store_position", store_position)

    over(tmp_path, True, {"clans": ["witches", "spirits"]}, test)


def test_outside_a_series_there_is_no_next_game(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        anna = await connect(live, "anna", seat=0)
        assert anna.ending is not None
        assert anna.ending.sequel == ""
        assert anna.last is not None
        assert anna.last.table.chapter == ""

    over(tmp_path, True, {"clans": ["witches", "spirits"]}, test)


def test_the_next_game_takes_everybody_along(server: ServerUnderTest) -> None:
    anna, ben, zoe, eve = (server.guest() for _ in range(4))
    made = anna.make("me", "person", game=GAME, setup=FIRST)
    id = made["table"]["id"]
    assert made["table"]["chapter"] == "Tenants of the Hill, chapter 1 of 4: Frogs for the Landlady"
    ben.follow(link_of(made, 1))
    zoe.follow(link_of(made, None))
    clans = ["gnolls", "imps"]
    following = {**FIRST, "scenario": "rent", "clans": clans, "decks": [["Pickaxe"], ["Sword"]]}
    server.live_tables.sequels[id] = following
    answer = ben.post(f"/api/tables/{id}/sequel")
    assert (answer.status_code, answer.json()["code"]) == (409, "no-sequel")
    server.store("move_table", id, "playing", "over")
    assert eve.post(f"/api/tables/{id}/sequel").status_code == 404
    assert zoe.post(f"/api/tables/{id}/sequel").status_code == 403
    again = ben.post(f"/api/tables/{id}/sequel").json()["table"]
    assert again["setup"] == following
    assert again["mine"] == [1]
    assert again["chapter"] == "Tenants of the Hill, chapter 2 of 4: Rent Day"
    assert anna.post(f"/api/tables/{id}/sequel").json()["table"]["id"] == again["id"]
    assert anna.get(f"/api/tables/{again['id']}").json()["mine"] == [0]
    assert zoe.get(f"/api/tables/{again['id']}").status_code == 200
    assert anna.get(f"/api/tables/{id}").json()["sequel"] == again["id"]
    assert id in server.live_tables.told
    # A rematch is another table than the next game, and in a series all players keep their seats.
    rematch = ben.post(f"/api/tables/{id}/rematch").json()["table"]
    assert rematch["id"] != again["id"]
    assert rematch["mine"] == [1]
    assert rematch["setup"] == FIRST


def test_a_next_game_outside_a_series_is_refused(server: ServerUnderTest) -> None:
    anna = server.guest(language="pl")
    id = anna.make("me", "bot")["table"]["id"]
    server.store("move_table", id, "playing", "over")
    answer = anna.post(f"/api/tables/{id}/sequel")
    assert answer.status_code == 409
    assert answer.json()["text"].startswith("Nie ma następnej gry")


@pytest.mark.slow
def test_a_series_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The next game is derived from the stored table, although the server was restarted."""
    config = Config(database=str(tmp_path / "tables.sqlite"), limits=high_limits())

    def at_home() -> TestClient[Any]:
        return TestClient(create_app(config), base_url=BASE)

    with at_home() as client:
        anna = ServerUnderTest(client, client.app).guest()
        seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Ben"}]
        made = anna.post("/api/tables", {"game": GAME, "seats": seats, "hotSeat": True, "setup": FIRST})
        id = made.json()["table"]["id"]
    with at_home() as client:
        store = client.app.state.services.store
        with client.portal() as portal:
            row, chairs = portal.call(store.table, id), portal.call(store.seats, id)
            portal.call(is_over, store, row, chairs)
    with at_home() as client:
        anna.server = ServerUnderTest(client, client.app)
        answer = anna.post(f"/api/tables/{id}/sequel")
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        assert table["chapter"] == "Tenants of the Hill, chapter 2 of 4: Rent Day"
        assert [chair["name"] for chair in table["chairs"]] == ["Ann", "Ben"]
        assert table["mine"] == [0, 1]
        assert table["status"] == "playing"
        assert anna.get(f"/api/tables/{id}").json()["sequel"] == table["id"]
