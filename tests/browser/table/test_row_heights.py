"""The rows of the boards of bosses: whole while events are played, and of one height whatever is counted in them."""

from __future__ import annotations

import time

from tests.browser.conftest import Arrive
from tests.patience import PATIENCE_SECONDS

EVENTS = 12
"""The number of events to watch: from the first rooms to the first heroes."""
SETUP = {"sets": ["BMR"]}

RECORD_HIDDEN = """() => {
  const record = { hidden: 0, events: 0 };
  window.recordedHidden = record;
  let shown = "";
  const look = () => {
    const event = document.querySelector(".game-table").dataset.event ?? "";
    if (event && event !== shown) record.events += 1;
    shown = event;
    const rows = document.querySelector(".board .common");
    record.hidden = Math.max(record.hidden, rows.scrollHeight - rows.clientHeight);
    requestAnimationFrame(() => setTimeout(look));
  };
  look();
}"""
"""Records the largest height of rows that is scrolled away in any frame, after the frame was painted."""
MAX_HIDDEN_PX = 4
HEIGHTS_OF_TREASURES = """(leads) => {
  for (const kind of document.querySelectorAll(".board .treasures li")) kind.classList.toggle("leads", leads);
  return [...document.querySelectorAll(".board .treasures")].map((row) => row.getBoundingClientRect().height);
}"""


def test_rows_are_whole_while_the_first_rooms_are_revealed(arrive: Arrive) -> None:
    """The first events after the bosses are known are played before a question lets the board be measured."""
    anna = arrive("Anna", prefs={"speed": "fast", "stops": "smart"}, reduced_motion="no-preference")
    anna.table("me", "bot", setup=SETUP, seed=7)
    anna.wait_for_turn()
    anna.page.evaluate(RECORD_HIDDEN)
    end = time.monotonic() + PATIENCE_SECONDS
    while (seen := anna.page.evaluate("window.recordedHidden"))["events"] < EVENTS:
        assert time.monotonic() < end, f"too few events: {seen}"
        anna.turn()
        anna.page.wait_for_timeout(100)
    assert seen["hidden"] <= MAX_HIDDEN_PX, f"{seen['hidden']} px of the rows are scrolled away"


RECORD_OPENINGS = """() => {
  const record = { hidden: 0, openings: {}, adventures: 0 };
  window.recordedOpenings = record;
  const open = new Set();
  let phase = "";
  const look = () => {
    const now = document.querySelector("[aria-current=step]")?.textContent.trim() ?? "";
    if (phase === "Adventure" && now !== phase) record.adventures += 1;
    phase = now;
    const rows = document.querySelector(".board .common");
    if (phase === "Adventure") record.hidden = Math.max(record.hidden, rows.scrollHeight - rows.clientHeight);
    for (const row of phase === "Adventure" ? rows.querySelectorAll("section.seat") : []) {
      const isOpen = row.querySelector(".fold")?.ariaExpanded === "true", name = row.ariaLabel;
      if (isOpen && !open.has(name)) record.openings[name] = (record.openings[name] ?? 0) + 1;
      if (isOpen) open.add(name);
      else open.delete(name);
    }
    requestAnimationFrame(() => setTimeout(look));
  };
  look();
}"""
"""Records for the adventure phase how much of the rows is scrolled away, and how often each row opens."""


def test_a_dungeon_opens_once_for_its_heroes_and_hides_no_row(arrive: Arrive) -> None:
    """With four players a dungeon opens while heroes walk through it. It stays open until the last one has died, and
    the hand leaves room for the other rows."""
    anna = arrive("Anna", prefs={"speed": "normal", "stops": "smart"}, reduced_motion="no-preference")
    anna.table("me", "bot", "bot", "bot", setup=SETUP, seed=7)
    anna.wait_for_turn()
    anna.page.evaluate(RECORD_OPENINGS)
    end = time.monotonic() + PATIENCE_SECONDS
    while (seen := anna.page.evaluate("window.recordedOpenings"))["adventures"] < 1 or not seen["openings"]:
        assert time.monotonic() < end, f"no dungeon opens: {seen}"
        anna.turn()
        anna.page.wait_for_timeout(100)
    assert seen["hidden"] <= MAX_HIDDEN_PX, f"{seen['hidden']} px of the rows are scrolled away"
    assert set(seen["openings"].values()) == {1}, seen["openings"]


def test_a_lead_in_treasure_leaves_rows_as_high_as_they_are(arrive: Arrive) -> None:
    """All four kinds of treasure stay in one line when a player has the most of each."""
    anna = arrive("Anna")
    anna.table("me", "bot", setup=SETUP, seed=7)
    anna.wait_for_turn()
    assert anna.page.evaluate(HEIGHTS_OF_TREASURES, True) == anna.page.evaluate(HEIGHTS_OF_TREASURES, False)
