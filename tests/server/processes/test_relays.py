"""Sockets of one process at a table of another: everything works as at a table of the same process."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import msgspec
import pytest
import sqlalchemy as sa

from tests.patience import TEST_SECONDS
from tests.server.live_helpers import MemorySocket, connect
from tests.server.postgres import Cluster
from tests.server.process_helpers import digest, new_table
from tests.server.processes.process_group import eventually, processes
from underkeep.core.messages import load_messages
from underkeep.core.visibility import SPECTATOR
from underkeep.protocol import socket as wire
from underkeep.server.bus.frames import Leave
from underkeep.server.errors import TABLE_MESSAGES, ApiError, TableError
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.lobby.proposals import GameEnd, SeatReplacement
from underkeep.server.storage.account_statements import mute
from underkeep.server.storage.database import TABLES
from underkeep.server.storage.notifications import NotificationListener
from underkeep.server.storage.rows import NewTableRow

pytestmark = pytest.mark.slow

TWO = ["anna", "ben"]
Test = Callable[[LiveTables, LiveTables, LiveTable], Awaitable[None]]


def run(postgres: Cluster, name: str, table: NewTableRow, test: Test, *others: str, bus: str = "") -> None:
    """Run a test with a table that the first of two processes holds."""

    async def whole() -> None:
        async with processes(postgres.new_database(name), [table], *others, bus=bus) as (first, second):
            await test(first, second, await first.get(table.id))

    asyncio.run(asyncio.wait_for(whole(), TEST_SECONDS))


async def answer(sockets: list[MemorySocket], dice: random.Random) -> bool:
    """Let the asked client answer at random. Returns False when the game is over."""
    first = sockets[0]
    await first.until(lambda: first.ending is not None or any(socket.asked for socket in sockets))
    if first.ending is not None:
        return False
    asked = next(socket for socket in sockets if socket.asked)
    assert asked.prompt is not None
    request = wire.Answer(f"{dice.getrandbits(60)}", asked.prompt.decision, dice.choice(asked.prompt.options).n)
    assert isinstance(await asked.ask(request), wire.Done | wire.Stale)
    return True


def test_a_game_is_played_across_processes(postgres: Cluster, bus: str) -> None:
    async def test(first: LiveTables, second: LiveTables, table: LiveTable) -> None:
        anna, ben = await connect(first, "anna", seat=0), await connect(second, "ben", seat=1, language="pl")
        eve, watcher = await connect(second, "eve"), await connect(second, "eve")
        dice = random.Random(4)
        for _ in range(40):
            if not await answer([anna, ben], dice):
                break
        for socket, viewer in ((anna, 0), (ben, 1), (eve, SPECTATOR), (watcher, SPECTATOR)):
            await socket.until(lambda socket=socket: socket.version == table.version)
            observation = table.record.table.observe(viewer)
            board = msgspec.to_builtins(table.game.display.board(observation), str_keys=True)
            assert digest(socket.board) == digest(board)
        assert "t" not in second.tables
        await ben.gone()
        await eventually(lambda: 1 not in table.audience.seats())
        assert not second.peers or len(second.peers._relays) == 2

    run(postgres, f"across{bool(bus)}", new_table("t", TWO), test, "eve", bus=bus)


def test_chat_hold_presence_language_and_undo_work_across_processes(postgres: Cluster) -> None:
    async def test(first: LiveTables, second: LiveTables, table: LiveTable) -> None:
        anna, ben = await connect(first, "anna", seat=0), await connect(second, "ben", seat=1)
        assert isinstance(await ben.ask(wire.Say("c1", "hello")), wire.Done)
        await anna.until(lambda: [chat.line.text for chat in anna.all(wire.Chatted)] == ["hello"])
        assert isinstance(await ben.ask(wire.Say("c1", "hello")), wire.Done), "a repeat is acknowledged and not said"
        assert len(anna.all(wire.Chatted)) == 1
        assert isinstance(await ben.ask(wire.Say("c2", " ")), wire.Refused)
        assert isinstance(await ben.ask(wire.Hold("h", True)), wire.Done)
        assert 1 in table.preferences.held
        assert [chair.presence for chair in table.chairs()] == ["here", "here"]
        await eventually(lambda: second.attendance("t") is not None)
        attendance = second.attendance("t")
        assert attendance is not None
        assert [chair.name for chair in attendance.chairs] == [row.name for row in table.seats]
        ben.say(wire.Speak("pl"))
        await ben.until(lambda: len(ben.all(wire.Sync)) == 2)
        refused = await ben.ask(wire.Say("c3", ""))
        assert isinstance(refused, wire.Refused)
        assert refused.text == load_messages("pl", TABLE_MESSAGES).format("table-chat-empty")
        # An undo that concerns the other person is asked for there.
        dice = random.Random(1)
        for _ in range(6):
            await answer([anna, ben], dice)
        reply = await ben.ask(wire.TakeBack("u", False))
        assert isinstance(reply, wire.Done | wire.Refused)
        ben.say(wire.Ping(7))
        await ben.until(lambda: [pong.n for pong in ben.all(wire.Pong)] == [7])

    run(postgres, "chat", new_table("t", TWO), test)


def test_wrong_seats_and_missing_tables_are_refused_across_processes(postgres: Cluster) -> None:
    async def test(first: LiveTables, second: LiveTables, table: LiveTable) -> None:
        for person, where, seat, code in (
            ("ben", "t", 0, "not-your-seat"),
            ("eve", "t", None, "no-table"),
            ("anna", "nothing", None, "no-table"),
        ):
            socket = await connect(second, person, where, seat)
            await socket.until(lambda socket=socket: socket.closed is not None)
            assert [farewell.code for farewell in socket.all(wire.Farewell)] == [code]
        assert not first.peers or not first.peers._sessions

    run(postgres, "refused", new_table("t", TWO, private=True), test, "eve")


def test_of_two_answers_to_a_decision_one_counts(postgres: Cluster) -> None:
    """R3: the sockets of one seat at two processes answer the same decision at once."""

    async def test(first: LiveTables, second: LiveTables, table: LiveTable) -> None:
        sockets = {seat: [await connect(live, TWO[seat], seat=seat) for live in (first, second)] for seat in (0, 1)}
        dice, accepted = random.Random(3), 0
        every = sockets[0] + sockets[1]
        for number in range(25):
            await every[0].until(lambda: every[0].ending or all(s.version == table.version for s in every))
            if every[0].ending is not None:
                break
            await every[0].until(lambda: any(all(s.asked for s in pair) for pair in sockets.values()))
            pair = next(pair for pair in sockets.values() if all(s.asked for s in pair))
            requests = [
                wire.Answer(f"{number}-{side}", s.prompt.decision, dice.choice(s.prompt.options).n)
                for side, s in enumerate(pair)
                if s.prompt is not None
            ]
            replies = await asyncio.gather(*(s.ask(request) for s, request in zip(pair, requests, strict=True)))
            assert sorted(type(reply).__name__ for reply in replies) == ["Done", "Stale"], replies
            accepted += 1
        assert accepted >= 10

    run(postgres, "race", new_table("t", TWO), test)


def test_the_routes_of_every_process_change_a_table(postgres: Cluster) -> None:
    async def test(first: LiveTables, second: LiveTables, table: LiveTable) -> None:
        anna = await connect(first, "anna", seat=0)
        await second.add_notice("t", "table-notice-left", name="Eve")
        await anna.until(lambda: len(anna.all(wire.Chatted)) == 1)
        assert await second.request_change("t", "anna", SeatReplacement(1, "bot", "random", "en")) == [1]
        assert table.agreements.request is not None
        with pytest.raises(ApiError) as refused:
            await second.request_change("t", "anna", GameEnd())
        with pytest.raises(TableError) as here:
            await first.request_change("t", "anna", GameEnd())
        assert refused.value.status == 400
        assert refused.value.text_in("pl") == here.value.text_in("pl")
        attendance = first.attendance("t")
        assert attendance is not None
        assert attendance.agreement is not None
        await second.store.change_seat("t", 0, name="Ania")
        await second.refresh_table("t")
        assert table.seats[0].name == "Ania"

    run(postgres, "routes", new_table("t", TWO), test)


def test_every_process_shows_replays_exports_and_proofs(postgres: Cluster) -> None:
    async def test(first: LiveTables, second: LiveTables, table: LiveTable) -> None:
        anna, ben = await connect(first, "anna", seat=0), await connect(first, "ben", seat=1)
        dice = random.Random(8)
        for _ in range(10):
            await answer([anna, ben], dice)
        for viewer in (0, SPECTATOR):
            assert await second.export("t", viewer) == await first.export("t", viewer)
            there, here = await second.replay("t", viewer, "en"), await first.replay("t", viewer, "en")
            assert there.updates == here.updates
        assert await second.shuffle_proof("t") == await first.shuffle_proof("t")
        assert await second.next_choices("t") == await first.next_choices("t")
        assert "t" not in second.tables

    run(postgres, "reading", new_table("t", TWO), test)


def test_a_new_table_of_one_process_is_joined_at_another(postgres: Cluster) -> None:
    async def test(first: LiveTables, second: LiveTables, table: LiveTable) -> None:
        assert await second.store.move_table("t", "playing", "open")
        await second.refresh_table("t")
        assert table.row.status == "open"
        ben = await connect(second, "ben", seat=1)
        assert await second.store.move_table("t", "open", "playing")
        await second.start_table("t")
        await ben.until(lambda: ben.last is not None and ben.last.table.status == "playing")

    run(postgres, "starting", new_table("t", TWO), test)


def test_lost_messages_let_clients_connect_again(postgres: Cluster, bus: str) -> None:
    async def test(first: LiveTables, second: LiveTables, table: LiveTable) -> None:
        assert second.peers is not None
        assert first.peers is not None
        ben = await connect(second, "ben", seat=1)
        send, second.peers.links._bus.send = second.peers.links._bus.send, lambda *_: None  # type: ignore[method-assign]
        ben.say(wire.Say("c", "lost"))
        await asyncio.sleep(0.1)
        second.peers.links._bus.send = send  # type: ignore[method-assign]
        await ben.until(lambda: ben.closed is not None)
        assert ben.all(wire.Farewell)[-1].back
        again = await connect(second, "ben", seat=1)
        assert isinstance(await again.ask(wire.Say("c", "lost")), wire.Done)
        # A session that only one of both processes knows ends with the next comparison.
        second.peers._relays.clear()
        await eventually(lambda: not first.peers or not first.peers._sessions)
        once_more = await connect(second, "ben", seat=1)
        first.peers._take(second.peers.process.id, Leave(max(second.peers._relays)))
        await once_more.until(lambda: once_more.closed is not None)

    run(postgres, f"lost{bool(bus)}", new_table("t", TWO), test, bus=bus)


def test_signing_out_and_losing_a_seat_reach_sockets_of_other_processes(postgres: Cluster) -> None:
    async def test(first: LiveTables, second: LiveTables, table: LiveTable) -> None:
        ben = await connect(second, "ben", seat=1)
        await first.store.change_seat("t", 1, person="anna")
        await first.refresh_table("t")
        await ben.until(lambda: ben.closed is not None)
        assert ben.all(wire.Farewell)[-1].code == "not-your-seat"
        connection = MemorySocket(second, "anna")
        await connection.hello("t", 0)
        (known,) = [other for other in second.sockets if other.person == "anna"]
        known.token_hash = "no longer valid"
        await second._check_tokens()
        await connection.until(lambda: connection.closed is not None)
        assert connection.all(wire.Farewell)[-1].code == "signed-out"

    run(postgres, "tokens", new_table("t", TWO), test)


def test_muting_and_deleting_reach_other_processes_without_notifications(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NotificationListener, "_pass_on", lambda *_: None)

    async def test(first: LiveTables, second: LiveTables, table: LiveTable) -> None:
        anna, ben = await connect(first, "anna", seat=0), await connect(second, "ben", seat=1)
        await anna.ask(wire.Say("c", "hey"))
        await ben.until(lambda: len(ben.all(wire.Chatted)) == 1)
        await first.store.write(lambda connection: mute(connection, "ben", "anna", "t"))
        await first.hidden_people_changed("ben")
        await ben.until(lambda: ben.last is not None and len(ben.all(wire.Sync)) == 2 and ben.last.chat == [])
        (socket,) = [socket for socket in second.sockets if socket.person == "ben"]
        socket.token_hash = "the token of ben"
        first.disconnect_token("the token of ben", "signed-out")
        await ben.until(lambda: ben.closed is not None)
        assert first.peers is not None
        assert second.peers is not None
        await eventually(lambda: first.peers and first.peers.counts() == (2, 0, 0))
        assert second.peers.counts() == (2, 0, 0)
        # The table is deleted by another process.
        await second.store.write(
            lambda connection: connection.execute(sa.delete(TABLES).where(TABLES.c.id == "t")) and None
        )
        await second.person_deleted([], ["t"])
        await anna.until(lambda: anna.closed is not None)
        assert anna.all(wire.Farewell)[-1].code == "no-table"

    run(postgres, "muting2", new_table("t", TWO), test)
