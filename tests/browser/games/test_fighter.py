"""Dungeon Fighter in the browser: a companion on a phone for real dice, and simulated throws on a large screen."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Error, expect

from tests.browser.conftest import Arrive
from tests.browser.games.test_series import WIDE
from tests.browser.person import JSON, POLL_MS, Person
from tests.browser.table.test_axe import looked
from tests.browser.table.test_covered import positions, resize
from tests.patience import TEST_SECONDS

GAME = "dungeon-fighter"
BIG = 56
"""The smallest height of an answer in pixels that a thumb can tap."""

SMALL = """(least) => [...document.querySelectorAll(".decision-panel .tile, .decision-panel .answer")]
  .filter((answer) => answer.checkVisibility() && answer.getBoundingClientRect().height < least)
  .map((answer) => answer.textContent)"""


def answers(person: Person, seen: JSON) -> bool:
    """Tap or click a random answer: a large answer, a highlighted thing, a button, or the throw itself. Returns whether
    something was answered."""
    page = person.page
    large = page.locator(".decision-panel .tile:visible, .decision-panel .answer:visible")
    bar = page.locator(".prompt .answers button:not([aria-expanded]):visible, .prompt .slot button:visible")
    throw = page.locator(".throw .panel button.primary.big:visible")
    try:
        if large.count():
            things = large
        elif seen["lit"]:
            things = page.locator(".board .lit:visible")
        elif throw.count():
            return throws(person)
        else:
            things = bar
        if not (count := things.count()):
            return False
        things.nth(person.chance.randrange(count)).click(timeout=4000)
    except Error:
        return False  # the decision has changed meanwhile
    person.answers += 1
    return True


def throws(person: Person) -> bool:
    """Throw the die with the numbers as they are. Beats are switched off, because a test is too slow for them."""
    steady = person.page.locator(".throw .preferences input[type=checkbox]").first
    if steady.count() and not steady.is_checked():
        steady.check()
    before = person.look()["question"]
    person.page.locator(".throw .panel button.primary.big").click(timeout=4000)
    person.until(lambda now: now["over"] or now["question"] != before)
    person.answers += 1
    return True


def test_a_game_with_real_dice_on_a_phone(arrive: Arrive) -> None:
    """The phone shows one decision at a time, with large answers and never wider than the screen."""
    ann = arrive("Ann", viewport=(390, 844), has_touch=True, is_mobile=True, locale="pl-PL")
    ann.table("me", game=GAME, setup={"throws": "companion"}, seed=2)
    expect(ann.page.locator(".decision-panel .prompt-text")).to_be_visible()
    expect(ann.page.locator("footer .prompt")).to_have_count(0)
    asked: set[str] = set()
    rounds, end = 0, time.monotonic() + TEST_SECONDS
    while rounds < 35 and not ann.is_over():
        assert time.monotonic() < end, f"stuck after {ann.answers} answers: {ann.look()}"
        seen = ann.look()
        if not (seen["mine"] and seen["listening"]):
            ann.page.wait_for_timeout(POLL_MS)
            continue
        rounds += 1
        assert ann.page.evaluate(WIDE) <= 0, seen["question"]
        assert ann.page.evaluate(SMALL, BIG) == [], seen["question"]
        if (section := ann.page.locator(".decision-panel svg.target path.lit[data-anchor='place:section-3']")).count():
            # The section can be chosen on the picture as well as by the text below it.
            section.focus()
            ann.page.keyboard.press("Enter")
            asked.add("picture")
        elif not answers(ann, seen):
            continue
        asked.add(seen["question"][:24])
        ann.page.wait_for_timeout(60)
    assert "picture" in asked
    assert len(asked) > 5


@pytest.mark.parametrize("viewport", [(1280, 800), (390, 844)])
def test_heroes_tell_what_they_can_do_when_they_are_chosen(arrive: Arrive, viewport: tuple[int, int]) -> None:
    """The texts of the abilities are visible without hovering, on a desk and on a phone."""
    ann = arrive("Ann", viewport=viewport)
    ann.table("me", game=GAME, setup={"throws": "simulated"}, seed=5)
    ann.wait_for_turn()
    heroes = ann.page.locator(".hero-choice")
    expect(heroes).to_have_count(4)
    jack = heroes.filter(has_text="Jack the Corsair")
    expect(jack).to_contain_text("1 coin goes into the chest.")
    expect(jack.locator(".ability")).to_have_count(3)
    assert ann.page.evaluate(WIDE) <= 0
    jack.click()
    ann.until(lambda seen: len(seen["lit"]) == 3)  # the second hero of a solo game


def test_the_whole_table_is_a_tap_away(arrive: Arrive) -> None:
    """On a phone a tab shows the party, the chest and the monster, and another tab shows the decision."""
    ann = arrive("Ann", viewport=(390, 844), has_touch=True, is_mobile=True)
    ann.table("me", "bot", game=GAME, setup={"throws": "companion", "heroes": ["jack", "maryla"]})
    ann.wait_for_turn()  # A new decision would open the other tab.
    ann.page.get_by_role("tab", name="The whole table").tap()
    expect(ann.page.locator(".fighter")).to_have_count(2)
    expect(ann.page.locator(".chest").first).to_be_visible()
    assert ann.page.evaluate(WIDE) <= 0
    ann.page.get_by_role("tab", name="Now").tap()
    expect(ann.page.locator(".decision-panel")).to_be_visible()


READABLE = """() => {
  const zoom = document.querySelector(".zoom").getBoundingClientRect();
  const words = document.querySelector(".zoom .first, .zoom .card").getBoundingClientRect();
  return zoom.top >= 0 && words.top >= zoom.top && words.bottom <= zoom.bottom && zoom.bottom <= innerHeight;
}"""


@pytest.mark.parametrize("height", [800, 640])
def test_the_zoom_of_a_hero_fits_the_window(arrive: Arrive, height: int) -> None:
    """The zoom of the card under the pointer cannot be scrolled, so all three abilities of a hero must be visible."""
    ann = arrive("Ann", viewport=(1280, height))
    ann.table("me", game=GAME, setup={"throws": "companion", "heroes": ["jack", "maryla"]}, seed=5)
    ann.wait_for_turn()
    heroes = ann.page.locator(".fighter[data-face], .fighter [data-face]")
    zoom = ann.page.locator(".zoom")
    for hero in heroes.all()[:2]:
        hero.hover(position={"x": 4, "y": 4})
        hero.hover()  # the zoom opens only for a pointer that moves
        zoom.locator("svg").first.wait_for()
        ann.page.wait_for_function(READABLE)
        ann.page.mouse.move(2, 2)
        expect(zoom).to_have_count(0)


def test_a_fight_on_a_desk(arrive: Arrive) -> None:
    """A die is chosen on the table, the numbers of the throw are set, and the log shows the throw."""
    ann = arrive("Ann", viewport=(1280, 800))
    ann.table("me", game=GAME, setup={"throws": "simulated", "heroes": ["jack", "maryla"]}, seed=5)
    page = ann.page
    thrown, end = 0, time.monotonic() + TEST_SECONDS
    while thrown < 3:
        assert time.monotonic() < end, f"only {thrown} throws after {ann.answers} answers: {ann.look()}"
        seen = ann.look()
        if seen["over"]:
            break
        if not (seen["mine"] and seen["listening"]):
            page.wait_for_timeout(POLL_MS)
            continue
        assert page.evaluate(WIDE) <= 0, seen["question"]
        slider = page.locator(".throw .panel input[type=range]").first
        if slider.count() and not seen["lit"]:
            slider.focus()
            page.keyboard.press("ArrowRight")
            thrown += throws(ann)
        else:
            answers(ann, seen)
        page.wait_for_timeout(60)
    assert thrown
    page.keyboard.press("l")
    expect(page.locator(".log, [role=log]").first).to_contain_text("throws")


@pytest.mark.parametrize(
    ("viewport", "throws"),
    [
        ((390, 844), "companion"),
        pytest.param((1280, 800), "simulated", marks=pytest.mark.long),
        pytest.param((1280, 800), "companion", marks=pytest.mark.long),
        pytest.param((390, 844), "simulated", marks=pytest.mark.long),
    ],
)
def test_nothing_keeps_anybody_out(arrive: Arrive, long: bool, viewport: tuple[int, int], throws: str) -> None:
    """Axe finds no fault at the first decision, in the fight and on the whole table."""
    ann = arrive("Ann", viewport=viewport)
    ann.table("me", game=GAME, setup={"throws": throws, "ballads": True})
    ann.wait_for_turn()
    assert looked(ann.page, "heroes", dark=long) == []
    while not ann.page.locator(".dice, .monster-panel.strip, .throw").count():
        answers(ann, ann.wait_for_turn())
        ann.page.wait_for_timeout(60)
    ann.wait_for_turn()
    ann.page.mouse.move(2, 2)
    expect(ann.page.locator(".zoom")).to_have_count(0)  # no card is zoomed
    assert looked(ann.page, "fight", dark=long) == []
    if viewport[0] < 500:
        ann.page.get_by_role("tab").last.click()
        assert looked(ann.page, "table") == []


def test_gear_can_be_chosen_on_a_low_window(arrive: Arrive) -> None:
    """With four heroes the panels fold where there is little height, but they still show gear that can be traded."""
    ann = arrive("Ann", viewport=(1280, 800))
    next(positions(ann, GAME, 4, long=False))
    # The board is loaded after the prompt.
    lit = set(ann.until(lambda seen: any(name.startswith("card:") for name in seen["lit"]))["lit"])
    resize(ann, 1280, 720)
    assert set(ann.look()["lit"]) == lit
