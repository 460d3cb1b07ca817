"""Write a small database with tables of all games, as this release of Underkeep stores them.

Each release keeps such a file in `tests/server/releases/`; every later release opens all of them in its tests.

    python tools/release_database.py tests/server/releases/0.1.0.sqlite.gz
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from underkeep.core import registry
from underkeep.protocol.http.tables import NewSeat, NewTable
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.workers import BotWorkers, choose_answer
from underkeep.server.lobby.create import new_table
from underkeep.server.storage.rows import PersonRow
from underkeep.server.storage.store import Store

CHOICES: dict[str, dict[str, Any]] = {"dungeon-fighter": {"throws": "made-up"}}
"""The choices for a game; the others have the default ones."""
ANSWERS = 8
"""The number of answers of the person at a table that is being played."""


class InlineBots(BotWorkers):
    """Bots that choose their answers in this process."""

    async def choose(self, saved: bytes, bot: str, seed: int) -> bytes:
        return choose_answer(saved, bot, seed)


async def make_table(live: LiveTables, game: str, *seats: str) -> LiveTable:
    """Create a table with these seats (`me` or `bot`) and start it."""
    anna = PersonRow(id="anna", name="Anna")
    who = [NewSeat(who=seat, bot="random" if seat == "bot" else "") for seat in seats]
    new = new_table(
        NewTable(game=game, seats=who, setup=CHOICES.get(game, {}), pace="instant"), anna, live.store.secret
    )
    await live.store.create_table(new)
    await live.start_table(new.id)
    return await live.get(new.id)


async def play(table: LiveTable, answers: int | None) -> None:
    """Answer for the person of a table at random, up to a number of answers or to the end of the game."""
    dice, number, end = random.Random(1), 0, time.monotonic() + 120
    while not table.record.over and (answers is None or number < answers):
        if time.monotonic() > end:
            raise SystemExit(f"{table.game.name} takes too long")
        decision = table.record.table.decision
        if decision is None or not table.is_asking:
            await asyncio.sleep(0.005)
            continue
        number += 1
        choice = dice.randrange(len(decision.options))
        await table.answer(decision.seat, f"answer {number}", table.version, choice)


async def write(path: Path) -> None:
    """Write the database to a file."""
    store = await Store(str(path)).open()
    await store.add_person(PersonRow(id="anna", name="Anna"), "0" * 64)
    live = LiveTables(store, InlineBots())
    await live.open()
    for manifest in registry.manifests().values():
        person = ["bot" if manifest.name in CHOICES else "me", "bot"]
        await play(await make_table(live, manifest.name, *person), None)
        if person[0] == "me":
            running = await make_table(live, manifest.name, *person)
            await play(running, ANSWERS)
            await running.say("anna", "Anna", running.seats[0].seat, "Good evening!", "line 1")
    await live.close()
    await store.close()


def main(target: str) -> None:
    """Write the database, compressed."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        asyncio.run(write(path))
        Path(target).parent.mkdir(parents=True, exist_ok=True)
        Path(target).write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    main(*sys.argv[1:])
