"""Table access: what one person may do at one table, what the lobby shows of the table, and its secret links."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from underkeep.core import registry
from underkeep.core.errors import UserError
from underkeep.core.messages import load_messages
from underkeep.core.records.rules_migrations import require_migrations
from underkeep.core.state import Seat
from underkeep.core.visibility import Viewer, seat_of
from underkeep.protocol.http.tables import Invitation, Link
from underkeep.protocol.socket import Agreement, Chair, TableInfo
from underkeep.server.accounts.people import Person, derived_token, hash_of
from underkeep.server.errors import ApiError, table_not_found
from underkeep.server.lobby.game_info import table_texts
from underkeep.server.lobby.waiting import waiting_of
from underkeep.server.storage.rows import SeatRow, TableRow
from underkeep.server.storage.store import Store

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""The form of the id of a table."""


def seat_token(secret: bytes, table: str, seat: Seat, generation: int) -> str:
    """Return the token of the link to a seat."""
    return derived_token(secret, "seat", table, seat, generation)


def watch_token(secret: bytes, table: str) -> str:
    """Return the token of the link for spectators."""
    return derived_token(secret, "watch", table)


def replay_key(secret: bytes, table: str, viewer: Viewer, generation: int = 0) -> str:
    """Return the key that opens the replay of a table as a viewer saw it. The key of a seat depends on the
    generation of its link, so that a person who left the seat cannot look into the hand of the next one."""
    return derived_token(secret, "replay", table, viewer, generation)


def new_link_columns(secret: bytes, seat: SeatRow) -> dict[str, Any]:
    """Return the columns of a seat with a new link; the old link becomes invalid."""
    generation = seat.generation + 1
    return {
        "generation": generation,
        "token_hash": hash_of(seat_token(secret, seat.table, seat.seat, generation)),
    }


class Attendance(NamedTuple):
    """Who is at a live table now: its seats with their presence, the number of spectators, and the agreement request
    that the people are asked about."""

    chairs: list[Chair]
    watchers: int
    agreement: Agreement | None = None


def is_playable(row: TableRow) -> bool:
    """Whether this program has the rules of a table, or migrations that lead to them."""
    try:
        require_migrations(registry.get(row.game), row.options["deal"]["rules"])
    except (UserError, LookupError):
        return False
    return True


class TableAccess:
    """A table, its seats, and what one person may do there. The person is None for a client without a token."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], person: Person | None) -> None:
        self.row, self.seats, self.person = row, list(seats), person

    @property
    def mine(self) -> list[Seat]:
        """The seats of the person."""
        if self.person is None:
            return []
        return [seat.seat for seat in self.seats if seat.who == "person" and seat.person == self.person.id]

    @property
    def owns(self) -> bool:
        """Whether the person owns the table."""
        return self.person is not None and self.row.owner == self.person.id

    @property
    def private(self) -> bool:
        """Whether only people with a link may see the table."""
        return bool(self.row.options.get("private", True))

    @property
    def has_open_seats(self) -> bool:
        """Whether a seat that becomes free is for anyone who may see the table, and not only for people with its
        link."""
        return not self.private or bool(self.row.options.get("open_seats"))

    @property
    def hot_seat(self) -> bool:
        """Whether several people play at one device."""
        return bool(self.row.options.get("hot_seat"))

    def seat(self, number: int) -> SeatRow:
        """Return a seat by its number. Raises an ApiError if there is no such seat."""
        if not 0 <= number < len(self.seats):
            raise ApiError(400, "lobby-no-seat", number=number, most=len(self.seats) - 1)
        return self.seats[number]

    def names(self, except_seat: Seat | None = None) -> list[str]:
        """Return the names of the seats, except those of one seat and of unnamed ones."""
        return [seat.name for seat in self.seats if seat.seat != except_seat and seat.name]

    def require_owner(self) -> None:
        """Raise an ApiError unless the person owns the table."""
        if not self.owns:
            raise ApiError(403, "lobby-owner-only")

    def require_status(self, *statuses: str) -> None:
        """Raise an ApiError unless the table has one of these statuses."""
        if self.row.status not in statuses:
            raise ApiError(409, f"lobby-is-{self.row.status}")

    def replay_key(self, secret: bytes, viewer: Viewer) -> str:
        """Return the key that opens the replay, as a viewer saw it, for people who may not see the table."""
        seat = seat_of(viewer)
        return replay_key(secret, self.row.id, viewer, 0 if seat is None else self.seats[seat].generation)

    # --- what the lobby shows -------------------------------------------------------------------------------

    def info(self, language: str, attendance: Attendance | None) -> TableInfo:
        """Return the description of the table for this person. Only a live table knows its attendance."""
        info = self._info()
        if attendance is not None:
            info.chairs, info.watchers, info.agreement = attendance
        info.mine, info.owner = self.mine, self.owns
        info.created = datetime.fromtimestamp(self.row.created, UTC).isoformat(timespec="seconds")
        info.frozen = not is_playable(self.row)
        try:
            self._describe_game(info, language)
        except (UserError, msgspec.ValidationError, TypeError):
            # The game is not installed, or has other choices in this program.
            info.title, info.frozen = info.title or self.row.game, True
        if not info.frozen:
            info.waiting = waiting_of(self.row, self.seats, self.mine)
        return info

    def _describe_game(self, info: TableInfo, language: str) -> None:
        game = registry.get(self.row.game)
        info.together, info.open_hands = game.cooperative, game.open_hands
        info.title = load_messages(language, game.message_files).format("game-title")
        # A person who is about to sit down can still choose another table; once the game has begun it is too late.
        names, has_notices = [seat.name for seat in self.seats], self.row.status == "open"
        texts = table_texts(language, game, self.row.setup, names, has_notices=has_notices)
        info.chapter, info.chosen, info.notices = texts.chapter, list(texts.chosen), list(texts.notices)

    def _info(self) -> TableInfo:
        options = self.row.options
        chairs = [
            Chair(
                seat=seat.seat,
                name=seat.name,
                who=seat.who,
                bot=seat.bot,
                presence="here" if seat.who == "bot" else "away",
                ready=seat.ready,
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
            seal=self.row.public_seal,
            chosen_seed=self.row.owner_knows_shuffles,
            ready_check=self.row.has_ready_check,
            daily=self.row.daily,
            rematch=self.row.rematch,
            sequel=self.row.sequel,
        )

    def invitation(self, language: str, attendance: Attendance | None, secret: bytes) -> Invitation:
        """Return the table, and for its owner the links: one for each free seat and one for spectators. There is no
        link to a taken seat, so that an owner cannot look into the hand of a player."""
        links: list[Link] = []
        if self.owns and self.row.status in ("open", "playing", "over"):
            links = [
                Link(path=f"/join/{seat_token(secret, self.row.id, seat.seat, seat.generation)}", seat=seat.seat)
                for seat in self.seats
                if seat.waiting and self.row.status != "over"
            ]
            links.append(Link(path=f"/join/{watch_token(secret, self.row.id)}"))
        return Invitation(table=self.info(language, attendance), links=links)


def count_waiting(tables: Sequence[tuple[TableRow, Sequence[SeatRow]]], person: Person) -> int:
    """Return how many of these tables wait for a person."""
    return sum(
        is_playable(row) and waiting_of(row, seats, TableAccess(row, seats, person).mine) is not None
        for row, seats in tables
    )


async def find_table(store: Store, id: str, person: Person | None) -> TableAccess:
    """Return the access of a person to the table of this id. Raises the same ApiError for a missing table and for a
    private one that the person may not see."""
    row = await store.table(id) if ID.fullmatch(id) else None
    if row is None:
        raise table_not_found()
    access = TableAccess(row, await store.seats(id), person)
    if access.private and not access.owns and not access.mine:
        if person is None or not await store.may_watch(id, person.id):
            raise table_not_found()
    return access
