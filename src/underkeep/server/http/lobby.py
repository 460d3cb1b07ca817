"""The routes of tables: create, sit down, leave, start, close, and play again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from underkeep.bots import stand_in
from underkeep.core.state import Seat
from underkeep.protocol.http.tables import Fair, Invitation, NewTable, Readiness, SeatChange, Sit
from underkeep.protocol.socket import TableInfo
from underkeep.server.accounts.names import bot_name
from underkeep.server.accounts.people import Person
from underkeep.server.errors import ApiError
from underkeep.server.http.requests import ApiRequest, language_of, services_of
from underkeep.server.http.table_requests import access_of, announce_seats, keep_blocked_apart, leave_table, take_seat
from underkeep.server.lobby.access import TableAccess, find_table, new_link_columns
from underkeep.server.lobby.create import checked_bot, new_table, next_table, rematch_table
from underkeep.server.lobby.proposals import GameEnd, SeatReplacement
from underkeep.server.lobby.seats import KINDS, changed_seat_columns, require_joinable
from underkeep.server.services import Services
from underkeep.server.storage.rows import NewTableRow
from underkeep.server.storage.store import StoreConflict


def _info(request: ApiRequest, access: TableAccess) -> TableInfo:
    """Return the description of a table for the person of a request."""
    attendance = services_of(request).live_tables.attendance(access.row.id)
    return access.info(language_of(request, access.person), attendance)


async def _current_info(request: ApiRequest, access: TableAccess) -> TableInfo:
    """Return the description of a table that this request has changed."""
    return _info(request, await find_table(services_of(request).store, access.row.id, access.person))


def _invitation(request: ApiRequest, access: TableAccess) -> Invitation:
    """Return a table with the links that the person of a request may see."""
    services = services_of(request)
    attendance = services.live_tables.attendance(access.row.id)
    return access.invitation(language_of(request, access.person), attendance, services.store.secret)


# --- reading ------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}")
async def get_table(request: ApiRequest, table: FromPath[str], visitor: NamedDependency[Person | None]) -> TableInfo:
    """Return the description of a table."""
    return _info(request, await access_of(request, table, visitor))


@get("/api/tables/{table:str}/links")
async def get_links(request: ApiRequest, table: FromPath[str], visitor: NamedDependency[Person | None]) -> Invitation:
    """Return the links of a table to its owner."""
    access = await access_of(request, table, visitor)
    access.require_owner()
    return _invitation(request, access)


@get("/api/tables/{table:str}/fair")
async def get_shuffle_proof(request: ApiRequest, table: FromPath[str], visitor: NamedDependency[Person | None]) -> Fair:
    """Return what a person who may see a table needs to check its shuffles."""
    await access_of(request, table, visitor)
    return await services_of(request).live_tables.shuffle_proof(table)


# --- creating -----------------------------------------------------------------------------------------------


@post("/api/tables", status_code=201)
async def create_table(request: ApiRequest, data: JSONBody[NewTable], person: NamedDependency[Person]) -> Invitation:
    """Create a table. It starts at once if no other person has to come."""
    services = services_of(request)
    new = new_table(data, person, services.store.secret)
    services.rate_limits.tables.check(person.id)
    max_tables = services.rate_limits.limits.tables_going
    if await services.store.tables_going(person.id) >= max_tables:
        raise ApiError(429, "lobby-too-many-tables", most=max_tables)
    services.rate_limits.tables.count(person.id)
    await services.store.create_table(new)
    return await _start_and_invite(request, new, person)


@post("/api/tables/{table:str}/rematch", status_code=201)
async def create_rematch(request: ApiRequest, table: FromPath[str], person: NamedDependency[Person]) -> Invitation:
    """Play again: the same people, each one seat further. A second request returns the table of the first."""

    async def make(services: Services, access: TableAccess) -> NewTableRow:
        access.require_status("over", "closed")
        services.rate_limits.tables.take(person.id)
        return rematch_table(access, person, services.store.secret)

    return await _create_following(request, table, person, "rematch", make)


@post("/api/tables/{table:str}/sequel", status_code=201)
async def create_next_game(request: ApiRequest, table: FromPath[str], person: NamedDependency[Person]) -> Invitation:
    """Play the next game of a series: the same people on the same seats. A second request returns the table of the
    first."""

    async def make(services: Services, access: TableAccess) -> NewTableRow:
        choices = await services.live_tables.next_choices(table) if access.row.status == "over" else None
        if choices is None:
            raise ApiError(409, "lobby-no-sequel")
        services.rate_limits.tables.take(person.id)
        return next_table(access, choices, person, services.store.secret)

    return await _create_following(request, table, person, "sequel", make)


async def _create_following(
    request: ApiRequest,
    table: str,
    person: Person,
    column: Literal["rematch", "sequel"],
    make: Callable[[Services, TableAccess], Awaitable[NewTableRow]],
) -> Invitation:
    """Return the table that follows another one, and create it if this is the first request for it."""
    services = services_of(request)
    access = await access_of(request, table, person)
    if not access.mine and not access.owns:
        raise ApiError(403, "lobby-players-only")
    if not getattr(access.row, column):
        new = await make(services, access)
        await keep_blocked_apart(services, new, person)
        try:
            await services.store.create_table(new, **{f"{column}_of": table})
        except StoreConflict:
            pass
        else:
            invitation = await _start_and_invite(request, new, person)
            # The people who are still at the old table see that there is a new one.
            await services.live_tables.refresh_table(table)
            return invitation
        access = await access_of(request, table, person)
    return _invitation(request, await access_of(request, getattr(access.row, column), person))


async def _start_and_invite(request: ApiRequest, new: NewTableRow, person: Person) -> Invitation:
    """Start a new table if no other person has to come, and return it with its links."""
    services = services_of(request)
    if new.status == "playing":
        await services.live_tables.start_table(new.id)
    return _invitation(request, await find_table(services.store, new.id, person))


# --- sitting down and leaving -------------------------------------------------------------------------------


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(
    request: ApiRequest, table: FromPath[str], data: JSONBody[Sit], person: NamedDependency[Person]
) -> TableInfo:
    """Sit down on an open seat."""
    access = await access_of(request, table, person)
    access.require_status("open", "playing")
    if access.seat(data.seat).who != "open" and not access.owns:
        raise ApiError(403, "lobby-seat-by-link" if access.seat(data.seat).waiting else "lobby-seat-taken")
    await take_seat(services_of(request), access, data.seat, data.name, accepts_seed=data.accepts_seed)
    return await _current_info(request, access)


@post("/api/tables/{table:str}/leave", status_code=204)
async def leave(request: ApiRequest, table: FromPath[str], person: NamedDependency[Person]) -> None:
    """Leave the seats of the person. Before the game they become free, and a table without people is closed; during the
    game a bot plays on, and the last person ends the game without a result."""
    access = await access_of(request, table, person)
    if not access.mine and not access.owns:
        raise ApiError(403, "lobby-players-only")
    await leave_table(services_of(request), access)


@post("/api/tables/{table:str}/ready", status_code=200)
async def set_ready(
    request: ApiRequest, table: FromPath[str], data: JSONBody[Readiness], person: NamedDependency[Person]
) -> TableInfo:
    """Say whether the person is ready to begin. The game of a full table begins when all people are."""
    access = await access_of(request, table, person)
    access.require_status("open")
    if not access.mine:
        raise ApiError(403, "lobby-players-only")
    services = services_of(request)
    for seat in access.mine:
        await services.store.change_seat_if(table, seat, {"person": person.id}, ready=data.ready)
    await announce_seats(services, table)
    return await _current_info(request, access)


# --- the owner ----------------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/seat", status_code=200)
async def change_seat(
    request: ApiRequest, table: FromPath[str], data: JSONBody[SeatChange], person: NamedDependency[Person]
) -> Response[TableInfo]:
    """Turn a seat into a bot, an open seat or a seat with a new link. The person on it loses the seat. During the game
    all other people with seats have to agree first."""
    services = services_of(request)
    access = await access_of(request, table, person)
    access.require_owner()
    access.require_status("open", "playing")
    seat, language, asked = access.seat(data.seat), person.language, list[Seat]()
    if data.who not in KINDS:
        raise ApiError(400, "lobby-bad-seat", name=data.who, hint="")
    bot = checked_bot(data.bot, access.row.game) if data.who == "bot" else ""
    if data.who != "bot":
        # Every person who sits down there has to accept a chosen seed; nobody can sit down at a tutorial.
        require_joinable(access.row, accepts_seed=True)
    if access.row.status == "playing":
        if seat.seat in access.mine:
            raise ApiError(409, "lobby-leave-instead")
        proposal = SeatReplacement(seat.seat, data.who, bot, language)
        asked = await services.live_tables.request_change(table, person.id, proposal)
    else:
        names, secret = access.names(except_seat=seat.seat), services.store.secret
        columns = changed_seat_columns(access.row, seat, names, data.who, bot, language, secret)
        await services.store.change_seat(table, seat.seat, **columns)
        await announce_seats(services, table)
    return await _changed(request, access, asked)


async def _changed(request: ApiRequest, access: TableAccess, asked: list[Seat]) -> Response[TableInfo]:
    """Return the table after a change, or with the status 202 if people have to agree to the change first."""
    return Response(await _current_info(request, access), status_code=202 if asked else 200)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: ApiRequest, table: FromPath[str], person: NamedDependency[Person]) -> TableInfo:
    """Start the game; bots take the free seats."""
    services = services_of(request)
    access = await access_of(request, table, person)
    access.require_owner()
    access.require_status("open")
    names = access.names()
    for seat in access.seats:
        if seat.waiting:
            names.append(bot_name(person.language, names))
            expected = {"person": None, "who": seat.who}
            columns = {
                "who": "bot",
                "bot": stand_in(access.row.game),
                "name": names[-1],
                **new_link_columns(services.store.secret, seat),
            }
            await services.store.change_seat_if(table, seat.seat, expected, **columns)
    await announce_seats(services, table, without_check=True)
    return await _current_info(request, access)


@post("/api/tables/{table:str}/close", status_code=200)
async def close(request: ApiRequest, table: FromPath[str], person: NamedDependency[Person]) -> Response[TableInfo]:
    """Close a table before its game has begun. A game that is being played ends without a result, if all other people
    with seats agree; it stays in everybody's list, with its replay."""
    services, asked = services_of(request), list[Seat]()
    access = await access_of(request, table, person)
    access.require_owner()
    if not await services.store.move_table(table, "open", "closed") and access.row.status == "playing":
        asked = await services.live_tables.request_change(table, person.id, GameEnd())
    await services.live_tables.refresh_table(table)
    return await _changed(request, access, asked)


@post("/api/tables/{table:str}/owner", status_code=200)
async def change_owner(
    request: ApiRequest, table: FromPath[str], data: JSONBody[Sit], person: NamedDependency[Person]
) -> TableInfo:
    """Make the person of a seat the owner of the table."""
    services = services_of(request)
    access = await access_of(request, table, person)
    access.require_owner()
    new_owner = access.seat(data.seat)
    if new_owner.who != "person" or new_owner.person is None:
        raise ApiError(409, "lobby-nobody-sits-there")
    await services.store.change_table(table, owner=new_owner.person)
    await services.live_tables.refresh_table(table)
    return await _current_info(request, access)


ROUTES = [
    get_table,
    get_links,
    get_shuffle_proof,
    create_table,
    create_rematch,
    create_next_game,
    sit,
    leave,
    set_ready,
    change_seat,
    start,
    close,
    change_owner,
]
