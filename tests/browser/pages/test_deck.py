"""The deck builder: choosing cards, advice on the balance, the code of a deck, and playing with the deck."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.game_page import create_table, form_of, open_form
from tests.browser.table.test_layout import checked
from tests.patience import PATIENCE_SECONDS
from underkeep.games.boss_monster.cards.catalogue import BY_KEY
from underkeep.games.boss_monster.setup.deck_builder.code import decode, encode
from underkeep.games.boss_monster.setup.deck_builder.deck import CustomDeck
from underkeep.games.boss_monster.setup.deck_builder.presets import complete_deck, ready_deck
from underkeep.games.boss_monster.state import TREASURES

FIGHTER = TREASURES.index("fighter")
PAGE = "/deck/boss-monster"


def test_a_deck_is_built_shared_and_played(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.go("/cards/boss-monster")
    anna.page.get_by_role("link", name="Deck builder").click()
    page = anna.page
    status = page.locator(".sum [role=status]").first
    expect(status).to_contain_text("A game needs at least one base set")
    expect(page.get_by_role("button", name="Play with this deck")).to_be_disabled()
    # A ready mix fills the deck.
    page.get_by_role("button", name="Official mix").click()
    expect(status).to_contain_text("74 rooms, 35 spells. Players: 2, 3, 4")
    expect(status).to_contain_text("Well balanced.")
    expect(page.locator(".code")).to_have_text(encode(ready_deck("official")))
    # All shown cards can be removed at once, and the advice changes.
    page.get_by_label("Kind").select_option("room")
    page.get_by_label("Treasure").select_option("fighter")
    for button in page.get_by_role("button", name="Remove all shown").all():
        button.click()
    expect(page.locator(".warning").first).to_contain_text(re.compile("Rare treasure, fighter|soon used up"))
    expect(status).to_contain_text("Players: 2, 3, 4")
    # By keyboard: + and - on a card, arrows to the next one.
    page.get_by_label("Search cards").fill("goblin armory")
    more = page.get_by_role("button", name="One more Goblin Armory")
    more.focus()
    page.keyboard.press("+")
    page.keyboard.press("Enter")
    page.keyboard.press("+")
    expect(more).to_have_accessible_name(re.compile(r"3 of 3"))
    page.keyboard.press("+")
    page.keyboard.press("-")
    expect(more).to_have_accessible_name(re.compile(r"2 of 3"))
    expect(page.locator(".code")).not_to_have_text(encode(ready_deck("official")))
    # The code and the address, which is a link to this deck, follow a moment later.
    end = time.monotonic() + PATIENCE_SECONDS
    while decode(code := page.locator(".code").inner_text()).by_key.get("bmr-goblin-armory") != 2:
        assert time.monotonic() < end, f"the code of the deck stays {code}"
        page.wait_for_timeout(100)
    expect(page).to_have_url(re.compile(f"{re.escape(code)}$"))
    ben = arrive("Ben", locale="pl-PL")
    ben.go(page.url.removeprefix(anna.house.address))
    expect(ben.page.locator(".code")).to_have_text(code)
    # A wrong code is refused with a sentence, and the deck is kept.
    ben.page.get_by_label("Kod lub lista kart").fill(code[:-1] + ("0" if code[-1] != "0" else "1"))
    ben.page.get_by_role("button", name="Otwórz").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("Ten kod talii jest błędny")
    expect(ben.page.locator(".code")).to_have_text(code)
    ben.forgive("400")
    # The deck can be played.
    page.get_by_role("button", name="Play with this deck").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rpartition("/")[2]
    assert anna.ask("GET", f"/api/tables/{table}")["setup"] == {"deck": code}
    page.wait_for_selector(".prompt")


def test_the_lobby_takes_a_code(arrive: Arrive) -> None:
    anna = arrive("Anna")
    code = encode(complete_deck(["TNL", "POP"]))
    anna.go(f"/?deck={code}")
    page = anna.page
    expect(page.get_by_label("Your own deck")).to_have_value(code)
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    table = create_table(form_of(anna))
    assert anna.ask("GET", f"/api/tables/{table}")["setup"] == {"deck": code}
    form = open_form(anna, "boss-monster")
    page.locator("summary").filter(has_text="Sets").click()
    page.get_by_label("Your own deck").fill(code[:-2])
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    form.locator("button.primary").click()
    expect(page.get_by_role("alert")).to_contain_text("This deck code is not right")
    anna.forgive("400")


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.long)])
@pytest.mark.parametrize("viewport", [pytest.param((1280, 800), marks=pytest.mark.long), (390, 844)])
@pytest.mark.parametrize("locale", [pytest.param("en-GB", marks=pytest.mark.long), "pl-PL"])
def test_the_deck_builder_fits_every_screen(
    arrive: Arrive, request: pytest.FixtureRequest, locale: str, viewport: tuple[int, int], scheme: str
) -> None:
    phone = viewport[0] < 500
    how = {"has_touch": True, "is_mobile": True} if phone else {}
    anna = arrive("Anna", locale=locale, viewport=viewport, color_scheme=scheme, **how)
    uneven = {key: number for key, number in ready_deck("kids").by_key.items() if not BY_KEY[key].treasure[FIGHTER]}
    anna.go(f"{PAGE}#{encode(CustomDeck(uneven))}")
    anna.page.wait_for_selector(".code code")
    anna.page.wait_for_selector("li.chosen-card")
    assert checked(anna, f"deck {viewport} {locale}", touch=phone) == []
    wish = request.config.getoption("--screenshots")
    if wish:
        name = f"deck-{locale[:2]}-{scheme}-{viewport[0]}.png"
        anna.page.screenshot(path=Path(wish) / name)
        if phone:
            anna.page.locator("main summary").first.click()
            anna.page.screenshot(path=Path(wish) / f"open-{name}")
