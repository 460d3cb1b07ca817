"""Dungeon Fighter in the browser: real dice with a phone in the middle of the table, and dice that fly on a desk."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Error, expect

from tests.browser.conftest import Arrive
from tests.browser.person import JSON, Person
from tests.browser.test_axe import looked
from tests.browser.test_series import WIDE

GAME = "dungeon-fighter"
BIG = 56
"""The least height of an answer for a thumb at a real table, in pixels."""

SMALL = """() => [...document.querySelectorAll(".asks .tile, .asks .answer")]
  .filter((answer) => answer.checkVisibility() && answer.getBoundingClientRect().height < %d)
  .map((answer) => answer.textContent)""" % BIG


def answers(person: Person) -> bool:
    """Tap something that may be answered, as a thumb does."""
    page = person.page
    taps = page.locator(".asks .tile:visible, .asks .answer:visible")
    try:
        count = taps.count()
        if not count:
            return False
        taps.nth(person.chance.randrange(count)).tap(timeout=4000)
    except Error:
        return False  # the question has changed meanwhile
    person.answers += 1
    return True


def test_a_game_with_real_dice_on_a_phone(arrive: Arrive) -> None:
    """One question at a time, large enough for thumbs, never wider than the screen; the target is tapped."""
    ann = arrive("Ann", viewport=(390, 844), has_touch=True, is_mobile=True, locale="pl-PL")
    ann.table("me", game=GAME, setup={"throws": "companion"})
    expect(ann.page.locator(".asks .question")).to_be_visible()
    expect(ann.page.locator("footer .prompt")).to_have_count(0)
    asked: set[str] = set()
    rounds, end = 0, time.monotonic() + 240
    while rounds < 60 and not ann.look()["over"]:
        assert time.monotonic() < end, f"stuck after {ann.answers} answers: {ann.look()}"
        seen = ann.look()
        if not (seen["mine"] and seen["listening"]):
            ann.page.wait_for_timeout(40)
            continue
        rounds += 1
        assert ann.page.evaluate(WIDE) <= 0, seen["question"]
        assert ann.page.evaluate(SMALL) == [], seen["question"]
        if (section := ann.page.locator(".asks svg.target path.lit[data-anchor='place:section-3']")).count():
            # The picture answers as well as the words below it.
            section.focus()
            ann.page.keyboard.press("Enter")
            asked.add("picture")
        elif not answers(ann):
            continue
        asked.add(seen["question"][:24])
        ann.page.wait_for_timeout(60)
    assert "picture" in asked
    assert len(asked) > 5


def test_the_whole_table_is_a_tap_away(arrive: Arrive) -> None:
    """On a phone the party, the chest and the monster stand on a page of their own; a new question comes back."""
    ann = arrive("Ann", viewport=(390, 844), has_touch=True, is_mobile=True)
    ann.table("me", "bot", game=GAME, setup={"throws": "companion", "heroes": ["jack", "maryla"]})
    ann.page.get_by_role("tab", name="The whole table").tap()
    expect(ann.page.locator(".fighter")).to_have_count(2)
    expect(ann.page.locator(".chest").first).to_be_visible()
    assert ann.page.evaluate(WIDE) <= 0
    ann.page.get_by_role("tab", name="Now").tap()
    expect(ann.page.locator(".asks")).to_be_visible()


def test_a_fight_on_a_desk(arrive: Arrive) -> None:
    """A die is chosen on the table, the numbers of the throw are set, it flies, and everybody sees what became of it."""
    ann = arrive("Ann", viewport=(1280, 800))
    ann.table("me", game=GAME, setup={"throws": "simulated", "heroes": ["jack", "maryla"]})
    page = ann.page
    end = time.monotonic() + 240
    thrown = 0
    while thrown < 2:
        assert time.monotonic() < end, f"no throw after {ann.answers} answers: {ann.look()}"
        seen = ann.look()
        if seen["over"]:
            break
        if not (seen["mine"] and seen["listening"]):
            page.wait_for_timeout(40)
            continue
        assert page.evaluate(WIDE) <= 0, seen["question"]
        throw = page.locator(".throw .panel button.primary.big")
        if throw.count() and not seen["lit"]:
            page.wait_for_selector(".throw input[type=range]")
            before = seen["question"]
            _steadily(ann)
            throw.click()
            ann.until(lambda now, before=before: now["over"] or now["question"] != before, 60)
            thrown += 1
        else:
            _any(ann, seen)
        page.wait_for_timeout(60)
    assert thrown >= 1


def _steadily(person: Person) -> None:
    """Without beats: a test is never quick enough."""
    box = person.page.locator(".throw .habits input[type=checkbox]").first
    if box.count() and not box.is_checked():
        box.check()


def _any(person: Person, seen: JSON) -> None:
    """Something that is lit, or a button."""
    try:
        lit = person.page.locator(".board .lit:visible")
        if lit.count():
            lit.nth(person.chance.randrange(lit.count())).click(timeout=4000)
        else:
            person.page.locator(".prompt .answers button:not([aria-expanded]), .prompt .slot button").first.click(timeout=4000)
    except Error:
        return  # the question has changed meanwhile
    person.answers += 1


@pytest.mark.parametrize("viewport", [(1280, 800), (390, 844)])
def test_nothing_keeps_anybody_out(arrive: Arrive, viewport: tuple[int, int]) -> None:
    """The table and its first question pass the rules for everybody."""
    ann = arrive("Ann", viewport=viewport)
    ann.table("me", game=GAME, setup={"throws": "companion"})
    expect(ann.page.locator(".asks .question")).to_be_visible()
    assert looked(ann.page, "dungeon fighter") == []
