"""Takes the pictures of the README from a running server: `python docs/images/shots.py http://127.0.0.1:8737`.

A picture of the lobby and of each game's table, and a short animation of heroes walking through a dungeon. It plays a
two-player game against a bot and clicks what is highlighted. (For pictures of every screen, run
`pytest tests/browser -m pictures --screenshots FOLDER`.)
"""

from __future__ import annotations

import io
import shutil
import sys
import time
from itertools import pairwise
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"]
DEPTH = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"]
"""Three dimensions without a graphics card, if slowly."""
WIDTH = 720
"""How wide the animation is."""


def main() -> None:
    """Take all pictures."""
    address = sys.argv[1].rstrip("/")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=[*ARGUMENTS, *DEPTH])
        desk = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-US", color_scheme="dark")
        page = desk.new_page()
        page.goto(f"{address}/")
        page.get_by_role("heading", name="Games", exact=True).wait_for()
        page.screenshot(path=HERE / "lobby-en.png")
        page.get_by_role("button", name="Play now", exact=True).click()
        frames = play(page)
        page.screenshot(path=HERE / "table-en.png")
        animate(frames)
        keep(desk.new_page(), address)
        fighter(desk.new_page(), address)
        browser.close()


def keep(page: Page, address: str) -> None:
    """Keep the Heroes Out! in the middle of a raid, with few colours, so that the file is small."""
    table = {
        "game": "keep-the-heroes-out",
        "seats": [{"who": "me"}, {"who": "bot"}, {"who": "bot"}],
        "setup": {"scenario": "frogs", "clans": ["dragon", "rats", "witches"]},
        "seed": 5,
    }
    made = page.request.post(f"{address}/api/tables", data=table, headers={"Origin": address}).json()
    page.goto(f"{address}/table/{made['table']['id']}")
    end = time.monotonic() + 150
    while time.monotonic() < end:
        told = " ".join(page.locator(".caption").all_inner_texts())
        later = page.get_by_text("Turn 3").or_(page.get_by_text("Turn 4")).count()
        if later and "attacks" in told:
            break
        if page.locator(".prompt.mine:not(.deaf)").count() and not told:
            page.locator(".board .lit:visible, .prompt .slot button").last.click(timeout=3000, force=True)
        page.wait_for_timeout(60)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(256, dither=Image.Dither.NONE).save(HERE / "keep-en.png", optimize=True)


def fighter(page: Page, address: str) -> None:
    """Dungeon Fighter: a throw with closed eyes has come to rest beside the die of another hero."""
    table = {
        "game": "dungeon-fighter",
        "seats": [{"who": "me"}, {"who": "bot", "bot": "average"}, {"who": "bot", "bot": "average"}],
        "setup": {"heroes": ["jack", "maryla", "daniel"]},
        "seed": 13,
        "pace": "instant",
    }
    made = page.request.post(f"{address}/api/tables", data=table, headers={"Origin": address}).json()
    page.goto(f"{address}/table/{made['table']['id']}")
    release = page.locator(".throw .panel button.primary.big:visible")
    end = time.monotonic() + 180
    while time.monotonic() < end and not release.count():
        lit = page.locator(".board .lit:visible")
        buttons = page.locator(".prompt .answers button:visible, .prompt .slot button:visible")
        if page.locator(".prompt.mine:not(.deaf)").count() and (lit.count() or buttons.count()):
            (lit.last if lit.count() else buttons.first).click(force=True)
        page.wait_for_timeout(400)
    page.get_by_role("application").focus()
    while time.monotonic() < end and release.count():
        page.keyboard.press("Enter")  # the first one closes the eyes
        page.wait_for_timeout(500)
    page.locator(".throw .result").wait_for()
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    few = picture.quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    few.save(HERE / "fighter-en.png", optimize=True)


def play(page: Page) -> list[tuple[float, Image.Image]]:
    """Play until heroes have walked through a dungeon, and give the frames of the walk."""
    frames: list[tuple[float, Image.Image]] = []
    end = time.monotonic() + 180
    while time.monotonic() < end:
        phase = page.locator("[aria-current=step]").all_inner_texts()
        walking = "Adventure" in " ".join(phase)
        if walking:
            frames.append((time.monotonic(), Image.open(io.BytesIO(page.screenshot()))))
            if len(frames) > 140:
                return frames
        elif frames:
            return frames
        lit = page.locator(".lit:visible")
        if lit.count() and not walking:
            page.wait_for_timeout(450)
            lit.last.click(timeout=3000, force=True)
        elif page.locator(".prompt button:visible").count():
            page.keyboard.press("Space" if walking else "e")
        page.wait_for_timeout(60)
    return frames


def animate(frames: list[tuple[float, Image.Image]]) -> None:
    """Put the frames together; each is shown as long as it was on the screen."""
    pictures, times = [], []
    for (now, picture), (later, _) in pairwise(frames):
        height = round(picture.height * WIDTH / picture.width)
        small = picture.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)
        pictures.append(small.quantize(64))
        times.append(max(40, round((later - now) * 1000)))
    if pictures:
        pictures[0].save(
            HERE / "walk.gif", save_all=True, append_images=pictures[1:], duration=times, loop=0, optimize=True
        )


if __name__ == "__main__":
    main()
