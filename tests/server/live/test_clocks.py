"""The clocks of tables are stored with every answer, and survive restarts and outages. The time is handed in."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.live.test_outages import Outage, eventually
from tests.server.live_helpers import TWO, InlineBots, MemoryListener, Players, live_tables_with, run, seat_everybody
from tests.server.postgres import Cluster
from tests.server.process_helpers import deal_table, new_table
from tests.server.virtual_time import MemoryStore, run_virtually
from underkeep.server.errors import CannotSave
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.play import clock
from underkeep.server.live.play.clock import BANK_SECONDS, DAY_SECONDS, DECISION_SECONDS, OUTAGE_SECONDS, Clock

ROUNDING = 0.11
"""The time left is rounded to a tenth of a second."""


def test_a_stored_clock_goes_on_where_the_server_stopped() -> None:
    before = Clock("live", 2)
    before.start(1, 5, is_reaction=False, now=100.0)
    before.stop(100.0 + DECISION_SECONDS + 40.0)
    assert before.banks == [BANK_SECONDS, BANK_SECONDS - 40.0]
    before.start(0, 6, is_reaction=False, now=200.0)
    stored = before.to_store(now=210.0, wall_time=5000.0)
    after = Clock("live", 2)
    # The server ran for 15 seconds more, and was away for hours.
    after.restore(stored, ran_until=5015.0)
    assert (after.asked, after.banks, after.is_running) == ((0, 6), before.banks, False)
    assert after.seconds_left(999_999.0) == DECISION_SECONDS + BANK_SECONDS - 25.0
    after.resume(1_000_000.0)
    assert after.seconds_left(1_000_010.0) == DECISION_SECONDS + BANK_SECONDS - 35.0
    # If it is not known until when the server ran, no time is counted.
    after.restore(stored, ran_until=0.0)
    assert after.seconds_left(0.0) == DECISION_SECONDS + BANK_SECONDS - 10.0


def test_everybody_gets_time_after_an_outage() -> None:
    live, days = Clock("live", 3), Clock("2d", 3)
    live.make_up_for_outage()
    assert live.banks == [BANK_SECONDS + OUTAGE_SECONDS] * 3
    days.start(1, 4, is_reaction=False, now=0.0)
    days.make_up_for_outage()
    assert days.seconds_left(0.0) == 2 * DAY_SECONDS + OUTAGE_SECONDS


def test_a_paused_clock_counts_no_time() -> None:
    paused = Clock("live", 2)
    paused.start(0, 1, is_reaction=False, now=10.0)
    paused.pause(15.0)
    assert paused.seconds_left(1000.0) == DECISION_SECONDS + BANK_SECONDS - 5.0
    paused.resume(2000.0)
    assert paused.seconds_left(2001.0) == DECISION_SECONDS + BANK_SECONDS - 6.0


class WallClock:
    """A wall clock that the test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, now: float = 1_000_000.0) -> None:
        self.now = now
        monkeypatch.setattr(time, "time", lambda: self.now)

    async def pass_seconds(self, seconds: float) -> None:
        """Let time pass on the wall clock and in the event loop."""
        self.now += seconds
        await asyncio.sleep(seconds)


@pytest.mark.parametrize(("kind", "used"), [("live", 170.0), ("2d", 100_000.0)])
def test_a_restart_neither_fills_nor_drains_a_clock(monkeypatch: pytest.MonkeyPatch, kind: str, used: float) -> None:
    async def test() -> None:
        wall = WallClock(monkeypatch)
        store: Any = MemoryStore(deal_table(new_table("t", TWO, clock=kind)))
        live = LiveTables(store, InlineBots())
        await live.open()
        table = await live.get("t")
        ears = await seat_everybody(table)
        players = Players(table, ears)
        # The first person takes a long time, and the second one is thinking when the server is killed.
        await wall.pass_seconds(used)
        await players.step()
        await ears[0].until(lambda: any(ear.asked for ear in ears))
        banks = list(table.clock.banks)
        assert kind != "live" or min(banks) < BANK_SECONDS
        await wall.pass_seconds(45.0)
        left, version = table.clock.seconds_left(time.monotonic()), table.version
        assert left is not None
        table.close()
        for task in list(live._tasks):
            task.cancel()
        await wall.pass_seconds(7200.0)
        again = LiveTables(store, InlineBots())
        await again.open()
        opened = await again.get("t")
        assert opened.version == version
        if kind == "live":
            assert opened.clock.banks == pytest.approx([bank + OUTAGE_SECONDS for bank in banks])
        # The server stored every ten seconds that it ran, so up to ten seconds of thinking are forgotten.
        now_left = opened.clock.seconds_left(time.monotonic())
        assert now_left is not None
        assert left + OUTAGE_SECONDS - ROUNDING <= now_left <= left + OUTAGE_SECONDS + 10.0 + ROUNDING
        # A second restart counts the time since the first one only, and gives the seconds again.
        await wall.pass_seconds(20.0)
        await again.close()
        await wall.pass_seconds(7200.0)
        third = LiveTables(store, InlineBots())
        await third.open()
        left_again = (await third.get("t")).clock.seconds_left(time.monotonic())
        assert left_again == pytest.approx(now_left - 20.0 + OUTAGE_SECONDS, abs=2.0)
        await third.close()

    run_virtually(test(), monkeypatch)


def test_clocks_are_stored_in_the_transaction_of_the_answer(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        ears = await seat_everybody(table)
        players = Players(table, ears)
        for _ in range(3):
            table.clock.banks[0] -= 10.0
            await players.step()
            row = await live.store.table("t")
            assert row is not None
            assert row.clock is not None
            assert row.version == table.version
            stored = Clock("live", 2)
            stored.restore(row.clock, 0.0)
            assert stored.banks == pytest.approx(table.clock.banks)
            assert stored.asked == table.clock.asked

    run(tmp_path, new_table("t", TWO, clock="live"), test)


def test_time_that_players_give_is_stored(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        (late,) = [ear.seat for ear in await seat_everybody(table) if ear.asked]
        assert late is not None
        table.clock.pause(time.monotonic())
        table.clock._used_seconds = 10_000.0
        await table.help(1 - late, late, "time")

        async def is_stored() -> bool:
            row = await live.store.table("t")
            assert row is not None
            return row.clock is not None and row.clock["banks"][late] == 2 * BANK_SECONDS

        while not await is_stored():
            await asyncio.sleep(0.01)

    run(tmp_path, new_table("t", TWO, clock="live"), test)


def test_a_stalled_table_stops_the_clock_and_makes_up_for_it(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        ears = await seat_everybody(table)
        players = Players(table, ears)
        await players.step()
        await ears[0].until(lambda: any(ear.asked for ear in ears))
        banks = list(table.clock.banks)
        table.clock._used_seconds = 20.0
        with Outage(live.store):
            with pytest.raises(CannotSave):
                await players.step()
            assert not table.clock.is_running
            left = table.clock.seconds_left(time.monotonic())
            assert left is not None
            assert table.clock.seconds_left(time.monotonic() + 3600.0) == left
        await eventually(lambda: not table.is_stalled)
        assert table.clock.banks == [bank + OUTAGE_SECONDS for bank in banks]
        assert table.clock.is_running
        now_left = table.clock.seconds_left(time.monotonic())
        assert now_left is not None
        assert left < now_left <= left + OUTAGE_SECONDS, "the used time of the decision is not forgotten"
        await eventually(lambda: any(line.notice for line in table.chat.readable_by(0, True, "en")))
        await eventually(lambda: table._stored_clock == table.clock.asked)

    run(tmp_path, new_table("t", TWO, clock="live"), test)


def test_a_restarted_server_tells_people_of_the_time_that_they_get(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def play() -> None:
        async with live_tables_with(address, [new_table("t", TWO, clock="live"), new_table("u", TWO)]) as live:
            for id in ("t", "u"):
                table = await live.get(id)
                await Players(table, await seat_everybody(table)).step()
                table.clock.banks = [100.0, 200.0]

    async def come_back() -> None:
        async with live_tables_with(address, []) as live:
            table, other = await live.get("t"), await live.get("u")
            assert sum(table.clock.banks) == pytest.approx(2 * (BANK_SECONDS + OUTAGE_SECONDS))
            for language, word in (("en", "more seconds"), ("pl", "dodatkowo")):
                back = MemoryListener("anna", 0, language)
                await table.join(back, None)
                assert back.last is not None
                assert word in back.last.chat[-1].text
            assert other.clock.banks == [clock.BANK_SECONDS] * 2
            assert other.chat.readable_by(0, True, "en") == []

    asyncio.run(play())
    asyncio.run(come_back())


@pytest.mark.slow
def test_a_process_takes_the_clock_of_another_one_over(postgres: Cluster) -> None:
    """Everybody gets some seconds more when the process of a table has ended; the start of a process is no outage."""

    async def test() -> None:
        address = postgres.new_database("clocks")
        async with live_tables_with(address, []) as second:
            async with live_tables_with(address, [new_table("t", TWO, clock="live")]) as first:
                table = await first.get("t")
                players = Players(table, await seat_everybody(table))
                await players.step()
                table.clock.banks = [111.0, 222.0]
                await players.step()
                assert second.outage == first.outage
                banks, asked = list(table.clock.banks), table.clock.asked
            await eventually(lambda: "t" in second.tables)
            taken = second.tables["t"]
            assert taken.clock.asked == asked
            for bank, before in zip(taken.clock.banks, banks, strict=True):
                assert before + clock.OUTAGE_SECONDS - 5 <= bank <= before + clock.OUTAGE_SECONDS
            (notice,) = taken.chat.readable_by(0, True, "en")
            assert f"{clock.OUTAGE_SECONDS:g}" in notice.text

    asyncio.run(test())
