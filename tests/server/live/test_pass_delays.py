"""S4: the times and the number of messages do not reveal whether a player who passed had something to play.

The tests play whole games of four people with their pass delays in virtual time. All seats pass in every window: the
server passes for seats that are not asked, and the other seats pass as soon as they are asked. For each pass the test
knows a secret of the table, whether the seat had anything to play, and what another player observes: how long the pass
took and how many messages came.

A seat can be seen to think only if its pass delay is over and it has not answered yet, as at any table. A player who
wants to hide that too chooses to be asked everywhere (`full`).
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from math import exp, sqrt
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import pytest

from tests.conftest import Figures
from tests.server.live_helpers import MemoryListener
from tests.server.process_helpers import deal_table, new_table
from tests.server.virtual_time import live_tables_of, run_virtually
from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.play.scheduler import Scheduler

PEOPLE = ["anna", "ben", "eve", "joe"]


class Pass(NamedTuple):
    """A pass in a window as another viewer observed it."""

    kind: tuple[Any, ...]
    """What everybody knows of the pass: the pass delay of the window, and the number of passes in it before."""
    seconds: float
    messages: int


class Spy(MemoryListener):
    """A player or spectator who notes when each message comes."""

    def __init__(self, person: str, seat: int | None) -> None:
        super().__init__(person, seat)
        self.times: list[tuple[float, int]] = []

    def send(self, data: bytes) -> None:
        super().send(data)
        self.times.append((asyncio.get_running_loop().time(), self.version or 0))


class Question(NamedTuple):
    """A decision in a window, noted as soon as it is open."""

    seat: int
    playable: bool
    kind: tuple[Any, ...]
    paused: bool
    """Whether its pass delay is not over yet."""


class Table:
    """A table at which everybody passes. A player observes the passes of the others, and a spectator those of the
    player."""

    def __init__(self, table: LiveTable, seed: int) -> None:
        self.table, self.dice = table, Random(seed)
        table.scheduler.pass_delays._random = Random(f"pauses {seed}")
        self.player, self.watcher = Spy("anna", 0), Spy("walt", None)
        self.questions: dict[int, Question] = {}

    async def play(self) -> None:
        """Play a game to its end."""
        for spy in (self.player, self.watcher):
            await self.table.join(spy, None)
        async with self.table.lock:
            await self.table.proceed()
        while not self.table.record.over:
            decision = self.table.record.table.decision
            assert decision is not None
            self._note(decision)
            if not self.table.is_asking:
                self.player.news.clear()
                await self.player.news.wait()
                continue
            reaction = decision.kind in self.table.game.assist.reaction_kinds
            number = decision.options.index(PASS) if reaction else self.dice.randrange(len(decision.options))
            await self.table.answer(decision.seat, f"m{self.table.version}", self.table.version, number)

    def _note(self, decision: Decision) -> None:
        """Note a decision in a window as soon as it is open."""
        table, version = self.table, self.table.version
        if decision.kind not in table.game.assist.reaction_kinds or version in self.questions:
            return
        due = table.scheduler.pass_time(table.record.table, decision, time.monotonic())
        kind = (
            table.game.assist.pass_delay(table.record.table.state, decision.kind),
            len(table.scheduler.pass_delays._passed),
        )
        paused = due > asyncio.get_running_loop().time()
        self.questions[version] = Question(decision.seat, len(decision.options) > 1, kind, paused)

    def seen(self) -> Iterable[tuple[bool, Pass]]:
        """Yield whether a seat that passed had something to play, and the pass as another viewer observed it."""
        for spy, seats in ((self.player, {1, 2, 3}), (self.watcher, {0})):
            began: dict[int, float] = {}
            count: dict[int, int] = defaultdict(int)
            before = 0
            for at, version in spy.times:
                count[version] += 1
                if version in began:
                    continue
                began[version] = at
                question = self.questions.get(before)
                if question is not None and question.paused and question.seat in seats:
                    # Less than a millisecond cannot be observed over a network.
                    yield question.playable, Pass(question.kind, round(at - began[before], 3), count[before])
                before = version


def observed(monkeypatch: pytest.MonkeyPatch, wanted: int) -> tuple[list[Pass], list[Pass]]:
    """Return at least `wanted` passes of seats that had something to play, and of seats that had nothing."""
    something: list[Pass] = []
    nothing: list[Pass] = []
    seed = 0
    while min(len(something), len(nothing)) < wanted:
        seed += 1
        row = deal_table(new_table(f"t{seed}", PEOPLE, pace="normal"))

        async def game(row: Any = row, seed: int = seed) -> Table:
            live = live_tables_of(row)
            table = Table(await live.get(row.id), seed)
            await table.play()
            await live.close()
            return table

        for playable, one in run_virtually(game(), monkeypatch).seen():
            (something if playable else nothing).append(one)
    return something, nothing


# --- the statistics -----------------------------------------------------------------------------------------


def ranked(something: list[Pass], nothing: list[Pass]) -> tuple[list[float], list[float]]:
    """Return the times of both groups as ranks from 0 to 1 among all times of their kind, with ties in random order. So
    it does not matter that some kinds take longer, and both groups spread evenly if they are alike."""
    kinds: dict[Any, list[float]] = defaultdict(list)
    for one in (*something, *nothing):
        kinds[one.kind].append(one.seconds)
    for times in kinds.values():
        times.sort()
    dice = Random("ties")

    def rank(one: Pass) -> float:
        times = kinds[one.kind]
        return dice.uniform(bisect_left(times, one.seconds), bisect_right(times, one.seconds)) / len(times)

    return [rank(one) for one in something], [rank(one) for one in nothing]


def kolmogorov_smirnov(one: list[float], other: list[float]) -> float:
    """Return the probability that two samples of one distribution differ as much as these: the asymptotic p-value of
    the two-sample test."""
    one, other = sorted(one), sorted(other)
    distance, i, j = 0.0, 0, 0
    while i < len(one) and j < len(other):
        at = min(one[i], other[j])
        while i < len(one) and one[i] == at:
            i += 1
        while j < len(other) and other[j] == at:
            j += 1
        distance = max(distance, abs(i / len(one) - j / len(other)))
    size = sqrt(len(one) * len(other) / (len(one) + len(other)))
    x = (size + 0.12 + 0.11 / size) * distance
    if x < 0.2:
        return 1.0  # the series converges slowly here, and the samples are alike
    return min(1.0, 2 * sum((-1) ** (k - 1) * exp(-2 * (k * x) ** 2) for k in range(1, 101)))


def apart(something: list[Pass], nothing: list[Pass]) -> float:
    """Return the difference of the means in milliseconds, averaged over the kinds and weighted by their sizes."""
    total = weights = 0.0
    for kind in {one.kind for one in something} & {one.kind for one in nothing}:
        one, other = ([each.seconds for each in group if each.kind == kind] for group in (something, nothing))
        weight = len(one) * len(other) / (len(one) + len(other))
        total, weights = total + weight * (fmean(one) - fmean(other)), weights + weight
    return abs(1000 * total / weights)


# --- the tests ----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_passes_do_not_reveal_which_seats_had_something_to_play(
    monkeypatch: pytest.MonkeyPatch, figures: Figures, long: bool
) -> None:
    """S4: passes with and without something to play take the same time and the same messages."""
    something, nothing = observed(monkeypatch, 10_000 if long else 200)
    figures.least("S4", "chance that such times are alike", kolmogorov_smirnov(*ranked(something, nothing)), 0.01)
    figures.most("S4", "difference of the means", apart(something, nothing), 50.0, "ms")
    messages = {one.messages for one in (*something, *nothing)}
    assert messages == {1}, "each pass sends one message, with or without something to play"


def sooner(pass_time: Callable[[], float], scheduler: Scheduler, decision: Decision) -> float:
    """A seat without anything to play passes a little sooner."""
    return pass_time() - (0.08 if len(decision.options) == 1 else 0.0)


def narrower(pass_time: Callable[[], float], scheduler: Scheduler, decision: Decision) -> float:
    """A seat without anything to play has the same average pass delay, but a smaller spread."""
    if len(decision.options) > 1:
        return pass_time()
    dice = scheduler.pass_delays._random
    uniform = dice.uniform
    dice.uniform = lambda low, high: uniform(low, high) / 4 + (low + high) * 3 / 8
    try:
        return pass_time()
    finally:
        dice.uniform = uniform


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("leak", [sooner, narrower])
def test_the_statistics_notice_leaking_delays(monkeypatch: pytest.MonkeyPatch, leak: Callable[..., float]) -> None:
    """The statistics of S4 fail if pass delays depend on whether a seat has something to play."""
    pass_time = Scheduler.pass_time

    def leaking(scheduler: Scheduler, table: Any, decision: Decision, now: float) -> float:
        return leak(partial(pass_time, scheduler, table, decision, now), scheduler, decision)

    monkeypatch.setattr(Scheduler, "pass_time", leaking)
    something, nothing = observed(monkeypatch, 250)
    assert kolmogorov_smirnov(*ranked(something, nothing)) < 0.01


def test_the_statistics_tell_equal_and_different_samples_apart() -> None:
    dice = Random(3)
    same = [[dice.gauss(0.4, 0.1) for _ in range(1000)] for _ in range(2)]
    assert kolmogorov_smirnov(*same) > 0.01
    assert kolmogorov_smirnov(same[0], [seconds + 0.03 for seconds in same[1]]) < 0.01
    # The 1 % point of the two-sample test: 1.628 times the root of (n + m) / nm.
    shifted = [n / 1000 for n in range(1000)], [n / 1000 + 0.0728 for n in range(1000)]
    assert 0.008 < kolmogorov_smirnov(*shifted) < 0.012
