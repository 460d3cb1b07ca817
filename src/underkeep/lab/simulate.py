"""Let bots play many games and count what happens.

>>> from underkeep.lab.simulate import Plan, simulate
>>> result = simulate(Plan(game="boss-monster", bots=("greedy", "random"), games=4, seed=1))
>>> result.games, len(result.failures), sum(result.wins.values())
(4, 0, 4)

Game number `n` of a plan has the seed `plan.seed + n`, its bots are seeded from it, and the bots change seats
from game to game, so that no bot keeps the better seat. The same plan gives the same games, on any number of
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

BATCH_SIZE = 20
"""The number of games that a process plays before it reports."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The games to be played. `choices` are the setup choices of the game; the number of players is that of the
    bots."""

    game: str = msgspec.field(default_factory=registry.default_name)
    bots: tuple[str, ...] = ("random", "random")
    games: int = 100
    choices: dict[str, Any] = {}
    seed: int = 0
    rotate: bool = True
    """Whether the bots change seats from game to game."""
    verify: int = 0
    """0 checks nothing, 1 lets an inspector check the whole contract at every decision, and N does the costly checks at
    one decision in N."""

    def setup(self) -> Any:
        """Return the setup of every game. Raises a UserError if it does not fit."""
        return registry.get(self.game).setup_type(players=len(self.bots), **self.choices)

    def seating(self, number: int) -> list[int]:
        """Return, for each seat of a game, the number of its bot in `bots`."""
        shift = number if self.rotate else 0
        return [(seat + shift) % len(self.bots) for seat in range(len(self.bots))]


class Failure(msgspec.Struct, frozen=True):
    """A game that could not be played to its end, with the data that are needed to play it again."""

    game: str
    seed: int
    answer: int
    what: str

    def __str__(self) -> str:
        return f"{self.game}, seed {self.seed}, after answer {self.answer}: {self.what}"


class Result(msgspec.Struct, kw_only=True):
    """The counts of all games. Counters are keyed by the number of a bot in the plan, or by (bot, seat)."""

    plan: Plan
    games: int = 0
    """The number of games that were played to their end."""
    wins: Counter[int] = msgspec.field(default_factory=Counter)
    wins_by_name: Counter[str] = msgspec.field(default_factory=Counter)
    """The number of games that a bot of a name has won: a victory that bots of one name share counts once."""
    games_by_seat: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)
    wins_by_seat: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)
    score_sums: Counter[int] = msgspec.field(default_factory=Counter)
    """The sums of the scores at the end."""
    rounds: int = 0
    """The number of rounds; 0 for a game that has no rounds."""
    answers: int = 0
    seconds: float = 0.0
    """The elapsed real time."""
    failures: list[Failure] = []

    def add(self, other: Result) -> None:
        """Add the counts of another result of the same plan."""
        self.wins.update(other.wins)
        self.wins_by_name.update(other.wins_by_name)
        self.wins_by_seat.update(other.wins_by_seat)
        self.games_by_seat.update(other.games_by_seat)
        self.score_sums.update(other.score_sums)
        self.games += other.games
        self.rounds += other.rounds
        self.answers += other.answers
        self.failures = self.failures + other.failures

    def win_rate(self, bot: int) -> float:
        """Return the share of games that a bot of the plan has won; a shared victory counts for each winner."""
        return self.wins[bot] / self.games if self.games else 0.0


def interval(successes: int, trials: int) -> tuple[float, float]:
    """Return the bounds of a share with 95 % confidence (Wilson's interval).

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


def play_game(plan: Plan, number: int, bots: list[Bot] | None = None) -> Table:
    """Play one game of a plan to its end and return its table. Raises a ContractViolation if that is not possible.

    `bots` may hold other callables, one for each entry of `plan.bots`, that play instead.
    """
    game, setup, seed = registry.get(plan.game), plan.setup(), plan.seed + number
    state = game.initial_state(setup, seed)
    table = Table(game, setup, state, checkpoints=plan.verify > 0, events=plan.verify > 0)
    inspector = Inspector(table, seed, plan.verify) if plan.verify else None
    seated_bots = [
        bots[bot] if bots is not None else bot_named(plan.bots[bot], seed * len(plan.bots) + seat)
        for seat, bot in enumerate(plan.seating(number))
    ]
    try:
        while table.decision is not None:
            if inspector is not None:
                inspector.check_decision()
            elif len(table.history) > MAX_ANSWERS:
                raise ContractViolation(game.name, seed, len(table.history), f"not over after {MAX_ANSWERS} answers")
            table.answer(ask(seated_bots[table.decision.seat], table))
        if inspector is not None:
            inspector.check_end()
    except ContractViolation:
        raise
    except Exception as error:
        raise ContractViolation(game.name, seed, len(table.history), f"{type(error).__name__}: {error}") from error
    return table


def play_games(plan: Plan, first: int, last: int) -> Result:
    """Return the result of the games from number `first` up to (not including) `last`."""
    result = Result(plan=plan)
    for number in range(first, last):
        try:
            table = play_game(plan, number)
        except ContractViolation as violation:
            result.failures.append(Failure(violation.game, violation.seed, violation.answer, violation.problem))
            continue
        add_game(result, table, plan.seating(number))
    return result


def add_game(result: Result, table: Table, seating: list[int]) -> None:
    """Add a finished game to a result."""
    result.games += 1
    result.rounds += table.game.assist.progress(table.state).get("round", 0)
    result.answers += len(table.history)
    scores = table.game.scores(table.state)
    for seat, bot in enumerate(seating):
        result.games_by_seat[bot, seat] += 1
        result.score_sums[bot] += scores[seat]
        if seat in table.winners:
            result.wins[bot] += 1
            result.wins_by_seat[bot, seat] += 1
    result.wins_by_name.update({result.plan.bots[seating[seat]] for seat in table.winners})


def simulate(plan: Plan, *, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Result:
    """Play all games of a plan on `jobs` processes and return the result. `progress` is called with the number of games
    that are newly finished. Raises a UserError if the setup or a bot does not fit."""
    game, setup = registry.get(plan.game), plan.setup()
    # A setup that does not fit, or that needs a missing library, must fail here once, and not in every game.
    game.initial_state(setup, plan.seed)
    game.outcomes.needs_outcomes(setup)
    for name in plan.bots:
        bot_named(name, game=plan.game)
    result = Result(plan=plan)
    start = time.perf_counter()
    batches = [(first, min(first + BATCH_SIZE, plan.games)) for first in range(0, plan.games, BATCH_SIZE)]
    for first, last, part in _play_batches(plan, batches, jobs):
        result.add(part)
        if progress is not None:
            progress(last - first)
    result.failures.sort(key=lambda failure: failure.seed)
    result.seconds = time.perf_counter() - start
    return result


def _play_batches(plan: Plan, batches: list[tuple[int, int]], jobs: int) -> Iterator[tuple[int, int, Result]]:
    if jobs <= 1 or len(batches) <= 1:
        for first, last in batches:
            yield first, last, play_games(plan, first, last)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        running: dict[Future[Result], tuple[int, int]] = {
            pool.submit(play_games, plan, first, last): (first, last) for first, last in batches
        }
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                first, last = running.pop(future)
                yield first, last, future.result()
