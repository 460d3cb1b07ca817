"""The server under load: 2,000 connections, 200 spectators of one table, and bots that think (docs/player-experience.md,
7.2)."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.conftest import Figures, Times
from tests.patience import PATIENCE_SECONDS
from tests.server.operation.test_speed import crowd
from tests.server.process_helpers import ServerProcess, Slowness, new_table, server_process, store_tables_in
from underkeep.server.storage.rows import NewTableRow

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("server")]

FORMS = [pytest.param(False, marks=pytest.mark.figure), pytest.param(True, marks=pytest.mark.long)]
"""Each test has a short form for `make figures`, and a long form for `make long`, which judges no time."""


class Load(NamedTuple):
    """The times until all clients have seen an answer in milliseconds, the number of lost answers, the CPU time of the
    server for an answer in milliseconds, and the share of a core that the server used."""

    times: list[float]
    lost: int
    work: float
    busy: float

    def percentile(self, part: float) -> float:
        return self.times[int(len(self.times) * part)]


def play(server: ServerProcess, tables: list[NewTableRow], seconds: float, every: float, **wishes: Any) -> Load:
    """Let the people of tables play on a running server."""
    people = [(table.id, [seat.person for seat in table.seats]) for table in tables]
    load = crowd({"address": server.address, "tables": people, "seconds": seconds, "every": every, **wishes})
    assert load.stdout is not None
    assert load.stdout.readline() == "ready\n"
    before, began = server.cpu_seconds(), time.monotonic()
    said, _ = load.communicate(timeout=seconds + 3 * PATIENCE_SECONDS)
    work, elapsed = server.cpu_seconds() - before, time.monotonic() - began
    assert load.returncode == 0
    result = json.loads(said.splitlines()[-1])
    taken = sorted(1000 * seconds for seconds in result["times"])
    assert taken, "nobody has answered"
    return Load(taken, len(result["lost"]), 1000 * work / len(taken), work / elapsed)


@pytest.mark.parametrize("long_form", FORMS)
def test_two_thousand_connections_lose_nothing(
    tmp_path: Path, figures: Figures, times: Times, long_form: bool
) -> None:
    """P2: 2,000 connections at 500 tables, with 100 answers a second in all."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    tables = [new_table(f"t{n}", [f"p{n}-{seat}" for seat in range(4)]) for n in range(500)]
    store_tables_in(database, tables)
    with server_process(database) as server, Slowness() as slow:
        load = play(server, tables, 120.0 if long_form else 20.0, 5.0)
    figures.none("P2", "answers that not all four clients have seen", load.lost, len(load.times))
    times.most("P2", "answer sent until all four see it, 2,000 connections, p99", load.percentile(0.99), 150.0, "ms",
               slow.factor)  # fmt: skip
    times.most("P2", "answer sent until all four see it, 2,000 connections, p50", load.percentile(0.5), 50.0, "ms",
               slow.factor)  # fmt: skip
    times.most("P2", "CPU time of the server for an answer, 2,000 connections", load.work, 12.0, "ms")


@pytest.mark.parametrize("long_form", FORMS)
def test_a_table_with_many_spectators_is_quick(tmp_path: Path, figures: Figures, times: Times, long_form: bool) -> None:
    """P4: 200 spectators of one table see every answer."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    many = 10 if long_form else 1
    loads: list[Load] = []
    with Slowness() as slow:
        for number in range(many):
            table = new_table(f"t{number}", [f"p{number}-{seat}" for seat in range(4)])
            store_tables_in(database, [table], *(f"w{n}" for n in range(200)))
            with server_process(database) as server:
                loads.append(play(server, [table], 25.0, 0.5, watchers=[f"w{n}" for n in range(200)]))
    load = Load(
        sorted(taken for each in loads for taken in each.times),
        sum(each.lost for each in loads),
        sum(each.work for each in loads) / many,
        sum(each.busy for each in loads) / many,
    )
    figures.none("P4", "answers that not all 204 clients have seen", load.lost, len(load.times))
    times.most("P4", "answer sent until 200 spectators see it, p99", load.percentile(0.99), 100.0, "ms", slow.factor)
    times.most("P4", "CPU time of the server for an answer with 200 spectators", load.work, 60.0, "ms")


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


@pytest.mark.parametrize("long_form", FORMS)
def test_the_event_loop_is_free_while_bots_think(
    tmp_path: Path, figures: Figures, times: Times, long_form: bool
) -> None:
    """P5: eight bots of all four games think without a pause, and the event loop of the server is measured."""
    database, lags_file = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "lags.json"
    rounds = 20 if long_form else 3
    store_tables_in(database, [row for number in range(rounds) for row in tables_of_bots(number)], "probe")
    with server_process(database, lags=str(lags_file)) as server, Slowness() as slow:
        began = time.monotonic()
        time.sleep(120.0 if long_form else 20.0)
        busy = server.cpu_seconds() / (time.monotonic() - began)
        server.stop()
    lags = sorted(1000 * lag for lag in json.loads(lags_file.read_text()))
    assert len(lags) > 500
    assert busy > 0.05, "the bots do not think"
    figures.least("P5", "measurements of the event loop", len(lags), 500)
    times.most("P5", "lag of the event loop while eight bots think, p99", lags[int(len(lags) * 0.99)], 20.0, "ms",
               slow.factor)  # fmt: skip
    times.most("P5", "lag of the event loop while eight bots think, longest", lags[-1], 100.0, "ms", slow.factor)
