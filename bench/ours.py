"""Underkeep's own figures: random play of all games, and the operations that search and servers need in the middle of
a game."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache, partial

import underkeep
from bench.calls import COUNTED, CountedGames, play_out
from bench.peers import Result
from underkeep import Table
from underkeep.core.state import FIRST_SEAT
from underkeep.core.text import TextRenderer

POSITIONS = 12
"""The number of positions from the middle of games on which the operations are measured."""

EVENTS, TEXTS = "events kept", "all texts rendered"
MODES = ("", EVENTS, TEXTS)
"""Without a log; with the events kept, of which texts are rendered when they are asked for; with all of them rendered
in English."""

Measurement = Callable[[], Result]
"""A function that measures one short slice."""


def build() -> str:
    """Return whether the engine that runs here is `compiled` or `pure` Python."""
    compiled: Callable[[], bool] = getattr(underkeep, "compiled", bool)
    return "compiled" if compiled() else "pure"


def measurements(seconds: float) -> dict[str, Measurement]:
    """Return the functions that measure slices of play and of the operations, by the name of the figure."""
    found: dict[str, Measurement] = {}
    for name, games in COUNTED.items():
        for mode in MODES:
            figure = f"{name}, {mode}" if mode else name
            found[figure] = partial(play_slice, figure, games, mode, seconds)
        for operation in OPERATIONS:
            figure = f"{name}: {operation}"
            found[figure] = partial(operation_slice, figure, name, operation, seconds)
    return found


# --- play ---------------------------------------------------------------------------------------------------

_next_seeds: dict[str, int] = {}
"""The seed of the next game of each figure: every slice goes on where the last one has stopped."""


def play_slice(figure: str, games: CountedGames, mode: str, seconds: float) -> Result:
    """Return the result of random play of whole games for at least this CPU time."""
    decisions = played = 0
    elapsed = 0.0
    start = time.process_time()
    while elapsed < seconds:
        seed = _next_seeds[figure] = _next_seeds.get(figure, 0) + 1
        decisions += _play_game(games, seed, mode)
        played += 1
        elapsed = time.process_time() - start
    return Result(figure, underkeep.__version__, decisions, played, elapsed)


def _play_game(games: CountedGames, seed: int, mode: str) -> int:
    table = underkeep.new_game(games.game, seed=seed, checkpoints=False, events=bool(mode), **games.setup)
    decisions = play_out(table, random.Random(seed))
    if mode == TEXTS:
        renderer = TextRenderer(table.game, table.setup, "en")
        for event in table.events:
            renderer.event_text(table.state, event)
    return decisions


# --- operations ---------------------------------------------------------------------------------------------


@cache
def middle_games(name: str) -> list[Table]:
    """Return tables in the middle of a game, each at a decision."""
    tables = []
    games = COUNTED[name]
    for seed in range(POSITIONS):
        whole = underkeep.new_game(games.game, seed=seed, events=False, checkpoints=False, **games.setup)
        length = play_out(whole, random.Random(seed))
        table = underkeep.new_game(games.game, seed=seed, events=False, **games.setup)
        rng = random.Random(seed)
        for _ in range(length // 2):
            options = table.options
            table.play(options[int(rng.random() * len(options))])
        tables.append(table)
    return tables


_random = random.Random(1)


@cache
def _observations(name: str) -> list[underkeep.Observation]:
    """Return what the seat that decides observes: in its worlds it has the same options."""
    found = []
    for table in middle_games(name):
        assert table.decision is not None
        found.append(table.observe(table.decision.seat, for_sampling=True))
    return found


@cache
def saved_games(name: str) -> list[bytes]:
    """Return the games of `middle_games`, saved."""
    return [table.save() for table in middle_games(name)]


def _clone(name: str, place: int) -> object:
    return middle_games(name)[place].clone()


def _observe(name: str, place: int) -> object:
    return middle_games(name)[place].observe(FIRST_SEAT)


def _sample_world(name: str, place: int) -> object:
    return _observations(name)[place].sample_world(_random, keep=False)


def _play_round_out(name: str, place: int) -> object:
    world = _observations(name)[place].sample_world(_random, keep=False)
    return world.playout(lambda _, decision: decision.options[int(_random.random() * len(decision.options))], "round")


def _save(name: str, place: int) -> object:
    return middle_games(name)[place].save()


def _load(name: str, place: int) -> object:
    return Table.load(saved_games(name)[place])


OPERATIONS: dict[str, Callable[[str, int], object]] = {
    "clone": _clone,
    "observation": _observe,
    "world": _sample_world,
    "world played to the end of the round": _play_round_out,
    "save": _save,
    "load": _load,
}
"""The operations in the middle of a game: each gets the name of the games and the number of a position."""


def operation_slice(figure: str, name: str, operation: str, seconds: float) -> Result:
    """Return how often an operation was carried out in this CPU time, on all positions in turn."""
    run = OPERATIONS[operation]
    for place in range(POSITIONS):
        run(name, place)
    number = 0
    elapsed = 0.0
    start = time.process_time()
    while elapsed < seconds:
        for place in range(POSITIONS):
            run(name, place)
        number += POSITIONS
        elapsed = time.process_time() - start
    return Result(figure, underkeep.__version__, number, number, elapsed)


def import_milliseconds() -> float:
    """Return the CPU time of `import underkeep` in a new interpreter, in milliseconds."""
    code = "import time; start = time.process_time(); import underkeep; print(time.process_time() - start)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(done.stdout) * 1000
