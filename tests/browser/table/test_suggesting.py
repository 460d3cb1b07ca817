"""A player who is not asked suggests an option; the asked player sees whose suggestion it is, and decides."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.games.test_keep_table import SETUP
from tests.browser.person import Person
from tests.browser.table.test_axe import looked
from tests.patience import PATIENCE_SECONDS


def asked_of(*people: Person) -> Person:
    """Wait until one of these people is asked, and return that person."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        for person in people:
            if person.is_asked():
                return person
        people[0].page.wait_for_timeout(100)
    raise AssertionError(f"nobody is asked: {[person.look() for person in people]}")


def seated(arrive: Arrive, size: tuple[int, int], **how: bool) -> tuple[Person, Person, str]:
    """Return Ann, Ben and the id of their table when it is Ann's turn to play cards."""
    ann, ben = arrive("Ann"), arrive("Ben", viewport=size, **how)
    made = ann.opens("me", "person", start=False, game="keep-the-heroes-out", setup=SETUP)
    table = made["table"]["id"]
    ben.go(next(link["path"] for link in made["links"] if link.get("seat") == 1))
    if ann.ask("GET", f"/api/tables/{table}")["status"] == "open":
        ann.ask("POST", f"/api/tables/{table}/start")
    ann.go(f"/table/{table}")
    # Until it is Ann's turn, the asked player takes the first option.
    for _ in range(40):
        asked = asked_of(ann, ben)
        if asked is ann and ann.look()["question"].startswith("Your turn: play a card"):
            ben.until(lambda seen: bool(seen["question"]))
            return ann, ben, table
        if not asked.page.locator("#all-options").count():
            asked.page.keyboard.press("o")
        asked.page.locator("#all-options button").first.click()
    raise AssertionError(f"Ann has no turn: {ann.look()}")


@pytest.mark.parametrize("size", [(1280, 800), pytest.param((390, 844), marks=pytest.mark.long)])
def test_a_suggestion_is_seen_and_played(arrive: Arrive, long: bool, size: tuple[int, int]) -> None:
    ann, ben, _ = seated(arrive, size, has_touch=size[0] < 500)
    seen = ben.until(lambda seen: bool(seen["lit"]))
    assert not seen["mine"]
    word = "Tap" if size[0] < 500 else "Click"
    expect(ben.page.locator(".prompt")).to_contain_text(f"Ann decides. {word} to suggest.")
    card = next(name for name in seen["lit"] if name.startswith("card:"))
    thing = f'.board [data-anchor="{card}"].lit'
    assert "calm" in (ben.page.locator(thing).get_attribute("class") or "")
    ben.page.locator(thing).click()
    # Ann sees the suggestion at the card, in the prompt, and in the list of all options.
    ann.page.wait_for_selector(f"{thing} .badges")
    assert "(suggested by Ben)" in (ann.page.locator(thing).get_attribute("aria-label") or "")
    expect(ann.page.locator(".prompt [role=status]")).to_contain_text("Ben suggests: Play")
    ann.page.keyboard.press("o")
    expect(ann.page.locator("#all-options button .badges")).to_have_count(1)
    ann.page.keyboard.press("o")
    expect(ben.page.locator(".prompt [role=status]")).to_contain_text("You suggest: Play")
    for person in (ann, ben) if long else (ben,):
        assert looked(person.page, f"{person.name}, {size[0]}", "footer", dark=long) == []
    # The same click withdraws the suggestion; a suggestion survives a reload.
    ben.page.locator(thing).click()
    ann.page.wait_for_selector(f"{thing} .badges", state="detached")
    ben.page.locator(thing).click()
    ann.page.wait_for_selector(f"{thing} .badges")
    ann.page.reload()
    ann.page.wait_for_selector(f"{thing} .badges")
    assert ann.look()["mine"], "a suggestion is not played by itself"
    # Ann plays the suggested card, and the suggestion is gone.
    ann.wait_for_turn()
    ann.page.locator(thing).click()
    # A card that can do nothing now is played after a confirmation; the cards are dealt at random.
    if ann.until(lambda seen: card not in seen["lit"] or (seen["doubt"] and seen["listening"]))["doubt"]:
        ann.page.locator(".prompt .answers .danger").click()
    ann.page.wait_for_selector(thing, state="detached")
    for person in (ann, ben):
        person.until(lambda seen: card not in seen["lit"])
        expect(person.page.locator(".badges")).to_have_count(0)


@pytest.mark.long
def test_a_spectator_sees_suggestions_but_has_nothing_to_click(arrive: Arrive) -> None:
    ann, ben, table = seated(arrive, (1280, 800))
    wim = arrive("Wim", locale="pl-PL")
    wim.go(next(link["path"] for link in ann.ask("GET", f"/api/tables/{table}/links")["links"] if link["seat"] is None))
    wim.page.wait_for_selector("main .map")
    ben.until(lambda seen: bool(seen["lit"]))
    ben.page.keyboard.press("e")
    wim.page.wait_for_selector(".prompt .suggestion")
    expect(wim.page.locator(".prompt")).to_contain_text("Ben proponuje: Przejdź do wymiany")
    assert not wim.look()["lit"]
    assert not wim.look()["buttons"]
