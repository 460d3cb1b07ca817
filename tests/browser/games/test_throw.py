"""The throw of Dungeon Fighter in a browser: in three dimensions and from above, by mouse and keys, in both languages.

A machine without a graphics card draws slowly, so the tests do not wait for a flight but tell the page which point in
time to show.
"""

from __future__ import annotations

import fcntl
import functools
import http.server
import json
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import ARGUMENTS, PROGRAM, missing
from tests.server.process_helpers import ROOT

JSON = dict[str, Any]
SLOW = 120_000
SOFTWARE = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"]


class _Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def page_of_throws(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of the page of throws, which is built only for these tests."""
    node, web = shutil.which("node"), ROOT / "web"
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    if node is None or not vite.is_file():
        missing("The page of throws cannot be built: make client")
    folder = tmp_path_factory.getbasetemp().parent / "throws"  # which all processes of the run share
    with (tmp_path_factory.getbasetemp().parent / "throws.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.is_dir():
            command = [node, str(vite), "build", "-c", "vite.throws.ts", "--outDir", str(folder)]
            subprocess.run([*command, "--logLevel", "error"], cwd=web, check=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/throws.html"
    server.shutdown()


@pytest.fixture(scope="module")
def drawing(chromium: Browser) -> Iterator[Browser]:
    """Yield a browser that draws in three dimensions, although slowly."""
    browser = chromium.browser_type.launch(executable_path=PROGRAM, args=[*ARGUMENTS, *SOFTWARE])
    yield browser
    browser.close()


class Throws:
    """A page with one throw."""

    def __init__(self, browser: Browser, address: str, asked: str, script: str = "", **how: Any) -> None:
        self.context = browser.new_context(**how)
        if script:
            self.context.add_init_script(script)
        self.context.set_default_timeout(SLOW)
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)
        self.page.goto(f"{address}?{asked}")
        self.page.wait_for_function("window.underkeepThrow?.drawn")

    @property
    def hook(self) -> dict[str, Any]:
        state: dict[str, Any] = self.page.evaluate(
            "(({ drawn, isFinished, time, duration }) => "
            "({ drawn, isFinished, time, duration }))(window.underkeepThrow)"
        )
        return state

    @property
    def thrown(self) -> list[Any]:
        """The gesture that the page has sent."""
        self.page.wait_for_function("document.documentElement.dataset.thrown")
        made: list[Any] = json.loads(self.page.evaluate("document.documentElement.dataset.thrown"))
        return made

    def picture(self, folder: str | None, name: str) -> None:
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=str(Path(folder) / f"throw-{name}.png"))

    def close(self) -> None:
        self.context.close()
        assert not self.troubles, self.troubles[:5]


# A picture of half the resolution is drawn four times as fast.
WIDE = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "device_scale_factor": 0.5}
PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "pl-PL", "has_touch": True, "device_scale_factor": 0.5}


@pytest.fixture
def pictures(request: pytest.FixtureRequest) -> str | None:
    folder: str | None = request.config.getoption("--screenshots")
    return folder


def test_a_flight_with_depth_tells_its_result_at_rest(
    drawing: Browser, page_of_throws: str, pictures: str | None
) -> None:
    throws = Throws(drawing, page_of_throws, "flight=full&language=en", **WIDE)
    assert throws.hook["drawn"] == "scene"
    throws.page.evaluate("window.underkeepThrow.seek(100)")
    assert not throws.hook["isFinished"]
    assert throws.page.locator(".result").count() == 0
    throws.page.evaluate("window.underkeepThrow.seek(1e6)")
    throws.page.wait_for_selector(".result")
    assert throws.hook["isFinished"]
    assert throws.page.locator(".result b").inner_text() == "Hit: section 3"
    throws.picture(pictures, "rest")
    throws.close()


def test_pulling_back_and_letting_go_throws(drawing: Browser, page_of_throws: str, pictures: str | None) -> None:
    throws = Throws(drawing, page_of_throws, "aim=plain&then=slide&language=en", **WIDE)
    page = throws.page
    page.mouse.move(640, 400)
    page.mouse.down()
    page.mouse.move(610, 590, steps=4)
    throws.picture(pictures, "pulling")
    page.mouse.up()
    side, direction, speed, *_ = throws.thrown
    assert side == 90
    assert 60 < direction < 120, "a die that is pulled to the left flies to the right"
    assert 1200 < speed < 1600
    throws.close()


WATCH = """() => {
  window.seen = { boxes: new Set(), dark: 0, frames: 0 };
  const small = Object.assign(document.createElement("canvas"), { width: 32, height: 20 });
  const pen = small.getContext("2d", { willReadFrequently: true });
  const look = () => {
    const stage = document.querySelector(".throw .picture");
    const canvas = stage?.querySelector("canvas");
    const { x, y, width, height } = stage.getBoundingClientRect();
    window.seen.boxes.add([x, y, width, height, canvas.width, canvas.height].join());
    if (getComputedStyle(canvas).visibility === "visible") {
      pen.drawImage(canvas, 0, 0, 32, 20);
      const light = Math.max(...pen.getImageData(0, 0, 32, 20).data.filter((_, i) => i % 4 < 3));
      window.seen.frames++;
      if (light < 60) window.seen.dark++;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Notes in every frame the size of the stage, and whether the whole picture is dark."""
KEEP_PICTURES = """
  const given = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    return given.call(this, kind, kind.startsWith("webgl") ? { ...options, preserveDrawingBuffer: true } : options);
  };
"""
"""Lets a test read the picture of a canvas that was drawn earlier."""


@pytest.mark.parametrize(
    "how",
    [
        pytest.param({**WIDE, "viewport": {"width": 1024, "height": 560}}, id="desk"),
        pytest.param(PHONE, id="phone", marks=pytest.mark.long),
    ],
)
def test_the_stage_keeps_its_size_and_is_never_black(drawing: Browser, page_of_throws: str, how: JSON) -> None:
    """From the aim over the flight to the result and to the next aim, with panels that come and go over the picture."""
    throws = Throws(
        drawing, page_of_throws, "aim=plain&required=slide&then=slide&language=en&practice", KEEP_PICTURES, **how
    )
    page = throws.page
    page.evaluate(WATCH)
    box = page.locator(".throw").bounding_box()
    assert box
    assert box["height"] > 0.9 * how["viewport"]["height"], "the stage fills the screen"
    page.get_by_role("button", name="Throw").click()
    page.wait_for_function("window.underkeepThrow.duration > 0")
    for part in (0.2, 0.6, 1):
        page.evaluate("(part) => window.underkeepThrow.seek(part * window.underkeepThrow.duration)", part)
        drawn = page.evaluate("window.underkeepThrow.pictures")
        page.wait_for_function(
            "(drawn) => window.underkeepThrow.pictures > drawn || window.seen.frames > 40", arg=drawn
        )
    page.wait_for_selector(".result")
    page.get_by_role("button", name="Throw again").click()
    page.wait_for_selector(".throw .preferences")
    assert page.get_by_label("Calm throws").is_visible()
    seen = page.evaluate("({ ...window.seen, boxes: [...window.seen.boxes] })")
    assert len(seen["boxes"]) == 1, seen["boxes"]
    assert seen["frames"] > 3
    assert seen["dark"] == 0
    throws.close()


def test_the_view_from_above_is_enough_with_keys_alone(
    chromium: Browser, page_of_throws: str, pictures: str | None
) -> None:
    """With reduced motion the page shows the view from above, and the result without a flight."""
    throws = Throws(
        chromium, page_of_throws, "aim=full&required=pond&then=pond&language=en", **WIDE, reduced_motion="reduce"
    )
    page = throws.page
    assert throws.hook["drawn"] == "top"
    table = page.get_by_role("application")
    table.focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "+", "]", "."):
        table.press(key)
    throws.picture(pictures, "above")
    table.press("Enter")
    assert throws.thrown[:5] == [95, 10, 510, 100, 10]
    assert throws.thrown[5][0][0] == "pond"
    page.wait_for_selector(".result")
    assert page.get_by_role("status").inner_text().startswith("Miss: on the margin")
    throws.picture(pictures, "above-rest")
    throws.close()


def test_without_depth_the_view_from_above_takes_over(chromium: Browser, page_of_throws: str) -> None:
    """A browser that cannot draw in three dimensions shows the view from above."""
    context = chromium.new_context()
    page = context.new_page()
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    page.goto(f"{page_of_throws}?flight=plain")
    page.wait_for_function("window.underkeepThrow?.drawn === 'top'", timeout=SLOW)
    context.close()


@pytest.mark.long
def test_a_phone_speaks_polish_and_has_room_for_everything(
    drawing: Browser, page_of_throws: str, pictures: str | None
) -> None:
    throws = Throws(drawing, page_of_throws, "aim=full&required=headbutt&language=pl", **PHONE)
    page = throws.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    box = page.locator(".picture").bounding_box()
    assert box
    assert box["height"] >= 260
    page.get_by_role("button", name="Zacznij kiwać głową").click()
    throws.picture(pictures, "phone")
    page.get_by_role("button", name="Rzuć").click()
    (feat,) = throws.thrown[6]
    assert feat[0] == "headbutt"
    assert -500 <= feat[1] <= 500
    throws.close()


IN_REACH = """() => {
  const box = (element) => element.getBoundingClientRect();
  const [stage, panel] = [".throw", ".throw > .panel"].map((found) => box(document.querySelector(found)));
  const choices = document.querySelector(".choices");
  const shown = [...choices.querySelectorAll("input, output, button")].filter((part) => {
    const { top, bottom, height } = box(part);
    return height > 0 && top >= box(choices).top - 1 && bottom <= box(choices).bottom + 1;
  });
  return {
    free: panel.top - stage.top,
    hidden: choices.querySelectorAll("input, output, button").length - shown.length,
    cut: [...choices.querySelectorAll("b, output")].filter((part) => part.scrollWidth > part.clientWidth + 1).length,
    line: document.querySelector(".surface .edge")?.getBoundingClientRect().top ?? 0,
    panel: panel.top,
  };
}"""
"""What of the controls is in reach, and how much of the picture they leave."""


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("required", ["slide,prayer", "roundhouse,low-profile,prayer", "waterfall", "thump"])
def test_the_controls_of_an_aim_fit_on_a_phone(
    chromium: Browser, page_of_throws: str, required: str, language: str
) -> None:
    """All sliders are in reach with their values, the hand has room, and the line of a fist is above the controls."""
    how = {**PHONE, "viewport": {"width": 382, "height": 560}, "reduced_motion": "reduce"}
    throws = Throws(chromium, page_of_throws, f"aim=plain&required={required}&language={language}", **how)
    page = throws.page
    seen = page.evaluate(IN_REACH)
    assert seen["hidden"] == 0
    assert seen["cut"] == 0
    assert seen["free"] >= 150
    assert seen["line"] < seen["panel"]
    if required == "thump":
        assert seen["line"] > 0
    technique = page.locator(".technique").first
    if required != "thump":  # One technique without pieces leaves room for its text.
        assert technique.locator(".how").count() == 0
        technique.get_by_role("button").click()
    assert technique.locator(".how").is_visible(), "a tap opens the text"
    throws.close()


@pytest.mark.long
def test_calm_throws_leave_the_beat_out(chromium: Browser, page_of_throws: str) -> None:
    throws = Throws(
        chromium, page_of_throws, "aim=plain&required=roundhouse,blind&language=en", **WIDE, reduced_motion="reduce"
    )
    page = throws.page
    assert page.get_by_role("button", name="Close your eyes").is_visible()
    page.get_by_role("checkbox").first.check()
    page.get_by_role("button", name="Throw").click()
    assert throws.thrown[6] == [["blind", 0]]
    throws.close()


@pytest.mark.long
def test_a_scene_that_is_gone_leaves_nothing_on_the_graphics_card(drawing: Browser, page_of_throws: str) -> None:
    """Every scene uses a drawing context, and browsers allow only a few of them."""
    context = drawing.new_context(**WIDE)
    context.set_default_timeout(SLOW)
    page = context.new_page()
    page.add_init_script("""
        const given = HTMLCanvasElement.prototype.getContext;
        window.drawings = new Set();
        HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
            const made = given.call(this, kind, ...more);
            if (made && kind.startsWith("webgl")) window.drawings.add(made);
            return made;
        };
    """)
    page.goto(f"{page_of_throws}?aim=plain&language=en")
    button = page.locator(".corner button")
    for _ in range(2):
        page.wait_for_function("window.underkeepThrow?.drawn === 'scene'")
        button.click()
        page.wait_for_function("window.underkeepThrow?.drawn === 'top'")
        button.click()
    page.wait_for_function("window.underkeepThrow?.drawn === 'scene'")
    lost = page.evaluate("[...window.drawings].map((drawing) => drawing.isContextLost())")
    assert lost == [True, True, False]
    context.close()
