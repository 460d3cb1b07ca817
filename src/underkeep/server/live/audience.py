"""Who sits and stands around a table: the sockets, grouped by what they may see and the language they read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, Protocol

import msgspec

from underkeep.core.table import Table
from underkeep.core.visibility import SPECTATOR
from underkeep.protocol.socket import Message
from underkeep.server.live.viewer_messages import Teller

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """One socket. `send` never waits: a listener that does not keep up is closed by whoever writes to it."""

    person: str
    seat: int | None
    language: str

    def send(self, data: bytes) -> None:
        """Put an encoded message into the queue to the client."""
        ...

    def dismiss(self, code: str) -> None:
        """Say why, and let the client go: `restart`, `not-your-seat` or `no-table`."""
        ...


class Group:
    """Listeners who see the same and read the same language; each message is made once for all of them."""

    def __init__(self, table: Table, viewer: int, language: str) -> None:
        self.teller = Teller(table, viewer, language)
        self.listeners: set[Listener] = set()
        self.board: dict[str, Any] = {}
        self.version = -1
        """The version whose board is `board`."""

    @property
    def viewer(self) -> int:
        """The seat whose eyes the group has, or SPECTATOR."""
        return self.teller.viewer

    def send(self, message: Message) -> None:
        """The same message to everybody of the group."""
        data = encode(message)
        for listener in list(self.listeners):
            listener.send(data)


class Audience:
    """All groups of one table."""

    def __init__(self) -> None:
        self.groups: dict[tuple[int, str], Group] = {}

    def __iter__(self) -> Iterator[Group]:
        return iter(list(self.groups.values()))

    def __len__(self) -> int:
        return sum(len(group.listeners) for group in self.groups.values())

    def join(self, listener: Listener, table: Table) -> Group:
        """A listener comes, or comes back with another seat or language."""
        self.leave(listener)
        viewer = SPECTATOR if listener.seat is None else listener.seat
        key = (viewer, listener.language)
        if key not in self.groups:
            self.groups[key] = Group(table, viewer, listener.language)
        self.groups[key].listeners.add(listener)
        return self.groups[key]

    def leave(self, listener: Listener) -> None:
        """A listener goes; a group without listeners is forgotten."""
        for key, group in list(self.groups.items()):
            group.listeners.discard(listener)
            if not group.listeners:
                del self.groups[key]

    def renew(self, table: Table) -> None:
        """The table is another one (it was loaded anew, or the names have changed): everybody needs a `sync`."""
        for group in self.groups.values():
            group.teller = Teller(table, group.viewer, group.teller.renderer.language)
            group.version = -1

    def send(self, make: Callable[[Group], Message]) -> None:
        """A message to each group, made for it."""
        for group in list(self.groups.values()):
            group.send(make(group))

    def seats(self) -> set[int]:
        """The seats that have at least one socket."""
        return {group.viewer for group in self.groups.values() if group.viewer != SPECTATOR}

    def watchers(self, players: Collection[str] = ()) -> int:
        """How many people only watch. Who plays here and looks from another chair does not."""
        persons = {
            listener.person
            for group in self.groups.values()
            if group.viewer == SPECTATOR
            for listener in group.listeners
        }
        return len(persons - set(players))

    def of(self, person: str) -> list[Listener]:
        """The sockets of a person."""
        return [listener for group in self.groups.values() for listener in group.listeners if listener.person == person]
