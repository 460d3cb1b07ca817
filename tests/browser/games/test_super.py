"""Super Boss Monster in the browser: games of one and four players, played to the end by clicking on the board."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.games.test_series import WIDE
from tests.browser.person import JSON, Person, clicks
from tests.browser.table.test_axe import looked
from tests.conftest import Figures
from tests.patience import PATIENCE_SECONDS, TEST_SECONDS

SEEN = {
    "market": ".city .market li.lit",
    "spaces": ".city .space.lit",
    "minions": ".city .space svg",
    "trained": ".city .location .token",
    "counters": ".place .tokens b",
}


def play(person: Person, patience: float) -> set[str]:
    """Play to the end, and return the names of the things that were seen."""
    found: set[str] = set()
    sideways: list[str] = []

    def choose(who: Person, seen: JSON) -> bool:
        found.update(name for name, where in SEEN.items() if name not in found and who.page.locator(where).count())
        if (over := who.page.evaluate(WIDE)) > 0:
            sideways.append(f"{over} px: {seen['question']}")
        return clicks(who, seen)

    end = time.monotonic() + patience
    while not person.is_over():
        assert time.monotonic() < end, f"no end after {person.answers} answers: {person.look()}"
        person.turn(choose)
        person.page.wait_for_timeout(50)
    assert sideways == []
    return found


ON_A_DESK = pytest.param((1280, 800), "en-GB", id="viewport0-en-GB", marks=pytest.mark.long)


@pytest.mark.parametrize(("viewport", "locale"), [ON_A_DESK, ((390, 844), "pl-PL")])
def test_a_solo_game(arrive: Arrive, figures: Figures, viewport: tuple[int, int], locale: str) -> None:
    """A solo game is played to its end."""
    anna = arrive("Anna", viewport=viewport, locale=locale)
    anna.table("me", game="super-boss-monster", setup={})
    expect(anna.page.locator(".board .city")).to_be_visible()
    found = play(anna, TEST_SECONDS)
    assert {"market", "spaces"} <= found
    figures.none("U9", f"errors in the console during a solo game ({locale})", anna.troubles, anna.answers)


@pytest.mark.long
def test_a_game_of_four(arrive: Arrive, figures: Figures) -> None:
    """A game with three bots is played to its end, and every part of the city is seen."""
    anna = arrive("Anna", viewport=(1280, 800))
    anna.table("me", "bot", "bot", "bot", game="super-boss-monster", setup={})
    found = play(anna, TEST_SECONDS)
    assert found == set(SEEN), f"never seen: {set(SEEN) - found}"
    figures.none("U9", "errors in the console during a game of four with a city", anna.troubles, anna.answers)


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_axe_with_a_city(arrive: Arrive, figures: Figures, locale: str) -> None:
    """U1: the table with the city while a minion can be sent."""
    anna = arrive("Anna", locale=locale)
    anna.table("me", "bot", "bot", game="super-boss-monster", setup={})
    end = time.monotonic() + PATIENCE_SECONDS
    while not anna.page.locator(".city .space.lit").count():
        assert time.monotonic() < end, "Anna is not asked to send a minion"
        anna.turn()
        anna.page.wait_for_timeout(50)
    figures.none("U1", f"serious findings of axe with a city ({locale})", looked(anna.page, f"city {locale}"))
