"""The routes of people: name, language and preferences, accounts, signing in and out."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from underkeep.core.messages import checked_language
from underkeep.protocol.http import Account, Me, MeChange
from underkeep.server.accounts.names import clean_name, clean_text
from underkeep.server.accounts.people import Person, hash_of
from underkeep.server.accounts.rename import rename_seats
from underkeep.server.http.requests import ApiRequest, address_of, cookie_for, language_of, services_of, token_of


async def _me(request: ApiRequest, person: Person) -> Me:
    """Return what a person may know about the own account."""
    return Me(
        id=person.id,
        name=person.name,
        language=person.language,
        account=person.account,
        prefs=person.prefs,
        played=await services_of(request).store.games_finished(person.id),
    )


@get("/api/me")
async def get_me(request: ApiRequest, visitor: NamedDependency[Person | None]) -> Response[Me]:
    """Return the person of the request; a client without a known token becomes a new guest."""
    services = services_of(request)
    if visitor is None:
        services.rate_limits.guests.take(address_of(request))
        visitor, token = await services.people.new_guest(language_of(request))
    else:
        token = token_of(request)
        await services.people.note_visit(visitor)
    response = Response(await _me(request, visitor), headers={"Cache-Control": "no-store"})
    response.set_cookie(cookie_for(request, token))
    return response


@patch("/api/me")
async def change_me(request: ApiRequest, data: JSONBody[MeChange], person: NamedDependency[Person]) -> Me:
    """Change the name, the language or the preferences of the person."""
    columns: dict[str, str] = {}
    if data.name is not None:
        columns["name"] = clean_name(data.name)
    if data.language is not None:
        columns["language"] = checked_language(data.language)
    changed = await services_of(request).people.change(person, data.prefs, **columns)
    await _rename_seats(request, person, changed.name)
    return await _me(request, changed)


@post("/api/account", status_code=200)
async def create_account(request: ApiRequest, data: JSONBody[Account], person: NamedDependency[Person]) -> Me:
    """Give the guest an account with a name and a password."""
    services = services_of(request)
    _count_attempt(request, data.name)
    await services.people.create_account(person, data.name, data.password)
    _forget_attempts(request, data.name)
    changed = await services.store.person(person.id)
    assert changed is not None
    await _rename_seats(request, person, changed.name)
    return await _me(request, changed)


async def _rename_seats(request: ApiRequest, person: Person, name: str) -> None:
    """Give the seats of a person a new name, and tell the live tables."""
    services = services_of(request)
    if name != person.name:
        for table in await rename_seats(services.store, person, name):
            await services.live_tables.refresh_table(table)


@post("/api/session", status_code=200)
async def sign_in(
    request: ApiRequest, data: JSONBody[Account], visitor: NamedDependency[Person | None]
) -> Response[Me]:
    """Sign in. The account takes over the seats and tables of the guest who signs in."""
    services = services_of(request)
    _count_attempt(request, data.name)
    id, token = await services.people.sign_in(data.name, data.password)
    _forget_attempts(request, data.name)
    known = await services.store.person(id)
    assert known is not None
    if visitor is not None and visitor.id != id:
        if not visitor.account:
            for table in await services.store.move_person_data(visitor.id, id):
                await services.live_tables.refresh_table(table)
        await _drop_token(request, "signed-in")
    response = Response(await _me(request, known))
    response.set_cookie(cookie_for(request, token))
    return response


@delete("/api/session", status_code=204)
async def sign_out(request: ApiRequest) -> Response[None]:
    """Sign out: the token of this device becomes invalid, and its sockets are closed."""
    await _drop_token(request, "signed-out")
    response: Response[None] = Response(None, status_code=204)
    response.set_cookie(cookie_for(request, ""))
    return response


async def _drop_token(request: ApiRequest, reason: str) -> None:
    """Make the token of a request invalid, and close its sockets for a close reason."""
    services, token = services_of(request), token_of(request)
    await services.people.sign_out(token, reason)
    services.live_tables.disconnect_token(hash_of(token), reason)


def _count_attempt(request: ApiRequest, name: str) -> None:
    """Count an attempt to use a password. Raises an ApiError if the address has tried too often, or this account too
    quickly."""
    rate_limits = services_of(request).rate_limits
    rate_limits.sign_ins_of_address.take(address_of(request))
    rate_limits.sign_ins.take(address_of(request), _account_key(name))


def _forget_attempts(request: ApiRequest, name: str) -> None:
    """Forget the attempts that came before a right password."""
    services_of(request).rate_limits.sign_ins.forget(address_of(request), _account_key(name))


def _account_key(name: str) -> str:
    return clean_text(name[:1000]).casefold()


ROUTES = [get_me, change_me, create_account, sign_in, sign_out]
