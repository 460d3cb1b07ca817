"""The language of the command, and its messages (`locale/<language>/cli.ftl`)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any

from underkeep.core.messages import ENGLISH, LANGUAGES, checked_language, load_messages

LANGUAGE_VARIABLES = ("UNDERKEEP_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name the wanted language; the first one that is set decides."""
LANGUAGE_OPTION = "--lang"
MESSAGE_FILES = ("cli", "serve")
"""The message files of the command."""

_current = ContextVar("language", default=ENGLISH)


def environment_language() -> str:
    """Return the language that the environment asks for, if it is supported; English otherwise."""
    wanted = next((os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)), ENGLISH)
    code = wanted[:2].lower()
    return code if code in LANGUAGES else ENGLISH


def set_language(code: str = "") -> str:
    """Set the language of the command, by default that of the environment, and return it. Raises a UserError if it is
    not supported."""
    _current.set(environment_language())
    if code:
        _current.set(checked_language(code.lower()))
    return _current.get()


def current_language() -> str:
    """Return the language of the command."""
    return _current.get()


def translate(message: str, **values: Any) -> str:
    """Return a message of the command in its language."""
    return load_messages(_current.get(), MESSAGE_FILES).format(message, **values)


def format_number(value: float, digits: int = 0) -> str:
    """Return a number with this number of digits after the point, as the language writes it."""
    from fluent.runtime.types import fluent_number

    return translate(
        "cli-number", number=fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
    )


def extract_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """Return the language that the arguments ask for, at any place, and the other arguments.

    >>> extract_language(["--lang", "pl", "play", "--seed", "3"])
    ('pl', ['play', '--seed', '3'])
    >>> extract_language(["games", "--lang=en"])
    ('en', ['games'])
    """
    language, remaining = "", list(arguments)
    others: list[str] = []
    while remaining:
        word = remaining.pop(0)
        if word == "--":
            return language, [*others, word, *remaining]
        if word.startswith(f"{LANGUAGE_OPTION}="):
            language = word.partition("=")[2]
        elif word == LANGUAGE_OPTION and remaining and not remaining[0].startswith("-"):
            language = remaining.pop(0)
        else:
            others.append(word)
    return language, others
