"""R2: each message of a client is sent one to three times, in any order across connections; it is carried out once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Figures
from tests.server.live_helpers import MemorySocket, live_tables_with
from tests.server.process_helpers import new_table
from underkeep.protocol import socket as wire
from underkeep.server.http import socket
from underkeep.server.live import live_table
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables


class Sender:
    """A player with several connections that come and go, who sends every message up to three times."""

    def __init__(self, live: LiveTables, table: str, person: str, seat: int, dice: random.Random) -> None:
        self.live, self.table, self.person, self.seat, self.dice = live, table, person, seat, dice
        self.lines: list[MemorySocket] = []
        self.old: list[MemorySocket] = []
        self.later: list[Any] = []
        self.sent: list[Any] = []

    async def connect(self) -> None:
        """Open one more connection, and break an older one if there are more than three."""
        line = MemorySocket(self.live, self.person)
        await line.hello(self.table, self.seat)
        self.lines.append(line)
        if len(self.lines) > 3:
            broken = self.lines.pop(self.dice.randrange(len(self.lines) - 1))
            broken.hang_up()
            self.old.append(broken)

    def send(self, request: Any) -> None:
        """Send a request now, and plan to send it up to twice more later."""
        self.sent.append(request)
        self.dice.choice(self.lines).say(request)
        self.later += [request] * self.dice.randrange(3)

    def send_old(self) -> None:
        """Send some of the planned repetitions."""
        self.dice.shuffle(self.later)
        for _ in range(min(len(self.later), self.dice.randrange(4))):
            self.dice.choice(self.lines).say(self.later.pop())

    def heard(self, kind: type[Any]) -> list[Any]:
        """Return the messages of one kind that all connections have received."""
        return [message for line in (*self.lines, *self.old) for message in line.all(kind)]


@pytest.mark.slow
def test_each_message_is_carried_out_once(
    tmp_path: Path, figures: Figures, long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R2: all answers, lines of the chat and other requests of whole games are sent up to three times."""
    wanted = 1_000_000 if long else 700
    monkeypatch.setattr(socket, "RATE", {True: (10**9, 20.0), False: (10**9, 20.0)})
    monkeypatch.setattr(live_table, "CHAT_RATE", (10**9, 10.0))
    wrong: list[Any] = []
    total = 0

    async def game(live: LiveTables, table: LiveTable, dice: random.Random) -> None:
        nonlocal total
        people = [Sender(live, table.id, person, seat, dice) for seat, person in enumerate(("anna", "ben"))]
        for person in people:
            await person.connect()
        number = 0
        while not table.record.over and total + number < wanted:
            number += 1
            id = f"m{number}"
            decision = table.record.table.decision
            person = dice.choice(people)
            if decision is not None and table.is_asking and dice.random() < 0.6:
                person = people[decision.seat]
                person.send(wire.Answer(id, table.version, dice.randrange(len(decision.options))))
            else:
                person.send(
                    dice.choice(
                        [
                            wire.Say(id, f"text of {id}"),
                            wire.Hold(id, dice.random() < 0.5),
                            wire.TakeBack(id),
                            wire.Consent(id, dice.random() < 0.7),
                            wire.Ahead(id, table.version),
                            wire.Stops(id, wire.StopSettings(mode=dice.choice(["smart", "all", "full"]))),
                        ]
                    )
                )
            for other in people:
                other.send_old()
            if dice.random() < 0.05:
                await dice.choice(people).connect()
            if number % 3 == 0:
                await asyncio.sleep(0)
            if number % 10 == 0:
                await asyncio.sleep(0.003)
        for person in people:
            while person.later:
                person.send_old()
            for line in person.lines:
                line.say(wire.Ping(4711))
                await line.until(lambda line=line: wire.Pong(4711) in line.messages)
            await asyncio.gather(*(line.task for line in person.old), return_exceptions=True)
        total += number
        await check(live, table, people)
        for line in [line for person in people for line in (*person.lines, *person.old)]:
            await line.gone()

    async def check(live: LiveTables, table: LiveTable, people: list[Sender]) -> None:
        entries = await live.store.entries(table.id)
        keys = [(entry.seat, entry.message) for entry in entries if entry.message]
        wrong.extend(("stored twice", key) for key in set(keys) if keys.count(key) > 1)
        said = [line.text for line in await live.store.chat(table.id, 100_000)]
        for person in people:
            acks: dict[str, set[int]] = {}
            for done in person.heard(wire.Done):
                acks.setdefault(done.id, set()).add(done.version)
            stored = {entry.message: entry.version for entry in entries if entry.seat == person.seat}
            for request in person.sent:
                told = acks.get(request.id, set())
                if len(told) > 1:
                    wrong.append(("acknowledged in two ways", request, told))
                if isinstance(request, wire.Say) and said.count(request.text) != 1:
                    wrong.append(("said", said.count(request.text), request))
                if isinstance(request, wire.Answer) and told and told != {stored.get(request.id)}:
                    wrong.append(("acknowledged, but not stored", request, told))
        assert len(entries) == table.version

    async def whole() -> None:
        seed = 0
        while total < wanted:
            seed += 1
            database = f"sqlite:///{tmp_path / f'{seed}.sqlite'}"
            async with live_tables_with(database, [new_table("t", ["anna", "ben"])]) as live:
                await game(live, await live.get("t"), random.Random(seed))

    asyncio.run(whole())
    figures.none("R2", "messages not carried out exactly once", wrong, total)
