"""The seats of a table before and around play: a person takes a seat or leaves it, a seat gets another kind, and a full
table starts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from underkeep.bots import stand_in
from underkeep.core.state import Seat
from underkeep.server.accounts.names import bot_name, clean_name, distinct_name
from underkeep.server.errors import ApiError
from underkeep.server.lobby.access import TableAccess, new_link_columns
from underkeep.server.storage.rows import SeatRow, TableRow
from underkeep.server.storage.store import Store

KINDS = ("bot", "open", "person")
"""The kinds that a seat can be changed to."""


async def take_seat(store: Store, access: TableAccess, seat: Seat, name: str = "", accepts_seed: bool = False) -> str:
    """Give a free seat to the person of an access, and return the new name of the seat. Raises an ApiError if the seat
    is taken, if the person sits at the table already (the owner of a hot seat may take several seats before play), if
    the table is a tutorial, or if its seed was chosen and the person does not accept that."""
    assert access.person is not None
    wanted, is_playing = access.seat(seat), access.row.status == "playing"
    if access.mine and (is_playing or not (access.hot_seat and access.owns)):
        raise ApiError(409, "lobby-sits-already")
    if wanted.waiting:
        require_joinable(access.row, accepts_seed)
    # A seat that the owner has named keeps that name. During play it has the name of the player before.
    given = "" if is_playing else wanted.name
    new_name = distinct_name(clean_name(name) if name else given or access.person.name, access.names(except_seat=seat))
    taken = wanted.waiting and await store.change_seat_if(
        access.row.id,
        seat,
        {"who": wanted.who, "person": None, "generation": wanted.generation},
        who="person",
        person=access.person.id,
        bot="",
        stand_in="",
        name=new_name,
        ready=False,
    )
    if not taken:
        raise ApiError(409, "lobby-seat-taken")
    return new_name


def require_joinable(row: TableRow, accepts_seed: bool) -> None:
    """Raise an ApiError if a table is a tutorial, or if its seed was chosen and the person does not accept that."""
    if row.is_tutorial:
        raise ApiError(409, "lobby-tutorial-alone")
    if row.has_chosen_seed and not accepts_seed:
        raise ApiError(409, "lobby-chosen-seed")


def changed_seat_columns(
    row: TableRow, seat: SeatRow, names: Iterable[str], who: str, bot: str, language: str, secret: bytes
) -> dict[str, Any]:
    """Return the columns of a seat that becomes a bot, an open seat or a seat for a person with a new link. A bot that
    takes the seat of a person gets a name of its own, other than the `names` of the other seats."""
    columns: dict[str, Any] = {
        "person": None,
        "stand_in": "",
        "bot": "",
        "ready": False,
        **new_link_columns(secret, seat),
    }
    if who != "bot":
        # During play the log needs a name for the seat until a person takes it.
        return columns | {"who": who} | ({"name": ""} if row.status == "open" else {})
    name = seat.name if seat.who == "bot" else ""
    return columns | {"who": "bot", "bot": bot, "name": name or bot_name(language, [*names, seat.name])}


def left_seat_columns(access: TableAccess, seat: SeatRow, language: str, secret: bytes) -> dict[str, Any]:
    """Return the columns of a seat whose person leaves: during play a bot plays on, before it the seat is free."""
    who = "bot" if access.row.status == "playing" else "open" if access.has_open_seats else "person"
    names = access.names(except_seat=seat.seat)
    return changed_seat_columns(access.row, seat, names, who, stand_in(access.row.game), language, secret)


async def start_if_full(store: Store, table: str, *, without_check: bool = False) -> bool:
    """Change an open table whose seats are all taken to a playing one. At a table with a ready check all people must be
    ready, unless the game starts without the check. Returns whether this call changed it."""
    seats = await store.seats(table)
    if any(seat.waiting for seat in seats):
        return False
    if not without_check and any(seat.who == "person" and not seat.ready for seat in seats):
        row = await store.table(table)
        if row is not None and row.has_ready_check:
            return False
    return await store.move_table(table, "open", "playing")
