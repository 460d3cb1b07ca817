"""The seats of a table before and around play: a person takes a seat, and a full table starts."""

from __future__ import annotations

from underkeep.core.state import Seat
from underkeep.server.accounts.names import clean_name, distinct_name
from underkeep.server.errors import ApiError
from underkeep.server.lobby.access import TableAccess
from underkeep.server.storage.store import Store


async def take_seat(store: Store, access: TableAccess, seat: Seat, name: str = "") -> None:
    """Give a free seat to the person of an access. Raises an ApiError if the seat is taken, or if the person sits at
    the table already and does not play in hot seat."""
    assert access.person is not None
    wanted = access.seat(seat)
    if access.mine and not (access.hot_seat and access.owns):
        raise ApiError(409, "lobby-sits-already")
    # A seat that the owner has named keeps that name.
    chosen = clean_name(name) if name else wanted.name or access.person.name
    taken = wanted.waiting and await store.change_seat_if(
        access.row.id,
        seat,
        {"who": wanted.who, "person": None, "generation": wanted.generation},
        who="person",
        person=access.person.id,
        bot="",
        stand_in="",
        name=distinct_name(chosen, access.names(except_seat=seat)),
    )
    if not taken:
        raise ApiError(409, "lobby-seat-taken")


async def start_if_full(store: Store, table: str) -> bool:
    """Change an open table whose seats are all taken to a playing one. Returns whether this call changed it."""
    rows = await store.seats(table)
    return not any(row.waiting for row in rows) and await store.move_table(table, "open", "playing")
