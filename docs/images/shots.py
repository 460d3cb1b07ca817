"""Takes the pictures of the README from a running server: `python docs/images/shots.py http://127.0.0.1:8737`.

A picture of the lobby and of each game's table, and a short animation of heroes walking through a dungeon. Names after
the address take only these pictures: `python docs/images/shots.py http://127.0.0.1:8737 walk keep`. Each picture plays
a game against bots and clicks what is highlighted. (For pictures of every screen, run
`pytest tests/browser -m pictures --screenshots FOLDER`.)
"""

from __future__ import annotations

import io
import shutil
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"]
DEPTH = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"]
"""Three dimensions without a graphics card, if slowly."""
WIDTH = 720
"""How wide the animation is."""
COLOURS = 64
MAX_BYTES = 1_500_000
"""The most that the animation may have, because everybody who reads the README loads it."""
PACE = 1.6
"""How much slower than usual the walk is recorded, so that a slow machine takes enough frames."""
WALK_SECONDS = 12.0
"""How long the animation lasts at most, at the usual pace."""
LAST_FRAME_MS = 1500
"""How long the last picture stays before the animation begins again."""
Frames = list[tuple[float, Image.Image]]
"""Pictures with the time at which each was taken, in seconds."""


def main() -> None:
    """Take the pictures that the command line names, or all."""
    address, *names = sys.argv[1:]
    address = address.rstrip("/")
    with sync_playwright() as playwright:
        program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        for name in names or SHOTS:
            arguments = [*ARGUMENTS, *(DEPTH if name == "fighter" else [])]
            browser = playwright.chromium.launch(executable_path=program, args=arguments)
            desk = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-US", color_scheme="dark")
            SHOTS[name](desk.new_page(), address)
            browser.close()


def open_table(page: Page, address: str, **table: Any) -> None:
    """Create a table, and open its page. The goals of the games have been read."""
    headers = {"Origin": address}
    page.request.get(f"{address}/api/me")
    prefs = {"goalsRead": [table["game"]], "speed": table.pop("speed", "normal")}
    page.request.patch(f"{address}/api/me", data={"name": "Anna", "prefs": prefs}, headers=headers)
    made = page.request.post(f"{address}/api/tables", data=table, headers=headers).json()
    page.goto(f"{address}/table/{made['table']['id']}")


def lobby(page: Page, address: str) -> None:
    """Take the lobby with its shelf of games."""
    page.goto(f"{address}/")
    page.get_by_role("heading", name="Games", exact=True).wait_for()
    save_picture(page, "lobby-en.png")


def table(page: Page, address: str) -> None:
    """Take a table of Boss Monster at the first question of the third round."""
    open_boss_monster(page, address)
    build_until(page, lambda: page.get_by_text("Round 3", exact=True).count() > 0 and is_asked(page))
    save_picture(page, "table-en.png")


def phone(page: Page, address: str) -> None:
    """Take a table of Boss Monster on a phone in Polish."""
    browser = page.context.browser
    assert browser is not None
    pocket = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="pl-PL", color_scheme="dark", has_touch=True, is_mobile=True
    )
    small = pocket.new_page()
    open_boss_monster(small, address)
    build_until(small, lambda: small.get_by_text("Runda 2", exact=True).count() > 0 and is_asked(small))
    save_picture(small, "phone-pl.png")
    pocket.close()


def walk(page: Page, address: str) -> None:
    """Take the animation: heroes walk through the first dungeon with three rooms."""
    open_boss_monster(page, address, speed="slow")
    walk = page.locator(".dungeon:has(.entrance .token):has(.rooms .slot:nth-child(3))")
    build_until(page, lambda: walk.count() > 0 and phase_of(page) == "Adventure")
    frames: Frames = []
    while phase_of(page) == "Adventure" and not (frames and time.monotonic() - frames[0][0] > PACE * WALK_SECONDS):
        frames.append((time.monotonic(), Image.open(io.BytesIO(page.screenshot())).convert("RGB")))
        if is_asked(page):
            page.keyboard.press("Space")
    step = 1
    while save_animation(frames[::step], HERE / "walk.gif") > MAX_BYTES:
        step += 1


def open_boss_monster(page: Page, address: str, speed: str = "normal") -> None:
    """Open a table of Boss Monster with one bot, where heroes come in the first rounds."""
    seats = [{"who": "me"}, {"who": "bot", "bot": "greedy", "name": "Mortessa"}]
    open_table(page, address, game="boss-monster", seats=seats, setup={"sets": ["BMR"]}, seed=7, speed=speed)


def is_asked(page: Page) -> bool:
    """Return whether the player is asked, and no event is being played."""
    return page.locator(".prompt.mine:not(.guarded, [aria-busy=true])").count() > 0


def phase_of(page: Page) -> str:
    """Return the name of the phase that the table shows."""
    return " ".join(page.locator("[aria-current=step]").all_inner_texts()).strip()


def build_until(page: Page, is_reached: Callable[[], bool]) -> None:
    """Build a room in each round, and cast and use nothing, until something is reached."""
    end = time.monotonic() + 300
    page.locator(".board [data-anchor]").first.wait_for(state="attached")
    while not is_reached():
        assert time.monotonic() < end, "the table does not come to what the picture shows"
        rooms, places = page.locator(".hand .lit:has(.damage)"), page.locator(".mine .lit:not(.hand .lit)")
        warning = page.locator(".prompt .answers .danger")
        if is_asked(page):
            if warning.count():
                warning.click(timeout=3000)
            elif page.locator(".board .chosen").count() and places.count():
                places.first.click(timeout=3000)
            elif rooms.count():
                rooms.first.click(timeout=3000)
            else:
                page.keyboard.press("e" if page.locator(".prompt .slot.end button").count() else "Space")
        page.wait_for_timeout(150)


def save_picture(page: Page, name: str) -> None:
    """Save a picture of a page with few colours, so that the file is small."""
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(256, dither=Image.Dither.NONE).save(HERE / name, optimize=True)


def save_animation(frames: Frames, path: Path) -> int:
    """Save frames that differ as an animation of the usual pace. Returns the size of the file in bytes."""
    height = round(frames[0][1].height * WIDTH / frames[0][1].width)
    palette = frames[len(frames) // 2][1].quantize(COLOURS)
    pictures: list[Image.Image] = []
    times: list[int] = []
    for (now, picture), (later, _) in pairwise(frames):
        small = picture.resize((WIDTH, height), Image.Resampling.LANCZOS)
        small = small.quantize(COLOURS, palette=palette, dither=Image.Dither.NONE)
        shown = round((later - now) * 1000 / PACE)
        if pictures and ImageChops.difference(small.convert("RGB"), pictures[-1].convert("RGB")).getbbox() is None:
            times[-1] += shown
        else:
            pictures.append(small)
            times.append(max(20, shown))
    times[-1] += LAST_FRAME_MS
    pictures[0].save(path, save_all=True, append_images=pictures[1:], duration=times, loop=0, optimize=True)
    return path.stat().st_size


def keep(page: Page, address: str) -> None:
    """Keep the Heroes Out! in the middle of a raid."""
    seats = [{"who": "me"}, {"who": "bot"}, {"who": "bot"}]
    setup = {"scenario": "frogs", "clans": ["dragon", "rats", "witches"]}
    open_table(page, address, game="keep-the-heroes-out", seats=seats, setup=setup, seed=5)
    end = time.monotonic() + 150
    while time.monotonic() < end:
        told = " ".join(page.locator(".caption").all_inner_texts())
        later = page.get_by_text("Turn 3").or_(page.get_by_text("Turn 4")).count()
        if later and "attacks" in told:
            break
        if page.locator(".prompt.mine:not(.guarded)").count() and not told:
            page.locator(".board .lit:visible, .prompt .slot button").last.click(timeout=3000, force=True)
        page.wait_for_timeout(60)
    save_picture(page, "keep-en.png")


def fighter(page: Page, address: str) -> None:
    """Dungeon Fighter: a throw with closed eyes has come to rest beside the die of another hero."""
    seats = [{"who": "me"}, {"who": "bot", "bot": "average"}, {"who": "bot", "bot": "average"}]
    setup = {"heroes": ["jack", "maryla", "daniel"]}
    open_table(page, address, game="dungeon-fighter", seats=seats, setup=setup, seed=13, pace="instant")
    release = page.locator(".throw .panel button.primary.big:visible")
    end = time.monotonic() + 180
    while time.monotonic() < end and not release.count():
        lit = page.locator(".board .lit:visible")
        buttons = page.locator(".prompt .answers button:visible, .prompt .slot button:visible")
        if page.locator(".prompt.mine:not(.guarded)").count() and (lit.count() or buttons.count()):
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


SHOTS: dict[str, Callable[[Page, str], None]] = {
    "lobby": lobby,
    "table": table,
    "phone": phone,
    "walk": walk,
    "keep": keep,
    "fighter": fighter,
}


if __name__ == "__main__":
    main()
