"""On a desktop nothing on a table is covered, cut off or scrolled away, whatever the number of players."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.conftest import Figures

DESKTOPS = [(1280, 720), (1280, 800), (1920, 1080), (2560, 1440)]
HAND_CARD = {1920: 150, 2560: 190}
"""The least width of a card in the hand, by the width of the window."""

DEFECTS = """() => {
  const found = new Set();
  const nameOf = (element) => {
    const classes = (element.getAttribute("class") ?? "").split(" ").slice(0, 2).join(".");
    const text = (element.ariaLabel ?? element.textContent).trim().slice(0, 30);
    return `${element.dataset?.spot ?? ""} .${classes} "${text}"`;
  };
  /** Returns what is left of a box within everything that scrolls or cuts off. */
  const visiblePart = (element, box) => {
    let { left, top, right, bottom } = box;
    for (let around = element.parentElement; around !== document.documentElement; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (!/auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      const edge = around.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };
  const parts = document.querySelectorAll(
    "main [data-spot], main [data-anchor], main button:not(:disabled), header button, header .name, " +
      ".prompt button:not(:disabled), .prompt .prompt-text, .controls button",
  );
  for (const part of parts) {
    const box = part.getBoundingClientRect();
    const isShown = part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown || box.width < 2 || box.height < 2) continue;
    const seen = visiblePart(part, box);
    if (seen.width * seen.height < 0.85 * box.width * box.height) found.add(`cut off: ${nameOf(part)}`);
    else {
      const hit = document.elementFromPoint(seen.left + seen.width / 2, seen.top + seen.height / 2);
      // A monster, a hero or a chest in a room of the map does not cover the room.
      const around = part.closest("[data-spot^=room-]") ?? part.closest("[data-spot], [data-anchor]") ?? part;
      // A hero who walks through a dungeon stands on a room.
      if (hit?.closest(".token")) continue;
      if (hit && !around.contains(hit) && !hit.contains(part)) found.add(`covered: ${nameOf(part)} by ${nameOf(hit)}`);
    }
  }
  for (const element of document.querySelectorAll("main *, .prompt *, header *, .controls *")) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (!hasText || !element.checkVisibility({ visibilityProperty: true }) || element.closest(".unseen")) continue;
    const cuts = /hidden|clip/.test(getComputedStyle(element).overflowX);
    if (cuts && element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1)
      found.add(`text cut off: ${nameOf(element)}`);
  }
  return [...found];
}"""
WIDTH = "() => document.querySelector('.hand [data-anchor]')?.getBoundingClientRect().width ?? null"

SETUPS: dict[str, dict[str, Any]] = {
    "boss-monster": {"sets": ["BMR"]},
    "super-boss-monster": {},
    "keep-the-heroes-out": {},
}
CASES = [
    ("boss-monster", 4, 14),
    pytest.param("boss-monster", 2, 8, marks=pytest.mark.long),
    pytest.param("boss-monster", 3, 12, marks=pytest.mark.long),
    pytest.param("super-boss-monster", 2, 10, marks=pytest.mark.long),
    pytest.param("super-boss-monster", 3, 12, marks=pytest.mark.long),
    pytest.param("super-boss-monster", 4, 14, marks=pytest.mark.long),
    pytest.param("keep-the-heroes-out", 2, 12, marks=pytest.mark.long),
    pytest.param("keep-the-heroes-out", 3, 12, marks=pytest.mark.long),
]


def resize(person: Person, width: int, height: int) -> None:
    """Give the window a size, and wait until the page has been drawn in it."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate(
        "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 100))))"
    )


@pytest.mark.parametrize(("game", "players", "answers"), CASES)
def test_nothing_is_covered_or_cut_off_on_a_desktop(
    arrive: Arrive, figures: Figures, game: str, players: int, answers: int
) -> None:
    """U12: at every size of a desktop, with the log open and closed, all parts of the table are seen, and the cards of
    the hand grow with the window."""
    anna = arrive("Anna", viewport=DESKTOPS[0])
    anna.table("me", *["bot"] * (players - 1), game=game, setup=SETUPS[game], seed=7)
    for _ in range(answers):
        if not anna.answer():
            break
    assert not anna.wait_for_turn()["over"], "the game ends too early to be measured"
    found: list[str] = []
    for log in ("", " with the log"):
        for width, height in DESKTOPS:
            resize(anna, width, height)
            found += [f"{width} x {height}{log}: {defect}" for defect in anna.page.evaluate(DEFECTS)]
            card = anna.page.evaluate(WIDTH)
            if card is not None and card < HAND_CARD.get(width, 0):
                found.append(f"{width} x {height}{log}: a card in the hand is {card} px wide")
        resize(anna, *DESKTOPS[0])
        anna.page.keyboard.press("l")
        anna.page.wait_for_selector("aside.side", state="detached" if log else "attached")
    figures.none("U12", f"parts covered or cut off ({game}, {players} players)", found)
