"""Cards can be dragged from the hand to their place with the mouse and with a finger."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import JSON, Person

PLACE = """() => {
  const lit = [...document.querySelectorAll(".board .lit")].find((thing) => !thing.closest(".hand"));
  const box = (lit ?? document.querySelector(".board .town")).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""


def asked_for_a_card(person: Person) -> JSON:
    """Answer until a card of the hand can be played."""
    for _ in range(6):
        seen = person.wait_for_turn()
        assert not seen["over"]
        if person.page.locator(".hand .lit").count():
            return seen
        person.answer()
    raise AssertionError("no card of the hand can be played")


def middle_of(person: Person) -> tuple[float, float]:
    box = person.page.locator(".hand .lit").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def answered(person: Person, before: JSON) -> JSON:
    return person.until(lambda seen: (seen["question"], seen["lit"]) != (before["question"], before["lit"]))


def test_mouse(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.table("me", "bot")
    page, mouse = anna.page, anna.page.mouse
    before = asked_for_a_card(anna)
    x, y = middle_of(anna)

    def lift() -> None:
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 5, y - 60, steps=4)
        page.wait_for_selector(".drag-ghost")

    lift()
    assert len(anna.look()["chosen"]) == 1
    page.keyboard.press("Escape")
    expect(page.locator(".drag-ghost")).to_have_count(0)
    mouse.up()
    lift()
    mouse.move(x, y + 4, steps=4)
    mouse.up()
    put_back = anna.until(lambda seen: not seen["chosen"])
    assert (put_back["question"], put_back["lit"]) == (before["question"], before["lit"])
    lift()
    mouse.move(*page.evaluate(PLACE), steps=6)
    mouse.up()
    expect(page.locator(".drag-ghost")).to_have_count(0)
    answered(anna, before)


def test_finger(arrive: Arrive) -> None:
    anna = arrive("Anna", viewport=(390, 844), has_touch=True, is_mobile=True)
    anna.table("me", "bot")
    page = anna.page
    before = asked_for_a_card(anna)
    line = anna.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        """Send touch events at these points one after the other; without points the finger is lifted."""
        for where in [[{"x": x, "y": y}] for x, y in points] or [[]]:
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})
            page.wait_for_timeout(16)

    x, y = middle_of(anna)
    touch("touchStart", (x, y))
    touch("touchMove", *[(x - 12 * step, y) for step in range(1, 9)])
    expect(page.locator(".drag-ghost")).to_have_count(0)
    touch("touchEnd")
    page.wait_for_function("document.querySelector('.hand ul').scrollLeft > 20")
    page.evaluate("document.querySelector('.hand ul').scrollLeft = 0")
    page.wait_for_timeout(100)
    x, y = middle_of(anna)
    touch("touchStart", (x, y))
    touch("touchMove", *[(x, y - 12 * step) for step in range(1, 6)])
    page.wait_for_selector(".drag-ghost")
    page.wait_for_timeout(400)  # The possible places scroll into sight; the zoom does not open.
    assert page.locator(".zoom").count() == 0
    x, y = page.evaluate(PLACE)
    touch("touchMove", (x, y + 4), (x, y))
    touch("touchEnd")
    expect(page.locator(".drag-ghost")).to_have_count(0)
    answered(anna, before)


def test_a_button_that_cannot_be_pressed_does_not_swallow_the_click_on_its_panel(arrive: Arrive) -> None:
    """A seat that may be chosen is chosen by a click anywhere on it, also on the counters of its hidden cards."""
    anna = arrive("Anna", viewport=(1280, 800), has_touch=True)
    anna.table("me", "bot")
    panel = anna.page.locator('.board [data-anchor="seat:1"]')
    panel.locator("button:disabled").first.wait_for()
    hit = panel.evaluate(
        """(panel) => {
          const button = panel.querySelector("button:disabled");
          button.scrollIntoView({ block: "center" });
          panel.classList.add("lit");
          const box = button.getBoundingClientRect();
          const under = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return [button.contains(under), panel.contains(under)];
        }"""
    )
    assert hit == [False, True]
