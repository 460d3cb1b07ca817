"""On a desktop nothing on a table is covered, cut off or scrolled away, whatever the number of players; on a phone
everything can be scrolled into view."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.conftest import Figures

DESKTOPS = [(1280, 720), (1280, 800), (1920, 1080), (2560, 1440)]
PHONES = [(390, 844), (844, 390)]
HAND_CARD = {1920: 150, 2560: 190}
"""The least width of a card in the hand, by the width of the window."""

DEFECTS = """(scrolls) => {
  const found = new Set();
  const nameOf = (element) => {
    const classes = (element.getAttribute("class") ?? "").split(" ").slice(0, 2).join(".");
    const text = (element.ariaLabel ?? element.textContent).trim().slice(0, 30);
    return `${element.dataset?.spot ?? ""} .${classes} "${text}"`;
  };
  /** Returns what is left of a box within everything that scrolls or cuts off, from an element on. */
  const visiblePart = (first, box) => {
    let { left, top, right, bottom } = box;
    for (let around = first; around !== document.documentElement; around = around.parentElement) {
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
  /** Returns the visible ends of the lines of an element's own text. */
  const endsOf = (element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap((line) => {
        const seen = visiblePart(element, line);
        if (seen.width < line.width - 1 || seen.height < line.height - 1 || line.width < 8) return [];
        return [line.left + 2, line.right - 2].map((x) => ({ x, y: line.top + line.height / 2 }));
      });
    });
  const parts = document.querySelectorAll(
    "main [data-spot], main [data-anchor], main button:not(:disabled), header button, header .name, " +
      ".prompt button:not(:disabled), .prompt .prompt-text, .controls button",
  );
  for (const part of parts) {
    if (scrolls) part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = part.getBoundingClientRect();
    const isShown = part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown || box.width < 2 || box.height < 2) continue;
    const seen = visiblePart(part.parentElement, box);
    if (seen.width * seen.height < 0.85 * box.width * box.height) found.add(`cut off: ${nameOf(part)}`);
    else {
      const hit = document.elementFromPoint(seen.left + seen.width / 2, seen.top + seen.height / 2);
      // A monster, a hero or a chest in a room of the map does not cover the room.
      const around = part.closest("[data-spot^=room-]") ?? part.closest("[data-spot], [data-anchor]") ?? part;
      // A hero who walks through a dungeon stands on a room. What takes no clicks is never the topmost element.
      if (hit?.closest(".token") || getComputedStyle(part).pointerEvents === "none") continue;
      if (hit && !around.contains(hit) && !hit.contains(part)) found.add(`covered: ${nameOf(part)} by ${nameOf(hit)}`);
    }
  }
  // Unlike the picture of a room, its damage is not covered by a hero or a sign either.
  for (const damage of document.querySelectorAll(".board .place .damage")) {
    if (scrolls) damage.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, right, top, bottom } = damage.getBoundingClientRect();
    for (const x of [left + 3, right - 3]) {
      const hit = document.elementFromPoint(x, (top + bottom) / 2);
      if (hit?.closest(".token, .forecast, .under, .tokens, .change, .place .marks"))
        found.add(`damage covered: ${nameOf(damage.closest(".room"))} by ${nameOf(hit)}`);
    }
  }
  // Neither a label of a room is covered by the number of cards in its stack.
  for (const count of document.querySelectorAll(".board .place .under > span:first-child")) {
    const number = count.getBoundingClientRect();
    for (const label of count.closest(".place").querySelectorAll(".marks span")) {
      const { left, right, top, bottom } = label.getBoundingClientRect();
      const across = Math.min(right, number.right) - Math.max(left, number.left);
      const down = Math.min(bottom, number.bottom) - Math.max(top, number.top);
      if (across > 2 && down > 2) found.add(`label covered: ${nameOf(label)} by ${nameOf(count)}`);
    }
  }
  for (const part of document.querySelectorAll(".board :is(.token .forecast, .location .space)")) {
    const [box, edge] = [part, part.closest(".token, .location")].map((one) => one.getBoundingClientRect());
    if (box.width && (box.right > edge.right + 1 || box.bottom > edge.bottom + 1))
      found.add(`runs out of its place: ${nameOf(part)}`);
  }
  for (const room of document.querySelectorAll(".board .place .tile")) {
    const width = room.getBoundingClientRect().width;
    if (width > 0 && width < 64) found.add(`too narrow: ${nameOf(room)} has ${Math.round(width)} px`);
  }
  for (const element of document.querySelectorAll("main *, .prompt *, header *, .controls *")) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (!hasText || !element.checkVisibility({ visibilityProperty: true }) || element.closest(".unseen")) continue;
    // Some texts are for screen readers only, in a box of one pixel.
    if (visiblePart(element.parentElement, element.getBoundingClientRect()).width < 2) continue;
    const cuts = /hidden|clip/.test(getComputedStyle(element).overflowX);
    if (cuts && element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1)
      found.add(`text cut off: ${nameOf(element)}`);
    if (scrolls || getComputedStyle(element).pointerEvents === "none") continue;
    for (const end of endsOf(element)) {
      const hit = document.elementFromPoint(end.x, end.y);
      const around = element.closest("[data-spot], [data-anchor]") ?? element;
      if (hit && !hit.closest(".token") && !around.contains(hit) && !hit.contains(element))
        found.add(`text covered: ${nameOf(element)} by ${nameOf(hit)}`);
    }
  }
  return [...found];
}"""
# How much narrower than wanted the cards of the hand are; as many cards as would not fit otherwise may be narrower.
NARROWNESS = """(wanted) => {
  const cards = [...document.querySelectorAll(".hand li [data-spot^=card-]")].map((card) => card.closest("li"));
  if (!cards.length) return 0;
  const row = cards[0].parentElement.getBoundingClientRect().width;
  return Math.min(wanted, row / cards.length - 24) - cards[0].getBoundingClientRect().width;
}"""
# How much height of a board of the games of bosses is free while texts in the hand are cut off. The rows above the hand
# keep a least height, and lines of other players leave the height that one of them needs to open.
WASTE = """() => {
  const common = document.querySelector(".board .common"), mine = document.querySelector(".board .mine");
  const isCutOff = (text) => text.scrollHeight > text.clientHeight + 1;
  const isLeast = common !== null && common.getBoundingClientRect().height < 190;
  const isChoosing = document.querySelector(".board .piles") !== null;
  if (!common || !mine || isLeast || isChoosing) return 0;
  if (![...document.querySelectorAll(".hand .words")].some(isCutOff)) return 0;
  const canOpen = common.querySelector(".strip") !== null;
  return mine.getBoundingClientRect().top - common.lastElementChild.getBoundingClientRect().bottom - (canOpen ? 76 : 0);
}"""
MAX_WASTE = 40
"""Two lines of a text and the gap between the rows, in pixels."""

SETUPS: dict[str, dict[str, Any]] = {
    "boss-monster": {"sets": ["BMR"]},
    "super-boss-monster": {},
    "keep-the-heroes-out": {},
    "dungeon-fighter": {},
}
LARGE_SETUPS: dict[str, dict[str, Any]] = {
    "boss-monster": {"sets": ["BMR", "CRL"]},
    "super-boss-monster": {"sets": ["CRL"]},
}
"""The setups of games that need more cards for five or six players."""
PLAYERS = {
    "boss-monster": (2, 3, 4, 5, 6),
    "super-boss-monster": (2, 3, 4, 5, 6),
    "keep-the-heroes-out": (1, 2, 3, 4, 5, 6),
    "dungeon-fighter": (1, 2, 3, 4, 5, 6),
}


def cases(short: tuple[str, int, str]) -> list[Any]:
    """Return all games, numbers of players and languages; the short form has one of them."""
    return [
        pytest.param(*case, marks=() if case == short else pytest.mark.long)
        for game, numbers in PLAYERS.items()
        for case in product([game], numbers, ["en-GB", "pl-PL"])
    ]


POSITIONS = {
    "boss-monster": [(7, 12), (7, 5), (3, 10), (5, 8)],
    "super-boss-monster": [(7, 14), (7, 5), (3, 10), (5, 20), (7, 10)],
    "keep-the-heroes-out": [(7, 30), (7, 14), (7, 5), (3, 10), (5, 20)],
    "dungeon-fighter": [(3, 10), (7, 14), (7, 5), (5, 20)],
}
"""The seed of a game and the number of random answers before it is measured. The short form has one position."""
BOTS = ("Mortessa", "Brimstan", "Ludmoor", "Gobbert", "Thornby")
"""The widest names that bots get. Bots without a given name get random ones, and then the widths would differ."""


# Resolves when no part of the table has moved for some frames: a board becomes lower in several steps.
AT_REST = """(frames) => new Promise((resolve) => {
  let before = "", still = 0;
  const look = () => {
    const places = [...document.querySelectorAll("main [data-spot], main [data-anchor], .prompt")]
      .map((part) => Object.values(part.getBoundingClientRect().toJSON()).join());
    const now = places.join(";");
    still = now === before ? still + 1 : 0;
    before = now;
    if (still === frames) resolve();
    else requestAnimationFrame(look);
  };
  look();
})"""
FRAMES_AT_REST = 8


def resize(person: Person, width: int, height: int) -> None:
    """Give the window a size, and wait until the table is at rest in it. The board is loaded after the prompt."""
    person.page.wait_for_selector("main [data-spot]", state="attached")
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate(AT_REST, FRAMES_AT_REST)


@pytest.mark.parametrize(("game", "players", "locale"), cases(short=("boss-monster", 4, "en-GB")))
def test_nothing_is_covered_or_cut_off_on_a_desktop(
    arrive: Arrive, figures: Figures, long: bool, game: str, players: int, locale: str
) -> None:
    """U12: at every size of a desktop, with the log open and closed, all parts of the table are seen, and the cards of
    the hand grow with the window."""
    anna = arrive("Anna", viewport=DESKTOPS[0], locale=locale)
    found: list[str] = []
    for position in positions(anna, game, players, long):
        found += [f"{position}, {defect}" for defect in defects_on_desktops(anna)]
    figures.none("U12", f"parts covered or cut off ({game}, {players} players, {locale[:2]})", found)


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.long) for game in SETUPS])
def test_nothing_is_covered_or_cut_off_in_a_replay(arrive: Arrive, figures: Figures, game: str, locale: str) -> None:
    """U12: in the replay of a game of four, too, all parts of the table are seen at every size of a desktop."""
    anna = arrive("Anna", viewport=DESKTOPS[0], locale=locale)
    found: list[str] = []
    for position in positions(anna, game, 4, long=False):
        table = anna.page.url.rpartition("/")[2]
        anna.go(f"/replay/{table}?seat=0&at={POSITIONS[game][0][1]}")
        for width, height in DESKTOPS:
            resize(anna, width, height)
            found += [f"{position}, {width} x {height}: {part}" for part in anna.page.evaluate(DEFECTS, False)]
    figures.none("U12", f"parts covered or cut off in a replay ({game}, {locale[:2]})", found)


@pytest.mark.parametrize(("game", "players", "locale"), cases(short=("super-boss-monster", 4, "pl-PL")))
def test_nothing_is_covered_or_cut_off_on_a_phone(
    arrive: Arrive, figures: Figures, long: bool, game: str, players: int, locale: str
) -> None:
    """U12: on a phone, upright and in landscape, every part of the table can be scrolled into view, and then it is
    whole and nothing covers it. Nothing is wider than the screen."""
    anna = arrive("Anna", viewport=PHONES[0], locale=locale, has_touch=True, is_mobile=True)
    found: list[str] = []
    for position in positions(anna, game, players, long):
        for width, height in PHONES:
            resize(anna, width, height)
            found += [f"{position}, {width} x {height}: {part}" for part in anna.page.evaluate(DEFECTS, True)]
            if anna.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                found.append(f"{position}, {width} x {height}: the page is wider than the screen")
        resize(anna, *PHONES[0])
    figures.none("U12", f"parts covered or cut off on a phone ({game}, {players} players, {locale[:2]})", found)


def positions(person: Person, game: str, players: int, long: bool) -> Iterator[str]:
    """Open tables in the positions to measure, one after the other, and yield what each is called."""
    measured = 0
    for seed, answers in POSITIONS[game] if long else POSITIONS[game][:1]:
        seats = ["me", *({"who": "bot", "name": name} for name in BOTS[: players - 1])]
        setup = LARGE_SETUPS.get(game, SETUPS[game]) if players > 4 else SETUPS[game]
        table = person.opens(*seats, game=game, setup=setup, seed=seed)["table"]["id"]
        person.play_ahead(table, answers)
        person.go(f"/table/{table}")
        if not person.wait_for_turn()["over"]:
            measured += 1
            yield f"seed {seed}, {answers} answers"
    assert measured > 0, "all games end too early to be measured"


def defects_on_desktops(person: Person) -> list[str]:
    """Return what cannot be seen on the table of a person, with the log closed and open."""
    found: list[str] = []
    for log in ("", " with the log"):
        for width, height in DESKTOPS:
            resize(person, width, height)
            found += [f"{width} x {height}{log}: {defect}" for defect in person.page.evaluate(DEFECTS, False)]
            narrowness = person.page.evaluate(NARROWNESS, HAND_CARD.get(width, 0))
            if narrowness > 0:
                found.append(f"{width} x {height}{log}: a card in the hand is {narrowness} px too narrow")
            waste = person.page.evaluate(WASTE)
            if waste > MAX_WASTE:
                found.append(f"{width} x {height}{log}: texts in the hand are cut off, and {waste} px are free")
        resize(person, *DESKTOPS[0])
        person.page.keyboard.press("l")
        person.page.wait_for_selector("aside.side", state="detached" if log else "attached")
    return found
