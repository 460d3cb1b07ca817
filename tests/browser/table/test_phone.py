"""On a phone, what the table asks for and what the narrator of a tutorial points at is scrolled into view, and the end
of a game is as wide as the screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.table.test_ending import give_up

PHONE: dict[str, Any] = {"viewport": (390, 844), "has_touch": True, "is_mobile": True}

# Resolves when the board has not been scrolled for some frames. Returns whether an element that fits the selector is
# whole and uncovered, or true if there is none.
IS_SEEN = """async (selector) => {
  const things = () => [...document.querySelectorAll(selector)].filter((thing) => thing.checkVisibility());
  let before = "", still = 0;
  while (still < 10) {
    await new Promise(requestAnimationFrame);
    const now = JSON.stringify(things().map((thing) => thing.getBoundingClientRect().y));
    still = now === before ? still + 1 : 0;
    before = now;
  }
  const isSeen = (thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6]].every(
      ([x, y]) => thing.contains(document.elementFromPoint(x, y)),
    );
  };
  return things().length === 0 || things().some(isSeen);
}"""

SETUPS: dict[str, dict[str, Any]] = {"boss-monster": {"sets": ["BMR"]}, "super-boss-monster": {}}
QUESTIONS = 4


@pytest.mark.parametrize("game", SETUPS)
def test_what_is_asked_for_is_in_view(arrive: Arrive, game: str) -> None:
    """At each of the first questions something that can be chosen is whole and uncovered, without scrolling by hand."""
    anna = arrive("Anna", **PHONE)
    anna.table("me", "bot", game=game, setup=SETUPS[game], seed=7)
    for _ in range(QUESTIONS):
        question = anna.wait_for_turn()["question"]
        assert anna.page.evaluate(IS_SEEN, ".board .lit"), question
        anna.answer()


def test_what_the_narrator_points_at_is_in_view(arrive: Arrive) -> None:
    """At each hint about things on the board one of them is whole and uncovered: the market is not behind the hand."""
    anna = arrive("Anna", **PHONE)
    lesson = anna.ask(
        "POST", "/api/tables", {"game": "super-boss-monster", "seats": [], "learn": True, "pace": "instant"}
    )
    anna.go(f"/table/{lesson['table']['id']}")
    pointed = 0
    for _ in range(QUESTIONS):
        anna.wait_for_turn()
        hint = anna.page.locator(".narrator .hint-text")
        while hint.count():
            assert anna.page.evaluate(IS_SEEN, ".board .pointed"), hint.inner_text()
            pointed += anna.page.locator(".board .pointed").count()
            anna.page.locator(".narrator .button.primary").tap()
        anna.answer()
    assert pointed > 0


def test_the_end_of_a_game_is_not_cut_off(arrive: Arrive) -> None:
    """No part of the end is wider than its place, and a game after the daily challenge is called an ordinary one."""
    anna = arrive("Anna", locale="pl-PL", **PHONE)
    anna.go("/game/super-boss-monster#daily")
    expect(anna.page.locator("#daily")).to_be_in_viewport()
    anna.page.locator("#daily .primary").click()
    anna.page.wait_for_url("**/table/*")
    anna.play_ahead(anna.page.url.rpartition("/")[2], 12)
    give_up(anna)
    ending = anna.page.locator(".ending")
    expect(ending.locator(".charts")).to_have_count(1)
    assert not ending.evaluate(
        "(ending) => [ending, ...ending.querySelectorAll('.part')]"
        ".filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent.slice(0, 40))"
    )
    expect(ending.get_by_role("button", name="Zagraj zwykłą grę")).to_be_visible()
    ending.locator(".daily-result a").click()
    expect(anna.page.locator("#daily")).to_be_in_viewport()
