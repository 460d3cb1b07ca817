"""The routes of games told again: the replay, and the notation.

Whoever may see a table may see it again: through the own eyes while the game runs, through any when it is over. A link
to a moment is handed on with a key, which opens the replay for anybody, with the eyes that it was made for: what the
sharer had on the screen is what is shared. While the game runs no key opens anything.
"""

from __future__ import annotations

import hmac

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from underkeep.core.visibility import SPECTATOR
from underkeep.protocol.http import Replay
from underkeep.server.accounts.people import Person, language_of
from underkeep.server.errors import Refusal
from underkeep.server.http.accounts import Asked
from underkeep.server.http.lobby import door_of
from underkeep.server.http.security import address_of
from underkeep.server.live.viewer_messages import ALL_SEEING
from underkeep.server.lobby.access import ID, Door, open_door
from underkeep.server.services import Services, services


@get("/api/tables/{table:str}/replay")
async def replay(
    request: Asked,
    table: FromPath[str],
    visitor: NamedDependency[Person | None],
    seat: FromQuery[int | None] = None,
    key: FromQuery[str] = "",
) -> Replay:
    """The game from its beginning, through the eyes of a seat."""
    house = services(request)
    if key:
        door, eyes = await _opened(request, table, visitor, key)
    else:
        door = await door_of(request, table, visitor)
        eyes = allowed(door)
    viewer = _viewer(door, seat, eyes)
    told = await house.hall.replay(table, viewer, language_of(request, visitor))
    told.seats = eyes
    if door.row.status != "closed":
        told.key = door.replay_key(house.store.secret, viewer)
    return told


@get("/api/tables/{table:str}/export", media_type="text/plain; charset=utf-8")
async def export(
    request: Asked, table: FromPath[str], visitor: NamedDependency[Person | None], seat: FromQuery[int | None] = None
) -> str:
    """The game in the notation of scenarios."""
    door = await door_of(request, table, visitor)
    return await services(request).hall.export(table, _viewer(door, seat, allowed(door)))


def allowed(door: Door) -> list[int]:
    """Whose eyes somebody who may see a table may borrow; the first are those that are meant if none are named."""
    door.must_be("playing", "over", "closed")
    if door.row.status != "over":
        return [*door.mine, SPECTATOR]
    others = [seat.seat for seat in door.seats if seat.seat not in door.mine]
    return [*door.mine, SPECTATOR, *others, ALL_SEEING]


def _viewer(door: Door, seat: int | None, eyes: list[int]) -> int:
    if seat is None:
        return eyes[0]
    if seat not in (SPECTATOR, ALL_SEEING):
        door.seat(seat)
    if seat not in eyes:
        raise Refusal(403, "lobby-not-shared-eyes" if door.row.status == "over" else "lobby-not-your-eyes")
    return seat


async def _opened(request: Asked, table: str, visitor: Person | None, key: str) -> tuple[Door, list[int]]:
    """The table of a shared link, and the eyes that may be borrowed. A wrong key says nothing about the table."""
    house, address = services(request), address_of(request)
    house.counters.misses.check(address)
    row = await house.store.table(table) if ID.fullmatch(table) else None
    door = None if row is None else Door(row, await house.store.seats(table), visitor)
    if door is not None and await _may_see(house, door):
        return door, allowed(door)
    made_for = None if door is None else _made_for(door, house.store.secret, key)
    if door is None or made_for is None:
        house.counters.misses.count(address)
        raise Refusal(404, "lobby-no-replay")
    if door.row.status != "over":
        raise Refusal(409, "lobby-replay-closed" if door.row.status == "closed" else "lobby-replay-later")
    if made_for == ALL_SEEING:
        return door, [ALL_SEEING, SPECTATOR, *(seat.seat for seat in door.seats)]
    # A watcher sees nothing that a player does not see.
    return door, list(dict.fromkeys((made_for, SPECTATOR)))


async def _may_see(house: Services, door: Door) -> bool:
    try:
        await open_door(house.store, door.row.id, door.person)
    except Refusal:
        return False
    return True


def _made_for(door: Door, secret: bytes, key: str) -> int | None:
    """The eyes that a key was made for, or None if it fits none."""
    known = [SPECTATOR, ALL_SEEING, *(seat.seat for seat in door.seats)]
    given = key.encode()
    fitting = [eyes for eyes in known if hmac.compare_digest(door.replay_key(secret, eyes).encode(), given)]
    return fitting[0] if fitting else None


ROUTES = [replay, export]
