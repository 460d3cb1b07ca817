"""The Dungeon Book: pages are data, read from TOML and checked, so that players can write their own (KHO-22)."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources

from underkeep.core.capabilities.card_designs import OWN, PRINTED, Design
from underkeep.core.errors import did_you_mean
from underkeep.games.keep_the_heroes_out.dungeon_book.page import Page
from underkeep.games.keep_the_heroes_out.dungeon_book.page_reader import examine_page
from underkeep.games.keep_the_heroes_out.errors import KeepError

PAGES_OF_SERIES = {
    "tenants": ("frogs", "rent", "cave-in", "night-school"),
    "trouble": ("concert", "apprentice", "construction", "high-water"),
    "guild-war": ("champion", "jailbreak", "business", "siege"),
    "neighbours": ("housewarming", "plumbing", "trap-fair", "back-door"),
}
"""The series, which players know as chronicles: pages that are played one after the other with the same decks."""


@cache
def pages_by_id() -> dict[str, Page]:
    """Return the pages of the project by id, in the order of the book."""
    pages = resources.files(__package__).joinpath("pages")
    files = sorted((page for page in pages.iterdir() if page.name.endswith(".toml")), key=lambda page: page.name)
    found = [read_page(page.read_text(encoding="utf-8")) for page in files]
    return {page.id: page for page in found}


@lru_cache(maxsize=64)
def find_page(name: str) -> Page:
    """Return a page of the book by its id, or read the page whose whole text this is. Raises a UserError."""
    pages = pages_by_id()
    if name in pages:
        return pages[name]
    if "\n" in name or name.startswith("{"):
        return read_page(name)
    raise KeepError("error-no-scenario", name=name, hint=did_you_mean(name, pages))


def page_design(page: Page) -> Design:
    """Return whether Underkeep designed a page: all pages of the project, and no page that a player has written."""
    return OWN if pages_by_id().get(page.id) is page else PRINTED


def read_page(text: str) -> Page:
    """Read and check a page from its text. Raises a UserError that says what is wrong, and in which line."""
    page, mistakes = examine_page(text)
    for mistake in mistakes:
        raise mistake
    assert page is not None
    return page
