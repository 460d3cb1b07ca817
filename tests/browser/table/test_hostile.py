"""S12: names and chat lines that try to run scripts or to break the layout."""

from __future__ import annotations

from typing import Any
from unicodedata import normalize

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.conftest import Figures

MARKS = "\u0301\u0316\u0489"
WIDE = "\ufdfd"
"""A very wide character: a whole sentence in one sign."""
NAMES = [
    "<img src=x onerror=ran=1>",
    "<script>ran=1</script>",
    "\u202ednE\u202c\u2066",
    f"Z{MARKS}" * 9 + "o",
    "W" * 40,
    WIDE * 40,
]
LINES = [
    "<script>window.ran = 1</script>",
    "<img src=x onerror='window.ran = 1'><svg onload='window.ran = 1'>",
    "javascript:window.ran=1 [click](javascript:window.ran=1)",
    "\u202eright to left\u2067 and on",
    # These lines are as long as the field allows.
    "o" + MARKS * 99,
    f"Z{MARKS}" * 75,
    "⟦1|Braindead Cards⟧ { $name } %s ${ran=1}",
    "W" * 300,
    WIDE * 300,
]
MANY = 10_000


def wider(page: Page) -> int:
    """Return by how many pixels the page is wider than its window."""
    return int(page.evaluate("document.scrollingElement.scrollWidth - document.documentElement.clientWidth"))


def renamed(person: Person, name: str) -> Any:
    """Request another name without the checks of the input field."""
    return person.context.request.fetch(
        f"{person.house.address}/api/me",
        method="PATCH",
        data={"name": name},
        headers={"Origin": person.house.address},
    )


@pytest.mark.parametrize("viewport", [(1280, 800), pytest.param((390, 844), marks=pytest.mark.long)])
def test_hostile_words(arrive: Arrive, figures: Figures, long: bool, viewport: tuple[int, int]) -> None:
    """S12: hostile names and chat lines are shown as text, run no script and do not break the layout."""
    ran = []
    names = NAMES if long else NAMES[::3]
    for number, name in enumerate(names):
        eve = arrive("Eve", viewport=viewport)
        page = eve.page
        page.on("dialog", lambda dialog: (ran.append(dialog.message), dialog.dismiss()))
        renamed(eve, name)
        eve.table("me", "bot")
        eve.wait_for_turn()
        place = page.locator(".prompt").bounding_box()
        page.keyboard.press("/")
        # The rate limit of the chat allows five lines in a row.
        for line in LINES[:4] if number % 2 else LINES[4:]:
            before = page.locator(".chat li:not(.hint)").count()
            page.locator("#chat-text").fill(line)
            page.keyboard.press("Enter")
            expect(page.locator(".chat li:not(.hint)")).to_have_count(before + 1)
            # Combining marks may be dropped, but letters may not.
            begins = normalize("NFC", line.lstrip("\u202e"))[: 1 if MARKS in line else 8]
            expect(page.locator(".chat li").last).to_contain_text(begins)
        if page.evaluate("window.ran") is not None:
            ran.append(name)
        assert page.locator(".chat img, .chat script, .chat a, header img, header script").count() == 0
        assert wider(page) <= 0
        assert page.locator(".prompt").bounding_box() == place
        sizes = page.locator(".chat li").evaluate_all(
            "all => all.map((one) => [one.getBoundingClientRect().height, one.scrollWidth - one.clientWidth])"
        )
        assert all(height < 450 and over <= 0 for height, over in sizes), sizes
        header = page.locator(".game-table > header").bounding_box()
        assert header
        assert header["height"] < 150
        eve.go("/")
        expect(page.locator("header bdi.name")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert wider(page) <= 0, f"the lobby is too wide with {name}"
    figures.none("S12", f"scripts that ran from names and chat, {viewport[0]} px", ran, len(names) + len(LINES))


SENDING = """([table, text]) => new Promise((done) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
  socket.onopen = () => socket.send(JSON.stringify({ t: "hello", table, seat: 0, language: "en" }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t === "sync") socket.send(JSON.stringify({ t: "say", id: `many ${text.length}`, text }));
    else if (message.id?.startsWith("many") && ["ack", "refused"].includes(message.t)) {
      socket.close();
      done(message);
    }
  };
  socket.onclose = ({ code, reason }) => done({ t: "closed", code, reason });
})"""


def test_ten_thousand_marks(arrive: Arrive, figures: Figures) -> None:
    """S12: texts that no input field would accept are refused with a sentence, or their combining marks are cut."""
    eve = arrive("Eve")
    pile, many = "o" + "\u0301" * MANY, "o\u0316" * (MANY // 2)
    for name in (pile, many):
        answer = renamed(eve, name)
        assert answer.status == 400, answer.text()
        assert "A name has at most 40 characters" in answer.text()
    assert eve.ask("GET", "/api/me")["name"] == "Eve"
    table = eve.table("me", "bot")
    eve.wait_for_turn()
    place = eve.page.locator(".prompt").bounding_box()
    eve.page.keyboard.press("/")
    refused = eve.page.evaluate(SENDING, [table, many])
    assert refused["t"] == "refused", refused
    assert "A message has at most 300 characters" in refused["text"], refused
    assert eve.page.evaluate(SENDING, [table, pile])["t"] == "ack"
    line = eve.page.locator(".chat li").last
    expect(line).to_contain_text("ó")
    figures.most("S12", "signs left of a letter with 10⁴ marks", len(line.locator("bdi").last.inner_text()), 4)
    assert (line.bounding_box() or {})["height"] < 60
    assert eve.page.locator(".prompt").bounding_box() == place
    eve.forgive("400")


def test_policy(arrive: Arrive) -> None:
    """S12: the content security policy blocks a script that was inserted into the page."""
    eve = arrive("Eve")
    eve.go("/")
    eve.page.wait_for_selector("main h1")
    eve.page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.ran = 1";
          document.body.append(script);
          document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.ran = 2'>");
        }"""
    )
    eve.page.wait_for_timeout(300)
    assert eve.page.evaluate("window.ran") is None
    eve.forgive("Content Security Policy|404")
