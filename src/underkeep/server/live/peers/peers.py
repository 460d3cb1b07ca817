"""The peers of a server process: it tells them that it is alive, takes over tables of those that have ended, and
exchanges with them what their sockets send to the tables of others.

Each table has one holder, the process that runs it (`storage/leases.py`). The sockets of the other processes at this
table are relays there and remote sessions at the holder. If a message between two processes is lost, or one of them
ends, the sockets concerned are closed with the reason `restart`: their clients connect again at once, get the present
state, and send again what was not acknowledged.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from itertools import count
from typing import Any, Protocol

import msgspec

from underkeep.protocol import socket as wire
from underkeep.server.bus.bus import Bus
from underkeep.server.bus.frames import (
    Announce,
    AnyFrame,
    Attending,
    Call,
    Deliver,
    Dismiss,
    Enter,
    Forward,
    Leave,
    Present,
    Reply,
    RereadMuted,
)
from underkeep.server.bus.links import Links
from underkeep.server.errors import HeldElsewhere, TableError
from underkeep.server.live.peers.attendance import AttendanceExchange, encode_attendances
from underkeep.server.live.peers.calls import Calls
from underkeep.server.live.peers.relay import Relay
from underkeep.server.live.peers.remote_session import RemoteSession
from underkeep.server.live.table_session import Output, SessionHost
from underkeep.server.lobby.access import Attendance
from underkeep.server.storage.database import StorageUnavailable
from underkeep.server.storage.leases import (
    EXPIRY_SECONDS,
    MAX_TAKEN_TABLES,
    ProcessRow,
    add_process,
    release_table,
    remove_process,
    renew,
    take_table,
    this_machine,
)

log = logging.getLogger(__name__)

HEARTBEAT_SECONDS = 1.5
"""The time between two renewals of the leases of a process."""

encode = msgspec.json.Encoder().encode


class PeersHost(SessionHost, Protocol):
    """What the peers need of the live tables of this process."""

    async def resume(self, ids: Collection[str]) -> None:
        """Open tables of another process that has ended, and let them go on."""

    async def lose_tables(self) -> None:
        """Drop all tables without storing anything, because other processes have taken them."""

    async def handle_call(self, name: str, arguments: bytes) -> Any:
        """Carry out a call of another process, and return its result."""

    def notified(self, subject: str) -> None:
        """Take note that something has changed in storage."""

    def attendances(self) -> dict[str, Attendance]:
        """Return who is at the tables of this process now, by table."""


class Peers:
    """The other processes, as this one sees them."""

    def __init__(self, host: PeersHost, make_bus: Callable[[], Bus]) -> None:
        self._host, self._make_bus = host, make_bus
        self._numbers = count(1)
        self._tasks: list[asyncio.Task[None]] = []
        self._resuming: asyncio.Task[None] | None = None
        self._is_closing = False

    async def open(self) -> None:
        """Become one of the processes, and stay alive."""
        await self._begin()
        self._tasks.append(asyncio.get_running_loop().create_task(self._keep_alive()))

    async def _begin(self) -> None:
        self.process = ProcessRow(id=secrets.token_hex(8), machine=this_machine(), pid=os.getpid())
        self._known: set[str] = set()
        self._healthy_since: float | None = None
        """The time since which all renewals have succeeded."""
        self._relays: dict[int, Relay] = {}
        self._sessions: dict[tuple[str, int], RemoteSession] = {}
        self.links = Links(self._make_bus(), self.process.id, self._take, self._messages_lost)
        self.calls = Calls(self.links, self._host.handle_call)
        self._attendance = AttendanceExchange(self.links)
        await self.links.open()
        await self._host.store.write(lambda connection: add_process(connection, self.process))
        self._host.store.holder = self.process.id
        await self._renew()

    async def close(self) -> None:
        """Leave the other processes, which take the tables of this one."""
        self._is_closing = True
        for task in self._tasks:
            task.cancel()
        if self._resuming is not None:
            self._resuming.cancel()
        self.dismiss_all()
        with suppress(StorageUnavailable):
            await self._host.store.write(lambda connection: remove_process(connection, self.process.id))
        self.calls.close()
        await self.links.close()

    def dismiss_all(self) -> None:
        """Let the clients of other processes connect again."""
        self._is_closing = True
        for session in list(self._sessions.values()):
            session.disconnect("restart")

    def counts(self) -> tuple[int, int, int]:
        """Return the number of processes with this one, of sockets here at tables of others, and of sockets of others
        at tables here."""
        return len(self._known) + 1, len(self._relays), len(self._sessions)

    # --- leases -----------------------------------------------------------------------------------------

    async def take(self, table: str) -> None:
        """Become the holder of a table. Raises HeldElsewhere if another process is, and a TableError if there is no
        such table."""
        id = self.process.id
        holder = await self._host.store.write(lambda connection: take_table(connection, table, id))
        if holder is None:
            raise TableError("table-no-table")
        if holder != id:
            raise HeldElsewhere(holder)

    async def holder_of(self, table: str) -> str:
        """Return the other process that holds a table; empty if there is none."""
        holder = await self._host.store.holder_of(table)
        return holder if holder in self._known else ""

    async def release(self, table: str) -> None:
        """Stop being the holder of a table."""
        id = self.process.id
        with suppress(StorageUnavailable):
            await self._host.store.write(lambda connection: release_table(connection, table, id))

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                await self._renew()
                self._tell_present()
            except Exception:
                log.exception("The lease of this process could not be renewed")

    async def _renew(self) -> None:
        now = time.monotonic()
        # After an outage of the database the time of all processes has run out; each gets the time to renew its row.
        removes_expired = self._healthy_since is not None and now - self._healthy_since >= EXPIRY_SECONDS
        may_take = self._resuming is None or self._resuming.done()
        try:
            renewal = await self._host.store.write(
                lambda connection: renew(
                    connection,
                    self.process,
                    removes_expired=removes_expired,
                    max_taken=MAX_TAKEN_TABLES if may_take else 0,
                )
            )
        except StorageUnavailable:
            self._healthy_since = None
            return
        if not renewal.is_alive:
            return await self._begin_anew()
        if self._healthy_since is None:
            self._healthy_since = now
        for process in self._known - set(renewal.processes):
            self._process_ended(process)
        self._known = set(renewal.processes) - {self.process.id}
        if renewal.taken:
            log.info("%d tables were taken over", len(renewal.taken))
            self._resuming = asyncio.get_running_loop().create_task(self._host.resume(renewal.taken))
        return None

    async def _begin_anew(self) -> None:
        """Begin as another process, because this one did not renew its lease in time and has lost its tables."""
        log.warning("This process did not answer for some time, and other processes have taken its tables")
        for session in list(self._sessions.values()):
            session.disconnect("restart")
        await self._host.lose_tables()
        self.calls.close()
        await self.links.close()
        await self._begin()

    def _process_ended(self, process: str) -> None:
        for session in [session for session in self._sessions.values() if session.process == process]:
            session.end()
        self._disconnect_relays(process)
        self.calls.give_up(process)
        self._attendance.forget(process)
        self.links.forget(process)

    def _messages_lost(self, process: str) -> None:
        """Let all clients connect again whose messages travel between this process and another one."""
        for session in [session for session in self._sessions.values() if session.process == process]:
            session.disconnect("restart")
        self._disconnect_relays(process)
        self.calls.give_up(process)
        self._attendance.forget(process)

    def _disconnect_relays(self, holder: str) -> None:
        for relay in [relay for relay in self._relays.values() if relay.holder == holder]:
            relay.output.disconnect("restart")

    # --- sockets of this process at tables of others ----------------------------------------------------

    def relay(self, holder: str, output: Output, person: str, name: str, language: str, hello: wire.Hello) -> Relay:
        """Let a client of this process enter a table that another process holds."""
        number = next(self._numbers)
        relay = self._relays[number] = Relay(self.links, holder, number, output, self._relay_ended)
        self.links.send(holder, Enter(number, person, name, language, encode(hello)))
        return relay

    def _relay_ended(self, relay: Relay) -> None:
        self._relays.pop(relay.number, None)

    def _tell_present(self) -> None:
        """Tell each process which sessions it has, so that both agree even if a message was lost."""
        if not self._known:
            return
        attendances = encode_attendances(self._host.attendances())
        for process in self._known:
            numbers = [relay.number for relay in self._relays.values() if relay.holder == process]
            self.links.send(process, Present(numbers))
            self._attendance.tell(process, attendances)

    def announce(self, subject: str) -> None:
        """Tell all other processes that something has changed in storage."""
        for process in self._known:
            self.links.send(process, Announce(subject))

    def attendance(self, table: str) -> Attendance | None:
        """Return who is at a table of another process, as it was told last; None if that is not known."""
        return self._attendance.of(table)

    # --- frames -----------------------------------------------------------------------------------------

    def _take(self, process: str, frame: AnyFrame) -> None:
        match frame:
            case Enter():
                self._enter(process, frame)
            case Forward(session, request):
                if (found := self._sessions.get((process, session))) is not None:
                    found.forward(request)
            case RereadMuted(session):
                if (found := self._sessions.get((process, session))) is not None:
                    found.reread_muted()
            case Leave(session):
                if (found := self._sessions.get((process, session))) is not None:
                    found.end()
            case Present(sessions):
                self._compare_sessions(process, set(sessions))
            case Deliver(sessions, data):
                for relay in self._relays_of(sessions):
                    relay.output.send(data)
            case Dismiss(sessions, reason):
                for relay in self._relays_of(sessions):
                    relay.output.disconnect(reason)
            case Announce(subject):
                self._host.notified(subject)
            case Attending(tables):
                self._attendance.take(process, tables)
            case Call():
                self.calls.answer(process, frame)
            case Reply():
                self.calls.take_reply(frame)

    def _relays_of(self, numbers: list[int]) -> list[Relay]:
        return [self._relays[number] for number in numbers if number in self._relays]

    def _enter(self, process: str, frame: Enter) -> None:
        if self._is_closing:
            self.links.send(process, Dismiss([frame.session], "restart"))
            return
        session = RemoteSession(self._host, self.links, process, frame, self._session_ended)
        self._sessions[process, frame.session] = session

    def _session_ended(self, session: RemoteSession) -> None:
        self._sessions.pop((session.process, session.number), None)

    def _compare_sessions(self, process: str, numbers: set[int]) -> None:
        known = {number for other, number in self._sessions if other == process}
        for number in known - numbers:
            self._sessions[process, number].end()
        if unknown := sorted(numbers - known):
            self.links.send(process, Dismiss(unknown, "restart"))
