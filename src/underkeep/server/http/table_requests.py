"""What the routes of tables share: finding the table of a request, taking and leaving seats, and telling the live table
that seats have changed."""

from __future__ import annotations

from underkeep.core.state import Seat
from underkeep.server.accounts.people import Person
from underkeep.server.errors import ApiError
from underkeep.server.http.requests import ApiRequest, address_of, services_of
from underkeep.server.lobby import seats
from underkeep.server.lobby.access import TableAccess, find_table
from underkeep.server.lobby.proposals import GameEnd
from underkeep.server.services import Services
from underkeep.server.storage.account_statements import blocks_between
from underkeep.server.storage.rows import NewTableRow


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
    """Let the person of an access sit down on a seat that is free. Raises an ApiError if the person cannot, or if the
    person and the owner of the table have blocked each other."""
    await require_no_block(services, access)
    before = access.seat(seat).name
    new_name = await seats.take_seat(services.store, access, seat, name, accepts_seed)
    await announce_seats(services, access.row.id)
    if access.row.status == "playing":
        message = "table-notice-sat-seed" if access.row.has_chosen_seed else "table-notice-sat"
        await services.live_tables.add_notice(access.row.id, message, name=before, person=new_name)


async def require_no_block(services: Services, access: TableAccess) -> None:
    """Raise an ApiError if the person of an access has blocked the owner of the table, or the other way round. The
    error does not tell which of them has."""
    person, owner = access.person, access.row.owner
    if person is None:
        return
    blocked = await services.store.read(lambda connection: blocks_between(connection, person.id, [owner]))
    if blocked:
        raise ApiError(403, "lobby-blocked")


async def keep_blocked_apart(services: Services, new: NewTableRow, person: Person) -> None:
    """Free the seats of a following table whose people and its owner have blocked each other. Raises an ApiError if
    that concerns the person who creates it."""
    others = [seat.person for seat in new.seats if seat.person and seat.person != new.owner]
    blocked = await services.store.read(lambda connection: blocks_between(connection, new.owner, others))
    if person.id in blocked:
        raise ApiError(403, "lobby-blocked")
    for seat in new.seats:
        if seat.person in blocked:
            seat.person, seat.name, seat.prefs, new.status = None, "", {}, "open"


async def leave_table(services: Services, access: TableAccess) -> None:
    """Let the person of an access leave a table, if its game is not over. The last person of a running game ends it
    without a result."""
    table, person = access.row.id, access.person
    assert person is not None
    if access.row.status not in ("open", "playing"):
        return
    others = [seat.person for seat in access.seats if seat.person and seat.person != person.id]
    if not others and access.row.status == "playing":
        await services.live_tables.request_change(table, person.id, GameEnd())
        return
    notices = list[dict[str, str]]()
    for number in access.mine:
        seat = access.seats[number]
        columns = seats.left_seat_columns(access, seat, person.language, services.store.secret)
        if await services.store.change_seat_if(table, number, {"person": person.id}, **columns):
            notices.append({"name": seat.name, "bot": columns["name"]})
    if not others:
        await services.store.move_table(table, "open", "closed")
    elif access.owns:
        await services.store.change_table(table, owner=others[0])
    await services.live_tables.refresh_table(table)
    if access.row.status == "playing":
        for names in notices:
            await services.live_tables.add_notice(table, "table-notice-left", **names)


async def announce_seats(services: Services, table: str, *, without_check: bool = False) -> None:
    """Start the game of a table if its seats are all taken and all people are ready, and tell the live table that its
    seats have changed. The owner can start it without the check."""
    if await seats.start_if_full(services.store, table, without_check=without_check):
        await services.live_tables.start_table(table)
    await services.live_tables.refresh_table(table)
