"""The end of a game: its scene, figures and rewards, the replay of what decided it, and the record of the person."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.server.http_helpers import link_of


def give_up(person: Person) -> None:
    """Give up the game from the menu."""
    person.page.get_by_role("button", name="Menu").click()
    person.page.locator(".items > .danger").click()
    person.page.locator(".items > .danger").click()


def test_the_end_of_a_game_has_figures_rewards_and_a_replay(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben", viewport=(390, 844), locale="pl-PL")
    made = anna.opens("me", "person", start=False)
    table = made["table"]["id"]
    ben.go(link_of(made, 1))
    anna.go(f"/table/{table}")
    ben.page.wait_for_selector(".board [data-anchor]")
    give_up(ben)
    ending = anna.page.locator(".ending")
    expect(ending.locator("h2")).to_have_text("You won!")
    # The first win is an achievement. A person who has lost gets none.
    expect(ending.locator(".achievement")).to_contain_text(["Long Live the Boss"])
    expect(ending.locator(".standings .winner")).to_contain_text("Anna")
    expect(ending.locator(".charts figcaption")).to_contain_text(["Souls", "Wounds"])
    expect(ending.locator(".scene")).to_have_count(1)
    lost = ben.page.locator(".ending")
    expect(lost.locator(".charts figcaption")).to_contain_text(["Dusze", "Rany"])
    expect(lost.locator(".achievement")).to_have_count(0)
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The end can be folded away and opened again; the board below is unchanged.
    board = anna.page.locator("main").inner_text()
    anna.page.keyboard.press("Escape")
    expect(ending).to_have_count(0)
    assert anna.page.locator("main").inner_text() == board
    anna.page.get_by_role("button", name="The end").click()
    expect(ending).to_be_visible()
    # The record counts the game for both.
    ending.get_by_role("link", name="My record").click()
    record = anna.page.locator("#record-boss-monster + dl")
    expect(record).to_contain_text(re.compile(r"games\s*1\s*won\s*1\b"))
    expect(anna.page.locator(".achievement.earned")).to_contain_text(["Long Live the Boss"])
    # What decided the game is played in the replay.
    anna.go(f"/table/{table}")
    ending.get_by_role("link", name="Watch what decided it").click()
    anna.page.wait_for_url(re.compile(f"/replay/{table}"))
    expect(anna.page.locator(".replay footer .now")).to_contain_text("gave up")


def test_the_zoom_of_a_card_closes_when_the_game_ends(arrive: Arrive) -> None:
    """The pointer of a player may rest on a card when another player ends the game."""
    anna, ben = arrive("Anna"), arrive("Ben")
    made = anna.opens("me", "person", start=False)
    ben.go(link_of(made, 1))
    anna.go(f"/table/{made['table']['id']}")
    ben.page.wait_for_selector(".board [data-anchor]")
    anna.page.mouse.move(2, 2)
    anna.page.locator(".board [data-face]:visible").first.hover()
    expect(anna.page.locator(".zoom")).to_be_visible()
    give_up(ben)
    expect(anna.page.locator(".ending h2")).to_have_text("You won!")
    assert anna.page.locator(".zoom").count() == 0
