"""The `underkeep` command. Every subcommand is a file of this package with `add_arguments` and `run`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from underkeep.cli.language import current_language, set_language, translate, without_language
from underkeep.cli.parser import Parser, add_language, argparse_in_our_words
from underkeep.core.errors import UserError, did_you_mean

COMMANDS = ("serve", "play", "games", "cards", "deck", "book", "replay", "verify", "simulate", "check", "perft")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code. Whatever goes wrong is said in one sentence."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows a question mark instead of ending the game.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    set_language()
    try:
        return _run(list(sys.argv[1:] if argv is None else argv))
    except UserError as complaint:
        print(complaint.text_in(current_language()), file=sys.stderr)
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
        print(translate("cli-own-mistake", what=f"{type(error).__name__}: {error}"), file=sys.stderr)
        return 1


def _run(arguments: list[str]) -> int:
    from underkeep import __version__

    if arguments[:1] == ["--version"]:
        # Whoever asks only for this should not wait for the words.
        print(f"underkeep {__version__}")
        return 0
    asked, arguments = without_language(arguments)
    set_language(asked)
    wanted = next((word for word in arguments if not word.startswith("-")), "")
    if wanted and wanted not in COMMANDS:
        raise UserError("error-no-command", name=wanted, hint=did_you_mean(wanted, COMMANDS))
    with argparse_in_our_words():
        parser, commands = _parsers(wanted)
        try:
            known, unknown = parser.parse_known_args(arguments)
        except SystemExit as leaving:
            # --help and --version have printed what was asked for.
            return int(leaving.code or 0)
        if unknown:
            asked_of = commands.get(wanted, parser)
            options = [text for action in asked_of._actions for text in action.option_strings]
            hint = did_you_mean(unknown[0], options)
            raise UserError("error-unknown-option", command=wanted or "underkeep", word=unknown[0], hint=hint)
        if not wanted:
            parser.print_help()
            return 0
    known.lang = getattr(known, "lang", asked)
    set_language(known.lang)
    return int(import_module(f"underkeep.cli.commands.{wanted}").run(known))


def _parsers(wanted: str) -> tuple[Parser, dict[str, Parser]]:
    """The parser of the whole, and those of the commands. Only the command that is wanted is loaded: the others
    may need much that it does not."""
    from underkeep import __version__

    parser = Parser(prog="underkeep", description=translate("cli-about"))
    parser.add_argument(
        "--version", action="version", version=f"underkeep {__version__}", help=translate("help-version")
    )
    add_language(parser)
    commands = parser.add_subparsers(
        title=translate("cli-commands"), metavar=translate("word-command"), parser_class=Parser
    )
    for name in COMMANDS:
        command = commands.add_parser(name, help=translate(f"cli-{name}"), description=translate(f"cli-{name}.about"))
        if name == wanted:
            import_module(f"underkeep.cli.commands.{name}").add_arguments(command)
    return parser, dict(commands.choices)
