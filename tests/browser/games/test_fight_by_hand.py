"""A fight of Dungeon Fighter with the mouse: the die is pulled back and let go, flies, and comes to rest."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import ARGUMENTS, PROGRAM
from tests.browser.games.test_fighter import GAME, answers
from tests.browser.games.test_throw import SOFTWARE
from tests.browser.house import House
from tests.browser.person import Person
from tests.patience import PATIENCE_SECONDS, TEST_SECONDS

PULLS = ((0, 136), (-6, 133), (7, 139), (3, 130))
"""The distances in pixels by which the die is pulled aside and back."""
FLIES = "() => window.underkeepThrow && !window.underkeepThrow.isFinished && window.underkeepThrow.time > 250"
RESTS = "() => window.underkeepThrow?.isFinished"
END = "() => window.underkeepThrow?.seek(1e6)"
"""Shows the end of the flight. A flight needs dozens of pictures, and each may take seconds without a graphics card."""

RESULT = r"\b(section|hit|miss|sekcja|trafienie|pudło)\b"
"""The words with which the line of a throw tells its result."""

STEADY = """() => {
  const habit = document.querySelector(".throw .preferences input[type=checkbox]");
  if (habit && !habit.checked) habit.click();
}"""
"""Switches off the beat that some techniques need besides pulling. `test_throw` tests the beat."""


@pytest.fixture(scope="module")
def drawing(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Yield a browser that draws in three dimensions if screenshots are taken, and the usual browser otherwise."""
    if not request.config.getoption("--screenshots"):
        yield chromium
        return
    browser = chromium.browser_type.launch(executable_path=PROGRAM, args=[*ARGUMENTS, *SOFTWARE])
    yield browser
    browser.close()


def pulls(person: Person, aside: int, back: int, picture: str) -> None:
    """Take the die, pull it back, and let it go."""
    page = person.page
    box = page.locator(".throw .surface").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.45
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + aside, y + back, steps=5)
    _picture(person, picture and f"{picture}-pull")
    page.mouse.up()


def _until(person: Person, holds: str) -> None:
    end = time.monotonic() + TEST_SECONDS
    while not person.page.evaluate(holds):
        assert time.monotonic() < end, holds
        person.page.wait_for_timeout(50)


def _picture(person: Person, path: str) -> None:
    if path:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=f"{path}.png")


@pytest.mark.long
@pytest.mark.parametrize(("language", "width", "height"), [("en-GB", 1280, 800), ("pl-PL", 390, 844)])
def test_a_fight_by_hand(
    drawing: Browser, house: House, request: pytest.FixtureRequest, long: bool, language: str, width: int, height: int
) -> None:
    """Every throw with the mouse is shown as a flight, and its result is shown as text when the die rests."""
    folder = request.config.getoption("--screenshots")
    ann = Person(
        drawing, house, "Ann", viewport=(width, height), locale=language, reduced_motion="no-preference",
        prefs={"speed": "normal", "stops": "smart"},
    )  # fmt: skip
    ann.context.set_default_timeout(1000 * PATIENCE_SECONDS)
    ann.table("me", game=GAME, setup={"throws": "simulated", "heroes": ["jack", "maryla"]}, seed=5)
    page, told, end = ann.page, list[str](), time.monotonic() + 2 * TEST_SECONDS
    wanted = 6 if folder else 2 if long else 1
    while len(told) < wanted and time.monotonic() < end:
        seen = ann.look()
        if seen["over"]:
            break
        if not (seen["mine"] and seen["listening"]):
            page.wait_for_timeout(50)
            continue
        if seen["lit"] or not page.locator(".throw .panel button.primary.big:visible").count():
            answers(ann, seen)
            page.wait_for_timeout(60)
            continue
        page.evaluate(STEADY)
        name = f"{folder}/fight-{language[:2]}-{len(told)}" if folder else ""
        page.locator(".throw").scroll_into_view_if_needed()
        _picture(ann, name and f"{name}-aim")
        stage = page.locator(".throw .picture").bounding_box()
        pulls(ann, *PULLS[len(told) % len(PULLS)], name)
        _until(ann, FLIES)
        assert page.locator(".throw .picture").bounding_box() == stage, "the stage keeps its size and its place"
        if not page.evaluate(RESTS):
            bar = page.locator(".prompt-text, .ticker").all_inner_texts()
            assert not re.search(RESULT, " ".join(bar)), bar
        _picture(ann, name and f"{name}-flight")
        if not folder:
            page.evaluate(END)
        _until(ann, RESTS)
        result = page.locator(".throw .result")
        expect(result).to_be_visible()
        assert page.locator(".throw .picture").bounding_box() == stage
        told.append(result.inner_text().replace("\n", " · "))
        _picture(ann, name and f"{name}-rest")
        page.wait_for_timeout(1500)
    print(*told, sep="\n")
    assert told, "there was no throw"
    assert all(told), told
    ann.forgive("GL Driver Message")  # the driver warns that drawing without a graphics card is slow
    assert not ann.troubles, ann.troubles[:5]
    ann.leave()
