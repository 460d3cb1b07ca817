"""The practice table of Dungeon Fighter: the way from the lobby, and throws with the mouse, sliders and keys."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Arrive
from tests.browser.games.test_series import WIDE
from tests.browser.table.test_axe import looked

PAGE = "/practice/dungeon-fighter"


@pytest.fixture
def pictures(request: pytest.FixtureRequest) -> Path | None:
    folder: str | None = request.config.getoption("--screenshots")
    return Path(folder) if folder else None


def pull(page: Page, x: int, y: int) -> None:
    """Pull back on the table, beside the pieces in its middle, and let go."""
    box = page.get_by_role("application").bounding_box()
    assert box
    start = box["x"] + 0.3 * box["width"], box["y"] + 0.45 * box["height"]
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + x, start[1] + y, steps=4)
    page.mouse.up()


def picture(page: Page, folder: Path | None, name: str) -> None:
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(folder / f"practice-{name}.png"))


def test_a_die_is_pulled_and_let_go_on_a_desk(arrive: Arrive, pictures: Path | None, long: bool) -> None:
    """The lobby links to the table, and every throw is shown with its result and counted by its technique."""
    ann = arrive("Ann", viewport=(1280, 800))
    page = ann.page
    ann.go("/")
    page.get_by_role("link", name="Dungeon Fighter", exact=True).click()
    page.get_by_role("link", name="Practice", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Practice table")
    assert page.url.endswith(PAGE)
    expect(page.get_by_text("No throws yet.")).to_be_visible()
    picture(page, pictures, "desk-en")
    with page.expect_request(lambda request: request.url.endswith("/practice?lang=en")) as asked:
        pull(page, -10, 70)
    direction = json.loads(asked.value.post_data or "")["given"][1][1]
    assert abs(direction - 81) <= 2, "a die that is pulled to the left flies to the right"
    expect(page.locator(".throw .result b")).to_have_text(re.compile("^(Hit|Miss): "))
    expect(page.locator(".throw-result")).to_have_text(re.compile(r"You throw the red die: (hit|miss), "))
    rows = page.locator("tbody tr")
    expect(rows).to_have_text(re.compile(r"Plain throw\s*[01] of 1 "))
    picture(page, pictures, "desk-result-en")
    assert looked(page, "practice, thrown", dark=long) == []
    page.get_by_role("button", name="Throw again").click()
    page.get_by_role("button", name=re.compile("^Pond")).click()
    expect(page.locator(".throw .technique")).to_contain_text("Drag the pond")
    picture(page, pictures, "desk-pond-en")
    assert looked(page, "practice, pond", dark=long) == []
    assert page.evaluate(WIDE) <= 0
    pull(page, 0, 60)
    expect(rows).to_have_count(2)
    expect(rows.first).to_have_text(re.compile(r"Pond\s*[01] of 1 "))
    # Choosing another die starts a new throw at once, and the tally is kept.
    page.get_by_text("Three water cubes").click()
    expect(page.get_by_role("button", name="Throw again")).to_have_count(0)
    pull(page, 0, 60)
    expect(page.locator(".throw-result p")).to_have_count(3)
    expect(rows.first).to_have_text(re.compile(r"Pond\s*[012] of 2 "))


@pytest.mark.long
def test_sliders_and_keys_are_enough_on_a_phone(arrive: Arrive, pictures: Path | None) -> None:
    """In Polish on a phone, one line sums up the choices and unfolds; Enter throws the die and takes it again."""
    ann = arrive("Ann", viewport=(390, 844), has_touch=True, is_mobile=True, locale="pl-PL")
    page = ann.page
    ann.go(PAGE)
    summary = page.locator("summary")
    expect(summary).to_have_text("Kość sześciościenna, Zwykły rzut")
    picture(page, pictures, "phone-pl")
    summary.tap()
    page.get_by_text("Kość śnieżna").tap()
    page.get_by_role("button", name=re.compile("^Łup")).tap()
    expect(summary).to_have_text(re.compile("^Kość śnieżna, "))
    picture(page, pictures, "phone-choices-pl")
    assert page.evaluate(WIDE) <= 0
    assert looked(page, "practice on a phone, choices") == []
    summary.tap()
    page.get_by_role("checkbox", name=re.compile("^Spokojn")).check()
    page.locator(".throw .panel input[type=range]").first.focus()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=re.compile("^Rzuć")).tap()
    expect(page.locator(".throw .result b")).to_have_text(re.compile("^(Trafienie|Pudło)"))
    expect(page.locator(".throw-result")).to_have_text(re.compile("Rzucasz kością śnieżną: (trafienie|pudło), "))
    picture(page, pictures, "phone-result-pl")
    # The button is gone, so the table has the focus and takes the keys.
    table = page.get_by_role("application")
    expect(table).to_be_focused()
    for count in (2, 3):
        page.keyboard.press("Enter")
        expect(page.locator(".throw .result")).to_have_count(0)
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        expect(page.locator("tbody tr")).to_have_text(re.compile(rf"\d z {count} "))
    page.locator("tbody tr").scroll_into_view_if_needed()
    picture(page, pictures, "phone-tally-pl")
    assert page.evaluate(WIDE) <= 0
    assert looked(page, "practice on a phone, thrown") == []
    page.get_by_role("button", name="Wyzeruj").tap()
    expect(page.locator("tbody tr")).to_have_count(0)


def test_a_refused_throw_shows_the_reason_and_can_be_repeated(arrive: Arrive) -> None:
    ann = arrive("Ann")
    page = ann.page
    sentence = "The dice cannot fly."

    def refuse(route: Route) -> None:
        route.fulfill(status=400, json={"code": "refused", "text": sentence})

    page.route("**/practice?*", refuse)
    ann.go(PAGE)
    pull(page, 0, 70)
    expect(page.get_by_role("alert")).to_have_text(sentence)
    page.unroute("**/practice?*")
    pull(page, 0, 70)
    expect(page.locator(".throw .result")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    ann.forgive("400")


def test_a_game_without_a_practice_table_says_so(arrive: Arrive) -> None:
    ann = arrive("Ann")
    ann.go("/practice/boss-monster")
    expect(ann.page.get_by_role("link", name="To the start page")).to_be_visible()
    expect(ann.page.get_by_role("application")).to_have_count(0)


def test_a_template_is_tossed_and_stays_on_the_target(arrive: Arrive) -> None:
    """The practice table offers templates beside the dice, counts their tosses, and leaves them lying."""
    ann = arrive("Ann", viewport=(1280, 800))
    page = ann.page
    ann.go(PAGE)
    page.get_by_text("Frost template", exact=True).click()
    expect(page.locator("summary")).to_have_text("Frost template, Template toss")
    page.get_by_role("button", name="Toss", exact=True).click()
    expect(page.locator(".throw-result")).to_have_text(re.compile("You toss a frost template"))
    expect(page.locator("tbody tr")).to_have_text(re.compile(r"Template toss\s*[01] of 1 "))
