"""How hard Keep the Heroes Out! is: greedy bots play every scenario at every level, and a table says who wins.

    python -m underkeep.lab.balance.keep_the_heroes_out --games 200
    python -m underkeep.lab.balance.keep_the_heroes_out --games 20 --scenarios frogs,rent --jobs 2

Game number `n` of a scenario and level is the same in every run: 1 to 4 players in turn, the clans rotating through the
seats and in ever other company. What the table should show is written under it:

- the share of victories falls from family to hardcore in every scenario;
- no clan wins more than twice as often as all games on average, or less than half as often;
- the first scenario is won on family by 40 to 85 % of the greedy tables.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

import msgspec

from underkeep.bots import ask, bot_named
from underkeep.core import registry
from underkeep.core.table import Table
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.dungeon_book.book import book
from underkeep.games.keep_the_heroes_out.state import LEVELS
from underkeep.lab.simulate import interval

GAME = "keep-the-heroes-out"
STRIDES = (1, 2, 4, 5, 7, 8)
"""How far apart in the list the clans of neighbouring seats are: with these, four seats never meet the same clan."""
MOST_AT_THE_TABLE = 4
BATCH = 10
"""How many games of a cell a process plays before it reports."""
FIRST_PAGE_WON = (0.40, 0.85)
CLAN_WINS = (0.5, 2.0)
"""Between which multiples of the average the share of each clan may lie."""


class Played(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    scenario: str
    level: str
    clans: tuple[str, ...]
    won: bool
    turns: int
    answers: int
    seconds: float
    """Of processor time."""


def company(number: int) -> tuple[str, ...]:
    """The clans at the table in a game.

    >>> company(0), company(3)
    (('dragon',), ('dragon', 'witches', 'spirits', 'imps'))
    """
    players = 1 + number % MOST_AT_THE_TABLE
    hand = number // MOST_AT_THE_TABLE
    stride = STRIDES[hand // len(CLAN_NAMES) % len(STRIDES)]
    return tuple(CLAN_NAMES[(hand + seat * stride) % len(CLAN_NAMES)] for seat in range(players))


def play(scenario: str, level: str, number: int, bot: str = "greedy") -> Played:
    """One game of a cell of the table."""
    game = registry.get(GAME)
    clans = company(number)
    setup = game.setup_type(players=len(clans), scenario=scenario, level=level, clans=clans)
    start = time.process_time()
    table = Table(game, setup, game.initial_state(setup, number), checkpoints=False, events=False)
    seated = [bot_named(bot, number * MOST_AT_THE_TABLE + seat) for seat in range(len(clans))]
    while table.decision is not None:
        table.play(ask(seated[table.decision.seat], table))
    seconds = time.process_time() - start
    return Played(scenario, level, clans, bool(table.winners), table.state.turns, len(table.history), seconds)  # type: ignore[attr-defined]


def play_some(scenario: str, level: str, first: int, last: int) -> list[Played]:
    """The games of a cell from number `first` up to (not including) `last`."""
    return [play(scenario, level, number) for number in range(first, last)]


def play_all(scenarios: Sequence[str], levels: Sequence[str], games: int, jobs: int = 1) -> Iterator[list[Played]]:
    """The games of all cells, as they are done."""
    batches = [
        (scenario, level, first, min(first + BATCH, games))
        for scenario in scenarios
        for level in levels
        for first in range(0, games, BATCH)
    ]
    if jobs <= 1:
        for batch in batches:
            yield play_some(*batch)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(play_some, *zip(*batches, strict=True))


# --- what came out ----------------------------------------------------------------------------------------------


def share(games: Iterable[Played]) -> float:
    """How many of these games were won."""
    outcomes = [game.won for game in games]
    return sum(outcomes) / len(outcomes) if outcomes else 0.0


class Balance:
    """The figures of many games."""

    def __init__(self, games: Sequence[Played]) -> None:
        self.games = games
        self.cells: dict[tuple[str, str], list[Played]] = defaultdict(list)
        self.of_clan: dict[str, list[Played]] = defaultdict(list)
        self.of_number: dict[int, list[Played]] = defaultdict(list)
        for game in games:
            self.cells[game.scenario, game.level].append(game)
            self.of_number[len(game.clans)].append(game)
            for clan in game.clans:
                self.of_clan[clan].append(game)

    def table(self) -> Iterator[str]:
        """The shares of victories, line by line."""
        yield f"{'':14}" + "".join(f"{level:>24}" for level in LEVELS)
        for scenario in dict.fromkeys(scenario for scenario, _ in self.cells):
            line = f"{scenario:14}"
            for level in LEVELS:
                games = self.cells.get((scenario, level), [])
                if not games:
                    line += f"{'-':>24}"
                    continue
                low, high = interval(sum(game.won for game in games), len(games))
                turns = sum(game.turns for game in games) / len(games)
                line += f"{share(games):8.1%} ({low:3.0%}-{high:3.0%}) {turns:4.1f}t"
            yield line
        average = share(self.games)
        yield ""
        yield f"{'all':14}{average:8.1%} of {len(self.games)} games"
        for clan in CLAN_NAMES:
            games = self.of_clan[clan]
            if games:
                times = f"{share(games) / average:.2f} times the average" if average else ""
                yield f"{clan:14}{share(games):8.1%} of {len(games)}  {times}"
        for number, games in sorted(self.of_number.items()):
            yield f"{number} players     {share(games):8.1%} of {len(games)}"
        seconds = sum(game.seconds for game in self.games) / len(self.games)
        answers = sum(game.answers for game in self.games) / len(self.games)
        yield f"a game takes {seconds:.2f} s of processor time and {answers:.0f} answers"

    def aims(self) -> Iterator[tuple[str, bool]]:
        """What should be so, and whether it is."""
        for scenario in dict.fromkeys(scenario for scenario, _ in self.cells):
            shares = [share(self.cells[scenario, level]) for level in LEVELS if (scenario, level) in self.cells]
            if len(shares) == len(LEVELS):
                told = " > ".join(f"{part:.1%}" for part in shares)
                yield f"{scenario} is won less often from level to level: {told}", shares == sorted(set(shares))[::-1]
        average = share(self.games)
        for clan, games in sorted(self.of_clan.items()):
            low, high = (average * times for times in CLAN_WINS)
            yield f"{clan} wins between {low:.1%} and {high:.1%}: {share(games):.1%}", low <= share(games) <= high
        first = next(iter(book()))
        if (first, LEVELS[0]) in self.cells:
            won = share(self.cells[first, LEVELS[0]])
            low, high = FIRST_PAGE_WON
            yield f"{first} on {LEVELS[0]} is won between {low:.0%} and {high:.0%}: {won:.1%}", low <= won <= high


def main() -> None:
    """Print the table and what is not as it should be."""
    parser = argparse.ArgumentParser(description="How often greedy bots win Keep the Heroes Out!")
    parser.add_argument("--games", type=int, default=20, help="for each scenario and level")
    parser.add_argument("--scenarios", default="", help="ids of pages of the Dungeon Book, all by default")
    parser.add_argument("--levels", default="")
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0 for one on each processor")
    chosen = parser.parse_args()
    scenarios = chosen.scenarios.split(",") if chosen.scenarios else list(book())
    levels = chosen.levels.split(",") if chosen.levels else list(LEVELS)
    jobs = chosen.jobs or os.cpu_count() or 1
    balance = Balance([game for some in play_all(scenarios, levels, chosen.games, jobs) for game in some])
    print(*balance.table(), "", sep="\n")
    for what, met in balance.aims():
        print(f"{'ok     ' if met else 'NOT MET'} {what}")


if __name__ == "__main__":
    main()
