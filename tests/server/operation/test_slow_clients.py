"""Clients that send half a request, too many connections, or do not read: other people do not notice them."""

from __future__ import annotations

import contextlib
import select
import socket
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.patience import PATIENCE_SECONDS
from tests.server.process_helpers import ServerProcess

ATTACKER, NEWCOMER = "127.0.0.2", "127.0.0.1"
HALF_HEAD = b"GET /api/tables HTTP/1.1\r\nHost: x\r\n"
HALF_BODY = (
    b"POST /api/session HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\n"
    b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
)
LIMITS = {"header_seconds": 3.0, "body_seconds": 3.0, "connections_of_address": 50, "unread_seconds": 3.0}

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    made = ServerProcess(str(tmp_path / "tables.sqlite"), {"crowd": False, "limits": LIMITS}, log=tmp_path / "log")
    try:
        made.start()
        yield made
    finally:
        if made.process is not None and made.process.poll() is None:
            made.kill()


def connect(port: int, source: str) -> socket.socket:
    """Return a connection from an address of this machine."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE_SECONDS, (source, 0))


def response(made: socket.socket) -> bytes:
    """Return everything that the server sends until it closes a connection; nothing if it was reset."""
    parts = []
    with contextlib.suppress(ConnectionError):
        while part := made.recv(65536):
            parts.append(part)
    return b"".join(parts)


def status_for(port: int, source: str) -> bytes:
    """Return the status of a small request."""
    with connect(port, source) as made:
        made.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return response(made)[9:12]


def still_open(connections: list[socket.socket]) -> list[socket.socket]:
    """Return the connections that the server has not closed."""
    poll = select.poll()
    for made in connections:
        poll.register(made, select.POLLIN)
    closed = {number for number, _ in poll.poll(0)}
    return [made for made in connections if made.fileno() not in closed]


def half_requests(port: int, count: int, half: bytes) -> list[socket.socket]:
    """Return connections that have sent half a request, except those that the server has refused."""
    made = []
    for _ in range(count):
        connection = connect(port, ATTACKER)
        with contextlib.suppress(ConnectionError):
            connection.sendall(half)
        made.append(connection)
    return made


@pytest.mark.parametrize(
    "half",
    [pytest.param(b"", marks=pytest.mark.long), pytest.param(HALF_HEAD, marks=pytest.mark.long), HALF_BODY],
    ids=["nothing", "head", "body"],
)
def test_a_thousand_half_requests_of_one_address_do_not_stop_newcomers(server: ServerProcess, half: bytes) -> None:
    """S15: half requests are closed after the time limit, and another address is answered."""
    connections = half_requests(server.port, 1000, half)
    try:
        assert status_for(server.port, NEWCOMER) == b"200"
        assert len(still_open(connections)) <= 50
        end = time.monotonic() + PATIENCE_SECONDS
        while still_open(connections):
            assert time.monotonic() < end, "half requests stay open"
            time.sleep(0.1)
        assert status_for(server.port, ATTACKER) == b"200", "the address may come back"
        answers = {response(made)[:12] for made in connections[:50]}
        assert b"HTTP/1.1 408" in answers
    finally:
        for made in connections:
            made.close()
    server.stop()
    assert server.log is not None
    assert "Traceback" not in server.log.read_text()


def test_blank_lines_do_not_keep_a_connection_open(server: ServerProcess) -> None:
    with connect(server.port, NEWCOMER) as made:
        made.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert made.recv(65536)[9:12] == b"200"
        end = time.monotonic() + PATIENCE_SECONDS
        with contextlib.suppress(ConnectionError):
            while still_open([made]):
                assert time.monotonic() < end, "blank lines keep a connection open"
                made.sendall(b"\r\n")
                time.sleep(0.2)


def test_a_client_that_does_not_read_is_disconnected(server: ServerProcess) -> None:
    """Hundreds of responses wait for a client that reads none of them."""
    with connect(server.port, NEWCOMER) as made:
        made.setblocking(False)
        request = b"GET /api/games/boss-monster/cards HTTP/1.1\r\nHost: x\r\n\r\n"
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            assert time.monotonic() < end, "the connection stays open"
            try:
                made.send(request)
            except BlockingIOError:
                time.sleep(0.1)
            except ConnectionError:
                break
    assert status_for(server.port, NEWCOMER) == b"200"


def test_requests_one_after_the_other_are_not_ended(server: ServerProcess) -> None:
    """The time limit of a request ends with the request, and a connection may be used for longer."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE_SECONDS)
    connection.connect()
    first = connection.sock
    for _ in range(5):
        connection.request("GET", "/healthz")
        assert connection.getresponse().read()
        assert connection.sock is first
        time.sleep(0.8)
    connection.close()
