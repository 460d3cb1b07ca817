"""During a round nothing jumps that has a fixed place: rows of players, decks, hand, buttons around the board."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.browser.conftest import Arrive
from tests.conftest import Figures
from tests.patience import PATIENCE_SECONDS

MAX_SHIFT_PX = 4
EVENTS = 45
"""The number of events to watch: more than a round of three players."""

CHROME = "header button, header .name, .controls button, .prompt button.quiet, section.hand"
"""The parts with a fixed place that every table has."""
BOARDS: dict[str, tuple[dict[str, Any], str]] = {
    "boss-monster": ({"sets": ["BMR"]}, ".board section.seat, .board .decks [data-spot]"),
    "super-boss-monster": (
        {},
        ".board section.seat.own, .board .decks [data-spot], .location, .space, .market li, .town h3",
    ),
    "keep-the-heroes-out": ({}, ".board [data-spot=guild], .board [data-spot^=room-], .board section.seat"),
}
"""The setup, and the parts with a fixed place, by game."""

RECORD = """([maxShift, fixed]) => {
  const places = new WeakMap();
  const record = { jumps: {}, events: 0, frames: 0 };
  window.recordedJumps = record;
  let shown = "";
  const look = () => {
    const event = document.querySelector(".game-table").dataset.event ?? "";
    if (event && event !== shown) record.events += 1;
    if (event) shown = event;
    record.frames += 1;
    for (const element of document.querySelectorAll(fixed)) {
      if (!element.checkVisibility()) continue;
      const { left, top } = element.getBoundingClientRect();
      const before = places.get(element);
      places.set(element, { left, top });
      const shift = before ? Math.max(Math.abs(left - before.left), Math.abs(top - before.top)) : 0;
      if (shift <= maxShift) continue;
      const name = element.ariaLabel ?? (element.textContent.trim().slice(0, 30) || element.className);
      record.jumps[name] = `${name}: ${Math.round(shift)} px at event ${event || "none"}`;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("boss-monster", 3),
        pytest.param("boss-monster", 2, marks=pytest.mark.long),
        pytest.param("boss-monster", 4, marks=pytest.mark.long),
        pytest.param("super-boss-monster", 3, marks=pytest.mark.long),
        pytest.param("keep-the-heroes-out", 2, marks=pytest.mark.long),
    ],
)
def test_nothing_jumps_during_a_round(arrive: Arrive, figures: Figures, game: str, players: int) -> None:
    """U13: from frame to frame no part with a fixed place moves by more than 4 px, and so what the pointer is on stays
    there."""
    setup, fixed = BOARDS[game]
    anna = arrive("Anna", prefs={"speed": "fast", "stops": "smart"}, reduced_motion="no-preference")
    anna.table("me", *["bot"] * (players - 1), game=game, setup=setup, seed=7, pace="fast")
    for _ in range(2):  # Before bosses or clans are chosen and the first room is built, the table is not complete.
        anna.wait_for_turn()
        anna.answer()
    anna.wait_for_turn()
    anna.page.wait_for_timeout(500)
    anna.page.evaluate(RECORD, [MAX_SHIFT_PX, f"{CHROME}, {fixed}"])
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        seen = anna.page.evaluate("window.recordedJumps")
        if seen["jumps"] or seen["events"] >= EVENTS:
            break
        assert time.monotonic() < end, f"too few events: {seen}"
        anna.turn()
        anna.page.wait_for_timeout(100)
    figures.none(
        "U13",
        f"parts that jump during a round ({game}, {players} players)",
        list(seen["jumps"].values()),
        seen["frames"],
    )
