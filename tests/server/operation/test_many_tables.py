"""R11: many tables are opened, played and closed, and nothing of them stays in memory.

The games of the first test run in virtual time with sockets in memory. The second test goes through the routes of a
server with a database. Both compare the sizes of all containers that the server can reach: the sizes after many tables
are those after a few.
"""

from __future__ import annotations

import asyncio
import gc
import random
from collections import Counter, deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.added_games import TORCHLIGHT, added_game
from tests.conftest import Figures
from tests.patience import TEST_SECONDS
from tests.server.http_helpers import Browser, ServerUnderTest, run_server
from tests.server.live_helpers import InlineBots, InlineOutcomes, MemorySocket, connect
from tests.server.process_helpers import deal_table, new_table
from tests.server.virtual_time import MemoryStore, run_virtually
from underkeep.core.options.computed_options import RangeOptions
from underkeep.protocol import socket as wire
from underkeep.server.live import open_tables
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.open_tables import IDLE_SECONDS
from underkeep.server.lobby.proposals import GameEnd
from underkeep.server.rate_limits import Limits, RateLimit, RateLimits
from underkeep.server.storage.rows import NewTableRow
from underkeep.server.storage.store import Store

pytestmark = pytest.mark.slow

GAMES: dict[str, dict[str, Any]] = {
    "boss-monster": {"sets": ["BMR"]},
    "super-boss-monster": {},
    "keep-the-heroes-out": {},
    "dungeon-fighter": {"throws": "made-up"},
}
TINY = "torchlight"
"""The example game of the guide, whose tables are played in no time."""
GROWTH_PERCENT = 5.0


# --- what a server keeps ------------------------------------------------------------------------------------

CONTAINERS = (dict, list, set, frozenset, deque, Counter)
OWN = ("underkeep.server", "tests.server")


def sizes(*roots: object) -> Counter[str]:
    """Return the sizes of all containers that belong to some objects of the server, by their place. Containers in the
    same place of several objects are counted together."""
    found: Counter[str] = Counter()
    seen: set[int] = set()
    todo = [(type(root).__name__, root) for root in roots]
    while todo:
        place, thing = todo.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, CONTAINERS):
            found[place] += len(thing)
            parts: Collection[Any] = thing.values() if isinstance(thing, Mapping) else thing
            todo += [(f"{place}[]", part) for part in parts]
        elif type(thing).__module__.startswith(OWN) and not isinstance(thing, type):
            todo += (
                [(f"{place}.{name}", value) for name, value in vars(thing).items()]
                if hasattr(thing, "__dict__")
                else []
            )
    return +found


class Kept(NamedTuple):
    """What is kept at one time: the sizes of containers, the number of objects, and the bytes of the process."""

    sizes: Counter[str]
    objects: int
    memory: int


def memory() -> int:
    """Return the bytes of memory of this process."""
    for line in Path("/proc/self/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    raise AssertionError


# --- live tables in virtual time ----------------------------------------------------------------------------


async def play(live: LiveTables, row: NewTableRow, dice: random.Random) -> None:
    """Open a table, let two people and a spectator come, answer a few times, end the game, and let all of them go."""
    lines = [await connect(live, person, row.id, seat) for seat, person in ((0, "anna"), (1, "ben"), (None, "wim"))]
    table = live.tables[row.id]
    for number in range(3):
        await lines[0].until(lambda: table.record.over or any(line.asked for line in lines))
        asked = next((line for line in lines if line.asked), None)
        if asked is None:
            break
        reply = await asked.ask(answer(asked, f"{row.id}-{number}", table.record.table.decision, dice))
        assert isinstance(reply, wire.Done), reply
        await asked.until(lambda asked=asked, version=reply.version: (asked.version or 0) >= version)
    await lines[0].ask(wire.Say(id=f"{row.id}-say", text="Good game!"))
    if not table.record.over:
        await end_game(live, table, lines)
    assert table.record.over
    stray = MemorySocket(live, "eve")
    stray.say(wire.Hello(f"no {row.id}"))
    await stray.until(lambda: stray.closed is not None)
    for line in [*lines, stray]:
        await line.gone()


async def end_game(live: LiveTables, table: LiveTable, lines: list[MemorySocket]) -> None:
    """Let a person give up, or both people agree to end a cooperative game."""
    if not table.game.cooperative:
        assert isinstance(await lines[0].ask(wire.GiveUp(id=f"{table.id}-end")), wire.Done)
        return
    assert await live.request_change(table.id, "anna", GameEnd()) == [1]
    request = table.agreements.request
    assert request is not None
    assert isinstance(
        await lines[1].ask(wire.Consent(f"{table.id}-end", True, request=request.message.number)), wire.Done
    )


def answer(line: MemorySocket, id: str, decision: Any, dice: random.Random) -> wire.Answer:
    """Return a random answer to the prompt of a client."""
    assert line.prompt is not None
    if isinstance(decision.options, RangeOptions):
        given = msgspec.to_builtins(decision.options[dice.randrange(len(decision.options))])
        return wire.Answer(id, line.prompt.decision, given=given)
    return wire.Answer(id, line.prompt.decision, dice.choice(line.prompt.options).n)


def rows_of(game: str, numbers: Iterator[int], many: int) -> list[NewTableRow]:
    """Return new tables of a game."""
    rows = [new_table(f"{game}-{next(numbers)}", ["anna", "ben"]) for _ in range(many)]
    return [deal_table(msgspec.structs.replace(row, game=game, setup=dict(GAMES.get(game, {})))) for row in rows]


async def open_and_close(games: Sequence[str], batches: int, batch: int, warm: int) -> list[Kept]:
    """Play batches of tables of each game, and let the time pass after each in which they are dropped. Returns what is
    kept after each batch from number `warm` on."""
    after = []
    store: Any = MemoryStore()
    live = LiveTables(store, InlineBots(), InlineOutcomes())
    numbers, dice = count(), random.Random(11)
    for done in range(1, batches + 1):
        for game in games:
            rows = rows_of(game, numbers, batch)
            for row in rows:
                store.tables[row.id], store.kept[row.id] = row, []
            await asyncio.gather(*(play(live, row, dice) for row in rows))
            await asyncio.sleep(IDLE_SECONDS + 1.0)
            for kept in (store.tables, store.kept, store.positions):
                kept.clear()
        if done >= warm:
            gc.collect()
            after.append(Kept(sizes(live), len(gc.get_objects()), memory()))
    await live.close()
    return after


def check(figures: Figures, after: list[Kept], tables: str, judge_memory: bool) -> None:
    """Check that nothing has grown since the warm-up."""
    before, last = after[0], after[-1]
    assert not [place for place in before.sizes if place.startswith(("LiveTables.tables", "LiveTables.presence"))]
    grown = [(place, before.sizes[place], size) for place, size in last.sizes.items() if size > before.sizes[place]]
    figures.none("R11", f"containers that grow with {tables}", grown, len(last.sizes))
    objects = 100 * (last.objects / before.objects - 1)
    figures.most("R11", f"objects in memory grow with {tables} by", objects, GROWTH_PERCENT, "%")
    if judge_memory:
        bytes = 100 * (last.memory / before.memory - 1)
        figures.most("R11", f"memory grows with {tables} by", bytes, GROWTH_PERCENT, "%")


@pytest.mark.slow
def test_nothing_of_closed_tables_stays_in_memory(
    monkeypatch: pytest.MonkeyPatch, figures: Figures, long: bool
) -> None:
    """R11: tables of all four games are opened, played and closed: 16, in the long form 10,000."""
    batches, batch, warm = (250, 10, 25) if long else (2, 2, 1)
    after = run_virtually(open_and_close(list(GAMES), batches, batch, warm), monkeypatch)
    check(figures, after, f"{batches * batch * len(GAMES):,} closed tables", judge_memory=long)


@pytest.mark.slow
def test_nothing_of_many_tiny_tables_stays_in_memory(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, figures: Figures, long: bool
) -> None:
    """R11: 100 tables of a tiny game, in the long form 10,000."""
    batches, batch, warm = (100, 100, 10) if long else (4, 25, 1)
    with added_game(TORCHLIGHT, tmp_path):
        after = run_virtually(open_and_close([TINY], batches, batch, warm), monkeypatch)
    check(figures, after, f"{batches * batch:,} closed tables of a tiny game", judge_memory=long)


def test_every_container_of_live_tables_is_empty_after_all_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """R11: all containers that tables, sockets and seats are put into are empty when the last table is dropped."""

    async def test() -> None:
        row = rows_of("boss-monster", count(), 1)[0]
        store: Any = MemoryStore(row)
        live = LiveTables(store, InlineBots(), InlineOutcomes())
        playing = asyncio.create_task(play(live, row, random.Random(1)))
        await asyncio.sleep(0.0)
        await playing
        assert live.tables
        assert len(live.presence)
        await asyncio.sleep(IDLE_SECONDS + 1.0)
        assert (live.tables, live.frozen, live.sockets, len(live._opening), live._tasks) == ({}, {}, set(), 0, set())
        assert (len(live.presence), live.bots._tasks, live.outcomes._tasks) == (0, set(), set())

    run_virtually(test(), monkeypatch)


# --- a server with its routes -------------------------------------------------------------------------------


async def serve_one_table(live: LiveTables, id: str, person: str) -> None:
    """Let the maker of a table play at it and leave."""
    line = await connect(live, person, id, 0)
    await line.until(lambda: line.asked)
    assert line.prompt is not None
    await line.ask(wire.Answer("first", line.prompt.decision, line.prompt.options[0].n))
    await line.gone()


def use_server(server: ServerUnderTest) -> None:
    """Let a new guest create a table, play at it over the socket, look at lists and close it."""
    guest: Browser = server.guest()
    made = guest.make("me", "bot", setup={"sets": ["BMR"]}, pace="instant")
    table = made["table"]["id"]
    if made["table"]["status"] == "open":
        guest.post(f"/api/tables/{table}/start")
    live: LiveTables = server.app.state.services.live_tables
    server.call(serve_one_table, live, table, guest.me["id"])
    guest.get("/api/tables")
    guest.get("/api/tables/nowhere")
    server.call(live.request_change, table, guest.me["id"], GameEnd())
    live.forget(table)
    server.call(live._drop_idle_tables)


@pytest.mark.slow
def test_a_server_keeps_nothing_of_closed_tables(
    tmp_path: Path, figures: Figures, long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R11: through the routes: the store, the metrics and the limits keep nothing of a table, and of a person only what
    a limited cache keeps. 6 tables, in the long form 1,000."""
    many, warm = (1000, 50) if long else (6, 2)
    # The server opens finished games in the background to store their positions. None shall be open at the end.
    monkeypatch.setattr(open_tables, "FINISHED_SECONDS", TEST_SECONDS)

    def make(store: Store) -> LiveTables:
        return LiveTables(store, InlineBots(), InlineOutcomes())

    with run_server(tmp_path, make_live_tables=make) as server:
        services, after = server.app.state.services, []
        for number in range(many):
            use_server(server)
            if number + 1 in (warm, many):
                gc.collect()
                after.append(sizes(services.live_tables, services.store, services.store.metrics, services.table_lists))
        rate_limits = services.rate_limits
        assert rate_limits.open_sockets == {}
        people = len(services.store._people._person_by_token)
    # Each guest is a person with a token in the cache, whose size is limited.
    grown = [place for place, size in after[1].items() if size > after[0][place] and "._people." not in place]
    grown = [place for place in grown if not place.startswith("LiveTables._tasks")]
    assert people <= many + 1
    figures.none("R11", f"containers of a server that grow with {many} closed tables", grown, len(after[1]))


def test_limits_forget_all_who_are_gone() -> None:
    """R11: no limit remembers a person or an address that has not acted for a while, or that was only checked."""
    now = [0.0]
    limits = RateLimits(Limits())
    counters = [counter for counter in vars(limits).values() if isinstance(counter, RateLimit)]
    assert len(counters) > 8
    for counter in counters:
        counter._now, counter._tidied = lambda: now[0], 0.0
        for number in range(300):
            counter.check(f"only checked {number}")
            counter.count(f"acted {number}")
        assert len(counter) == 300
    now[0] = 10_000.0
    for counter in counters:
        counter.count("last")
        assert len(counter) == 1
    for number in range(300):
        assert limits.open_socket(f"person {number}", f"address {number}")
        assert limits.connections.try_open(f"192.0.2.{number}")
    for number in range(300):
        limits.close_socket(f"person {number}", f"address {number}")
        limits.connections.close(f"192.0.2.{number}")
    assert (limits.open_sockets, limits.connections._counts, limits.connections.total) == ({}, {}, 0)
