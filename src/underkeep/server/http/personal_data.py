"""The routes with which a person gets or deletes everything that is stored about the person."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
from litestar import Response, delete, get
from litestar.di import NamedDependency
from litestar.params import JSONBody

from underkeep.protocol.http.people import PersonDeletion
from underkeep.server.accounts.people import Person
from underkeep.server.http.requests import ApiRequest, cookie_for, services_of
from underkeep.server.http.sessions import drop_tokens, require_password
from underkeep.server.http.table_requests import leave_table
from underkeep.server.live.person_deletion import delete_person, neutral_name
from underkeep.server.lobby.access import TableAccess
from underkeep.server.storage.account_statements import personal_data, tables_with


@get("/api/me/data")
async def get_personal_data(request: ApiRequest, person: NamedDependency[Person]) -> Response[bytes]:
    """Return everything that is stored about the person, as a file."""
    data = await services_of(request).store.read(lambda connection: personal_data(connection, person.id))
    written = {"written": datetime.now(UTC).isoformat(timespec="seconds"), **data}
    return Response(
        msgspec.json.format(msgspec.json.encode(written)),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="underkeep.json"', "Cache-Control": "no-store"},
    )


@delete("/api/me", status_code=204)
async def delete_me(
    request: ApiRequest, data: JSONBody[PersonDeletion], person: NamedDependency[Person]
) -> Response[None]:
    """Delete the person: games that are being played go on with a bot, finished games stay without the name, and the
    lines of the chat are emptied."""
    services = services_of(request)
    await require_password(request, person, data.password)
    for row in await services.store.read(lambda connection: tables_with(connection, person.id)):
        if row.status in ("open", "playing"):
            await _leave_without_name(request, row.id, person)
    await drop_tokens(request, person.id)
    changed, deleted = await delete_person(services.store, person)
    await services.live_tables.person_deleted(changed, deleted)
    response: Response[None] = Response(None, status_code=204)
    response.set_cookie(cookie_for(request, ""))
    return response


async def _leave_without_name(request: ApiRequest, table: str, person: Person) -> None:
    """Leave a table after the seats of the person there have got a neutral name, which the bot keeps."""
    services = services_of(request)
    row = await services.store.table(table)
    if row is None:
        return
    access = TableAccess(row, await services.store.seats(table), person)
    for number in access.mine:
        seat = access.seats[number]
        seat.name = neutral_name(row, access.names(except_seat=number))
        await services.store.change_seat_if(table, number, {"person": person.id}, name=seat.name)
    await leave_table(services, access)


ROUTES = [get_personal_data, delete_me]
