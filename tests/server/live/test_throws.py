"""Throws at a live table: which answers are accepted, which clients see the throw, and that it is thrown only once."""

from __future__ import annotations

import asyncio
import time
from base64 import b64decode
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.conftest import Figures, Times
from tests.patience import TEST_SECONDS
from tests.server.http_helpers import run_server
from tests.server.live_helpers import InlineBots, InlineOutcomes, InlineWorker, MemorySocket, connect
from tests.server.process_helpers import (
    Slowness,
    allowed_numbers,
    digest,
    new_table,
    server_process,
    store_tables,
    store_tables_in,
)
from underkeep import new_game
from underkeep.client import TableClient
from underkeep.core.records.record import SERVER
from underkeep.core.visibility import SPECTATOR
from underkeep.games.dungeon_fighter.physics import throw as physics_throw
from underkeep.games.dungeon_fighter.physics.trajectory import unpack_trajectory
from underkeep.games.dungeon_fighter.rules.gesture_options import GestureOptions
from underkeep.games.dungeon_fighter.throw_sources import outcomes
from underkeep.protocol import socket as wire
from underkeep.server.live import workers
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.workers import OutcomeWorkers, Worker, resolve_outcome
from underkeep.server.storage.rows import NewTableRow
from underkeep.server.storage.store import Store

pytest.importorskip("rapier3d")

PLAIN = ["Throw", [90, 0, 1340, 90, -200]]


@cache
def plain_seed() -> int:
    """Return the seed of a game whose first throw needs no technique if everybody takes the first option."""
    for seed in range(1, 100):
        game = new_game("dungeon-fighter", players=2, seed=seed, heroes=("jack", "rysiek"), auto=False)
        while not isinstance(game.options, GestureOptions):
            game.answer(game.options[0])
        if not game.options.toss and not game.options.required:
            return seed
    raise AssertionError("no seed has a plain first throw")


def table_of(*players: str, **choices: Any) -> NewTableRow:
    """Return a table of Dungeon Fighter with two fixed heroes and a first throw without techniques."""
    row = new_table("t", players, engine_seed=plain_seed())
    return msgspec.structs.replace(row, game="dungeon-fighter", setup={"heroes": ["jack", "rysiek"], **choices})


TABLE = table_of("anna", "ben")


def run(
    folder: Path,
    row: NewTableRow | None,
    test: Callable[[LiveTables], Awaitable[Any]],
    outcomes: OutcomeWorkers | None = None,
) -> Any:
    """Run one test with live tables. Without a row the table is stored already."""

    async def whole() -> Any:
        store = await Store(f"sqlite:///{folder / 't.sqlite'}").open()
        await store_tables(store, [row] if row else [], "walt")
        live = LiveTables(store, InlineBots(), outcomes or InlineOutcomes())
        try:
            await live.open()
            return await asyncio.wait_for(test(live), TEST_SECONDS)
        finally:
            await live.close()
            await store.close()

    return asyncio.run(whole())


async def until_asked(lines: list[MemorySocket], kind: str, number: int = 0) -> tuple[MemorySocket, MemorySocket]:
    """Answer with the first option until a kind of decision is asked. Returns the asked client and the other one."""
    for step in range(200):
        await lines[0].until(lambda: any(line.asked for line in lines))
        asked = next(line for line in lines if line.asked)
        assert asked.prompt is not None
        if asked.prompt.kind == kind:
            return asked, next(line for line in lines if line is not asked)
        answer = wire.Answer(id=f"s{number}-{step}", decision=asked.prompt.decision, option=0)
        if asked.prompt.grid is not None:
            answer = throw(asked, answer.id, allowed_numbers(asked.prompt.grid))
        done = await asked.ask(answer)
        assert isinstance(done, wire.Done)
        await arrived(lines, done.version)
    raise AssertionError("the decision was not reached")


async def arrived(lines: list[MemorySocket], version: int) -> None:
    """Wait until all clients have a version."""
    for line in lines:
        await line.until(lambda line=line: line.version is not None and line.version >= version)


def throw(line: MemorySocket, id: str, given: Any) -> wire.Answer:
    assert line.prompt is not None
    return wire.Answer(id=id, decision=line.prompt.decision, given=given)


async def both(live: LiveTables) -> list[MemorySocket]:
    return [await connect(live, "anna", seat=0), await connect(live, "ben", seat=1)]


def trajectories(line: MemorySocket) -> list[str]:
    """Return all flights that a client has received."""
    return [
        told.data["flight"]
        for message in line.messages
        if isinstance(message, wire.Update | wire.Sync)
        for told in message.events
        if told.data.get("flight")
    ]


# --- the decision ---------------------------------------------------------------------------------------


def test_a_throw_is_asked_for_with_ranges_and_nothing_is_listed(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        asked, other = await until_asked(await both(live), "throw")
        assert asked.prompt is not None
        assert other.prompt is not None
        grid = asked.prompt.grid
        assert grid is not None
        assert not asked.prompt.options
        assert grid["speed"] == {"least": 500, "most": 3500, "step": 10}
        assert set(grid) == {
            "toss", "required", "side", "direction", "speed", "elevation", "spin", "pieces", "beats",
        }  # fmt: skip
        assert other.prompt.grid is None
        assert not other.prompt.options
        refused = await other.ask(wire.Suggest(id="s", decision=other.prompt.decision, option=0))
        assert refused.text == "You cannot aim for another player; write your advice in the chat."

    run(tmp_path, TABLE, test)


BAD = [
    (["Throw", [90, 0, 9000, 90]], "The speed (millimetres per second) must be from 500 to 3500, not 9000."),
    (["Throw", [90, 0, 1340, 90, 0, [["pond", 300, 0, 270]]]], "This throw does not need the pond, or has it twice."),
    (
        [*PLAIN, [[["section", 5]]]],
        "Answer a throw with the gesture alone; the program finds out where the die comes to rest.",
    ),
    (["Pass"], "This is the moment to throw the die, and nothing else."),
    (["Throw", ["hard"]], "This question is answered with numbers: send them as `given`, as the protocol page says."),
    (None, "This question is answered with numbers: send them as `given`, as the protocol page says."),
]


def test_an_impossible_throw_is_refused_with_one_sentence(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        asked, _ = await until_asked(await both(live), "throw")
        version = asked.version
        for number, (given, sentence) in enumerate(BAD):
            refused = await asked.ask(throw(asked, f"bad-{number}", given))
            assert isinstance(refused, wire.Refused), given
            assert refused.text == sentence
        assert (await live.get("t")).version == version

    run(tmp_path, TABLE, test)


# --- the throw ------------------------------------------------------------------------------------------


def test_everybody_sees_the_flight_once_and_nobody_simulates_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clients that reconnect, a restarted server and the replay use the stored flight."""

    async def first(live: LiveTables) -> str:
        lines = await both(live)
        walt = await connect(live, "walt")
        asked, other = await until_asked(lines, "throw")
        done = await asked.ask(throw(asked, "t", allowed_numbers(asked.prompt.grid)))
        assert isinstance(done, wire.Done)
        everybody = [asked, other, walt]
        await arrived(everybody, done.version)
        (trajectory,) = trajectories(asked)[-1:]
        assert [trajectories(line).count(trajectory) for line in everybody] == [1, 1, 1]
        assert unpack_trajectory(b64decode(trajectory)).frames
        assert "flight" not in str(asked.board)
        again = await connect(live, "ben", seat=1, version=0)
        assert trajectories(again) == [trajectory], "a client that reconnects gets the last flight"
        thrown = next(told for told in asked.all(wire.Update)[-1].events if told.kind == "Thrown")
        assert thrown.data["landed"]["place"]
        return digest(walt.board)

    before = run(tmp_path, TABLE, first)

    def never(*_: Any) -> Any:
        raise AssertionError("a stored throw is simulated")

    monkeypatch.setattr(physics_throw, "simulate", never)

    async def second(live: LiveTables) -> None:
        walt = await connect(live, "walt")
        assert digest(walt.board) == before
        told = await live.replay("t", SPECTATOR, "pl")
        assert any(event.data.get("flight") for update in told.updates for event in update.events)

    run(tmp_path, None, second)


def test_the_server_itself_never_simulates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A throw works without the physics in this process, because a worker process computes it."""

    def never(*_: Any) -> Any:
        raise AssertionError("the physics runs on the loop")

    monkeypatch.setattr(physics_throw, "simulate", never)

    async def test(live: LiveTables) -> None:
        asked, _ = await until_asked(await both(live), "throw")
        done = await asked.ask(throw(asked, "t", allowed_numbers(asked.prompt.grid)))
        assert isinstance(done, wire.Done)

    run(tmp_path, TABLE, test, OutcomeWorkers(1))


def test_a_throw_that_takes_too_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class SlowWorker(InlineWorker):
        async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
            if work is resolve_outcome and not quick:
                await asyncio.Event().wait()
            return work(*arguments)

    class Slow(OutcomeWorkers):
        def make_worker(self, niceness: int) -> Worker:
            return SlowWorker(niceness)

    quick: list[bool] = []

    async def test(live: LiveTables) -> None:
        asked, _ = await until_asked(await both(live), "throw")
        monkeypatch.setattr(workers, "MAX_OUTCOME_SECONDS", 0.05)
        given = allowed_numbers(asked.prompt.grid)
        refused = await asked.ask(throw(asked, "t", given))
        assert isinstance(refused, wire.Refused)
        assert refused.text.startswith("The server took too long")
        quick.append(True)
        assert isinstance(await asked.ask(throw(asked, "u", given)), wire.Done)

    run(tmp_path, TABLE, test, Slow())


def test_a_repeated_message_is_not_thrown_again(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        asked, _ = await until_asked(await both(live), "throw")
        message = throw(asked, "t", allowed_numbers(asked.prompt.grid))
        done = await asked.ask(message)
        assert await asked.ask(message) == done
        table = await live.get("t")
        assert sum(mark.is_irreversible for mark in table.record.answers) == 1

    run(tmp_path, TABLE, test)


def test_a_throw_cannot_be_undone_but_later_answers_can(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        lines = await both(live)
        asked, other = await until_asked(lines, "throw")
        before = asked.version
        assert asked.undo
        await asked.ask(wire.TakeBack(id="declared"))
        await asked.until(lambda: asked.prompt is not None and asked.prompt.kind != "throw")
        assert asked.version == before + 1
        asked, other = await until_asked(lines, "throw", 1)
        done = await asked.ask(throw(asked, "t", allowed_numbers(asked.prompt.grid)))
        await asked.until(lambda: asked.version >= done.version)
        assert not asked.undo
        assert not other.undo
        for turn in (False, True):
            refused = await asked.ask(wire.TakeBack(id=f"thrown-{turn}", turn=turn))
            assert isinstance(refused, wire.Refused)
            assert refused.text == "You cannot undo that: a die has been thrown since."
        # Answers after the throw can be undone back to the throw.
        await lines[0].until(lambda: any(line.asked for line in lines))
        chooser = next(line for line in lines if line.asked)
        assert chooser.prompt is not None
        record = (await live.get("t")).record
        answers = list(record.answers)
        # After some throws the server gives an answer without a choice.
        assert all(answer.by == SERVER for answer in answers[record.first_undoable_answer :])
        await chooser.ask(wire.Answer(id="later", decision=chooser.prompt.decision, option=0))
        await chooser.until(lambda: chooser.undo)
        assert len((await live.get("t")).record.answers) > len(answers)
        await chooser.ask(wire.TakeBack(id="back", turn=True))
        assert (await live.get("t")).record.answers == answers, "back to just after the throw"

    run(tmp_path, TABLE, test)


# --- without the physics engine -------------------------------------------------------------------------


def test_without_the_engine_a_sentence_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outcomes, "find_spec", lambda _: None)
    with run_server(tmp_path) as server:
        anna = server.guest()
        body = {"game": "dungeon-fighter", "seats": [{"who": "me"}], "setup": {}}
        answer = anna.post("/api/tables", body)
        assert answer.status_code == 400
        assert 'pip install "underkeep[dice]"' in answer.text.replace('\\"', '"')
        polish = server.guest("pl").post("/api/tables", body)
        assert "brakuje silnika fizyki" in polish.text
        assert anna.post("/api/tables", {**body, "setup": {"throws": "companion"}}).status_code == 201


def test_real_dice_need_no_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outcomes, "find_spec", lambda _: None)

    async def test(live: LiveTables) -> None:
        lines = await both(live)
        asked, _ = await until_asked(lines, "report-shows")
        assert asked.prompt is not None
        assert asked.board["companion"]
        assert len(asked.prompt.options) >= 2

    run(tmp_path, table_of("anna", "ben", throws="companion"), test)


# --- speed and size -------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.xdist_group("server")
def test_all_clients_see_a_throw_quickly(tmp_path: Path, figures: Figures, times: Times) -> None:
    """P7: the time from a throw until two players and a spectator have its flight, and the size of its message."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    tables = [_another(number) for number in range(3)]
    store_tables_in(database, tables, "walt")
    taken: list[float] = []
    sizes: list[int] = []
    with server_process(database) as server, Slowness() as slow:
        for table in tables:
            asyncio.run(_watched(server.client, table.id, taken, sizes))
    assert len(taken) >= 20
    taken.sort()
    p95 = taken[int(len(taken) * 0.95)] * 1000
    times.most("P7", f"throw sent until all three have its flight, p95 of {len(taken)}", p95, 400.0, "ms", slow.factor)
    figures.most("P7", "message with a throw, largest", max(sizes) / 1024, 8.0, "KB")


def _another(number: int) -> NewTableRow:
    """Return a table with a high difficulty, so that many dice are thrown."""
    row = new_table(f"t{number}", ["anna", "ben"], engine_seed=number + 1)
    setup = {"heroes": ["jack", "rysiek"], "difficulty": "infernal", "target": ("rings", "patches")[number % 2]}
    return msgspec.structs.replace(row, game="dungeon-fighter", setup=setup)


async def _watched(client: Callable[..., TableClient], table: str, times: list[float], sizes: list[int]) -> None:
    """Play until the game is over or there were 25 throws, and measure the time and the size of each throw."""
    dice = Random(table)
    arrived: dict[int, float] = {}

    def ear(who: int) -> Callable[[wire.Message, bytes], None]:
        def hear(message: wire.Message, data: bytes) -> None:
            if isinstance(message, wire.Update) and any(told.data.get("flight") for told in message.events):
                arrived[who] = time.perf_counter()
                sizes.append(len(data))

        return hear

    async with client(table, "anna", 0) as anna, client(table, "ben", 1) as ben, client(table, "walt") as walt:
        people = [anna, ben, walt]
        for number, one in enumerate(people):
            one.received = ear(number)
        thrown = 0
        while anna.ending is None and thrown < 25:
            asked = next((one for one in people if one.prompt is not None and one.prompt.mine), None)
            if asked is None or asked.prompt is None:
                await asyncio.sleep(0.005)
                continue
            version = None
            if asked.prompt.grid is None:
                version = await asked.answer(dice.choice(asked.prompt.options).n)
            else:
                arrived.clear()
                began = time.perf_counter()
                version = await asked.answer_with_numbers(allowed_numbers(asked.prompt.grid, dice))
                while len(arrived) < len(people):
                    await asyncio.sleep(0.001)
                times.append(max(arrived.values()) - began)
                thrown += 1
            while any((one.version or 0) < (version or 0) for one in people):
                await asyncio.sleep(0.002)
