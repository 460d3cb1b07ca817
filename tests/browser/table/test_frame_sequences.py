"""Frames of a round for people to look at: `pytest tests/browser -m pictures -k frames --screenshots DIR`.

The sheets show what a viewer sees of a round of Boss Monster and of Super Boss Monster with four players, of a raid in
Keep the Heroes Out! and of a fight in Dungeon Fighter: each frame in which something moves, and each question.
"""

from __future__ import annotations

import io
import time
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.sheets import Shot, sheet_of
from tests.patience import PATIENCE_SECONDS

pytestmark = pytest.mark.pictures

SETUPS: dict[str, tuple[list[str], dict[str, Any], int]] = {
    "boss-monster": (["me", "bot", "bot", "bot"], {"sets": ["BMR"]}, 90),
    "super-boss-monster": (["me", "bot", "bot", "bot"], {}, 90),
    "keep-the-heroes-out": (["me", "bot"], {}, 90),
    "dungeon-fighter": (["bot", "bot"], {}, 60),
}
"""For each game the seats, the choices, and the number of frames. Dice are thrown by bots."""
FRAMES_OF_A_SHEET = 30
FRAME_HEIGHT = 400
STILL = "() => document.querySelector('.game-table')?.dataset.event === undefined"


@pytest.mark.parametrize("game", list(SETUPS))
def test_frames_of_a_round(arrive: Arrive, request: pytest.FixtureRequest, game: str) -> None:
    """Take the frames of the first round."""
    folder = request.config.getoption("--screenshots")
    if not folder:
        pytest.fail("Name the folder of the pictures with --screenshots DIR.", pytrace=False)
    seats, setup, count = SETUPS[game]
    prefs = {"speed": "normal", "stops": "smart"}
    anna = arrive("Anna", prefs=prefs, reduced_motion="no-preference")
    anna.table(*seats, game=game, setup=setup, seed=7, pace="fast" if "me" not in seats else "instant")
    shots = frames(anna, count)
    anna.forgive("GPU stall due to ReadPixels")
    Path(folder).mkdir(parents=True, exist_ok=True)
    for first in range(0, len(shots), FRAMES_OF_A_SHEET):
        sheet = sheet_of(shots[first : first + FRAMES_OF_A_SHEET], FRAME_HEIGHT)
        sheet.save(Path(folder) / f"frames-{game}-{first // FRAMES_OF_A_SHEET + 1}.png")


def frames(person: Person, count: int) -> list[Shot]:
    """Return the frames that differ, with the time since the first one. The person answers at random when the board
    is still."""
    shots: list[Shot] = []
    began = time.monotonic()
    while len(shots) < count and not person.is_over():
        assert time.monotonic() < began + PATIENCE_SECONDS * 2, "too few frames"
        is_still = person.page.evaluate(STILL)
        seconds = time.monotonic() - began
        picture = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
        if not shots or ImageChops.difference(picture, shots[-1][1]).getbbox():
            shots.append((f"{seconds:.1f} s", picture))
        elif is_still:
            person.turn()
    return shots
