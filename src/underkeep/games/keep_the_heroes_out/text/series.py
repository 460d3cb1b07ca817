"""The texts of a series: which chapter is played, and which comes next."""

from __future__ import annotations

from typing import Any

from underkeep.core.capabilities.series import Series
from underkeep.core.messages import Messages, load_messages
from underkeep.games.keep_the_heroes_out.dungeon_book.book import PAGES_OF_SERIES, pages_by_id
from underkeep.games.keep_the_heroes_out.manifest import MANIFEST
from underkeep.games.keep_the_heroes_out.setup.setup import Setup, next_setup


def series_text(language: str, setup: Setup) -> str:
    """Return the chronicle, the number of the chapter and the name of its page; an empty text outside a series.

    >>> series_text("en", Setup(chronicle="tenants", scenario="rent"))
    'Tenants of the Hill, chapter 2 of 4: Rent Day'
    """
    pages = PAGES_OF_SERIES.get(setup.chronicle, ())
    page = setup.scenario or next(iter(pages), "")
    if page not in pages:
        return ""
    messages = _messages(language)
    chronicle = messages.format(f"keep-the-heroes-out-chronicle-{setup.chronicle}")
    number, name = pages.index(page) + 1, _page_name(language, page)
    return messages.format("chronicle-chapter", chronicle=chronicle, number=number, count=len(pages), name=name)


def next_game_text(language: str, setup: Setup, following: Setup) -> str:
    """Return the name of the next chapter, or a text that says that the same chapter is played once more."""
    message = "chronicle-once-more" if following.scenario == setup.checked().scenario else "chronicle-next"
    return _messages(language).format(message, name=_page_name(language, following.scenario))


def _messages(language: str) -> Messages:
    return load_messages(language, MANIFEST.message_files)


def _page_name(language: str, page: str) -> str:
    names = pages_by_id()[page].name
    return names.get(language) or names["en"]


class DungeonBookSeries(Series):
    """The series of the Dungeon Book: after a victory the next page, after a defeat the same page again."""

    def next_setup(self, setup: Any, state: Any) -> Setup | None:
        return next_setup(setup, state)

    def series_text(self, language: str, setup: Any) -> str:
        return series_text(language, setup)

    def next_game_text(self, language: str, setup: Any, following: Any) -> str:
        return next_game_text(language, setup, following)


SERIES = DungeonBookSeries()
