"""`python -m bench.calls`: how many functions of Underkeep are called for one decision, which no busy machine changes.

Fixed games are played with random answers, and the calls of the package's own Python functions are counted: a resumed
generator counts like a call, a comprehension or a builtin function does not, so that the numbers are the same with all
versions of Python. Functions of a compiled build are not counted.
"""

from __future__ import annotations

import argparse
import cProfile
import sys
import tomllib
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any, NamedTuple

import underkeep
from underkeep import Table

RECORD = Path(__file__).parent / "calls_per_decision.toml"
"""The calls per decision that were measured last; a test fails if one of them rises."""
PACKAGE = str(Path(underkeep.__file__).parent)
COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>")
"""Functions of their own only before Python 3.12."""


class CountedGames(NamedTuple):
    """Games whose calls are counted: the name of the game, its setup, and the number of games."""

    game: str
    setup: dict[str, Any]
    number: int


def read_games() -> dict[str, CountedGames]:
    """Return the games of `games.toml` by name."""
    found = {}
    for name, table in tomllib.loads((Path(__file__).parent / "games.toml").read_text()).items():
        setup = {field: tuple(value) if isinstance(value, list) else value for field, value in table["setup"].items()}
        found[name] = CountedGames(table["game"], setup, table["number"])
    return found


COUNTED = read_games()


def play_game(games: CountedGames, seed: int) -> int:
    """Play one game with random answers and return the number of its decisions."""
    table = underkeep.new_game(games.game, seed=seed, checkpoints=False, events=False, **games.setup)
    return play_out(table, Random(seed))


def play_out(table: Table, rng: Random) -> int:
    """Play a table to its end with random answers and return the number of decisions with two or more options."""
    decisions = 0
    draw = rng.random
    while (decision := table.decision) is not None:
        options = decision.options
        table.play(options[int(draw() * len(options))])
        decisions += 1
    return decisions


def calls_per_decision(games: CountedGames) -> float:
    """Return the mean number of calls of the package's own functions for one decision."""
    # The first game loads modules and fills the caches that last.
    play_game(games, 0)
    profile = cProfile.Profile(builtins=False)
    profile.enable()
    decisions = sum(play_game(games, seed) for seed in range(1, games.number + 1))
    profile.disable()
    return sum(entry.callcount for entry in profile.getstats() if _is_own(entry.code)) / decisions


def _is_own(code: CodeType | str) -> bool:
    """Return whether a profiled function is one of the package and no comprehension."""
    return isinstance(code, CodeType) and code.co_filename.startswith(PACKAGE) and code.co_name not in COMPREHENSIONS


def instructions_per_decision(games: CountedGames) -> float:
    """Return the mean number of bytecode instructions for one decision. It is the same in every run, but another one
    with another version of Python."""
    executed = 0

    def count(frame: FrameType, happened: str, _: Any) -> Any:
        nonlocal executed
        if happened == "call":
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
        elif happened == "opcode":
            executed += 1
        return count

    play_game(games, 0)
    tracing = sys.gettrace()
    sys.settrace(count)
    decisions = sum(play_game(games, seed) for seed in range(1, games.number + 1))
    sys.settrace(tracing)
    return executed / decisions


def read_record() -> dict[str, float]:
    """Return the recorded calls per decision by game."""
    record: dict[str, float] = tomllib.loads(RECORD.read_text())
    return record


def write_record(measured: dict[str, float]) -> None:
    """Write the calls per decision as the values of today."""
    lines = ["# Calls of Underkeep's functions for one decision. Written by `python -m bench.calls --write`.", ""]
    lines += [f"{name} = {value:.2f}" for name, value in measured.items()]
    RECORD.write_text("\n".join(lines) + "\n")


def main() -> None:
    """Count and print, and write the record if wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.calls", description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"write the calls per decision to {RECORD.name}")
    parser.add_argument("--instructions", action="store_true", help="count bytecode instructions too, in a minute")
    args = parser.parse_args()
    recorded = read_record() if RECORD.exists() else {}
    measured = {}
    print(f"{'':24}{'calls':>9}{'recorded':>10}{'instructions' if args.instructions else '':>15}")
    for name, games in COUNTED.items():
        calls = measured[name] = calls_per_decision(games)
        instructions = f"{instructions_per_decision(games):,.0f}" if args.instructions else ""
        print(f"{name:24}{calls:>9.2f}{recorded.get(name, 0):>10.2f}{instructions:>15}", flush=True)
    if args.write:
        write_record(measured)


if __name__ == "__main__":
    main()
