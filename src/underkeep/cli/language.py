"""Which language the command speaks, and its words (`locale/<language>/cli.ftl`)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any

from underkeep.core.messages import ENGLISH, LANGUAGES, checked_language, load_messages

VARIABLES = ("UNDERKEEP_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment says which language it wants; the first that is set decides."""
OPTION = "--lang"
CATALOGUES = ("cli", "serve")

_spoken = ContextVar("spoken", default=ENGLISH)


def environment_language() -> str:
    """The language that the environment asks for, if we speak it; English otherwise."""
    wanted = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), ENGLISH)
    code = wanted[:2].lower()
    return code if code in LANGUAGES else ENGLISH


def set_language(code: str = "") -> str:
    """Speak this language from now on, or that of the environment. Raises a UserError if we do not know it."""
    _spoken.set(environment_language())
    if code:
        _spoken.set(checked_language(code.lower()))
    return _spoken.get()


def current_language() -> str:
    """The language that is spoken now."""
    return _spoken.get()


def translate(message: str, **values: Any) -> str:
    """A message of the command in the language that is spoken."""
    return load_messages(_spoken.get(), CATALOGUES).format(message, **values)


def number(value: float, digits: int = 0) -> str:
    """A number with so many digits after the point, as the language writes it."""
    from fluent.runtime.types import fluent_number

    return translate(
        "cli-number", number=fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
    )


def without_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The language that the arguments ask for, wherever they do so, and the other arguments.

    >>> without_language(["--lang", "pl", "play", "--seed", "3"])
    ('pl', ['play', '--seed', '3'])
    >>> without_language(["games", "--lang=en"])
    ('en', ['games'])
    """
    asked, left = "", list(arguments)
    others: list[str] = []
    while left:
        word = left.pop(0)
        if word == "--":
            return asked, [*others, word, *left]
        if word.startswith(f"{OPTION}="):
            asked = word.partition("=")[2]
        elif word == OPTION and left and not left[0].startswith("-"):
            asked = left.pop(0)
        else:
            others.append(word)
    return asked, others
