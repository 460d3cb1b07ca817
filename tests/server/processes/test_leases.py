"""Leases: a table has one holder, and a process that has ended loses its tables to another one."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

import pytest
import sqlalchemy as sa

from tests.patience import TEST_SECONDS
from tests.server.live_helpers import MemorySocket, connect
from tests.server.postgres import Cluster
from tests.server.process_helpers import new_table
from tests.server.processes.process_group import begin, end, eventually, fall_silent, processes
from underkeep.protocol import socket as wire
from underkeep.server.errors import CannotSave, HeldElsewhere
from underkeep.server.live.peers import peers
from underkeep.server.storage import leases
from underkeep.server.storage.database import PROCESSES, TABLES
from underkeep.server.storage.leases import ProcessRow, has_ended, this_machine

pytestmark = pytest.mark.slow

TWO = ["anna", "ben"]


@pytest.fixture
def short_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases run out sooner, so that a test need not wait for them."""
    monkeypatch.setattr(leases, "EXPIRY_SECONDS", 1.5)
    monkeypatch.setattr(peers, "EXPIRY_SECONDS", 1.5)
    monkeypatch.setattr(peers, "HEARTBEAT_SECONDS", 0.2)


def test_only_one_process_opens_a_table(postgres: Cluster) -> None:
    async def test() -> None:
        async with processes(postgres.new_database("one"), [new_table("t", TWO)]) as (first, second):
            with pytest.raises(HeldElsewhere) as held:
                await second.find("t")
            assert first.peers is not None
            assert held.value.holder == first.peers.process.id
            assert await second.store.holder_of("t") == held.value.holder
            # A table that is dropped can be opened by any process.
            first.forget("t")
            await eventually(lambda: not first._tasks or "t" not in first.tables)
            limit = asyncio.get_running_loop().time() + TEST_SECONDS
            while await second.store.holder_of("t"):
                assert asyncio.get_running_loop().time() < limit
                await asyncio.sleep(0.01)
            await second.get("t")
            with pytest.raises(HeldElsewhere):
                await first.get("t")

    asyncio.run(asyncio.wait_for(test(), TEST_SECONDS))


def test_only_the_holder_can_add_entries(postgres: Cluster) -> None:
    """A process that has lost a table without knowing stores nothing, and lets its clients connect again."""

    async def test() -> None:
        async with processes(postgres.new_database("fence"), [new_table("t", TWO)]) as (first, second):
            anna, ben = await connect(first, "anna", seat=0), await connect(first, "ben", seat=1)
            table = await first.get("t")
            await anna.until(lambda: anna.asked or ben.asked)
            before = await second.store.entries("t")
            await first.store.write(
                lambda connection: connection.execute(sa.update(TABLES).values(holder="another")) and None
            )
            asked = anna if anna.asked else ben
            assert asked.prompt is not None
            await asked.ask(wire.Answer("a", asked.prompt.decision, asked.prompt.options[0].n))
            for socket in (anna, ben):
                await socket.until(lambda socket=socket: socket.closed is not None)
                assert socket.all(wire.Farewell)[-1].back
            assert await second.store.entries("t") == before
            assert table.is_closed
            with pytest.raises(CannotSave):
                table._require_playing()

    asyncio.run(asyncio.wait_for(test(), TEST_SECONDS))


@pytest.mark.usefixtures("short_leases")
def test_the_tables_of_a_process_that_hangs_go_on_elsewhere(postgres: Cluster) -> None:
    async def test() -> None:
        # These games wait for Anna, so that none of them ends before its process does.
        tables = [new_table(f"t{number}", ["anna", "bot:random"]) for number in range(3)]
        async with processes(postgres.new_database("hangs"), tables) as (first, second):
            await fall_silent(first)
            await eventually(lambda: len(second.tables) == 3)
            anna = await connect(second, "anna", "t0", 0)
            await anna.until(lambda: anna.asked)
            assert anna.prompt is not None
            reply = await anna.ask(wire.Answer("a", anna.prompt.decision, anna.prompt.options[0].n))
            assert isinstance(reply, wire.Done)

    asyncio.run(asyncio.wait_for(test(), TEST_SECONDS))


@pytest.mark.usefixtures("short_leases")
def test_a_process_that_was_given_up_begins_anew(postgres: Cluster) -> None:
    """A process that did not run for a while finds its tables taken: its clients connect again and are relayed."""

    async def test() -> None:
        async with processes(postgres.new_database("anew"), [new_table("t", TWO)]) as (first, second):
            assert first.peers is not None
            assert second.peers is not None
            before = first.peers.process.id
            anna = await connect(first, "anna", seat=0)
            await first.store.write(
                lambda connection: connection.execute(sa.delete(PROCESSES).where(PROCESSES.c.id == before)) and None
            )
            await anna.until(lambda: anna.closed is not None)
            await eventually(lambda: first.peers and first.peers.process.id != before)
            await eventually(lambda: "t" in second.tables or "t" in first.tables)
            again = await connect(first, "anna", seat=0)
            assert again.closed is None
            assert again.last is not None
            assert len([live for live in (first, second) if "t" in live.tables]) == 1

    asyncio.run(asyncio.wait_for(test(), TEST_SECONDS))


def test_a_process_that_stops_hands_its_tables_over(postgres: Cluster) -> None:
    async def test() -> None:
        address = postgres.new_database("handover")
        async with processes(address, [new_table("t", TWO, clock="live")]) as (first, second):
            third = await begin(address)
            for live in (second, third):
                # These processes have run for an hour.
                live.presence._started -= 3600.0
            await end(first)
            await eventually(lambda: "t" in second.tables or "t" in third.tables)
            (holder,) = [live for live in (second, third) if "t" in live.tables]
            await eventually(lambda: not holder._taken_over)
            assert [chair.presence for chair in holder.tables["t"].chairs()] == ["here", "here"]
            await end(third)

    asyncio.run(asyncio.wait_for(test(), TEST_SECONDS))


def test_after_an_outage_of_the_database_every_process_keeps_its_tables(postgres: Cluster) -> None:
    """The leases of all processes have run out then, and each gets the time to renew its own."""

    async def test() -> None:
        address = postgres.new_database("outage")
        async with processes(address, [new_table("t", TWO)]) as (first, second):
            assert first.peers is not None
            id = first.peers.process.id
            await first.store.write(
                lambda connection: connection.execute(sa.update(PROCESSES).values(expires=0.0)) and None
            )
            second.peers._healthy_since = None  # type: ignore[union-attr]
            for _ in range(3):
                await second.peers._renew()  # type: ignore[union-attr]
            assert await second.store.holder_of("t") == id
            await first.peers._renew()
            await eventually(lambda: first.peers and first.peers.process.id == id)
            assert "t" in first.tables

    asyncio.run(asyncio.wait_for(test(), TEST_SECONDS))


def test_an_ended_process_of_this_machine_is_recognized() -> None:
    machine = this_machine()
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    assert has_ended(ProcessRow(id="a", machine=machine, pid=ended.pid), machine)
    assert not has_ended(ProcessRow(id="a", machine=machine, pid=os.getpid()), machine)
    assert not has_ended(ProcessRow(id="a", machine="another", pid=ended.pid), machine)
    assert not has_ended(ProcessRow(id="a", machine="", pid=ended.pid), "")


def test_a_closed_table_takes_nobody(postgres: Cluster) -> None:
    async def test() -> None:
        async with processes(postgres.new_database("closed"), [new_table("t", TWO)], number=1) as (live,):
            table = await live.get("t")
            table.close()
            anna = MemorySocket(live, "anna")
            anna.say(wire.Hello("t", 0))
            await anna.until(lambda: anna.closed is not None)
            assert anna.all(wire.Farewell)[-1].code == "restart"

    asyncio.run(asyncio.wait_for(test(), TEST_SECONDS))
