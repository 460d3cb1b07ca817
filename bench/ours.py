"""Underkeep's own figures: random play, and the operations that search and servers need in the middle of a game."""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import underkeep
from bench.peers import Result
from underkeep import Table
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.cards.catalogue import SETS as SERIES

SETS = ("BMR", "TNL")
ALL_SETS = tuple(SERIES)
PLAYERS = 4
POSITIONS = 60
"""The number of positions from the middle of games on which the operations are measured."""


def play_out(table: Table, rng: random.Random) -> int:
    """Play a table to its end with random answers and return the number of decisions with two or more options."""
    decisions = 0
    draw = rng.random
    while (decision := table.decision) is not None:
        options = decision.options
        table.play(options[int(draw() * len(options))])
        decisions += 1
    return decisions


def random_play(seconds: float, seed: int, log: bool = False, sets: tuple[str, ...] = SETS) -> Result:
    """Return the result of random play of Boss Monster; with `log`, events are kept and rendered in English."""
    name = f"Underkeep, {PLAYERS} players, " + ("all sets" if sets == ALL_SETS else "+".join(sets)) + ", log" * log
    _game(seed, log, sets)
    decisions = games = 0
    elapsed = 0.0
    start = time.process_time()
    while elapsed < seconds:
        decisions += _game(seed + games, log, sets)
        games += 1
        elapsed = time.process_time() - start
    return Result(name, underkeep.__version__, decisions, games, elapsed)


def _game(seed: int, log: bool, sets: tuple[str, ...]) -> int:
    table = underkeep.new_game(players=PLAYERS, sets=sets, seed=seed, checkpoints=False, events=log)
    decisions = play_out(table, random.Random(seed))
    if log:
        renderer = TextRenderer(table.game, table.setup, "en")
        for event in table.events:
            renderer.event_text(table.state, event)
    return decisions


def middle_games(number: int = POSITIONS) -> list[Table]:
    """Return tables in the middle of a game, each at a decision."""
    tables = []
    for seed in range(number):
        length = play_out(underkeep.new_game(players=PLAYERS, sets=SETS, seed=seed), random.Random(seed))
        table = underkeep.new_game(players=PLAYERS, sets=SETS, seed=seed)
        rng = random.Random(seed)
        for _ in range(length // 2):
            options = table.options
            table.play(options[int(rng.random() * len(options))])
        tables.append(table)
    return tables


def microseconds(operation: Callable[[Table], object], tables: list[Table], repeats: int = 7) -> float:
    """Return the median over positions of the best CPU time of an operation, in microseconds."""
    best = []
    for table in tables:
        times = []
        for _ in range(repeats):
            start = time.process_time_ns()
            for _ in range(10):
                operation(table)
            times.append((time.process_time_ns() - start) / 10_000)
        best.append(min(times))
    return statistics.median(best)


def import_milliseconds(repeats: int = 7) -> float:
    """Return the CPU time of `import underkeep` in a new interpreter, the best of several, in milliseconds."""

    def cpu_milliseconds(code: str) -> float:
        times = []
        for _ in range(repeats):
            clock = "import time; start = time.process_time();"
            report = "print(time.process_time() - start)"
            done = subprocess.run(
                [sys.executable, "-c", f"{clock} {code}; {report}"], capture_output=True, text=True, check=True
            )
            times.append(float(done.stdout))
        return min(times) * 1000

    return cpu_milliseconds("import underkeep")
