"""Worker processes: work is begun anew when its process dies, and practice has its own queue."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.patience import PATIENCE_SECONDS, TEST_SECONDS
from tests.server.live_helpers import InlineWorker
from tests.server.process_helpers import new_table, store_tables
from tests.server.virtual_time import run_virtually
from underkeep.core.errors import UserError
from underkeep.games.dungeon_fighter.rules.gesture_options import GestureOptions
from underkeep.server.errors import ApiError, TableError
from underkeep.server.live import workers
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.workers import KILL, PracticeWorkers, Worker, WorkerPool
from underkeep.server.storage.store import Store


def die_once(mark: str) -> str:
    """End this process at the first call, and return a text at the second."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), KILL)
    return "done"


def die() -> None:
    """End this process."""
    os.kill(os.getpid(), KILL)


def wait_for_file(path: str) -> str:
    """Return as soon as a file exists."""
    while not Path(path).exists():
        time.sleep(0.01)
    return "done"


def run(test: Any) -> Any:
    return asyncio.run(asyncio.wait_for(test, TEST_SECONDS))


class SlowWorker(InlineWorker):
    """A worker whose work returns the seconds that it takes."""

    async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        await asyncio.sleep(work(*arguments))
        return "done"


class SlowPool(WorkerPool):
    def make_worker(self, niceness: int) -> Worker:
        return SlowWorker(niceness)


@pytest.mark.slow
def test_work_whose_process_is_killed_is_begun_anew(tmp_path: Path) -> None:
    """R15: a worker process is killed while it works."""

    async def test() -> None:
        pool = WorkerPool(1)
        assert await pool.run(die_once, str(tmp_path / "mark")) == "done"
        pool.close()

    run(test())


@pytest.mark.slow
def test_work_that_always_kills_its_process_is_refused() -> None:
    async def test() -> None:
        pool = WorkerPool(1)
        with pytest.raises(TableError):
            await pool.run(die)
        assert await pool.run(os.getpid) != os.getpid(), "the worker is of use again"
        pool.close()

    run(test())


@pytest.mark.slow
def test_work_whose_worker_is_replaced_is_begun_anew(tmp_path: Path) -> None:
    """The worker is ended from outside, which cancels its work; no caller learns of it."""

    async def test() -> None:
        pool = WorkerPool(2)
        waiting = [asyncio.create_task(pool.run(wait_for_file, str(tmp_path / "go"))) for _ in range(6)]
        while pool.waiting < 4:
            await asyncio.sleep(0.01)
        for _ in range(2):
            await asyncio.sleep(0.1)
            for worker in pool._workers:
                worker.kill()
        (tmp_path / "go").touch()
        assert await asyncio.gather(*waiting) == ["done"] * 6
        pool.close()

    run(test())


def test_work_that_takes_too_long_ends_alone(tmp_path: Path) -> None:
    async def test() -> None:
        pool = WorkerPool(2)
        other = asyncio.create_task(pool.run(wait_for_file, str(tmp_path / "go")))
        with pytest.raises(TableError):
            await pool.run(wait_for_file, str(tmp_path / "never"), max_seconds=0.05)
        (tmp_path / "go").touch()
        assert await other == "done"
        assert await pool.run(os.getpid) != os.getpid()
        pool.close()

    run(test())


def test_a_caller_that_gives_up_does_not_slow_the_next_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker is busy until the abandoned work is done, so that the next work does not count that time."""

    async def test() -> None:
        pool = SlowPool(1)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(pool.run(lambda: 8.0), 1.0)
        assert await pool.run(lambda: 4.0, max_seconds=5.0) == "done"

    run_virtually(test(), monkeypatch)


def test_the_time_in_the_queue_is_no_thinking_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "machine_load", lambda: 1.0)

    async def test() -> None:
        pool = SlowPool(1)
        many = [pool.run(lambda: 4.0, max_seconds=5.0) for _ in range(20)]
        assert await asyncio.gather(*many) == ["done"] * 20
        with pytest.raises(TableError):
            await pool.run(lambda: 6.0, max_seconds=5.0)
        assert pool.waiting == 0

    run_virtually(test(), monkeypatch)


def test_a_busy_machine_has_more_time_for_the_same_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "machine_load", lambda: 2.0)

    async def test() -> None:
        pool = SlowPool(1)
        assert await pool.run(lambda: 9.0, max_seconds=5.0) == "done"
        with pytest.raises(TableError):
            await pool.run(lambda: 11.0, max_seconds=5.0)

    run_virtually(test(), monkeypatch)


def test_a_full_practice_queue_refuses_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    class Practice(PracticeWorkers):
        def make_worker(self, niceness: int) -> Worker:
            return SlowWorker(niceness)

    async def test() -> None:
        monkeypatch.setattr(workers, "practise", lambda *_: 1.0)
        pool = Practice()
        throws = [pool.practise("dungeon-fighter", {}, None, 1) for _ in range(workers.MAX_WAITING_PRACTICE + 3)]
        results = await asyncio.gather(*throws, return_exceptions=True)
        refused = [error for error in results if isinstance(error, ApiError)]
        assert len(refused) == 2, "one is computed, and the queue is full behind it"
        assert {(error.status, error.retry_after > 0) for error in refused} == {(429, True)}
        assert refused[0].text_in("en").startswith("Too many people are practising")
        assert refused[0].text_in("pl").startswith("Zbyt wiele osób teraz ćwiczy")

    run_virtually(test(), monkeypatch)


@pytest.mark.slow
def test_tables_go_on_beside_a_flood_of_practice(tmp_path: Path) -> None:
    """R15: four tables of bots throw dice while 300 people practise."""
    pytest.importorskip("rapier3d")
    gestures = GestureOptions([])
    option = gestures[len(gestures) // 2]
    lying = {
        str(n): {"die": "red", "place": "off", "pose": [-40_000, n * 2000, 800, 0, 0, 0, 32_767]} for n in range(16)
    }
    practice_table = {"die": "water", "lying": lying}
    rows = [
        msgspec.structs.replace(
            new_table(f"t{n}", ["bot:clumsy", "bot:clumsy"]),
            game="dungeon-fighter",
            setup={"heroes": ["jack", "rysiek"]},
        )
        for n in range(4)
    ]

    async def test() -> None:
        store = await Store(f"sqlite:///{tmp_path / 't.sqlite'}").open()
        await store_tables(store, rows)
        live = LiveTables(store)
        try:
            await live.open()
            tables = [await live.get(row.id) for row in rows]
            throws = [live.practise("dungeon-fighter", dict(practice_table), option) for _ in range(300)]
            flood = asyncio.gather(*throws, return_exceptions=True)
            before = [sum(answer.is_irreversible for answer in table.record.answers) for table in tables]
            end = time.monotonic() + PATIENCE_SECONDS

            def thrown(number: int) -> int:
                answers = tables[number].record.answers
                return sum(answer.is_irreversible for answer in answers) - before[number]

            while any(thrown(n) < 3 and not table.record.over for n, table in enumerate(tables)):
                assert time.monotonic() < end, f"throws: {[thrown(n) for n in range(4)]}"
                await asyncio.sleep(0.05)
            results = await flood
            assert not [error for error in results if isinstance(error, Exception) and not isinstance(error, UserError)]
            assert any(not isinstance(result, BaseException) for result in results)
        finally:
            await live.close()
            await store.close()

    run(test())
