"""A server in its own process for tests, and the people and tables that are stored for it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from tests.patience import PATIENCE_SECONDS
from underkeep.client import RequestRefused, TableClient
from underkeep.core import registry
from underkeep.core.records.record import Record, commitment, engine_seed, make_setup, stored_deal
from underkeep.server.accounts.people import hash_of
from underkeep.server.live.viewer_messages import ViewerMessages
from underkeep.server.storage.rows import EntryRow, NewTableRow, PersonRow, SeatRow, TableRow
from underkeep.server.storage.store import Store

ROOT = Path(__file__).parents[2]
GAME = "boss-monster"
SETUP = {"sets": ["BMR", "TNL"]}


def token(person: str) -> str:
    """Return the session token of a person."""
    return f"token-of-{person}"


def new_table(id: str, players: Sequence[str], owner: str = "", **options: Any) -> NewTableRow:
    """Return a playing table. A player `bot:greedy` is a bot; any other player is the id of a person."""
    seed = sha256(f"seed of {id}".encode()).digest()
    people = [player for player in players if not player.startswith("bot:")]
    seats = [
        SeatRow(table=id, seat=n, who="bot", bot=player[4:], name=f"Bot {n}", token_hash=f"{id}/{n}")
        if player.startswith("bot:")
        else SeatRow(
            table=id, seat=n, who="person", person=player, name=f"{player.title()} {n}", token_hash=f"{id}/{n}"
        )
        for n, player in enumerate(players)
    ]
    status = options.pop("status", "playing")
    return NewTableRow(
        id=id,
        game=GAME,
        setup=dict(SETUP),
        seed=seed,
        seal="",
        status=status,
        owner=owner or (people or ["owner"])[0],
        options={"pace": "instant", "private": False, **options},
        watch_token_hash=f"{id}/w",
        created=time.time(),
        updated=time.time(),
        seats=seats,
    )


async def store_tables(store: Store, tables: Sequence[NewTableRow], *others: str) -> None:
    """Store tables with all their people."""
    people = {seat.person for table in tables for seat in table.seats if seat.person}
    for person in sorted(people | {table.owner for table in tables} | set(others)):
        if await store.person(person) is None:
            await store.add_person(PersonRow(id=person, name=person.title()), hash_of(token(person)))
    for table in tables:
        await store.create_table(deal_table(table))


def deal_table(table: NewTableRow) -> NewTableRow:
    """Give a table the deal and the seal of its game and setup, and return it."""
    game = registry.get(table.game)
    deal = stored_deal(game, make_setup(game, table.setup, [seat.name for seat in table.seats]))
    table.options = table.options | {"deal": msgspec.to_builtins(deal)}
    table.seal = commitment(table.seed, table.game, table.setup, deal.decks)
    return table


def store_tables_in(address: str, tables: Sequence[NewTableRow], *others: str) -> None:
    """Store tables with all their people in a database that is not open."""

    async def whole() -> None:
        store = await Store(address).open()
        try:
            await store_tables(store, tables, *others)
        finally:
            await store.close()

    asyncio.run(whole())


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class ServerProcess:
    """A server in its own process."""

    database: str
    wishes: dict[str, Any] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[str] | None = None
    log: Path | None = None

    @property
    def address(self) -> str:
        """The URL of the server."""
        return f"http://127.0.0.1:{self.port}"

    def begin(self) -> None:
        """Start the process without waiting for the server."""
        wishes = {"port": self.port, "database": self.database, **self.wishes}
        with open(self.log or os.devnull, "a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.serve_for_tests", json.dumps(wishes)],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
                text=True,
                start_new_session=True,
            )

    def start(self, patience: float = PATIENCE_SECONDS) -> float:
        """Start the server and wait until it answers. Returns the seconds that this took."""
        began = time.monotonic()
        self.begin()
        self.wait(patience)
        return time.monotonic() - began

    def wait(self, patience: float = PATIENCE_SECONDS) -> None:
        """Wait until the server answers."""
        assert self.process is not None
        end = time.monotonic() + patience
        while not self.answers():
            said = self.log.read_text() if self.log else ""
            assert self.process.poll() is None, f"the server has ended: {self.process.returncode} {said}"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.02)

    def answers(self) -> bool:
        """Whether the server answers."""
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=30):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """Kill the process, as a power failure would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self, patience: float = PATIENCE_SECONDS) -> int:
        """Stop the server with a signal. Returns its exit status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def memory(self) -> int:
        """Return the bytes of memory of this process, with shared pages divided among the processes that use them."""
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
        raise AssertionError

    def cpu_seconds(self) -> float:
        """Return the CPU time that this process has used, without its worker processes."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def client(self, table: str, person: str, seat: int | None = None, language: str = "en") -> TableClient:
        """Return a client of a person at a table of this server."""
        return TableClient(self.address, table, token(person), seat, language)


@contextlib.contextmanager
def server_process(database: str, **wishes: Any) -> Iterator[ServerProcess]:
    """Run a server in its own process."""
    server = ServerProcess(database, wishes)
    try:
        server.start()
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


class Slowness:
    """Measures how much slower this machine is at this time than a quiet machine of the usual kind, because its
    processor is slower or because other processes use it too. A second process repeats a little work meanwhile; the
    factor is its mean elapsed time as a ratio to the time that the work takes on a quiet machine."""

    WORK_SECONDS = 0.004
    WORK = """
import time
while True:
    start = time.perf_counter()
    for _ in range(750):
        sum(range(500))
    print(time.perf_counter() - start, flush=True)
    time.sleep(0.1)
"""

    def __enter__(self) -> Slowness:
        self._process = subprocess.Popen([sys.executable, "-c", self.WORK], stdout=subprocess.PIPE, text=True)
        return self

    def __exit__(self, *_: object) -> None:
        self.factor  # noqa: B018

    @cached_property
    def factor(self) -> float:
        """The factor, at least 1. Reading it ends the measurement."""
        self._process.kill()
        said, _ = self._process.communicate()
        # The last line may be cut off.
        measured = [float(line) for line in said.splitlines(keepends=True) if line.endswith("\n")]
        return max(1.0, sum(measured) / len(measured) / self.WORK_SECONDS) if measured else 1.0


# --- expected boards and random play ------------------------------------------------------------------------


def digest(board: dict[str, Any]) -> str:
    """Return a short hash of a board."""
    return sha256(msgspec.json.encode(board, order="deterministic")).hexdigest()[:16]


def record_of(row: TableRow, seats: Sequence[SeatRow]) -> Record:
    """Return the record of a table before its first answer."""
    game = registry.get(row.game)
    return Record(game, make_setup(game, row.setup, [seat.name for seat in seats]), engine_seed(row.seed))


def boards(row: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow], viewer: int) -> list[str]:
    """Return the hashes of the boards of a viewer at each version, replayed from the stored entries."""
    record = record_of(row, seats)
    messages = ViewerMessages(record.table, viewer, "en")
    told = [digest(messages.board(messages.observe(record.table)))]
    for entry in entries:
        record.read([(entry.kind, entry.seat, entry.data)])
        told.append(digest(messages.board(messages.observe(record.table))))
    return told


def allowed_numbers(grid: dict[str, Any], dice: random.Random | None = None) -> list[Any]:
    """Return an answer that a grid allows: the middle of every range, or random numbers."""
    side = dice.randrange(360) if dice else 90
    numbers = [grid[name] for name in ("direction", "speed", "elevation", "spin")]
    chosen = [dice.randint(n["least"], n["most"]) if dice else (n["least"] + n["most"]) // 2 for n in numbers]
    east, north = {0: (0, 1), 90: (1, 0), 180: (0, -1), 270: (-1, 0)}[side // 90 * 90]
    pieces = [
        [piece["kind"], east * piece["away"], north * piece["away"], (side // 90 * 90 + piece["turn"]) % 360]
        for piece in grid["pieces"]
    ]
    feats = [[technique, beat["usual"]] for technique, beat in grid["beats"].items()]
    return ["Toss" if grid["toss"] else "Throw", [side, *chosen, pieces, feats]]


async def send_until_stored(client: TableClient, answer: Any) -> int | None:
    """Send an answer, and send it again as long as the server says that it cannot save, as a person would. Returns the
    version that was acknowledged."""
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            return await client.send(answer)
        except RequestRefused as refusal:
            if "cannot save" not in str(refusal) or time.monotonic() > end:
                raise
            await asyncio.sleep(0.5)


async def play_at_random(
    client: TableClient, dice: random.Random, pause: float = 0.0, acks: Any = None, answers: int | None = None
) -> None:
    """Answer at random until the game is over or a number of answers was given. `acks` gets the message and the version
    of each acknowledged answer."""
    from underkeep.protocol import socket as wire

    number = 0
    async for prompt in client.prompts():
        if pause:
            await asyncio.sleep(dice.uniform(0.0, 2 * pause))
        number += 1
        answer = wire.Answer(
            id=f"{client.seat}-{number}-{dice.getrandbits(40):x}",
            decision=prompt.decision,
            option=dice.choice(prompt.options).n if prompt.options else -1,
            given=None if prompt.grid is None else allowed_numbers(prompt.grid, dice),
        )
        version = await send_until_stored(client, answer)
        if acks is not None and version is not None:
            acks.append((answer.id, version))
        if number == answers:
            return
