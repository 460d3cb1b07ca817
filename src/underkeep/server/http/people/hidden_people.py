"""The routes with which a person mutes, blocks or reports another person."""

from __future__ import annotations

import secrets
import time

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from underkeep.protocol.http.people import HiddenPerson, PersonAt, Report
from underkeep.protocol.socket import MAX_CHAT_LENGTH
from underkeep.server.accounts.names import NUL, clean_text
from underkeep.server.accounts.people import Person
from underkeep.server.errors import ApiError
from underkeep.server.http.requests import ApiRequest, services_of
from underkeep.server.http.table_requests import access_of
from underkeep.server.services import Services
from underkeep.server.storage import account_statements as statements
from underkeep.server.storage.rows import ReportRow
from underkeep.server.storage.writer import Job

MAX_LINE_NUMBER = 2**31 - 1


@get("/api/people")
async def get_hidden_people(request: ApiRequest, person: NamedDependency[Person]) -> list[HiddenPerson]:
    """Return the people whom the person has muted at some table or blocked at all tables, each once."""
    rows = await services_of(request).store.read(lambda connection: statements.hidden_people(connection, person.id))
    found: dict[str, HiddenPerson] = {}
    for row in rows:
        found.setdefault(row.other, HiddenPerson(id=row.other, name=row.name, blocked=not row.table))
    return list(found.values())


@delete("/api/people/{other:str}", status_code=204)
async def show_again(request: ApiRequest, other: FromPath[str], person: NamedDependency[Person]) -> None:
    """Show the lines of a person again at all tables, and no longer block the person."""
    await _hide(services_of(request), person, lambda connection: statements.show_again(connection, person.id, other))


@post("/api/tables/{table:str}/mute", status_code=204)
async def mute(
    request: ApiRequest, table: FromPath[str], data: JSONBody[PersonAt], person: NamedDependency[Person]
) -> None:
    """Hide the lines of another person at a table."""
    other = (await _find(request, table, data, person)).person
    await _hide(services_of(request), person, lambda connection: statements.mute(connection, person.id, other, table))


@post("/api/tables/{table:str}/block", status_code=204)
async def block(
    request: ApiRequest, table: FromPath[str], data: JSONBody[PersonAt], person: NamedDependency[Person]
) -> None:
    """Hide the lines of another person at all tables. Neither of the two can sit down at a table of the other."""
    other = (await _find(request, table, data, person)).person
    await _hide(services_of(request), person, lambda connection: statements.block(connection, person.id, other))


@post("/api/tables/{table:str}/report", status_code=204)
async def report(
    request: ApiRequest, table: FromPath[str], data: JSONBody[Report], person: NamedDependency[Person]
) -> None:
    """Store a name or a line of the chat for the operator."""
    if NUL in data.reason or len(reason := clean_text(data.reason)) > MAX_CHAT_LENGTH:
        raise ApiError(400, "lobby-report-long", most=MAX_CHAT_LENGTH)
    services = services_of(request)
    found = await _find(request, table, data, person)
    services.rate_limits.reports.take(person.id)
    found.id, found.reporter, found.reason, found.at = secrets.token_hex(4), person.id, reason, time.time()
    await services.store.write(lambda connection: statements.add_report(connection, found))


async def _find(request: ApiRequest, table: str, data: PersonAt, person: Person) -> ReportRow:
    """Return another person at a table, with the name and the line that can be reported. Raises an ApiError if there is
    no such person, or if it is the person of the request."""
    access = await access_of(request, table, person)
    found = ReportRow(id="", reporter="", person="", name="", table=table, text="", reason="", at=0.0)
    if data.line is not None and 0 < data.line <= MAX_LINE_NUMBER:
        number = data.line
        line = await services_of(request).store.read(lambda connection: statements.line_of(connection, table, number))
        if line is not None:
            found.person, found.name, found.text, found.line = line.person, line.name, line.text, line.n
    elif data.seat is not None:
        seat = access.seat(data.seat)
        found.person, found.name = seat.person or "", seat.name
    if not found.person or await services_of(request).store.person(found.person) is None:
        raise ApiError(404, "lobby-no-person")
    if found.person == person.id:
        raise ApiError(409, "lobby-not-yourself")
    return found


async def _hide(services: Services, person: Person, job: Job[object]) -> None:
    """Store that a person hides or shows another one, and send the chat anew to the sockets of the person."""
    await services.store.write_and_notify(job, lambda _: [f"hidden/{person.id}"])
    await services.live_tables.hidden_people_changed(person.id)


ROUTES = [get_hidden_people, show_again, mute, block, report]
