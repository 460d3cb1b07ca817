"""Every page of the Dungeon Book is played to its end in the browser."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.games.test_keep_table import plays
from tests.browser.person import POLL_MS, take_picture
from tests.conftest import Figures
from tests.patience import PATIENCE_SECONDS
from underkeep.games.keep_the_heroes_out.dungeon_book.book import pages_by_id

SIZES = {"desk": (1280, 800), "phone": (390, 844)}


@pytest.mark.long
@pytest.mark.parametrize("name", list(pages_by_id()))
def test_a_page_is_played_to_its_end(
    arrive: Arrive, figures: Figures, request: pytest.FixtureRequest, name: str
) -> None:
    """A person and a bot play a page; every other page on a phone and in Polish."""
    number = list(pages_by_id()).index(name)
    size, language = ("phone", "pl") if number % 2 else ("desk", "en")
    ann = arrive(
        "Ann", viewport=SIZES[size], locale={"en": "en-GB", "pl": "pl-PL"}[language], has_touch=size == "phone"
    )
    clans = [("dragon", "imps"), ("rats", "witches"), ("gnolls", "blob"), ("spirits", "skeletons")][number % 4]
    setup = {"scenario": name, "level": "family", "clans": list(clans)}
    ann.table("me", "bot", game="keep-the-heroes-out", setup=setup)
    expect(ann.page.locator(".status .page-name")).to_have_text(pages_by_id()[name].name[language])
    pictures = request.config.getoption("--screenshots")
    take_picture(ann, pictures, f"page-{name}-begin")
    quiet = time.monotonic()
    while not ann.is_over():
        if ann.turn(plays):
            quiet = time.monotonic()
        ann.page.wait_for_timeout(POLL_MS / 2)
        assert time.monotonic() - quiet < PATIENCE_SECONDS, f"nothing can be clicked: {ann.look()}"
    expect(ann.page.locator(".ending h2")).to_be_visible()
    take_picture(ann, pictures, f"page-{name}-end")
    figures.none("U9", f"errors in the console during a game of the page {name}", ann.troubles, ann.answers)
