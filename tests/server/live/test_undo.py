"""Undo at a live table: without consent, with consent, and the undone lines in the log."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.live_helpers import BOTS, FOUR, TWO, MemoryListener, Players, assert_in_sync, run, seat_everybody
from tests.server.process_helpers import new_table
from underkeep.server.errors import TableError
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.requests import undo


def test_against_bots_everything_can_be_undone(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        (anna,) = await seat_everybody(table)
        players = Players(table, [anna], 2)
        await players.until(lambda: players.number >= 6)
        await anna.until(lambda: anna.asked)
        for n in range(5):
            before = len(table.record.answers)
            log = [line.text for line in anna.log]
            version = table.version
            assert await table.request_undo(0, False, f"u{n}") == version + 1
            assert len(table.record.answers) < before
            assert anna.asked, "the decision is asked again"
            assert_in_sync(table, anna)
            fresh = MemoryListener("anna", 0)
            await table.join(fresh, None)
            assert [line.text for line in anna.log] == [line.text for line in fresh.log]
            assert [line.text for line in anna.log] == log[: len(anna.log)]
        await players.until(lambda: players.number >= 9)
        await anna.until(lambda: anna.asked)
        # The stored entries lead to the same state after a restart.
        entries = await live.store.entries(table.id)
        assert len(entries) == table.version
        state = table.record.table.save()
        await table.load()
        assert table.record.table.save() == state

    run(tmp_path, new_table("t", BOTS), test)


def test_an_undo_that_concerns_other_players_needs_their_consent(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        anna, ben, eve = await seat_everybody(table)
        players = Players(table, [anna, ben, eve], 2)
        await players.until(lambda: _mine_is_not_harmless(table, 0) and _mine_is_not_harmless(table, 1))
        keep = table.record.last_answer_of({0})
        version = table.version
        assert await table.request_undo(0, False, "u") is None
        assert ben.wish is not None
        assert (ben.wish.seat, sorted(ben.wish.waiting)) == (0, [1, 2])
        since = ben.wish.since
        assert 0 < since < len(table.record.table.events)
        assert await table.request_undo(0, False, "u") is None, "a repeated message makes no second request"
        with pytest.raises(TableError):
            await table.request_undo(1, False, "u1")
        await table.reply_to_undo(1, True)
        assert (eve.wish and eve.wish.waiting) == [2]
        assert table.version == version
        await table.reply_to_undo(2, True)
        assert table.version == version + 1
        assert len(table.record.answers) == keep
        assert len(table.record.table.events) == since, "the request has told which events are undone"
        assert anna.wish is None
        assert_in_sync(table, anna, ben, eve)
        # After the undo, too, a repeated message makes no second request.
        assert await table.request_undo(0, False, "u") == version + 1

    run(tmp_path, new_table("t", FOUR[:3]), test)


def test_undone_lines_that_others_had_seen_stay_in_the_log(tmp_path: Path) -> None:
    """A client that connects later or after a restart gets the same log as a client that has stayed."""

    async def test(live: LiveTables, table: LiveTable) -> None:
        stayed = await seat_everybody(table, "walt")
        players = Players(table, stayed[:2], 2)

        async def take_back(seat: int, turn: bool = False) -> None:
            if await table.request_undo(seat, turn, f"u{table.version}") is None:
                await table.reply_to_undo(1 - seat, True)

        async def compare() -> None:
            for ear in stayed:
                fresh = MemoryListener(ear.person, ear.seat)
                await table.join(fresh, None)
                assert fresh.log == ear.log
                table.leave(fresh)

        struck = 0
        for number in (3, 5, 6, 8):
            await players.until(lambda number=number: players.number >= number)
            before = [list(ear.log) for ear in stayed]
            seat = table.record.answers[table.record.last_answer_of({0, 1}) or 0].seat
            await take_back(seat, turn=number == 6)
            for ear, old in zip(stayed, before, strict=True):
                assert [line.text for line in ear.log] == [line.text for line in old], "no line is lost"
                assert sum(line.struck for line in ear.log) >= struck
            await compare()
            struck = sum(line.struck for line in stayed[0].log)
        assert struck
        lines = len(stayed[0].log)
        await players.until(lambda: len(stayed[0].log) > lines)
        assert not stayed[0].log[-1].struck
        await table.load()
        await compare()

    run(tmp_path, new_table("t", TWO), test, "walt")


def test_undone_lines_that_nobody_else_had_seen_are_removed(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        anna, walt = await seat_everybody(table, "walt")
        players = Players(table, [anna], 2)
        await players.until(lambda: players.number >= 4)
        await table.request_undo(0, False, "u")
        fresh = MemoryListener("walt")
        await table.join(fresh, None)
        assert not [line for line in (*anna.log, *walt.log, *fresh.log) if line.struck]
        assert fresh.log == walt.log

    run(tmp_path, new_table("t", BOTS), test, "walt")


def _mine_is_not_harmless(table: LiveTable, seat: int) -> bool:
    number = table.record.last_answer_of({seat})
    return number is not None and bool(table.seats_concerned_by_undo(seat, number))


def test_a_request_ends_by_refusal_or_silence_and_requests_are_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undo, "ACCEPT_SECONDS", 0.05)

    async def test(live: LiveTables, table: LiveTable) -> None:
        anna, ben = await seat_everybody(table)
        players = Players(table, [anna, ben], 3)
        await players.until(lambda: _mine_is_not_harmless(table, 0))
        version = table.version
        await table.request_undo(0, False, "u1")
        await table.reply_to_undo(1, False)
        assert anna.wish is None
        for n in (2, 3):
            await table.request_undo(0, False, f"u{n}")
            await anna.until(lambda: anna.wish is None, 2)
        with pytest.raises(TableError):
            await table.request_undo(0, False, "u4")
        assert ben.wish is None
        assert table.version == version

    run(tmp_path, new_table("t", TWO), test)


def test_an_answer_that_concerns_nobody_else_is_undone_without_consent(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        anna, ben = await seat_everybody(table)
        players = Players(table, [anna, ben], 4)
        found = 0
        while not table.record.over and found < 3:
            ear = await players.step()
            if ear is None or ear.seat is None:
                break
            number = table.record.last_answer_of({ear.seat})
            assert number is not None
            if table.seats_concerned_by_undo(ear.seat, number) or not table.record.answers[number].is_pass:
                continue
            version = table.version
            assert await table.request_undo(ear.seat, False, f"u{version}") == version + 1
            assert ear.asked
            found += 1
            assert_in_sync(table, anna, ben)
        assert found

    run(tmp_path, new_table("t", TWO), test)


def test_a_whole_turn_can_be_undone(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        (anna,) = await seat_everybody(table)
        players = Players(table, [anna], 5)
        await players.until(lambda: players.number >= 12)
        number = table.record.last_answer_of({0})
        assert number is not None
        first = table.record.first_answer_of_turn(number)
        assert first <= number
        await table.request_undo(0, True, "u")
        assert len(table.record.answers) == first
        assert all(mark.seat == 0 or mark.is_pass for mark in table.record.answers[first:])

    run(tmp_path, new_table("t", BOTS), test)
