"""The aim of Dungeon Fighter drawn from above: what is laid over the table, and the controls of a small screen."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.table.test_covered import positions, resize

BOXES = """() => {
  const box = (element) => element?.getBoundingClientRect().toJSON();
  const circles = [...document.querySelectorAll(".throw svg.top circle")];
  return {
    profile: box(document.querySelector(".throw svg.profile")),
    target: box(circles.reduce((one, other) => (other.r.baseVal.value > one.r.baseVal.value ? other : one))),
    hand: box(circles.find((circle) => circle.getAttribute("r") === "3.2")),
  };
}"""
HIDDEN_SLIDERS = """() => {
  const panel = document.querySelector(".throw .choices").getBoundingClientRect();
  return [...document.querySelectorAll(".throw .slider input")]
    .filter((slider) => slider.getBoundingClientRect().bottom > panel.bottom + 1)
    .map((slider) => slider.id);
}"""


def meet(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Return whether two boxes have a common part."""
    return bool(
        one["left"] < other["right"]
        and other["left"] < one["right"]
        and one["top"] < other["bottom"]
        and other["top"] < one["bottom"]
    )


def opens_a_throw(person: Person) -> None:
    """Open a table at a throw of the person."""
    next(positions(person, "dungeon-fighter", 2, long=False))
    person.page.locator(".throw svg.profile").wait_for()


def test_the_aim_from_the_side_covers_neither_target_nor_hand(arrive: Arrive) -> None:
    """With the log open the table has least room."""
    anna = arrive("Anna")
    opens_a_throw(anna)
    anna.page.keyboard.press("l")
    anna.page.wait_for_selector("aside.side")
    for size in ((1280, 720), (1280, 800), (1920, 1080)):
        resize(anna, *size)
        boxes = anna.page.evaluate(BOXES)
        assert not meet(boxes["profile"], boxes["target"]), f"{size}: {boxes}"
        assert not meet(boxes["profile"], boxes["hand"]), f"{size}: {boxes}"


def test_all_sliders_are_seen_on_a_phone_in_landscape(arrive: Arrive) -> None:
    """The controls beside the target have room for all numbers of the aim."""
    anna = arrive("Anna", viewport=(844, 390), locale="pl-PL", has_touch=True, is_mobile=True)
    opens_a_throw(anna)
    resize(anna, 844, 390)
    assert anna.page.evaluate(HIDDEN_SLIDERS) == []
