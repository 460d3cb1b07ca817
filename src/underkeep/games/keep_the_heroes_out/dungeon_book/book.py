"""The Dungeon Book: scenarios are data, read from TOML and checked, so that anybody can write one (KHO-22)."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources

import msgspec

from underkeep.core.capabilities.card_designs import OWN, PRINTED, Design
from underkeep.core.errors import did_you_mean
from underkeep.games.keep_the_heroes_out.dungeon_book.check import Checker
from underkeep.games.keep_the_heroes_out.dungeon_book.page import EventCard, Moment, Scenario, amount, parsed
from underkeep.games.keep_the_heroes_out.errors import KeepError

CHRONICLES = {
    "tenants": ("frogs", "rent", "cave-in", "night-school"),
    "trouble": ("concert", "apprentice", "construction", "high-water"),
    "guild-war": ("champion", "jailbreak", "business", "siege"),
}
"""Series of scenarios that are played one after the other; the players keep their decks."""


@cache
def book() -> dict[str, Scenario]:
    """The scenarios of the house by id, in the order of the book."""
    pages = resources.files(__package__).joinpath("pages")
    files = sorted((page for page in pages.iterdir() if page.name.endswith(".toml")), key=lambda page: page.name)
    found = [read(page.read_text(encoding="utf-8")) for page in files]
    return {page.id: page for page in found}


@lru_cache(maxsize=64)
def scenario(name: str) -> Scenario:
    """A scenario of the book by its id, or the one whose whole text this is. Raises a UserError."""
    pages = book()
    if name in pages:
        return pages[name]
    if "\n" in name or name.startswith("{"):
        return read(name)
    raise KeepError("error-no-scenario", name=name, hint=did_you_mean(name, pages))


def page_design(page: Scenario) -> Design:
    """Return whether Underkeep designed a page: all pages of the house, and no page that a player has written."""
    return OWN if book().get(page.id) is page else PRINTED


def read(text: str) -> Scenario:
    """A scenario from its text. Raises a UserError that says what is wrong."""
    try:
        # Programs may write JSON instead of TOML.
        decode = msgspec.json.decode if text.startswith("{") else msgspec.toml.decode
        page: Scenario = decode(text, type=Scenario)
    except (msgspec.DecodeError, msgspec.ValidationError, ValueError) as error:
        raise KeepError("error-scenario-unreadable", reason=str(error)) from error
    Checker(page).check()
    return page


__all__ = [
    "CHRONICLES",
    "EventCard",
    "Moment",
    "Scenario",
    "amount",
    "book",
    "page_design",
    "parsed",
    "read",
    "scenario",
]
