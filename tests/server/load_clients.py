"""Many clients in their own process: `python -m tests.server.load_clients '{"address": ..., "tables": [...], ...}'`.

With `seconds` all clients play, with one answer for each table and `every` seconds. The result has the times from
sending an answer until all clients at that table, also the spectators among `watchers`, have received the update, and
why some answers were not seen by all of them (`lost`). With `idle` the sockets only connect and stay until this process
is ended.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import resource
import sys
import time
from contextlib import suppress
from typing import Any, NamedTuple

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE_SECONDS
from tests.server.process_helpers import token

VERSION = re.compile(r'\{"t":"(?:update|sync)".*?"version":(\d+)')
"""The version in a message with a new position."""


class PlayingClient:
    """One socket. It reads as little of each message as possible, so that the clients do not slow the measurement."""

    def __init__(self, table: str, person: str, seat: int | None, compressed: bool = False) -> None:
        self.table, self.person, self.seat = table, person, seat
        self.compressed = compressed
        self.version = -1
        self.prompt: dict[str, Any] | None = None
        self.over = False
        self.refusal = ""
        self.ended = ""
        """Why the socket ended; empty while it is open."""
        self.changed = asyncio.Event()
        self.seen_at: dict[int, float] = {}

    async def stay(self, address: str, ready: asyncio.Semaphore) -> None:
        """Connect and read until the socket ends."""
        try:
            await self._read(address, ready)
            self.ended = "closed by the server"
        except OSError as error:
            self.ended = str(error)
        except ConnectionClosed as error:
            self.ended = str(error)

    async def _read(self, address: str, ready: asyncio.Semaphore) -> None:
        async with connect(
            f"ws{address.removeprefix('http')}/ws",
            additional_headers={"Authorization": f"Bearer {token(self.person)}"},
            max_size=4_000_000,
            open_timeout=PATIENCE_SECONDS,
            compression="deflate" if self.compressed else None,
        ) as socket:
            self.socket = socket
            hello: dict[str, Any] = {"t": "hello", "table": self.table}
            if self.seat is not None:
                hello["seat"] = self.seat
            await socket.send(json.dumps(hello))
            async for text in socket:
                now = time.perf_counter()
                if self.seat is None and self.version >= 0:
                    self.note_version(str(text), now)
                    continue
                message = json.loads(text)
                if message["t"] in ("sync", "update"):
                    if self.version < 0:
                        ready.release()
                    self.version = message["version"]
                    self.seen_at[self.version] = now
                    self.over = message.get("ending") is not None
                if message["t"] == "refused":
                    self.refusal = message["text"]
                    self.changed.set()
                if message["t"] in ("sync", "update", "asked"):
                    self.prompt = message.get("prompt")
                    self.changed.set()

    def note_version(self, text: str, now: float) -> None:
        """Note the version of an update to a spectator, who needs nothing else of it."""
        found = VERSION.match(text)
        if found is not None:
            self.version = int(found[1])
            self.seen_at[self.version] = now
            self.changed.set()


class Result(NamedTuple):
    """The times until all clients have seen an answer, and why they have not seen some."""

    times: list[float]
    lost: list[str]


async def play(table: list[PlayingClient], seconds: float, every: float, result: Result, dice: random.Random) -> None:
    """Answer at a table every `every` seconds."""
    end = time.perf_counter() + seconds
    await asyncio.sleep(dice.random() * every)
    number = 0
    while time.perf_counter() < end and not table[0].over:
        began = time.perf_counter()
        asked = next((seat for seat in table if seat.prompt and seat.prompt.get("mine")), None)
        if asked is not None and asked.prompt is not None:
            number += 1
            version = asked.prompt["decision"]
            option = dice.choice(asked.prompt["options"])["n"]
            answer = {"t": "answer", "id": f"{os.getpid()}-{number}", "decision": version, "option": option}
            sent = time.perf_counter()
            await asked.socket.send(json.dumps(answer))
            end_of_patience = sent + PATIENCE_SECONDS
            while (behind := next((seat for seat in table if seat.version <= version), None)) is not None:
                if time.perf_counter() > end_of_patience:
                    result.lost.append(f"answer {number} to version {version}: {describe(table)}")
                    return
                behind.changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(behind.changed.wait(), 1.0)
                if "cannot save" in asked.refusal:
                    # A person would answer again. The time of the answer goes on.
                    asked.refusal = ""
                    await asked.socket.send(json.dumps(answer))
            seen = max(min(at for known, at in seat.seen_at.items() if known > version) for seat in table)
            result.times.append(seen - sent)
        await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))


def describe(table: list[PlayingClient]) -> str:
    """Return the versions of the clients of a table, what was refused to them, and why their sockets ended."""
    reasons = sorted({reason for seat in table for reason in (seat.refusal, seat.ended) if reason})
    return f"clients at versions {[seat.version for seat in table]}; {'; '.join(reasons) or 'nothing was refused'}"


def allow_many_files() -> None:
    """Allow this process as many open files as the system permits, because each socket is one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def main(wishes: dict[str, Any]) -> None:
    """Connect all clients, play or wait, and print the result."""
    compressed = bool(wishes.get("compressed"))
    tables = [
        [
            PlayingClient(id, person, None if wishes.get("idle") else seat, compressed)
            for seat, person in enumerate(people)
        ]
        + [PlayingClient(id, person, None, compressed) for person in wishes.get("watchers", [])]
        for id, people in wishes["tables"]
    ]
    allow_many_files()
    seats = [seat for table in tables for seat in table]
    ready = asyncio.Semaphore(0)
    tasks = []
    for number, seat in enumerate(seats):
        tasks.append(asyncio.create_task(seat.stay(wishes["address"], ready)))
        if number % 20 == 19:
            await asyncio.sleep(0.05)
    for _ in seats:
        await asyncio.wait_for(ready.acquire(), PATIENCE_SECONDS)
    print("ready", flush=True)
    if wishes.get("idle"):
        await asyncio.gather(*tasks)
    result, dice = Result([], []), random.Random(5)
    await asyncio.gather(*(play(table, wishes["seconds"], wishes.get("every", 1.0), result, dice) for table in tables))
    print(json.dumps(result._asdict()), flush=True)
    for task in tasks:
        task.cancel()


if __name__ == "__main__":
    asyncio.run(main(json.loads(sys.argv[1])))
