"""The difficulty of Keep the Heroes Out!: greedy bots play every page at every level, and a table shows their wins.

    python -m underkeep.lab.balance.keep_the_heroes_out --games 200
    python -m underkeep.lab.balance.keep_the_heroes_out --games 20 --scenarios frogs,rent --jobs 2

Game number `n` of a page and level is the same in every run: 1 to 4 players in turn, with clans that rotate through the
seats in changing combinations. The aims are checked below the table:

- the share of wins falls from family to hardcore on every page;
- no clan wins more than twice as often as the average, or less than half as often;
- greedy bots win the first page on family in 40 to 85 % of the games.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from underkeep.bots import ask, bot_named
from underkeep.core import registry
from underkeep.core.table import Table
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.dungeon_book.book import pages_by_id
from underkeep.games.keep_the_heroes_out.state import LEVELS, KeepState
from underkeep.lab.balance.batches import play_batches
from underkeep.lab.simulate import interval

GAME = "keep-the-heroes-out"
CLAN_STRIDES = (1, 2, 4, 5, 7, 8)
"""The distances in the list of clans between neighbouring seats. With these, four seats never have the same clan."""
MAX_PLAYERS = 4
GAMES_PER_BATCH = 10
"""The number of games of one page and level that a process plays before it reports."""
FIRST_PAGE_WIN_SHARE = (0.40, 0.85)
CLAN_WIN_FACTORS = (0.5, 2.0)
"""The smallest and the largest share of wins of a clan, as multiples of the average."""


class PlayedGame(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    scenario: str
    level: str
    clans: tuple[str, ...]
    won: bool
    turns: int
    answers: int
    seconds: float
    """Seconds of processor time."""


def clans_of_game(number: int) -> tuple[str, ...]:
    """Return the clans of a game.

    >>> clans_of_game(0), clans_of_game(3)
    (('dragon',), ('dragon', 'witches', 'spirits', 'imps'))
    """
    players = 1 + number % MAX_PLAYERS
    hand = number // MAX_PLAYERS
    stride = CLAN_STRIDES[hand // len(CLAN_NAMES) % len(CLAN_STRIDES)]
    return tuple(CLAN_NAMES[(hand + seat * stride) % len(CLAN_NAMES)] for seat in range(players))


def play_game(scenario: str, level: str, number: int, bot: str = "greedy") -> PlayedGame:
    """Play one game of a page and level."""
    game = registry.get(GAME)
    clans = clans_of_game(number)
    setup = game.setup_type(players=len(clans), scenario=scenario, level=level, clans=clans)
    start = time.process_time()
    table = Table(game, setup, game.initial_state(setup, number), checkpoints=False, events=False)
    seated = [bot_named(bot, number * MAX_PLAYERS + seat) for seat in range(len(clans))]
    while table.decision is not None:
        table.play(ask(seated[table.decision.seat], table))
    seconds = time.process_time() - start
    state = table.state
    assert isinstance(state, KeepState)
    return PlayedGame(scenario, level, clans, bool(table.winners), state.turns, len(table.history), seconds)


def play_games(scenario: str, level: str, first: int, last: int) -> list[PlayedGame]:
    """Play the games of a page and level from number `first` up to, but not including, `last`."""
    return [play_game(scenario, level, number) for number in range(first, last)]


def play_all(scenarios: Sequence[str], levels: Sequence[str], games: int, jobs: int = 1) -> Iterator[list[PlayedGame]]:
    """Yield the games of all pages and levels as they are done."""
    batches = [
        (scenario, level, first, min(first + GAMES_PER_BATCH, games))
        for scenario in scenarios
        for level in levels
        for first in range(0, games, GAMES_PER_BATCH)
    ]
    yield from play_batches(play_games, batches, jobs)


# --- results ----------------------------------------------------------------------------------------------


def win_share(games: Iterable[PlayedGame]) -> float:
    """Return the share of these games that were won."""
    outcomes = [game.won for game in games]
    return sum(outcomes) / len(outcomes) if outcomes else 0.0


class Balance:
    """The results of many games."""

    def __init__(self, games: Sequence[PlayedGame]) -> None:
        self.games = games
        self.cells: dict[tuple[str, str], list[PlayedGame]] = defaultdict(list)
        self.games_of_clan: dict[str, list[PlayedGame]] = defaultdict(list)
        self.games_of_player_count: dict[int, list[PlayedGame]] = defaultdict(list)
        for game in games:
            self.cells[game.scenario, game.level].append(game)
            self.games_of_player_count[len(game.clans)].append(game)
            for clan in game.clans:
                self.games_of_clan[clan].append(game)

    def table(self) -> Iterator[str]:
        """Yield the shares of wins, line by line."""
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
                line += f"{win_share(games):8.1%} ({low:3.0%}-{high:3.0%}) {turns:4.1f}t"
            yield line
        average = win_share(self.games)
        yield ""
        yield f"{'all':14}{average:8.1%} of {len(self.games)} games"
        for clan in CLAN_NAMES:
            games = self.games_of_clan[clan]
            if games:
                times = f"{win_share(games) / average:.2f} times the average" if average else ""
                yield f"{clan:14}{win_share(games):8.1%} of {len(games)}  {times}"
        for number, games in sorted(self.games_of_player_count.items()):
            yield f"{number} players     {win_share(games):8.1%} of {len(games)}"
        seconds = sum(game.seconds for game in self.games) / len(self.games)
        answers = sum(game.answers for game in self.games) / len(self.games)
        yield f"a game takes {seconds:.2f} s of processor time and {answers:.0f} answers"

    def check_aims(self) -> Iterator[tuple[str, bool]]:
        """Yield each aim, and whether it is met."""
        for scenario in dict.fromkeys(scenario for scenario, _ in self.cells):
            shares = [win_share(self.cells[scenario, level]) for level in LEVELS if (scenario, level) in self.cells]
            if len(shares) == len(LEVELS):
                told = " > ".join(f"{part:.1%}" for part in shares)
                yield f"{scenario} is won less often from level to level: {told}", shares == sorted(set(shares))[::-1]
        average = win_share(self.games)
        for clan, games in sorted(self.games_of_clan.items()):
            low, high = (average * times for times in CLAN_WIN_FACTORS)
            yield (
                f"{clan} wins between {low:.1%} and {high:.1%}: {win_share(games):.1%}",
                low <= win_share(games) <= high,
            )
        first = next(iter(pages_by_id()))
        if (first, LEVELS[0]) in self.cells:
            won = win_share(self.cells[first, LEVELS[0]])
            low, high = FIRST_PAGE_WIN_SHARE
            yield f"{first} on {LEVELS[0]} is won between {low:.0%} and {high:.0%}: {won:.1%}", low <= won <= high


def main() -> None:
    """Print the table and the aims."""
    parser = argparse.ArgumentParser(description="How often greedy bots win Keep the Heroes Out!")
    parser.add_argument("--games", type=int, default=20, help="for each scenario and level")
    parser.add_argument("--scenarios", default="", help="ids of pages of the Dungeon Book, all by default")
    parser.add_argument("--levels", default="")
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0 for one on each processor")
    chosen = parser.parse_args()
    scenarios = chosen.scenarios.split(",") if chosen.scenarios else list(pages_by_id())
    levels = chosen.levels.split(",") if chosen.levels else list(LEVELS)
    jobs = chosen.jobs or os.cpu_count() or 1
    balance = Balance([game for some in play_all(scenarios, levels, chosen.games, jobs) for game in some])
    print(*balance.table(), "", sep="\n")
    for what, met in balance.check_aims():
        print(f"{'ok     ' if met else 'NOT MET'} {what}")


if __name__ == "__main__":
    main()
