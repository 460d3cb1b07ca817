"""Errors that are reported to a person, each as one localized sentence.

An error names a message of a message file (`locale/<language>/errors.ftl`, or a file of a game) and its values. The
sentence is formatted only when it is read, so that scripts that only play never load Fluent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import partial
from typing import Any, ClassVar

MessageFiles = tuple[str, ...]


INDENT = "    "
"""The beginning of every line of a wrapped text."""


class WrappedText(str):
    """A text of several lines, of which each but the first begins with INDENT, such as a list that is too long for one
    line. Any other line break is shown as `\\n`, like everything else that is not printable."""


class LocalizedText:
    """A part of a sentence: a message and its values."""

    def __init__(self, message: str, /, message_files: MessageFiles = (), **values: Any) -> None:
        self.message = message
        self.message_files = message_files
        self.values = values

    def text_in(self, language: str) -> str:
        """Return the text in a language."""
        return _render(self.message, self.values, language, self.message_files)

    def __str__(self) -> str:
        return self.text_in("en")


class UserError(Exception):
    """Bad input of any kind. Its text is one clear sentence that says what is wrong, and what would be right.

    It names a message and its values: numbers, texts, lists of texts, localized texts, or other user errors.

    >>> error = UserError("error-no-game", name="ludo", hint=did_you_mean("ludo", ["chess"]))
    >>> str(error), error.text_in("pl")
    ('There is no game called “ludo” (known: chess).', 'Nie ma gry „ludo” (są: chess).')
    """

    message_files: ClassVar[MessageFiles] = ()
    """The message files of the message, if it belongs to one game. A game sets them in a subclass."""

    def __init__(self, message: str, /, **values: Any) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def text_in(self, language: str) -> str:
        """Return the sentence in a language."""
        return _render(self.message, self.values, language, self.message_files)

    def __str__(self) -> str:
        return self.text_in("en")

    def __reduce__(self) -> tuple[Any, ...]:
        # By default an exception is pickled with its positional arguments alone, without the values.
        return partial(type(self), self.message, **self.values), ()


class IllegalMove(UserError):
    """An answer that the current decision does not offer. Nothing has changed at the table."""


class ReplayMismatch(UserError):
    """A recorded game no longer leads to its recorded states."""


def closest_name(word: str, known: Iterable[str]) -> str:
    """Return the known name that is most similar to a misspelt one, or an empty text if none is similar.

    >>> closest_name("gnat", ["goat", "bear"])
    'goat'
    """
    folded = {name.casefold(): name for name in known}
    close = get_close_matches(word.casefold(), list(folded), n=1, cutoff=0.5)
    return folded[close[0]] if close else ""


def did_you_mean(word: str, known: Iterable[str]) -> LocalizedText | str:
    """Return a hint for a misspelt name, ready to be appended to a sentence.

    >>> str(did_you_mean("gnat", ["goat", "bear"]))
    ' (did you mean goat?)'
    >>> str(did_you_mean("zzz", ["goat", "bear"]))
    ' (known: goat, bear)'
    """
    names = list(known)
    if close := closest_name(word, names):
        return LocalizedText("error-did-you-mean", name=close)
    return LocalizedText("error-known", names=names) if len(names) <= 12 else ""


def _render(message: str, values: Mapping[str, Any], language: str, message_files: MessageFiles) -> str:
    """Return a message in a language."""
    from underkeep.core.messages import load_messages

    rendered = {name: _value(value, language) for name, value in values.items()}
    return load_messages(language, message_files).format(message, **rendered)


_MAX_FORMATTED_NUMBER = 10**15
"""The limit below which Fluent formats a number. No number of a game is larger; a larger one, from a request, is
written with all its digits."""


def _value(value: Any, language: str) -> Any:
    """Return a value as the message takes it. Numbers are written without separators, and characters that could control
    the terminal are escaped."""
    if isinstance(value, (LocalizedText, UserError)):
        return value.text_in(language)
    if isinstance(value, int) and abs(value) < _MAX_FORMATTED_NUMBER:
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_value(part, language)) for part in value)
    if isinstance(value, WrappedText):
        return f"\n{INDENT}".join(map(_printable, value.split(f"\n{INDENT}")))
    return _printable(str(value))


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)
