"""The routes of what never changes while the server runs: games, cards, rules. Made once, compressed, and kept by
browsers until the program changes. And what can be worked out from them: whether a deck is balanced."""

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
from underkeep.core.record import make_unchecked_setup
from underkeep.protocol.http import DeckReport, DeckWish, SetupNotice, SetupReport, SetupWish
from underkeep.server.accounts.people import language_of
from underkeep.server.errors import Refusal
from underkeep.server.http.accounts import Asked
from underkeep.server.http.rulebook_html import rulebook
from underkeep.server.lobby.create import MOST_SEATS, chosen
from underkeep.server.lobby.game_info import card_faces, game_info, game_named


@get("/api/games")
async def games(request: Asked) -> Response[bytes]:
    """The games of the house."""
    return _answer(request, _games, "")


@get("/api/games/{game:str}/cards")
async def cards(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The printed cards of a game."""
    return _answer(request, card_faces, game)


@get("/api/games/{game:str}/rules")
async def rules(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The rules of a game."""
    return _answer(request, _rules, game)


@post("/api/games/{game:str}/deck", status_code=200)
async def deck(request: Asked, game: FromPath[str], data: JSONBody[DeckWish]) -> DeckReport:
    """What there is to say about a deck of one's own."""
    builder = game_named(game).get(DECK_BUILDER)
    if builder is None:
        raise Refusal(404, "lobby-no-decks", name=game)
    report = builder.report(language_of(request), data.text or data.cards)
    return msgspec.convert(report, DeckReport, from_attributes=True)


@post("/api/games/{game:str}/setup", status_code=200)
async def setup(request: Asked, game: FromPath[str], data: JSONBody[SetupWish]) -> SetupReport:
    """What there is to say about choices before a table is made with them."""
    played = game_named(game)
    choices = chosen(played, data.setup)
    if not 1 <= data.players <= MOST_SEATS:
        raise Refusal(400, "lobby-seats", most=MOST_SEATS)
    language = language_of(request)
    try:
        found = notices(played, make_unchecked_setup(played, choices, [""] * data.players), language)
    except UserError as error:
        return SetupReport(refusal=error.text_in(language))
    return SetupReport(notices=[SetupNotice(text=notice.text, cards=notice.cards) for notice in found])


def _games(_: str, language: str) -> Any:
    return [game_info(name, language) for name in registry.names()]


def _rules(game: str, language: str) -> Any:
    return rulebook(game, language)


@cache
def _made(make: Callable[[str, str], Any], game: str, language: str) -> tuple[bytes, bytes, str]:
    body = msgspec.json.encode(make(game, language))
    return body, gzip.compress(body, 9, mtime=0), f'"{sha256(body).hexdigest()[:24]}"'


def _answer(request: Asked, make: Callable[[str, str], Any], game: str) -> Response[bytes]:
    body, compressed, tag = _made(make, game, language_of(request))
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language, Cookie"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(compressed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(body, media_type="application/json", headers=headers)


ROUTES = [games, cards, rules, deck, setup]
