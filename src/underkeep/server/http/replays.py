"""The routes of replays and exports.

A person who may see a table may see its replay: as one of the own seats while the game runs, as any viewer when it is
over. A shared link contains a key that opens the replay for anybody, as the viewer for whom the key was made. While the
game runs no key opens a replay.
"""

from __future__ import annotations

import hmac

from litestar import get
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, FromQuery

from underkeep.core.visibility import OMNISCIENT, SPECTATOR, Viewer
from underkeep.protocol.http.tables import Replay
from underkeep.server.accounts.people import Person
from underkeep.server.errors import ApiError
from underkeep.server.http.requests import ApiRequest, address_of, language_of, services_of
from underkeep.server.http.table_requests import access_of
from underkeep.server.lobby.access import ID, TableAccess, find_table
from underkeep.server.services import Services

COMPRESSED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=6))
"""A replay has the messages of a whole game, so it is compressed as they were."""


@get("/api/tables/{table:str}/replay", middleware=[COMPRESSED])
async def get_replay(
    request: ApiRequest,
    table: FromPath[str],
    visitor: NamedDependency[Person | None],
    seat: FromQuery[int | None] = None,
    key: FromQuery[str] = "",
) -> Replay:
    """Return the game from its beginning, as a viewer saw it."""
    services = services_of(request)
    if key:
        access, viewers = await _open_with_key(request, table, visitor, key)
    else:
        access = await access_of(request, table, visitor)
        viewers = allowed_viewers(access)
    viewer = _viewer(access, seat, viewers)
    replay = await services.live_tables.replay(table, viewer, language_of(request, visitor))
    replay.seats = list(viewers)
    if access.row.status != "closed":
        replay.key = access.replay_key(services.store.secret, viewer)
    return replay


@get("/api/tables/{table:str}/export", media_type="text/plain; charset=utf-8")
async def get_export(
    request: ApiRequest,
    table: FromPath[str],
    visitor: NamedDependency[Person | None],
    seat: FromQuery[int | None] = None,
) -> str:
    """Return the game in scenario notation, with what a viewer may know."""
    access = await access_of(request, table, visitor)
    return await services_of(request).live_tables.export(table, _viewer(access, seat, allowed_viewers(access)))


def allowed_viewers(access: TableAccess) -> list[Viewer]:
    """Return the viewers as whom a person may see the replay of a visible table; the first one is the default."""
    access.require_status("playing", "over", "closed")
    if access.row.status != "over":
        return [*access.mine, SPECTATOR]
    others = [seat.seat for seat in access.seats if seat.seat not in access.mine]
    return [*access.mine, SPECTATOR, *others, OMNISCIENT]


def _viewer(access: TableAccess, number: int | None, viewers: list[Viewer]) -> Viewer:
    """Return the viewer with this number, by default the first allowed one. Raises an ApiError if there is no such
    viewer, or if the viewer is not allowed."""
    if number is None:
        return viewers[0]
    if number not in (SPECTATOR, OMNISCIENT):
        access.seat(number)
    for viewer in viewers:
        if viewer == number:
            return viewer
    raise ApiError(403, "lobby-not-shared-eyes" if access.row.status == "over" else "lobby-not-your-eyes")


async def _open_with_key(
    request: ApiRequest, table: str, visitor: Person | None, key: str
) -> tuple[TableAccess, list[Viewer]]:
    """Return the table of a shared link and the allowed viewers. The error for a wrong key reveals nothing about the
    table."""
    services, address = services_of(request), address_of(request)
    services.rate_limits.misses.check(address)
    row = await services.store.table(table) if ID.fullmatch(table) else None
    access = None if row is None else TableAccess(row, await services.store.seats(table), visitor)
    if access is not None and await _may_see(services, access):
        return access, allowed_viewers(access)
    viewer = None if access is None else _viewer_of_key(access, services.store.secret, key)
    if access is None or viewer is None:
        services.rate_limits.misses.count(address)
        raise ApiError(404, "lobby-no-replay")
    if access.row.status != "over":
        raise ApiError(409, "lobby-replay-closed" if access.row.status == "closed" else "lobby-replay-later")
    if viewer == OMNISCIENT:
        return access, [OMNISCIENT, SPECTATOR, *(seat.seat for seat in access.seats)]
    # A spectator sees nothing that a player does not see.
    return access, list(dict.fromkeys((viewer, SPECTATOR)))


async def _may_see(services: Services, access: TableAccess) -> bool:
    try:
        await find_table(services.store, access.row.id, access.person)
    except ApiError:
        return False
    return True


def _viewer_of_key(access: TableAccess, secret: bytes, key: str) -> Viewer | None:
    """Return the viewer for whom a key was made; None for a wrong key."""
    viewers: list[Viewer] = [SPECTATOR, OMNISCIENT, *(seat.seat for seat in access.seats)]
    given = key.encode()
    matching = [viewer for viewer in viewers if hmac.compare_digest(access.replay_key(secret, viewer).encode(), given)]
    return matching[0] if matching else None


ROUTES = [get_replay, get_export]
