"""Which games wait for a person is stored with every answer, and shown only to that person."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.patience import PATIENCE_SECONDS
from tests.server.http_helpers import Browser, ServerUnderTest, link_of, run_server
from tests.server.live_helpers import TWO, InlineBots, MemoryListener, Players, live_tables_with, run, seat_everybody
from tests.server.process_helpers import deal_table, new_table
from tests.server.virtual_time import MemoryStore, run_virtually
from underkeep.server.http.app import _is_here
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.lobby.table_list import TableLists
from underkeep.server.lobby.waiting import clock_end
from underkeep.server.storage.rows import AskedSeat, TableRow
from underkeep.server.storage.store import Store


@pytest.fixture
def server(folder: Path) -> Iterator[ServerUnderTest]:
    """A server whose tables are played."""
    with run_server(folder, make_live_tables=lambda store: LiveTables(store, InlineBots())) as made:
        yield made


async def eventually(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is stored."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not await condition():
        assert time.monotonic() < end, "it was not stored in time"
        await asyncio.sleep(0.01)


async def asked(live: LiveTables) -> tuple[int | None, int | None, int]:
    """Return the stored seat that is asked, the seat that moved before, and the version."""
    row = await live.store.table("t")
    assert row is not None
    return row.asked_seat, row.asked_after, row.version


def test_every_answer_stores_which_seat_is_asked(folder: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        ears = await seat_everybody(table)
        players = Players(table, ears)

        async def is_stored() -> bool:
            return (await asked(live))[0] is not None

        await eventually(is_stored)
        for _ in range(6):
            assert await players.step() is not None
            (seat,) = [ear.seat for ear in ears if ear.asked] or [None]
            if seat is not None:
                stored, after, version = await asked(live)
                assert (stored, version) == (seat, table.version)
                assert after in (None, 1 - seat)

    run(folder, new_table("t", TWO, clock="2d"), test)


def test_a_seat_that_a_bot_plays_is_not_asked(folder: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        (late,) = [ear.seat for ear in await seat_everybody(table) if ear.asked]
        assert late is not None

        async def is_stored() -> bool:
            return (await asked(live))[0] == late

        await eventually(is_stored)
        # The bot takes a while, so that the table waits for no person meanwhile.
        live.bots.choose = lambda *_: asyncio.sleep(3600.0)
        await table.set_stand_in(late, "random")

        async def is_over() -> bool:
            return (await asked(live))[0] is None

        await eventually(is_over)
        await table.set_stand_in(late, "")
        await eventually(is_stored)

    run(folder, new_table("t", TWO), test)


def test_the_end_of_a_game_ends_the_wait(folder: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        await seat_everybody(table)
        await table.end("table-notice-ended-by-owner")
        assert (await asked(live))[0] is None

    run(folder, new_table("t", TWO), test)


def test_a_restart_neither_forgets_nor_renews_a_wait(folder: Path) -> None:
    file = f"sqlite:///{folder / 'tables.sqlite'}"

    async def test() -> None:
        async with live_tables_with(file, [new_table("t", TWO)]) as live:
            await live.get("t")

            async def is_stored() -> bool:
                return (await asked(live))[0] is not None

            await eventually(is_stored)
            before = await live.store.table("t")
        assert before is not None
        store = await Store(file).open()
        # The list needs no table in memory.
        ((row, _),) = await TableLists(store).of_person("anna")
        assert (row.asked_seat, row.asked_at) == (before.asked_seat, before.asked_at)
        await store.close()
        async with live_tables_with(file, []) as again:
            await again.get("t")
            after = await again.store.table("t")
            assert after is not None
            assert (after.asked_at, after.notify_at) == (before.asked_at, before.notify_at)

    asyncio.run(test())


def test_a_person_is_away_a_minute_after_the_last_socket_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store: Any = MemoryStore(deal_table(new_table("t", TWO)))
        live = LiveTables(store, InlineBots())
        assert not _is_here(live, "t", 0), "the table is not live here"
        table = await live.get("t")
        await asyncio.sleep(100.0)
        assert not _is_here(live, "t", 0)
        ear = MemoryListener("anna", 0)
        await table.join(ear, None)
        await asyncio.sleep(1000.0)
        assert _is_here(live, "t", 0)
        table.leave(ear)
        await asyncio.sleep(59.0)
        assert _is_here(live, "t", 0)
        await asyncio.sleep(2.0)
        assert not _is_here(live, "t", 0)
        await live.close()

    run_virtually(test(), monkeypatch)


# --- the lobby ----------------------------------------------------------------------------------------------


def waiting(person: Browser) -> dict[str, Any]:
    """Return the tables of a person in the order of the lobby, with what they wait for."""
    return {table["id"]: table["waiting"] for table in person.get("/api/tables").json()["mine"]}


def two_people(server: ServerUnderTest, **choices: Any) -> tuple[Browser, Browser, str]:
    """Return two people and the id of their table."""
    anna, ben = server.guest(), server.guest()
    made = anna.make("me", "person", pace="instant", **choices)
    ben.follow(link_of(made, 1))
    return anna, ben, made["table"]["id"]


def test_the_lobby_shows_games_that_wait_first_and_only_to_the_asked_person(server: ServerUnderTest) -> None:
    anna, ben, table = two_people(server, clock="3d")

    async def is_asked() -> bool:
        found = await server.app.state.services.store.table(table)
        return found.asked_seat is not None

    server.call(eventually, is_asked)
    row: TableRow = server.store("table", table)
    people = (anna, ben)
    mine, other = people[row.asked_seat], people[1 - row.asked_seat]
    newer = [mine.make("me", "open")["table"]["id"] for _ in range(2)]
    assert list(waiting(mine)) == [table, *reversed(newer)]
    told = waiting(mine)[table]
    assert told["since"] < told["until"]
    assert waiting(other)[table] is None
    counts = [
        (person.get("/api/tables").json()["waiting"], person.get("/api/me").json()["waiting"]) for person in people
    ]
    assert counts[row.asked_seat] == (1, 1)
    assert counts[1 - row.asked_seat] == (0, 0)
    assert mine.get(f"/api/tables/{table}").json()["waiting"] == told
    assert server.stranger().get("/api/tables").json()["waiting"] == 0


def test_the_shortest_clock_comes_first(server: ServerUnderTest) -> None:
    anna = server.guest()
    tables = {days: anna.make("me", "open", clock=f"{days}d")["table"]["id"] for days in (9, 2, 5)}
    patient = [anna.make("me", "open")["table"]["id"] for _ in range(2)]
    for number, (days, table) in enumerate(tables.items()):
        clock = {"banks": [], "at": 1e9, "asked": [0, 0], "free_seconds": days * 86_400.0, "used_seconds": 60.0}
        server.call(
            lambda id=table, clock=clock: server.app.state.services.store.move_table(id, "open", "playing", clock=clock)
        )
        server.store("change_asked", table, 0, AskedSeat(0, 1e9 + number))
    for number, table in enumerate(patient):
        server.store("move_table", table, "open", "playing")
        server.store("change_asked", table, 0, AskedSeat(0, 1e9 - number))
    assert list(waiting(anna)) == [tables[2], tables[5], tables[9], patient[1], patient[0]]
    assert anna.get("/api/tables").json()["waiting"] == 5


def test_the_end_of_a_clock_is_known_without_the_table() -> None:
    stored = {"banks": [300.0, 100.0], "at": 1000.0, "asked": [1, 7], "free_seconds": 30.0, "used_seconds": 10.0}

    def row(kind: str, seat: int | None, clock: Any) -> Any:
        return SimpleNamespace(asked_seat=seat, clock=clock, options={"clock": kind})

    assert clock_end(row("live", 1, stored)) == 1120.0
    assert clock_end(row("2d", 1, stored)) == 1020.0
    for other in (row("2d", 0, stored), row("2d", None, stored), row("none", 1, None)):
        assert clock_end(other) is None
