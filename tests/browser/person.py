"""A person with a browser, who opens pages, creates tables, and plays by clicking highlighted things."""

from __future__ import annotations

import asyncio
import os
import random
import re
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request
from playwright.sync_api import TimeoutError as Impatience

from tests.browser.house import House
from tests.patience import PATIENCE_SECONDS
from tests.server.process_helpers import play_at_random
from underkeep.client import TableClient
from underkeep.server.http.requests import COOKIE

JSON = dict[str, Any]
HARMLESS = re.compile(r"WebSocket connection to|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED")
"""The messages of Chromium itself when a connection is cut on purpose."""
POLL_MS = 100
"""The time between two looks at a table."""
CLICK_SECONDS = 5.0
"""How long one try to click lasts. The decision may have changed meanwhile, so a try is short and is repeated."""

GOALS_READ = ["boss-monster", "super-boss-monster", "keep-the-heroes-out", "dungeon-fighter"]
"""A person in a test knows how the games are won, so no notice about it takes room."""

LOOK = """() => {
  const bar = document.querySelector(".prompt");
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const buttons = [...document.querySelectorAll(".prompt .answers button, .prompt .slot button")];
  return {
    mine: bar?.classList.contains("mine") ?? false,
    listening: bar !== null && !bar.classList.contains("guarded") && bar.ariaBusy !== "true",
    question: bar?.querySelector(".prompt-text")?.textContent ?? "",
    lit: [...document.querySelectorAll(".board .lit")].filter(shown).map((element) => element.dataset.anchor),
    chosen: [...document.querySelectorAll(".board .chosen")].map((element) => element.dataset.anchor),
    buttons: buttons.filter((button) => !button.hasAttribute("aria-expanded")).map((button) => ({
      text: button.textContent.trim(),
      key: button.getAttribute("aria-keyshortcuts"),
      slot: button.closest(".slot")?.className ?? "",
      ready: !button.disabled,
    })),
    doubt: document.querySelector(".prompt .answers .danger") !== null,
    reaction: document.querySelector(".prompt .slot.pass button") !== null,
    zoomed: document.querySelector(".zoom.pinned") !== null,
    over: document.querySelector(".ending") !== null,
    passDevice: document.querySelector("#pass-device") !== null,
    claim: document.querySelector(".claim-reaction:not(.guarded)") !== null,
  };
}"""

# A look at everything takes ten milliseconds of the page. This takes hardly any, so it is asked again and again.
MOMENT = """() => {
  if (document.querySelector(".ending")) return "over";
  return document.querySelector(".prompt.mine:not(.guarded, [aria-busy=true])") ? "asked" : "waiting";
}"""


class Person:
    """A person with their own browser context and one page."""

    def __init__(self, browser: Browser, house: House, name: str = "", **how: Any) -> None:
        width, height = how.pop("viewport", (1280, 800))
        how.setdefault("locale", "en-GB")
        how.setdefault("reduced_motion", "reduce")
        self.house, self.name = house, name
        prefs = how.pop("prefs", {"speed": "instant", "stops": "smart"})
        if prefs:
            prefs = {"goalsRead": GOALS_READ} | prefs
        self.context = browser.new_context(base_url=house.address, viewport={"width": width, "height": height}, **how)
        self.context.set_default_timeout(1000 * PATIENCE_SECONDS)
        self.troubles: list[str] = []
        self.chance = random.Random(name)
        self.answers = 0
        self.deals = 0
        self.context.on("weberror", lambda error: self.troubles.append(f"{name}: {error.error}"))
        self.page = self.new_page()
        me = self.ask("GET", "/api/me")
        self.id = me["id"]
        change = {**({"name": name} if name else {}), **({"prefs": prefs} if prefs else {})}
        if change:
            self.ask("PATCH", "/api/me", change)

    def new_page(self) -> Page:
        """Open one more page of the same person."""
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("requestfailed", self._failed)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not HARMLESS.search(message.text):
            where = message.location.get("url", "") if message.location else ""
            self.troubles.append(f"{self.name}: {message.text} {where}")

    def _failed(self, request: Request) -> None:
        reason = request.failure or ""
        if "ERR_ABORTED" not in reason and not HARMLESS.search(reason):
            self.troubles.append(f"{self.name}: {request.url} {reason}")

    def forgive(self, pattern: str) -> None:
        """Forget the errors that the test provoked on purpose."""
        self.troubles = [trouble for trouble in self.troubles if not re.search(pattern, trouble)]

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    # --- over HTTP, with the same cookies

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request as the pages send it, and return the decoded response."""
        answer = self.context.request.fetch(
            f"{self.house.address}{path}", method=method, data=body, headers={"Origin": self.house.address}
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def opens(self, *seats: str | JSON, start: bool = True, **choices: Any) -> JSON:
        """Create a table and return the invitation."""
        chairs = [seat if isinstance(seat, dict) else {"who": seat} for seat in seats]
        body = {
            "game": "boss-monster",
            "seats": chairs,
            "pace": "instant",
            "setup": {"sets": ["BMR"]},
            **({"seed": self._deal()} if all(chair["who"] in ("me", "bot") for chair in chairs) else {}),
            **choices,
        }
        made: JSON = self.ask("POST", "/api/tables", body)
        if start and made["table"]["status"] == "open":
            self.ask("POST", f"/api/tables/{made['table']['id']}/start")
        return made

    def _deal(self) -> int:
        """Return a seed that depends on the name of the test, so that a test sees the same cards each time, whatever
        its folder is. Another value of the environment variable UNDERKEEP_DEALS gives other cards."""
        self.deals += 1
        test, deals = os.environ.get("PYTEST_CURRENT_TEST", ""), os.environ.get("UNDERKEEP_DEALS", "")
        test = re.sub(r"^tests/browser/\w+/", "tests/browser/", test)
        return zlib.crc32(f"{deals} {test} {self.name} {self.deals}".encode())

    def table(self, *seats: str | JSON, **choices: Any) -> str:
        """Create a table that starts at once, open its page, and return its id."""
        id: str = self.opens(*(seats or ("me", "bot")), **choices)["table"]["id"]
        self.go(f"/table/{id}")
        self.page.wait_for_selector(".board .bm-board, .board [data-anchor], .board section")
        return id

    def play_ahead(self, table: str, answers: int) -> None:
        """Give random answers of this person in seat 0 without a page, which takes less time than clicks."""
        cookies = {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}

        async def play() -> None:
            async with TableClient(self.house.address, table, cookies[COOKIE], 0) as client:
                await asyncio.wait_for(
                    play_at_random(client, random.Random(answers), answers=answers), PATIENCE_SECONDS
                )

        # Playwright keeps an event loop running in this thread.
        with ThreadPoolExecutor(1) as pool:
            pool.submit(asyncio.run, play()).result()

    def position(self, table: str, seat: int | None = None) -> JSON:
        """Return the current position according to the server: the last board of the replay."""
        query = "" if seat is None else f"&seat={seat}"
        replay = self.ask("GET", f"/api/tables/{table}/replay?lang=en{query}")
        board = replay["start"]["board"]
        for update in replay["updates"]:
            for event in update.get("events", []):
                board = merged(board, event[4])
            board = merged(board, update.get("patch", {}))
        last = replay["updates"][-1] if replay["updates"] else replay["start"]
        return {"board": board, "ending": last.get("ending"), "version": last.get("version", 0)}

    # --- on the page

    def go(self, path: str) -> None:
        """Open an address in the page."""
        self.page.goto(path)

    def look(self) -> JSON:
        """Return what the table shows."""
        seen: JSON = self.page.evaluate(LOOK)
        return seen

    def text_view(self) -> list[str]:
        """Return the sections of the text view of the table."""
        self.page.keyboard.press("t")
        dialog = self.page.get_by_role("dialog")
        dialog.wait_for()
        lines: list[str] = dialog.locator("section").all_inner_texts()
        self.page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")
        return lines

    def is_asked(self) -> bool:
        """Return whether the table waits for an answer of this person. While an answer is on its way to the server, the
        prompt still shows the old question, but does not listen."""
        return self._moment() == "asked"

    def is_over(self) -> bool:
        """Return whether the table shows the end of the game."""
        return self._moment() == "over"

    def _moment(self) -> str:
        """Return whether this person is asked, waits, or the game is over."""
        moment: str = self.page.evaluate(MOMENT)
        return moment

    def turn(self, choose: Callable[[Person, JSON], bool] | None = None) -> bool:
        """Make one click of an answer if this person is asked. Returns whether there was something to click."""
        if not self.is_asked():
            return False
        seen = self.look()
        return asks(seen) and (choose or clicks)(self, seen)

    def wait_for_turn(self, patience: float = PATIENCE_SECONDS) -> JSON:
        """Wait until this person is asked or the game is over. Returns what the table shows then."""
        end = time.monotonic() + patience
        while self._moment() == "waiting" and time.monotonic() < end:
            self.page.wait_for_timeout(POLL_MS / 2)
        return self.until(lambda seen: seen["over"] or asks(seen), patience)

    def until(self, wanted: Callable[[JSON], bool], patience: float = PATIENCE_SECONDS) -> JSON:
        """Wait until the table shows what is wanted. Returns what it shows then."""
        end = time.monotonic() + patience
        while True:
            seen = self.look()
            if wanted(seen):
                return seen
            assert time.monotonic() < end, f"the table of {self.name} is not as wanted: {seen}"
            self.page.wait_for_timeout(POLL_MS)

    def answer(self, choose: Callable[[Person, JSON], bool] | None = None) -> bool:
        """Answer one decision with as many clicks as it needs. Returns False when the game is over."""
        seen = self.wait_for_turn()
        if seen["over"]:
            return False
        first = seen["question"]
        for _ in range(12):
            (choose or clicks)(self, seen)
            before, seen = seen, self.look()
            # If nothing changes for a long time, the click was lost, and the person clicks again.
            end = time.monotonic() + CLICK_SECONDS
            while seen == before and time.monotonic() < end:
                self.page.wait_for_timeout(POLL_MS / 2)
                seen = self.look()
            going_on = asks(seen) and (seen["chosen"] or seen["doubt"])
            if not going_on or (seen["question"] != first and not seen["doubt"]):
                return True
        raise AssertionError(f"{self.name} cannot complete the answer: {seen}")


def asks(seen: JSON) -> bool:
    """Return whether a table that shows this waits for an answer of the viewer."""
    return bool(seen["mine"] and seen["listening"] and not seen["over"])


def take_picture(person: Person, folder: str | None, name: str) -> None:
    """Take a picture of the page of a person, if pictures are wanted."""
    if folder:
        person.page.screenshot(path=f"{folder}/{name}.png")


def next_to_answer(*people: Person) -> tuple[Person, JSON] | None:
    """Wait until one of several people is asked. Returns that person and what their table shows, or None when the game
    is over."""
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        if any(person.is_over() for person in people):
            return None
        for person in people:
            if person.is_asked() and asks(seen := person.look()):
                return person, seen
        assert time.monotonic() < end, f"nobody is asked: {[person.look() for person in people]}"
        people[0].page.wait_for_timeout(POLL_MS)


def clicks(person: Person, seen: JSON) -> bool:
    """Click a random answer with the mouse, as a person does. Returns whether something was clicked."""
    ready = [button for button in seen["buttons"] if button["ready"]]
    doing_nothing = [button for button in ready if button["slot"]]
    things = sorted(set(seen["lit"]))
    page, chance = person.page, person.chance.random()
    if seen["zoomed"]:
        page.keyboard.press("Escape")
    if seen["doubt"]:
        thing = page.locator(".prompt .answers button.danger")
    elif things and not (doing_nothing and chance < (0.7 if seen["reaction"] else 0.1)):
        thing = page.locator(f'.board [data-anchor="{person.chance.choice(things)}"].lit').first
    elif doing_nothing:
        thing = page.locator(".prompt .slot button").last
    elif ready:
        thing = page.locator(".prompt .answers button:not([aria-expanded])").first
    else:
        return False
    if not _click(person, thing, seen):
        return False
    person.answers += 1
    return True


def _click(person: Person, thing: Locator, seen: JSON) -> bool:
    """Click a thing. Returns False if the decision has changed meanwhile; if it has not, a thing that cannot be clicked
    is a defect."""
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            thing.click(timeout=1000 * CLICK_SECONDS)
            return True
        except (Impatience, Error) as trouble:
            now = person.look()
            if not now["mine"] or any(now[key] != seen[key] for key in ("question", "lit", "chosen")):
                return False
            if time.monotonic() > end:
                raise AssertionError(f"{person.name} cannot click: {trouble}") from trouble


def merged(board: Any, patch: Any) -> Any:
    """Return a board with a patch applied (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    made = dict(board) if isinstance(board, dict) else {}
    for key, value in patch.items():
        if value is None:
            made.pop(key, None)
        else:
            made[key] = merged(made.get(key), value)
    return made
