"""Cards of Underkeep's own design carry a sign and one sentence wherever a card is shown in full."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.table.test_axe import looked

SENTENCES = {
    ("en-GB", "own"): "Underkeep’s own design, not part of the printed game.",
    ("en-GB", "partly-own"): "Part of the printed game, but some of its details here are Underkeep’s own.",
    ("pl-PL", "own"): "Autorski projekt Underkeep, nie występuje w drukowanej grze.",
    ("pl-PL", "partly-own"): "Występuje w drukowanej grze, ale część szczegółów to autorski projekt Underkeep.",
}
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
EXAMPLES = {
    "super-boss-monster": {"sbm-abbess-mortia": "own", "sbm-frozen-monster": "partly-own", "bmr-dark-altar": ""},
    "keep-the-heroes-out": {"kho-tail-sweep": "own", "kho-scurry": "partly-own", "kho-warrior-eye": ""},
    "dungeon-fighter": {"df-battle-sled": "own", "df-emperor-penguin": "partly-own", "df-slide": ""},
}


@pytest.mark.parametrize(
    ("locale", "size"), [("en-GB", "desk"), pytest.param("pl-PL", "phone", marks=pytest.mark.long)]
)
def test_cards_of_own_design_are_marked(arrive: Arrive, long: bool, locale: str, size: str) -> None:
    """Every card of Underkeep's own design has the sign on the page of cards and the sentence in its zoom."""
    how = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    anna = arrive("Anna", locale=locale, viewport=SIZES[size], color_scheme="dark", **how)
    page = anna.page
    for game, examples in EXAMPLES.items() if long else list(EXAMPLES.items())[-1:]:
        anna.go(f"/cards/{game}")
        cards = {card["key"]: card for card in anna.ask("GET", f"/api/games/{game}/cards?lang={locale[:2]}")}
        signs = page.locator("main li [data-design]")
        expect(signs).to_have_count(sum(bool(card["designNote"]) for card in cards.values()))
        for key, design in examples.items():
            button = page.locator(f'main button[data-face="{cards[key]["face"]}"]')
            expect(button.locator("[data-design]")).to_have_count(1 if design else 0)
            sentence = SENTENCES.get((locale, design), "")
            name = button.get_attribute("aria-label") or ""
            assert ("Underkeep" in name) is bool(design)
            assert name.endswith(sentence)
            button.click()
            zoom = page.locator(".zoom.pinned")
            expect(zoom).to_be_visible()
            mark = zoom.locator("[data-design]")
            if design:
                expect(mark).to_have_text(sentence)
                expect(mark).to_have_attribute("data-design", design)
            else:
                expect(mark).to_have_count(0)
            page.locator(".zoom .close").click()
        # The filter leaves only cards of Underkeep's own design.
        page.locator("main .tools input[type=checkbox]").check()
        expect(page.locator("main li > button")).to_have_count(signs.count())


def test_the_sentence_can_be_read_by_everybody(arrive: Arrive) -> None:
    """Axe finds no fault on the page of cards with its signs and in the zoom with its sentence."""
    anna = arrive("Anna")
    anna.go("/cards/super-boss-monster")
    page = anna.page
    page.locator("main .tools input[type=search]").fill("abbess")
    expect(page.locator("main li > button")).to_have_count(1)
    found = looked(page, "signs", "main")
    page.locator("main li > button").click()
    expect(page.locator(".zoom [data-design]")).to_be_visible()
    found += looked(page, "sentence", ".zoom")
    assert not found, found


def test_signs_in_the_deck_builder_have_a_name(arrive: Arrive) -> None:
    """The list of the deck builder names the sign of a card, and a card that is as printed has none."""
    anna = arrive("Anna")
    anna.go("/deck/boss-monster")
    page = anna.page
    page.locator("main .tools input[type=search]").fill("pocket arena")
    sign = page.locator(".what").get_by_role("img", name=SENTENCES["en-GB", "own"])
    expect(sign).to_have_count(1)
    assert (sign.bounding_box() or {})["width"] >= 20
    page.locator("main .tools input[type=search]").fill("dark altar")
    expect(page.locator(".what [data-design]")).to_have_count(0)


def test_the_page_of_the_dungeon_book_is_marked(arrive: Arrive) -> None:
    """At a table of Keep the Heroes Out! the page of the Dungeon Book says that Underkeep designed it."""
    anna = arrive("Anna")
    anna.table("me", "bot", game="keep-the-heroes-out", setup={})
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="Scenario rules").first.click()
    mark = anna.page.locator(".sheet [data-design]")
    expect(mark).to_have_text("Underkeep’s own design, not a page of the printed book.")
