"""Cooperative tables: a bot replaces a player who leaves, and open hands need no pass delays."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from tests.server.live_helpers import Players, connect, live_tables_with, seat_everybody
from tests.server.process_helpers import new_table
from underkeep.core.table import Table
from underkeep.games.keep_the_heroes_out.assist.assist import KeepAssist
from underkeep.games.keep_the_heroes_out.assist.raid_order import ORDER_KINDS, is_order_indifferent
from underkeep.protocol import socket as wire
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.storage.rows import NewTableRow


def table_of(*players: str) -> NewTableRow:
    """Return a table of Keep the Heroes Out! for these players."""
    row = new_table("t", players, pace="fast")
    return msgspec.structs.replace(
        row, game="keep-the-heroes-out", setup={"scenario": "frogs", "clans": ["rats", "imps"]}
    )


def run(tmp_path: Path, row: NewTableRow, test: Callable[[LiveTables], Awaitable[None]], *others: str) -> None:
    """Run a test with live tables."""

    async def whole() -> None:
        async with live_tables_with(f"sqlite:///{tmp_path / 't.sqlite'}", [row], *others) as live:
            await test(live)

    asyncio.run(whole())


def test_a_bot_plays_for_a_player_who_gave_up_until_they_return(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        anna, ben = await connect(live, "anna", seat=0), await connect(live, "ben", seat=1)
        assert ben.last is not None
        assert ben.last.table.together
        done = await ben.ask(wire.GiveUp(id="g"))
        assert isinstance(done, wire.Done)
        table = await live.get("t")
        assert table.bot_of(1) == "greedy"
        assert not table.record.over
        await ben.ask(wire.Return(id="r"))
        assert table.bot_of(1) == ""
        assert anna.closed is None

    run(tmp_path, table_of("anna", "ben"), test)


def test_the_game_ends_when_the_last_person_gives_up(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        anna = await connect(live, "anna", seat=0)
        await anna.ask(wire.GiveUp(id="g"))
        await anna.until(lambda: anna.ending is not None)
        assert anna.ending is not None
        assert anna.ending.without_result

    run(tmp_path, table_of("anna", "bot:random"), test)


def test_an_order_of_heroes_that_changes_nothing_is_not_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {True: 0, False: 0}

    def note(assist: KeepAssist, table: Table) -> bool:
        indifferent = is_order_indifferent(table)
        if table.decision is not None and table.decision.kind in ORDER_KINDS:
            found[indifferent] += 1
        return indifferent

    async def test(live: LiveTables) -> None:
        table = await live.get("t")
        people = Players(table, await seat_everybody(table), seed=3)
        monkeypatch.setattr(KeepAssist, "is_indifferent", note)

        def is_enough() -> bool:
            decision = table.record.table.decision
            assert decision is None or not is_order_indifferent(table.record.table)
            return found[True] > 0

        await people.until(is_enough)

    run(tmp_path, table_of("anna", "ben"), test)


def test_open_hands_need_no_pass_delays(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        table = await live.get("t")
        assert table.scheduler.passes_at_once

    run(tmp_path, table_of("anna", "ben"), test)
