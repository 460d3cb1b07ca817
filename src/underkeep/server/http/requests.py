"""What all routes read from a request: its services, its address, its token, its person and its language."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from underkeep.core.messages import ENGLISH, LANGUAGES
from underkeep.server.accounts.people import Person
from underkeep.server.errors import ApiError
from underkeep.server.rate_limits import address_group
from underkeep.server.services import Services

Connection = ASGIConnection[Any, Any, Any, Any]
ApiRequest = Request[Any, Any, State]

COOKIE = "underkeep"
COOKIE_SECONDS = 400 * 24 * 3600
"""The longest time for which browsers keep a cookie. The cookie is renewed at every visit."""
MAX_TOKEN_LENGTH = 100


def services_of(connection: Connection) -> Services:
    """Return the services of the server that a request came to."""
    found: Services = connection.app.state.services
    return found


def address_of(connection: Connection) -> str:
    """Return the network address that a request comes from, as it is counted (`address_group`). Behind a trusted proxy
    it is the address of the client."""
    client = connection.scope.get("client")
    return address_group(client[0]) if client else ""


def token_of(connection: Connection) -> str:
    """Return the token of a request, which is a bearer token or a cookie; empty if there is none."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if len(token) <= MAX_TOKEN_LENGTH else ""


def language_of(connection: Connection, person: Person | None = None) -> str:
    """Return the language of a response: the requested one, that of the person, or that of the browser."""
    accepted = connection.headers.get("accept-language", "")
    for requested in (connection.query_params.get("lang", ""), accepted):
        # A client that names exactly one language means it; a browser sends a list.
        if requested in LANGUAGES:
            return requested
    if person is not None:
        return person.language
    for part in accepted.split(","):
        code = part.partition(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return ENGLISH


def cookie_for(connection: Connection, token: str) -> Cookie:
    """Return the session cookie that holds a token; an empty token removes it. Scripts cannot read the cookie, and
    browsers send it only over https where the server has it."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=COOKIE_SECONDS if token else 0,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss") or services_of(connection).config.secure,
    )


async def visitor(request: ApiRequest) -> Person | None:
    """Return the person who sends a request; None if its token is missing or unknown."""
    person = await services_of(request).people.find(token_of(request))
    if person is not None:
        request.state.person = person
    return person


async def person(request: ApiRequest) -> Person:
    """Return the person who sends a request. Raises an ApiError if its token is missing or unknown."""
    known = await visitor(request)
    if known is None:
        raise ApiError(401, "lobby-who-are-you")
    return known
