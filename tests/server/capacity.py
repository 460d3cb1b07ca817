"""The figures of the capacity table in docs/deploy.md, measured on this machine.

    python -m tests.server.capacity games      answers, entries, writes and bytes of whole games
    python -m tests.server.capacity answers    CPU time of an answer, in one process and between two processes
    python -m tests.server.capacity tables     memory of a table in the middle of its game, with four viewers
    python -m tests.server.capacity throws     CPU time of a throw of Dungeon Fighter

PostgreSQL is needed for games and answers, and Redis for answers. All times are CPU times, so other work on the machine
changes them little.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from tests.server.live_helpers import MemoryListener, live_tables_with
from tests.server.postgres import Cluster, cluster
from tests.server.process_helpers import ROOT, ServerProcess, new_table, server_process, store_tables_in
from tests.server.redis_server import redis_server
from underkeep.bots import ask, bot_named
from underkeep.core import registry
from underkeep.core.decisions import Decision
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.table import Table
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.play import auto_pass, scheduler
from underkeep.server.storage.database import checked_url
from underkeep.server.storage.rows import NewTableRow

SETUPS: dict[str, dict[str, Any]] = {
    "boss-monster": {"sets": ["BMR", "TNL"]},
    "super-boss-monster": {},
    "keep-the-heroes-out": {},
    "dungeon-fighter": {"throws": "made-up"},
}
BOTS = {"dungeon-fighter": "skilled"}
"""The bots that answer for the people; greedy ones where no other is named."""
MIDDLE = {"boss-monster": 45, "super-boss-monster": 90, "keep-the-heroes-out": 200, "dungeon-fighter": 110}
"""The number of answers after which a game is about half over."""
PLAYERS = 4
GAMES = 4
"""The number of whole games of each kind."""
TABLES = 10
"""The number of tables at which answers are given at the same time."""
SECONDS = 16.0


def table_of(game: str, id: str, **options: Any) -> NewTableRow:
    """Return a table of a game at which four people play."""
    row = new_table(id, [f"{id}-{seat}" for seat in range(PLAYERS)], **options)
    row.game, row.setup = game, SETUPS[game]
    return row


# --- whole games --------------------------------------------------------------------------------------------


def shorten_delays() -> None:
    """Make the delays of a table with the normal pace short, so that it stores the same in less time."""
    auto_pass.WALK_SECONDS = 0.003
    auto_pass.WALK_SECONDS_RANGE = (0.0, 2.0)
    auto_pass.DELAY_RANGES = dict.fromkeys(auto_pass.DELAY_RANGES, (0.001, 0.002))
    scheduler.MAX_DISPLAY_SECONDS = 0.0


async def play_game(table: LiveTable, bot: str, most: int = 100_000) -> int:
    """Let bots answer for all people of a table until the game is over, or up to a number of answers. Returns the
    number of their answers."""
    answers, end = 0, time.monotonic() + 240
    people = {seat: bot_named(bot, int(seat)) for seat in range(PLAYERS)}
    while not table.record.over and answers < most:
        if time.monotonic() > end:
            raise SystemExit(f"{table.game.name} takes too long")
        decision = table.record.table.decision
        if decision is None or not table.is_asking:
            await asyncio.sleep(0.002)
            continue
        answers += 1
        option = ask(people[decision.seat], table.record.table)
        number, given = -1, None
        if isinstance(decision.options, RangeOptions):
            given = msgspec.to_builtins(option)
        else:
            number = list(decision.options).index(option)
        await table.answer(decision.seat, f"a{answers}", table.version, number, given)
    return answers


def stored_bytes(database: str) -> int:
    """Return the size of a database in PostgreSQL with its indexes, without space that is free."""
    engine = sa.create_engine(checked_url(database), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text("VACUUM FULL"))
        size = connection.execute(sa.text("SELECT pg_database_size(current_database())")).scalar()
    engine.dispose()
    return int(size or 0)


def measure_games(postgres: Cluster) -> None:
    """Print what whole games of each kind consist of."""
    shorten_delays()
    for game in SETUPS:
        database = postgres.new_database(game.replace("-", "_"))
        rows = [table_of(game, f"t{number}", pace="normal") for number in range(GAMES)]
        store_tables_in(database, [table_of(game, "warm")])
        before = stored_bytes(database)
        answers, entries, appends = 0, 0, 0

        async def play(database: str = database, rows: list[NewTableRow] = rows, game: str = game) -> None:
            nonlocal answers, entries, appends
            async with live_tables_with(database, rows) as live:
                append = live.store.append

                async def counted(*arguments: Any, **named: Any) -> Any:
                    nonlocal appends
                    appends += 1
                    return await append(*arguments, **named)

                live.store.append = counted  # type: ignore[method-assign]
                for row in rows:
                    table = await live.get(row.id)
                    answers += await play_game(table, BOTS.get(game, "greedy"))
                    entries += table.version

        asyncio.run(play())
        size = stored_bytes(database) - before
        print(
            f"{game}: {answers / GAMES:.0f} answers, {entries / GAMES:.0f} entries, {appends / GAMES:.0f} appends, "
            f"{size / GAMES / 1024:.1f} KB",
            flush=True,
        )


# --- answers ------------------------------------------------------------------------------------------------


def cpu_seconds_of(folder: Path) -> float:
    """Return the CPU time of all processes of a cluster, with those that have ended."""
    main = int((folder / "data" / "postmaster.pid").read_text().splitlines()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    ticks = 0
    for pid in [main, *map(int, children)]:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def measure_answers(postgres: Cluster, kind: str, game: str, servers: list[ServerProcess]) -> None:
    """Let clients of the last server play, and print the CPU time of all servers and of the database per answer."""
    wishes = json.dumps(
        {
            "address": servers[-1].address,
            "tables": [(f"{game}{n}", [f"{game}{n}-{seat}" for seat in range(PLAYERS)]) for n in range(TABLES)],
            "seconds": SECONDS,
            "every": 0.25,
            "compressed": True,
        }
    )
    load = subprocess.Popen(
        [sys.executable, "-m", "tests.server.load_clients", wishes], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert load.stdout is not None
    assert load.stdout.readline() == "ready\n"
    before, stored = sum(server.cpu_seconds() for server in servers), cpu_seconds_of(postgres.folder)
    said, _ = load.communicate()
    answers = len(json.loads(said.splitlines()[-1])["times"])
    work = sum(server.cpu_seconds() for server in servers) - before
    stored = cpu_seconds_of(postgres.folder) - stored
    print(
        f"{game}, {kind}: {answers} answers, {1000 * work / answers:.1f} ms, database {1000 * stored / answers:.1f} ms",
        flush=True,
    )


def measure_all_answers(postgres: Cluster) -> None:
    """Print the CPU time of answers: in one process, and if all clients are connected to another process."""
    with redis_server() as redis:
        for number, (kind, count, bus) in enumerate(
            [
                ("one process", 1, ""),
                ("relayed by PostgreSQL", 2, ""),
                ("relayed by Redis", 2, redis.address),
            ]
        ):
            for game in list(SETUPS)[:3]:
                database = postgres.new_database(f"answers_{number}_{game.replace('-', '_')}")
                store_tables_in(database, [table_of(game, f"{game}{n}") for n in range(TABLES)])
                with ExitStack() as stack:
                    # The first server takes all tables when it starts.
                    servers = [stack.enter_context(server_process(database, bus=bus)) for _ in range(count)]
                    time.sleep(2)
                    measure_answers(postgres, kind, game, servers)


# --- tables in memory ---------------------------------------------------------------------------------------


class DeafListener(MemoryListener):
    """A listener that keeps nothing of what it gets."""

    def send(self, data: bytes) -> None:
        """Drop a message."""


def memory() -> int:
    """Return the bytes of memory of this process."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def measure_tables(game: str, folder: str) -> None:
    """Print the memory of tables in the middle of their games."""
    rows = [table_of(game, f"t{number}") for number in range(TABLES + 2)]
    async with live_tables_with(f"sqlite:///{folder}/{game}.sqlite", rows) as live:
        before = 0
        for number, row in enumerate(rows):
            # The first tables load what all tables share.
            if number == 2:
                before = memory()
            table = await live.get(row.id)
            for seat in range(PLAYERS):
                await table.join(DeafListener(f"{row.id}-{seat}", seat), None)
            await play_game(table, BOTS.get(game, "greedy"), MIDDLE[game])
        print(f"{game}: {(memory() - before) / TABLES / 1024:.0f} KB", flush=True)


# --- throws -------------------------------------------------------------------------------------------------


def measure_throws() -> None:
    """Print the CPU time of simulated throws."""
    game = registry.get("dungeon-fighter")
    setup = game.setup_type(players=2, throws="simulated")
    table, dice, times = Table(game, setup, game.initial_state(setup, 3)), random.Random(3), list[float]()
    while table.decision is not None and len(times) < 60:
        decision = table.decision
        option = decision.options[dice.randrange(len(decision.options))]
        if isinstance(decision.options, RangeOptions):
            began = time.process_time()
            asked = Decision(decision.seat, decision.kind, (option,))
            option = game.outcomes.resolve_outcome(table.state, asked, option)
            times.append(time.process_time() - began)
        table.play(option)
    print(f"{len(times)} throws, {1000 * sum(times[1:]) / len(times[1:]):.0f} ms each")


def main(what: str) -> None:
    """Measure one part."""
    if what == "throws":
        return measure_throws()
    if what == "tables":
        with tempfile.TemporaryDirectory() as folder:
            for game in SETUPS:
                asyncio.run(measure_tables(game, folder))
        return None
    with cluster() as postgres:
        (measure_games if what == "games" else measure_all_answers)(postgres)
    return None


if __name__ == "__main__":
    main(sys.argv[1])
