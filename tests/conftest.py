"""Shared parts of all tests: the options `--long` and `--figures`, and a table of all figures at the end of a run.

A test reports a measurement with the fixture `figures`, and a measured time with the fixture `times`. The table shows
each measurement beside its target, also when the tests run in several processes. A time depends on the machine, so it
is judged only with `--figures`; without the option it is printed.
"""

from __future__ import annotations

import gc
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from weakref import WeakSet

import pytest

from tests.added_games import hide_installed_games
from tools.compiled_engine.build import DIGEST, PACKAGE, source_digest
from tools.compiled_engine.modules import compiled_modules
from underkeep.core.messages import Messages

hide_installed_games()

MARKS = {"--long": ("long", "long"), "--figures": ("times", "figure")}
"""An option gives the tests that use a fixture a mark, so that `-m long` and `-m figure` select them too."""

SLOW_FOLDERS = ("browser", "physics", "server/http", "server/operation")
"""All tests of these folders are slow: each runs a browser, a server, or the physics engine."""

_loaded: WeakSet[Messages] = WeakSet()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long forms of the tests that have one (make long)")
    parser.addoption("--figures", action="store_true", help="judge the times that tests measure (make figures)")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests of slow folders, and those that behave differently with `--long` or `--figures`."""
    folders = [Path(__file__).parent / folder for folder in SLOW_FOLDERS]
    for item in items:
        if any(folder in item.path.parents for folder in folders):
            item.add_marker("slow")
    for option, (fixture, mark) in MARKS.items():
        if config.getoption(option):
            for item in items:
                if fixture in getattr(item, "fixturenames", ()):
                    item.add_marker(mark)


def pytest_sessionstart() -> None:
    """Refuse to test a compiled engine that was built from other sources."""
    if DIGEST.exists() and DIGEST.read_text(encoding="utf-8") != source_digest(compiled_modules(PACKAGE)):
        pytest.exit("The compiled engine is older than its sources: run `make compiled`, or `make pure`.", 2)


def pytest_collection_finish() -> None:
    """Let the garbage collector run less often, and leave out what the imports made."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Whether the long form of a test is wanted."""
    return bool(request.config.getoption("--long"))


# --- no test sees what another test left behind -----------------------------------------------------------


def _watch_loaded_messages() -> None:
    """Keep a list of all loaded messages, which are cached for the whole process."""
    make = Messages.__init__

    def watched(self: Messages, *things: Any, **named: Any) -> None:
        make(self, *things, **named)
        _loaded.add(self)

    Messages.__init__ = watched


_watch_loaded_messages()


@pytest.fixture(autouse=True)
def _no_missing_messages_of_other_tests() -> None:
    """Forget the missing messages that earlier tests met: tests share the loaded messages and check `missing`."""
    for messages in list(_loaded):
        messages.missing.clear()


# --- figures ------------------------------------------------------------------------------------------------


@dataclass
class Figure:
    """A measurement: the id of its target, a description, the measured value, the target, whether it is met, and
    whether the test fails if it is not."""

    id: str
    what: str
    measured: str
    target: str
    ok: bool
    judged: bool = True


class Figures:
    """The figures of one test that do not depend on the speed of the machine."""

    def __init__(self, node: Any) -> None:
        self._node = node

    def most(self, id: str, what: str, measured: float, limit: float, unit: str = "") -> None:
        """Record a value that may be at most `limit`, and fail if it is more."""
        unit = f" {unit}" if unit else ""
        self.record(Figure(id, what, f"{measured:.4g}{unit}", f"≤ {limit:g}{unit}", measured <= limit))

    def least(self, id: str, what: str, measured: float, limit: float, unit: str = "") -> None:
        """Record a value that must be at least `limit`, and fail if it is less."""
        unit = f" {unit}" if unit else ""
        self.record(Figure(id, what, f"{measured:.4g}{unit}", f"≥ {limit:g}{unit}", measured >= limit))

    def none(self, id: str, what: str, found: list[Any] | int, of: int | None = None) -> None:
        """Record that nothing was found, and fail with the first findings otherwise."""
        number = found if isinstance(found, int) else len(found)
        told = f"{number}" if of is None else f"{number} of {of:,}"
        self.record(Figure(id, what, told, "0", not number), "" if isinstance(found, int) else f": {found[:3]}")

    def record(self, figure: Figure, more: str = "") -> None:
        """Record a figure, and fail if it is judged and misses its target."""
        self._node.user_properties.append(("figure", asdict(figure)))
        assert figure.ok or not figure.judged, (
            f"{figure.id}: {figure.what}: {figure.measured}, not {figure.target}{more}"
        )


class Times:
    """The measured times of one test. They are printed in every run, and judged only with `--figures`."""

    def __init__(self, node: Any) -> None:
        self._figures = Figures(node)
        self.judged = bool(node.config.getoption("--figures"))

    def most(self, id: str, what: str, measured: float, limit: float, unit: str, slow: float = 1.0) -> None:
        """Record a time that may be at most `limit`. An elapsed time is divided by `slow`, the factor by which this
        machine was slower than the one that the target is meant for (see `Slowness`); CPU time is judged as it is."""
        told = f"{measured:.4g} {unit}" + (f" on a machine {slow:.2g} times as slow" if slow > 1.05 else "")
        met = measured / max(slow, 1.0) <= limit
        self._figures.record(Figure(id, what, told, f"≤ {limit:g} {unit}", met, self.judged))

    def open(self, id: str, what: str, measured: float, limit: float, worst: float, unit: str) -> None:
        """Record a time that misses its target `limit` until now: show it as missed, and fail only beyond `worst`."""
        met = measured <= limit
        figure = Figure(
            id, what, f"{measured:.4g} {unit}", f"≤ {limit:g} {unit}", met, self.judged and measured > worst
        )
        self._figures.record(figure)


@pytest.fixture
def figures(request: pytest.FixtureRequest) -> Figures:
    """Record the measurements of a test for the table at the end."""
    return Figures(request.node)


@pytest.fixture
def times(request: pytest.FixtureRequest) -> Times:
    """Record the measured times of a test for the table at the end."""
    return Times(request.node)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the table of all figures."""
    reports = [report for reports in terminalreporter.stats.values() for report in reports]
    found = [
        Figure(**value)
        for report in reports
        if getattr(report, "when", "") == "call"
        for name, value in getattr(report, "user_properties", ())
        if name == "figure"
    ]
    if not found:
        return
    found.sort(key=_order)
    wide = [max(len(row) for row in column) for column in zip(*(_cells(figure) for figure in found), strict=True)]
    terminalreporter.section("figures")
    for figure in found:
        cells = [cell.ljust(width) for cell, width in zip(_cells(figure), wide, strict=True)]
        missed = not figure.ok and figure.judged
        terminalreporter.write_line("  ".join(cells).rstrip(), green=figure.ok, red=missed)


def _cells(figure: Figure) -> list[str]:
    verdict = "ok" if figure.ok else "MISSED" if figure.judged else "missed, not judged"
    return [figure.id, figure.what, figure.measured, figure.target, verdict]


def _order(figure: Figure) -> tuple[str, int, str]:
    number = "".join(sign for sign in figure.id if sign.isdigit())
    return figure.id.rstrip("0123456789"), int(number or 0), figure.what
