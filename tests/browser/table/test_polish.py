"""Stops and stop flags, the hint for beginners, names, languages, hot seat, undo between people, shuffle proof."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.patience import PATIENCE_SECONDS, TEST_SECONDS

JSON = dict[str, Any]


def passes(person: Person) -> None:
    """Pass with the button for it."""
    person.page.locator(".prompt .slot.pass button").click()


def changed(before: JSON) -> Callable[[JSON], bool]:
    """Return a condition: the table shows something else than before."""
    return lambda now: now != before


def to_first_build(*people: Person) -> None:
    """Play until the build phase of the first round."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        for person in people:
            if "Build" in " ".join(person.page.locator(".track .now").all_inner_texts()):
                return
            if person.is_asked():
                person.answer()
        people[0].page.wait_for_timeout(50)
    raise AssertionError("there is no build phase")


# --- stops --------------------------------------------------------------------------------------------------


def test_occasions_can_be_switched(arrive: Arrive) -> None:
    """Each stop reason has a switch, and two of them cannot be switched off."""
    anna = arrive("Anna")
    anna.table()
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="When I am asked…").click()
    dialog = anna.page.get_by_role("dialog")
    boxes = dialog.get_by_role("checkbox")
    expect(boxes).to_have_count(10)
    assert sum(box.is_disabled() for box in boxes.all()) == 2
    fate = dialog.get_by_role("checkbox", name=re.compile("A hero’s fate is decided"))
    fate.uncheck()
    expect(fate).not_to_be_checked()
    anna.page.reload()
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="When I am asked…").click()
    expect(dialog.get_by_role("checkbox", name=re.compile("A hero’s fate is decided"))).not_to_be_checked()


def test_flags_are_private(arrive: Arrive) -> None:
    """Only the player who has set a stop flag sees it, also after a reload."""
    anna, ben = arrive("Anna"), arrive("Ben")
    made = anna.opens("me", "open", start=False, private=False)
    table = made["table"]["id"]
    ben.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    for person in (anna, ben):
        person.go(f"/table/{table}")
        person.page.wait_for_selector(".track")
    to_first_build(anna, ben)
    page = anna.page
    page.locator('[data-place="phase:adventure"]').click(button="right")
    page.get_by_role("menuitemradio", name="ask me here", exact=True).click()
    expect(page.locator(".track .sign.ask-stop")).to_have_count(1)
    page.get_by_role("button", name="When I am asked…").click()
    page.get_by_role("button", name="Set flags on the board").click()
    signs = page.locator(".board button.sign")
    places = page.locator(".board [data-place]")
    expect(signs).to_have_count(places.count())
    dungeon = page.locator('[data-place="dungeon:1"] .sign')
    dungeon.click()
    expect(dungeon).to_have_class(re.compile("stop"))
    dungeon.click()
    expect(dungeon).to_have_class(re.compile("skip"))
    page.keyboard.press("Escape")
    expect(signs).to_have_count(2)
    page.reload()
    expect(page.locator(".board button.sign")).to_have_count(2)
    assert ben.page.locator(".board button.sign").count() == 0


def test_new_players_are_asked_when_it_matters(arrive: Arrive) -> None:
    """A player who has chosen nothing has `smart` stops from the first game on; another choice is kept."""
    anna = arrive("Anna", prefs={"speed": "instant"})
    anna.table("me", "bot", "bot", seed=11)
    mode = anna.page.locator(".controls select")
    expect(mode).to_have_value("smart")
    mode.select_option("all")
    expect(mode).to_have_value("all")
    anna.table()
    expect(anna.page.locator(".controls select")).to_have_value("all")


# --- names and languages ------------------------------------------------------------------------------------


def test_a_new_name_at_the_table(arrive: Arrive) -> None:
    """A new name appears at the table without a reload."""
    anna = arrive("Anna")
    anna.table()
    expect(anna.page.locator(".strip")).to_contain_text("Anna")
    anna.ask("PATCH", "/api/me", {"name": "Hania"})
    expect(anna.page.locator(".strip")).to_contain_text("Hania")
    expect(anna.page.get_by_role("main")).to_contain_text("Hania")


def test_another_language_in_mid_game(arrive: Arrive) -> None:
    """Prompt, board and the hints of the tutorial change with the language at once, and stay changed after a reload."""
    anna = arrive("Anna")
    made = anna.ask("POST", "/api/tables", {"game": "boss-monster", "seats": [], "learn": True, "pace": "instant"})
    anna.go(f"/table/{made['table']['id']}")
    narrator = anna.page.locator(".narrator .hint-text")
    narrator.wait_for()
    english = (anna.look()["question"], narrator.inner_text())
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Polski").click()
    expect(anna.page.locator(".prompt .prompt-text")).not_to_have_text(english[0])
    expect(narrator).not_to_have_text(english[1])
    expect(anna.page.locator(".track")).to_contain_text("Budowa")
    anna.page.reload()
    expect(anna.page.locator(".track")).to_contain_text("Budowa")
    expect(anna.page.locator(".prompt .prompt-text")).not_to_have_text(english[0])


def test_another_language_in_the_lobby(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.go("/")
    expect(anna.page.get_by_role("main")).to_contain_text("Play now")
    anna.page.get_by_role("button", name=re.compile("Polski|PL")).first.click()
    expect(anna.page.get_by_role("main")).to_contain_text("Zagraj")


# --- hot seat -----------------------------------------------------------------------------------------------


def take_device(person: Person) -> None:
    """Hold the button until the cards are shown."""
    button = person.page.locator("button", has_text=re.compile("^Hold"))
    button.hover()
    person.page.mouse.down()
    person.page.wait_for_selector("#pass-device", state="detached")
    person.page.mouse.up()


def test_claim_reaction(arrive: Arrive, long: bool) -> None:
    """In a window the screen asks all seats of the device once, and shows no hand before a seat claims the reaction."""
    anna = arrive("Anna", prefs={"speed": "instant", "stops": "full"})
    anna.table({"who": "me", "name": "Ola"}, {"who": "me", "name": "Jan"}, hotSeat=True, seed=4)
    page = anna.page
    windows = taken = 0
    end = time.monotonic() + TEST_SECONDS
    while time.monotonic() < end:
        page.wait_for_timeout(40)
        if page.locator("#pass-device").count():
            take_device(anna)
            page.wait_for_selector(".prompt.mine")
        elif page.locator(".claim-reaction:not(.guarded)").count():
            assert page.locator(".hand [data-face]").count() == 0, "no hand is shown before a claim"
            windows += 1
            if windows % 2:
                button = page.locator(".claim-reaction .seats button").first
                expect(button).to_be_enabled()
                button.click()
                take_device(anna)
                page.wait_for_selector(".prompt.mine")
                assert page.locator(".hand [data-face]").count() > 0
                taken += 1
                passes(anna)
            else:
                nobody = page.get_by_role("button", name=re.compile("No one"))
                expect(nobody).to_be_enabled()
                nobody.click()
            page.wait_for_timeout(150)
        elif page.locator(".claim-reaction").count() == 0:
            anna.turn()
        if windows >= (4 if long else 3) and taken >= 2:
            return
    raise AssertionError(f"{windows} windows, {taken} of them claimed")


@pytest.mark.long
def test_one_person_never_hands_over(arrive: Arrive) -> None:
    anna = arrive("Anna", prefs={"speed": "instant", "stops": "all"})
    anna.table("me", "bot", "bot", hotSeat=True)
    for _ in range(12):
        if not anna.answer():
            break
        assert not anna.look()["passDevice"]
        assert anna.page.locator(".claim-reaction").count() == 0


# --- undo between people ------------------------------------------------------------------------------------


def two(arrive: Arrive) -> tuple[Person, Person]:
    """Return two people at one table, each with their own browser."""
    anna, ben = arrive("Anna"), arrive("Ben")
    table = anna.opens("me", "open", start=False, private=False)["table"]["id"]
    ben.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    for person in (anna, ben):
        person.go(f"/table/{table}")
        person.page.wait_for_selector(".track")
    return anna, ben


def after_others(anna: Person, ben: Person) -> None:
    """Play until Anna has answered, Ben has answered after her, and the log has something to strike."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        for person, other in ((anna, ben), (ben, anna)):
            if person.is_asked():
                person.answer()
                other.page.wait_for_timeout(80)
                undo = anna.page.get_by_role("button", name=re.compile("^Undo"))
                if person is ben and undo.is_enabled() and ben.page.locator(".ticker").inner_text().strip():
                    return
        anna.page.wait_for_timeout(40)
    raise AssertionError("Ben never answers after Anna")


def test_undo_with_consent(arrive: Arrive) -> None:
    """An undo that concerns another player needs consent. A refused one changes nothing; an accepted one is carried
    out, and the lines that both players had seen stay in the log, struck through."""
    anna, ben = two(arrive)
    for person in (anna, ben):
        if not person.page.locator("aside.side").count():
            person.page.keyboard.press("l")
    after_others(anna, ben)
    wish = ben.page.get_by_role("alertdialog")
    for agree in (False, True):
        anna.page.get_by_role("button", name=re.compile("^Undo")).click()
        expect(wish).to_contain_text("Anna asks to undo")
        expect(anna.page.get_by_role("alertdialog")).to_contain_text("Waiting for Ben")
        wish.get_by_role("button", name="Agree" if agree else "Refuse").click()
        expect(wish).to_have_count(0)
        expect(anna.page.get_by_role("alertdialog")).to_have_count(0)
        if not agree:
            assert ben.page.locator(".log .struck").count() == 0
    expect(ben.page.locator(".log .struck").first).to_be_visible()
    expect(anna.page.locator(".log .struck").first).to_be_visible()
    anna.until(lambda seen: seen["mine"])


def test_reset_my_turn(arrive: Arrive) -> None:
    """Against bots a turn is reset with one click and leaves no struck lines in the log."""
    anna = arrive("Anna")
    anna.table("me", "bot")
    to_first_build(anna)
    anna.wait_for_turn()
    hand = sorted(anna.page.locator(".hand [data-anchor]").evaluate_all("all => all.map((one) => one.dataset.anchor)"))
    anna.answer()
    anna.page.get_by_role("button", name="Reset my turn").click()
    anna.wait_for_turn()
    again = anna.page.locator(".hand [data-anchor]").evaluate_all("all => all.map((one) => one.dataset.anchor)")
    assert sorted(again) == hand
    if not anna.page.locator("aside.side").count():
        anna.page.keyboard.press("l")
    assert anna.page.locator(".log .struck").count() == 0


# --- shuffle proof ------------------------------------------------------------------------------------------


def test_shuffle_proof(arrive: Arrive) -> None:
    """The ending shows the commitment of the beginning, the seed, and the command that verifies them."""
    anna = arrive("Anna")
    table = anna.table(seed=None)
    before = anna.ask("GET", f"/api/tables/{table}/fair")
    assert not before["seed"]
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Give up").click()
    anna.page.get_by_role("button", name="Really give up?").click()
    ending = anna.page.locator(".ending")
    ending.get_by_text("Details").click()
    expect(ending.get_by_text("Fair shuffle")).to_be_visible()
    after = anna.ask("GET", f"/api/tables/{table}/fair")
    expect(ending).to_contain_text(before["seal"])
    expect(ending).to_contain_text(after["seed"])
    expect(ending).to_contain_text(f"underkeep verify {anna.house.address}/table/{table}")
