"""Presets in the form of a new table, the notices of the form, and searching for cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.game_page import create_table, open_form


def test_a_preset_fills_the_form_and_the_form_says_what_is_left_out(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    form = open_form(anna, "boss-monster")
    presets = form.get_by_label("Recommended combination")
    expect(presets).to_have_value("")
    presets.select_option("crash-landing")
    expect(form.locator(".seat")).to_have_count(5)
    expect(form.get_by_text("A base game and explorers from space, for 5 or 6 players.")).to_be_visible()
    expect(form.locator(".notice")).to_have_count(0)
    form.get_by_text("Sets, variants, pace and clock").click()
    expect(form.get_by_role("checkbox", name="Crash Landing", exact=False).first).to_be_checked()
    # With three players the cards for explorers stay in the box, and the form says so; nothing else has changed.
    form.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(form.locator(".notice")).to_contain_text("3 bosses, 23 rooms and 12 heroes (CRL).")
    form.locator(".notice summary").click()
    expect(form.locator(".notice")).to_contain_text("Imperiatrix; Klonos")
    expect(presets).to_have_value("crash-landing")
    # Another choice means that the recommended combination is not chosen any more.
    form.get_by_role("checkbox", name="Tools of Hero-Kind", exact=False).check()
    expect(presets).to_have_value("")
    presets.select_option("kids")
    expect(form.locator(".notice")).to_have_count(0)
    create_table(form)
    expect(page.get_by_text("For children")).to_be_visible()


def test_a_link_brings_a_preset_along_and_play_now_plays_it(arrive: Arrive) -> None:
    anna = arrive("Anna", locale="pl-PL")
    page = anna.page
    anna.go("/?preset=all-minibosses")
    expect(page.locator("form").get_by_label("Polecane zestawienie")).to_have_value("all-minibosses")
    page.get_by_role("button", name="Zagraj teraz").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".prompt")
    id = page.url.rsplit("/", 1)[-1]
    assert anna.ask("GET", f"/api/tables/{id}")["setup"] == {"sets": ["RMB", "VOV"], "trade": True}


def test_cards_are_found_under_all_their_names(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    for path in ("/cards/boss-monster", "/deck/boss-monster"):
        anna.go(path)
        page.wait_for_selector("main li")
        for sought in ("Przeklęty grobowiec", "przeklety GROBOWIEC", "cursed tomb", "egipt inclusive"):
            page.get_by_role("searchbox").fill(sought)
            expect(page.locator("main li")).to_have_count(1)
            expect(page.locator("main li")).to_contain_text("Cursed Tomb")
    page.get_by_role("searchbox").fill("grobowiec zguby")
    expect(page.locator("main li")).to_have_count(0)


@pytest.mark.long
def test_the_deck_builder_does_not_call_a_deck_balanced_that_leaves_cards_out(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    anna.go("/deck/boss-monster")
    page.wait_for_selector("main li")
    page.get_by_role("textbox", name="Code or card list").fill("BM1-9G63J-WJW")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".warning").last).to_contain_text(
        "these cards stay in the box: 23 rooms, 3 bosses and 12 heroes"
    )
    expect(page.get_by_text("Well balanced.")).to_have_count(0)
    page.get_by_role("button", name="Official mix").click()
    expect(page.get_by_text("Well balanced.")).to_be_visible()
