"""Contact sheets of tables for people to look at: `pytest tests/browser -m pictures -k sheet --screenshots DIR`.

A sheet shows one position of a game, in one language and theme, at every size of a window: desktops with the log closed
and open, phones upright and in landscape, and the replay.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PIL import Image

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.sheets import Shot, sheet_of
from tests.browser.table.test_covered import DESKTOPS, PHONES, POSITIONS, SETUPS, positions, resize

pytestmark = pytest.mark.pictures


@pytest.mark.parametrize(
    ("game", "players", "locale", "theme"), list(product(SETUPS, (2, 4), ("en-GB", "pl-PL"), ("light", "dark")))
)
def test_sheet_of_a_table(
    arrive: Arrive, request: pytest.FixtureRequest, game: str, players: int, locale: str, theme: str
) -> None:
    """Take the pictures of one sheet."""
    folder = request.config.getoption("--screenshots")
    if not folder:
        pytest.fail("Name the folder of the pictures with --screenshots DIR.", pytrace=False)
    anna = arrive("Anna", viewport=DESKTOPS[0], locale=locale, color_scheme=theme)
    next(positions(anna, game, players, long=False))
    table = anna.page.url
    shots = list(shots_of_desktops(anna))
    anna.go(f"/replay/{table.rpartition('/')[2]}?seat=0&at={POSITIONS[game][0][1]}")
    shots.append(take(anna, "replay", *DESKTOPS[1]))
    phone = arrive("Anna", viewport=PHONES[0], locale=locale, color_scheme=theme, has_touch=True, is_mobile=True)
    next(positions(phone, game, players, long=False))
    shots += [take(phone, "phone", *size) for size in PHONES]
    Path(folder).mkdir(parents=True, exist_ok=True)
    sheet_of(shots).save(Path(folder) / f"sheet-{game}-{players}-{locale[:2]}-{theme}.png")


def shots_of_desktops(person: Person) -> Iterator[Shot]:
    """Yield the pictures of a table at the sizes of desktops, with the log closed and then open."""
    for log in ("", ", log"):
        for size in DESKTOPS:
            yield take(person, f"desktop{log}", *size)
        resize(person, *DESKTOPS[0])
        person.page.keyboard.press("l")
        person.page.wait_for_selector("aside.side", state="detached" if log else "attached")


def take(person: Person, what: str, width: int, height: int) -> Shot:
    """Return the picture of a page at a size, with its label."""
    person.page.wait_for_load_state("networkidle")
    resize(person, width, height)
    return f"{what} {width} x {height}", Image.open(io.BytesIO(person.page.screenshot()))
