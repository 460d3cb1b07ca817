"""The `underkeep` command. Every subcommand is a file of this package with `add_arguments` and `run`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from underkeep.core.errors import Complaint, nearest

COMMANDS = {
    "play": "play in the terminal, against bots or several people at one screen",
    "games": "list the games, their sets, variants and bots",
    "cards": "search the cards, or show one with its wording and its rules",
    "replay": "step through a saved game, or print its log",
    "simulate": "let bots play many games and sum them up",
    "check": "run scenarios: positions, moves and what must hold",
    "perft": "count the positions that can be reached from a scenario",
}

DESCRIPTION = """\
Underkeep is a home for dungeon board games: play them in the terminal, let bots play them, study them.

  underkeep play                          a first game of Boss Monster against a bot
  underkeep play --seats Ann=human,Ben=human,greedy
  underkeep cards dragon                  the cards with "dragon" in their name or wording
  underkeep COMMAND --help                what a command does, with examples
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code. Whatever goes wrong is said in one sentence."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows a question mark instead of ending the game.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return _run(list(sys.argv[1:] if argv is None else argv))
    except Complaint as complaint:
        print(complaint, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output (`| head`) has had enough; Python must not complain when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get("UNDERKEEP_TRACEBACK"):
            raise
        print(
            f"Underkeep made a mistake of its own ({type(error).__name__}: {error}); please report it, with what "
            "UNDERKEEP_TRACEBACK=1 in front of the same command prints.",
            file=sys.stderr,
        )
        return 1


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(f"{message[:1].upper()}{message[1:]}; `{self.prog} --help` shows how it goes.")


def whole_number(text: str) -> int:
    """The type of an option that wants a number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def _run(arguments: list[str]) -> int:
    from underkeep import __version__

    parser = Parser(prog="underkeep", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--version", action="version", version=f"underkeep {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    wanted = next((word for word in arguments if not word.startswith("-")), "")
    if wanted and wanted not in COMMANDS:
        raise Complaint(f"There is no command called {wanted!r}{nearest(wanted, COMMANDS)}.")
    for name, what in COMMANDS.items():
        command = commands.add_parser(name, help=what, formatter_class=argparse.RawDescriptionHelpFormatter)
        if name == wanted:
            # Only the command that is wanted is loaded: `underkeep --version` should not wait for the others.
            module = import_module(f"underkeep.cli.{name}")
            command.description = (module.__doc__ or "").strip()
            module.add_arguments(command)
    try:
        known, unknown = parser.parse_known_args(arguments)
        if unknown:
            options = [text for action in command_of(commands, wanted)._actions for text in action.option_strings]
            raise Complaint(f"{wanted or 'underkeep'} does not know {unknown[0]!r}{nearest(unknown[0], options)}.")
    except SystemExit as leaving:
        # --help and --version have printed what was asked for.
        return int(leaving.code or 0)
    if not wanted:
        parser.print_help()
        return 0
    return int(module.run(known))


def command_of(commands: argparse._SubParsersAction[Parser], name: str) -> argparse.ArgumentParser:
    """The parser of a subcommand."""
    return commands.choices[name]
