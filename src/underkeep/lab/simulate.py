"""Let bots play many games and count what happens.

>>> from underkeep.lab.simulate import Plan, simulate
>>> result = simulate(Plan(game="boss-monster", bots=("greedy", "random"), games=4, seed=1))
>>> result.games, len(result.failures), sum(result.wins.values())
(4, 0, 4)

Game number `n` of a plan has the seed `plan.seed + n`, its bots are seeded from it, and the bots change seats
from game to game, so that nobody keeps the better one. The same plan gives the same games, on any number of
processes.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any

import msgspec

from underkeep.bots import Bot, ask, bot_named
from underkeep.core import registry
from underkeep.core.contract import MAX_ANSWERS, ContractViolation, Inspector
from underkeep.core.table import Table

BATCH = 20
"""How many games a process plays before it reports."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played. `choices` are the setup choices of the game; its number of players is that of
    the bots."""

    game: str = msgspec.field(default_factory=registry.default_name)
    bots: tuple[str, ...] = ("random", "random")
    games: int = 100
    choices: dict[str, Any] = {}
    seed: int = 0
    rotate: bool = True
    """Whether the bots change seats from game to game."""
    verify: int = 0
    """1: an inspector checks the whole contract at every question. N: the costly parts of it at one in N."""

    def setup(self) -> Any:
        """The setup of every game. Raises a UserError if it does not fit."""
        return registry.get(self.game).setup_type(players=len(self.bots), **self.choices)

    def seating(self, number: int) -> list[int]:
        """For each seat of a game, which of `bots` sits there."""
        turn = number if self.rotate else 0
        return [(seat + turn) % len(self.bots) for seat in range(len(self.bots))]


class Failure(msgspec.Struct, frozen=True):
    """A game that could not be played to its end: enough to see it again."""

    game: str
    seed: int
    answer: int
    what: str

    def __str__(self) -> str:
        return f"{self.game}, seed {self.seed}, after answer {self.answer}: {self.what}"


class Result(msgspec.Struct, kw_only=True):
    """What came out. Counters are keyed by the number of a bot in the plan, or by (bot, seat)."""

    plan: Plan
    games: int = 0
    """Games played to their end."""
    wins: Counter[int] = msgspec.field(default_factory=Counter)
    named: Counter[str] = msgspec.field(default_factory=Counter)
    """The games that some bot of a name has won: a victory that bots of one name share is one."""
    sat: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)
    won: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)
    score: Counter[int] = msgspec.field(default_factory=Counter)
    """The sum of the scores (of the game) at the end."""
    rounds: int = 0
    """0 for a game that has no rounds."""
    answers: int = 0
    seconds: float = 0.0
    """By the clock on the wall."""
    failures: list[Failure] = []

    def add(self, other: Result) -> None:
        """Count the games of another result of the same plan too."""
        for mine, theirs in ((self.wins, other.wins), (self.score, other.score)):
            mine.update(theirs)
        self.named.update(other.named)
        for pairs, more in ((self.sat, other.sat), (self.won, other.won)):
            pairs.update(more)
        self.games += other.games
        self.rounds += other.rounds
        self.answers += other.answers
        self.failures = self.failures + other.failures

    def win_rate(self, bot: int) -> float:
        """The share of games that a bot of the plan has won; a shared victory counts for each winner."""
        return self.wins[bot] / self.games if self.games else 0.0


def interval(successes: int, trials: int) -> tuple[float, float]:
    """Between which shares the truth lies with 95 % confidence (Wilson's interval).

    >>> [round(share, 3) for share in interval(90, 100)]
    [0.826, 0.945]
    """
    if not trials:
        return 0.0, 1.0
    z = 1.96
    share = successes / trials
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * ((share * (1 - share) + z * z / (4 * trials)) / trials) ** 0.5 / (1 + z * z / trials)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def play_one(plan: Plan, number: int, bots: list[Bot] | None = None) -> Table:
    """Play one game of a plan to its end. Raises Broken if that is not possible.

    `bots` may hold other callables, one for each entry of `plan.bots`, to sit down instead.
    """
    game, setup, seed = registry.get(plan.game), plan.setup(), plan.seed + number
    state = game.initial_state(setup, seed)
    table = Table(game, setup, state, checkpoints=plan.verify > 0, events=plan.verify > 0)
    inspector = Inspector(table, seed, plan.verify) if plan.verify else None
    seated = [
        bots[who] if bots is not None else bot_named(plan.bots[who], seed * len(plan.bots) + seat)
        for seat, who in enumerate(plan.seating(number))
    ]
    try:
        while table.decision is not None:
            if inspector is not None:
                inspector.check_decision()
            elif len(table.history) > MAX_ANSWERS:
                raise ContractViolation(game.name, seed, len(table.history), f"not over after {MAX_ANSWERS} answers")
            table.answer(ask(seated[table.decision.seat], table))
        if inspector is not None:
            inspector.check_end()
    except ContractViolation:
        raise
    except Exception as error:
        raise ContractViolation(game.name, seed, len(table.history), f"{type(error).__name__}: {error}") from error
    return table


def play_some(plan: Plan, first: int, last: int) -> Result:
    """Play the games from number `first` up to (not including) `last`."""
    result = Result(plan=plan)
    for number in range(first, last):
        try:
            table = play_one(plan, number)
        except ContractViolation as broken:
            result.failures.append(Failure(broken.game, broken.seed, broken.answer, broken.problem))
            continue
        count(result, table, plan.seating(number))
    return result


def count(result: Result, table: Table, seating: list[int]) -> None:
    """Add a finished game to a result."""
    result.games += 1
    result.rounds += table.game.assist.progress(table.state).get("round", 0)
    result.answers += len(table.history)
    scores = table.game.scores(table.state)
    for seat, who in enumerate(seating):
        result.sat[who, seat] += 1
        result.score[who] += scores[seat]
        if seat in table.winners:
            result.wins[who] += 1
            result.won[who, seat] += 1
    result.named.update({result.plan.bots[seating[seat]] for seat in table.winners})


def simulate(plan: Plan, *, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Result:
    """Play all games of a plan, on `jobs` processes. `progress` is told how many more games are done."""
    game, setup = registry.get(plan.game), plan.setup()
    game.initial_state(setup, plan.seed)  # a setup that does not fit complains here, once,
    game.outcomes.needs_outcomes(setup)  # and so does one for which something is not installed
    for name in plan.bots:
        bot_named(name, game=plan.game)
    result = Result(plan=plan)
    start = time.perf_counter()
    batches = [(first, min(first + BATCH, plan.games)) for first in range(0, plan.games, BATCH)]
    for first, last, part in _played(plan, batches, jobs):
        result.add(part)
        if progress is not None:
            progress(last - first)
    result.failures.sort(key=lambda failure: failure.seed)
    result.seconds = time.perf_counter() - start
    return result


def _played(plan: Plan, batches: list[tuple[int, int]], jobs: int) -> Iterator[tuple[int, int, Result]]:
    if jobs <= 1 or len(batches) <= 1:
        for first, last in batches:
            yield first, last, play_some(plan, first, last)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        running: dict[Future[Result], tuple[int, int]] = {
            pool.submit(play_some, plan, first, last): (first, last) for first, last in batches
        }
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                first, last = running.pop(future)
                yield first, last, future.result()
