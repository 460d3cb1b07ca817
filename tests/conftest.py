"""What all tests share: `--long` for the long forms, and one table of all figures at the end of a run.

A test that measures something says so with the fixture `figures`; whatever is measured is shown beside what is
promised, also when the tests run in several processes.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long forms of the tests that measure something")


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Whether the long form of a test is wanted."""
    return bool(request.config.getoption("--long"))


@dataclass
class Figure:
    """Something measured: the id of the promise, what it is, how much, and how much is allowed."""

    id: str
    what: str
    measured: str
    target: str
    ok: bool


class Figures:
    """The figures of one test."""

    def __init__(self, node: Any) -> None:
        self._node = node

    def most(self, id: str, what: str, measured: float, limit: float, unit: str = "", slow: float = 1.0) -> None:
        """At most so much; fails if it is more. A time that was measured while others used the machine is divided by
        how much slower they made it (see `Slowness`); the table shows both."""
        unit = f" {unit}" if unit else ""
        told = f"{measured:.4g}{unit}" + (f" on a machine {slow:.2g} times as slow" if slow > 1.05 else "")
        self._keep(Figure(id, what, told, f"≤ {limit:g}{unit}", measured / max(slow, 1.0) <= limit))

    def open(self, id: str, what: str, measured: float, limit: float, worst: float, unit: str) -> None:
        """Meant to be at most `limit`, which is not reached yet: shown as missed; fails only beyond `worst`."""
        figure = Figure(id, what, f"{measured:.4g} {unit}", f"≤ {limit:g} {unit}", measured <= limit)
        self._node.user_properties.append(("figure", asdict(figure)))
        assert measured <= worst, f"{id}: {what}: {measured:.4g} {unit}, and was {worst:g} at most before"

    def least(self, id: str, what: str, measured: float, limit: float, unit: str = "") -> None:
        """At least so much; fails if it is less."""
        unit = f" {unit}" if unit else ""
        self._keep(Figure(id, what, f"{measured:.4g}{unit}", f"≥ {limit:g}{unit}", measured >= limit))

    def none(self, id: str, what: str, found: list[Any] | int, of: int | None = None) -> None:
        """Nothing of the kind; fails with the first ones otherwise."""
        number = found if isinstance(found, int) else len(found)
        told = f"{number}" if of is None else f"{number} of {of:,}"
        self._keep(Figure(id, what, told, "0", not number), "" if isinstance(found, int) else f": {found[:3]}")

    def _keep(self, figure: Figure, more: str = "") -> None:
        self._node.user_properties.append(("figure", asdict(figure)))
        assert figure.ok, f"{figure.id}: {figure.what}: {figure.measured}, not {figure.target}{more}"


@pytest.fixture
def figures(request: pytest.FixtureRequest) -> Figures:
    """Keeps what a test measures for the table at the end."""
    return Figures(request.node)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the table."""
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
        terminalreporter.write_line("  ".join(cells).rstrip(), green=figure.ok, red=not figure.ok)


def _cells(figure: Figure) -> list[str]:
    return [figure.id, figure.what, figure.measured, figure.target, "ok" if figure.ok else "MISSED"]


def _order(figure: Figure) -> tuple[str, int, str]:
    number = "".join(sign for sign in figure.id if sign.isdigit())
    return figure.id.rstrip("0123456789"), int(number or 0), figure.what
