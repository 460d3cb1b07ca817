"""The chat of the tables. Those who only watch talk among themselves while a game goes on: the players read it when the
game is over."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from underkeep.core.visibility import SPECTATOR
from underkeep.protocol.socket import ChatLine, Chatted
from underkeep.server.storage.rows import ChatRow

if TYPE_CHECKING:
    from underkeep.server.live.live_table import LiveTable
    from underkeep.server.storage.store import Store


class Chats:
    """What has been said at the tables that are open."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._said: dict[str, list[ChatLine]] = {}

    async def read(self, id: str) -> None:
        """A table is opened."""
        self._said[id] = [_line(row) for row in await self.store.chat(id)]

    def forget(self, id: str) -> None:
        """A table is closed."""
        self._said.pop(id, None)

    def heard_by(self, table: LiveTable, viewer: int) -> list[ChatLine]:
        """What somebody at a table may read."""
        return [line for line in self._said.get(table.id, []) if _hears(table, viewer, line)]

    async def say(
        self, table: LiveTable, person: str, name: str, seat: int | None, text: str, message: str = ""
    ) -> None:
        """Somebody says something; it is stored and then heard. A message that was stored before, by whichever process
        and however long ago, is not said again."""
        row = ChatRow(table=table.id, person=person, seat=seat, name=name, text=text, at=time.time(), message=message)
        number, new = await self.store.add_chat(row)
        # A notice of the database may have been quicker.
        if new and all(said.n != number for said in self._said.get(table.id, [])[-5:]):
            self._tell(table, ChatLine(n=number, name=name, text=text, seat=seat))

    async def catch_up(self, table: LiveTable) -> None:
        """Another process may have stored something."""
        known = self._said.get(table.id, [])
        last = known[-1].n if known else 0
        for row in await self.store.chat(table.id):
            if row.n > last:
                self._tell(table, _line(row))

    def reveal(self, table: LiveTable) -> None:
        """The game is over: the players hear what the watchers have said."""
        for line in self._said.get(table.id, []):
            if line.seat is None:
                for group in table.audience:
                    if group.viewer != SPECTATOR:
                        group.send(Chatted(line=line))

    def _tell(self, table: LiveTable, line: ChatLine) -> None:
        self._said.setdefault(table.id, []).append(line)
        for group in table.audience:
            if _hears(table, group.viewer, line):
                group.send(Chatted(line=line))


def _hears(table: LiveTable, viewer: int, line: ChatLine) -> bool:
    return viewer == SPECTATOR or line.seat is not None or table.row.status != "playing"


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(n=row.n, name=row.name, text=row.text, seat=row.seat)
