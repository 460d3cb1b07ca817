"""Layout on every size of screen: no horizontal scrolling, nothing covered, targets large enough for a finger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.conftest import Figures

TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SCREENS: dict[str, list[tuple[int, int]]] = {
    "touched": [(360, 640), (390, 844), (768, 1024)],
    "with a mouse": [(1280, 800), (2560, 1440), (640, 400)],  # the last one is 1280x800 at 200 %
}
SIDEWAYS = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"

COVERED = """() => {
  const wanted = [...document.querySelectorAll(".board .lit, .prompt button:not(:disabled), .prompt .prompt-text")];
  const covered = [];
  for (const element of wanted) {
    if (!element.checkVisibility()) continue;
    element.scrollIntoView({ block: "center", inline: "center" });
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (hit && (element.contains(hit) || hit.contains(element) && hit.matches("label, button"))) continue;
    const over = hit ? `${hit.tagName}.${hit.getAttribute("class")}` : "nothing";
    covered.push(`${(element.ariaLabel ?? element.textContent).slice(0, 40)} under ${over.slice(0, 60)}`);
  }
  return covered;
}"""

SMALL = """(selector) => {
  const small = [];
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.disabled) continue;
    // The number of a clause stands beside its text and is there for links.
    if (element.closest(".tag, nav ol") && element.matches("a")) continue;
    // The last line of the log opens the log, as the button for it does.
    if (element.matches(".ticker")) continue;
    // A link or a name within a sentence is as large as its words; everything else is for fingers.
    if (getComputedStyle(element).display === "inline") continue;
    if (element.closest("p, li, .unseen, .skip, .clauses, .marks") && element.matches("a, .card, .marks *")) continue;
    const label = element.closest("label") ?? element;
    const box = label.getBoundingClientRect();
    if (!box.width || box.right < 0) continue;
    const after = getComputedStyle(element, "::after");
    const grown = after.position === "absolute" ? -2 * Math.min(0, parseFloat(after.top) || 0) : 0;
    if (box.width + grown < 43.5 || box.height + grown < 43.5) {
      const what = element.ariaLabel || element.textContent.trim() || element.className;
      small.push(`${what.slice(0, 40)} ${Math.round(box.width)}x${Math.round(box.height)}`);
    }
  }
  return small;
}"""
TARGETS = "button, a[href], select, input, summary, .lit"


def checked(person: Person, where: str, touch: bool) -> list[str]:
    """Return the defects of a page as it is now."""
    found = []
    sideways = person.page.evaluate(SIDEWAYS)
    if sideways > 0:
        found.append(f"{where}: {sideways} px sideways")
    if touch:
        found += [f"{where}: too small: {what}" for what in dict.fromkeys(person.page.evaluate(SMALL, TARGETS))]
    return found


Size = tuple[int, int]


def each_size(person: Person, sizes: list[Size]) -> Iterator[Size]:
    """Yield each size after the window has got it and the page has been drawn in it."""
    for size in sizes:
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        yield size


@pytest.mark.parametrize("kind", SCREENS)
def test_screens(arrive: Arrive, figures: Figures, long: bool, kind: str) -> None:
    """U4: all pages (in the short form the lobby and the page of a game) and the first decisions of a game fit every
    screen."""
    sizes, touch = SCREENS[kind], kind == "touched"
    anna = arrive("Anna", viewport=sizes[0], **(TOUCH if touch else {}))
    found = []
    others = (
        ("/cards/boss-monster", "/learn", "/rules", "/rules/boss-monster", "/rules/boss-monster/reference", "/nowhere")
        if long
        else ()
    )
    for path in ("/", "/game/boss-monster", *others):
        anna.go(path)
        anna.page.wait_for_selector("main h1")
        anna.page.wait_for_load_state("networkidle")
        for size in each_size(anna, sizes):
            found += checked(anna, f"{path} at {size}", touch)
    waiting = anna.opens("me", "person", start=False)["table"]["id"]
    anna.go(f"/table/{waiting}")
    anna.page.wait_for_selector("main h1")
    for size in each_size(anna, sizes):
        found += checked(anna, f"waiting at {size}", touch)
    anna.table("me", "bot", "bot", "bot", seed=3)
    places: dict[Size, list[Any]] = {size: [] for size in sizes}
    for number in range(4 if long else 3):
        seen = anna.wait_for_turn()
        if seen["over"]:
            break
        for size in each_size(anna, sizes):
            where = f"question {number} at {size}"
            places[size].append(anna.page.locator(".prompt").bounding_box())
            found += checked(anna, where, touch)
            found += [f"{where}: {what}" for what in anna.page.evaluate(COVERED)]
        anna.answer()
    for size, boxes in places.items():
        tops = {round(box["y"]) for box in boxes}
        if len(tops) > 1:
            found.append(f"the prompt moves at {size}: {tops}")
        bottom = max(box["y"] + box["height"] for box in boxes)
        if bottom > size[1] + 1:
            found.append(f"the prompt ends at {bottom} at {size}")
    anna.forgive("404")
    figures.none("U4", f"defects on screens {kind}", list(dict.fromkeys(found)))


HIDDEN = """() => {
  const lost = [];
  for (const part of document.querySelectorAll(".board :is(.town, .decks, .seat .score, .seat .dungeon, .hand)")) {
    const box = part.getBoundingClientRect();
    const port = part.closest(".common")?.getBoundingClientRect();
    // A part that has scrolled away continues behind an edge; its visible rest must not be covered.
    const top = Math.max(box.top, port?.top ?? 0);
    const bottom = Math.min(box.bottom, port?.bottom ?? innerHeight);
    if (bottom - top < 4) continue;
    const over = [0.05, 0.5, 0.95]
      .map((down) => document.elementFromPoint(box.left + 20, top + 1 + (bottom - top - 2) * down))
      .find((hit) => hit && !part.closest("section").contains(hit) && !hit.contains(part));
    const whose = part.closest("section").ariaLabel?.slice(0, 30);
    if (over) lost.push(`${part.className} of ${whose} under ${over.className}`);
  }
  return lost;
}"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".board .seat:not(.own, .out)")].filter((seat) => {
  const port = document.querySelector(".board .common").getBoundingClientRect();
  const row = seat.querySelector(".score").getBoundingClientRect();
  if (row.top >= port.top - 1 && row.bottom <= port.bottom + 1) return false;
  // The score of a row that has scrolled away must be shown in the order of play.
  const number = seat.querySelector(".player").dataset.spot.replace("seat-", "");
  const tally = document.querySelector(`.board .top .tally[data-seat="${number}"]`);
  if (!tally?.checkVisibility()) return true;
  const { top, bottom, left, right } = tally.getBoundingClientRect();
  if (top < 0 || left < 0 || right > innerWidth || bottom > port.top + 5) return true;
  const told = [...tally.querySelectorAll("b")].map((count) => count.textContent);
  const there = [...seat.querySelectorAll(".score > button.pip:not(.hand) > b")].map((count) => count.textContent);
  return told.join() !== there.join();
}).length"""


@pytest.mark.long
@pytest.mark.parametrize("seed", [20, 9])
def test_four_players(arrive: Arrive, seed: int) -> None:
    """With four players at 1280 x 800, with and without the log, nothing is covered and all scores are visible.

    In these games the town is soon full, and with the log open the last row scrolls away.
    """
    anna = arrive("Anna", viewport=(1280, 800))
    anna.table("me", "bot", "bot", "bot", seed=seed)
    for number in range(6):
        if anna.wait_for_turn()["over"]:
            break
        for log in ("", " with the log"):
            assert not anna.page.evaluate(HIDDEN), f"question {number}{log}"
            assert not anna.page.evaluate(OUT_OF_SIGHT), f"question {number}{log}"
            anna.page.keyboard.press("l")
            anna.page.wait_for_timeout(100)
        anna.answer()


OPENED = """() => {
  const port = document.querySelector(".board .common").getBoundingClientRect();
  const mine = document.querySelector(".board .mine").getBoundingClientRect();
  const rows = [...document.querySelectorAll(".board .common .seat")];
  const opened = rows.filter((row) => row.querySelector(".dungeon"));
  const { top, bottom } = opened[0].getBoundingClientRect();
  const seen = opened.length === 1 && top >= port.top - 1 && bottom <= Math.min(port.bottom, mine.top) + 1;
  const last = rows.at(-1).getBoundingClientRect();
  return { seen, covered: Math.max(0, Math.round(last.bottom - Math.min(port.bottom, mine.top))) };
}"""


def test_the_line_of_a_player_opens_without_covering_another(arrive: Arrive) -> None:
    """At a table of six on a low screen one line is open at a time and is seen whole, no line lies under the row of the
    viewer, and the pictures in the lines open the card zoom."""
    anna = arrive("Anna", viewport=(1280, 720))
    table = anna.opens("me", *["bot"] * 5, setup={"sets": ["BMR", "CRL"]}, seed=7)["table"]["id"]
    anna.play_ahead(table, 12)
    anna.go(f"/table/{table}")
    anna.wait_for_turn()
    anna.page.wait_for_selector(".board .strip .room[data-face]")
    for line in (0, -1):
        anna.page.locator(".board button.fold").nth(line).click()
        anna.page.wait_for_timeout(300)
        assert anna.page.evaluate(OPENED) == {"seen": True, "covered": 0}


CUT_LINKS = """() => {
  const status = document.querySelector(".prompt [role=status]");
  const links = document.querySelector(".prompt .clauses");
  // The usual hint makes room for the links; anything else is shown as far as possible.
  document.querySelector(".prompt .line").classList.remove("idle");
  while (links.children.length < 4) links.append(links.firstElementChild.cloneNode(true));
  const row = links.getBoundingClientRect.bind(links);
  const cut = [];
  for (let length = 0; length < 120; length += 3) {
    status.textContent = "x".repeat(length);
    for (const link of links.children) {
      const box = link.getBoundingClientRect();
      const width = Math.min(box.right, row().right, innerWidth) - box.left;
      const isHidden = box.top >= row().bottom - 1;
      if (!isHidden && width < box.width - 0.5) cut.push(`${width} of ${box.width} px after ${length} letters`);
    }
  }
  return { cut, hidden: links.lastElementChild.getBoundingClientRect().top >= row().bottom - 1 };
}"""


def test_a_link_to_a_clause_is_whole_or_hidden(arrive: Arrive) -> None:
    """However long the line of the prompt is, it shows whole links to clauses, and at least one."""
    anna = arrive("Anna", viewport=(1280, 800))
    anna.table("me", "bot", "bot", seed=11)
    anna.wait_for_turn()
    assert anna.page.evaluate(CUT_LINKS) == {"cut": [], "hidden": True}


HINT = """() => {
  const line = document.querySelector(".prompt .line.idle");
  const [row, hint, links] = [line, ...line.children].map((part) => part.getBoundingClientRect());
  if (links.top > row.top + 4 || links.right > row.right + 1) return "the links are not in the line";
  if (hint.top >= row.bottom - 1) return "hidden";
  return hint.right <= row.right && line.firstElementChild.scrollWidth <= hint.width + 1 ? "whole" : "cut off";
}"""


def test_the_usual_hint_is_whole_or_hidden(arrive: Arrive) -> None:
    """In a narrow prompt the usual hint makes room for the links to clauses."""
    anna = arrive("Anna", viewport=(1280, 800))
    anna.table("me", "bot", "bot", seed=11)
    anna.wait_for_turn()
    assert anna.page.evaluate(HINT) == "whole"
    anna.page.evaluate("document.querySelector('.prompt .ask').style.width = '200px'")
    assert anna.page.evaluate(HINT) == "hidden"


OVERLAP = """() => {
  const zoom = document.querySelector(".zoom").getBoundingClientRect();
  return [...document.querySelectorAll(".board .lit, .prompt button")].filter((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return left < zoom.right && right > zoom.left && top < zoom.bottom && bottom > zoom.top;
  }).map((thing) => (thing.ariaLabel ?? thing.textContent).slice(0, 40));
}"""


@pytest.mark.parametrize("how", [{"viewport": (390, 844), **TOUCH}, {"viewport": (1280, 800)}], ids=["phone", "desk"])
def test_zoom_gives_way(arrive: Arrive, how: dict[str, Any]) -> None:
    """A pinned zoom covers nothing that can be clicked, also after other things have become clickable."""
    anna = arrive("Anna", **how)
    anna.table("me", "bot", "bot")
    for _ in range(6):
        anna.wait_for_turn()
        if len(anna.look()["lit"]) > 1 and anna.page.locator(".seat.own .boss .held:not(.lit)").count():
            break
        anna.answer()
    anna.page.locator(".seat.own .boss .held").first.click()
    anna.page.wait_for_selector(".zoom.placed")
    assert not anna.page.evaluate(OVERLAP)
    anna.page.locator(".hand .lit").last.click()
    anna.page.wait_for_function(f"!({OVERLAP})().length")
    anna.page.locator(".zoom .close").click()
    expect(anna.page.locator(".zoom")).to_have_count(0)
