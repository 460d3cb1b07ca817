"""Chronicles in words: which chapter of which chronicle is played, and which comes next."""

from __future__ import annotations

from typing import Any

from underkeep.core.capabilities.series import Series
from underkeep.core.messages import Messages, load_messages
from underkeep.games.keep_the_heroes_out.dungeon_book.book import CHRONICLES, book
from underkeep.games.keep_the_heroes_out.manifest import MANIFEST
from underkeep.games.keep_the_heroes_out.setup.setup import Setup, sequel


def say_chapter(language: str, setup: Setup) -> str:
    """The chronicle, the number of the chapter and the name of its scenario; nothing outside a chronicle.

    >>> say_chapter("en", Setup(chronicle="tenants", scenario="rent"))
    'Tenants of the Hill, chapter 2 of 4: Rent Day'
    """
    pages = CHRONICLES.get(setup.chronicle, ())
    page = setup.scenario or next(iter(pages), "")
    if page not in pages:
        return ""
    say = _words(language)
    chronicle = say.format(f"keep-the-heroes-out-chronicle-{setup.chronicle}")
    number, name = pages.index(page) + 1, _name(language, page)
    return say.format("chronicle-chapter", chronicle=chronicle, number=number, count=len(pages), name=name)


def say_sequel(language: str, setup: Setup, following: Setup) -> str:
    """The next chapter by its name, or the same one once more."""
    message = "chronicle-once-more" if following.scenario == setup.checked().scenario else "chronicle-next"
    return _words(language).format(message, name=_name(language, following.scenario))


def _words(language: str) -> Messages:
    return load_messages(language, MANIFEST.message_files)


def _name(language: str, page: str) -> str:
    names = book()[page].name
    return names.get(language) or names["en"]


class ChronicleSeries(Series):
    """The chronicles of the Dungeon Book: after a victory the next page, after a defeat the same page again."""

    def next_setup(self, setup: Any, state: Any) -> Setup | None:
        return sequel(setup, state)

    def series_text(self, language: str, setup: Any) -> str:
        return say_chapter(language, setup)

    def next_game_text(self, language: str, setup: Any, following: Any) -> str:
        return say_sequel(language, setup, following)


SERIES = ChronicleSeries()
