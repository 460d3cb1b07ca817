"""U1: axe on every screen, in both languages, in light, dark and forced colours."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.conftest import Figures

LIGHT: dict[str, Any] = {"color_scheme": "light", "forced_colors": "none"}
DARK: dict[str, Any] = {"color_scheme": "dark", "forced_colors": "none"}
FORCED: dict[str, Any] = {"color_scheme": "dark", "forced_colors": "active"}
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OF_COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""The rules whose results depend on the colours."""


def said(page: Page, button: str) -> None:
    """Press a button by the beginning of its name."""
    page.get_by_role("button", name=re.compile(button)).first.click()


PAGES: dict[str, tuple[str, Callable[[Page], None] | None]] = {
    "lobby": ("/", None),
    "game": ("/game/boss-monster", lambda page: page.locator("main summary").first.click()),
    "settings": ("/", lambda page: said(page, "Settings|Ustawienia")),
    "account": ("/", lambda page: page.locator("header bdi.name").click()),
    "account page": ("/account", None),
    "new password": ("/account/reset#token", None),
    "rulebooks": ("/rules", None),
    "rulebook": ("/rules/keep-the-heroes-out", None),
    "rules": ("/rules/boss-monster/reference", None),
    "cards": ("/cards/keep-the-heroes-out", None),
    "deck": ("/deck/boss-monster", None),
    "learn": ("/learn", None),
    "error": ("/nowhere", None),
}


MAIN_PAGES = ("lobby", "game", "account page", "deck", "rulebook")


@pytest.mark.parametrize("locale", ["en-GB", pytest.param("pl-PL", marks=pytest.mark.long)])
def test_axe_on_pages(arrive: Arrive, figures: Figures, long: bool, locale: str) -> None:
    """U1: all pages except the table; in the short form the main ones, and only the lobby and the page of a game in
    dark colours too."""
    anna = arrive("Anna", locale=locale)
    found = []
    for name in PAGES if long else MAIN_PAGES:
        path, act = PAGES[name]
        anna.go(path)
        anna.page.wait_for_selector("main h1")
        anna.page.wait_for_load_state("networkidle")
        if act:
            act(anna.page)
        # A few cards and clauses are checked instead of hundreds.
        surplus = (
            ".clause:nth-of-type(n + 9), main li:nth-child(n + 13), main section:nth-of-type(n + 6), "
            "main details:nth-of-type(n + 3) li:nth-child(n + 3)"
        )
        anna.page.evaluate("(all) => document.querySelectorAll(all).forEach((one) => one.remove())", surplus)
        found += looked(anna.page, f"{name} {locale[:2]}", dark=long or name in ("lobby", "game"))
    anna.forgive("404")
    figures.none("U1", f"serious or critical on the pages, {locale[:2]}", found)


AXE = Axe().axe_script
# Returns null if the prompt has changed meanwhile, because then a part of it was checked in pale colours.
LOOKING = """async ([context, options]) => {
  const prompt = document.querySelector(".prompt");
  let changed = false;
  const watch = new MutationObserver(() => (changed = true));
  if (prompt) watch.observe(prompt, { attributes: true, childList: true, characterData: true, subtree: true });
  const { violations } = await axe.run(context, options);
  watch.disconnect();
  return changed || prompt?.isConnected === false ? null : violations.map(({ id, impact, nodes }) => {
    return { id, impact, at: nodes.slice(0, 3).map(({ target }) => target.join(" ")) };
  });
}"""
STILL = """() => !document.querySelector(".prompt.guarded, .prompt.waiting") &&
  document.getAnimations().every(({ effect, playState }) =>
    playState !== "running" || effect.getComputedTiming().iterations === Infinity)
"""
# In forced colours the browser puts a plate of the page's colour under all letters whose colours it has replaced. Text
# without contrast to that plate cannot be read, and axe does not check this.
UNREADABLE = """(part) => {
  const probe = Object.assign(document.createElement("i"), { style: "color: Canvas" });
  document.body.append(probe);
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[\\d.]+/g).map((value) => (Number(value) / 255) ** 2.2);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const plate = light(getComputedStyle(probe).color);
  probe.remove();
  const holds = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  return [...document.querySelectorAll(`:is(${part}) *`)]
    .filter((one) => holds(one) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => !one.closest(":disabled, svg, option") && getComputedStyle(one).forcedColorAdjust === "auto")
    .filter((one) => {
      const ink = light(getComputedStyle(one).color);
      return Math.max(ink, plate) / Math.min(ink, plate) < 4.5;
    })
    .map((one) => one.outerHTML.slice(0, 120));
}"""


def in_peace(page: Page, how: list[Any]) -> list[dict[str, Any]]:
    """Return the findings of axe while nothing moves, because a guarded prompt and new elements are pale at first."""
    for _ in range(10):
        page.wait_for_function(STILL)
        results: list[dict[str, Any]] | None = page.evaluate(LOOKING, how)
        if results is not None:
            return results
    raise AssertionError("the prompt changed during each of ten checks")


def looked(page: Page, where: str, part: str = "body", *, dark: bool = True) -> list[str]:
    """Return the serious and critical findings in a part of a page: in light colours by all rules of axe, in dark ones
    by its rules about colours (unless they are left out), and in forced ones by `UNREADABLE`. Drawings are left out,
    because they are hidden from screen readers and have a text beside them."""
    found = []
    page.locator(part).first.wait_for()
    context = {"include": [[part]], "exclude": [["svg"]]}
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    for look, rules in ((LIGHT, RULES), (DARK, OF_COLOURS)) if dark else ((LIGHT, RULES),):
        page.emulate_media(**look)
        for result in in_peace(page, [context, {"runOnly": rules, "resultTypes": ["violations"]}]):
            if result["impact"] in ("serious", "critical"):
                found.append(f"{where} {look['color_scheme']}: {result['id']} at {'; '.join(result['at'])}")
    page.emulate_media(**FORCED)
    found += [f"{where} forced: letters that cannot be read: {html}" for html in page.evaluate(UNREADABLE, part)]
    page.emulate_media(**LIGHT)
    return found


@pytest.mark.parametrize("locale", ["en-GB", pytest.param("pl-PL", marks=pytest.mark.long)])
def test_axe_at_the_table(arrive: Arrive, figures: Figures, long: bool, locale: str) -> None:
    """U1: the table before, in and after the game with all its panels and dialogs, and its replay; in the short form
    the table itself in light and dark colours, the list of all options, the zoom, the menu and the ending."""
    anna = arrive("Anna", locale=locale, prefs={"speed": "instant"})
    page, short = anna.page, locale[:2]
    found = []
    if long:
        waiting = anna.opens("me", "person", start=False)["table"]["id"]
        anna.go(f"/table/{waiting}")
        page.wait_for_selector("main h1")
        found += looked(page, f"waiting {short}")
    table = anna.table("me", "bot")
    for _ in range(3):
        anna.answer()
    anna.wait_for_turn()
    found += looked(page, f"table {short}")
    opened = {
        "o": "#all-options",
        "l": ".side",
        "/": ".side",
        "?": "[role=dialog], dialog",
        "t": "[role=dialog], dialog",
    }
    for key, part in opened.items() if long else list(opened.items())[:1]:
        page.locator("main").focus()
        page.keyboard.press(key)
        page.wait_for_selector(part)
        found += looked(page, f"opened by {key} {short}", part, dark=long)
        page.keyboard.press("Escape")
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
    page.locator(".board [data-face]:not(.lit)").first.click()
    page.wait_for_selector(".zoom")
    found += looked(page, f"zoom {short}", ".zoom", dark=long)
    page.keyboard.press("Escape")
    if long:
        said(page, "When I am asked…|Kiedy mnie pyta")
        found += looked(page, f"occasions {short}", "[role=dialog], dialog")
        page.keyboard.press("Escape")
    page.locator("header .menu > button").click()
    page.wait_for_selector(".items > .danger")
    found += looked(page, f"menu {short}", "header", dark=long)
    page.locator(".items > .danger").click()
    page.locator(".items > .danger").click()
    page.wait_for_selector(".ending")
    found += looked(page, f"ending {short}", ".ending", dark=long)
    if long:
        anna.go(f"/replay/{table}?seat=0&at=3")
        page.wait_for_selector("input[type=range]")
        found += looked(page, f"replay {short}")
        found += looked_before_turns(anna, short)
    figures.none("U1", f"serious or critical at the table, {short}", found)


def looked_before_turns(anna: Person, short: str) -> list[str]:
    """Return the serious and critical findings while a device is handed over, and in the first game of a person."""
    page = anna.page
    anna.table({"who": "me", "name": "Ola"}, {"who": "me", "name": "Jan"}, hotSeat=True)
    anna.until(lambda seen: seen["passDevice"] or seen["mine"])
    if not anna.look()["passDevice"]:
        anna.answer()
    page.wait_for_selector("#pass-device")
    found = looked(page, f"pass-device {short}", "[role=dialog]")
    lesson = anna.ask("POST", "/api/tables", {"game": "boss-monster", "seats": [], "learn": True, "pace": "instant"})
    anna.go(f"/table/{lesson['table']['id']}")
    page.wait_for_selector(".narrator .hint-text")
    return found + looked(page, f"first game {short}")
