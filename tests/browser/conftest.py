"""Fixtures of the browser tests: one Chromium, one server, and people with a browser context each. A test uses hardly
more than one core, so on several cores the tests run in parallel, and each process has its own Chromium and server.

Without Chromium or the built client these tests are skipped, with a sentence on what to do; with CI=true they fail.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import BUILT, House
from tests.browser.person import Person
from tests.patience import PATIENCE_SECONDS
from tests.server.process_helpers import Slowness

PROGRAM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""Chromium without its windows is a sixth faster."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-dev-shm-usage",
]
expect.set_options(timeout=1000 * PATIENCE_SECONDS)
Arrive = Callable[..., Person]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--screenshots", metavar="DIR", help="take pictures of every screen into this folder")
    parser.addoption("--client", metavar="DIR", help="the built client to test, instead of the package's own")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remove the text of the page that Playwright adds to a failure: its hundreds of lines hide the next failure."""
    report = yield
    for traceback, crash, _ in getattr(report.longrepr, "chain", []):
        if crash is not None:
            crash.message = crash.message.partition("Aria snapshot:")[0].rstrip()
        for entry in traceback.reprentries:
            words = next((at for at, line in enumerate(entry.lines) if "Aria snapshot:" in line), len(entry.lines))
            del entry.lines[words:]
    return report


def missing(what: str) -> None:
    """Skip the test because something is missing; in continuous integration, fail."""
    if os.environ.get("CI", "").lower() in ("1", "true"):
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


@pytest.fixture(scope="session")
def built(request: pytest.FixtureRequest) -> Path:
    """The built client."""
    folder = Path(request.config.getoption("--client") or BUILT)
    if not (folder / "index.html").is_file():
        missing("The client has not been built: make client")
    return folder


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A browser for the whole run."""
    if PROGRAM is None:
        missing("There is no Chromium (Debian: apt-get install chromium-headless-shell)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for the whole run."""
    made = House(tmp_path_factory.mktemp("house"), built)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def arrive(chromium: Browser, house: House) -> Iterator[Arrive]:
    """Create a person with a browser: `arrive("Anna", locale="pl-PL", viewport=(390, 844))`. Errors and warnings in the
    console of a page make the test fail, unless the test expected them."""
    people: list[Person] = []

    def come(name: str = "", at: House = house, **how: Any) -> Person:
        person = Person(chromium, at, name, **how)
        people.append(person)
        return person

    yield come
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.leave()
    assert not troubles, f"pages reported errors: {troubles[:5]}"


@pytest.fixture
def slow() -> Iterator[Slowness]:
    """Measure during the whole test how much slower the machine is than a quiet one."""
    with Slowness() as measured:
        yield measured
