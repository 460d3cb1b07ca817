"""The parser of the command: argparse, speaking our languages."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from underkeep.cli.language import OPTION, translate
from underkeep.core.errors import UserError

ARGPARSE = {
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
"""What argparse says by itself, and the messages that say it in the language that is spoken."""


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence instead of printing its usage."""

    def __init__(self, **how: Any) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, **how)
        self.closing: Callable[[], str] | None = None
        """Writes the end of the help. It is called only for a reader who asks for help, so it may load the games."""

    def format_help(self) -> str:
        if self.closing is not None:
            self.epilog = self.closing()
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        raise UserError("error-arguments", what=f"{message[:1].upper()}{message[1:]}", command=self.prog)


def add_language(parser: argparse.ArgumentParser, message: str = "help-lang") -> None:
    """Every command can be told which language to speak."""
    parser.add_argument(OPTION, default=argparse.SUPPRESS, metavar=translate("word-lang"), help=translate(message))


def whole_number(text: str) -> int:
    """The type of an option that wants a number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(translate("cli-not-a-number", text=text)) from None


@contextmanager
def argparse_in_our_words() -> Iterator[None]:
    """argparse looks up its own words with gettext; for a while it finds ours."""
    module: Any = argparse
    gettext = module._
    module._ = lambda text: translate(ARGPARSE[text]) if text in ARGPARSE else text
    try:
        yield
    finally:
        module._ = gettext
