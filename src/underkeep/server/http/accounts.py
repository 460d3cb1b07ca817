"""The routes of people: name, language and preferences, accounts, passwords, signing in and out."""

from __future__ import annotations

import time
from functools import partial

from litestar import Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from underkeep.core.messages import checked_language
from underkeep.protocol.http.people import (
    Account,
    EmailChange,
    ForgottenPassword,
    LinkToken,
    Me,
    MeChange,
    PasswordChange,
    PasswordReset,
)
from underkeep.server.accounts.links import EMAIL, RESET, link_url, new_link
from underkeep.server.accounts.mail import Mailer, checked_email
from underkeep.server.accounts.names import clean_name
from underkeep.server.accounts.people import Person, account_key, check_new_password, hash_of
from underkeep.server.accounts.rename import rename_seats
from underkeep.server.errors import ApiError
from underkeep.server.http.requests import ApiRequest, address_of, cookie_for, language_of, services_of, token_of
from underkeep.server.http.sessions import count_attempt, drop_tokens, forget_attempts, require_password
from underkeep.server.lobby.access import count_waiting
from underkeep.server.storage.account_statements import add_link, change_account, use_link
from underkeep.server.storage.notification_statements import move_notifications
from underkeep.server.storage.rows import AccountLinkRow, AccountRow


async def _me(request: ApiRequest, person: Person) -> Me:
    """Return what a person may know about the own account."""
    services = services_of(request)
    account = await services.people.account_of(person) if person.account else None
    return Me(
        id=person.id,
        name=person.name,
        language=person.language,
        account=person.account,
        prefs=person.prefs,
        played=await services.store.games_finished(person.id),
        email=account.email if account is not None else "",
        mail=services.mailer is not None,
        waiting=count_waiting(await services.table_lists.of_person(person.id), person),
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
    count_attempt(request, data.name)
    await services.people.create_account(person, data.name, data.password)
    forget_attempts(request, data.name)
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
    count_attempt(request, data.name)
    id, token = await services.people.sign_in(data.name, data.password)
    forget_attempts(request, data.name)
    known = await services.store.person(id)
    assert known is not None
    if visitor is not None and visitor.id != id:
        if not visitor.account:
            for table in await services.store.move_person_data(visitor.id, id):
                await services.live_tables.refresh_table(table)
            move = partial(
                move_notifications,
                guest=visitor.id,
                person=id,
                old_token=hash_of(token_of(request)),
                new_token=hash_of(token),
            )
            await services.store.write(move)
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


@delete("/api/sessions", status_code=204)
async def sign_out_everywhere(request: ApiRequest, person: NamedDependency[Person]) -> Response[None]:
    """Sign out on all devices: all tokens of the person become invalid, and their sockets are closed."""
    await drop_tokens(request, person.id)
    response: Response[None] = Response(None, status_code=204)
    response.set_cookie(cookie_for(request, ""))
    return response


# --- passwords and addresses --------------------------------------------------------------------------------


async def _require_account(request: ApiRequest, person: Person, password: str) -> AccountRow:
    """Return the account of a person who has given the right password. Raises an ApiError for a guest or for a wrong
    password; wrong passwords are counted like attempts to sign in."""
    services = services_of(request)
    account = await services.people.account_of(person)
    if account is None:
        raise ApiError(409, "lobby-no-account")
    await require_password(request, person, password)
    return account


@post("/api/account/password", status_code=200)
async def change_password(request: ApiRequest, data: JSONBody[PasswordChange], person: NamedDependency[Person]) -> Me:
    """Change the password of the account. All other devices are signed out."""
    check_new_password(data.new)
    await _require_account(request, person, data.old)
    await services_of(request).people.set_password(person.id, data.new)
    await drop_tokens(request, person.id, token_of(request))
    return await _me(request, person)


@post("/api/account/email", status_code=200)
async def change_email(request: ApiRequest, data: JSONBody[EmailChange], person: NamedDependency[Person]) -> Me:
    """Send a link to an address; the address is stored when the link is followed. An empty address is stored at
    once."""
    services, email = services_of(request), data.email.strip() and checked_email(data.email)
    account = await _require_account(request, person, data.password)
    if not email:
        await services.store.write(lambda connection: change_account(connection, person.id, email=""))
        return await _me(request, person)
    mailer = _require_mailer(request)
    services.rate_limits.mails.take(f"person {person.id}")
    token, link = new_link(person.id, EMAIL, email)
    await services.store.write(lambda connection: add_link(connection, link))
    url = link_url(services.config.link_base, EMAIL, token)
    await mailer.send(email, "mail-confirm", language_of(request, person), account=account.name, link=url)
    return await _me(request, person)


@post("/api/account/confirm", status_code=204)
async def confirm_email(request: ApiRequest, data: JSONBody[LinkToken]) -> None:
    """Store the address to which a link was sent."""
    link = await _use_link(request, data.token, EMAIL)
    await services_of(request).store.write(lambda connection: change_account(connection, link.person, email=link.email))


@post("/api/account/forgotten", status_code=204)
async def send_reset_link(request: ApiRequest, data: JSONBody[ForgottenPassword]) -> None:
    """Send a link for a new password to the address of an account. The response does not tell whether the account
    exists or has an address."""
    services, mailer = services_of(request), _require_mailer(request)
    services.rate_limits.mails.take(f"address {address_of(request)}")
    account = await services.store.account(account_key(data.name))
    if account is None or not account.email or not services.rate_limits.mails.try_take(f"account {account.person}"):
        return
    person = await services.store.person(account.person)
    token, link = new_link(account.person, RESET)
    await services.store.write(lambda connection: add_link(connection, link))
    url = link_url(services.config.link_base, RESET, token)
    mailer.send_later(account.email, "mail-reset", language_of(request, person), account=account.name, link=url)


@post("/api/account/reset", status_code=200)
async def reset_password(request: ApiRequest, data: JSONBody[PasswordReset]) -> Response[Me]:
    """Set a new password with a link, and sign in. All devices that were signed in before are signed out."""
    services = services_of(request)
    check_new_password(data.password)
    link = await _use_link(request, data.token, RESET)
    await services.people.set_password(link.person, data.password)
    await drop_tokens(request, link.person)
    token = await services.people.new_token(link.person)
    known = await services.store.person(link.person)
    assert known is not None
    response = Response(await _me(request, known))
    response.set_cookie(cookie_for(request, token))
    return response


def _require_mailer(request: ApiRequest) -> Mailer:
    """Return what sends the mails of the server. Raises an ApiError if no SMTP server is set up."""
    mailer = services_of(request).mailer
    if mailer is None:
        raise ApiError(409, "lobby-no-mail")
    return mailer


async def _use_link(request: ApiRequest, token: str, purpose: str) -> AccountLinkRow:
    """Return the link of a token, which cannot be used again. Raises an ApiError if it is not valid, and makes an
    address wait that guesses tokens."""
    services, address = services_of(request), address_of(request)
    services.rate_limits.misses.check(address)
    token_hash = hash_of(token[:200])
    link = await services.store.write(lambda connection: use_link(connection, token_hash, purpose, time.time()))
    if link is None:
        services.rate_limits.misses.count(address)
        raise ApiError(404, "lobby-no-account-link")
    return link


async def _drop_token(request: ApiRequest, reason: str) -> None:
    """Make the token of a request invalid, and close its sockets for a close reason."""
    services, token = services_of(request), token_of(request)
    await services.people.sign_out(token, reason)
    services.live_tables.disconnect_token(hash_of(token), reason)


ROUTES = [
    get_me,
    change_me,
    create_account,
    sign_in,
    sign_out,
    sign_out_everywhere,
    change_password,
    change_email,
    confirm_email,
    send_reset_link,
    reset_password,
]
