"""The audience of a table: all sockets, in groups that see the same and read the same language and the same chat."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, Protocol

import msgspec

from underkeep.core.state import Seat
from underkeep.core.table import Table
from underkeep.core.visibility import SPECTATOR, Viewer, seat_of
from underkeep.protocol.socket import Message
from underkeep.server.live.viewer_messages import ViewerMessages

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """One socket. `send` never waits: a socket that does not keep up is closed by its own writer."""

    person: str
    seat: Seat | None
    language: str
    muted: frozenset[str]
    """The people whose lines of the chat the person does not want to read."""

    def send(self, data: bytes) -> None:
        """Put an encoded message into the queue to the client."""
        ...

    def disconnect(self, reason: str) -> None:
        """Tell the client a close reason (`restart`, `not-your-seat` or `no-table`) and close the socket."""
        ...


class ViewerGroup:
    """The listeners who see the same, read the same language and have muted the same people. Each message is made once
    for all of them."""

    def __init__(self, table: Table, viewer: Viewer, language: str, muted: frozenset[str] = frozenset()) -> None:
        self.messages = ViewerMessages(table, viewer, language)
        self.muted = muted
        self.listeners: set[Listener] = set()
        self.board: dict[str, Any] = {}
        self.version = -1
        """The version of `board`."""

    @property
    def viewer(self) -> Viewer:
        """The seat of the group, or SPECTATOR."""
        return self.messages.viewer

    @property
    def seat(self) -> Seat | None:
        """The seat of the group; None for spectators."""
        return seat_of(self.viewer)

    @property
    def language(self) -> str:
        """The language of the group."""
        return self.messages.renderer.language

    def send(self, message: Message) -> None:
        """Encode a message once and send it to all listeners."""
        data = encode(message)
        for listener in list(self.listeners):
            listener.send(data)


class Audience:
    """All viewer groups of one table."""

    def __init__(self) -> None:
        self.groups: dict[tuple[Viewer, str, frozenset[str]], ViewerGroup] = {}

    def __iter__(self) -> Iterator[ViewerGroup]:
        return iter(list(self.groups.values()))

    def __len__(self) -> int:
        return sum(len(group.listeners) for group in self.groups.values())

    def join(self, listener: Listener, table: Table) -> ViewerGroup:
        """Add a listener, or move it to the group of its new seat or language. Returns its group."""
        self.leave(listener)
        viewer: Viewer = SPECTATOR if listener.seat is None else listener.seat
        key = (viewer, listener.language, listener.muted)
        if key not in self.groups:
            self.groups[key] = ViewerGroup(table, *key)
        self.groups[key].listeners.add(listener)
        return self.groups[key]

    def leave(self, listener: Listener) -> None:
        """Remove a listener, and its group if that is empty now."""
        for key, group in list(self.groups.items()):
            group.listeners.discard(listener)
            if not group.listeners:
                del self.groups[key]

    def renew(self, table: Table) -> None:
        """Replace the table, because it was loaded anew or its names have changed. All groups need a `sync` then."""
        for group in self.groups.values():
            group.messages = ViewerMessages(table, group.viewer, group.language)
            group.version = -1

    def seats(self) -> set[Seat]:
        """Return the seats that have at least one socket."""
        return {group.seat for group in self.groups.values() if group.seat is not None}

    def spectator_count(self, players: Collection[str] = ()) -> int:
        """Return how many people only watch. A player who also has a spectator's socket is not counted."""
        persons = {
            listener.person
            for group in self.groups.values()
            if group.viewer == SPECTATOR
            for listener in group.listeners
        }
        return len(persons - set(players))

    def listeners_of(self, person: str) -> list[Listener]:
        """Return the sockets of a person."""
        return [listener for group in self.groups.values() for listener in group.listeners if listener.person == person]
