"""Frozen tables: tables whose game this program cannot play.

A table is frozen if it was played with other rules and no migration leads to the rules of this program, if its game or
one of its cards is not installed, or if its answers do not lead to its stored position any more. Nothing is guessed and
nothing is deleted: people who may see the table get its last stored position and its log, and the reason.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from underkeep.core import registry
from underkeep.core.errors import UserError
from underkeep.core.game import Game
from underkeep.core.records.record import END, PERSON, Entry
from underkeep.core.state import Seat, pack
from underkeep.core.visibility import SPECTATOR, Viewer
from underkeep.protocol.http.tables import Fair
from underkeep.protocol.socket import Ending, Sync
from underkeep.server.live.audience import Listener
from underkeep.server.live.chat import Chat
from underkeep.server.live.records.replay import without_presence
from underkeep.server.live.records.shuffle_proof import disclose, sealed_proof
from underkeep.server.live.records.stored_position import StoredPosition, read_board, read_log, unpack_position
from underkeep.server.lobby.access import TableAccess
from underkeep.server.storage.rows import ChatRow, EntryRow, PositionRow, SeatRow, TableRow
from underkeep.server.storage.store import Store


class FrozenTable:
    """A table that can be looked at and not played."""

    def __init__(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        position: PositionRow | None,
        chat: Sequence[ChatRow],
        reason: UserError,
    ) -> None:
        self.row, self.seats, self.reason = row, list(seats), reason
        self._position = position
        self._chat = Chat()
        self._chat.load(chat)
        self._listeners: set[Listener] = set()

    @property
    def id(self) -> str:
        """The public id of the table."""
        return self.row.id

    @property
    def is_watched(self) -> bool:
        """Whether at least one socket shows the table."""
        return bool(self._listeners)

    def seats_of(self, person: str) -> list[Seat]:
        """Return the seats of a person."""
        return [row.seat for row in self.seats if row.who == "person" and row.person == person]

    def join(self, listener: Listener) -> None:
        """Add a listener and send it everything that is stored for it."""
        self._listeners.add(listener)
        listener.send(msgspec.json.encode(self.sync(listener)))

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self._listeners.discard(listener)

    def close(self) -> None:
        """Tell all listeners to connect again, because the table has changed in storage."""
        for listener in list(self._listeners):
            listener.disconnect("restart")

    def sync(self, listener: Listener) -> Sync:
        """Return the last stored position and the log as a listener may see them, and the reason why the game cannot go
        on."""
        viewer: Viewer = SPECTATOR if listener.seat is None else listener.seat
        info = TableAccess(self.row, self.seats, None).info(listener.language, None)
        info.mine, info.owner = self.seats_of(listener.person), self.row.owner == listener.person
        info.frozen, info.chairs = True, without_presence(info.chairs)
        message = Sync(
            version=self.row.version,
            table=info,
            board={},
            seat=listener.seat,
            chat=self._chat.readable_by(viewer, self.row.status == "playing", listener.language, listener.muted),
            frozen=self.reason.text_in(listener.language),
        )
        contents = self._contents()
        view = None if contents is None else contents.view_of(viewer)
        if contents is not None and view is not None:
            game = self._game()
            message.board = read_board(game, contents, view)
            message.log = read_log(game, view.log)
            message.ending = self._ending(view.ending)
        return message

    def shuffle_proof(self) -> Fair:
        """Return what people can check of a game that this program cannot play: the seal, and once the game is over the
        seed and the saved game, for a program with the rules of the game."""
        deal = self.row.options.get("deal") or {}
        names = [seat.name for seat in self.seats]
        proof = sealed_proof(self.row, names, int(deal.get("rules", 0)), deal.get("decks", {}))
        if self.row.status == "over":
            contents, result = self._contents(), self.row.result or {}
            disclose(proof, self.row, b"" if contents is None else contents.record)
            proof.winners, proof.scores = result.get("winners", []), result.get("scores", [])
            proof.without_result = bool(result.get("without_result"))
        return proof

    async def end(self, store: Store) -> None:
        """End the game without a result, as an entry that every version of the program can read. The scores are not
        known."""
        entry = EntryRow(
            table=self.id, version=self.row.version + 1, kind=END, data=pack(Entry(PERSON)), at=time.time()
        )
        result = {"winners": [], "scores": [], "without_result": True}
        await store.append(entry, status="over", result=result)

    def _ending(self, stored: Ending | None) -> Ending | None:
        """Return the stored end without what this program cannot offer: a replay and the next game of a series."""
        return None if stored is None else msgspec.structs.replace(stored, replay="", sequel="")

    def _contents(self) -> StoredPosition | None:
        return None if self._position is None else unpack_position(self._position)

    def _game(self) -> Game | None:
        try:
            return registry.get(self.row.game)
        except UserError:
            return None
