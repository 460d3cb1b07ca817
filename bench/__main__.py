"""`python -m bench`: Underkeep and other libraries in one run, as a table and as JSON.

All figures are CPU time on one core. Play is measured in rounds, each library once per round, and the best round
counts: a noisy machine then slows all of them alike.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench import ours
from bench.peers import PEERS, Missing, Result, measure
from underkeep import Table

REFERENCE = "OpenSpiel gin_rummy"
LIMITS = {
    "decisions per second": 20_000,
    "clone (us, median)": 60,
    "view (us, median)": 30,
    "saved game (bytes, largest)": 3_000,
    "import (ms)": 150,
}
"""The limits of the figures: at least the first, at most the others."""
MIN_SHARE = 0.7
"""The share of the speed of two base sets that the whole series must reach."""


def main() -> int:
    """Measure, print and write the figures; return 0 if all limits are met."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (default 5)")
    parser.add_argument("--seconds", type=float, default=1.5, help="CPU seconds per measurement (default 1.5)")
    parser.add_argument("--json", type=Path, default=Path("bench.json"), help="where the figures go (bench.json)")
    parser.add_argument("--no-peers", action="store_true", help="measure Underkeep alone")
    args = parser.parse_args()

    results, missing = play(args.rounds, args.seconds, not args.no_peers)
    operations = operation_figures()
    reference = next((result for result in results if result.name == REFERENCE), None)
    print_play(results, missing, reference)
    print_operations(operations)
    are_met = check(results[0], results[1], reference, operations)
    args.json.write_text(json.dumps(as_data(results, missing, operations), indent=2) + "\n")
    print(f"\nWritten to {args.json}.")
    return 0 if are_met else 1


def play(rounds: int, seconds: float, with_peers: bool) -> tuple[list[Result], list[Missing]]:
    """Return the results of random play with all libraries, the best of several rounds."""
    runs: dict[str, Callable[[], Result | Missing]] = {
        "ours": lambda: ours.random_play(seconds, 1),
        "ours, all sets": lambda: ours.random_play(seconds, 1, sets=ours.ALL_SETS),
        "ours, log": lambda: ours.random_play(seconds, 1, log=True),
    }
    if with_peers:
        runs |= {name: partial(measure, name, 1, seconds) for name in PEERS}
    best: dict[str, Result | Missing] = {}
    for number in range(rounds):
        for name, run in runs.items():
            print(f"\rround {number + 1} of {rounds}: {name:30}", end="", file=sys.stderr, flush=True)
            result, before = run(), best.get(name)
            if not isinstance(before, Result) or (
                isinstance(result, Result) and result.decisions_per_second > before.decisions_per_second
            ):
                best[name] = result
    print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    results = [result for result in best.values() if isinstance(result, Result)]
    return results, [result for result in best.values() if isinstance(result, Missing)]


def operation_figures() -> dict[str, float]:
    """Return the times of cloning, saving, loading and observing in the middle of a game, and of importing."""
    tables = ours.middle_games()
    saves = {id(table): table.save() for table in tables}
    return {
        "clone (us, median)": ours.microseconds(lambda table: table.clone(), tables),
        "view (us, median)": ours.microseconds(lambda table: table.observe(0), tables),
        "save (us, median)": ours.microseconds(lambda table: table.save(), tables),
        "load (us, median)": ours.microseconds(lambda table: Table.load(saves[id(table)]), tables),
        "saved game (bytes, largest)": max(len(data) for data in saves.values()),
        "import (ms)": ours.import_milliseconds(),
    }


def print_play(results: list[Result], missing: list[Missing], reference: Result | None) -> None:
    """Print the table of random play."""
    print(f"Random play, CPU time, one core, Python {platform.python_version()}")
    print(f"{'':42}{'decisions/s':>12}{'games/s':>10}{'decisions':>11}{'against':>10}")
    print(f"{'':42}{'':>12}{'':>10}{'a game':>11}{'gin_rummy':>10}")
    for result in results:
        ratio = f"{result.decisions_per_second / reference.decisions_per_second:.2f}" if reference else "-"
        print(
            f"{result.name + ' ' + result.version:42}{result.decisions_per_second:>12,.0f}"
            f"{result.games_per_second:>10,.1f}{result.decisions / result.games:>11,.0f}{ratio:>10}"
        )
    for absent in missing:
        print(f"{absent.name:42}{absent.reason}")


def print_operations(operations: dict[str, float]) -> None:
    """Print the other figures."""
    print(f"\nIn the middle of a game ({ours.PLAYERS} players, {'+'.join(ours.SETS)})")
    for name, value in operations.items():
        limit = f"   (at most {LIMITS[name]:,})" if name in LIMITS else ""
        print(f"{name:42}{value:>12,.1f}{limit}")


def check(two_sets: Result, series: Result, reference: Result | None, operations: dict[str, float]) -> bool:
    """Return whether all limits are met, and print those that are not."""
    missed = [
        f"{name} is {value:,.1f}, above {LIMITS[name]:,}"
        for name, value in operations.items()
        if name in LIMITS and value > LIMITS[name]
    ]
    if two_sets.decisions_per_second < LIMITS["decisions per second"]:
        missed.append(f"random play reaches {two_sets.decisions_per_second:,.0f} decisions a second, not 20,000")
    share = series.decisions_per_second / two_sets.decisions_per_second
    print(f"\nAll sets together reach {share:.0%} of the speed of {'+'.join(ours.SETS)} (at least {MIN_SHARE:.0%}).")
    if share < MIN_SHARE:
        missed.append(f"all sets together reach {share:.0%} of the speed of {'+'.join(ours.SETS)}, not {MIN_SHARE:.0%}")
    if reference is not None and two_sets.decisions_per_second <= reference.decisions_per_second:
        missed.append(f"random play is slower than {reference.name}")
    for miss in missed:
        print(f"NOT REACHED: {miss}.")
    return not missed


def as_data(results: list[Result], missing: list[Missing], operations: dict[str, float]) -> dict[str, object]:
    """Return all figures as plain data."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "random_play": [
            {
                "name": result.name,
                "version": result.version,
                "decisions_per_second": round(result.decisions_per_second, 1),
                "games_per_second": round(result.games_per_second, 2),
                "decisions": result.decisions,
                "games": result.games,
                "cpu_seconds": round(result.cpu_seconds, 3),
            }
            for result in results
        ],
        "missing": {absent.name: absent.reason for absent in missing},
        "middle_of_a_game": {name: round(value, 2) for name, value in operations.items()},
    }


if __name__ == "__main__":
    sys.exit(main())
