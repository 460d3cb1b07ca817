"""What the routes of tables share: finding the table of a request, and telling the live table that seats changed."""

from __future__ import annotations

from underkeep.core.state import Seat
from underkeep.server.accounts.people import Person
from underkeep.server.errors import ApiError
from underkeep.server.http.requests import ApiRequest, address_of, services_of
from underkeep.server.lobby import seats
from underkeep.server.lobby.access import TableAccess, find_table
from underkeep.server.services import Services


async def access_of(request: ApiRequest, table: str, person: Person | None) -> TableAccess:
    """Return the access of a person to the table of a request. Raises an ApiError if there is no such table, and makes
    an address wait that asks for many missing ones."""
    services = services_of(request)
    services.rate_limits.misses.check(address_of(request))
    try:
        return await find_table(services.store, table, person)
    except ApiError:
        services.rate_limits.misses.count(address_of(request))
        raise


async def take_seat(
    services: Services, access: TableAccess, seat: Seat, name: str = "", *, accepts_seed: bool = False
) -> None:
    """Let the person of an access sit down on a seat that is free. Raises an ApiError if the person cannot."""
    before = access.seat(seat).name
    new_name = await seats.take_seat(services.store, access, seat, name, accepts_seed)
    await announce_seats(services, access.row.id)
    if access.row.status == "playing":
        message = "table-notice-sat-seed" if access.row.has_chosen_seed else "table-notice-sat"
        await services.live_tables.add_notice(access.row.id, message, name=before, person=new_name)


async def announce_seats(services: Services, table: str) -> None:
    """Start the game of a table if its seats are all taken, and tell the live table that its seats have changed."""
    if await seats.start_if_full(services.store, table):
        await services.live_tables.start_table(table)
    await services.live_tables.refresh_table(table)
