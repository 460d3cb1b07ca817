"""The routes of friends. A person sends a link, and each person who accepts it becomes a friend. Both see the open
tables of the other in the lobby."""

from __future__ import annotations

import hmac
from typing import Any

import sqlalchemy as sa
from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from underkeep.protocol.http.people import Friend, FriendInvitation, Friends
from underkeep.server.accounts.people import Person, derived_token
from underkeep.server.errors import ApiError
from underkeep.server.http import html
from underkeep.server.http.requests import ApiRequest, address_of, cookie_for, language_of, services_of
from underkeep.server.lobby.access import TableAccess, watch_token
from underkeep.server.storage import friend_statements as statements
from underkeep.server.storage.account_statements import blocks_between
from underkeep.server.storage.rows import FriendRow, TableRow

MAX_FRIENDS = 200
SEPARATOR = "~"
"""The sign between the id of a person and the proof in a link. No id contains it."""

AnyResponse = Response[Any]


def friend_token(secret: bytes, person: str) -> str:
    """Return the token of the link with which other people become friends of a person."""
    return f"{person}{SEPARATOR}{derived_token(secret, 'friend', person)}"


def person_of_token(secret: bytes, token: str) -> str:
    """Return the person whose link has a token; empty if it is the token of nobody."""
    person, _, _ = token[:200].partition(SEPARATOR)
    expected = friend_token(secret, person)
    return person if hmac.compare_digest(token.encode(), expected.encode()) else ""


@get("/api/friends")
async def get_friends(request: ApiRequest, person: NamedDependency[Person]) -> Friends:
    """Return the friends of the person, the link for new ones, and the tables of friends with a free seat."""
    services, language = services_of(request), language_of(request, person)
    secret = services.store.secret

    def job(connection: sa.Connection) -> tuple[list[FriendRow], list[TableRow]]:
        return statements.friends_of(connection, person.id), statements.tables_of_friends(connection, person.id)

    friends, tables = await services.store.read(job)
    seats = await services.store.seats_of([table.id for table in tables]) if tables else {}
    names = {friend.id: friend.name for friend in friends}
    return Friends(
        link=f"/friend/{friend_token(secret, person.id)}",
        friends=[Friend(id=friend.id, name=friend.name) for friend in friends],
        invitations=[
            FriendInvitation(
                name=names[table.owner],
                table=TableAccess(table, seats[table.id], person).info(
                    language, services.live_tables.attendance(table.id)
                ),
                path=f"/join/{watch_token(secret, table.id)}",
            )
            for table in tables
            if table.owner in names
        ],
    )


@delete("/api/friends/{other:str}", status_code=204)
async def remove_friend(request: ApiRequest, other: FromPath[str], person: NamedDependency[Person]) -> None:
    """End the friendship of the person and another one."""
    await services_of(request).store.write(lambda to: statements.end_friendship(to, person.id, other))


@get("/friend/{token:str}")
async def show_friend_link(
    request: ApiRequest, token: FromPath[str], visitor: NamedDependency[Person | None]
) -> AnyResponse:
    """Show the page of a link, with the name of its person and a button to accept."""
    language, other = language_of(request, visitor), await _name_of(request, token)
    if other is None:
        return html.page("page-no-link", language, 404)
    page = html.page("page-friend", language, 200, html.button("page-friend-button", language), name=other)
    # With the default policy the browser would send no origin when the button is pressed, and be refused.
    page.headers["Referrer-Policy"] = "same-origin"
    return page


@post("/friend/{token:str}")
async def accept_friend_link(
    request: ApiRequest, token: FromPath[str], visitor: NamedDependency[Person | None]
) -> AnyResponse:
    """Become the friend of the person of a link. A visitor without a session becomes a guest."""
    services, language = services_of(request), language_of(request, visitor)
    if await _name_of(request, token) is None:
        return html.page("page-no-link", language, 404)
    other = person_of_token(services.store.secret, token)
    response: AnyResponse = Redirect("/#friends", status_code=303, headers={"Cache-Control": "no-store"})
    if visitor is None:
        services.rate_limits.guests.take(address_of(request))
        visitor, session = await services.people.new_guest(language)
        response.set_cookie(cookie_for(request, session))
    person = visitor.id
    if refusal := await services.store.write(lambda connection: _befriend(connection, person, other)):
        error = ApiError(403, refusal, most=MAX_FRIENDS)
        return html.page("page-trouble", language, error.status, sentence=error.text_in(language))
    return response


def _befriend(connection: sa.Connection, person: str, other: str) -> str:
    """Make two people friends, unless they are the same. Returns the error that stands against it, or an empty text."""
    if person == other:
        return ""
    if blocks_between(connection, person, [other]):
        return "lobby-blocked"
    if any(statements.count_friends(connection, one) >= MAX_FRIENDS for one in (person, other)):
        return "lobby-friends-many"
    statements.make_friends(connection, person, other)
    return ""


async def _name_of(request: ApiRequest, token: str) -> str | None:
    """Return the name of the person of a link; None if the link is wrong. An address that guesses links has to wait."""
    services, address = services_of(request), address_of(request)
    services.rate_limits.misses.check(address)
    id = person_of_token(services.store.secret, token)
    found = await services.store.person(id) if id else None
    if found is None:
        services.rate_limits.misses.count(address)
        return None
    return found.name


ROUTES = [get_friends, remove_friend, show_friend_link, accept_friend_link]
