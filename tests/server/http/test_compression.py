"""The compression of sockets: readable for every client, small, and with a limited amount of memory."""

from __future__ import annotations

import random
import time

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from underkeep.server.http.compression import (
    ACTIVE_SECONDS,
    MIN_COMPRESSED_BYTES,
    Compressors,
    SharedDeflate,
    SharedDeflateFactory,
)


def negotiate(
    factory: SharedDeflateFactory, client: ClientPerMessageDeflateFactory | None = None
) -> tuple[SharedDeflate, PerMessageDeflate]:
    """Return the compression of a server and that of its client."""
    client = client or ClientPerMessageDeflateFactory(client_max_window_bits=True)
    answer, server = factory.process_request_params(client.get_request_params(), [])
    return server, client.process_response_params(answer, [])


def message(number: int) -> bytes:
    return b"message %d: " % number + b"the hero enters the dungeon " * 20


def test_every_client_reads_all_messages_also_after_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    dice, factory = random.Random(1), SharedDeflateFactory()
    factory.compressors = Compressors(2)
    sockets = [
        negotiate(factory, client)
        for client in (
            ClientPerMessageDeflateFactory(client_max_window_bits=True),
            ClientPerMessageDeflateFactory(),
            ClientPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True),
            ClientPerMessageDeflateFactory(server_max_window_bits=9, client_max_window_bits=9),
        )
    ]
    for number in range(1000):
        server, client = dice.choice(sockets)
        sent = message(number) if dice.random() < 0.7 else b"short"
        frame = server.encode(Frame(Opcode.TEXT, sent))
        assert frame.rsv1 == (len(sent) >= MIN_COMPRESSED_BYTES)
        assert bytes(client.decode(frame).data) == sent
        answer = client.encode(Frame(Opcode.TEXT, sent))
        assert bytes(server.decode(answer).data) == sent
        now[0] += dice.choice((0.1, 1.0, ACTIVE_SECONDS * 2))


def test_a_busy_socket_remembers_its_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    factory = SharedDeflateFactory()
    server, _ = negotiate(factory)
    sizes = []
    for number in range(3):
        sizes.append(len(server.encode(Frame(Opcode.TEXT, message(number))).data))
        assert len(factory.compressors) == (number > 0), "one message alone needs no memory"
        now[0] += 1.0
    assert sizes[2] < sizes[0] * 0.6
    assert not hasattr(server, "decoder"), "nothing is remembered of the client's messages"
    server.close()
    assert len(factory.compressors) == 0


def test_only_the_busiest_sockets_have_a_compressor() -> None:
    factory = SharedDeflateFactory()
    factory.compressors = Compressors(3)
    sockets = [negotiate(factory)[0] for _ in range(10)]
    for server in sockets:
        for number in range(2):
            server.encode(Frame(Opcode.TEXT, message(number)))
    assert [factory.compressors.get(server) is not None for server in sockets] == [False] * 7 + [True] * 3
