"""The socket of a table: lost connections lose no answers, former players get no messages, bad input is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE_SECONDS, TEST_SECONDS
from tests.server.live_helpers import InlineBots, MemorySocket, connect, live_tables_with
from tests.server.process_helpers import new_table
from underkeep.protocol import socket as wire
from underkeep.server.http import socket
from underkeep.server.live import live_table
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.storage.rows import NewTableRow
from underkeep.server.storage.store import Store


def run(folder: Path, tables: list[NewTableRow], test: Callable[[LiveTables], Awaitable[Any]], *others: str) -> Any:
    """Run a test with these live tables."""

    async def whole() -> Any:
        async with live_tables_with(f"sqlite:///{folder / 'tables.sqlite'}", tables, *others) as live:
            return await asyncio.wait_for(test(live), TEST_SECONDS)

    return asyncio.run(whole())


def answer(line: MemorySocket, id: str, number: int = 0) -> wire.Answer:
    assert line.prompt is not None
    return wire.Answer(id=id, decision=line.prompt.decision, option=line.prompt.options[number].n)


def test_an_answer_counts_though_its_socket_breaks_while_it_is_stored(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        store, append = live.store, live.store.append

        stored, lost = asyncio.Event(), asyncio.Event()

        async def slowly(*entries: Any, **more: Any) -> None:
            await append(*entries, **more)
            stored.set()
            await lost.wait()

        anna, ben = await connect(live, "anna", seat=0), await connect(live, "ben", seat=1)
        first, other = (anna, ben) if anna.asked else (ben, anna)
        sent, store.append = answer(first, "once"), slowly
        first.say(sent)
        await stored.wait()
        first.broken = True
        (await live.get("t")).send_people()
        first.hang_up()
        lost.set()
        await first.gone()
        store.append = append
        await other.until(lambda: (other.version or 0) > sent.decision)
        # A client that reconnects is told that its answer was counted, and the table goes on.
        again = await connect(live, first.task and ("anna" if first is anna else "ben"), seat=0 if first is anna else 1)
        done = await again.ask(sent)
        assert done == wire.Done(id="once", version=sent.decision + 1)
        await other.until(lambda: other.asked or again.asked)

    run(tmp_path, [new_table("t", ["anna", "ben"])], test)


def test_a_player_who_loses_the_seat_gets_no_more_messages(tmp_path: Path) -> None:
    """S7: the socket and the link of a former player are worthless."""

    async def test(live: LiveTables) -> None:
        ben, eve = await connect(live, "ben", seat=1), await connect(live, "eve", seat=2)
        await live.store.change_seat("t", 1, who="bot", bot="random", person=None)
        await live.refresh_table("t")
        await ben.until(lambda: ben.closed is not None)
        assert ben.closed == (socket.NOT_YOURS, "not-your-seat")
        assert isinstance(ben.messages[-1], wire.Farewell)
        assert not ben.messages[-1].back
        heard = len(ben.messages)
        table, syncs = await live.get("t"), len(eve.all(wire.Sync))
        table.send_sync()
        await eve.until(lambda: len(eve.all(wire.Sync)) > syncs)
        assert len(ben.messages) == heard
        assert eve.closed is None
        again = MemorySocket(live, "ben")
        again.say(wire.Hello("t", 1))
        await again.until(lambda: again.closed is not None)
        assert again.all(wire.Sync) == []

    run(tmp_path, [new_table("t", ["anna", "ben", "eve"], private=True)], test)


@pytest.mark.parametrize("status", ["open", "closed", "over"])
def test_only_a_running_game_accepts_answers(tmp_path: Path, status: str) -> None:
    async def test(live: LiveTables) -> None:
        anna = await connect(live, "anna", seat=0)
        for request in (
            wire.Answer(id="a", decision=0, option=0),
            wire.GiveUp(id="b"),
            wire.TakeBack(id="c"),
            wire.Help(id="d", seat=1, what="end"),
        ):
            assert isinstance(await anna.ask(request), wire.Refused | wire.Stale), request
        assert (await live.get("t")).version == 0
        row = await live.store.table("t")
        assert row is not None
        assert (row.version, row.status) == (0, status)

    run(tmp_path, [new_table("t", ["anna", "ben"], status=status)], test)


def test_everybody_is_told_of_a_restart(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        lines = [
            await connect(live, "anna", seat=0),
            await connect(live, "ben", seat=1),
            await connect(live, "eve"),
            MemorySocket(live, "joe"),
        ]
        await asyncio.sleep(0)
        await live.disconnect_all()
        for line in lines:
            await line.until(lambda line=line: line.closed is not None)
            assert line.closed is not None
            assert line.closed[0] == 1012
            assert (line.messages[-1].code, line.messages[-1].back) == ("restart", True)

    run(tmp_path, [new_table("t", ["anna", "ben"])], test, "eve", "joe")


def test_a_repeated_chat_line_is_sent_once(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        anna, ben = await connect(live, "anna", seat=0), await connect(live, "ben", seat=1)
        other = await connect(live, "anna", seat=0)
        said = wire.Say(id="s1", text="Hello")
        first = await anna.ask(said)
        assert isinstance(first, wire.Done)
        assert await anna.ask(said) == first
        assert await other.ask(said) == first
        anna.say(wire.Say(id="s2", text="again"))
        other.say(wire.Say(id="s2", text="again"))
        for line in (anna, other):
            line.say(wire.Ping(4711))
            await line.until(lambda line=line: wire.Pong(4711) in line.messages)
        await ben.until(lambda: len(ben.all(wire.Chatted)) >= 2)
        assert [message.line.text for message in ben.all(wire.Chatted)] == ["Hello", "again"]
        assert len(await live.store.chat("t")) == 2

    run(tmp_path, [new_table("t", ["anna", "ben"])], test)


def test_a_chat_line_stored_before_a_crash_is_not_stored_again(tmp_path: Path) -> None:
    """The server ends after it has stored a line and before it has acknowledged it, and the client repeats the line."""
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def crash() -> None:
        async with live_tables_with(address, [new_table("t", ["anna", "ben"])]) as live:
            anna = await connect(live, "anna", seat=0)
            anna.broken = True
            anna.say(wire.Say(id="s1", text="Hello"))
            while not await live.store.chat("t"):
                await asyncio.sleep(0.01)
            assert not anna.all(wire.Done)

    async def come_back() -> None:
        async with live_tables_with(address, []) as live:
            anna, ben = await connect(live, "anna", seat=0), await connect(live, "ben", seat=1)
            for _ in range(2):
                assert isinstance(await anna.ask(wire.Say(id="s1", text="Hello")), wire.Done)
            assert isinstance(await ben.ask(wire.Say(id="s1", text="Hello too")), wire.Done)
            await ben.until(lambda: bool(ben.all(wire.Chatted)))
            assert [message.line.text for message in ben.all(wire.Chatted)] == ["Hello too"]
            assert [line.text for line in await live.store.chat("t")] == ["Hello", "Hello too"]
            assert ben.last is not None
            assert [line.text for line in ben.last.chat] == ["Hello"]

    asyncio.run(crash())
    asyncio.run(come_back())


def test_chat_has_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """S10: lines of the chat that are too long, too many or not text."""
    monkeypatch.setattr(live_table, "CHAT_RATE", (live_table.CHAT_RATE[0], 3600.0))

    async def test(live: LiveTables) -> None:
        anna = await connect(live, "anna", seat=0)
        assert (await anna.ask(wire.Say(id="long", text="x" * 301))).code == "too-long"
        refused = await anna.ask(wire.Say(id="nul", text="one\0two"))
        assert (refused.code, refused.text) == (
            "bad-character",
            "A message cannot contain the character NUL (code 0).",
        )
        assert (await anna.ask(wire.Say(id="n\0l", text="hello"))).code == "bad-message"
        assert (await anna.ask(wire.Say(id="empty", text=" \u200b "))).code == "empty"
        got = [await anna.ask(wire.Say(id=f"s{n}", text=f"line {n}")) for n in range(7)]
        assert [type(one).__name__ for one in got] == ["Done"] * 5 + ["Refused"] * 2
        # Another socket of the same person shares the rate limit.
        other = await connect(live, "anna", seat=0)
        assert (await other.ask(wire.Say(id="more", text="more"))).code == "too-fast"

    run(tmp_path, [new_table("t", ["anna", "ben"])], test)


def test_too_many_messages_are_refused_and_then_the_socket_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S10: too many messages of a socket."""
    monkeypatch.setattr(socket, "RATE", {is_player: (most, 3600.0) for is_player, (most, _) in socket.RATE.items()})

    async def test(live: LiveTables) -> None:
        eve = await connect(live, "eve")
        for n in range(120):
            eve.say(wire.Ping(n=n))
        await eve.until(lambda: eve.closed is not None)
        assert eve.closed is not None
        assert eve.closed[0] == socket.TOO_MUCH
        assert 45 <= len(eve.all(wire.Pong)) <= 55
        assert {refused.code for refused in eve.all(wire.Refused)} == {"too-fast"}

    run(tmp_path, [new_table("t", ["anna", "ben"])], test, "eve")


def test_a_client_that_does_not_read_is_disconnected(tmp_path: Path) -> None:
    """R6: the queue to a client that does not read is limited."""

    async def test(live: LiveTables) -> None:
        eve, stuck = MemorySocket(live, "eve"), asyncio.Event()

        async def never(data: str, mode: str = "text") -> None:
            await stuck.wait()

        await eve.hello("t")
        eve.send_data = never
        table = await live.get("t")
        for _ in range(socket.MAX_QUEUED_MESSAGES + 5):
            table.send_people()
        await asyncio.wait_for(asyncio.gather(eve.task, return_exceptions=True), PATIENCE_SECONDS)
        assert table.audience.spectator_count() == 0

    run(tmp_path, [new_table("t", ["anna", "ben"])], test, "eve")


BIG = str(10**30)


@pytest.mark.parametrize(
    "text",
    [
        '{"t":"ping","n":#}'.replace("#", BIG),
        '{"t":"ping","n":-#}'.replace("#", BIG),
        '{"t":"answer","id":"a","decision":#,"option":0}'.replace("#", BIG),
        '{"t":"answer","id":"a","decision":0,"option":#}'.replace("#", BIG),
        '{"t":"hello","table":"t","seat":0,"version":#}'.replace("#", BIG),
        '{"t":"hello","table":"t","seat":#}'.replace("#", BIG),
        '{"t":"stops","id":"s","stops":{"never":[#]}}'.replace("#", BIG),
        '{"t":"stops","id":"s","stops":{"mode":"#"}}'.replace("#", "x" * 5000),
        '{"t":"help","id":"h","seat":#,"what":"bot"}'.replace("#", BIG),
        '{"t":"say","id":"s","text":"\\ud800"}',
        '{"t":"answer","id":"a","decision":NaN,"option":0}',
        "[" * 40_000,
        '{"t":"ping","x":' + "[" * 5000 + "]" * 5000 + "}",
    ],
    ids=lambda text: text[:48],
)
def test_an_impossible_request_is_refused_and_changes_nothing(tmp_path: Path, text: str) -> None:
    async def test(live: LiveTables) -> None:
        anna = await connect(live, "anna", seat=0)
        table = await live.get("t")
        before = (table.version, table.record.table.save(), list(table.seats))
        anna.say(text)
        anna.say(wire.Ping(n=7))
        await anna.until(lambda: anna.closed is not None or wire.Pong(n=7) in anna.messages)
        assert not anna.task.done() or anna.task.exception() is None
        assert (table.version, table.record.table.save(), table.seats) == before
        again = await connect(live, "anna", seat=0)
        assert again.last is not None

    run(tmp_path, [new_table("t", ["anna", "ben"])], test)


def test_deep_nesting_closes_the_socket(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        anna = await connect(live, "anna", seat=0)
        anna.say('{"t":"ping","x":' + "[" * 15 + "]" * 15 + "}")
        await anna.until(lambda: anna.all(wire.Pong) != [])
        anna.say('{"t":"say","id":"s","text":"[[[[[[[[[[[[[[[[[[[[[[\\"[[[[[["}')
        await anna.until(lambda: anna.all(wire.Chatted) != [])
        anna.say('{"t":"ping","x":' + "[" * 16 + "]" * 16 + "}")
        await anna.until(lambda: anna.closed is not None)
        assert anna.closed is not None
        assert anna.closed[0] == 1009

    run(tmp_path, [new_table("t", ["anna", "ben"])], test)


def test_after_a_restart_nobody_counts_as_away_at_once(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def whole() -> None:
        async with live_tables_with(address, [new_table("t", ["anna", "ben"])]):
            pass
        store = await Store(address).open()
        live = LiveTables(store, InlineBots())
        try:
            await live.open()
            anna = await connect(live, "anna", seat=0)
            assert anna.last is not None
            assert [chair.presence for chair in anna.last.table.chairs] == ["here", "here"]
            refused = await anna.ask(wire.Help(id="h", seat=1, what="bot"))
            assert isinstance(refused, wire.Refused)
        finally:
            await live.close()
            await store.close()

    asyncio.run(whole())
