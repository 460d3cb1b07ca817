"""The routes of pages that people write for a game: check, save, share and delete them."""

from __future__ import annotations

import secrets
import time
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from underkeep import new_game
from underkeep.core.capabilities.keys import WRITTEN_PAGES
from underkeep.core.capabilities.written_pages import WrittenPages as PagesOfGame
from underkeep.core.game import Game
from underkeep.core.messages import ENGLISH, load_messages
from underkeep.core.visibility import SPECTATOR
from underkeep.protocol.http.pages import PageMistake, PageReport, PageWish, WrittenPage, WrittenPages
from underkeep.server.accounts.people import Person
from underkeep.server.errors import LOBBY_MESSAGES, ApiError
from underkeep.server.http.requests import ApiRequest, language_of, services_of
from underkeep.server.lobby.game_info import game_named
from underkeep.server.storage.rows import WrittenPageRow

MAX_PAGE_LENGTH = 20_000
"""The most characters of a page."""
MAX_PAGES = 50
"""The most pages of one person."""
MAX_NAME_LENGTH = 80


@get("/api/games/{game:str}/pages")
async def get_pages(request: ApiRequest, game: FromPath[str], person: NamedDependency[Person]) -> WrittenPages:
    """Return the pages that the person has written for a game."""
    pages = _pages_of(game_named(game))
    rows = await services_of(request).store.written_pages(person.id, game)
    language = language_of(request, person)
    return WrittenPages(pages=[_written_page(row, person, language) for row in rows], example=pages.example)


@post("/api/games/{game:str}/page-check", status_code=200)
async def check_page(
    request: ApiRequest, game: FromPath[str], data: JSONBody[PageWish], person: NamedDependency[Person]
) -> PageReport:
    """Check the text of a page, which is not stored. A page without a text has a mistake of its own."""
    page_game, language = game_named(game), language_of(request, person)
    if not data.text.strip():
        empty = PageMistake(line=0, text=load_messages(language, LOBBY_MESSAGES).format("lobby-page-empty"))
        return PageReport(name=_name({}, language), mistakes=[empty], board=None)
    pages, text = _pages_of(page_game), _checked_text(data.text)
    report = pages.check(text, language)
    mistakes = [PageMistake(line=mistake.line, text=mistake.text) for mistake in report.mistakes]
    board = None if mistakes else _first_board(page_game, pages.setup_field, text)
    return PageReport(name=_name(report.name, language), mistakes=mistakes, board=board)


@post("/api/games/{game:str}/pages", status_code=201)
async def add_page(
    request: ApiRequest, game: FromPath[str], data: JSONBody[PageWish], person: NamedDependency[Person]
) -> WrittenPage:
    """Store a new page of the person. It may still have mistakes."""
    _pages_of(game_named(game))
    now = time.time()
    row = WrittenPageRow(
        id=secrets.token_urlsafe(16),
        person=person.id,
        game=game,
        text=_checked_text(data.text),
        created=now,
        updated=now,
    )
    if not await services_of(request).store.add_written_page(row, MAX_PAGES):
        raise ApiError(429, "lobby-too-many-pages", most=MAX_PAGES)
    return _written_page(row, person, language_of(request, person))


@get("/api/pages/{page:str}")
async def get_page(request: ApiRequest, page: FromPath[str], visitor: NamedDependency[Person | None]) -> WrittenPage:
    """Return a page to everybody who has its link, with the name of its author."""
    row = await _row(request, page)
    author = await services_of(request).store.person(row.person)
    shown = _written_page(row, visitor, language_of(request, visitor))
    shown.author = author.name if author is not None else ""
    return shown


@post("/api/pages/{page:str}", status_code=200)
async def change_page(
    request: ApiRequest, page: FromPath[str], data: JSONBody[PageWish], person: NamedDependency[Person]
) -> WrittenPage:
    """Change the text of a page of the person."""
    row = await _own_row(request, page, person)
    row.text, row.updated = _checked_text(data.text), time.time()
    await services_of(request).store.change_written_page(row.id, row.text, row.updated)
    return _written_page(row, person, language_of(request, person))


@delete("/api/pages/{page:str}", status_code=204)
async def delete_page(request: ApiRequest, page: FromPath[str], person: NamedDependency[Person]) -> None:
    """Delete a page of the person. Tables that play it go on, because they have its text."""
    row = await _own_row(request, page, person)
    await services_of(request).store.delete_written_page(row.id)


def _pages_of(game: Game) -> PagesOfGame:
    """Return the written pages of a game. Raises an ApiError if it has none."""
    pages = game.get(WRITTEN_PAGES)
    if pages is None:
        raise ApiError(404, "lobby-no-pages", name=game.name)
    return pages


def _checked_text(text: str) -> str:
    """Return the text of a page with a line break at its end. Raises an ApiError if it is too long or empty."""
    if len(text) > MAX_PAGE_LENGTH:
        raise ApiError(400, "lobby-page-too-long", most=MAX_PAGE_LENGTH)
    if not text.strip() or "\0" in text:
        raise ApiError(400, "lobby-page-empty")
    return text if text.endswith("\n") else f"{text}\n"


async def _row(request: ApiRequest, page: str) -> WrittenPageRow:
    """Return the row of a page. Raises an ApiError if there is none."""
    row = await services_of(request).store.written_page(page)
    if row is None:
        raise ApiError(404, "lobby-no-page")
    return row


async def _own_row(request: ApiRequest, page: str, person: Person) -> WrittenPageRow:
    """Return the row of a page of the person. Raises an ApiError if it belongs to another person."""
    row = await _row(request, page)
    if row.person != person.id:
        raise ApiError(403, "lobby-not-your-page")
    return row


def _first_board(game: Game, field: str, text: str) -> dict[str, Any]:
    """Return the board at the beginning of a game with a page, as a spectator sees it."""
    setup: dict[str, Any] = {"players": game.players[0], field: text}
    table = new_game(game.name, seed=0, **setup)
    board: dict[str, Any] = msgspec.to_builtins(game.display.board(table.observe(SPECTATOR)))
    return board


def _written_page(row: WrittenPageRow, viewer: Person | None, language: str) -> WrittenPage:
    report = _pages_of(game_named(row.game)).check(row.text, language)
    return WrittenPage(
        id=row.id,
        game=row.game,
        name=_name(report.name, language),
        text=row.text,
        updated=datetime.fromtimestamp(row.updated, UTC).isoformat(timespec="seconds"),
        mine=viewer is not None and viewer.id == row.person,
    )


def _name(names: Any, language: str) -> str:
    """Return the name of a page in a language, or a neutral one."""
    name = names.get(language) or names.get(ENGLISH) or next(iter(names.values()), "")
    return name.strip()[:MAX_NAME_LENGTH] or load_messages(language, LOBBY_MESSAGES).format("lobby-page-unnamed")


ROUTES = [get_pages, check_page, add_page, get_page, change_page, delete_page]
