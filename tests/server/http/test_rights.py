"""S3, S6, S7: what each role may do at the socket of a table. A kind of request without entry in `RIGHTS` fails."""

from __future__ import annotations

import asyncio
import time
import typing
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.conftest import Figures, Times
from tests.server.live_helpers import MemorySocket, live_tables_with
from tests.server.process_helpers import Slowness, new_table, server_process, store_tables_in, token
from underkeep.protocol import socket as wire
from underkeep.server.live.live_tables import LiveTables

# The results of a request: it is done, it is refused with a code, or the socket is closed.
DONE, WATCHING, AWAY = "done", "refused only-watching", "closed"
MAKE: dict[type[Any], Callable[[int], Any]] = {
    wire.Hello: lambda version: wire.Hello("t", 1),
    wire.Answer: lambda version: wire.Answer("x", version, 0),
    wire.Ahead: lambda version: wire.Ahead("x", version),
    wire.Hold: lambda version: wire.Hold("x"),
    wire.Anyone: lambda version: wire.Anyone("x", version),
    wire.Stops: lambda version: wire.Stops("x", wire.StopSettings()),
    wire.TakeBack: lambda version: wire.TakeBack("x"),
    wire.Consent: lambda version: wire.Consent("x", True),
    wire.Say: lambda version: wire.Say("x", "hello"),
    wire.GiveUp: lambda version: wire.GiveUp("x"),
    wire.Help: lambda version: wire.Help("x", 0, "bot"),
    wire.Return: lambda version: wire.Return("x"),
    wire.Suggest: lambda version: wire.Suggest("x", version, 0),
    wire.Speak: lambda version: wire.Speak("pl"),
    wire.Again: lambda version: wire.Again(),
    wire.Ping: lambda version: wire.Ping(3),
}
"""One request of each kind, which asks for something at table `t` that only seat 1 should get."""
ROLES = ("stranger", "watcher", "former", "kicked", "other seat", "player")
ONLY_PLAYERS = dict(zip(ROLES, (AWAY, WATCHING, AWAY, AWAY, "own", DONE), strict=True))
FOR_ALL_INSIDE = dict(zip(ROLES, (AWAY, DONE, AWAY, AWAY, DONE, DONE), strict=True))
RIGHTS: dict[type[Any], dict[str, str]] = {
    # Only the player of seat 1 may join as seat 1.
    wire.Hello: dict(zip(ROLES, (AWAY, AWAY, AWAY, AWAY, AWAY, DONE), strict=True)),
    wire.Say: FOR_ALL_INSIDE,
    wire.Speak: FOR_ALL_INSIDE,
    wire.Again: FOR_ALL_INSIDE,
    wire.Ping: FOR_ALL_INSIDE,
    wire.Answer: ONLY_PLAYERS,
    wire.Ahead: ONLY_PLAYERS,
    wire.Hold: ONLY_PLAYERS,
    # A claim needs a seat, also at a table that is not played at one device.
    wire.Anyone: ONLY_PLAYERS,
    wire.Stops: ONLY_PLAYERS,
    wire.TakeBack: ONLY_PLAYERS,
    wire.Consent: ONLY_PLAYERS,
    wire.GiveUp: ONLY_PLAYERS,
    wire.Help: ONLY_PLAYERS,
    wire.Return: ONLY_PLAYERS,
    # Suggestions are for cooperative games, so players are refused here too, but for another reason than spectators.
    wire.Suggest: ONLY_PLAYERS,
}


async def take_role(live: LiveTables, role: str) -> MemorySocket:
    """Connect a person in this role. The server may have closed the returned socket."""
    person = {"player": "ben", "other seat": "anna", "watcher": "walt", "stranger": "eve"}.get(role, "joe")
    line = MemorySocket(live, person)
    if role in ("former", "kicked"):
        await line.hello("t", 2)
        assert line.last is not None
        who = {"who": "bot", "bot": "random"} if role == "former" else {"who": "person"}
        await live.store.change_seat("t", 2, person=None, generation=1, token_hash="new", **who)
        await live.refresh_table("t")
        await line.until(lambda: line.closed is not None)
    else:
        await line.hello("t", {"player": 1, "other seat": 0}.get(role))
    return line


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("kind", typing.get_args(wire.Request), ids=lambda kind: kind.__name__)
def test_every_role_may_send_only_its_requests(tmp_path: Path, kind: type[Any], role: str) -> None:
    """S3, S7: every request as stranger, spectator, former, removed and other player."""
    assert kind in RIGHTS, f"{kind.__name__} has no entry in the table of rights"
    expected = RIGHTS[kind][role]

    async def test() -> None:
        address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        row = new_table("t", ["anna", "ben", "joe"], private=True)
        async with live_tables_with(address, [row], "walt", "eve") as live:
            await live.store.let_watch("t", "walt")
            table = await live.get("t")
            line = await take_role(live, role)
            before = (table.version, table.record.table.save(), len(await live.store.chat("t")), list(table.seats))
            heard = len(line.messages)
            if line.closed is None:
                line.say(MAKE[kind](table.version))
                line.say(wire.Ping(99))
                await line.until(lambda: line.closed is not None or wire.Pong(99) in line.messages)
            got = line.messages[heard:]
            refusals = [message for message in got if isinstance(message, wire.Refused)]
            after = (table.version, table.record.table.save(), len(await live.store.chat("t")), list(table.seats))
            if expected == AWAY:
                assert line.closed is not None
                assert not [message for message in got if isinstance(message, wire.Sync | wire.Update | wire.Done)]
                assert after == before
                if role == "stranger":
                    assert not line.all(wire.Sync)
            elif expected == WATCHING:
                assert [refusal.code for refusal in refusals] == ["only-watching"]
                assert after == before
            elif expected == "own":
                # The player of another seat acts for that seat only.
                assert table.seats[1] == before[3][1]
                assert table.game.is_playing(table.record.table.state, 1)
            else:
                assert line.closed is None
                assert not [refusal for refusal in refusals if refusal.code == "only-watching"]

    asyncio.run(test())


def test_private_and_missing_tables_get_the_same_reply(tmp_path: Path) -> None:
    """S14: a stranger cannot tell a private table from one that does not exist."""

    async def test() -> None:
        async with live_tables_with(
            f"sqlite:///{tmp_path / 'tables.sqlite'}", [new_table("t", ["anna", "ben"], private=True)], "eve"
        ) as live:
            said = []
            for table in ("t", "missing", "", "x" * 1000):
                line = MemorySocket(live, "eve")
                line.say(wire.Hello(table))
                await line.until(lambda line=line: line.closed is not None)
                said.append((line.raw, line.closed))
            assert said == [said[0]] * 4

    asyncio.run(test())


def with_server(tmp_path: Path, test: Callable[[Any], Awaitable[Any]], **options: Any) -> Any:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    store_tables_in(database, [new_table("t", ["anna", "ben"], **options)], "eve")
    with server_process(database) as server:
        return asyncio.run(test(server))


@pytest.mark.slow
@pytest.mark.xdist_group("server")
def test_sockets_without_a_valid_token_get_no_message(tmp_path: Path, figures: Figures, times: Times) -> None:
    """S6, S7: a socket without a valid token and origin is closed without a message."""

    async def try_with(server: Any, headers: dict[str, str]) -> tuple[list[Any], float]:
        began = time.monotonic()
        got: list[Any] = []
        try:
            async with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers) as socket:
                await socket.send('{"t":"hello","table":"t","seat":0}')
                while True:
                    got.append(await socket.recv())
        except (InvalidStatus, ConnectionClosed):
            pass
        return got, time.monotonic() - began

    async def test(server: Any) -> tuple[list[Any], float]:
        heard: list[Any] = []
        slowest = 0.0
        own = f"http://127.0.0.1:{server.port}"
        for headers in (
            {},
            {"Authorization": "Bearer wrong"},
            {"Authorization": "Bearer "},
            {"Authorization": f"Basic {token('anna')}"},
            {"Authorization": "Bearer " + "x" * 5000},
            {"Cookie": f"underkeep={token('anna')}"},
            {"Cookie": f"underkeep={token('anna')}", "Origin": "https://example.org"},
            {"Cookie": f"underkeep={token('anna')}", "Origin": "null"},
            {"Cookie": f"underkeep={token('anna')}", "Origin": own + ".example.org"},
            {"Cookie": "underkeep=wrong", "Origin": own},
        ):
            got, seconds = await try_with(server, headers)
            heard += got
            slowest = max(slowest, seconds)
        return heard, slowest

    with Slowness() as slow:
        heard, slowest = with_server(tmp_path, test)
    figures.none("S6", "messages to sockets that proved nothing", heard)
    times.most("S6", "such a socket is closed after", slowest, 1.0, "s", slow.factor)
