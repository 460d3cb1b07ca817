"""Spectators chat among themselves during a game, and a table that waits for absent players is dropped from memory."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE_SECONDS
from tests.server.live_helpers import connect, live_tables_with
from tests.server.process_helpers import new_table
from underkeep.protocol import socket as wire
from underkeep.server.live import open_tables


def _heard(line: object) -> list[str]:
    return [message.line.text for message in line.messages if isinstance(message, wire.Chatted)]


def test_players_read_the_chat_of_spectators_when_the_game_is_over(tmp_path: Path) -> None:
    async def whole() -> None:
        async with live_tables_with(
            f"sqlite:///{tmp_path / 't.sqlite'}", [new_table("t", ["anna", "ben"])], "wanda"
        ) as live:
            table = await live.get("t")
            await live.store.let_watch("t", "wanda")
            anna, wanda = await connect(live, "anna", seat=0), await connect(live, "wanda", seat=None)
            await anna.ask(wire.Say(id="a", text="good luck"))
            await wanda.ask(wire.Say(id="w", text="the third room is weak"))
            await wanda.until(lambda: len(_heard(wanda)) == 2)
            assert _heard(anna) == ["good luck"]
            back = await connect(live, "anna", seat=0)
            assert back.last is not None
            assert [line.text for line in back.last.chat] == ["good luck"]
            await table.give_up(1, "r")
            await anna.until(lambda: len(_heard(anna)) == 2)
            late = await connect(live, "ben", seat=1)
            assert late.last is not None
            assert [line.text for line in late.last.chat] == ["good luck", "the third room is weak"]

    asyncio.run(whole())


def test_a_table_that_waits_for_an_absent_player_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "IDLE_SECONDS", 0.3)

    async def whole() -> None:
        tables = [new_table("people", ["anna", "ben"]), new_table("clock", ["anna", "ben"])]
        tables[1].options["clock"] = "live"
        async with live_tables_with(f"sqlite:///{tmp_path / 't.sqlite'}", tables) as live:
            await _until(lambda: "clock" in live.tables and live.tables["clock"].is_asking)
            await _until(lambda: "people" not in live.tables)
            assert "clock" in live.tables, "a table with a clock stays in memory"
            monkeypatch.setattr(open_tables, "IDLE_SECONDS", 3600.0)
            await live.get("people")
            await live._drop_idle_tables()
            assert "people" in live.tables, "a table that was requested recently stays in memory"
            anna = await connect(live, "anna", seat=0, table="people")
            await anna.until(lambda: anna.prompt is not None)
            assert anna.prompt is not None
            assert (anna.prompt.seat == 0) == anna.prompt.mine, "a player who connects gets the prompt at once"

    asyncio.run(whole())


async def _until(holds: object) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while not holds():
        assert time.monotonic() < end, "the condition did not become true"
        await asyncio.sleep(0.01)
