"""The rulebooks for players: chapters, pictures, links to clauses, the phone, and print."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.table.test_layout import SIDEWAYS
from underkeep.core import registry
from underkeep.core.rulebook import rulebook

GAMES = registry.names()
UNDRAWN = """() => [...document.querySelectorAll("main .chapter [data-key]")]
  .filter((card) => card.querySelectorAll("svg path").length < 3 || card.getBoundingClientRect().width < 50)
  .map((card) => card.dataset.key)"""
EMPTY = """() => [...document.querySelectorAll("main figure")]
  .filter((figure) => figure.getBoundingClientRect().height < 40 || !figure.querySelector("svg")).length"""
UNTRANSLATED = (
    """() => document.querySelector("main").innerText.match(/\\b(rulebook|keep|board|fighter)-[a-z-]+/g) ?? []"""
)


def opened(person: Person, game: str) -> None:
    """Open the rulebook of a game, and wait until it and its pictures have been drawn."""
    person.go(f"/rules/{game}")
    person.page.wait_for_selector("main .chapter")
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_function(f"({UNDRAWN})().length === 0")


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_chapters_with_pictures_and_clauses(arrive: Arrive, game: str, locale: str) -> None:
    anna = arrive("Anna", locale=locale)
    opened(anna, game)
    page = anna.page
    chapters = page.locator("main .chapter")
    headings = page.locator("main .chapter h2")
    count = headings.count()
    assert count >= 8
    expect(page.locator("main nav ol li")).to_have_count(count)
    assert page.locator("main .chapter .picture, main .chapter .example").count() >= 4
    assert page.evaluate(EMPTY) == 0
    assert page.evaluate(UNTRANSLATED) == []
    known = rulebook.clauses()
    for number in range(count):
        links = chapters.nth(number).locator(".detail a")
        targets = links.evaluate_all("all => all.map((one) => one.getAttribute('href'))")
        assert len(targets) > 1
        for target in targets:
            address, _, clause = target.partition("#")
            assert address == f"/rules/{game}"
            assert clause in known
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate(SIDEWAYS) <= 0


def test_the_list_of_rulebooks_leads_to_both_books_of_each_game(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    anna.go("/")
    page.locator("header nav").get_by_role("link", name="Rules", exact=True).click()
    page.wait_for_url("**/rules")
    expect(page.locator("main li h2")).to_have_count(len(GAMES))
    targets = page.locator("main li a").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert targets == [target for game in GAMES for target in (f"/rules/{game}", f"/rules/{game}/reference")]
    for target in ("/rules", *targets):
        assert anna.context.request.get(f"{anna.house.address}{target}").ok, target


def test_a_link_to_a_clause_opens_the_reference_and_leads_back(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    opened(anna, "boss-monster")
    link = page.locator("main .detail a").first
    clause = link.inner_text()
    link.click()
    expect(page.locator(".clause.here")).to_have_attribute("id", clause)
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.get_by_role("link", name="How to play, with pictures").click()
    page.wait_for_url("**/rules/boss-monster")
    page.get_by_role("link", name="All rules, clause by clause").click()
    page.wait_for_url("**/rules/boss-monster/reference")
    expect(page.locator("#BM-6\\.8")).to_be_visible()
    # An old link to a clause still opens the reference.
    anna.go("/rules/boss-monster#BM-6.8")
    expect(page.locator(".clause.here")).to_have_attribute("id", "BM-6.8")


def test_a_chapter_has_an_address(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    anna.go("/rules/dungeon-fighter#how-eye")
    heading = page.locator("#how-eye")
    expect(heading).to_be_focused()
    page.locator("main nav ol a").first.click()
    expect(page.locator("#how-win")).to_be_focused()
    assert page.url.endswith("/rules/dungeon-fighter#how-win")


def test_a_card_can_be_looked_at(arrive: Arrive) -> None:
    anna = arrive("Anna")
    opened(anna, "super-boss-monster")
    anna.page.locator('[data-key="sbm-tick-tock"]').first.click()
    expect(anna.page.locator(".zoom.pinned")).to_contain_text("Tick-Tock")


@pytest.mark.parametrize("game", GAMES)
def test_print_shows_the_text_and_no_navigation(arrive: Arrive, game: str) -> None:
    anna = arrive("Anna", color_scheme="dark")
    opened(anna, game)
    page = anna.page
    expect(page.get_by_role("button", name="Print", exact=True)).to_be_visible()
    page.emulate_media(media="print")
    for selector in ("#app > header", "main nav", "main .row"):
        for element in page.locator(selector).all():
            expect(element).to_be_hidden()
    expect(page.locator("main .chapter h2").first).to_be_visible()
    assert page.evaluate(UNDRAWN) == []
    colours = page.evaluate("""() => [getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.querySelector("main .text p, main .text li")).color]""")
    assert colours == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
