"""The parser of the command: argparse with localized messages."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from underkeep.cli.language import LANGUAGE_OPTION, translate
from underkeep.core.errors import UserError

ARGPARSE_MESSAGES = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-arguments",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "expected one argument": "argparse-expected-one",
    "expected at most one argument": "argparse-expected-at-most-one",
    "expected at least one argument": "argparse-expected-at-least-one",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "ignored explicit argument %r": "argparse-no-value",
    "not allowed with argument %s": "argparse-not-with",
    "one of the arguments %s is required": "argparse-one-of",
    "unrecognized arguments: %s": "argparse-unknown",
}
"""The texts of argparse itself, each with the message that replaces it."""


class Parser(argparse.ArgumentParser):
    """A parser that raises a UserError instead of printing its usage."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, **arguments)
        self.epilog_writer: Callable[[], str] | None = None
        """Writes the end of the help. It is called only when the help is printed, so it may load the games."""

    def format_help(self) -> str:
        if self.epilog_writer is not None:
            self.epilog = self.epilog_writer()
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        raise UserError("error-arguments", what=f"{message[:1].upper()}{message[1:]}", command=self.prog)


def add_actions(parser: argparse.ArgumentParser) -> argparse._SubParsersAction[Parser]:
    """Return the place to which a command with several actions adds them, such as `underkeep database backup`. One of
    them has to be named."""
    return parser.add_subparsers(
        title=translate("cli-actions"),
        metavar=translate("word-action"),
        dest="action",
        required=True,
        parser_class=Parser,
    )


def add_language_option(parser: argparse.ArgumentParser, message: str = "help-lang") -> None:
    """Add the option that sets the language; every command has it."""
    parser.add_argument(
        LANGUAGE_OPTION, default=argparse.SUPPRESS, metavar=translate("word-lang"), help=translate(message)
    )


def whole_number(text: str) -> int:
    """Return the number of an option's value: the argparse type of options that take a number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(translate("cli-not-a-number", text=text)) from None


@contextmanager
def localized_argparse() -> Iterator[None]:
    """Let argparse, which looks up its texts with gettext, find the localized messages inside a `with` block."""
    module: Any = argparse
    gettext = module._
    module._ = lambda text: translate(ARGPARSE_MESSAGES[text]) if text in ARGPARSE_MESSAGES else text
    try:
        yield
    finally:
        module._ = gettext
