"""The example game of the guide in the browser: it has no line of client code, and is played on the generic board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.added_games import TORCHLIGHT, python_path, write_entry_points
from tests.browser.conftest import Arrive
from tests.browser.game_page import create_table, form_of
from tests.browser.house import House
from tests.browser.person import next_to_answer, take_picture

GAME = "torchlight"


@pytest.fixture(scope="module")
def torch_house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has found the example game by its entry point."""
    folder = tmp_path_factory.mktemp("torchlight")
    write_entry_points(TORCHLIGHT, folder / "metadata")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", python_path(TORCHLIGHT, folder / "metadata"))
        made = House(folder, built)
        made.start()
    yield made
    made.stop()


def test_a_whole_game_from_the_lobby(arrive: Arrive, torch_house: House, request: pytest.FixtureRequest) -> None:
    pictures = request.config.getoption("--screenshots")
    ann = arrive("Ann", at=torch_house, color_scheme="light")
    page = ann.page
    ann.go("/")
    page.get_by_role("link", name="Torchlight", exact=True).click()
    # The game says nothing about its length and its weight, so its page shows neither.
    expect(page.locator("main .facts")).to_have_text(re.compile(r"^\d.\d\splayers$"))
    page.get_by_role("heading", name="More options").click()
    page.get_by_label("Length").select_option(label="Short")
    take_picture(ann, pictures, "torchlight-lobby")
    table = create_table(form_of(ann))
    ben = arrive("Ben", at=torch_house, locale="pl-PL", viewport=(390, 844), color_scheme="dark", has_touch=True)
    links = ann.ask("GET", f"/api/tables/{table}/links")["links"]
    ben.go(next(link["path"] for link in links if link.get("seat") == 1))
    start = page.get_by_role("button", name="Start game")
    if start.count():
        start.click()
    for person in (ann, ben):
        person.page.wait_for_selector('main [data-spot="zone-deck"]')
    expect(page.get_by_label(re.compile(r"Deck: \d"))).to_be_visible()
    expect(ben.page.get_by_label(re.compile(r"Talia: \d"))).to_be_visible()
    # The tool of the other player stays hidden, on the board and in what the server sends.
    position = ann.position(table, 0)["board"]["zones"]
    assert position["hands-1"]["cards"][0].get("face", 0) == 0
    assert position["hands-0"]["cards"][0]["face"] > 0
    assert any("hidden card" in section for section in ann.text_view())
    used = deeper = 0
    for turn in range(200):
        asked = next_to_answer(ann, ben)
        if asked is None:
            break
        person, seen = asked
        if turn == 8:
            take_picture(ann, pictures, "torchlight-desktop-en-light")
            take_picture(ben, pictures, "torchlight-phone-pl-dark")
        assert "zone:deck" in seen["lit"]
        used += any(anchor.startswith("card:") for anchor in seen["lit"])
        deeper += person.answer()
    for person in (ann, ben):
        person.page.wait_for_selector(".ending")
    assert used
    assert deeper > 5
    ending = ann.position(table)["ending"]
    best = max(ending["scores"])
    assert [ending["scores"][seat] for seat in ending["winners"]] == [best] * len(ending["winners"])
    expect(page.locator(".ending")).to_contain_text(str(best))
    take_picture(ann, pictures, "torchlight-ending")


@pytest.mark.long
def test_its_cards_and_its_replay_are_shown(arrive: Arrive, torch_house: House) -> None:
    ann = arrive("Ann", at=torch_house)
    ann.go(f"/cards/{GAME}")
    expect(ann.page.get_by_role("button", name="Golden Crown. treasure, value 3")).to_be_visible()
    bots = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    table = ann.table(*bots, game=GAME, setup={"length": "short"})
    while ann.answer():
        pass
    ann.go(f"/replay/{table}")
    expect(ann.page.locator('[data-spot="zone-deck"]')).to_be_visible()


def test_it_is_played_with_the_keyboard(arrive: Arrive, torch_house: House) -> None:
    ann = arrive("Ann", at=torch_house)
    ann.table({"who": "me"}, {"who": "bot", "bot": "random"}, game=GAME, setup={})
    ann.wait_for_turn()
    ann.page.wait_for_timeout(500)
    deck = ann.page.get_by_role("button", name=re.compile("Go deeper"))
    before = ann.page.locator('[data-spot="zone-deck"] .number').inner_text()
    deck.first.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator('[data-spot="zone-deck"] .number')).not_to_have_text(before)
