"""The compression of sockets: readable for every client, small, and with a limited amount of memory."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from underkeep.server.http import compression
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
        sent = message(number) if dice.random() < 0.7 else b"short"
        for server, client in sockets if dice.random() < 0.3 else [dice.choice(sockets)]:
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


def test_a_message_to_many_sockets_is_compressed_once_for_all_but_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    factory = SharedDeflateFactory()
    sockets = [negotiate(factory) for _ in range(20)]
    made = []

    def counted(window_bits: int, make: Callable[[int], Any] = compression.new_compressor) -> Any:
        made.append(window_bits)
        return make(window_bits)

    monkeypatch.setattr(compression, "new_compressor", counted)
    for number in range(5):
        made.clear()
        for server, client in sockets:
            frame = server.encode(Frame(Opcode.TEXT, message(number)))
            assert bytes(client.decode(frame).data) == message(number)
        assert len(made) <= 2
    kept = compression.SharedMessages()
    for number in range(compression.MAX_SHARED_MESSAGES + 1):
        assert kept.find(message(number), 12) is None
        kept.add(message(number), 12)
    assert kept.find(message(0), 12) is None, "old messages are forgotten"
    assert kept.find(message(number), 12) is not None
    large = b"x" * (compression.MAX_SHARED_BYTES + 1)
    kept.add(large, 12)
    assert kept.find(large, 12) is None, "large messages are not kept"


def test_a_message_to_one_socket_is_not_taken_for_a_shared_one() -> None:
    """A socket looks for a shared frame before it compresses a message by itself; that look is no second socket."""
    factory, dice = SharedDeflateFactory(), random.Random(3)
    (one, client), (other, other_client) = negotiate(factory), negotiate(factory)
    words = bytes(dice.choices(range(65, 91), k=2000))
    sizes = []
    for number in range(4):
        text = b"%d " % number + words
        assert one.shared_frame(text) is None
        frame = one.encode(Frame(Opcode.TEXT, text))
        assert bytes(client.decode(frame).data) == text
        sizes.append(len(frame.data))
    assert sizes[-1] < sizes[0] * 0.2, "the compressor of the socket remembers the messages before"
    shared = other.shared_frame(text)
    assert shared is not None
    assert shared == other.shared_frame(text), "it is framed once"
    assert bytes(other_client.decode(other.encode(Frame(Opcode.TEXT, text))).data) == text
    assert shared.endswith(bytes(other.encode(Frame(Opcode.TEXT, text)).data))


def test_only_the_busiest_sockets_have_a_compressor() -> None:
    factory = SharedDeflateFactory()
    factory.compressors = Compressors(3)
    sockets = [negotiate(factory)[0] for _ in range(10)]
    for n, server in enumerate(sockets):
        for number in range(2):
            server.encode(Frame(Opcode.TEXT, message(10 * n + number)))
    assert [factory.compressors.get(server) is not None for server in sockets] == [False] * 7 + [True] * 3
