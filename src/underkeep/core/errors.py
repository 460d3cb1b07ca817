"""What goes wrong at a table, said in one sentence to the person who can mend it.

The sentences stand in the catalogues (`locale/<language>/errors.ftl`, or those of a game); here they are only
named. They are worked out when somebody reads them, so that whoever only plays never loads Fluent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import partial
from typing import Any, ClassVar

MessageFiles = tuple[str, ...]


INDENT = "    "
"""What a line of a wrapped text begins with."""


class WrappedText(str):
    """A text of several lines, as far as they begin with INDENT: a list that is too long for one line. Any other line
    break is shown as `\\n`, like everything else that is not printable."""


class LocalizedText:
    """A part of a sentence: a message of the catalogues and its values."""

    def __init__(self, message: str, /, catalogues: MessageFiles = (), **values: Any) -> None:
        self.message = message
        self.message_files = catalogues
        self.values = values

    def text_in(self, language: str) -> str:
        """The phrase in a language."""
        return _say(self.message, self.values, language, self.message_files)

    def __str__(self) -> str:
        return self.text_in("en")


class UserError(Exception):
    """Bad input of any kind. Its text is one clear sentence: what is wrong, and what would be right.

    It names a message and its values: numbers, texts, lists of texts, phrases, or other complaints.

    >>> error = UserError("error-no-game", name="ludo", hint=did_you_mean("ludo", ["chess"]))
    >>> str(error), error.text_in("pl")
    ("There is no game called 'ludo' (known: chess).", 'Nie ma gry „ludo” (są: chess).')
    """

    message_files: ClassVar[MessageFiles] = ()
    """Where the message stands, if it does not belong to all games: the complaints of a game say so in a subclass."""

    def __init__(self, message: str, /, **values: Any) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def text_in(self, language: str) -> str:
        """The sentence in a language."""
        return _say(self.message, self.values, language, self.message_files)

    def __str__(self) -> str:
        return self.text_in("en")

    def __reduce__(self) -> tuple[Any, ...]:
        # An exception is pickled by its positional arguments alone; the values must come along.
        return partial(type(self), self.message, **self.values), ()


class IllegalMove(UserError):
    """An answer that the current decision does not offer. Nothing has changed at the table."""


class ReplayMismatch(UserError):
    """A recorded game no longer replays to the states it was recorded with."""


def closest_name(word: str, known: Iterable[str]) -> str:
    """The known name that is most like a misspelt one; empty if none is.

    >>> closest_name("gnat", ["goat", "bear"])
    'goat'
    """
    folded = {name.casefold(): name for name in known}
    close = get_close_matches(word.casefold(), list(folded), n=1, cutoff=0.5)
    return folded[close[0]] if close else ""


def did_you_mean(word: str, known: Iterable[str]) -> LocalizedText | str:
    """A hint for a misspelt name, ready to be appended to a sentence.

    >>> str(did_you_mean("gnat", ["goat", "bear"]))
    ' (did you mean goat?)'
    >>> str(did_you_mean("zzz", ["goat", "bear"]))
    ' (known: goat, bear)'
    """
    names = list(known)
    if close := closest_name(word, names):
        return LocalizedText("error-did-you-mean", name=close)
    return LocalizedText("error-known", names=names) if len(names) <= 12 else ""


def _say(message: str, values: Mapping[str, Any], language: str, catalogues: MessageFiles) -> str:
    from underkeep.core.text import load_messages

    spoken = {name: _value(value, language) for name, value in values.items()}
    return load_messages(language, catalogues).format(message, **spoken)


_LARGEST = 10**15
"""No number of a game is larger; one that somebody sends may be, and is written as it is."""


def _value(value: Any, language: str) -> Any:
    """A value as the message takes it. Numbers are written without separators, and no text can do anything to the
    terminal that it is printed on."""
    if isinstance(value, (LocalizedText, UserError)):
        return value.text_in(language)
    if isinstance(value, int) and abs(value) < _LARGEST:
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_value(part, language)) for part in value)
    if isinstance(value, WrappedText):
        return f"\n{INDENT}".join(map(_printable, value.split(f"\n{INDENT}")))
    return _printable(str(value))


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)
