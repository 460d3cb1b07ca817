"""Play a game in the terminal: against bots, or several people at one screen.

The table is drawn before every question, with what happened since you were last asked, and the answers are
numbered: type a number, or ? for help. `? dragon` explains a card, u takes an answer back, p passes until the
phase is over, q saves and leaves. A game that is interrupted is saved by itself.

examples:
  underkeep play                                       you against the greedy bot, with the first set
  underkeep play --players 4 --sets BMR,TNL            you against three bots, with both sets
  underkeep play --seats you,greedy,random             name the bots yourself
  underkeep play --seats Ann=human,Ben=human           two people at one keyboard, each sees only the own hand
  underkeep play --deck kids --lang pl                 the simple ready deck, in Polish
  underkeep play --variant hard --variant machinations two variants at once
  underkeep play --resume game.ukeep                   go on with a saved game
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from underkeep.cli import whole_number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `underkeep play`."""
    parser.add_argument("game", nargs="?", default="boss-monster", help="which game (default: boss-monster)")
    parser.add_argument(
        "--seats", default="", help="who plays, separated by commas: you, a bot, or NAME=human and NAME=BOT"
    )
    parser.add_argument(
        "--players", type=whole_number, help="how many play; seats that --seats does not name get a greedy bot"
    )
    parser.add_argument("--sets", default="", help="the card sets, separated by commas (default: BMR)")
    parser.add_argument("--heroes", default="", help="the set that the heroes come from (default: the first of --sets)")
    parser.add_argument("--deck", default="", help="a ready deck instead of all cards of the sets: official or kids")
    parser.add_argument("--fill", action="store_true", help="fill a ready deck up to the numbers its list announces")
    parser.add_argument(
        "--variant", action="append", default=[], help="a variant of the rules; may be given several times"
    )
    parser.add_argument("--seed", type=whole_number, help="the same seed and the same answers give the same game")
    parser.add_argument("--lang", default="", help="en or pl (default: the language of your system, else English)")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--stops",
        choices=("smart", "all"),
        default="smart",
        help="smart: you are not asked when you can only pass; all: you are asked at every moment (default: smart)",
    )
    parser.add_argument("--no-color", action="store_true", help="no colours (the variable NO_COLOR does the same)")


def run(args: argparse.Namespace) -> int:
    """Play."""
    from underkeep.cli import saves
    from underkeep.cli.screen import Screen
    from underkeep.cli.session import Session
    from underkeep.cli.terminal import console, environment_language
    from underkeep.core.words import checked_language

    screen_console = console(color=not args.no_color)
    language = checked_language(args.lang.lower()) if args.lang else ""
    if args.resume:
        path = Path(args.resume)
        table, note = saves.read(path)
        language = language or note.language or environment_language()
        seats = _seats_again(args, table, note, language)
        session = Session(table, seats, Screen(screen_console, table, language), _read)
        session.remember(table)
    else:
        language = language or environment_language()
        seed = Random().getrandbits(32) if args.seed is None else args.seed
        table, seats = _new_table(args, seed, language)
        session = Session(table, seats, Screen(screen_console, table, language), _read, seed)
    return session.run()


def _new_table(args: argparse.Namespace, seed: int, language: str) -> tuple[Any, Any]:
    """A table and its seats, as the options say."""
    from underkeep import new_game
    from underkeep.cli.seats import parse_seats
    from underkeep.core import shelf
    from underkeep.core.words import words

    shelf.take(args.game)
    person = words(language).say("ui-person")
    players = args.players if args.players is not None or args.seats else 2
    seats = parse_seats(args.seats or "you", players, person)
    choices: dict[str, Any] = {
        "players": len(seats),
        "names": tuple(seat.name for seat in seats),
        "variants": tuple(name.strip() for given in args.variant for name in given.split(",") if name.strip()),
        "heroes": args.heroes,
        "deck": args.deck,
        "fill": args.fill,
    }
    if args.sets:
        choices["sets"] = tuple(code.strip() for code in args.sets.split(",") if code.strip())
    return new_game(args.game, seed=seed, auto=args.stops == "smart", **choices), seats


def _seats_again(args: argparse.Namespace, table: Any, note: Any, language: str) -> Any:
    """Who sits at a resumed table: as it was, or as --seats says now."""
    from underkeep.cli.seats import PERSON, Seat, parse_seats
    from underkeep.core.errors import Complaint
    from underkeep.core.words import words

    names = table.game.seat_names(table.setup)
    if args.seats:
        seats = parse_seats(args.seats, None, words(language).say("ui-person"))
        if len(seats) != len(names):
            raise Complaint(f"The saved game has {len(names)} seats, but --seats names {len(seats)}.")
        return [Seat(name, seat.player) for name, seat in zip(names, seats, strict=True)]
    if len(note.seats) == len(names):
        return note.seats
    # Saved by a script: the first seat is yours, the others are played by bots.
    return [Seat(name, "greedy" if number else PERSON) for number, name in enumerate(names)]


def _read(prompt: str) -> str:
    """A line of input, with the arrow keys working where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401  (importing it is what does it)
    return input(prompt)
