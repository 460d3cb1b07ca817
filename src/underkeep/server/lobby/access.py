"""What stands on the door of a table, and who may come in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from underkeep.core import registry
from underkeep.core.messages import load_messages
from underkeep.core.record import make_unchecked_setup
from underkeep.protocol.http import Invitation, Link
from underkeep.protocol.socket import Chair, TableInfo
from underkeep.server.accounts.people import Person, derived_token, hash_of
from underkeep.server.errors import Refusal, no_table
from underkeep.server.lobby.game_info import chosen, noticed
from underkeep.server.storage.rows import SeatRow, TableRow
from underkeep.server.storage.store import Store

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What the id of a table looks like."""


def seat_token(secret: bytes, table: str, seat: int, generation: int) -> str:
    """The token of the link of a seat."""
    return derived_token(secret, "seat", table, seat, generation)


def watch_token(secret: bytes, table: str) -> str:
    """The token of the link for watchers."""
    return derived_token(secret, "watch", table)


def replay_key(secret: bytes, table: str, eyes: int, generation: int = 0) -> str:
    """What opens the replay of a table with these eyes. That of a seat is made with the generation of its link, so that
    who had to leave the seat does not look into the hand of who came after."""
    return derived_token(secret, "replay", table, eyes, generation)


def fresh_link(secret: bytes, seat: SeatRow) -> dict[str, Any]:
    """The columns that make a new link for a seat and the old one worthless."""
    generation = seat.generation + 1
    return {
        "generation": generation,
        "token_hash": hash_of(seat_token(secret, seat.table, seat.seat, generation)),
    }


class Door:
    """A table as one person finds it: its row, its seats, and what that person may do."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], person: Person | None) -> None:
        self.row, self.seats, self.person = row, list(seats), person

    @property
    def mine(self) -> list[int]:
        """The seats that the person holds."""
        if self.person is None:
            return []
        return [seat.seat for seat in self.seats if seat.who == "person" and seat.person == self.person.id]

    @property
    def owns(self) -> bool:
        """Whether the table is the person's."""
        return self.person is not None and self.row.owner == self.person.id

    @property
    def private(self) -> bool:
        """Whether only those with a link may see it."""
        return bool(self.row.options.get("private", True))

    @property
    def hot_seat(self) -> bool:
        """Whether several people sit at one screen."""
        return bool(self.row.options.get("hot_seat"))

    def seat(self, number: int) -> SeatRow:
        """A seat by its number."""
        if not 0 <= number < len(self.seats):
            raise Refusal(400, "lobby-no-seat", number=number, most=len(self.seats) - 1)
        return self.seats[number]

    def names(self, but: int = -1) -> list[str]:
        """What those at the table are called, one seat aside."""
        return [seat.name for seat in self.seats if seat.seat != but and seat.name]

    def must_own(self) -> None:
        """Refuse to anybody but the owner."""
        if not self.owns:
            raise Refusal(403, "lobby-owner-only")

    def must_be(self, *statuses: str) -> None:
        """Refuse unless the table is in one of these states."""
        if self.row.status not in statuses:
            raise Refusal(409, f"lobby-is-{self.row.status}")

    def replay_key(self, secret: bytes, eyes: int) -> str:
        """What opens the replay with these eyes for somebody who may not see the table."""
        return replay_key(secret, self.row.id, eyes, self.seats[eyes].generation if eyes >= 0 else 0)

    # --- what is told of it ---------------------------------------------------------------------------------

    def info(self, language: str, hall: Any) -> TableInfo:
        """What stands on the door, for this person."""
        info = self._info()
        live = hall.tables.get(self.row.id)
        if live is not None:
            # Who is here now, and the clocks, only the live table knows.
            info.chairs, info.watchers = live.news.chairs(), live.audience.watchers(live.people())
        game = registry.get(self.row.game)
        info.title = load_messages(language, game.message_files).format("game-title")
        info.together, info.open_hands = game.cooperative, game.open_hands
        setup = make_unchecked_setup(game, self.row.setup, [seat.name for seat in self.seats])
        info.chapter = game.series.series_text(language, setup)
        info.chosen = chosen(language, game, self.row.setup)
        if self.row.status == "open":
            # A person who is about to sit down can still choose another table; once the game has begun it is too late.
            info.notices = noticed(language, game, self.row.setup, [seat.name for seat in self.seats])
        info.mine, info.owner = self.mine, self.owns
        info.created = datetime.fromtimestamp(self.row.created, UTC).isoformat(timespec="seconds")
        return info

    def _info(self) -> TableInfo:
        options = self.row.options
        chairs = [
            Chair(
                seat=seat.seat,
                name=seat.name,
                who=seat.who,
                bot=seat.bot,
                presence="here" if seat.who == "bot" else "away",
                ready=not seat.waiting,
            )
            for seat in self.seats
        ]
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            title="",
            status=self.row.status,
            chairs=chairs,
            hot_seat=self.hot_seat,
            private=self.private,
            setup=self.row.setup,
            pace=str(options.get("pace", "normal")),
            clock=str(options.get("clock", "none")),
            learn=bool(options.get("learn")),
            seal=self.row.seal,
            rematch=self.row.rematch,
            sequel=self.row.sequel,
        )

    def invitation(self, language: str, hall: Any, secret: bytes) -> Invitation:
        """The table, and for its owner the links: one for each seat that waits for somebody, one for watchers. The
        link of a taken seat is worth nothing, so that an owner cannot look into anybody's hand with it."""
        links: list[Link] = []
        if self.owns and self.row.status in ("open", "playing", "over"):
            links = [
                Link(path=f"/join/{seat_token(secret, self.row.id, seat.seat, seat.generation)}", seat=seat.seat)
                for seat in self.seats
                if seat.waiting and self.row.status != "over"
            ]
            links.append(Link(path=f"/join/{watch_token(secret, self.row.id)}"))
        return Invitation(table=self.info(language, hall), links=links)


async def open_door(store: Store, id: str, person: Person | None) -> Door:
    """The table of this id as a person finds it. One that is private to others cannot be told from a missing one."""
    row = await store.table(id) if ID.fullmatch(id) else None
    if row is None:
        raise no_table()
    door = Door(row, await store.seats(id), person)
    if door.private and not door.owns and not door.mine:
        if person is None or not await store.may_watch(id, person.id):
            raise no_table()
    return door
