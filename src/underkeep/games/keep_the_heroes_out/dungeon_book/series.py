"""Chronicles in words: which chapter of which chronicle is played, and which comes next."""

from __future__ import annotations

from underkeep.core.text import Messages, load_messages
from underkeep.games.keep_the_heroes_out.dungeon_book.book import SERIES, pages_by_id
from underkeep.games.keep_the_heroes_out.setup.setup import Setup


def series_text(language: str, setup: Setup) -> str:
    """The chronicle, the number of the chapter and the name of its scenario; nothing outside a chronicle.

    >>> series_text("en", Setup(chronicle="tenants", scenario="rent"))
    'Tenants of the Hill, chapter 2 of 4: Rent Day'
    """
    pages = SERIES.get(setup.chronicle, ())
    page = setup.scenario or next(iter(pages), "")
    if page not in pages:
        return ""
    say = _words(language)
    chronicle = say.format(f"keep-the-heroes-out-chronicle-{setup.chronicle}")
    number, name = pages.index(page) + 1, _name(language, page)
    return say.format("chronicle-chapter", chronicle=chronicle, number=number, count=len(pages), name=name)


def next_game_text(language: str, setup: Setup, following: Setup) -> str:
    """The next chapter by its name, or the same one once more."""
    message = "chronicle-once-more" if following.scenario == setup.checked().scenario else "chronicle-next"
    return _words(language).format(message, name=_name(language, following.scenario))


def _words(language: str) -> Messages:
    return load_messages(language, ("keep_the_heroes_out", "lobby"))


def _name(language: str, page: str) -> str:
    names = pages_by_id()[page].name
    return names.get(language) or names["en"]
