"""The boxes of games in the lobby, and the page of each game: ways to start, settings of the last time, old links."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.game_page import box_of, create_table, form_of, open_form
from tests.browser.person import Person
from tests.browser.table.test_layout import TOUCH, checked, each_size
from tests.conftest import Figures
from underkeep.games.boss_monster.setup.deck_builder.code import encode
from underkeep.games.boss_monster.setup.deck_builder.presets import complete_deck

GAMES = ["boss-monster", "super-boss-monster", "keep-the-heroes-out", "dungeon-fighter"]
KEEP = "keep-the-heroes-out"


def table_of(person: Person) -> dict[str, object]:
    """Return the table whose page is open, as the server describes it."""
    person.page.wait_for_url("**/table/*")
    info: dict[str, object] = person.ask("GET", f"/api/tables/{person.page.url.rpartition('/')[2]}")
    return info


def kinds_of_seats(info: dict[str, object]) -> list[str]:
    """Return who sits at a table, seat by seat."""
    chairs = info["chairs"]
    assert isinstance(chairs, list)
    return [chair["who"] for chair in chairs]


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_asked_after_two_clicks(arrive: Arrive, game: str) -> None:
    """From the lobby to the page of the game, and from there to the table."""
    new = arrive(prefs=None)
    new.go("/")
    box_of(new, game).get_by_role("link").click()
    expect(new.page.locator("h1")).to_have_text(box_title(new, game))
    new.page.get_by_role("button", name="Play now", exact=True).click()
    new.page.wait_for_selector(".prompt.mine")
    assert table_of(new)["game"] == game


def box_title(person: Person, game: str) -> str:
    """Return the name of a game in the language of the browser of a person."""
    titles = {one["name"]: one["title"] for one in person.ask("GET", "/api/games?lang=en")}
    title: str = titles[game]
    return title


def test_a_box_starts_its_game_with_one_click(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.go("/")
    box_of(anna, "super-boss-monster").get_by_role("button", name="Play now").click()
    anna.page.wait_for_selector(".prompt.mine")
    assert table_of(anna)["game"] == "super-boss-monster"
    # The banner now starts the game that was started last.
    anna.go("/")
    expect(anna.page.locator(".front-banner")).to_contain_text("Super Boss Monster")
    anna.page.get_by_role("button", name="Play now", exact=True).click()
    anna.page.wait_for_selector(".prompt.mine")
    assert table_of(anna)["game"] == "super-boss-monster"


def test_the_lobby_begins_with_what_waits(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    page = anna.page
    headings = page.locator("main h2")
    anna.go("/")
    expect(headings).to_have_text(["Games", "Open tables", "Friends"])
    friends = anna.opens("me", "person", start=False)["table"]["id"]
    mine = anna.opens("me", "bot")["table"]["id"]
    over = anna.opens("me", "bot")["table"]["id"]
    anna.ask("POST", f"/api/tables/{over}/close")
    watched = ben.opens("me", "bot", private=False)["table"]["id"]
    free = ben.opens("me", "open", start=False, private=False)["table"]["id"]
    anna.go("/")
    expect(headings).to_have_text(["My tables", "Games", "Open tables", "Friends"])
    expect(page.locator("section", has=page.locator("#my-tables")).get_by_role("link")).to_have_count(2)
    links = page.locator("main a.table").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert links.index(f"/table/{mine}") < links.index(f"/table/{friends}"), "the table that waits comes first"
    assert links.index(f"/table/{friends}") < links.index(f"/table/{free}") < links.index(f"/table/{watched}")
    finished = page.locator(f'a.table[href$="/{over}"]')
    expect(finished).to_be_hidden()
    page.locator("main summary").click()
    expect(finished).to_be_visible()


def test_the_page_of_a_game_offers_what_the_game_has(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    offered = {}
    for game in GAMES:
        anna.go(f"/game/{game}")
        page.locator(".front .button").first.wait_for()
        offered[game] = page.locator(".front .button, main nav a").all_inner_texts()
        targets = page.locator("main a").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
        assert {f"/rules/{game}", f"/cards/{game}", f"/record#record-{game}"} <= set(targets)
        for target in dict.fromkeys(targets):
            assert anna.context.request.get(f"{anna.house.address}{target}").ok, target
    common = ["Play now", "Learn"], ["With friends", "Rules", "Cards"]
    assert offered["boss-monster"][:-1] == [*common[0], *common[1], "Deck builder"]
    assert offered["super-boss-monster"][:-1] == [*common[0], *common[1], "My best scores"]
    assert offered[KEEP][:-1] == [*common[0], "Write a page", *common[1]]
    assert offered["dungeon-fighter"][:-1] == [*common[0], "Practice", *common[1]]


@pytest.mark.parametrize("game", GAMES)
def test_learning_is_the_tutorial(arrive: Arrive, game: str) -> None:
    """*Learn* opens a table at which the narrator speaks at the first question."""
    anna = arrive("Anna")
    anna.go(f"/game/{game}")
    anna.page.get_by_role("button", name="Learn").click()
    assert table_of(anna)["learn"] is True
    expect(anna.page.locator(".narrator .hint-text")).to_be_visible()


def test_a_table_for_friends_has_one_link(arrive: Arrive) -> None:
    """Friends open the link, see who is there, give their names, take free seats and talk. The game starts when all
    are ready."""
    anna = arrive("Anna")
    anna.go("/game/keep-the-heroes-out")
    anna.page.get_by_label("Players at the table with friends").select_option("3")
    anna.page.get_by_role("button", name="With friends").click()
    info = table_of(anna)
    assert kinds_of_seats(info) == ["person", "open", "open"]
    assert (info["status"], info["private"], info["mine"]) == ("open", True, [0])
    link = anna.page.get_by_label("Link of the invitation").input_value()
    anna.page.get_by_role("button", name="QR code").click()
    expect(anna.page.get_by_role("img", name="QR code of the invitation")).to_be_visible()

    ben = arrive("Ben")
    ben.go(link)
    expect(ben.page.locator("ol.seats")).to_contain_text("Anna")
    ben.page.get_by_label("Your name at the table").fill("Benek")
    ben.page.get_by_role("button", name="Sit down").first.click()
    expect(anna.page.locator("ol.seats")).to_contain_text("Benek")
    for person, text in ((ben, "Hello from the dungeon"), (anna, "Welcome, Benek")):
        line = person.page.locator("#chat-text")
        line.fill(text)
        line.press("Enter")
        for reader in (anna, ben):
            expect(reader.page.locator(".chat")).to_contain_text(text)

    celia = arrive("Celia")
    celia.go(link)
    celia.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.get_by_text("The game starts when all are ready.", exact=False).last).to_be_visible()
    for person in (celia, ben):
        person.page.get_by_role("button", name="I’m ready").click()
    expect(anna.page.locator("ol.seats")).to_contain_text("ready ✓")
    anna.page.get_by_role("button", name="I’m ready").click()
    for person in (anna, ben, celia):
        expect(person.page.locator(".prompt")).to_be_visible()


def test_friends_see_the_open_tables_of_each_other(arrive: Arrive) -> None:
    """A person accepts the link of another one; the lobby of each shows the friend, and invites to an open table."""
    anna, ben = arrive("Anna"), arrive("Ben")
    link = anna.ask("GET", "/api/friends")["link"]
    ben.go(link)
    expect(ben.page.get_by_role("heading", name="Anna wants to be your friend")).to_be_visible()
    ben.page.get_by_role("button", name="Become friends").click()
    expect(ben.page.locator("#friends li")).to_contain_text("Anna")
    anna.opens("me", "open", start=False)
    ben.go("/")
    ben.page.get_by_role("link", name="Anna invites you").click()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator(".prompt")).to_be_visible()
    anna.go("/")
    anna.page.get_by_role("button", name="Remove Ben").click()
    anna.page.get_by_role("button", name="Remove friend").click()
    expect(anna.page.locator("#friends li")).to_have_count(0)


def test_play_now_repeats_the_settings_of_the_last_time(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    form = open_form(anna, "boss-monster")
    form.locator("select").first.select_option("all-minibosses")
    form.get_by_role("radio", name="3", exact=True).check(force=True)
    form.get_by_label("Seat 3", exact=True).select_option("bot")
    form.get_by_label("seat 3").last.select_option("random")
    create_table(form)
    setup = table_of(anna)["setup"]
    assert setup == {"sets": ["RMB", "VOV"], "trade": True}
    # The seat of the friend gets a bot of the same level.
    anna.go("/game/boss-monster")
    expect(page.locator(".started-with")).to_contain_text("3 players")
    page.get_by_role("button", name="Play now", exact=True).click()
    info = table_of(anna)
    assert (info["setup"], kinds_of_seats(info)) == (setup, ["person", "bot", "bot"])
    chairs = info["chairs"]
    assert isinstance(chairs, list)
    assert [chair["bot"] for chair in chairs[1:]] == ["random", "random"]
    # Another game has its own settings, and the default ones come back with a button.
    anna.go("/game/super-boss-monster")
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".started-with")).to_have_count(0)
    anna.go("/game/boss-monster")
    page.locator(".started-with button").click()
    expect(page.locator(".started-with")).to_have_count(0)
    page.get_by_role("button", name="Play now", exact=True).click()
    info = table_of(anna)
    assert (info["setup"], kinds_of_seats(info)) == ({}, ["person", "bot"])


def test_settings_that_the_game_no_longer_has_are_forgotten(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.go("/")
    stored = '{"last":"boss-monster","settings":{"boss-monster":{"players":3,"setup":{"sets":["GONE"]},"bots":[]}}}'
    anna.page.evaluate("(stored) => localStorage.setItem('underkeep-games', stored)", stored)
    anna.page.reload()
    anna.page.get_by_role("button", name="Play now", exact=True).click()
    info = table_of(anna)
    assert (info["setup"], kinds_of_seats(info)) == ({}, ["person", "bot"])
    anna.forgive("400")


def test_links_to_the_lobby_lead_to_the_game_that_they_are_for(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    code = encode(complete_deck(["TNL", "POP"]))
    anna.go(f"/?deck={code}")
    page.wait_for_url(f"**/game/boss-monster?deck={code}")
    expect(form_of(anna)).to_be_visible()
    page.get_by_role("button", name="Play now", exact=True).click()
    assert table_of(anna)["setup"] == {"deck": code}
    anna.go("/?preset=all-minibosses")
    page.wait_for_url("**/game/boss-monster?preset=all-minibosses")
    expect(form_of(anna).locator("select").first).to_have_value("all-minibosses")
    example = anna.ask("GET", f"/api/games/{KEEP}/pages")["example"]
    written = anna.ask("POST", f"/api/games/{KEEP}/pages", {"text": example})
    anna.go(f"/?game={KEEP}&page={written['id']}")
    page.wait_for_url(f"**/game/{KEEP}?page={written['id']}")
    expect(form_of(anna).locator("select option:checked", has_text=written["name"])).to_have_count(1)
    page.get_by_role("button", name="Play now", exact=True).click()
    assert table_of(anna)["setup"] == {"scenario": written["text"]}
    # A link without a game that has its choices is a link to the lobby.
    anna.go("/?preset=nothing")
    expect(page.locator("#games")).to_be_visible()


def test_a_game_that_does_not_exist_has_no_page(arrive: Arrive) -> None:
    lost = arrive("Lost")
    lost.go("/game/ludo")
    expect(lost.page.locator('main a[href="/"]')).to_be_visible()
    expect(lost.page.locator(".front")).to_have_count(0)
    expect(lost.page).to_have_title(re.compile("Underkeep$"))


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_the_lobby_and_the_pages_of_games_fit_a_phone(arrive: Arrive, figures: Figures, locale: str) -> None:
    anna = arrive("Anna", locale=locale, viewport=(390, 844), **TOUCH)
    anna.opens("me", "bot")
    found = []
    for path in ("/", *(f"/game/{game}" for game in GAMES)):
        anna.go(path)
        anna.page.wait_for_selector("main li h3, main .front h1")
        if path != "/":
            anna.page.locator("details > summary:has(h2)").click()
            form_of(anna).locator("fieldset").first.wait_for()
        anna.page.wait_for_load_state("networkidle")
        for size in each_size(anna, [(360, 640), (390, 844)]):
            found += checked(anna, f"{path} at {size} {locale}", touch=True)
    figures.none("U4", f"defects of the shelf on a phone ({locale})", found)
