"""Absent players: other people act for them only when the clock has run out, and a bot does not consent for them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.live_helpers import FOUR, TWO, MemorySocket, Players, run, seat_everybody
from tests.server.process_helpers import deal_table, new_table
from tests.server.virtual_time import live_tables_of, run_virtually
from underkeep.protocol import socket as wire
from underkeep.server.live import presence
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.play import clock
from underkeep.server.live.requests import undo

LIMITS = {"live": clock.BANK_SECONDS + clock.DECISION_SECONDS, "1d": clock.DAY_SECONDS}


@pytest.mark.parametrize("kind", LIMITS)
@pytest.mark.parametrize("what", ["bot", "end", "answer"])
def test_nobody_acts_for_an_absent_player_who_has_time_left(
    monkeypatch: pytest.MonkeyPatch, kind: str, what: str
) -> None:
    async def test() -> None:
        live = live_tables_of(deal_table(new_table("t", TWO, clock=kind)))
        await live.open()
        table = await live.get("t")
        decision = table.record.table.decision
        assert decision is not None
        late, other = decision.seat, 1 - decision.seat
        line = MemorySocket(live, TWO[other])
        await line.hello("t", other)
        await asyncio.sleep(presence.AWAY_SECONDS + 5)
        assert table.chairs()[late].presence == "away"
        refused = await line.ask(wire.Help(id="h0", seat=late, what=what))
        assert isinstance(refused, wire.Refused)
        assert "still has time" in refused.text
        await asyncio.sleep(LIMITS[kind] - 2 * presence.AWAY_SECONDS)
        assert isinstance(await line.ask(wire.Help(id="h1", seat=late, what=what)), wire.Refused)
        assert not table.record.over
        assert not table.bot_of(late)
        await asyncio.sleep(2 * presence.AWAY_SECONDS)
        assert isinstance(await line.ask(wire.Help(id="h2", seat=late, what=what)), wire.Done)
        if what == "end":
            assert table.record.over
        await live.close()

    run_virtually(test(), monkeypatch)


def test_without_a_clock_absence_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        live = live_tables_of(deal_table(new_table("t", TWO)))
        await live.open()
        line = MemorySocket(live, "anna")
        await line.hello("t", 0)
        assert isinstance(await line.ask(wire.Help(id="h0", seat=1, what="bot")), wire.Refused)
        await asyncio.sleep(presence.AWAY_SECONDS + 1)
        assert isinstance(await line.ask(wire.Help(id="h1", seat=1, what="bot")), wire.Done)
        await line.until(lambda: line.all(wire.Chatted))
        assert line.all(wire.Chatted)[-1].line.text == "Anna 0 has let a bot play for Ben 1 until Ben 1 comes back."
        await live.close()

    run_virtually(test(), monkeypatch)


def test_the_end_of_a_game_with_an_absent_player_needs_the_agreement_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        monkeypatch.setattr(live.presence, "of", lambda row, is_connected, now: "away" if row.seat == 1 else "here")
        await table.help(0, 1, "end")
        assert not table.record.over
        assert table.agreements.request is not None
        assert table.agreements.request.message.waiting == [2], "the absent person is not asked"
        await table.reply_to_agreement("eve", 1, True)
        assert table.record.over

    run(tmp_path, new_table("t", FOUR[:3]), test)


def test_a_bot_does_not_accept_an_undo_for_an_absent_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "ACCEPT_SECONDS", 0.05)

    async def test(live: LiveTables, table: LiveTable) -> None:
        anna, ben = await seat_everybody(table)
        players = Players(table, [anna, ben], 3)

        def concerns_ben() -> bool:
            number = table.record.last_answer_of({0})
            return number is not None and table.seats_concerned_by_undo(0, number) == [1]

        await players.until(concerns_ben)
        await anna.until(lambda: anna.asked or ben.asked)
        await table.set_stand_in(1, "random")
        await anna.until(lambda: anna.asked)
        await players.until(concerns_ben)
        await anna.until(lambda: anna.asked)
        version = table.version
        assert await table.request_undo(0, False, "u") is None
        assert anna.wish is not None
        assert anna.wish.waiting == [1]
        await anna.until(lambda: anna.wish is None)
        assert table.version == version, "a request without a reply is refused"

    run(tmp_path, new_table("t", TWO), test)
