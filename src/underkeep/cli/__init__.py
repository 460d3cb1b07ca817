"""The `underkeep` command. Every subcommand is a module of `commands` with `add_arguments` and `run`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from underkeep.cli.language import current_language, extract_language, set_language, translate
from underkeep.cli.parser import Parser, add_language_option, localized_argparse
from underkeep.core import registry
from underkeep.core.errors import UserError, did_you_mean

COMMANDS = (
    "serve", "play", "games", "cards", "deck", "book", "replay", "verify", "simulate", "check", "perft", "new-game",
    "database", "accounts",
)  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code. Every error is printed as one sentence."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Without this, a letter that the terminal cannot show would end the game.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    set_language()
    try:
        return _run(list(sys.argv[1:] if argv is None else argv))
    except UserError as error:
        print(error.text_in(current_language()), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of the output (`| head`) has closed the pipe; Python must not fail when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get("UNDERKEEP_TRACEBACK"):
            raise
        print(translate("cli-internal-error", what=f"{type(error).__name__}: {error}"), file=sys.stderr)
        return 1


def _run(arguments: list[str]) -> int:
    from underkeep import version_line

    if arguments[:1] == ["--version"]:
        # The version is printed without loading any message files.
        print(version_line())
        return 0
    language, arguments = extract_language(arguments)
    set_language(language)
    command = next((word for word in arguments if not word.startswith("-")), "")
    if command and command not in COMMANDS:
        raise UserError("error-no-command", name=command, hint=did_you_mean(command, COMMANDS))
    with localized_argparse():
        parser, commands = _parsers(command)
        try:
            known, unknown = parser.parse_known_args(arguments)
        except SystemExit as leaving:
            # argparse exits after it has printed the help or the version.
            return int(leaving.code or 0)
        if unknown:
            used_parser = commands.get(command, parser)
            options = [text for action in used_parser._actions for text in action.option_strings]
            hint = did_you_mean(unknown[0], options)
            raise UserError("error-unknown-option", command=command or "underkeep", word=unknown[0], hint=hint)
        if not command:
            parser.print_help()
            return 0
    known.lang = getattr(known, "lang", language)
    set_language(known.lang)
    for error in registry.find_games().refused.values():
        print(error.text_in(current_language()), file=sys.stderr)
    return int(_load_command(command).run(known))


def _load_command(name: str) -> Any:
    """Return the module of a subcommand."""
    return import_module(f"underkeep.cli.commands.{name.replace('-', '_')}")


def _parsers(command: str) -> tuple[Parser, dict[str, Parser]]:
    """Return the parser of the whole command, and those of the subcommands. Only the wanted subcommand is loaded,
    because the others may need modules that it does not."""
    from underkeep import version_line

    parser = Parser(prog="underkeep", description=translate("cli-about"))
    parser.add_argument("--version", action="version", version=version_line(), help=translate("help-version"))
    add_language_option(parser)
    commands = parser.add_subparsers(
        title=translate("cli-commands"), metavar=translate("word-command"), parser_class=Parser
    )
    for name in COMMANDS:
        subcommand = commands.add_parser(
            name, help=translate(f"cli-{name}"), description=translate(f"cli-{name}.about")
        )
        if name == command:
            _load_command(name).add_arguments(subcommand)
    return parser, dict(commands.choices)
