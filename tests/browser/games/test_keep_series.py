"""Keep the Heroes Out! in the browser: a series that begins in the lobby, and a hot seat with open hands."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.game_page import create_table, open_form
from tests.browser.games.test_keep_table import plays
from tests.browser.house import House
from tests.browser.person import JSON, Person
from tests.server.live.test_series import is_over
from underkeep.server.storage.store import Store

GAME = "keep-the-heroes-out"


def win(house: House, folder: Path, table: str) -> None:
    """Stop the server, let greedy bots play a table to a victory, and start the server again."""

    async def play() -> None:
        store = await Store(str(folder / "tables.sqlite")).open()
        row = await store.table(table)
        assert row is not None
        await is_over(store, row, await store.seats(table))
        await store.close()

    house.stop()
    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, play()).result()
    house.start()


@pytest.mark.long
def test_a_series_begins_in_the_lobby_and_goes_on(arrive: Arrive, built: Path, tmp_path: Path) -> None:
    house = House(tmp_path, built)
    house.start()
    try:
        ann = arrive("Ann", at=house)
        page = ann.page
        form = open_form(ann, GAME)
        page.get_by_label("Chronicle").select_option(label="Tenants of the Hill")
        expect(page.get_by_label("Scenario")).to_have_count(0)
        first = create_table(form)
        chapter = "Tenants of the Hill, chapter 1 of 4: Frogs for the Landlady"
        expect(page.get_by_text(chapter)).to_be_visible()
        ben = arrive("Ben", at=house, viewport=(390, 844), locale="pl-PL")
        links = ann.ask("GET", f"/api/tables/{first}/links")["links"]
        ben.go(next(link["path"] for link in links if link.get("seat") == 1))
        page.wait_for_selector("main .map, ol.seats")
        win(house, tmp_path, first)
        ann.go("/")
        page.get_by_text("1 finished game").click()
        page.get_by_role("link", name=re.compile(chapter)).click()
        ben.go(f"/table/{first}")
        for person in (ann, ben):
            person.page.wait_for_selector(".ending")
        expect(page.locator(".ending h2")).to_have_text("Victory!")
        expect(page.locator(".ending")).to_contain_text(chapter)
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        ben.page.get_by_role("button", name="Następny rozdział: Dzień czynszu").click()
        # The other player gets a link to the next game.
        page.get_by_role("link", name="To the next game").click()
        for person in (ann, ben):
            person.page.wait_for_selector("main .map")
        assert page.url == ben.page.url
        second = ann.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
        assert second["chapter"] == "Tenants of the Hill, chapter 2 of 4: Rent Day"
        assert [chair["name"] for chair in second["chairs"]] == ["Ann", "Ben"]
    finally:
        house.stop()


MINE = """() => {
  const you = [...document.querySelectorAll(".strip .state")].find((state) => state.textContent.includes("you"));
  const name = you?.closest("li").querySelector(".name").textContent;
  return name === document.querySelector(".prompt .sign")?.textContent ? name : "";
}"""
"""Returns the name of the seat that the screen shows as its own, if that seat is also the one that is asked."""


def hurries(person: Person, seen: JSON) -> bool:
    """Click the button that ends a turn, a phase or a decision if there is one."""
    ending = [button for button in seen["buttons"] if button["ready"] and button["slot"]]
    if not ending:
        return plays(person, seen)
    person.page.locator(".prompt .slot button").last.click(timeout=4000)
    return True


@pytest.mark.long
def test_one_screen_with_open_hands_hands_nothing_over(arrive: Arrive) -> None:
    """The screen switches to the asked seat without covering the board and without a button to hold."""
    ann = arrive("Ann")
    seats = [{"who": "me", "name": name} for name in ("Ann", "Ben", "Cleo")]
    clans = ["rats", "dragon", "witches"]
    ann.table(*seats, game=GAME, hotSeat=True, setup={"scenario": "frogs", "clans": clans})
    shown = set[str]()
    for _ in range(90):
        if shown == {"Ann", "Ben", "Cleo"}:
            break
        seen = ann.until(lambda seen: seen["passDevice"] or seen["claim"] or (seen["mine"] and seen["listening"]))
        assert not seen["passDevice"]
        assert not seen["claim"]
        shown.add(ann.page.wait_for_function(MINE).json_value())
        assert ann.page.locator(".hidden-board").count() == 0
        ann.answer(hurries)
    assert shown == {"Ann", "Ben", "Cleo"}
