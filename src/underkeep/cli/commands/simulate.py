"""`underkeep simulate`: let bots play many games and sum them up."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Any

from underkeep.cli.language import current_language, number, translate
from underkeep.cli.parser import add_language, whole_number
from underkeep.cli.setup_options import add_settings, chosen, preset_of
from underkeep.core import registry
from underkeep.core.capabilities.notices import notices
from underkeep.core.errors import UserError
from underkeep.core.game import Game
from underkeep.lab.simulate import Plan, Result, interval, simulate

if TYPE_CHECKING:
    from rich.console import Console

MOST_FAILURES = 10
USUAL_BOTS = ("greedy", "random")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command understands."""
    parser.add_argument(
        "game", nargs="?", default=registry.default_name(), metavar=translate("word-game"), help=translate("help-game")
    )
    parser.add_argument(
        "--players", default="", metavar=translate("word-bots"), help=translate("help-simulate-players")
    )
    parser.add_argument("--games", type=whole_number, default=100, metavar="N", help=translate("help-simulate-games"))
    parser.add_argument(
        "--seed", type=whole_number, default=1, metavar=translate("word-seed"), help=translate("help-simulate-seed")
    )
    parser.add_argument("--jobs", type=whole_number, default=0, metavar="N", help=translate("help-simulate-jobs"))
    parser.add_argument("--keep-seats", action="store_true", help=translate("help-simulate-keep-seats"))
    parser.add_argument(
        "--verify",
        nargs="?",
        type=whole_number,
        const=1,
        default=0,
        metavar="N",
        help=translate("help-simulate-verify"),
    )
    add_language(parser)
    add_settings(parser)


def run(args: argparse.Namespace) -> int:
    """Play, print the table; 1 if a game could not be played to its end."""
    from rich.console import Console

    plan = plan_of(args)
    console = Console(highlight=False)
    result = _with_progress(plan, args.jobs or os.cpu_count() or 1, console)
    show(result, console)
    return 1 if result.failures else 0


def plan_of(args: argparse.Namespace) -> Plan:
    """The plan that the arguments describe. Raises a UserError if they make no sense."""
    game = registry.get(args.game)
    bots = tuple(name.strip().lower() for name in args.players.split(",") if name.strip()) or _usual_bots(args, game)
    if args.games < 1:
        raise UserError("error-at-least-one", option="--games", number=args.games)
    if args.jobs < 0:
        raise UserError("error-at-least-one", option="--jobs", number=args.jobs)
    if args.verify < 0:
        raise UserError("error-at-least-one", option="--verify", number=args.verify)
    return Plan(
        game=args.game,
        bots=bots,
        games=args.games,
        choices=chosen(args, game),
        seed=args.seed,
        rotate=not args.keep_seats,
        verify=args.verify,
    )


def _usual_bots(args: argparse.Namespace, game: Game) -> tuple[str, ...]:
    """The bots that play where none are named: as many as a preset is meant for, else two."""
    preset = preset_of(args, game)
    seats = len(USUAL_BOTS) if preset is None else preset.players[0]
    return tuple(USUAL_BOTS[seat % len(USUAL_BOTS)] for seat in range(seats))


def _with_progress(plan: Plan, jobs: int, console: Console) -> Result:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(translate("simulate-playing"), total=plan.games)
        return simulate(plan, jobs=jobs, progress=lambda more: bar.advance(task, more))


def show(result: Result, console: Console) -> None:
    """Print what came out: a row for each bot, wherever it sat, then the numbers of the whole."""
    from rich.table import Table

    plan = result.plan
    seats = range(len(plan.bots))
    games = max(result.games, 1)
    table = Table(title=_title(plan), title_justify="left", title_style="bold", box=None, padding=(0, 1))
    table.add_column(translate("simulate-bot"), no_wrap=True)
    for heading in (
        *(translate(f"simulate-{what}") for what in ("wins", "share", "sure")),
        *(translate("simulate-seat", seat=seat) for seat in seats),
        translate("simulate-score"),
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    for name in dict.fromkeys(plan.bots):
        same = [bot for bot in seats if plan.bots[bot] == name]
        wins = result.named[name]
        low, high = interval(wins, result.games)
        table.add_row(
            name if len(same) == 1 else f"{name} x {len(same)}",
            number(wins),
            number(100 * wins / games, 1),
            f"{number(100 * low, 1)}-{number(100 * high, 1)}",
            *(
                _rate(sum(result.won[bot, seat] for bot in same), sum(result.sat[bot, seat] for bot in same))
                for seat in seats
            ),
            number(sum(result.score[bot] for bot in same) / games / len(same), 2),
        )
    console.print(table)
    for notice in notices(registry.get(plan.game), plan.setup(), current_language()):
        console.print(notice.text, style="dim")
    console.print()
    speed = number(result.games / max(result.seconds, 1e-9), 1)
    console.print(translate("simulate-games", games=result.games, seconds=number(result.seconds, 1), speed=speed))
    rounds, decisions = number(result.rounds / games, 1), number(result.answers / games, 1)
    console.print(translate("simulate-length", rounds=rounds, decisions=decisions))
    if plan.verify:
        console.print(translate("simulate-verified", every=plan.verify))
    if result.failures:
        console.print(translate("simulate-failures", games=len(result.failures)), style="bold red")
        for failure in result.failures[:MOST_FAILURES]:
            told = translate(
                "simulate-failure", game=failure.game, seed=str(failure.seed), answer=failure.answer, what=failure.what
            )
            console.print(f"  {told}", markup=False)
        if len(result.failures) > MOST_FAILURES:
            console.print(f"  {translate('simulate-more', games=len(result.failures) - MOST_FAILURES)}")


def _title(plan: Plan) -> str:
    given = [_given(registry.get(plan.game), field, value) for field, value in plan.choices.items()]
    seeds = translate("simulate-seeds", first=str(plan.seed), last=str(plan.seed + plan.games - 1))
    return " · ".join([plan.game, *given, seeds])


def _given(game: Game, field: str, value: Any) -> str:
    """What was chosen, in a few words: the whole text of a file is too much for a title, its name is not."""
    if isinstance(value, tuple):
        return ", ".join(value)
    said = game.setup_form.choice_text(current_language(), field, value) if "\n" in str(value) else None
    return field if value is True else said[0] if said is not None else str(value)


def _rate(won: int, sat: int) -> str:
    return number(100 * won / sat, 1) if sat else "-"
