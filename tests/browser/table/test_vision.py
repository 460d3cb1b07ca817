"""U5: with deficient colour vision the classes, treasures and players of every game are told apart by their shape.

The pages are drawn with an emulated deficiency. Each sign becomes a template: its luminance, without its brightness and
contrast, so that two signs of the same shape in different colours are equal. The difference of two templates is one
minus their correlation.
"""

from __future__ import annotations

import io
from itertools import combinations
from math import sqrt

import pytest
from PIL import Image
from playwright.sync_api import CDPSession

from tests.browser.conftest import Arrive
from tests.browser.games.test_fighter import answers
from tests.browser.person import Person
from tests.conftest import Figures

DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
MIN_DIFFERENCE = 0.1
"""The least difference of two signs. Signs that differ only in colour have almost none."""
CELL, TEMPLATE = 64, 24
"""The width of a drawn sign and of its template in pixels."""

PLAYERS = ".players li > svg"
BOSS = {"players": ("table", PLAYERS), "classes and treasures": ("table", ".treasures svg.icon")}
SIGNS: dict[str, dict[str, tuple[str, str]]] = {
    "boss-monster": BOSS,
    "super-boss-monster": BOSS,
    "keep-the-heroes-out": {
        "players": ("table", PLAYERS),
        "classes": ("cards", 'main svg[viewBox="0 0 18 20"]'),
        "clans": ("cards", 'main svg[viewBox="0 0 18 18"]'),
        "signs": ("cards", 'main svg[viewBox="0 0 12 12"]'),
    },
    "dungeon-fighter": {"players": ("table", PLAYERS), "dice": ("fight", ".dice svg.die")},
}
"""For each game its kinds of signs, each with the page that shows them and where they are on it."""
INNER = {"dice": 0.25}
"""The part of the width that is cut off at each side, for signs of one shape that differ by a letter inside."""
COLUMNS = 16
SEATS = 4

SHOW = """([selector, cell, columns]) => {
  document.querySelector("#signs")?.remove();
  for (const part of document.body.children) part.style.display = "";
  const seen = new Map();
  for (const sign of document.querySelectorAll(selector)) {
    const drawn = sign.innerHTML.replace(/<title>.*?<\\/title>/, "") + (sign.getAttribute("style") ?? "");
    if (sign.checkVisibility() && !seen.has(drawn)) seen.set(drawn, sign);
  }
  const sheet = document.createElement("div");
  sheet.id = "signs";
  sheet.dataset.count = seen.size;
  const style = { position: "fixed", inset: "0 auto auto 0", display: "grid", background: "var(--surface)" };
  Object.assign(sheet.style, style, { gridTemplateColumns: `repeat(${columns}, ${cell}px)` });
  for (const sign of seen.values()) {
    const copy = sign.cloneNode(true);
    const [, , w, h] = sign.getAttribute("viewBox").split(" ").map(Number);
    copy.setAttribute("width", w > h ? cell : cell * w / h);
    copy.setAttribute("height", w > h ? cell * h / w : cell);
    const place = document.createElement("div");
    Object.assign(place.style, { width: `${cell}px`, height: `${cell}px`, display: "grid", placeContent: "center" });
    place.append(copy);
    sheet.append(place);
  }
  // A page of hundreds of cards takes long to draw.
  for (const part of document.body.children) part.style.display = "none";
  document.body.append(sheet);
  return [...seen.values()].map((sign) => sign.getAttribute("aria-label") ?? "");
}"""
RECOLOUR = """() => {
  const [first] = document.querySelectorAll("#signs > div");
  const copy = first.cloneNode(true);
  copy.firstChild.style.setProperty("--tone", "var(--seat-1)");
  first.after(copy);
  document.querySelector("#signs").dataset.count++;
}"""


def template(picture: Image.Image) -> list[float]:
    """Return the luminance of a picture without its mean and its contrast."""
    values = picture.convert("L").resize((TEMPLATE, TEMPLATE), Image.Resampling.BOX).tobytes()
    mean = sum(values) / len(values)
    length = sqrt(sum((value - mean) ** 2 for value in values))
    assert length > TEMPLATE, "the sign cannot be seen"
    return [(value - mean) / length for value in values]


def difference(one: list[float], other: list[float]) -> float:
    """Return the difference of two templates: 0 if they have the same shape, 1 if they have nothing in common."""
    return 1.0 - sum(a * b for a, b in zip(one, other, strict=True))


def templates(person: Person, inner: float = 0.0) -> list[list[float]]:
    """Return the templates of the signs that are shown in rows, without a part of their edges."""
    signs = person.page.locator("#signs")
    picture = Image.open(io.BytesIO(signs.screenshot()))
    edge, found = int(CELL * inner), []
    for number in range(int(signs.get_attribute("data-count") or 0)):
        top, left = (CELL * place for place in divmod(number, COLUMNS))
        found.append(template(picture.crop((left + edge, top + edge, left + CELL - edge, top + CELL - edge))))
    return found


def emulate(line: CDPSession, deficiency: str) -> None:
    """Draw the pages with a deficient colour vision."""
    line.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})


def open_page(person: Person, game: str, page: str) -> None:
    """Open the page with the cards of a game, a table with several players, or one at which a monster is fought."""
    if page == "cards":
        person.go(f"/cards/{game}")
    elif page == "fight":
        person.table("me", game=game, setup={"throws": "companion", "heroes": ["jack", "maryla"]}, seed=5)
        while not person.page.locator(".dice svg.die").count():
            answers(person, person.wait_for_turn())
    else:
        person.table("me", *["bot"] * (SEATS - 1), game=game, setup={})


def closest(person: Person, names: list[str], inner: float) -> tuple[float, str]:
    """Return the least difference of two of the signs that are shown, and which they are."""
    shown = templates(person, inner)
    assert len(shown) == len(names)
    return min(
        (difference(one, other), f"{names[n] or n} and {names[m] or m}")
        for (n, one), (m, other) in combinations(enumerate(shown), 2)
    )


@pytest.mark.parametrize("game", SIGNS)
def test_signs_are_told_apart_by_shape(arrive: Arrive, figures: Figures, long: bool, game: str) -> None:
    """U5: the signs of every game with one emulated deficiency, in the long form with all four."""
    anna, opened = arrive("Anna"), ""
    line = anna.context.new_cdp_session(anna.page)
    for kind, (page, selector) in SIGNS[game].items():
        if page != opened:
            open_page(anna, game, page)
            anna.page.locator(selector).first.wait_for()
            opened = page
        names = anna.page.evaluate(SHOW, [selector, CELL, COLUMNS])
        assert len(names) > 2, f"too few signs: {names}"
        for deficiency in DEFICIENCIES if long else DEFICIENCIES[1:2]:
            emulate(line, deficiency)
            least, which = closest(anna, names, INNER.get(kind, 0.0))
            what = f"{kind} of {game}, {len(names)} signs, {deficiency}: {which}"
            figures.least("U5", what, least, MIN_DIFFERENCE)
        emulate(line, "none")


def test_signs_of_one_shape_are_not_told_apart(arrive: Arrive) -> None:
    """U5: the templates do notice signs that differ only in colour."""
    anna = arrive("Anna")
    anna.table("me", "bot")
    anna.page.locator(PLAYERS).first.wait_for()
    anna.page.evaluate(SHOW, [PLAYERS, CELL, COLUMNS])
    anna.page.evaluate(RECOLOUR)
    first, recoloured, other = templates(anna)
    assert difference(first, recoloured) < MIN_DIFFERENCE / 2
    assert difference(first, other) >= MIN_DIFFERENCE
