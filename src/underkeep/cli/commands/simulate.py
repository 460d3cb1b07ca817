"""`underkeep simulate`: let bots play many games and print a summary."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Any

from underkeep.bots import stand_in
from underkeep.cli.language import current_language, format_number, translate
from underkeep.cli.parser import add_language_option, whole_number
from underkeep.cli.setup_options import add_setup_options, chosen_preset, read_choices
from underkeep.core import registry
from underkeep.core.capabilities.notices import notices
from underkeep.core.errors import UserError
from underkeep.core.game import Game
from underkeep.lab.simulate import Plan, Result, interval, simulate

if TYPE_CHECKING:
    from rich.console import Console

MAX_FAILURES = 10
"""The number of failed games that are listed."""
DEFAULT_BOT_COUNT = 2
"""The number of bots that play if none are named."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `underkeep simulate`."""
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
    add_language_option(parser)
    add_setup_options(parser)


def run(args: argparse.Namespace) -> int:
    """Play the games and print the summary; return 1 if a game could not be played to its end."""
    from rich.console import Console

    plan = make_plan(args)
    console = Console(highlight=False)
    result = _with_progress(plan, args.jobs or os.cpu_count() or 1, console)
    print_result(result, console)
    return 1 if result.failures else 0


def make_plan(args: argparse.Namespace) -> Plan:
    """Return the plan that the arguments describe. Raises a UserError if they make no sense."""
    game = registry.get(args.game)
    bots = tuple(name.strip().lower() for name in args.players.split(",") if name.strip()) or _default_bots(args, game)
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
        choices=read_choices(args, game),
        seed=args.seed,
        rotate=not args.keep_seats,
        verify=args.verify,
    )


def _default_bots(args: argparse.Namespace, game: Game) -> tuple[str, ...]:
    """Return the bots that play if none are named: as many as the preset is meant for, else two."""
    preset = chosen_preset(args, game)
    seats = DEFAULT_BOT_COUNT if preset is None else preset.players[0]
    bots = (stand_in(game.name), "random")
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def _with_progress(plan: Plan, jobs: int, console: Console) -> Result:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(translate("simulate-playing"), total=plan.games)
        return simulate(plan, jobs=jobs, progress=lambda more: bar.advance(task, more))


def print_result(result: Result, console: Console) -> None:
    """Print the result: a row for each bot over all its seats, then the numbers of all games."""
    from rich.table import Table

    plan = result.plan
    seats = range(len(plan.bots))
    games = max(result.games, 1)
    table = Table(title=_title(plan), title_justify="left", title_style="bold", box=None, padding=(0, 1))
    table.add_column(translate("simulate-bot"), no_wrap=True)
    for heading in (
        *(translate(f"simulate-{what}") for what in ("wins", "share", "interval")),
        *(translate("simulate-seat", seat=seat) for seat in seats),
        translate("simulate-score"),
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    for name in dict.fromkeys(plan.bots):
        same = [bot for bot in seats if plan.bots[bot] == name]
        wins = result.wins_by_name[name]
        low, high = interval(wins, result.games)
        table.add_row(
            name if len(same) == 1 else f"{name} x {len(same)}",
            format_number(wins),
            format_number(100 * wins / games, 1),
            f"{format_number(100 * low, 1)}-{format_number(100 * high, 1)}",
            *(
                _rate(
                    sum(result.wins_by_seat[bot, seat] for bot in same),
                    sum(result.games_by_seat[bot, seat] for bot in same),
                )
                for seat in seats
            ),
            format_number(sum(result.score_sums[bot] for bot in same) / games / len(same), 2),
        )
    console.print(table)
    for notice in notices(registry.get(plan.game), plan.setup(), current_language()):
        console.print(notice.text, style="dim")
    console.print()
    speed = format_number(result.games / max(result.seconds, 1e-9), 1)
    console.print(
        translate("simulate-games", games=result.games, seconds=format_number(result.seconds, 1), speed=speed)
    )
    rounds, decisions = format_number(result.rounds / games, 1), format_number(result.answers / games, 1)
    console.print(translate("simulate-length", rounds=rounds, decisions=decisions))
    if plan.verify:
        console.print(translate("simulate-verified", every=plan.verify))
    if result.failures:
        console.print(translate("simulate-failures", games=len(result.failures)), style="bold red")
        for failure in result.failures[:MAX_FAILURES]:
            sentence = translate(
                "simulate-failure", game=failure.game, seed=str(failure.seed), answer=failure.answer, what=failure.what
            )
            console.print(f"  {sentence}", markup=False)
        if len(result.failures) > MAX_FAILURES:
            console.print(f"  {translate('simulate-more', games=len(result.failures) - MAX_FAILURES)}")


def _title(plan: Plan) -> str:
    given = [_given(registry.get(plan.game), field, value) for field, value in plan.choices.items()]
    seeds = translate("simulate-seeds", first=str(plan.seed), last=str(plan.seed + plan.games - 1))
    return " · ".join([plan.game, *given, seeds])


def _given(game: Game, field: str, value: Any) -> str:
    """Return a choice in a few words; for the text of a file, its name."""
    if isinstance(value, tuple):
        return ", ".join(value)
    texts = game.setup_form.choice_text(current_language(), field, value) if "\n" in str(value) else None
    return field if value is True else texts[0] if texts is not None else str(value)


def _rate(won: int, sat: int) -> str:
    return format_number(100 * won / sat, 1) if sat else "-"
