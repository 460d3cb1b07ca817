"""The routes of tables: find one, make one, sit down, leave, start, play again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from underkeep.protocol.http import Fair, Invitation, Lobby, NewTable, SeatChange, Sit
from underkeep.protocol.socket import TableInfo
from underkeep.server.accounts.names import apart, bot_name, clean_name
from underkeep.server.accounts.people import Person, language_of
from underkeep.server.errors import Refusal
from underkeep.server.http.accounts import Asked
from underkeep.server.http.security import address_of
from underkeep.server.lobby.access import Door, fresh_link, open_door
from underkeep.server.lobby.create import again, checked_bot, next_of, table_from
from underkeep.server.services import Services, services
from underkeep.server.storage.rows import NewTableRow
from underkeep.server.storage.store import Conflict


async def door_of(request: Asked, table: str, person: Person | None) -> Door:
    """The table that a request is about. Whoever tries many that are not there has to wait."""
    house = services(request)
    house.counters.misses.check(address_of(request))
    try:
        return await open_door(house.store, table, person)
    except Refusal:
        house.counters.misses.count(address_of(request))
        raise


async def _told(request: Asked, door: Door) -> TableInfo:
    """The table as it is now."""
    house = services(request)
    fresh = await open_door(house.store, door.row.id, door.person)
    return fresh.info(language_of(request, door.person), house.hall)


# --- looking ------------------------------------------------------------------------------------------------


@get("/api/tables")
async def lobby(request: Asked, visitor: NamedDependency[Person | None]) -> Lobby:
    """My tables, and those that anybody may join or watch."""
    house, language = services(request), language_of(request, visitor)
    mine = await house.store.tables_of(visitor.id) if visitor is not None else []
    known = {row.id for row in mine}
    others = [row for row in await house.store.open_tables() if row.id not in known]
    seats = await house.store.seats_of([row.id for row in (*mine, *others)])
    infos = {row.id: Door(row, seats[row.id], visitor).info(language, house.hall) for row in (*mine, *others)}
    game, preset = house.config.preset
    return Lobby(mine=[infos[row.id] for row in mine], open=[infos[row.id] for row in others], game=game, preset=preset)


@get("/api/tables/{table:str}")
async def one_table(request: Asked, table: FromPath[str], visitor: NamedDependency[Person | None]) -> TableInfo:
    """What stands on the door of a table."""
    door = await door_of(request, table, visitor)
    return door.info(language_of(request, visitor), services(request).hall)


@get("/api/tables/{table:str}/links")
async def links(request: Asked, table: FromPath[str], visitor: NamedDependency[Person | None]) -> Invitation:
    """The links of a table, for its owner."""
    door = await door_of(request, table, visitor)
    door.must_own()
    house = services(request)
    return door.invitation(language_of(request, visitor), house.hall, house.store.secret)


@get("/api/tables/{table:str}/fair")
async def fair(request: Asked, table: FromPath[str], visitor: NamedDependency[Person | None]) -> Fair:
    """What anybody who may see the table needs to check its shuffles."""
    await door_of(request, table, visitor)
    return await services(request).hall.fair(table)


# --- making -------------------------------------------------------------------------------------------------


@post("/api/tables", status_code=201)
async def make_table(request: Asked, data: JSONBody[NewTable], person: NamedDependency[Person]) -> Invitation:
    """Make a table; it starts at once if nobody else has to come."""
    house = services(request)
    new = table_from(data, person, house.store.secret)
    house.counters.tables.check(person.id)
    if await house.store.tables_going(person.id) >= house.counters.limits.tables_going:
        raise Refusal(429, "lobby-too-many-tables", most=house.counters.limits.tables_going)
    house.counters.tables.count(person.id)
    await house.store.create_table(new)
    return await _invite(request, house, new, person)


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(request: Asked, table: FromPath[str], person: NamedDependency[Person]) -> Invitation:
    """Play again: the same people, everybody one seat further. Whoever asks second comes to the same table."""

    async def lay(house: Services, door: Door) -> NewTableRow:
        door.must_be("over", "closed")
        house.counters.tables.take(person.id)
        return again(door, person, house.store.secret)

    return await _follow(request, table, person, "rematch", lay)


@post("/api/tables/{table:str}/sequel", status_code=201)
async def sequel(request: Asked, table: FromPath[str], person: NamedDependency[Person]) -> Invitation:
    """The next game of a series: the same people on the same seats. Whoever asks second comes to the same table."""

    async def lay(house: Services, door: Door) -> NewTableRow:
        choices = await house.hall.sequel(table) if door.row.status == "over" else None
        if choices is None:
            raise Refusal(409, "lobby-no-sequel")
        house.counters.tables.take(person.id)
        return next_of(door, choices, person, house.store.secret)

    return await _follow(request, table, person, "sequel", lay)


async def _follow(
    request: Asked,
    table: str,
    person: Person,
    link: Literal["rematch", "sequel"],
    lay: Callable[[Services, Door], Awaitable[NewTableRow]],
) -> Invitation:
    """The table that follows another one: whoever asks first has it laid."""
    house = services(request)
    door = await door_of(request, table, person)
    if not door.mine and not door.owns:
        raise Refusal(403, "lobby-players-only")
    if not getattr(door.row, link):
        new = await lay(house, door)
        try:
            await house.store.create_table(new, **{f"{link}_of": table})
        except Conflict:
            pass
        else:
            return await _went_on(request, house, table, new, person)
        door = await door_of(request, table, person)
    return await _opened(request, house, getattr(door.row, link), person)


async def _went_on(request: Asked, house: Services, table: str, new: NewTableRow, person: Person) -> Invitation:
    """A table has got its next one: those who still sit at it are told."""
    invitation = await _invite(request, house, new, person)
    await house.hall.changed(table)
    return invitation


async def _opened(request: Asked, house: Services, table: str, person: Person) -> Invitation:
    door = await door_of(request, table, person)
    return door.invitation(language_of(request, person), house.hall, house.store.secret)


async def _invite(request: Asked, house: Services, new: NewTableRow, person: Person) -> Invitation:
    if new.status == "playing":
        await house.hall.started(new.id)
    door = await open_door(house.store, new.id, person)
    return door.invitation(language_of(request, person), house.hall, house.store.secret)


# --- sitting down and leaving -------------------------------------------------------------------------------


async def take_seat(house: Services, door: Door, seat: int, name: str = "") -> None:
    """Let the person of a door sit down on a seat that waits for somebody. Raises a UserError if it does not."""
    assert door.person is not None
    wanted = door.seat(seat)
    if door.mine and not (door.hot_seat and door.owns):
        raise Refusal(409, "lobby-sits-already")
    # A seat that the owner has named for somebody keeps that name.
    called = clean_name(name) if name else wanted.name or door.person.name
    taken = wanted.waiting and await house.store.change_seat_if(
        door.row.id,
        seat,
        {"who": wanted.who, "person": None, "generation": wanted.generation},
        who="person",
        person=door.person.id,
        bot="",
        stand_in="",
        name=apart(called, door.names(but=seat)),
    )
    if not taken:
        raise Refusal(409, "lobby-seat-taken")
    await settle(house, door.row.id)


async def settle(house: Services, table: str) -> None:
    """Seats have changed: the game starts if everybody is there, and everybody is told."""
    seats = await house.store.seats(table)
    if not any(seat.waiting for seat in seats) and await house.store.move_table(table, "open", "playing"):
        await house.hall.started(table)
    await house.hall.changed(table)


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(request: Asked, table: FromPath[str], data: JSONBody[Sit], person: NamedDependency[Person]) -> TableInfo:
    """Sit down on an open seat."""
    door = await door_of(request, table, person)
    door.must_be("open", "playing")
    if door.seat(data.seat).who != "open" and not door.owns:
        raise Refusal(403, "lobby-seat-by-link" if door.seat(data.seat).waiting else "lobby-seat-taken")
    await take_seat(services(request), door, data.seat, data.name)
    return await _told(request, door)


@post("/api/tables/{table:str}/leave", status_code=204)
async def leave(request: Asked, table: FromPath[str], person: NamedDependency[Person]) -> None:
    """Get up. Before the game the seat is free again; in the game a bot plays on. A table without people closes."""
    house = services(request)
    door = await door_of(request, table, person)
    if not door.mine and not door.owns:
        raise Refusal(403, "lobby-players-only")
    if door.row.status not in ("open", "playing"):
        return
    for number in door.mine:
        seat = door.seats[number]
        columns: dict[str, Any] = {"person": None, "stand_in": "", **fresh_link(house.store.secret, seat)}
        if door.row.status == "playing":
            columns |= {"who": "bot", "bot": "greedy"}
        else:
            columns |= {"who": "person" if door.private else "open", "name": ""}
        await house.store.change_seat_if(table, number, {"person": person.id}, **columns)
    others = [seat.person for seat in door.seats if seat.person and seat.person != person.id]
    if not others:
        await house.store.move_table(table, door.row.status, "closed")
    elif door.owns:
        await house.store.change_table(table, owner=others[0])
    await house.hall.changed(table)


# --- the owner ----------------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/seat", status_code=200)
async def change_seat(
    request: Asked, table: FromPath[str], data: JSONBody[SeatChange], person: NamedDependency[Person]
) -> TableInfo:
    """Make something else of a seat: a bot, an open seat, a seat with a new link. Whoever sat there is out."""
    house = services(request)
    door = await door_of(request, table, person)
    door.must_own()
    door.must_be("open", "playing")
    seat = door.seat(data.seat)
    columns: dict[str, Any] = {"person": None, "stand_in": "", "bot": "", **fresh_link(house.store.secret, seat)}
    if data.who == "bot":
        name = seat.name if seat.who == "bot" or door.row.status == "playing" else ""
        columns |= {
            "who": "bot",
            "bot": checked_bot(data.bot, door.row.game),
            "name": name or bot_name(person.language, door.names(but=seat.seat)),
        }
    elif data.who in ("open", "person"):
        columns |= {"who": data.who} | ({"name": ""} if door.row.status == "open" else {})
    else:
        raise Refusal(400, "lobby-bad-seat", name=data.who, hint="")
    await house.store.change_seat(table, seat.seat, **columns)
    await settle(house, table)
    return await _told(request, door)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: Asked, table: FromPath[str], person: NamedDependency[Person]) -> TableInfo:
    """Start: bots take the seats that still wait."""
    house = services(request)
    door = await door_of(request, table, person)
    door.must_own()
    door.must_be("open")
    names = door.names()
    for seat in door.seats:
        if seat.waiting:
            names.append(bot_name(person.language, names))
            expected = {"person": None, "who": seat.who}
            columns = {"who": "bot", "bot": "greedy", "name": names[-1], **fresh_link(house.store.secret, seat)}
            await house.store.change_seat_if(table, seat.seat, expected, **columns)
    await settle(house, table)
    return await _told(request, door)


@post("/api/tables/{table:str}/close", status_code=204)
async def close(request: Asked, table: FromPath[str], person: NamedDependency[Person]) -> None:
    """Close a table, whatever happens at it."""
    house = services(request)
    door = await door_of(request, table, person)
    door.must_own()
    for status in ("open", "playing"):
        await house.store.move_table(table, status, "closed")
    await house.hall.changed(table)


@post("/api/tables/{table:str}/owner", status_code=200)
async def hand_over(
    request: Asked, table: FromPath[str], data: JSONBody[Sit], person: NamedDependency[Person]
) -> TableInfo:
    """Hand the table over to who sits there."""
    house = services(request)
    door = await door_of(request, table, person)
    door.must_own()
    heir = door.seat(data.seat)
    if heir.who != "person" or heir.person is None:
        raise Refusal(409, "lobby-nobody-sits-there")
    await house.store.change_table(table, owner=heir.person)
    await house.hall.changed(table)
    return await _told(request, door)


ROUTES = [
    lobby,
    one_table,
    links,
    fair,
    make_table,
    rematch,
    sequel,
    sit,
    leave,
    change_seat,
    start,
    close,
    hand_over,
]
