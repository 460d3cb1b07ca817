"""Messages: the texts that people read, in the language of their choice.

The texts are in message files, `locale/<language>/<name>.ftl` (Project Fluent, which knows the plural forms of
Polish). A message file of another distribution is named with its package, `package:name`, and lies in the folder
`locale` of that package. Messages whose id begins with `x-` are the grammar of one language and are used only by other
messages of that language; all other ids exist in every language.

Fluent is imported when the first message is formatted, so that scripts that only play do not load it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from underkeep.core.errors import UserError, did_you_mean

ENGLISH = "en"
LANGUAGES = {"en": "English", "pl": "polski"}
"""The names of the languages by code, each in the language itself."""

SHARED_FILES = ("core", "errors")
"""The message files that belong to no game."""


MAX_TEXTS = 20_000
"""The number of formatted texts that are kept for each language. When there are more, all of them are forgotten."""


class Messages:
    """The messages of one language: those of the shared message files and of some others."""

    def __init__(self, language: str, message_files: Sequence[str] = ()) -> None:
        from fluent.runtime import FluentBundle

        self.language = checked_language(language)
        self.missing: set[str] = set()
        """The messages that this language lacks, or that could not be formatted. It stays empty in a complete
        translation."""
        self._texts: dict[tuple[Any, ...], str] = {}
        """The texts by message and values. All viewers of a table read mostly the same sentences and names of
        cards."""
        self._bundle = FluentBundle([self.language], use_isolating=False)
        for message_file in (*SHARED_FILES, *message_files):
            resource = _read_file(self.language, message_file)
            if resource is not None:
                self._bundle.add_resource(resource)
        self._english = None if language == ENGLISH else load_messages(ENGLISH, tuple(message_files))

    def has(self, message: str) -> bool:
        """Return whether this language itself has the message."""
        return self._pattern(message) is not None

    def format(self, message: str, **values: Any) -> str:
        """Return a message with these values; `card.text` names an attribute. A message that this language lacks is
        returned in English, and one that English lacks as its id."""
        # Numbers of different types can be equal, such as 1 and 1.0, and have different texts.
        key = (message, *values.items(), *map(type, values.values()))
        known = self._texts.get(key)
        if known is not None:
            return known
        pattern = self._pattern(message)
        if pattern is None:
            self.missing.add(message)
            return message if self._english is None else self._english.format(message, **values)
        text, problems = self._bundle.format_pattern(pattern, values)
        if problems:
            self.missing.add(f"{message}: {problems[0]}")
            return str(text)
        if len(self._texts) >= MAX_TEXTS:
            self._texts.clear()
        self._texts[key] = str(text)
        return str(text)

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value


@cache
def load_messages(language: str, message_files: tuple[str, ...] = ()) -> Messages:
    """Return the messages of a language, which are read once."""
    return Messages(language, message_files)


def checked_language(code: str) -> str:
    """Return the code of a supported language. Raises a UserError for any other code."""
    if code not in LANGUAGES:
        raise UserError("error-no-language", name=code, hint=did_you_mean(code, LANGUAGES))
    return code


@cache
def _read_file(language: str, message_file: str) -> Any:
    from fluent.runtime import FluentResource

    package, _, name = message_file.rpartition(":")
    path = files(package or "underkeep") / "locale" / language / f"{name}.ftl"
    return FluentResource(path.read_text(encoding="utf-8")) if path.is_file() else None
