"""Solo games of Super Boss Monster by bots: the mean of their scores, and the titles that they earn.


    python -m underkeep.lab.balance.super_boss_monster_solo --games 300 --jobs 2
    python -m underkeep.lab.balance.super_boss_monster_solo --games 50 --bots greedy --challenge

Game number `n` is the same in every run. The bosses are dealt by the seed, and the bot chooses one of two.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Sequence
from statistics import mean, stdev

from underkeep.bots import ask, bot_named
from underkeep.core import registry
from underkeep.core.messages import load_messages
from underkeep.core.table import Table
from underkeep.games.super_boss_monster.state import CHALLENGE
from underkeep.games.super_boss_monster.text.events import LOWEST_TITLE, TITLES, title_of
from underkeep.lab.balance.batches import play_batches

GAME = "super-boss-monster"
BATCH_SIZE = 10
"""The number of games that a process plays before it reports."""


def play_game(bot: str, number: int, challenge: bool = False) -> int:
    """Return the score of one game."""
    game = registry.get(GAME)
    setup = game.setup_type(players=1, variants=(CHALLENGE,) if challenge else ())
    table = Table(game, setup, game.initial_state(setup, number), checkpoints=False, events=False)
    player = bot_named(bot, number)
    while table.decision is not None:
        table.play(ask(player, table))
    return game.scores(table.state)[0]


def play_games(bot: str, first: int, last: int, challenge: bool) -> list[int]:
    """Return the scores of the games from number `first` up to (not including) `last`."""
    return [play_game(bot, number, challenge) for number in range(first, last)]


def play_all_games(bot: str, games: int, challenge: bool = False, jobs: int = 1) -> list[int]:
    """Return the scores of this number of games, in their order."""
    batches = [(bot, first, min(first + BATCH_SIZE, games), challenge) for first in range(0, games, BATCH_SIZE)]
    return [score for scores in play_batches(play_games, batches, jobs) for score in scores]


def report(scores: dict[str, Sequence[int]]) -> str:
    """Return a table of the scores of each bot, and of the number of games that earned each title, the best first."""
    text = load_messages("en", registry.get(GAME).message_files).format
    lines = [f"{'':32}" + "".join(f"{bot:>10}" for bot in scores)]
    lines.append(f"{'games':32}" + "".join(f"{len(bot_scores):>10}" for bot_scores in scores.values()))
    lines.append(f"{'mean score':32}" + "".join(f"{mean(bot_scores):>10.2f}" for bot_scores in scores.values()))
    spread = [stdev(bot_scores) if len(bot_scores) > 1 else 0.0 for bot_scores in scores.values()]
    lines.append(f"{'standard deviation':32}" + "".join(f"{deviation:>10.2f}" for deviation in spread))
    extremes = [f"{max(bot_scores)}, {min(bot_scores)}" for bot_scores in scores.values()]
    lines.append(f"{'best and worst':32}" + "".join(f"{pair:>10}" for pair in extremes))
    lines.append("")
    earned = {bot: Counter(map(title_of, bot_scores)) for bot, bot_scores in scores.items()}
    for title in (*(name for _, name in reversed(TITLES)), LOWEST_TITLE):
        lines.append(f"{text(f'title-{title}'):32}" + "".join(f"{titles[title]:>10}" for titles in earned.values()))
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, play, and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m underkeep.lab.balance.super_boss_monster_solo", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--games", type=int, default=50, help="games for each bot")
    parser.add_argument("--bots", default="random,greedy", help="the bots, separated by commas")
    parser.add_argument("--challenge", action="store_true", help="heroes want more treasure")
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0 means one for each core")
    options = parser.parse_args(arguments)
    if options.games < 1:
        parser.error("at least one game is needed.")
    jobs = options.jobs or os.cpu_count() or 1
    bots = options.bots.split(",")
    print(report({bot: play_all_games(bot, options.games, options.challenge, jobs) for bot in bots}))


if __name__ == "__main__":
    main()
