"""R14: a device whose clock is wrong, is set anew in the middle of a game, or stood still while the device slept."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person, next_to_answer

HOUR = 3600.0
CLOSE_SECONDS = 25.0
"""The difference of two clocks that a slow machine can cause, because they are read one after the other. A clock that
depends on the time of the device is wrong by an hour."""


def shown_seconds(person: Person) -> float:
    """Return the time that the page shows for the seat that is asked."""
    text = person.page.locator(".players .asked .clock").first.inner_text()
    found = re.fullmatch(r"(\d+):(\d\d)", text)
    assert found, f"no clock: {text}"
    return 60.0 * int(found[1]) + int(found[2])


def check_clocks(one: Person, other: Person) -> None:
    """Check that two people see the same time left, which is neither over nor more than there is."""
    for person in (one, other):
        expect(person.page.locator(".players .asked .clock").first).to_be_visible()
    before, there, after = shown_seconds(one), shown_seconds(other), shown_seconds(one)
    assert after - CLOSE_SECONDS <= there <= before + CLOSE_SECONDS
    assert 60 < there <= 360


def check_position(person: Person, table: str) -> None:
    """Check that the page shows the table as it is stored: a new page, which gets the whole position, shows the same
    text."""
    shown = person.text_view()
    person.page.reload()
    person.page.wait_for_selector(".board [data-anchor]")
    assert person.text_view() == shown
    assert person.position(table)["ending"] is None


def play_until_asked(wanted: Person, *people: Person) -> None:
    """Let people answer until one of them is asked."""
    for _ in range(40):
        found = next_to_answer(*people)
        assert found is not None, "the game is over"
        if found[0] is wanted:
            return
        found[0].answer()
    raise AssertionError(f"{wanted.name} is not asked")


@pytest.mark.parametrize("hours", [1, pytest.param(-1, marks=pytest.mark.long)])
def test_a_wrong_clock_and_a_sleep_change_nothing(arrive: Arrive, hours: int) -> None:
    """R14: the clock of Anna's device is wrong by an hour and is then corrected, and the device sleeps for an hour
    without a connection while Ben plays on."""
    anna, ben = arrive("Anna"), arrive("Ben")
    made = anna.opens("me", "person", start=False, clock="live")
    table, link = made["table"]["id"], next(link["path"] for link in made["links"] if link.get("seat") == 1)
    ben.go(link)
    if anna.ask("GET", f"/api/tables/{table}")["status"] == "open":
        anna.ask("POST", f"/api/tables/{table}/start")
    clock = anna.context.clock
    clock.install(time=time.time() + hours * HOUR)
    anna.go("/")
    row = anna.page.locator("main").get_by_role("link", name="Boss Monster").first
    expect(row).to_be_visible()
    assert not re.search(r"hour", anna.page.locator("main").inner_text()), "the table was made just now"
    anna.go(f"/table/{table}")
    ben.go(f"/table/{table}")
    next_to_answer(anna, ben)
    check_clocks(anna, ben)

    clock.set_system_time(time.time())
    play_until_asked(anna, anna, ben)
    anna.answer()
    play_until_asked(ben, anna, ben)
    check_clocks(anna, ben)

    anna.context.set_offline(True)
    ben.answer()
    clock.fast_forward(1000 * HOUR)
    connection = anna.page.locator(".connection")
    expect(connection).not_to_have_class(re.compile("connected"))
    anna.context.set_offline(False)
    expect(connection).to_have_class(re.compile("connected"))
    next_to_answer(anna, ben)
    check_clocks(anna, ben)
    check_position(anna, table)
