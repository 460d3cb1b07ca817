"""Keep the Heroes Out! in several browsers: on a big screen and on a phone, in both languages, to the end."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Error, expect

from tests.browser.conftest import Arrive
from tests.browser.person import POLL_MS, Person, clicks
from tests.patience import PATIENCE_SECONDS

JSON = dict[str, Any]
SETUP = {"scenario": "apprentice", "level": "challenge", "clans": ["rats", "dragon"]}
MIDDLE = 20
"""The number of answers of the first player after which a spectator comes."""


COVERED = """() => {
  const found = [];
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1;
  for (const tile of document.querySelectorAll(".map .tile")) {
    const head = [...tile.querySelectorAll(".head > *")].map((part) => part.getBoundingClientRect());
    const edge = tile.getBoundingClientRect();
    for (const part of tile.querySelectorAll(".piece :is(.figure, .plate, .count, .health), .thing")) {
      const box = part.getBoundingClientRect();
      const isOut = box.left < edge.left || box.right > edge.right || box.top < edge.top ||
        box.bottom > edge.bottom + 2;
      if (isOut || head.some((one) => meet(one, box))) found.push(`${tile.dataset.spot}: ${part.className}`);
    }
  }
  return found;
}"""
"""Returns what covers the name of a room or stands out of its room."""
CROWDED = [(4, "frogs", (60, 120)), (6, "siege", (60, 200))]
"""Numbers of players, pages, and moments of their games with many pieces on the map."""


def plays(person: Person, seen: JSON) -> bool:
    """Click a highlighted thing. On a small map a room is opened first, and turns are kept short. Returns whether
    something was clicked."""
    page, chance = person.page, person.chance
    sheet = page.locator("main [role=dialog]")
    try:
        if sheet.count() and not sheet.locator(".lit").count():
            sheet.get_by_role("button").first.click(timeout=4000)
            return True
        if not sheet.count() and page.locator(".tile.inside").count() and (not seen["lit"] or chance.random() < 0.5):
            page.locator(".tile.inside button").first.click(timeout=4000)
            return True
        ending = [button for button in seen["buttons"] if button["ready"] and button["slot"]]
        if ending and not seen["chosen"] and chance.random() < 0.5:
            page.locator(".prompt .slot button").last.click(timeout=4000)
            return True
        lit = page.locator("main [role=dialog] .lit" if sheet.count() else "main .lit")
        rooms = [place for place in range(lit.count()) if "floor" in (lit.nth(place).get_attribute("class") or "")]
        if rooms and chance.random() < 0.5:
            # Things in a room may be highlighted too, so the room itself is clicked at its name.
            lit.nth(chance.choice(rooms)).click(timeout=4000, position={"x": 30, "y": 12})
            return True
        if sheet.count() and not seen["doubt"]:
            # The same room is highlighted on the map as well, but the sheet may cover it there.
            lit.nth(chance.randrange(lit.count())).click(timeout=4000)
            return True
    except Error:
        return False  # the decision has changed meanwhile
    return clicks(person, seen)


def play_on(people: list[Person], answers: int | None = None) -> None:
    """Let people play until the first of them has given a number of answers, or to the end of the game."""
    quiet = time.monotonic()
    while not all(person.is_over() for person in people) and (answers is None or people[0].answers < answers):
        for person in people:
            if person.turn(plays):
                quiet = time.monotonic()
        people[0].page.wait_for_timeout(POLL_MS / 2)
        stuck = time.monotonic() - quiet > PATIENCE_SECONDS
        assert not stuck, f"no player can click anything: {[person.look() for person in people]}"


def test_two_people_and_a_watcher_play_to_the_end(arrive: Arrive) -> None:
    """After the game the text view is the same for two players and a spectator with different screens. The spectator
    comes in the middle of the game."""
    ann = arrive("Ann")
    ben = arrive("Ben", viewport=(390, 844), has_touch=True)
    wim = arrive("Wim", locale="pl-PL")
    made = ann.opens("me", "person", start=False, game="keep-the-heroes-out", setup=SETUP)
    table = made["table"]["id"]
    links = {link.get("seat"): link["path"] for link in made["links"]}
    ben.go(links[1])
    if ann.ask("GET", f"/api/tables/{table}")["status"] == "open":
        ann.ask("POST", f"/api/tables/{table}/start")
    ann.go(f"/table/{table}")
    for person in (ann, ben):
        person.page.wait_for_selector("main .map")
    play_on([ann, ben], answers=MIDDLE)
    wim.go(links[None])
    play_on([ann, ben])
    wim.page.wait_for_selector(".ending")
    wim.page.evaluate("localStorage.setItem('underkeep-language', 'en')")
    wim.page.reload()
    wim.page.wait_for_selector("main .map")
    told = [sorted(person.text_view()[1:-1]) for person in (ann, ben, wim)]
    assert told[0] == told[1] == told[2]


def test_the_next_steps_of_a_hero_are_shown_at_its_focus(arrive: Arrive) -> None:
    """A focused hero shows its next steps on the map, in words, and the words disappear with the focus."""
    ann = arrive("Ann")
    ann.table("me", game="keep-the-heroes-out", setup={"scenario": "jailbreak", "clans": ["rats"]})
    hero = ann.page.locator(".piece.hero .look").first
    note = ann.page.locator(".map .path p")
    expect(note).to_have_count(0)
    hero.focus()
    expect(note.first).to_contain_text("will")
    hero.blur()
    expect(note).to_have_count(0)


def test_the_names_of_rooms_are_never_covered(arrive: Arrive) -> None:
    """However many pieces stand in a room, they are below its name and within its walls."""
    ann = arrive("Ann")
    found: list[str] = []
    for players, page, moments in CROWDED:
        seats = ["me", *["bot"] * (players - 1)]
        made = ann.opens(*seats, game="keep-the-heroes-out", setup={"scenario": page}, seed=3)
        ann.play_ahead(made["table"]["id"], 60)
        for moment in moments:
            ann.go(f"/replay/{made['table']['id']}?seat=0&at={moment}")
            for width, height in ((1280, 720), (1280, 800), (390, 844)):
                ann.page.set_viewport_size({"width": width, "height": height})
                ann.page.wait_for_selector(".map .tile .piece")
                ann.page.wait_for_timeout(300)
                found += [f"{page}, {moment}, {width} x {height}: {part}" for part in ann.page.evaluate(COVERED)]
    assert found == []


def test_a_closed_room_stands_for_what_is_in_it(arrive: Arrive) -> None:
    """On a phone the narrator can point at a monster in a closed room and at the same monster in the opened one."""
    ann = arrive("Ann", viewport=(390, 844), has_touch=True)
    made = ann.opens("me", game="keep-the-heroes-out", setup={"scenario": "jailbreak", "clans": ["rats"]})
    ann.play_ahead(made["table"]["id"], 3)
    ann.go(f"/table/{made['table']['id']}")
    ann.page.wait_for_selector(".map .tile [data-spot^='hero:']", state="attached")
    tile = ann.page.locator(".map .tile", has=ann.page.locator("[data-spot^='hero:']")).first
    name = tile.locator("[data-spot^='hero:']").first.get_attribute("data-spot")
    marks = ann.page.locator(f"[data-spot='{name}']")
    expect(marks).to_have_count(1)
    room, mark = tile.bounding_box(), marks.bounding_box()
    assert room is not None
    assert mark is not None
    assert abs(mark["width"] - room["width"]) < 8
    tile.locator("button").click()
    expect(ann.page.locator(f"main [role=dialog] [data-anchor='{name}']")).to_have_count(1)
