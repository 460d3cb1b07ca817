"""`python -m bench`: Underkeep and other libraries in one run, as a table and as JSON.

All figures are CPU time on one core. Everything is measured in many short slices, one of each figure in turn, and the
best and the median slice count: a busy machine then slows all of them alike. The floors are ratios in the same run.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from bench import ours
from bench.calls import COUNTED
from bench.peers import PEERS, Missing, Result, measure

REFERENCE = "OpenSpiel gin_rummy"
PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
HEADER = """| Figure | Build | Best | Median | Of gin rummy | Date | Machine and Python |
| --- | --- | --- | --- | --- | --- | --- |
"""
ROW_START = "| "
MIN_RATIOS = {"pure": 1.2, "compiled": 2.0}
"""The least ratio of the first figure to that of gin rummy, by build."""
MIN_TEXTS_PER_SECOND = 10_000
MAX_CLONE_MICROSECONDS = {"pure": 32.0, "compiled": 25.0}
MIN_SHARE = 0.7
"""The share of the speed of two base sets that the whole series must reach."""


class Figure(NamedTuple):
    """What was measured of one thing: how often a second it happened, in the best and the median slice."""

    name: str
    version: str
    best: float
    median: float
    slices: int
    per_game: float
    """The mean number of decisions of a game; 1 for an operation."""


def main() -> int:
    """Measure, print and write the figures; return 0 if all floors are reached."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="how many slices of each figure are measured (15)")
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU seconds of a slice (0.2)")
    parser.add_argument("--only", default="", help="measure only figures whose name contains this text")
    parser.add_argument("--json", type=Path, default=Path("bench.json"), help="where the figures go (bench.json)")
    parser.add_argument("--page", action="store_true", help="write the figures of this build to docs/benchmarks.md")
    parser.add_argument("--no-peers", action="store_true", help="measure Underkeep alone")
    args = parser.parse_args()

    figures, missing = measure_all(args.rounds, args.seconds, args.only, not args.no_peers)
    import_time = min(ours.import_milliseconds() for _ in range(7))
    reference = next((figure for figure in figures if figure.name == REFERENCE), None)
    print_figures(figures, missing, reference)
    print(f"{'import (ms)':58}{import_time:>10,.0f}")
    args.json.write_text(json.dumps(as_data(figures, missing, import_time), indent=2) + "\n")
    print(f"\nWritten to {args.json}.")
    if args.page:
        write_page(figures, reference, import_time)
    missed = missed_floors(figures, reference)
    for miss in missed:
        print(f"NOT REACHED: {miss}.")
    return 1 if missed else 0


def measure_all(rounds: int, seconds: float, only: str, with_peers: bool) -> tuple[list[Figure], list[Missing]]:
    """Return the figures of all slices, and the libraries that could not be measured."""
    runs: dict[str, Callable[[], Result | Missing]] = dict(ours.measurements(seconds))
    if with_peers:
        runs |= {name: partial(measure, name, 1, seconds) for name in PEERS}
    runs = {name: run for name, run in runs.items() if only in name or name in PEERS}
    results: dict[str, list[Result]] = {}
    missing: dict[str, Missing] = {}
    for number in range(rounds + 1):
        for name, run in runs.items():
            print(f"\rround {number} of {rounds}: {name:60}", end="", file=sys.stderr, flush=True)
            result = run() if name not in missing else missing[name]
            if isinstance(result, Missing):
                missing[name] = result
            elif number:  # The first round fills the caches.
                results.setdefault(name, []).append(result)
    print("\r" + " " * 90 + "\r", end="", file=sys.stderr)
    return [figure_of(slices) for slices in results.values()], list(missing.values())


def figure_of(slices: list[Result]) -> Figure:
    """Return the figure of the slices of one thing."""
    rates = [one.decisions_per_second for one in slices]
    decisions, games = sum(one.decisions for one in slices), sum(one.games for one in slices)
    first = slices[0]
    return Figure(first.name, first.version, max(rates), statistics.median(rates), len(slices), decisions / games)


def is_operation(figure: Figure) -> bool:
    """Return whether a figure is about an operation and not about play."""
    return figure.name.partition(": ")[2] in ours.OPERATIONS


def rows(figures: list[Figure], reference: Figure | None) -> list[tuple[str, str, str, str]]:
    """Return the name of each figure, its best and its median value with the unit, and its ratio to the reference."""
    found = []
    for figure in figures:
        if is_operation(figure):
            best, median = (f"{1e6 / rate:,.1f} µs" for rate in (figure.best, figure.median))
            ratio = ""
        else:
            best, median = (f"{rate:,.0f}/s" for rate in (figure.best, figure.median))
            ratio = f"{figure.median / reference.median:.2f}" if reference else ""
        found.append((figure.name, best, median, ratio))
    return found


def print_figures(figures: list[Figure], missing: list[Missing], reference: Figure | None) -> None:
    """Print the table of all figures."""
    print(f"{ours.build()} build, CPU time, one core, Python {platform.python_version()}")
    print(f"{'':58}{'best':>14}{'median':>14}{'of gin rummy':>14}")
    for name, best, median, ratio in rows(figures, reference):
        print(f"{name:58}{best:>14}{median:>14}{ratio:>14}")
    for absent in missing:
        print(f"{absent.name:58}{absent.reason}")


def missed_floors(figures: list[Figure], reference: Figure | None) -> list[str]:
    """Return one sentence for each floor that is not reached."""
    by_name = {figure.name: figure for figure in figures}
    build = ours.build()
    base, series = list(COUNTED)[:2]
    missed = []
    if base in by_name and reference is not None:
        ratio = by_name[base].median / reference.median
        if ratio < MIN_RATIOS[build]:
            missed.append(f"random play is {ratio:.2f} times as fast as {REFERENCE}, not {MIN_RATIOS[build]:.1f} times")
    if base in by_name and series in by_name:
        share = by_name[series].median / by_name[base].median
        if share < MIN_SHARE:
            missed.append(f"all sets together reach {share:.0%} of the speed of two base sets, not {MIN_SHARE:.0%}")
    texts = by_name.get(f"{base}, {ours.TEXTS}")
    if texts is not None and texts.best < MIN_TEXTS_PER_SECOND:
        missed.append(f"play with all texts makes {texts.best:,.0f} decisions a second, not {MIN_TEXTS_PER_SECOND:,}")
    clone = by_name.get(f"{base}: clone")
    if clone is not None and 1e6 / clone.best > MAX_CLONE_MICROSECONDS[build]:
        missed.append(f"a clone takes {1e6 / clone.best:.1f} microseconds, not {MAX_CLONE_MICROSECONDS[build]:.0f}")
    return missed


def as_data(figures: list[Figure], missing: list[Missing], import_time: float) -> dict[str, Any]:
    """Return all figures as plain data."""
    return {
        "build": ours.build(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "date": datetime.now(UTC).date().isoformat(),
        "load": os.getloadavg()[0],
        "figures": [figure._asdict() for figure in figures],
        "missing": {absent.name: absent.reason for absent in missing},
        "import_milliseconds": round(import_time, 1),
        "saved_game_bytes": {name: max(map(len, ours.saved_games(name))) for name in COUNTED},
    }


def write_page(figures: list[Figure], reference: Figure | None, import_time: float) -> None:
    """Write the figures of this build to the page; those of the other build stay."""
    build = ours.build()
    where = f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.0f}, {platform.python_version()}"
    when = datetime.now(UTC).date().isoformat()
    text = PAGE.read_text(encoding="utf-8")
    head = text[: text.index("| Figure |")]
    kept = [line for line in text.splitlines() if line.startswith(ROW_START) and line.split(" | ")[1:2] != [build]]
    table = [line for line in kept if not line.startswith(("| Figure |", "| --- |"))]
    all_rows = [*rows(figures, reference), ("import", f"{import_time:,.0f} ms", "", "")]
    table += [
        f"| {name} | {build} | {best} | {median} | {ratio} | {when} | {where} |"
        for name, best, median, ratio in all_rows
    ]
    PAGE.write_text(head + HEADER + "\n".join(sorted(table, key=_place_of_row)) + "\n", encoding="utf-8")


def _place_of_row(row: str) -> tuple[int, str]:
    """Return the place of a row of the page: the figures in the order of measurement, and the builds of each."""
    order = [*ours.measurements(0), "import"]
    name, build = row.removeprefix(ROW_START).split(" | ")[:2]
    return (order.index(name) if name in order else len(order), f"{name} {build}")


if __name__ == "__main__":
    sys.exit(main())
