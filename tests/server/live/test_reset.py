"""Resetting a turn at a table of two people: with or without consent, and with the same result for both clients."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.patience import TEST_SECONDS
from tests.server.live_helpers import MemorySocket, live_tables_with
from tests.server.process_helpers import digest, new_table
from underkeep.protocol import socket as wire
from underkeep.server.http import socket
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables

PEOPLE = ("anna", "ben")
Test = Callable[["Pair"], Awaitable[None]]


class Pair:
    """Two people at a table, who answer at random."""

    def __init__(self, live: LiveTables, table: LiveTable, seed: int) -> None:
        self.live, self.table, self.dice = live, table, random.Random(seed)
        self.lines: list[MemorySocket] = []
        self.number = 0

    async def sit(self) -> None:
        for seat, person in enumerate(PEOPLE):
            line = MemorySocket(self.live, person)
            await line.hello("t", seat)
            self.lines.append(line)

    async def step(self) -> int | None:
        """Let the asked player answer. Returns the seat, or None when the game is over."""
        first = self.lines[0]
        await first.until(lambda: first.ending is not None or any(line.asked for line in self.lines))
        if first.ending is not None:
            return None
        seat = next(seat for seat, line in enumerate(self.lines) if line.asked)
        prompt = self.lines[seat].prompt
        assert prompt is not None
        self.number += 1
        answer = wire.Answer(f"a{self.number}", prompt.decision, self.dice.choice(prompt.options).n)
        assert isinstance(await self.lines[seat].ask(answer), wire.Done)
        await self.agree()
        return seat

    async def agree(self) -> None:
        """Check that both clients have the version and the board of the server."""
        for seat, line in enumerate(self.lines):
            await line.until(lambda line=line: line.version == self.table.version)
            board = msgspec.to_builtins(
                self.table.game.display.board(self.table.record.table.observe(seat)), str_keys=True
            )
            assert digest(line.board) == digest(board)

    async def turn(self, asked_for: bool) -> tuple[int, int]:
        """Play until a player has given several answers in a turn, and its reset needs consent (`asked_for`) or none.
        Returns the seat, and the number of answers before that turn."""
        while (seat := await self.step()) is not None:
            record = self.table.record
            last = record.last_answer_of({seat})
            assert last is not None
            first = record.first_answer_of_turn(last)
            mine = [mark for mark in record.answers[first:] if mark.seat == seat and mark.by == "person"]
            if len(mine) > 1 and bool(self.table.seats_concerned_by_undo(seat, first)) == asked_for:
                return seat, first
        pytest.fail("the game is over")


def run(folder: Path, test: Test, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr(socket, "RATE", {True: (10**6, 20.0), False: (10**6, 20.0)})

    async def whole() -> None:
        async with live_tables_with(f"sqlite:///{folder / 'tables.sqlite'}", [new_table("t", PEOPLE)]) as live:
            pair = Pair(live, await live.get("t"), seed)
            await pair.sit()
            await asyncio.wait_for(test(pair), TEST_SECONDS)

    asyncio.run(whole())


def rewinds(line: MemorySocket) -> list[Any]:
    return [update for update in line.all(wire.Update) if update.rewind is not None]


def test_a_turn_that_concerns_nobody_else_is_reset_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(pair: Pair) -> None:
        seat, first = await pair.turn(asked_for=False)
        me, other = pair.lines[seat], pair.lines[1 - seat]
        version = pair.table.version
        assert await me.ask(wire.TakeBack("reset", turn=True)) == wire.Done("reset", version + 1)
        await pair.agree()
        assert len(pair.table.record.answers) == first
        assert me.asked, "the first decision of the turn is asked again"
        assert not other.asked
        assert not [asked for asked in other.all(wire.Asked) if asked.wish is not None], "no consent was asked for"
        # Both clients get the same rewind, and lines that the other player had seen stay in both logs as struck lines.
        assert [len(rewinds(line)) for line in pair.lines] == [1, 1]
        assert all(rewinds(line)[0].struck for line in pair.lines)
        assert [line.n for line in me.log if line.struck] == [line.n for line in other.log if line.struck]
        # A repeat of the message resets nothing more, also if it comes over another socket.
        again = MemorySocket(pair.live, PEOPLE[seat])
        await again.hello("t", seat)
        pair.table.handled_messages.clear()
        assert await again.ask(wire.TakeBack("reset", turn=True)) == wire.Done("reset", version + 1)
        assert len(pair.table.record.answers) == first
        await pair.step()

    run(tmp_path, test, monkeypatch, 4)


@pytest.mark.parametrize("agree", [True, False], ids=["agreed", "refused"])
def test_other_resets_need_consent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agree: bool) -> None:
    async def test(pair: Pair) -> None:
        seat, first = await pair.turn(asked_for=True)
        me, other = pair.lines[seat], pair.lines[1 - seat]
        version, before = pair.table.version, len(pair.table.record.answers)
        log = [line.text for line in other.log]
        assert isinstance(await me.ask(wire.TakeBack("reset", turn=True)), wire.Done)
        await other.until(lambda: other.wish is not None)
        assert pair.table.version == version, "nothing is reset before the consent"
        assert other.wish is not None
        assert (other.wish.seat, other.wish.waiting) == (seat, [1 - seat])
        # The requesting player cannot consent for the other player.
        assert isinstance(await me.ask(wire.Consent("mine", agree=True)), wire.Done)
        assert pair.table.version == version
        assert isinstance(await other.ask(wire.Consent("c", agree=agree)), wire.Done)
        for line in pair.lines:
            await line.until(lambda line=line: line.wish is None)
        await pair.agree()
        if agree:
            assert (pair.table.version, len(pair.table.record.answers)) == (version + 1, first)
            assert me.asked
            assert [line.text for line in other.log] == log
            assert [line for line in other.log if line.struck]
        else:
            assert (pair.table.version, len(pair.table.record.answers)) == (version, before)
            assert not rewinds(me)
        await pair.step()

    run(tmp_path, test, monkeypatch, 2)


def test_only_one_of_two_resets_at_once_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two sockets of one person request a reset at once: one of the requests is refused."""

    async def test(pair: Pair) -> None:
        seat, first = await pair.turn(asked_for=True)
        me, other = pair.lines[seat], pair.lines[1 - seat]
        twin = MemorySocket(pair.live, PEOPLE[seat])
        await twin.hello("t", seat)
        version = pair.table.version
        answers = await asyncio.gather(me.ask(wire.TakeBack("r1", turn=True)), twin.ask(wire.TakeBack("r2", turn=True)))
        assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]
        await other.until(lambda: other.wish is not None)
        assert isinstance(await other.ask(wire.Consent("c", agree=True)), wire.Done)
        pair.lines.append(twin)
        for line in pair.lines:
            await line.until(lambda line=line: line.version == version + 1)
        assert len(pair.table.record.answers) == first
        assert twin.board == me.board

    run(tmp_path, test, monkeypatch, 3)
