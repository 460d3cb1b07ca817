"""A database that fails or hangs: nothing is shown that is not stored, answers are refused with a sentence, and every
table goes on by itself."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Times
from tests.patience import PATIENCE_SECONDS
from tests.server.live_helpers import BOTS, TWO, InlineBots, Players, connect, live_tables_with, run, seat_everybody
from tests.server.postgres import Cluster
from tests.server.process_helpers import new_table, store_tables
from underkeep.core.records.record import Record
from underkeep.protocol import socket as wire
from underkeep.server.errors import CannotSave
from underkeep.server.http.socket import TRY_AGAIN
from underkeep.server.live import open_tables
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.storage.database import StorageUnavailable
from underkeep.server.storage.store import Store

ALL_BOTS = ["bot:random", "bot:random", "bot:random"]
SENTENCE = "The server cannot save right now; your answer was not counted."


class Outage:
    """Lets every use of a store fail as long as it lasts."""

    def __init__(self, store: Store) -> None:
        self._store, self._read, self._write = store, store.read, store.write
        self.failures = 0

    def __enter__(self) -> Outage:
        self._store.read = self._store.write = self._fail
        return self

    def __exit__(self, *_: object) -> None:
        self._store.read, self._store.write = self._read, self._write

    async def _fail(self, job: Any) -> Any:
        self.failures += 1
        raise StorageUnavailable


async def eventually(condition: Any) -> None:
    """Wait until a condition is true."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < end, "the condition did not become true in time"
        await asyncio.sleep(0.02)


def test_a_table_that_cannot_be_stored_refuses_answers_and_goes_on(tmp_path: Path) -> None:
    """R10: every use of the storage fails for a while."""

    async def test(live: LiveTables, table: LiveTable) -> None:
        ears = await seat_everybody(table, "wim")
        players = Players(table, ears)
        for _ in range(3):
            await players.step()
        await ears[0].until(lambda: any(ear.asked for ear in ears))
        version, shown = table.version, [len(ear.messages) for ear in ears]
        with Outage(live.store):
            for _ in range(3):
                with pytest.raises(CannotSave):
                    await players.step()
            assert table.is_stalled
            assert table.version == version
            assert [len(ear.messages) for ear in ears] == shown, "nothing is shown while nothing can be stored"
            newcomer = (await seat_everybody(table, "eve"))[-1]
            assert newcomer.version == version, "a newcomer sees the stored position"
        await eventually(lambda: not table.is_stalled)
        assert live.tables == {"t": table}, "there is one live table, the one with the listeners"
        before = table.version
        while table.version < before + 5:
            await players.step()
        assert {ear.version for ear in ears} == {table.version}
        assert [row.version for row in await live.store.entries("t")] == list(range(1, table.version + 1))

    run(tmp_path, new_table("t", TWO), test)


def test_a_refused_answer_can_be_given_again(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        line = await connect(live, "anna", seat=0)
        await line.until(lambda: line.asked)
        assert line.prompt is not None
        answer = wire.Answer(id="again", decision=line.prompt.decision, option=line.prompt.options[0].n)
        with Outage(live.store):
            refused = await line.ask(answer)
            assert isinstance(refused, wire.Refused)
            assert refused.text.startswith(SENTENCE)
        await eventually(lambda: not table.is_stalled)
        assert isinstance(await line.ask(answer), wire.Done)

    run(tmp_path, new_table("t", BOTS), test)


def test_tables_are_resumed_as_soon_as_they_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of bots that nobody looks at go on after a start during an outage."""
    monkeypatch.setattr(open_tables, "REPAIR_SECONDS", 0.05)
    address, ids = f"sqlite:///{tmp_path / 'tables.sqlite'}", ["t1", "t2", "t3"]

    async def test() -> None:
        store = await Store(address).open()
        await store_tables(store, [new_table(id, ALL_BOTS, pace="instant") for id in ids])
        live = LiveTables(store, InlineBots())
        try:
            await live.open()
            with Outage(store) as outage:
                await eventually(lambda: outage.failures >= 3)
                assert live.tables == {}
            await eventually(lambda: {id for id, table in live.tables.items() if table.version > 20} == set(ids))
        finally:
            await live.close()
            await store.close()

    asyncio.run(test())


def test_a_client_comes_back_to_a_table_that_cannot_be_read(tmp_path: Path) -> None:
    async def test() -> None:
        table = new_table("t", BOTS)
        async with live_tables_with(f"sqlite:///{tmp_path / 'tables.sqlite'}", [table]) as live:
            await eventually(lambda: "t" in live.tables)
            live.forget("t")
            with Outage(live.store):
                line = await connect(live, "anna", seat=0)
                farewell = line.all(wire.Farewell)[0]
                assert (farewell.code, farewell.back) == ("no-storage", True)
                assert farewell.text.startswith("The server cannot read the table right now")
                assert line.closed == (TRY_AGAIN, "no-storage")
            again = await connect(live, "anna", seat=0)
            assert again.version is not None

    asyncio.run(test())


def test_work_in_the_background_is_repeated_until_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_tables, "REPAIR_SECONDS", 0.05)
    done: list[str] = []

    async def test(live: LiveTables, table: LiveTable) -> None:
        async def work() -> None:
            found = await live.store.table("t")
            done.append("" if found is None else found.id)

        with Outage(live.store) as outage:
            live._run_later(0.0, work)
            await eventually(lambda: outage.failures >= 2)
            assert done == []
        await eventually(lambda: done == ["t"])

    run(tmp_path, new_table("t", TWO), test)


@pytest.mark.slow
def test_bots_show_nothing_that_is_not_stored_and_play_to_the_end(tmp_path: Path) -> None:
    """Four tables with bots only: three outages in mid-game, and every version that a spectator sees is stored."""

    async def test() -> None:
        ids = ["t1", "t2", "t3", "t4"]
        tables = [new_table(id, ALL_BOTS, pace="instant") for id in ids]
        async with live_tables_with(f"sqlite:///{tmp_path / 'tables.sqlite'}", tables) as live:
            opened = [await live.get(id) for id in ids]
            ears = [(await seat_everybody(table, "wim"))[-1] for table in opened]
            for _ in range(3):
                await eventually(lambda: not any(table.is_stalled for table in opened))
                with Outage(live.store) as outage:
                    stored = [table.version for table in opened]
                    await eventually(lambda now=outage: now.failures >= 4 or all(ear.ending for ear in ears))
                    shown = [ear.version or 0 for ear in ears]
                    # The write that was under way when the outage began may still have been stored.
                    assert all(table.version == ear.version for table, ear in zip(opened, ears, strict=True)), (
                        stored,
                        shown,
                    )
                for id, version in zip(ids, shown, strict=True):
                    assert len(await live.store.entries(id)) >= version
                await asyncio.sleep(0.3)
            await eventually(lambda: all(ear.ending is not None for ear in ears))
            assert [live.tables[id] for id in ids] == opened
            for table in opened:
                row = await live.store.table(table.id)
                assert row is not None
                assert (row.status, row.version) == ("over", table.version)

    asyncio.run(test())


def test_an_answer_counts_if_only_its_confirmation_was_lost(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        ears = await seat_everybody(table)
        players = Players(table, ears)
        await players.step()
        append = live.store.append

        async def append_without_confirmation(*entries: Any, **more: Any) -> None:
            await append(*entries, **more)
            raise StorageUnavailable

        live.store.append = append_without_confirmation
        version = table.version
        with pytest.raises(CannotSave):
            await players.step()
        live.store.append = append
        await eventually(lambda: not table.is_stalled)
        assert table.version > version
        assert len(await live.store.entries("t")) == table.version
        await players.step()

    run(tmp_path, new_table("t", TWO), test)


def test_a_copied_record_is_independent_of_the_original(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        players = Players(table, await seat_everybody(table))
        for _ in range(12):
            await players.step()
        record = table.record
        copied: Record = record.copy()
        before = (record.version, record.table.save(), list(record.table.events), list(record.answers))
        for _ in range(4):
            await players.step()
        assert (copied.version, copied.table.save(), list(copied.table.events), list(copied.answers)) == before
        assert copied.table.decision is not None
        copied.answer(copied.table.options[0], copied.table.decision.seat, "person")
        assert copied.version == before[0] + 1

    run(tmp_path, new_table("t", TWO), test)


@pytest.mark.slow
def test_a_database_that_hangs_gets_the_same_sentence(postgres: Cluster, times: Times) -> None:
    """R10: a PostgreSQL server does not answer for a while."""

    async def test() -> None:
        address = postgres.new_database("hanging")
        async with live_tables_with(address, [new_table("t", BOTS)]) as live:
            table = await live.get("t")
            line = await connect(live, "anna", seat=0)
            await line.until(lambda: line.asked)
            assert line.prompt is not None
            version = table.version
            answer = wire.Answer(id="hanging", decision=line.prompt.decision, option=line.prompt.options[0].n)
            with postgres.frozen():
                began = time.monotonic()
                refused = await line.ask(answer)
                times.most("R10", "a hanging database is reported after", time.monotonic() - began, 5.0, "s")
                assert isinstance(refused, wire.Refused)
                assert refused.text.startswith(SENTENCE)
                assert line.version == version
            began = time.monotonic()
            await eventually(lambda: not table.is_stalled)
            times.most("R10", "the table goes on after", time.monotonic() - began, 5.0, "s")
            assert isinstance(await line.ask(answer), wire.Done | wire.Stale)

    asyncio.run(test())


@pytest.mark.slow
def test_tables_go_on_after_the_database_server_was_away(postgres: Cluster, times: Times, long: bool) -> None:
    """R10: eight tables with bots: the database server is stopped and started again, in the long form three times for
    30 seconds."""

    async def test() -> None:
        ids = [f"t{number}" for number in range(8)]
        address = postgres.new_database("away")
        async with live_tables_with(address, [new_table(id, ALL_BOTS) for id in ids]) as live:
            opened = [await live.get(id) for id in ids]
            ears = [(await seat_everybody(table, "wim"))[-1] for table in opened]
            for _ in range(3 if long else 1):
                await asyncio.sleep(0.5)
                postgres.stop()
                try:
                    await asyncio.sleep(30.0 if long else 3.0)
                    shown = [ear.version or 0 for ear in ears]
                finally:
                    postgres.start()
                began = time.monotonic()
                await eventually(
                    lambda then=shown: all(
                        (ear.version or 0) > version or ear.ending for ear, version in zip(ears, then, strict=True)
                    )
                )
                times.most("R10", "the last of eight tables goes on after", time.monotonic() - began, 5.0, "s")
                for id, version in zip(ids, shown, strict=True):
                    assert len(await live.store.entries(id)) >= version, "nothing was shown that was not stored"
            assert [live.tables[id] for id in ids] == opened

    asyncio.run(test())


def test_finished_tables_wait_until_played_ones_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a start the clients of all tables come at once. A finished game is read only when all games that are being
    played go on, also if its client comes first."""
    address, ids = f"sqlite:///{tmp_path / 'tables.sqlite'}", ["t1", "t2", "t3"]
    opened: list[str] = []

    async def test() -> None:
        store = await Store(address).open()
        await store_tables(store, [new_table(id, ALL_BOTS) for id in [*ids, "over", "closed"]])
        for status in ("over", "closed"):
            await store.change_table(status, status=status)
        live = LiveTables(store, InlineBots())
        read = live._read_as_holder

        async def note(id: str) -> Any:
            opened.append(id)
            return await read(id)

        monkeypatch.setattr(live, "_read_as_holder", note)
        try:
            await live.open()
            await asyncio.gather(live.find("over"), live.find("closed"))
            assert sorted(opened[:3]) == ids
            assert sorted(opened[3:]) == ["closed", "over"]
            # Later each is opened at once.
            live.forget("over")
            await live.find("over")
        finally:
            await live.close()
            await store.close()

    asyncio.run(test())
