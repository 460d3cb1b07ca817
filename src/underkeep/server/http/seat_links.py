"""The secret links: of a seat, which is exchanged for the person's cookie at once, and of the watchers.

A link that is sent in a chat is often fetched by a machine first, for a preview. A machine must not sit down: so a link
works at once for a browser that a person steers and for somebody we know; anybody else finds a page with a button.
"""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from underkeep.server.accounts.people import Person, cookie_for, hash_of, language_of
from underkeep.server.errors import Refusal
from underkeep.server.http import html
from underkeep.server.http.accounts import Asked
from underkeep.server.http.lobby import take_seat
from underkeep.server.http.security import address_of
from underkeep.server.lobby.access import Door
from underkeep.server.services import Services, services
from underkeep.server.storage.rows import SeatRow, TableRow

Answer = Response[Any]


@get("/join/{token:str}")
async def follow(request: Asked, token: FromPath[str], visitor: NamedDependency[Person | None]) -> Answer:
    """Follow a link."""
    if visitor is None and not _steered(request):
        language = language_of(request)
        if await _find(request, token) is None:
            return html.page("page-no-link", language, 404)
        page = html.page("page-invited", language, 200, html.button("page-invited-button", language))
        # A browser that may tell nobody where it comes from would not tell it to us either when the button is pressed.
        page.headers["Referrer-Policy"] = "same-origin"
        return page
    return await _follow(request, token, visitor)


@post("/join/{token:str}")
async def follow_by_button(request: Asked, token: FromPath[str], visitor: NamedDependency[Person | None]) -> Answer:
    """Follow a link with the button of its page."""
    return await _follow(request, token, visitor)


def _steered(request: Asked) -> bool:
    """Whether a person opens the link in a browser, and not a machine that wants to show a preview."""
    navigates = request.headers.get("sec-fetch-mode") == "navigate" and "sec-purpose" not in request.headers
    return navigates and request.headers.get("sec-fetch-dest") == "document"


async def _find(request: Asked, token: str) -> tuple[TableRow, SeatRow | None] | None:
    """The table of a link, and the seat if it is one's. Whoever guesses has to wait."""
    house, address = services(request), address_of(request)
    house.counters.misses.check(address)
    wanted = hash_of(token[:200])
    seat = await house.store.seat_of_link(wanted)
    if seat is not None and hmac.compare_digest(seat.token_hash, wanted):
        row = await house.store.table(seat.table)
    else:
        seat, row = None, await house.store.table_of_watch_link(wanted)
    if row is None or row.status == "closed":
        house.counters.misses.count(address)
        return None
    return row, seat


async def _follow(request: Asked, token: str, visitor: Person | None) -> Answer:
    house, language = services(request), language_of(request, visitor)
    found = await _find(request, token)
    if found is None:
        return html.page("page-no-link", language, 404)
    row, seat = found
    door = Door(row, await house.store.seats(row.id), visitor)
    taken = seat is not None and not seat.waiting
    if taken and not door.mine and not door.owns:
        return html.page("page-seat-taken", language, 403)
    answer: Answer = Redirect(f"/table/{row.id}", status_code=303, headers={"Cache-Control": "no-store"})
    if visitor is None:
        house.counters.guests.take(address_of(request))
        visitor, made = await house.people.new_guest(language)
        answer.set_cookie(cookie_for(request, made))
        door.person = visitor
    if seat is None:
        await house.store.let_watch(row.id, visitor.id)
    elif not door.mine:
        return await _sit(house, door, seat, answer, language)
    return answer


async def _sit(house: Services, door: Door, seat: SeatRow, answer: Answer, language: str) -> Answer:
    try:
        await take_seat(house, door, seat.seat)
    except Refusal:
        return html.page("page-seat-taken", language, 403)
    return answer


ROUTES = [follow, follow_by_button]
