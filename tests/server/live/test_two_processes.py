"""Two processes serve the same tables: games end, and nothing is logged as a failure."""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging
from typing import Any

import pytest

from tests.patience import TEST_SECONDS
from tests.server.live_helpers import InlineBots, live_tables_with
from tests.server.postgres import Cluster
from tests.server.process_helpers import new_table
from underkeep.server.errors import DecisionOver
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.storage.store import Store


@pytest.mark.slow
def test_no_failure_is_logged_while_two_processes_play(postgres: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    """R16: both processes let the bots of the same tables answer, so that one of them is always second."""
    address = postgres.new_database("twoplay")
    tables = [new_table(f"t{n}", ["bot:random", "bot:random"]) for n in range(3)]
    unhandled: list[dict[str, Any]] = []

    async def test() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unhandled.append(context))
        async with live_tables_with(address, tables) as first:
            store = await Store(address).open()
            second = LiveTables(store, InlineBots())
            await second.open()
            for live in itertools.cycle((first, second)):
                for table in tables:
                    await live.refresh_table(table.id)
                found = [await store.table(table.id) for table in tables]
                if all(row is not None and (row.status == "over" or row.version > 150) for row in found):
                    break
                await asyncio.sleep(0.05)
            await second.close()
            await store.close()
        gc.collect()
        await asyncio.sleep(0)

    with caplog.at_level(logging.WARNING):
        asyncio.run(asyncio.wait_for(test(), TEST_SECONDS))
    assert [context.get("message") for context in unhandled] == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_work_in_the_background_that_comes_too_late_is_no_failure(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    unhandled: list[dict[str, Any]] = []

    async def test() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unhandled.append(context))
        async with live_tables_with(f"sqlite:///{tmp_path / 't.sqlite'}", [new_table("t", ["anna", "ben"])]) as live:
            table = await live.get("t")
            calls: list[str] = []

            async def too_late() -> None:
                calls.append("called")
                raise DecisionOver

            monkeypatch.setattr(table, "refresh", too_late)
            live.notified("t")
            await live.refresh_table("t")
            while len(calls) < 2:
                await asyncio.sleep(0.01)
        gc.collect()
        await asyncio.sleep(0)

    with caplog.at_level(logging.WARNING):
        asyncio.run(asyncio.wait_for(test(), TEST_SECONDS))
    assert unhandled == []
    assert caplog.records == []
