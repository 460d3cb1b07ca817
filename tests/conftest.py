"""Shared parts of all tests: the option `--long`, and a table of all figures at the end of a run.

A test reports a measurement with the fixture `figures`. The table shows each measurement beside its target, also when
the tests run in several processes.
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
    """A measurement: the id of its target, a description, the measured value, the target, and whether it is met."""

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
        """Record a value that may be at most `limit`, and fail if it is more. A time is divided by `slow`, the factor
        by which other processes slowed the machine down (see `Slowness`); the table shows both."""
        unit = f" {unit}" if unit else ""
        told = f"{measured:.4g}{unit}" + (f" on a machine {slow:.2g} times as slow" if slow > 1.05 else "")
        self._keep(Figure(id, what, told, f"≤ {limit:g}{unit}", measured / max(slow, 1.0) <= limit))

    def open(self, id: str, what: str, measured: float, limit: float, worst: float, unit: str) -> None:
        """Record a value that misses its target `limit` until now: show it as missed, and fail only beyond `worst`."""
        figure = Figure(id, what, f"{measured:.4g} {unit}", f"≤ {limit:g} {unit}", measured <= limit)
        self._node.user_properties.append(("figure", asdict(figure)))
        assert measured <= worst, f"{id}: {what}: {measured:.4g} {unit}, not at most {worst:g} as before"

    def least(self, id: str, what: str, measured: float, limit: float, unit: str = "") -> None:
        """Record a value that must be at least `limit`, and fail if it is less."""
        unit = f" {unit}" if unit else ""
        self._keep(Figure(id, what, f"{measured:.4g}{unit}", f"≥ {limit:g}{unit}", measured >= limit))

    def none(self, id: str, what: str, found: list[Any] | int, of: int | None = None) -> None:
        """Record that nothing was found, and fail with the first findings otherwise."""
        number = found if isinstance(found, int) else len(found)
        told = f"{number}" if of is None else f"{number} of {of:,}"
        self._keep(Figure(id, what, told, "0", not number), "" if isinstance(found, int) else f": {found[:3]}")

    def _keep(self, figure: Figure, more: str = "") -> None:
        self._node.user_properties.append(("figure", asdict(figure)))
        assert figure.ok, f"{figure.id}: {figure.what}: {figure.measured}, not {figure.target}{more}"


@pytest.fixture
def figures(request: pytest.FixtureRequest) -> Figures:
    """Record the measurements of a test for the table at the end."""
    return Figures(request.node)


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
        terminalreporter.write_line("  ".join(cells).rstrip(), green=figure.ok, red=not figure.ok)


def _cells(figure: Figure) -> list[str]:
    return [figure.id, figure.what, figure.measured, figure.target, "ok" if figure.ok else "MISSED"]


def _order(figure: Figure) -> tuple[str, int, str]:
    number = "".join(sign for sign in figure.id if sign.isdigit())
    return figure.id.rstrip("0123456789"), int(number or 0), figure.what
