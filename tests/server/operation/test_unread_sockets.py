"""R6: a client that never reads. The server keeps little memory for it and closes its socket soon, and other clients do
not notice it."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket as network
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import uvicorn
from uvicorn.server import ServerState

from tests.conftest import Figures, Times
from tests.patience import PATIENCE_SECONDS
from tests.server.live_helpers import connect, live_tables_with
from tests.server.operation.test_load import Judge, show_only
from tests.server.operation.test_speed import crowd
from tests.server.process_helpers import ServerProcess, Slowness, new_table, server_process, store_tables_in, token
from tests.server.virtual_time import run_virtually
from underkeep.protocol import socket as wire
from underkeep.server.http import socket
from underkeep.server.http.compression import SharedDeflateFactory
from underkeep.server.http.transport import LimitedSocketProtocol
from underkeep.server.process import PING_SECONDS, PONG_SECONDS
from underkeep.server.rate_limits import Limits, OpenConnections

pytestmark = pytest.mark.slow

MB = 1024 * 1024
CLOSED_SECONDS = 15.0
LATER_MS = 20.0
ALLOWED_REQUESTS = 40
"""Fewer requests than a spectator may send in 20 seconds."""


# --- the queue of the server --------------------------------------------------------------------------------


@pytest.mark.parametrize("request_sync", [False, True], ids=["many messages", "large messages"])
def test_little_waits_for_a_client_that_never_reads(tmp_path: Path, figures: Figures, request_sync: bool) -> None:
    """R6: the queue of a socket ends at 256 messages or 1 MB, the socket is closed, and the others get everything."""

    async def test() -> int:
        address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        async with live_tables_with(address, [new_table("t", ["anna", "ben"])], "eve", "wim") as live:
            eve, wim, stuck = await connect(live, "eve"), await connect(live, "wim"), asyncio.Event()
            table = await live.get("t")
            connection: Any = next(each for each in live.sockets if each.person == "eve")

            async def never(data: str, mode: str = "text") -> None:
                await stuck.wait()

            eve.send_data = never
            most = 0
            for _ in range(socket.MAX_QUEUED_MESSAGES + 5):
                heard = len(wim.messages)
                table.send_sync() if request_sync else table.send_people()
                most = max(most, connection._bytes)
                assert len(connection._queue) <= socket.MAX_QUEUED_MESSAGES + 1
                await wim.until(lambda heard=heard: len(wim.messages) > heard)
            assert connection.closing == (socket.TOO_MUCH, "too slow")
            await asyncio.wait_for(asyncio.gather(eve.task, return_exceptions=True), PATIENCE_SECONDS)
            assert connection not in live.sockets
            assert table.audience.listeners_of("eve") == []
            assert wim.closed is None
            assert isinstance(await wim.ask(wire.Say(id="s", text="hello")), wire.Done)
            return most

    figures.most("R6", "memory of the queue to a client that never reads", asyncio.run(test()) / MB, 1.0, "MB")


# --- the connection -----------------------------------------------------------------------------------------


class DeafTransport(asyncio.Transport):
    """A transport whose client reads nothing: what is written stays in the buffer."""

    def __init__(self) -> None:
        super().__init__()
        self.unread = 0
        self.closed = self.aborted = False

    def write(self, data: Any) -> None:
        self.unread += len(data)

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True


def protocol_of(transport: DeafTransport) -> LimitedSocketProtocol:
    """Return the protocol of a socket of a running server."""
    config = uvicorn.Config(lambda: None, ws_ping_interval=PING_SECONDS, ws_ping_timeout=PONG_SECONDS)
    connections = OpenConnections(Limits())
    loop = asyncio.get_running_loop()
    made = LimitedSocketProtocol(connections, SharedDeflateFactory(), config, ServerState(), {}, loop)
    made.connection_made(transport)
    return made


def test_a_connection_that_is_not_read_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """R6: a full buffer is a reason to cut a connection, unless the client reads it in time."""

    async def test() -> None:
        seconds = Limits().socket_unread_seconds
        deaf, slow = DeafTransport(), DeafTransport()
        protocol_of(deaf).pause_writing()
        late = protocol_of(slow)
        late.pause_writing()
        await asyncio.sleep(seconds - 1.0)
        assert not deaf.aborted
        late.resume_writing()
        await asyncio.sleep(2.0)
        assert deaf.aborted
        assert not slow.aborted
        assert seconds <= CLOSED_SECONDS

    run_virtually(test(), monkeypatch)


@pytest.mark.parametrize("unread", [0, 100])
def test_a_client_without_a_pong_is_closed_in_time(monkeypatch: pytest.MonkeyPatch, unread: int) -> None:
    """R6: a client that does not reply to pings is closed within 15 seconds, also if something is still unread."""

    async def test() -> None:
        transport = DeafTransport()
        protocol = protocol_of(transport)
        protocol.conn.send_ping = lambda data: None
        protocol.conn.data_to_send = list
        protocol.conn.fail = lambda code, reason: None
        transport.unread = unread
        protocol.start_keepalive()
        await asyncio.sleep(CLOSED_SECONDS)
        assert transport.closed
        assert transport.aborted == bool(unread)

    run_virtually(test(), monkeypatch)


# --- a running server ---------------------------------------------------------------------------------------


def deaf_client(server: ServerProcess, table: str, person: str) -> network.socket:
    """Return a connection that has joined a table as a spectator and has read nothing but the handshake."""
    made = network.socket()
    made.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
    made.settimeout(PATIENCE_SECONDS)
    made.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nAuthorization: Bearer {token(person)}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    made.sendall(head.encode())
    read = b""
    while b"\r\n\r\n" not in read:
        read += made.recv(1)
    assert b" 101 " in read, read
    send_frame(made, json.dumps({"t": "hello", "table": table}))
    return made


def send_frame(made: network.socket, text: str) -> None:
    """Send a short text as a client does. Its mask is zero."""
    data = text.encode()
    assert len(data) < 126
    made.sendall(bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data)


def closed_after(made: network.socket, texts: int) -> float:
    """Request the whole position again and again without reading, then only wait. Returns the seconds until the server
    has closed the connection."""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE_SECONDS:
        try:
            if texts > 0:
                send_frame(made, '{"t":"again"}')
                texts -= 1
            else:
                # A pong without a ping is allowed, and shows whether the connection still exists.
                made.sendall(bytes([0x8A, 0x80, 0, 0, 0, 0]))
                time.sleep(0.05)
        except OSError:
            return time.monotonic() - began
    raise AssertionError("the connection stays open")


class Unread(NamedTuple):
    """What a client that never reads costs: the memory of the server in MB, the seconds until it is closed, and by how
    many milliseconds the p99 of the answers of others grows."""

    memory: float
    closed: float
    later: float


def measured(folder: Path, texts: int, seconds: float, tables: int) -> Unread:
    """Measure a server with tables of four people before, while and after four clients never read."""
    folder.mkdir()
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    rows = [new_table(f"t{n}", [f"p{n}-{seat}" for seat in range(4)]) for n in range(tables)]
    store_tables_in(database, rows, "eve")
    people = [(row.id, [seat.person for seat in row.seats]) for row in rows]

    def p99_during(work: Any) -> float:
        load = crowd({"address": server.address, "tables": people, "seconds": seconds, "every": 1.0})
        assert load.stdout is not None
        assert load.stdout.readline() == "ready\n"
        work()
        said, _ = load.communicate(timeout=seconds + PATIENCE_SECONDS)
        assert load.returncode == 0
        taken = sorted(json.loads(said.splitlines()[-1])["times"])
        return 1000 * float(taken[int(len(taken) * 0.99)])

    most = [0.0, 0.0]

    def be_deaf() -> None:
        before = server.memory()
        deaf = [deaf_client(server, row.id, "eve") for row in rows[:4]]
        for made in deaf:
            for _ in range(texts // 2):
                send_frame(made, '{"t":"again"}')
        time.sleep(0.5)
        most[0] = max(0.0, server.memory() - before) / MB / len(deaf)
        most[1] = max(closed_after(made, texts // 2) for made in deaf)

    with server_process(database) as server:
        before = p99_during(lambda: None)
        loud = p99_during(be_deaf)
        after = p99_during(lambda: None)
    return Unread(most[0], most[1], max(0.0, loud - max(before, after)))


def check_unread(tmp_path: Path, texts: int, seconds: float, tables: int, tries: int, judge: Judge) -> None:
    """Measure clients that never read, and judge what the server and the others notice of them. Other processes may
    delay the answers, so that is measured several times, and the best measurement counts."""
    found: list[tuple[float, float, Unread]] = []
    while len(found) < tries and min(found, default=(999.0,))[0] > LATER_MS:
        with Slowness() as slow:
            unread = measured(tmp_path / str(len(found)), texts, seconds, tables)
        found.append((unread.later / slow.factor, slow.factor, unread))
    _, factor, unread = min(found)
    which = f"({texts} requests)"
    judge("R6", f"memory of the server for a client that never reads {which}", unread.memory, 1.0, "MB")
    judge("R6", f"a client that never reads is closed after {which}", unread.closed, CLOSED_SECONDS, "s", factor)
    if texts <= ALLOWED_REQUESTS:
        # More requests keep the server busy even if the client reads; a limit refuses them.
        judge("R6", f"others get answers later, p99 {which}", unread.later, LATER_MS, "ms", factor)


@pytest.mark.figure
@pytest.mark.slow
@pytest.mark.xdist_group("server")
@pytest.mark.parametrize("texts", [ALLOWED_REQUESTS, 400], ids=["allowed", "flood"])
def test_others_do_not_notice_clients_that_never_read(tmp_path: Path, times: Times, texts: int) -> None:
    """R6: the figures of four clients that never read beside ten tables of four people."""
    check_unread(tmp_path, texts, 16.0, 10, 3 if texts <= ALLOWED_REQUESTS else 1, times.most)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.xdist_group("server")
@pytest.mark.parametrize("texts", [0, ALLOWED_REQUESTS, 4000])
def test_clients_that_never_read_are_closed(tmp_path: Path, figures: Figures, texts: int) -> None:
    """R6: the long form, with up to 4,000 requests for the whole position beside 40 tables."""
    check_unread(tmp_path, texts, 60.0, 40, 1, show_only(figures))
