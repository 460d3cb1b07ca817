"""Screenshots of every screen for people to look at: `pytest tests/browser -m pictures --screenshots DIR`.

Only this command selects these tests. Each picture is named after the screen, its size, language and theme.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import Arrive
from tests.browser.games.test_fighter import answers
from tests.browser.games.test_keep_table import plays
from tests.browser.games.test_series import ALL_SETS
from tests.browser.person import JSON, Person, clicks

pytestmark = pytest.mark.pictures

SIZES = {"desk": (1280, 800), "phone": (390, 844)}
PAGES = {
    "lobby": "/",
    "game": "/game/boss-monster",
    "rulebook": "/rules/boss-monster",
    "rules": "/rules/boss-monster/reference",
    "cards": "/cards/boss-monster",
    "learn": "/learn",
    "error": "/nowhere",
}

DESIGNS = {
    "super-boss-monster": ["sbm-abbess-mortia", "sbm-frozen-monster"],
    "keep-the-heroes-out": ["kho-tail-sweep", "kho-scurry"],
    "dungeon-fighter": ["df-battle-sled", "df-emperor-penguin"],
}
"""Cards of Underkeep's own design, wholly or in part."""
OPEN_SEAT = {"seat": 1, "who": "open"}


@pytest.fixture
def folder(request: pytest.FixtureRequest) -> Path:
    """The folder for the pictures."""
    wish = request.config.getoption("--screenshots")
    if not wish:
        pytest.fail("Name the folder of the pictures with --screenshots DIR.", pytrace=False)
    made = Path(wish)
    made.mkdir(parents=True, exist_ok=True)
    return made


class Camera:
    """Takes pictures of the page of one person, one for each name."""

    def __init__(self, person: Person, folder: Path, tail: str) -> None:
        self.person, self.folder, self.tail = person, folder, tail
        self.taken: set[str] = set()

    def __call__(self, name: str, whole: bool = False) -> None:
        if name in self.taken:
            return
        self.taken.add(name)
        self.person.page.wait_for_timeout(250)
        self.person.page.screenshot(path=self.folder / f"{name}-{self.tail}.png", full_page=whole)

    def watch(self, seen: JSON) -> None:
        """Take a picture of each kind of situation that is seen for the first time."""
        page = self.person.page
        if page.locator(".walker").count():
            self("table-walking")
        if seen["doubt"]:
            self("table-doubt")
        if seen["mine"] and seen["reaction"]:
            self("table-reaction")
        if re.search("negat|zaneg|anul", seen["question"]):
            self("table-negation")
        if seen["mine"] and not seen["reaction"]:
            self("table-where" if seen["chosen"] else "table-choice")
        if page.locator(".rooms .down").count():
            self("table-face-down")


def photographed(
    arrive: Arrive, folder: Path, language: str, theme: str, size: str, **prefs: str
) -> tuple[Person, Camera]:
    """Return a person with this screen, and a camera for their page."""
    how = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    locale = {"en": "en-GB", "pl": "pl-PL"}[language]
    wishes = {"confirm": "never", **prefs}
    anna = arrive("Anna", viewport=SIZES[size], locale=locale, color_scheme=theme, prefs=wishes, **how)
    return anna, Camera(anna, folder, f"{size}-{language}-{theme}")


def every_look(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test once for each size, theme and language."""
    for name, values in (("size", SIZES), ("theme", ("light", "dark")), ("language", ("en", "pl"))):
        test = pytest.mark.parametrize(name, list(values))(test)
    return test


@every_look
def test_pictures(arrive: Arrive, folder: Path, language: str, theme: str, size: str) -> None:
    """Each screen of Boss Monster once."""
    anna, take = photographed(arrive, folder, language, theme, size, speed="instant")
    page = anna.page
    for name, path in PAGES.items():
        anna.go(path)
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        take(name, whole=name in ("lobby", "game", "learn"))
    waiting = anna.opens("me", "person", "bot", start=False)["table"]["id"]
    anna.go(f"/table/{waiting}")
    page.wait_for_selector("main h1")
    take("waiting")
    anna.go(f"/table/{anna.opens('me', 'bot', learn=True)['table']['id']}")
    page.wait_for_selector(".prompt")
    page.wait_for_timeout(700)
    take("tutorial")
    table = anna.table("me", "bot", "bot", "bot", setup={"sets": ["BMR", "TNL"]})
    anna.wait_for_turn()
    take("table-setup")
    for number in range(24):
        seen = anna.wait_for_turn()
        take.watch(seen)
        if seen["over"] or not anna.answer(lambda person, seen: (take.watch(seen), clicks(person, seen))[1]):
            break
        if number == 4:
            page.locator(".board .hand [data-face]").first.hover()
            page.wait_for_timeout(400)
            take("zoom")
            page.mouse.move(2, 2)
            page.locator("main").focus()
            page.keyboard.press("l")
            take("log")
            page.keyboard.press("Escape")
    if not anna.is_over():
        page.keyboard.press("Escape")
        page.locator("header .menu > button").click()
        take("menu")
        for _ in range(2):
            if page.locator(".items > .danger").count():
                page.locator(".items > .danger").click()
        page.wait_for_timeout(1500)
    take("over")
    anna.go(f"/replay/{table}?at=9")
    page.wait_for_selector("input[type=range]")
    take("replay")
    anna.forgive("404")


@every_look
def test_pictures_of_the_keep(arrive: Arrive, folder: Path, language: str, theme: str, size: str) -> None:
    """Keep the Heroes Out!: before the game, in its phases, while a raid is played, and at its end."""
    anna, take = photographed(arrive, folder, language, theme, size)
    page = anna.page
    game = "keep-the-heroes-out"
    for name in ("rules", "cards"):
        anna.go(f"/{name}/{game}")
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        take(f"keep-{name}")
    setup = {"scenario": "siege", "level": "family", "clans": ["imps", "gnolls", "witches"]}
    waiting = anna.opens("me", "person", "bot", start=False, game=game, setup=setup)["table"]["id"]
    anna.go(f"/table/{waiting}")
    page.wait_for_selector("main h1")
    take("keep-waiting")
    anna.go(f"/table/{anna.opens('me', 'bot', 'bot', game=game, setup=setup)['table']['id']}")
    page.wait_for_selector("main .map")
    for number in range(40):
        seen = anna.wait_for_turn()
        if seen["over"]:
            break
        kind = "choice" if not seen["chosen"] else "where"
        take(f"keep-{kind}-{min(number // 8, 2)}")
        if page.locator("main [role=dialog]").count():
            take("keep-room")
        plays(anna, seen)
        page.wait_for_timeout(700)
        if not anna.look()["mine"]:
            take(f"keep-raid-{min(number // 8, 2)}")
    page.keyboard.press("Escape")
    page.locator("main").focus()
    page.keyboard.press("l")
    take("keep-log")


@every_look
def test_pictures_of_the_series(arrive: Arrive, folder: Path, language: str, theme: str, size: str) -> None:
    """Boss Monster with all sets: the deck builder, the waiting table, a game of six, the zoom of a miniboss, and the
    end."""
    anna, take = photographed(arrive, folder, language, theme, size, speed="instant")
    page = anna.page
    anna.go("/deck/boss-monster")
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    take("series-deck")
    setup = {"sets": ALL_SETS, "trade": True}
    waiting = anna.opens("me", "person", *["bot"] * 4, start=False, setup=setup)["table"]["id"]
    anna.go(f"/table/{waiting}")
    page.wait_for_selector("main h1")
    take("series-waiting")
    anna.table("me", *["bot"] * 5, setup=setup)
    for number in range(400):
        seen = anna.wait_for_turn()
        if seen["over"]:
            break
        if number % 12 == 0:
            take(f"series-{number // 12}", whole=number % 24 == 0)
        miniboss = page.locator(".miniboss-strip:not(.lit):has(.pips)")
        if "series-miniboss" not in take.taken and miniboss.count() and not seen["chosen"]:
            miniboss.first.click()
            page.wait_for_selector(".zoom.pinned")
            take("series-miniboss")
            page.keyboard.press("Escape")
        clicks(anna, anna.look())
    take("series-over")


@every_look
def test_pictures_of_own_designs(arrive: Arrive, folder: Path, language: str, theme: str, size: str) -> None:
    """The sign of cards of Underkeep's own design: among all cards, in the zoom, and in the deck builder."""
    anna, take = photographed(arrive, folder, language, theme, size)
    page = anna.page
    for game, keys in DESIGNS.items():
        anna.go(f"/cards/{game}")
        faces = {card["key"]: card["face"] for card in anna.ask("GET", f"/api/games/{game}/cards")}
        page.locator("main .tools input[type=checkbox]").check()
        take(f"designs-{game}")
        for key in keys:
            page.locator(f'main [data-face="{faces[key]}"]').click()
            page.wait_for_selector(".zoom.pinned svg")
            take(f"designs-{key}")
            page.keyboard.press("Escape")
    anna.go("/deck/boss-monster")
    page.locator("main .tools input[type=search]").fill("r")
    page.locator("main .tools select").nth(1).select_option("POP")
    page.locator(".what").first.evaluate("card => card.scrollIntoView()")
    take("designs-deck")


@every_look
def test_pictures_of_the_city(arrive: Arrive, folder: Path, language: str, theme: str, size: str) -> None:
    """Super Boss Monster with one and four players: the Market, minions, heroes in the locations, and the end."""
    anna, take = photographed(arrive, folder, language, theme, size, speed="instant")
    page = anna.page
    for name, seats in (("solo", ["me"]), ("four", ["me", "bot", "bot", "bot"])):
        anna.table(*seats, game="super-boss-monster", setup={})
        for number in range(300):
            seen = anna.wait_for_turn()
            if seen["over"]:
                break
            if page.locator(".city .market li.lit").count():
                take(f"{name}-market")
            if page.locator(".city .space.lit").count():
                take(f"{name}-minion")
            if page.locator(".city .location .token").count():
                take(f"{name}-trained", whole=True)
            if number % 15 == 14:
                take(f"{name}-{number // 15}")
            clicks(anna, anna.look())
        take(f"{name}-over")


@every_look
@pytest.mark.parametrize("throws", ["companion", "simulated"])
def test_pictures_of_the_fighters(
    arrive: Arrive, folder: Path, throws: str, language: str, theme: str, size: str
) -> None:
    """Dungeon Fighter with real and with simulated dice: every kind of decision once."""
    anna, take = photographed(arrive, folder, language, theme, size, speed="instant", stops="all")
    page = anna.page
    anna.table("me", game="dungeon-fighter", setup={"throws": throws, "ballads": True})
    asked: set[str] = set()
    for _ in range(60):
        seen = anna.wait_for_turn()
        if seen["over"]:
            break
        sort = seen["question"][:16]
        if sort not in asked:
            asked.add(sort)
            take(f"fighter-{throws}-{len(asked):02}")
        if size == "phone" and len(asked) == 8:
            page.get_by_role("tab").last.click()
            take(f"fighter-{throws}-table")
            page.get_by_role("tab").first.click()
        answers(anna, seen)
        page.wait_for_timeout(60)
    take(f"fighter-{throws}-last")


@every_look
def test_fair_play(arrive: Arrive, folder: Path, language: str, theme: str, size: str) -> None:
    """An agreement request for the person who is asked, the menu of the owner, and a table with a chosen seed."""
    anna, take = photographed(arrive, folder, language, theme, size, speed="instant")
    page, ben = anna.page, arrive("Ben")
    made = ben.opens("me", "person", "bot", "bot", start=False)
    anna.go(next(link["path"] for link in made["links"] if link["seat"] == 1))
    page.wait_for_selector(".board [data-anchor]")
    ben.ask("POST", f"/api/tables/{made['table']['id']}/close")
    page.wait_for_selector(".consent-request button")
    take("agreement")
    page.locator(".consent-request button").last.click()
    page.wait_for_selector(".notice[role=status]")
    take("table-notice")
    chosen = anna.table("me", "bot", "bot", private=False)
    take("chosen-seed")
    page.locator(".menu > .button").click()
    page.wait_for_selector(".items select")
    page.locator(".items .danger").last.scroll_into_view_if_needed()
    take("owner-menu")
    other = ben.opens("me", "bot", private=False)["table"]["id"]
    ben.ask("POST", f"/api/tables/{other}/seat", OPEN_SEAT)
    anna.go(f"/table/{other}")
    page.wait_for_selector(".free-seat")
    take("free-seat")
    anna.go("/")
    page.wait_for_selector(f'a[href="/table/{chosen}"]')
    take("lobby-chosen-seed", whole=True)
    ben.ask("POST", f"/api/tables/{other}/seat", OPEN_SEAT | {"who": "person"})
    links = ben.ask("GET", f"/api/tables/{other}/links")["links"]
    anna.go(next(link["path"] for link in links if link["seat"] == 1))
    take("link-chosen-seed")
