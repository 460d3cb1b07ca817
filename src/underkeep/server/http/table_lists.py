"""The route of the lobby's lists. Most visitors get the same list of public tables, which is encoded once for all."""

from __future__ import annotations

import gzip
from hashlib import sha256

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from msgspec import Raw

from underkeep.server.accounts.people import Person
from underkeep.server.http.requests import ApiRequest, language_of, services_of
from underkeep.server.lobby.access import TableAccess
from underkeep.server.lobby.table_list import TableWithSeats
from underkeep.server.lobby.waiting import by_urgency
from underkeep.server.services import Services

encode = msgspec.json.Encoder().encode


@get("/api/tables")
async def list_tables(request: ApiRequest, visitor: NamedDependency[Person | None]) -> Response[bytes]:
    """Return the tables of the person, and the public ones that can be joined or watched (`Lobby`)."""
    services = services_of(request)
    mine = await services.table_lists.of_person(visitor.id) if visitor is not None else []
    rows = await services.table_lists.public()
    page = _public_page(services, rows, language_of(request, visitor))
    known = {row.id for row, _ in mine}
    if known.isdisjoint(page.encoded):
        if not mine:
            return page.response(request)
        others = list(page.encoded.values())
    else:
        others = [encoded for id, encoded in page.encoded.items() if id not in known]
    language, attendance = language_of(request, visitor), services.live_tables.attendance
    infos = [TableAccess(row, seats, visitor).info(language, attendance(row.id)) for row, seats in mine]
    encoded_infos = [Raw(encode(info)) for info in by_urgency(infos)]
    waiting = sum(info.waiting is not None for info in infos)
    return Response(_lobby_body(services, encoded_infos, others, waiting), media_type="application/json")


class PublicPage:
    """The list of public tables in one language, encoded for all visitors who have no part in them."""

    def __init__(self, rows: list[TableWithSeats], encoded: dict[str, Raw], body: bytes) -> None:
        self.rows = rows
        self.encoded = encoded
        """The encoded description of each table."""
        self._body = body
        self._compressed = gzip.compress(body, 6, mtime=0)
        self._tag = f'"{sha256(body).hexdigest()[:24]}"'

    def response(self, request: ApiRequest) -> Response[bytes]:
        """Return the list for a visitor without tables, or that it has not changed."""
        headers = {"ETag": self._tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language, Cookie"}
        if request.headers.get("if-none-match") == self._tag:
            return Response(b"", status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self._body, media_type="application/json", headers=headers)
        headers["Content-Encoding"] = "gzip"
        return Response(self._compressed, media_type="application/json", headers=headers)


def _public_page(services: Services, rows: list[TableWithSeats], language: str) -> PublicPage:
    """Return the page of public tables, which is made again when they were read again."""
    page: PublicPage | None = services.public_pages.get(language)
    if page is None or page.rows is not rows:
        encoded = {
            row.id: Raw(encode(TableAccess(row, seats, None).info(language, services.live_tables.attendance(row.id))))
            for row, seats in rows
        }
        page = PublicPage(rows, encoded, _lobby_body(services, [], list(encoded.values())))
        services.public_pages[language] = page
    return page


def _lobby_body(services: Services, mine: list[Raw], others: list[Raw], waiting: int = 0) -> bytes:
    """Return an encoded `Lobby`."""
    game, preset = services.config.preset
    return encode({"mine": mine, "open": others, "game": game, "preset": preset, "waiting": waiting})


ROUTES = [list_tables]
