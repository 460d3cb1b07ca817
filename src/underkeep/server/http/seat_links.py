"""The routes of the secret links to a seat and for spectators.

A messenger often fetches a link first to show a preview, and must not take the seat. A link therefore works at once for
a browser in which a person navigates and for a known person; any other client gets a page with a button.
"""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from underkeep.server.accounts.people import Person, hash_of
from underkeep.server.errors import ApiError
from underkeep.server.http import html
from underkeep.server.http.requests import ApiRequest, address_of, cookie_for, language_of, services_of
from underkeep.server.http.table_requests import take_seat
from underkeep.server.lobby.access import TableAccess
from underkeep.server.services import Services
from underkeep.server.storage.rows import SeatRow, TableRow

AnyResponse = Response[Any]


@get("/join/{token:str}")
async def follow_link(
    request: ApiRequest, token: FromPath[str], visitor: NamedDependency[Person | None]
) -> AnyResponse:
    """Follow a link, or show a page with a button to a client that may be a machine."""
    if visitor is None and not _is_navigation(request):
        language = language_of(request)
        found = await _find(request, token)
        if found is None:
            return html.page("page-no-link", language, 404)
        if found[1] is not None and found[0].has_chosen_seed:
            return _page_of_chosen_seed(language)
        return _page_with_form("page-invited", language, html.button("page-invited-button", language))
    return await _follow(request, token, visitor)


@post("/join/{token:str}")
async def follow_link_by_button(
    request: ApiRequest, token: FromPath[str], visitor: NamedDependency[Person | None]
) -> AnyResponse:
    """Follow a link with the button of its page. The field `accepts_seed` of the form says that the person accepts a
    chosen seed."""
    form = await request.form()
    return await _follow(request, token, visitor, accepts_seed=bool(form.get("accepts_seed")))


def _page_with_form(message: str, language: str, form: str) -> AnyResponse:
    page = html.page(message, language, 200, form)
    # With the default policy the browser would send no origin when the button is pressed, and be refused.
    page.headers["Referrer-Policy"] = "same-origin"
    return page


def _page_of_chosen_seed(language: str) -> AnyResponse:
    """Return the page on which a person can accept that the seed of a table was chosen."""
    form = html.consent_form("page-chosen-seed-accept", "accepts_seed", "page-invited-button", language)
    return _page_with_form("page-chosen-seed", language, form)


def _is_navigation(request: ApiRequest) -> bool:
    """Whether a person opens the link in a browser, as opposed to a machine that makes a preview."""
    navigates = request.headers.get("sec-fetch-mode") == "navigate" and "sec-purpose" not in request.headers
    return navigates and request.headers.get("sec-fetch-dest") == "document"


async def _find(request: ApiRequest, token: str) -> tuple[TableRow, SeatRow | None] | None:
    """Return the table of a link, and the seat unless it is the link for spectators; None if there is no such link. An
    address that guesses links has to wait."""
    services, address = services_of(request), address_of(request)
    services.rate_limits.misses.check(address)
    token_hash = hash_of(token[:200])
    seat = await services.store.seat_of_link(token_hash)
    if seat is not None and hmac.compare_digest(seat.token_hash, token_hash):
        row = await services.store.table(seat.table)
    else:
        seat, row = None, await services.store.table_of_watch_link(token_hash)
    if row is None or row.status == "closed":
        services.rate_limits.misses.count(address)
        return None
    return row, seat


async def _follow(request: ApiRequest, token: str, visitor: Person | None, accepts_seed: bool = False) -> AnyResponse:
    services, language = services_of(request), language_of(request, visitor)
    found = await _find(request, token)
    if found is None:
        return html.page("page-no-link", language, 404)
    row, seat = found
    access = TableAccess(row, await services.store.seats(row.id), visitor)
    taken = seat is not None and not seat.waiting
    if taken and not access.mine and not access.owns:
        return html.page("page-seat-taken", language, 403)
    if seat is not None and not taken and not access.mine and row.has_chosen_seed and not accepts_seed:
        return _page_of_chosen_seed(language)
    response: AnyResponse = Redirect(f"/table/{row.id}", status_code=303, headers={"Cache-Control": "no-store"})
    if visitor is None:
        services.rate_limits.guests.take(address_of(request))
        visitor, token = await services.people.new_guest(language)
        response.set_cookie(cookie_for(request, token))
        access.person = visitor
    if seat is None:
        await services.store.let_watch(row.id, visitor.id)
    elif not access.mine:
        return await _sit(services, access, seat, response, language)
    return response


async def _sit(
    services: Services, access: TableAccess, seat: SeatRow, response: AnyResponse, language: str
) -> AnyResponse:
    try:
        # A person who has not accepted a chosen seed does not come here.
        await take_seat(services, access, seat.seat, accepts_seed=True)
    except ApiError as error:
        if error.code == "blocked":
            return html.page("page-trouble", language, error.status, sentence=error.text_in(language))
        return html.page("page-seat-taken", language, 403)
    return response


ROUTES = [follow_link, follow_link_by_button]
