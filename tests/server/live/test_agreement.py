"""Agreement requests at a live table: who is asked, replies, silence, and limits."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.live_helpers import BOTS, FOUR, TWO, MemorySocket, connect, run, seat_everybody
from tests.server.process_helpers import deal_table, new_table
from tests.server.virtual_time import live_tables_of, run_virtually
from underkeep.core.messages import LANGUAGES
from underkeep.protocol import socket as wire
from underkeep.server.errors import TableError
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.play import clock
from underkeep.server.live.requests import agreement
from underkeep.server.lobby.proposals import GameEnd, SeatReplacement

REPLACE = SeatReplacement(1, "bot", "random", "en")


def shown(line: MemorySocket) -> wire.Agreement | None:
    """Return the agreement request that a client knows."""
    assert line.last is not None
    return (line.all(wire.People) or [line.last.table])[-1].agreement


def test_all_other_people_have_to_accept(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        anna, ben, eve = [await connect(live, person, seat=seat) for seat, person in enumerate(FOUR[:3])]
        walt = await connect(live, "walt")
        assert await table.request_change("anna", GameEnd()) == [1, 2]
        for line in (anna, ben, eve, walt):
            await line.until(lambda line=line: shown(line) is not None)
        request = shown(ben)
        assert request is not None
        assert (request.what, request.seat, request.waiting) == ("end", 0, [1, 2])
        assert 0 < request.left <= agreement.AGREEMENT_SECONDS
        late = await connect(live, "ben", seat=1)
        assert late.last is not None
        assert late.last.table.agreement is not None, "a client that connects later is asked too"
        # Neither the requesting person nor a spectator can accept, and a reply to another request does not count.
        await anna.ask(wire.Consent(id="a", agree=True, request=request.number))
        assert (await walt.ask(wire.Consent(id="w", agree=True, request=request.number))).code == "only-watching"
        await ben.ask(wire.Consent(id="b0", agree=True, request=request.number + 1))
        await ben.ask(wire.Consent(id="b", agree=True, request=request.number))
        await ben.until(lambda: shown(ben) is not None and shown(ben).waiting == [2])
        assert not table.record.over
        await eve.ask(wire.Consent(id="e", agree=True, request=request.number))
        await ben.until(lambda: ben.ending is not None)
        assert ben.ending is not None
        assert ben.ending.without_result
        await ben.until(lambda: shown(ben) is None)
        row = await live.store.table("t")
        assert row is not None
        assert row.status == "over"

    run(tmp_path, new_table("t", FOUR[:3]), test, "walt")


def test_a_game_goes_on_while_people_are_asked(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        lines = [await connect(live, person, seat=seat) for seat, person in enumerate(TWO)]
        await table.request_change("anna", REPLACE)
        asked = next(line for line in lines if line.asked)
        assert asked.prompt is not None
        answer = wire.Answer(id="x", decision=asked.prompt.decision, option=asked.prompt.options[0].n)
        assert isinstance(await asked.ask(answer), wire.Done)
        assert table.agreements.request is not None
        await table.reply_to_agreement("ben", 1, True)
        assert table.seats[1].who == "bot"
        assert lines[1].closed is not None, "the replaced person gets no more messages of the seat"
        assert table.seats[1].name != "Ben 1"

    run(tmp_path, new_table("t", TWO), test)


def test_a_request_is_refused_by_one_reply_or_by_silence_and_requests_are_limited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(kind: str, seconds: float) -> None:
        live = live_tables_of(deal_table(new_table("t", FOUR[:3], clock=kind)))
        table = await live.get("t")
        await table.request_change("anna", GameEnd())
        with pytest.raises(TableError) as asked:
            await table.request_change("ben", REPLACE)
        assert all(asked.value.text_in(language).endswith(".") for language in LANGUAGES)
        await table.reply_to_agreement("ben", 1, True)
        await table.reply_to_agreement("eve", 1, False)
        assert table.agreements.request is None
        for number in (2, 3):
            await table.request_change("anna", GameEnd())
            await asyncio.sleep(seconds - 1)
            assert table.agreements.request is not None
            assert table.agreements.request.message.number == number
            await asyncio.sleep(2)
            assert table.agreements.request is None
        with pytest.raises(TableError):
            await table.request_change("anna", GameEnd())
        assert not table.record.over
        await live.close()

    for kind, seconds in (("none", agreement.AGREEMENT_SECONDS), ("2d", clock.DAY_SECONDS)):
        run_virtually(test(kind, seconds), monkeypatch)


def test_a_change_of_seats_ends_the_request(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        await table.request_change("anna", GameEnd())
        await live.store.change_seat("t", 2, who="bot", bot="random", person=None)
        await table.refresh()
        assert table.agreements.request is None
        await table.reply_to_agreement("ben", 1, True)
        assert not table.record.over

    run(tmp_path, new_table("t", FOUR[:3]), test)


def test_a_person_alone_needs_no_agreement(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        (anna,) = await seat_everybody(table)
        assert await table.request_change("anna", REPLACE) == []
        assert await table.request_change("anna", GameEnd()) == []
        assert anna.ending is not None
        with pytest.raises(TableError):
            await table.request_change("anna", GameEnd())

    run(tmp_path, new_table("t", BOTS), test)


def test_several_people_at_one_device_reply_once(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        device = await connect(live, "ben")
        assert await table.request_change("anna", GameEnd()) == [1, 2]
        await device.ask(wire.Consent(id="b", agree=True, request=1))
        assert table.record.over

    run(tmp_path, new_table("t", ["anna", "ben", "ben"], hot_seat=True), test)
