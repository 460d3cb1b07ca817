"""The table shows one position at a time: board, log, prompt and the event that is played agree in every frame."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import JSON, Person, merged
from tests.conftest import Figures
from tests.patience import PATIENCE_SECONDS

RECORD = """() => {
  window.frames_seen = { playing: 0, idle: 0, events: new Set(), hands: {}, wrong: [] };
  const note = (what) => { if (window.frames_seen.wrong.length < 20) window.frames_seen.wrong.push(what); };
  const look = () => {
    const seen = window.frames_seen;
    const table = document.querySelector(".game-table");
    const number = table?.dataset.event;
    if (number === undefined) seen.idle += 1;
    else {
      seen.playing += 1;
      seen.events.add(Number(number));
      for (const hand of document.querySelectorAll('.board .pip[data-spot^="hand-"]')) {
        const shown = `${hand.dataset.spot.slice(5)}: ${[...hand.querySelectorAll("b")].map((b) => b.textContent)}`;
        (seen.hands[number] ??= {})[shown] = true;
      }
      const late = [...document.querySelectorAll(".log li[data-n]:not(.struck)")]
        .filter((line) => Number(line.dataset.n) > Number(number));
      if (late.length) note(`event ${number}: the log tells the future: ${late[0].textContent.trim()}`);
      if (document.querySelector(".prompt.mine")) note(`event ${number}: a question`);
      if (document.querySelector(".board .lit")) note(`event ${number}: something can be chosen`);
      if (document.querySelector(".ending")) note(`event ${number}: the ending`);
      const phase = table.dataset.eventPhase;
      const shown = document.querySelector(".board .track [aria-current]")?.dataset.place;
      if (shown && phase && shown !== `phase:${phase}`) note(`event ${number}: ${shown} instead of ${phase}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
SEEN = "() => ({ ...window.frames_seen, events: window.frames_seen.events.size })"

SETUPS: dict[str, tuple[list[str], dict[str, Any], int]] = {
    "boss-monster": (["me", "bot", "bot", "bot"], {"sets": ["BMR"]}, 14),
    "super-boss-monster": (["me", "bot", "bot", "bot"], {}, 14),
    "keep-the-heroes-out": (["me", "bot"], {}, 10),
    "dungeon-fighter": (["bot", "bot"], {"throws": "made-up"}, 5),
}
"""For each game the seats, the choices, and the number of different events to watch. Dice are thrown by bots."""


def watch(person: Person, events: int) -> JSON:
    """Answer at random until a number of different events has been played. Returns what was recorded."""
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        seen: JSON = person.page.evaluate(SEEN)
        if seen["wrong"] or seen["events"] >= events or person.is_over():
            return seen
        assert time.monotonic() < end, f"too few events: {seen}"
        person.turn()
        person.page.wait_for_timeout(100)


def boards_of_events(person: Person, table: str) -> dict[int, JSON]:
    """Return the board of each event according to the server, by the number of the event."""
    replay = person.ask("GET", f"/api/tables/{table}/replay?lang=en&seat=0")
    board, boards = replay["start"]["board"], {}
    for update in replay["updates"]:
        for number, event in enumerate(update.get("events", []), start=update.get("first", 0)):
            board = boards[number] = merged(board, event[4] if len(event) > 4 else {})
        board = merged(board, update.get("patch", {}))
    return boards


def wrong_hands(person: Person, table: str, seen: JSON) -> list[str]:
    """Return the events during which the table showed other numbers of cards in hands than the board of the event
    has. All numbers are compared that were shown in any frame."""
    boards, wrong = boards_of_events(person, table), []
    for number, shown in seen["hands"].items():
        seats = boards[int(number)]["seats"]
        hands = {f"{seat}: {len(at.get('rooms', {}))},{len(at.get('spells', {}))}" for seat, at in seats.items()}
        wrong += [f"event {number}: hand of seat {hand}" for hand in shown if hand not in hands]
    return wrong


@pytest.mark.parametrize("game", list(SETUPS))
def test_board_log_and_prompt_show_the_same_position_in_every_frame(
    arrive: Arrive, figures: Figures, long: bool, game: str
) -> None:
    """U11: at each frame of the playback the log tells nothing that comes later, and nothing is asked."""
    seats, setup, events = SETUPS[game]
    if game == "dungeon-fighter" and not long:
        events = 3  # Drawing a flight without a GPU takes long.
    anna = arrive("Anna", prefs={"speed": "fast", "stops": "smart"}, reduced_motion="no-preference")
    table = anna.table(*seats, game=game, setup=setup, pace="fast" if "me" not in seats else "instant")
    anna.page.keyboard.press("l")
    anna.page.evaluate(RECORD)
    seen = watch(anna, events)
    assert seen["playing"] > 0
    assert seen["idle"] > 0 or "me" not in seats, "the playback ends before a question"
    anna.forgive("GPU stall due to ReadPixels")  # The browser of the tests draws the flight of a die without a GPU.
    wrong = seen["wrong"] + (wrong_hands(anna, table, seen) if seen["hands"] else [])
    figures.none("U11", f"frames that show the future ({game})", wrong, seen["playing"])


SKIP = """async (how) => {
  const table = document.querySelector(".game-table");
  if (table.dataset.event === undefined) return null;
  if (how === "key") document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  else document.querySelector(how).click();
  await new Promise((resolve) => setTimeout(resolve));
  return table.dataset.event === undefined;
}"""
"""Skips the playback, and tells whether nothing is played any more; null if nothing was played before."""


def test_the_playback_can_be_skipped(arrive: Arrive) -> None:
    """Space, the button and a click on the board end the playback. Alone at the table, nothing new happens then."""
    anna = arrive("Anna", prefs={"speed": "slow", "stops": "smart"}, reduced_motion="no-preference")
    anna.table("me", game="super-boss-monster", setup={})
    end = time.monotonic() + PATIENCE_SECONDS
    for how in ("key", ".prompt .told .finish", ".board .top"):
        while (skipped := anna.page.evaluate(SKIP, how)) is None:
            assert time.monotonic() < end, "nothing is played"
            anna.turn()
            anna.page.wait_for_timeout(20)
        assert skipped, how
