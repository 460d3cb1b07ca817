"""`underkeep simulate`: let bots play many games and sum them up."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Any

from underkeep.core import shelf
from underkeep.core.errors import Complaint, nearest
from underkeep.lab.simulate import Plan, Result, interval, simulate

if TYPE_CHECKING:
    from rich.console import Console

EXAMPLES = """\
examples:
  underkeep simulate boss-monster --players greedy,random --games 400
  underkeep simulate boss-monster --players random,random,greedy,random --games 3000 --sets BMR,TNL --jobs 4
  underkeep simulate boss-monster --games 500 --variant hard --variant machinations --seed 1 --verify

Game number N has the seed SEED + N, and the bots change seats from game to game. With --verify the contract is
checked at every question: views that hide what they should, saves, copies, replays, every option taken, possible
worlds, cards in one place each. That takes some thirty times as long as playing at random; --verify 16 saves
three quarters of it.
"""

MOST_FAILURES = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command understands."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    parser.add_argument("game", nargs="?", default="boss-monster", help="which game (default: boss-monster)")
    parser.add_argument(
        "--players", default="greedy,random", metavar="BOTS", help="the bots, one for each seat (greedy,random)"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game (1)")
    parser.add_argument("--sets", default="", help="the sets, such as BMR,TNL")
    parser.add_argument("--heroes", default="", help="the set that the heroes come from")
    parser.add_argument("--deck", default="", help="a ready deck instead of all cards of the sets")
    parser.add_argument("--variant", action="append", default=[], help="a variant; may be given several times")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="how many processes (all cores)")
    parser.add_argument("--keep-seats", action="store_true", help="the bots do not change seats")
    parser.add_argument(
        "--verify",
        nargs="?",
        type=int,
        const=1,
        default=0,
        metavar="N",
        help="check the contract at every question (with N, the costly parts of it at one question in N)",
    )


def run(args: argparse.Namespace) -> int:
    """Play, print the table; 1 if a game could not be played to its end."""
    from rich.console import Console

    plan = plan_of(args)
    console = Console(highlight=False)
    result = _with_progress(plan, args.jobs or os.cpu_count() or 1, console)
    show(result, console)
    return 1 if result.failures else 0


def plan_of(args: argparse.Namespace) -> Plan:
    """The plan that the arguments describe. Raises a Complaint if they make no sense."""
    bots = tuple(name.strip().lower() for name in args.players.split(",") if name.strip())
    if args.games < 1:
        raise Complaint(f"--games must be at least 1, not {args.games}.")
    if args.jobs < 0:
        raise Complaint(f"--jobs must be at least 1, not {args.jobs}.")
    if args.verify < 0:
        raise Complaint(f"--verify must be at least 1, not {args.verify}.")
    choices: dict[str, Any] = {
        "sets": tuple(code.strip() for code in args.sets.split(",") if code.strip()),
        "variants": tuple(name.strip() for text in args.variant for name in text.split(",") if name.strip()),
        "heroes": args.heroes,
        "deck": args.deck,
    }
    known = shelf.take(args.game).setup_type.__struct_fields__
    given = {name: value for name, value in choices.items() if value}
    for name in given:
        if name not in known:
            raise Complaint(f"{args.game} has no {name} to choose{nearest(name, known)}.")
    return Plan(
        game=args.game,
        bots=bots,
        games=args.games,
        choices=given,
        seed=args.seed,
        rotate=not args.keep_seats,
        verify=args.verify,
    )


def _with_progress(plan: Plan, jobs: int, console: Console) -> Result:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("playing", total=plan.games)
        return simulate(plan, jobs=jobs, progress=lambda more: bar.advance(task, more))


def show(result: Result, console: Console) -> None:
    """Print what came out: a row for each bot, wherever it sat, then the numbers of the whole."""
    from rich.table import Table

    plan = result.plan
    seats = range(len(plan.bots))
    games = max(result.games, 1)
    table = Table(title=_title(plan), title_justify="left", title_style="bold", box=None, padding=(0, 1))
    for heading in ("bot", "wins", "win %", "95 % sure", *(f"seat {seat}" for seat in seats), "score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right", no_wrap=True)
    for name in dict.fromkeys(plan.bots):
        same = [bot for bot in seats if plan.bots[bot] == name]
        wins = sum(result.wins[bot] for bot in same)
        low, high = interval(wins, result.games)
        table.add_row(
            name if len(same) == 1 else f"{name} x {len(same)}",
            f"{wins:,}",
            f"{100 * wins / games:.1f}",
            f"{100 * low:.1f}-{100 * high:.1f}",
            *(
                _rate(sum(result.won[bot, seat] for bot in same), sum(result.sat[bot, seat] for bot in same))
                for seat in seats
            ),
            f"{sum(result.score[bot] for bot in same) / games / len(same):.2f}",
        )
    console.print(table)
    console.print()
    console.print(
        f"{result.games:,} games in {result.seconds:.1f} s, {result.games / max(result.seconds, 1e-9):,.1f} per second"
    )
    console.print(f"{result.rounds / games:.1f} rounds and {result.answers / games:.1f} decisions per game")
    if plan.verify:
        part = "" if plan.verify == 1 else f", its costly parts at one in {plan.verify}"
        console.print(f"the contract was checked at every question{part}")
    if result.failures:
        console.print(f"{len(result.failures):,} games could not be played to their end:", style="bold red")
        for failure in result.failures[:MOST_FAILURES]:
            console.print(f"  {failure}")
        if len(result.failures) > MOST_FAILURES:
            console.print(f"  and {len(result.failures) - MOST_FAILURES:,} more")


def _title(plan: Plan) -> str:
    chosen = [", ".join(value) if isinstance(value, tuple) else str(value) for value in plan.choices.values()]
    return " · ".join([plan.game, *chosen, f"seeds {plan.seed} to {plan.seed + plan.games - 1}"])


def _rate(won: int, sat: int) -> str:
    return f"{100 * won / sat:.1f}" if sat else "-"
