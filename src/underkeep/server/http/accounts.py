"""The routes of people: who am I, what am I called, accounts, signing in and out."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from underkeep.core.messages import checked_language
from underkeep.protocol.http import Account, Me, MeChange
from underkeep.server.accounts.names import clean_name, clean_text
from underkeep.server.accounts.people import Person, cookie_for, language_of, token_of
from underkeep.server.accounts.rename import rename_seats
from underkeep.server.errors import Refusal
from underkeep.server.http.rate_limits import Counters
from underkeep.server.http.security import address_of
from underkeep.server.services import services

Asked = Request[Any, Any, State]


async def visitor(request: Asked) -> Person | None:
    """Who is asking, if we know."""
    person = await services(request).people.of(request)
    if person is not None:
        request.state.person = person
    return person


async def person(request: Asked) -> Person:
    """Who is asking. Raises a UserError for somebody without a token."""
    known = await visitor(request)
    if known is None:
        raise Refusal(401, "lobby-who-are-you")
    return known


async def told(request: Asked, person: Person) -> Me:
    """What a person is told about himself or herself."""
    return Me(
        id=person.id,
        name=person.name,
        language=person.language,
        account=person.account,
        prefs=person.prefs,
        played=await services(request).store.games_finished(person.id),
    )


@get("/api/me")
async def who_am_i(request: Asked, visitor: NamedDependency[Person | None]) -> Response[Me]:
    """Who I am; a guest is made if nobody is known."""
    house = services(request)
    if visitor is None:
        house.counters.guests.take(address_of(request))
        visitor, token = await house.people.new_guest(language_of(request))
    else:
        token = token_of(request)
        await house.people.seen(visitor)
    answer = Response(await told(request, visitor), headers={"Cache-Control": "no-store"})
    answer.set_cookie(cookie_for(request, token))
    return answer


@patch("/api/me")
async def change_me(request: Asked, data: JSONBody[MeChange], person: NamedDependency[Person]) -> Me:
    """Change my name, language or preferences."""
    columns: dict[str, str] = {}
    if data.name is not None:
        columns["name"] = clean_name(data.name)
    if data.language is not None:
        columns["language"] = checked_language(data.language)
    house = services(request)
    changed = await house.people.change(person, data.prefs, **columns)
    if changed.name != person.name:
        await rename_seats(house, person, changed.name)
    return await told(request, changed)


@post("/api/account", status_code=200)
async def keep_me(request: Asked, data: JSONBody[Account], person: NamedDependency[Person]) -> Me:
    """Keep this guest under a name and a password."""
    house = services(request)
    _may_try(house.counters, request, data.name)
    await house.people.keep(person, data.name, data.password)
    kept = await house.store.person(person.id)
    assert kept is not None
    if kept.name != person.name:
        await rename_seats(house, person, kept.name)
    return await told(request, kept)


@post("/api/session", status_code=200)
async def sign_in(request: Asked, data: JSONBody[Account], visitor: NamedDependency[Person | None]) -> Response[Me]:
    """Sign in. What a guest has at tables comes along."""
    house = services(request)
    _may_try(house.counters, request, data.name)
    id, token = await house.people.sign_in(data.name, data.password)
    known = await house.store.person(id)
    assert known is not None
    if visitor is not None and visitor.id != id:
        if not visitor.account:
            for table in await house.store.move_belongings(visitor.id, id):
                await house.hall.changed(table)
        await house.people.sign_out(request)
    answer = Response(await told(request, known))
    answer.set_cookie(cookie_for(request, token))
    return answer


@delete("/api/session", status_code=204)
async def sign_out(request: Asked) -> Response[None]:
    """Sign out: this device is nobody again."""
    await services(request).people.sign_out(request)
    answer: Response[None] = Response(None, status_code=204)
    answer.set_cookie(cookie_for(request, ""))
    return answer


def _may_try(counters: Counters, request: Asked, name: str) -> None:
    """Passwords may not be guessed: so many attempts for an account and for an address."""
    counters.sign_ins_of_address.take(address_of(request))
    counters.sign_ins.take(clean_text(name[:1000]).casefold())


ROUTES = [who_am_i, change_me, keep_me, sign_in, sign_out]
