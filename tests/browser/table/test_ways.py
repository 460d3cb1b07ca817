"""Hot seat, undo, replay, rematch and chat."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person


def names_in_hand(person: Person, table: str, seat: int) -> set[str]:
    """Return the names of the cards that a seat holds, as that seat sees them."""
    mine = person.position(table, seat)["board"]["seats"][str(seat)]
    faces = {card["face"]: card["name"] for card in person.ask("GET", "/api/games/boss-monster/cards?lang=en")}
    held = [*mine.get("rooms", {}).values(), *mine.get("spells", {}).values()]
    assert held, "the hand has cards"
    return {faces[face] for face in held}


def public_names(person: Person, table: str) -> set[str]:
    """Return the names of the cards that everybody sees."""
    faces = {card["face"]: card["name"] for card in person.ask("GET", "/api/games/boss-monster/cards?lang=en")}
    board = json.dumps(person.position(table)["board"])
    return {faces.get(int(face), "") for face in re.findall(r'"face": (\d+)', board)}


def resigned(person: Person, **choices: Any) -> str:
    """Play a few answers of a game, give up, and return the id of the table."""
    table = person.table(**choices)
    for _ in range(3):
        person.answer()
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Give up").click()
    person.page.get_by_role("button", name="Really give up?").click()
    person.page.wait_for_selector(".ending")
    return table


def test_one_screen(arrive: Arrive) -> None:
    """The page does not contain the cards of a hot-seat player before the device was passed to them."""
    anna = arrive("Anna")
    table = anna.table({"who": "me", "name": "Ola"}, {"who": "me", "name": "Jan"}, hotSeat=True)
    revealed = 0
    for _ in range(14):
        seen = anna.until(
            lambda seen: seen["over"] or seen["passDevice"] or seen["claim"] or (seen["mine"] and seen["listening"])
        )
        if seen["over"] or revealed >= 3:
            break
        if seen["claim"]:
            anna.page.get_by_role("button", name=re.compile("No one")).click()
            continue
        if not seen["passDevice"]:
            anna.answer()
            continue
        title = anna.page.locator("#pass-device").inner_text()
        to = 0 if "Ola" in title else 1
        page = anna.page.content()
        secret = names_in_hand(anna, table, to) - names_in_hand(anna, table, 1 - to)
        told = [name for name in secret - public_names(anna, table) if name in page]
        assert not told, f"before the device was passed: {told} in the page"
        button = anna.page.get_by_role("button", name=re.compile("Hold"))
        button.hover()
        anna.page.mouse.down()
        anna.page.wait_for_selector("#pass-device", state="detached")
        anna.page.mouse.up()
        anna.page.wait_for_selector(".prompt.mine")
        revealed += 1
    assert revealed >= 2


def test_undo(arrive: Arrive) -> None:
    """After an undo the hand is the same as before the answer."""
    anna = arrive("Anna")
    anna.table("me", "bot")
    for _ in range(2):
        anna.answer()
    asked = anna.wait_for_turn()
    hand = sorted(anna.page.locator(".hand [data-anchor]").evaluate_all("all => all.map((one) => one.dataset.anchor)"))
    anna.answer()
    undo = anna.page.get_by_role("button", name=re.compile("^Undo"))
    expect(undo).to_be_enabled()
    undo.click()
    anna.until(lambda seen: seen["mine"] and seen["question"] == asked["question"])
    expect(anna.page.get_by_role("status").filter(has_text="Undone:")).to_be_visible()
    # The cards of the answer come back to the hand on the way.
    expect(anna.page.locator(".hand [data-anchor]")).to_have_count(len(hand))
    again = sorted(anna.page.locator(".hand [data-anchor]").evaluate_all("all => all.map((one) => one.dataset.anchor)"))
    assert again == hand


def test_replay(arrive: Arrive) -> None:
    """A replay can be stepped through and shared as a link to a position, and shows other views."""
    anna, eve = arrive("Anna"), arrive("Eve")
    resigned(anna, private=False)
    anna.page.get_by_role("link", name="Replay").click()
    slider = anna.page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last >= 3
    anna.page.get_by_role("button", name="last", exact=True).click()
    expect(slider).to_have_value(str(last))
    anna.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    anna.page.get_by_role("button", name="first", exact=True).click()
    anna.page.get_by_role("button", name="forward", exact=True).click()
    expect(slider).to_have_value("1")
    slider.fill(str(last // 2))
    log = anna.page.locator(".side").inner_text()
    assert f"at={last // 2}" in anna.page.url
    address = anna.page.url.split("&")[0]
    eve.go(address)
    expect(eve.page.get_by_role("slider")).to_have_value(str(last // 2))
    expect(eve.page.locator(".board").first).to_be_visible()
    anna.page.get_by_role("combobox", name="View").select_option("-2")
    anna.page.wait_for_timeout(500)
    expect(slider).to_have_value(str(last // 2))
    assert log


def test_the_log_tells_what_each_round_has_changed(arrive: Arrive) -> None:
    """The summaries of the rounds so far are in the log, at the table and in the replay."""
    anna = arrive("Anna")
    table = anna.table("me", "bot", seed=4)
    round_ = anna.page.locator(".board").get_by_text("Round 3", exact=True)
    while not round_.count():
        assert anna.answer()
    for path in ("", f"/replay/{table}?at=999"):
        if path:
            anna.go(path)
            anna.page.get_by_role("slider").wait_for()
        else:
            anna.page.keyboard.press("l")
        anna.page.get_by_role("button", name="What each round changed").click()
        rounds = anna.page.locator(".side .rounds li")
        expect(rounds.locator("h3")).to_have_text(["Round 3", "Round 2", "Round 1"])
        expect(anna.page.locator(".side .rounds")).to_contain_text(re.compile(r": (souls|wounds|rooms) [+−]\d"))
        assert anna.page.get_by_label("Search").count() == 0


def test_rematch_and_chat(arrive: Arrive) -> None:
    """Two people chat, one of them gives up, and they play a rematch."""
    anna, ben = arrive("Anna"), arrive("Ben")
    made = anna.opens("me", "person", start=False)
    table = made["table"]["id"]
    ben.go(next(link["path"] for link in made["links"] if link.get("seat") == 1))
    ben.page.wait_for_url("**/table/*")
    if ben.page.get_by_role("button", name="Sit down").is_visible():
        ben.page.get_by_role("button", name="Sit down").click()
    anna.go(f"/table/{table}")
    start = anna.page.get_by_role("button", name="Start game")
    expect(start.or_(anna.page.locator(".prompt")).first).to_be_visible()
    if start.is_visible():
        start.click()
    for person in (anna, ben):
        person.page.wait_for_selector(".prompt")
    anna.page.keyboard.press("/")
    anna.page.locator("#chat-text").fill("Good luck!")
    anna.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("button", name=re.compile("Chat"))).to_contain_text("1")
    ben.page.get_by_role("button", name=re.compile("Chat")).click()
    expect(ben.page.locator(".chat")).to_contain_text("Good luck!")
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Give up").click()
    ben.page.get_by_role("button", name="Really give up?").click()
    for person in (anna, ben):
        person.page.wait_for_selector(".ending")
    anna.page.get_by_role("button", name="Play again").click()
    ben.page.get_by_role("link", name="To the rematch").click()
    ben.page.wait_for_url(lambda url: table not in url)
    for person in (anna, ben):
        expect(person.page.locator("main")).to_contain_text("Ben")
