"""The routes of what never changes while the server runs: games, cards and rules, and of reports on decks and setups.

The bodies are made once and compressed; browsers keep them until the program changes."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from underkeep.core import registry
from underkeep.core.capabilities.keys import DECK_BUILDER
from underkeep.core.capabilities.notices import notices
from underkeep.core.errors import UserError
from underkeep.core.records.record import make_unchecked_setup
from underkeep.protocol.http.games import DeckReport, DeckWish, SetupNotice, SetupReport, SetupWish
from underkeep.server.errors import ApiError
from underkeep.server.http.requests import ApiRequest, language_of
from underkeep.server.http.rulebook_html import rulebook
from underkeep.server.lobby.create import MAX_SEATS, checked_choices
from underkeep.server.lobby.game_info import card_faces, game_info, game_named


@get("/api/games")
async def get_games(request: ApiRequest) -> Response[bytes]:
    """Return all games."""
    return _cached_response(request, _games, "")


@get("/api/games/{game:str}/cards")
async def get_cards(request: ApiRequest, game: FromPath[str]) -> Response[bytes]:
    """Return the printed cards of a game."""
    return _cached_response(request, card_faces, game)


@get("/api/games/{game:str}/rules")
async def get_rules(request: ApiRequest, game: FromPath[str]) -> Response[bytes]:
    """Return the rules of a game."""
    return _cached_response(request, _rules, game)


@post("/api/games/{game:str}/deck", status_code=200)
async def report_deck(request: ApiRequest, game: FromPath[str], data: JSONBody[DeckWish]) -> DeckReport:
    """Return the report on a custom deck."""
    builder = game_named(game).get(DECK_BUILDER)
    if builder is None:
        raise ApiError(404, "lobby-no-decks", name=game)
    report = builder.report(language_of(request), data.text or data.cards)
    return msgspec.convert(report, DeckReport, from_attributes=True)


@post("/api/games/{game:str}/setup", status_code=200)
async def report_setup(request: ApiRequest, game: FromPath[str], data: JSONBody[SetupWish]) -> SetupReport:
    """Return the notices about the choices for a table before it is created."""
    setup_game = game_named(game)
    choices = checked_choices(setup_game, data.setup)
    if not 1 <= data.players <= MAX_SEATS:
        raise ApiError(400, "lobby-seats", most=MAX_SEATS)
    language = language_of(request)
    try:
        found = notices(setup_game, make_unchecked_setup(setup_game, choices, [""] * data.players), language)
    except UserError as error:
        return SetupReport(refusal=error.text_in(language))
    return SetupReport(notices=[SetupNotice(text=notice.text, cards=notice.cards) for notice in found])


def _games(_: str, language: str) -> Any:
    return [game_info(name, language) for name in registry.names()]


def _rules(game: str, language: str) -> Any:
    return rulebook(game, language)


@cache
def _encoded(make: Callable[[str, str], Any], game: str, language: str) -> tuple[bytes, bytes, str]:
    body = msgspec.json.encode(make(game, language))
    return body, gzip.compress(body, 9, mtime=0), f'"{sha256(body).hexdigest()[:24]}"'


def _cached_response(request: ApiRequest, make: Callable[[str, str], Any], game: str) -> Response[bytes]:
    body, compressed, tag = _encoded(make, game, language_of(request))
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language, Cookie"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(compressed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(body, media_type="application/json", headers=headers)


ROUTES = [get_games, get_cards, get_rules, report_deck, report_setup]
