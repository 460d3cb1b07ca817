"""The server under load: 2,000 connections, 200 spectators of one table, and bots that think
(docs/player-experience.md, 7.2)."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec
import pytest

from tests.conftest import Figure, Figures, Times
from tests.patience import PATIENCE_SECONDS
from tests.server.operation.test_speed import crowd
from tests.server.process_helpers import ServerProcess, Slowness, new_table, server_process, store_tables_in
from underkeep.server.storage.rows import NewTableRow

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("server")]


class Load(NamedTuple):
    """The sorted times until all clients have seen an answer, the lost answers, and the CPU time of the server for an
    answer. Times are in milliseconds."""

    times: list[float]
    lost: list[str]
    work: float

    @property
    def p99(self) -> float:
        """The time within which 99 of 100 answers were seen."""
        return self.times[int(len(self.times) * 0.99)]


def play(server: ServerProcess, tables: list[NewTableRow], seconds: float, every: float, **wishes: Any) -> Load:
    """Let the people of tables play on a running server."""
    people = [(table.id, [seat.person for seat in table.seats]) for table in tables]
    load = crowd({"address": server.address, "tables": people, "seconds": seconds, "every": every, **wishes})
    assert load.stdout is not None
    assert load.stdout.readline() == "ready\n"
    before = server.cpu_seconds()
    said, _ = load.communicate(timeout=seconds + 3 * PATIENCE_SECONDS)
    work = server.cpu_seconds() - before
    assert load.returncode == 0
    result = json.loads(said.splitlines()[-1])
    taken = sorted(1000 * seconds for seconds in result["times"])
    assert taken, "nobody has answered"
    return Load(taken, result["lost"], 1000 * work / len(taken))


class Judge(Protocol):
    """Records a measured time and its limit. The figures judge it, and the long forms only show it."""

    def __call__(self, id: str, what: str, measured: float, limit: float, unit: str, slow: float = 1.0) -> None: ...


def show_only(figures: Figures) -> Judge:
    """Return a judge for the long forms, which shows all times and fails for none."""

    def show(id: str, what: str, measured: float, limit: float, unit: str, slow: float = 1.0) -> None:
        told, target = f"{measured:.4g} {unit}", f"≤ {limit:g} {unit}"
        figures.record(Figure(id, what, told, target, measured / max(slow, 1.0) <= limit, judged=False))

    return show


def best_load(tries: int, limit: float, measure: Callable[[int], Load]) -> tuple[Load, float]:
    """Measure until the p99 is within a limit, at most some times, because other processes may use the machine too.
    Returns the best measurement, and how much slower than usual the machine was."""
    best: tuple[Load, float] | None = None
    for number in range(tries):
        with Slowness() as slow:
            load = measure(number)
        if best is None or load.p99 / slow.factor < best[0].p99 / best[1]:
            best = load, slow.factor
        if load.p99 / slow.factor <= limit:
            break
    assert best is not None
    return best


def check_connections(tmp_path: Path, seconds: float, tries: int, figures: Figures, judge: Judge) -> None:
    """Play at 500 tables with 2,000 connections."""
    lost: list[str] = []

    def measure(number: int) -> Load:
        database = f"sqlite:///{tmp_path / f'{number}.sqlite'}"
        tables = [new_table(f"t{n}", [f"p{n}-{seat}" for seat in range(4)]) for n in range(500)]
        store_tables_in(database, tables)
        with server_process(database) as server:
            load = play(server, tables, seconds, 5.0)
        lost.extend(load.lost)
        return load

    load, slow = best_load(tries, 150.0, measure)
    figures.none("P2", "answers that not all four clients have seen", lost, len(load.times))
    judge("P2", "CPU time of the server for an answer, 2,000 connections", load.work, 12.0, "ms")
    judge("P2", "answer until all four see it, 2,000 connections, p99", load.p99, 150.0, "ms", slow)


@pytest.mark.figure
def test_two_thousand_connections_are_served_quickly(tmp_path: Path, figures: Figures, times: Times) -> None:
    """P2: 2,000 connections at 500 tables, with 100 answers a second in all."""
    check_connections(tmp_path, 20.0, 2, figures, times.most)


@pytest.mark.long
def test_two_thousand_connections_lose_nothing(tmp_path: Path, figures: Figures) -> None:
    """P2: the long form, two minutes, in which no answer is lost."""
    check_connections(tmp_path, 120.0, 1, figures, show_only(figures))


def check_spectators(tmp_path: Path, seconds: float, tries: int, figures: Figures, judge: Judge) -> None:
    """Play at one table with 200 spectators."""
    people, lost = [f"w{n}" for n in range(200)], list[str]()

    def measure(number: int) -> Load:
        database = f"sqlite:///{tmp_path / f'{number}.sqlite'}"
        table = new_table(f"t{number}", [f"p{number}-{seat}" for seat in range(4)])
        store_tables_in(database, [table], *people)
        with server_process(database) as server:
            load = play(server, [table], seconds, 0.4, watchers=people, compressed=True)
        lost.extend(load.lost)
        return load

    load, slow = best_load(tries, 100.0, measure)
    figures.none("P4", "answers that not all 204 clients have seen", lost, len(load.times))
    judge("P4", "CPU time of the server for an answer with 200 spectators", load.work, 60.0, "ms")
    judge("P4", "answer until 200 spectators see it, p99", load.p99, 100.0, "ms", slow)


@pytest.mark.figure
def test_a_table_with_many_spectators_is_quick(tmp_path: Path, figures: Figures, times: Times) -> None:
    """P4: 200 spectators of one table see every answer."""
    check_spectators(tmp_path, 30.0, 3, figures, times.most)


@pytest.mark.long
def test_many_spectators_see_everything(tmp_path: Path, figures: Figures) -> None:
    """P4: the long form, a whole game, of which no spectator misses an answer."""
    check_spectators(tmp_path, 120.0, 1, figures, show_only(figures))


GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "boss-monster": ("greedy", {"sets": ["BMR", "TNL"]}),
    "super-boss-monster": ("greedy", {}),
    "keep-the-heroes-out": ("greedy", {}),
    "dungeon-fighter": ("legend", {}),
}
"""For each game the bot that thinks longest, and the choices."""


def tables_of_bots(number: int) -> list[NewTableRow]:
    """Return a table of each game with two bots, eight bots in all."""
    rows = []
    for game, (bot, setup) in GAMES.items():
        row = new_table(f"{game}-{number}", [f"bot:{bot}"] * 2, owner="probe")
        rows.append(msgspec.structs.replace(row, game=game, setup=setup))
    return rows


def check_event_loop(tmp_path: Path, seconds: float, figures: Figures, judge: Judge) -> None:
    """Let eight bots think on a server without people, and measure its event loop."""
    database, lags_file = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "lags.json"
    rounds = 1 + int(seconds / 8)
    store_tables_in(database, [row for number in range(rounds) for row in tables_of_bots(number)], "probe")
    with server_process(database, lags=str(lags_file)) as server, Slowness() as slow:
        began = time.monotonic()
        time.sleep(seconds)
        busy = server.cpu_seconds() / (time.monotonic() - began)
        server.stop()
    lags = sorted(1000 * lag for lag in json.loads(lags_file.read_text()))
    assert busy > 0.05, "the bots do not think"
    figures.least("P5", "measurements of the event loop", len(lags), 500)
    p99 = lags[int(len(lags) * 0.99)]
    judge("P5", "lag of the event loop while eight bots think, p99", p99, 20.0, "ms", slow.factor)
    judge("P5", "lag of the event loop while eight bots think, longest", lags[-1], 100.0, "ms", slow.factor)


@pytest.mark.figure
def test_the_event_loop_is_free_while_bots_think(tmp_path: Path, figures: Figures, times: Times) -> None:
    """P5: eight bots of all four games think without a pause, and the event loop of the server is measured."""
    check_event_loop(tmp_path, 20.0, figures, times.most)


@pytest.mark.long
def test_the_event_loop_goes_on_for_minutes(tmp_path: Path, figures: Figures) -> None:
    """P5: the long form, two minutes of games of bots."""
    check_event_loop(tmp_path, 120.0, figures, show_only(figures))
