"""Signing out ends the sockets of the token, in every process."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.patience import PATIENCE_SECONDS
from tests.server.http_helpers import run_server
from tests.server.live_helpers import TWO, InlineBots, MemorySocket, live_tables_with
from tests.server.postgres import Cluster
from tests.server.process_helpers import new_table, token
from underkeep.protocol import socket as wire
from underkeep.server.accounts.people import People, hash_of
from underkeep.server.http.socket import SIGNED_OUT, serve_socket
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.storage.rows import PersonRow
from underkeep.server.storage.store import Store


class TokenSocket(MemorySocket):
    """A socket in memory that was opened with the token of its person."""

    def __init__(self, live: LiveTables, person: str) -> None:
        super().__init__(live, person)
        self.task.cancel()
        who = PersonRow(id=person, name=person.title())
        self.task = asyncio.create_task(serve_socket(self, live, who, hash_of(token(person))))


async def connect(live: LiveTables, person: str, seat: int) -> TokenSocket:
    line = TokenSocket(live, person)
    await line.hello("t", seat)
    return line


def test_signing_out_closes_the_sockets_of_the_token(tmp_path: Path) -> None:
    """S17: signing out closes the sockets of the token."""

    async def test() -> None:
        async with live_tables_with(f"sqlite:///{tmp_path / 't.sqlite'}", [new_table("t", TWO)]) as live:
            anna, ben = await connect(live, "anna", 0), await connect(live, "ben", 1)
            await People(live.store).sign_out(token("anna"))
            live.disconnect_token(hash_of(token("anna")), "signed-out")
            await anna.until(lambda: anna.closed is not None)
            assert anna.closed == (SIGNED_OUT, "signed-out")
            (farewell,) = anna.all(wire.Farewell)
            assert (farewell.code, farewell.back) == ("signed-out", False)
            assert farewell.text.endswith(".")
            assert ben.closed is None
            late = await connect(live, "anna", 0)
            assert late.closed == (SIGNED_OUT, "signed-out"), "a handshake that was checked before is of no use"

    asyncio.run(test())


@pytest.mark.slow
def test_signing_out_closes_the_sockets_in_other_processes(postgres: Cluster) -> None:
    """S17: signing out closes the sockets of the token in other processes too."""
    address = postgres.new_database("signout")

    async def test() -> None:
        async with live_tables_with(address, [new_table("t", TWO)]) as first:
            store = await Store(address).open()
            second = LiveTables(store, InlineBots())
            await second.open()
            assert store._listener is not None
            await asyncio.to_thread(store._listener.listening.wait, PATIENCE_SECONDS)
            line = await connect(second, "anna", 0)
            await People(first.store).sign_out(token("anna"), "signed-in")
            await line.until(lambda: line.closed is not None)
            (farewell,) = line.all(wire.Farewell)
            assert (farewell.code, farewell.back) == ("signed-in", True)
            await second.close()
            await store.close()

    asyncio.run(test())


def test_the_routes_close_the_sockets(tmp_path: Path) -> None:
    account = {"name": "Anna", "password": "a long password"}
    with run_server(tmp_path) as server:
        server.guest().post("/api/account", account)
        guest = server.guest()
        first = hash_of(guest.cookies["underkeep"])
        guest.post("/api/session", account)
        second = hash_of(guest.cookies["underkeep"])
        guest.send("DELETE", "/api/session")
        assert server.live_tables.disconnected == [(first, "signed-in"), (second, "signed-out")]
