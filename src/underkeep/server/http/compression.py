"""Compression of sockets (permessage-deflate) that takes memory only for the busiest sockets.

A compressor that remembers earlier messages halves the size of updates, but takes 30 KB for each socket. A new
compressor may begin at any message, because what it sends refers to nothing before. So a compressor is kept only while
messages follow each other quickly, and only for a limited number of sockets: those that sent something last. A message
that goes to many sockets, such as an update for all spectators of a table, is compressed once for all of them, without
reference to anything before. The messages of the client are short, and nothing of them is remembered.
"""

from __future__ import annotations

import time
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame, Opcode

WINDOW_BITS = 12
MEMORY_LEVEL = 4
"""The memory of zlib. A higher level takes more memory and compresses the messages of a table no better."""
MIN_COMPRESSED_BYTES = 128
"""Shorter messages, such as replies to pings, are sent as they are."""
ACTIVE_SECONDS = 30.0
"""A compressor is kept for the next message if the last one was sent within this time."""
MAX_COMPRESSORS = 256
"""The number of sockets that have a compressor at the same time."""
MAX_SHARED_MESSAGES = 16
MAX_SHARED_BYTES = 65_536
"""The number of the last messages that may be shared by several sockets, and the largest size of one."""
EMPTY_BLOCK = b"\x00\x00\xff\xff"
"""The end of a flushed message, which is not sent."""


class Compressors:
    """The compressors of the sockets that sent something last."""

    def __init__(self, max_count: int = MAX_COMPRESSORS) -> None:
        self._max_count = max_count
        self._kept: OrderedDict[int, Any] = OrderedDict()
        """The compressors by the id of their socket's compression, the one used last at the end."""

    def get(self, owner: object) -> Any:
        """Return the compressor of a socket; None if it has none."""
        found = self._kept.get(id(owner))
        if found is not None:
            self._kept.move_to_end(id(owner))
        return found

    def keep(self, owner: object, compressor: Any) -> None:
        """Keep the compressor of a socket. The one that was not used for the longest time is dropped for it."""
        self._kept[id(owner)] = compressor
        if len(self._kept) > self._max_count:
            self._kept.popitem(last=False)

    def drop(self, owner: object) -> None:
        """Drop the compressor of a socket."""
        self._kept.pop(id(owner), None)

    def __len__(self) -> int:
        return len(self._kept)


def new_compressor(window_bits: int) -> Any:
    """Return a compressor that remembers nothing yet."""
    return zlib.compressobj(wbits=-window_bits, memLevel=MEMORY_LEVEL)


def compress_whole(compressor: Any, data: bytes) -> bytes:
    """Return a message as a compressor writes it, ready to be sent in one frame."""
    return bytes(compressor.compress(data) + compressor.flush(zlib.Z_SYNC_FLUSH)).removesuffix(EMPTY_BLOCK)


class SharedMessages:
    """The last messages of all sockets. A message that another socket has sent before is compressed once more, and that
    form is used for all other sockets."""

    def __init__(self) -> None:
        self._last: OrderedDict[tuple[bytes, int], SharedForm | None] = OrderedDict()
        """The last messages with the size of the window: None for a message that only one socket has sent."""

    def find(self, data: bytes, window_bits: int) -> SharedForm | None:
        """Return the compressed form of a message that a socket has sent before, which refers to nothing before; None
        for any other message."""
        key = data, window_bits
        if key not in self._last:
            return None
        shared = self._last[key]
        if shared is None:
            shared = self._last[key] = SharedForm(compress_whole(new_compressor(window_bits), data))
        return shared

    def add(self, data: bytes, window_bits: int) -> None:
        """Take note of a message that a socket sends as the first one."""
        if len(data) <= MAX_SHARED_BYTES:
            self._last[data, window_bits] = None
            if len(self._last) > MAX_SHARED_MESSAGES:
                self._last.popitem(last=False)


@dataclass(slots=True)
class SharedForm:
    """A message as all sockets can send it: compressed, and as a whole frame of text once one was wanted."""

    compressed: bytes
    frame: bytes | None = None


class SharedDeflate(PerMessageDeflate):
    """Compresses the messages of one socket. Messages are sent whole, in one frame each."""

    def __init__(self, negotiated: PerMessageDeflate, compressors: Compressors, messages: SharedMessages) -> None:
        super().__init__(
            negotiated.remote_no_context_takeover,
            True,  # No compressor is made before the first message.
            negotiated.remote_max_window_bits,
            negotiated.local_max_window_bits,
        )
        self._may_remember = not negotiated.local_no_context_takeover
        self._compressors = compressors
        self._messages = messages
        self._sent_at = float("-inf")

    def encode(self, frame: Frame) -> Frame:
        """Return the compressed frame of a message."""
        if frame.opcode in CTRL_OPCODES or not frame.fin or len(frame.data) < MIN_COMPRESSED_BYTES:
            return frame
        data = bytes(frame.data)
        shared = self._shared_form(data)
        if shared is not None:
            return Frame(frame.opcode, shared.compressed, True, True)
        self._messages.add(data, self.local_max_window_bits)
        now, compressor = time.monotonic(), self._compressors.get(self)
        if compressor is None:
            compressor = new_compressor(self.local_max_window_bits)
            if self._may_remember and now - self._sent_at < ACTIVE_SECONDS:
                self._compressors.keep(self, compressor)
        self._sent_at = now
        return Frame(frame.opcode, compress_whole(compressor, data), True, True)

    def shared_frame(self, data: bytes) -> bytes | None:
        """Return the whole frame of a text that another socket has sent before; None for any other text."""
        shared = self._shared_form(data) if len(data) >= MIN_COMPRESSED_BYTES else None
        if shared is None:
            return None
        if shared.frame is None:
            shared.frame = Frame(Opcode.TEXT, data).serialize(mask=False, extensions=[self])
        return shared.frame

    def _shared_form(self, data: bytes) -> SharedForm | None:
        """Return a message as all sockets can send it; None if no other socket has sent it."""
        shared = self._messages.find(data, self.local_max_window_bits)
        if shared is not None:
            # The client now remembers a message that the compressor of this socket has not seen.
            self._compressors.drop(self)
            self._sent_at = time.monotonic()
        return shared

    def close(self) -> None:
        """Drop the compressor of a socket that is closed."""
        self._compressors.drop(self)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiates the compression of new sockets, which share their compressors."""

    def __init__(self) -> None:
        self.compressors = Compressors()
        self.messages = SharedMessages()
        super().__init__(
            client_no_context_takeover=True, server_max_window_bits=WINDOW_BITS, client_max_window_bits=WINDOW_BITS
        )

    def process_request_params(self, params: Sequence[Any], accepted_extensions: Sequence[Any]) -> tuple[Any, Any]:
        """Return the parameters of the response and the compression."""
        answer, negotiated = super().process_request_params(params, accepted_extensions)
        return answer, SharedDeflate(negotiated, self.compressors, self.messages)
