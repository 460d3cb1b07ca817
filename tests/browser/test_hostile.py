"""S12: names and chat that try to be more than text."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.conftest import Figures

NAMES = [
    "<img src=x onerror=ran=1>",
    "<script>ran=1</script>",
    "\u202ednE\u202c\u2066",
    "Z\u0300\u0301\u0302" * 9 + "o",
]
LINES = [
    "<script>window.ran = 1</script>",
    "<img src=x onerror='window.ran = 1'><svg onload='window.ran = 1'>",
    "javascript:window.ran=1 [click](javascript:window.ran=1)",
    "\u202eright to left\u2067 and on",
    "o" + "\u0301\u0316\u0489" * 99,
    "⟦1|Braindead Cards⟧ { $name } %s ${ran=1}",
    "W" * 300,
]


def test_hostile_words(arrive: Arrive, figures: Figures) -> None:
    """Shown as text, nothing runs, nothing moves."""
    ran = []
    for number, name in enumerate(NAMES):
        eve = arrive("Eve", viewport=(390, 844) if number % 2 else (1280, 800))
        eve.page.on("dialog", lambda dialog: (ran.append(dialog.message), dialog.dismiss()))
        eve.context.request.fetch(
            f"{eve.house.address}/api/me",
            method="PATCH",
            data={"name": name},
            headers={"Origin": eve.house.address},
        )
        eve.table("me", "bot")
        eve.wait_for_turn()
        place = eve.page.locator(".prompt").bounding_box()
        eve.page.keyboard.press("/")
        if number == 0:
            for line in LINES[:4]:
                eve.page.locator("#chat-text").fill(line)
                eve.page.keyboard.press("Enter")
                # Marks of direction may be dropped; letters may not.
                expect(eve.page.locator(".chat li").last).to_contain_text(line.lstrip("\u202e")[:8])
        else:
            for line in LINES[4:]:
                eve.page.locator("#chat-text").fill(line)
                eve.page.keyboard.press("Enter")
                eve.page.wait_for_timeout(100)
        if eve.page.evaluate("window.ran") is not None:
            ran.append(name)
        assert eve.page.locator(".chat img, .chat script, .chat a, header img, header script").count() == 0
        assert eve.page.evaluate("document.scrollingElement.scrollWidth - document.documentElement.clientWidth") <= 0
        assert eve.page.locator(".prompt").bounding_box() == place
        heights = eve.page.locator(".chat li").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().height)"
        )
        assert max(heights, default=0) < 400, heights
        header = eve.page.locator(".play > header").bounding_box()
        assert header
        assert header["height"] < 150
    figures.none("S12", "scripts that ran from names and chat", ran, len(NAMES) + len(LINES))


def test_policy(arrive: Arrive) -> None:
    """A script that gets into the page in spite of all does not run."""
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
