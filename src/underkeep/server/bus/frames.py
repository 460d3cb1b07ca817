"""The frames that server processes send to each other: requests of sockets at tables of another process, what is sent
back to these sockets, and calls."""

from __future__ import annotations

import msgspec


class Frame(msgspec.Struct, array_like=True, tag=True):
    """One message from process to process. A session is one socket at one table; its number is unique within the
    process that has the socket."""


# --- from the process with the socket to the holder of the table --------------------------------------------


class Enter(Frame):
    """A socket wants to enter a table: `hello` is the encoded first message of its client."""

    session: int
    person: str
    name: str
    language: str
    hello: bytes


class Forward(Frame):
    """A client has sent a request at its table."""

    session: int
    request: bytes


class RereadMuted(Frame):
    """The person of a session has muted or blocked another one, or no longer does."""

    session: int


class Leave(Frame):
    """A socket has left its table."""

    session: int


class Present(Frame):
    """These are all sessions of the sender at tables of the receiver. Others do not exist any more, and sessions that
    the receiver does not know have to begin anew."""

    sessions: list[int]


# --- from the holder to the process with the socket ---------------------------------------------------------


class Deliver(Frame):
    """An encoded message to the clients of sessions."""

    sessions: list[int]
    data: bytes


class Dismiss(Frame):
    """Sessions end with a close reason."""

    sessions: list[int]
    reason: str


class Attending(Frame):
    """Who is at tables of the sender, by table and encoded, as far as it has changed."""

    tables: dict[str, bytes]


class Announce(Frame):
    """Something has changed in storage. The subject is that of a process notification (`storage/notifications.py`),
    which may have been lost."""

    subject: str


# --- calls --------------------------------------------------------------------------------------------------


class Call(Frame):
    """A request to the holder of a table that is not made by a socket."""

    number: int
    name: str
    arguments: bytes


class Reply(Frame):
    """The encoded result of a call, or why it was refused."""

    number: int
    result: bytes = b""
    moved: bool = False
    """Whether the process does not hold the table any more."""
    status: int = 400
    error: str = ""
    """The message of the error that was raised; empty for none."""
    texts: dict[str, str] = {}
    """The sentence of the error by language."""


AnyFrame = Enter | Forward | RereadMuted | Leave | Present | Deliver | Dismiss | Attending | Announce | Call | Reply


class Envelope(msgspec.Struct, array_like=True):
    """The frames of one sender to one receiver, with a number that grows by one."""

    sender: str
    n: int
    frames: list[AnyFrame]


encode_envelope = msgspec.msgpack.Encoder().encode
decode_envelope = msgspec.msgpack.Decoder(Envelope).decode
