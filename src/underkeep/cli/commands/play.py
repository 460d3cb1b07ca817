"""`underkeep play`: a game in the terminal, against bots or with several people at one screen."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from underkeep.cli.language import current_language, set_language, translate
from underkeep.cli.parser import add_language_option, whole_number
from underkeep.cli.setup_options import add_setup_options, chosen_preset, read_choices
from underkeep.core import registry


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `underkeep play`."""
    parser.add_argument(
        "game", nargs="?", default=registry.default_name(), metavar=translate("word-game"), help=translate("help-game")
    )
    parser.add_argument("--seats", default="", metavar=translate("word-seats"), help=translate("help-play-seats"))
    parser.add_argument(
        "--players", type=whole_number, metavar=translate("word-players"), help=translate("help-play-players")
    )
    parser.add_argument("--seed", type=whole_number, metavar=translate("word-seed"), help=translate("help-play-seed"))
    add_language_option(parser)
    parser.add_argument("--resume", metavar=translate("word-file"), help=translate("help-play-resume"))
    parser.add_argument("--stops", choices=("smart", "all"), default="smart", help=translate("help-play-stops"))
    parser.add_argument("--no-color", action="store_true", help=translate("help-no-color"))
    add_setup_options(parser)


def run(args: argparse.Namespace) -> int:
    """Play games until the player leaves or a series ends, and return the exit code."""
    from underkeep.cli.terminal import save_files
    from underkeep.cli.terminal.screen import Screen
    from underkeep.cli.terminal.session import Session
    from underkeep.cli.terminal.styles import console
    from underkeep.core.table import Table

    screen_console = console(color=not args.no_color)
    if args.resume:
        path = Path(args.resume)
        table, note = save_files.read(path)
        language = set_language(args.lang or note.language)
        seats = _resumed_seats(args, table, note, language)
        session = Session(table, seats, Screen(screen_console, table, language), _read_line)
        session.resume(table)
    else:
        seed = Random().getrandbits(32) if args.seed is None else args.seed
        table, seats = _new_table(args, seed, current_language())
        session = Session(table, seats, Screen(screen_console, table, current_language()), _read_line, seed)
    code = session.run()
    while session.next_setup is not None:
        # The next game of a series has the same seats.
        setup, seed = session.next_setup, Random().getrandbits(32) if session.seed is None else session.seed + 1
        game, language = session.table.game, session.screen.language
        table = Table(game, setup, game.initial_state(setup, seed), auto=session.table.auto)
        session = Session(table, seats, Screen(screen_console, table, language), _read_line, seed)
        code = session.run()
    return code


def _new_table(args: argparse.Namespace, seed: int, language: str) -> tuple[Any, Any]:
    """Return a new table and its seats, as the options say."""
    from underkeep import new_game
    from underkeep.cli.terminal.seats import parse_seats
    from underkeep.core import registry
    from underkeep.core.messages import load_messages

    game = registry.get(args.game)
    person = load_messages(language).format("ui-person")
    preset = chosen_preset(args, game)
    min_players = game.players[0] if preset is None else preset.players[0]
    players = args.players if args.players is not None or args.seats else min_players
    seats = parse_seats(args.seats or "you", players, person, args.game)
    choices: dict[str, Any] = {
        "players": len(seats),
        "names": tuple(seat.name for seat in seats),
        **read_choices(args, game),
    }
    return new_game(args.game, seed=seed, auto=args.stops == "smart", **choices), seats


def _resumed_seats(args: argparse.Namespace, table: Any, note: Any, language: str) -> Any:
    """Return the seats of a resumed table: as they were saved, or as --seats says now."""
    from underkeep.bots import usual
    from underkeep.cli.terminal.seats import PERSON, SeatedPlayer, parse_seats
    from underkeep.core.errors import UserError
    from underkeep.core.messages import load_messages

    names = table.game.seat_names(table.setup)
    if args.seats:
        seats = parse_seats(args.seats, None, load_messages(language).format("ui-person"), table.game.name)
        if len(seats) != len(names):
            raise UserError("error-saved-seats", seats=len(names), named=len(seats))
        return [SeatedPlayer(name, seat.player) for name, seat in zip(names, seats, strict=True)]
    if len(note.seats) == len(names):
        return note.seats
    # A game that a script saved has no seats: the first one becomes a person's, the others become bots'.
    return [SeatedPlayer(name, usual(table.game.name) if number else PERSON) for number, name in enumerate(names)]


def _read_line(prompt: str) -> str:
    """Return a line of input; the arrow keys work where the system has readline."""
    with suppress(ImportError):
        import readline  # noqa: F401  (the import itself turns the keys on)
    return input(prompt)
