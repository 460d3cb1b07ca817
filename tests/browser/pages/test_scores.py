"""Personal bests: the score at the end of a solo game, and the page with all best scores."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.table.test_axe import looked
from tests.browser.table.test_layout import checked
from tests.conftest import Figures
from tests.server.http.test_scores import ends, solo
from tests.server.process_helpers import deal_table, play_at_random
from underkeep.client import TableClient
from underkeep.core import registry
from underkeep.server.storage.store import Store

GAME = "super-boss-monster"
SCREENS = {
    "desk-en": {"viewport": (1280, 800), "locale": "en-GB"},
    "phone-pl": {"viewport": (390, 844), "locale": "pl-PL", "has_touch": True, "is_mobile": True},
}
OTHERS = {
    "desk-pl": {"viewport": (1280, 800), "locale": "pl-PL", "color_scheme": "dark"},
    "phone-en": {
        "viewport": (390, 844),
        "locale": "en-GB",
        "color_scheme": "dark",
        "has_touch": True,
        "is_mobile": True,
    },
}


def beside(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in another thread, because the browser uses the event loop of this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def had(person: Person, *scores: int) -> None:
    """Store finished games of a person, each with one of these scores for every boss in both modes."""

    async def put() -> None:
        store = await Store(person.house.database).open()
        try:
            for number, score in enumerate(scores):
                id = f"old-{number}-{person.id}"
                await store.create_table(deal_table(solo(id, person.id)))
                contests = registry.get(GAME).scoreboards.all()
                categories = [contest.category(entry) for contest in contests for entry in contest.entries]
                await ends(store, id, 1_700_000_000.0 + number, *((category, score) for category in categories))
        finally:
            await store.close()

    beside(put())


def plays(person: Person, setup: dict[str, Any]) -> str:
    """Play a solo game of a person to its end, and return the id of its table."""
    id: str = person.opens("me", game=GAME, setup=setup)["table"]["id"]
    (token,) = [cookie["value"] for cookie in person.context.cookies() if cookie["name"] == "underkeep"]

    async def whole() -> None:
        async with TableClient(person.house.address, id, token, 0) as client:
            await play_at_random(client, random.Random(1))

    beside(whole())
    return id


def pictured(person: Person, request: pytest.FixtureRequest, name: str) -> None:
    wish = request.config.getoption("--screenshots")
    if wish:
        person.page.wait_for_timeout(800)
        person.page.screenshot(path=Path(wish) / f"scores-{name}.png", full_page=True)


@pytest.mark.parametrize("screen", [pytest.param("desk-en", marks=pytest.mark.long), "phone-pl"])
def test_from_the_end_of_the_first_game_to_the_table(
    arrive: Arrive, request: pytest.FixtureRequest, figures: Figures, screen: str
) -> None:
    anna = arrive("Anna", **SCREENS[screen])
    page, polish = anna.page, screen.endswith("pl")
    anna.go(f"/table/{plays(anna, {})}")
    achieved = page.locator(".score-result")
    expect(achieved).to_contain_text("Twój pierwszy wynik" if polish else "Your first score")
    expect(achieved).to_contain_text("Solo")
    pictured(anna, request, f"first-{screen}")
    page.get_by_role("link", name="Moje rekordy" if polish else "My best scores").click()
    expect(page.locator("tbody tr")).to_have_count(10)
    expect(page.locator("td.best")).to_have_count(1)
    expect(page.get_by_text("jeszcze nie grano" if polish else "not played yet")).to_have_count(19)
    expect(page.locator("thead th").first).to_contain_text("1 z 10" if polish else "1 of 10")
    assert checked(anna, f"scores {screen}", touch="phone" in screen) == []
    figures.none("U1", f"serious findings of axe on best scores ({screen})", looked(page, f"scores {screen}"))
    pictured(anna, request, f"table-{screen}")
    page.locator("td.best a").click()
    expect(page).to_have_url(re.compile("/replay/"))


@pytest.mark.parametrize(
    ("screen", "before", "setup", "said"),
    [
        ("desk-en", (-40, -50), {}, ("New best!", "previously −40 points")),
        (
            "phone-pl",
            (40, 41),
            {"variants": ["challenge"]},
            ("Twój rekord", "Tryb wyzwania", "41 punktów", "Prawdziwy"),
        ),
        pytest.param(
            *("phone-en", (40,), {}, ("Your best", "40 points (Great Ultimate Dungeon Master)", "Nov 2023")),
            marks=pytest.mark.long,
        ),
        pytest.param(*("desk-pl", (-40,), {}, ("Nowy rekord!", "dotąd −40 punktów (Porażka)")), marks=pytest.mark.long),
    ],
)
def test_the_end_of_a_later_game(
    arrive: Arrive,
    request: pytest.FixtureRequest,
    screen: str,
    before: tuple[int, ...],
    setup: dict[str, Any],
    said: tuple[str, ...],
) -> None:
    anna = arrive("Anna", **{**SCREENS, **OTHERS}[screen])
    had(anna, *before)
    anna.go(f"/table/{plays(anna, setup)}")
    for words in said:
        expect(anna.page.locator(".score-result")).to_contain_text(words)
    assert checked(anna, f"end {screen}", touch="phone" in screen) == []
    pictured(anna, request, f"later-{screen}")
    anna.go(f"/scores/{GAME}")
    expect(anna.page.locator("td.best")).to_have_count(20)
    assert checked(anna, f"scores {screen}", touch="phone" in screen) == []
    pictured(anna, request, f"full-{screen}")


def test_the_table_is_one_click_from_the_lobby_and_plays(arrive: Arrive, request: pytest.FixtureRequest) -> None:
    anna = arrive("Anna")
    anna.go("/")
    link = anna.page.get_by_role("link", name="My best scores: Super Boss Monster")
    expect(link).to_be_visible()
    pictured(anna, request, "lobby")
    link.click()
    expect(anna.page.get_by_text("not played yet")).to_have_count(20)
    anna.page.get_by_role("button", name="Play: Challenge mode").click()
    expect(anna.page.locator(".board .city")).to_be_visible()
    table = anna.page.url.rpartition("/")[2]
    info = anna.ask("GET", f"/api/tables/{table}")
    assert (len(info["chairs"]), info["setup"]) == (1, {"variants": ["challenge"]})


def test_others_see_nothing_of_it(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    id = plays(anna, {})
    made = anna.ask("GET", f"/api/tables/{id}/links")
    ben.go(made["links"][0]["path"])
    ben.go(f"/table/{id}")
    expect(ben.page.locator(".ending")).to_be_visible()
    ben.page.wait_for_load_state("networkidle")
    expect(ben.page.locator(".score-result")).to_have_count(0)
    ben.go(f"/scores/{GAME}")
    expect(ben.page.get_by_text("not played yet")).to_have_count(20)
