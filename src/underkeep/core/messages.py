"""Messages: the texts that people read, in the language of their choice.

The texts are in message files, `locale/<language>/<name>.ftl` (Project Fluent, which knows the plural forms of
Polish). A message file of another distribution is named with its package, `package:name`, and lies in the folder
`locale` of that package. Messages whose id begins with `x-` are the grammar of one language and are used only by other
messages of that language; all other ids exist in every language.

Fluent is imported when the first message is formatted, so that scripts that only play do not load it. Its parser is
slow, so a message is parsed when it is formatted for the first time: a program starts at once, however many messages
there are.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from underkeep.core.errors import UserError, did_you_mean

ENGLISH = "en"
LANGUAGES = {"en": "English", "pl": "polski"}
"""The names of the languages by code, each in the language itself."""

SHARED_FILES = ("core", "errors")
"""The message files that belong to no game."""


ENTRY = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=", re.ASCII)
"""The beginning of a message or a term in a message file."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""The use of a message or a term in another one."""

LEADING_ARTICLE = re.compile(r"^(⟦[^|⟧]*\|)?The (?=\S)")
"""The article at the beginning of an English name, which may be a link to a card."""

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
        self.event_texts: dict[tuple[Any, ...], str] = {}
        """The texts of events that renderers have made (see `TextRenderer.remember`)."""
        functions: dict[str, Any] = {"WITHOUT_ARTICLE": without_article}
        self._bundle = FluentBundle([self.language], use_isolating=False, functions=functions)
        """The messages that have been parsed."""
        self._unparsed: dict[str, str] = {}
        """The sources of the messages and terms that have not been parsed, by id. The first file that has an id
        counts."""
        for message_file in reversed((*SHARED_FILES, *message_files)):
            self._unparsed.update(_read_file(self.language, message_file))
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
        self._parse(name)
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _parse(self, name: str, users: tuple[str, ...] = ()) -> None:
        """Parse a message or a term, unless that has been done. What it uses is parsed first, so that other threads
        never find a message without its parts; `users` are the messages that use this one."""
        source = self._unparsed.get(name)
        if source is None or name in users:
            return
        for used in REFERENCE.findall(source):
            self._parse(used, (*users, name))
        self._bundle.add_resource(_parse_source(source))
        self._unparsed.pop(name, None)


def without_article(name: Any) -> str:
    """Return an English name as it stands after "your" or "Anna’s": without "The" at its beginning. Messages call it as
    `{ WITHOUT_ARTICLE($room) }`.

    >>> without_article("The Crushinator"), without_article("⟦7|The Crushinator⟧"), without_article("Thespian")
    ('Crushinator', '⟦7|Crushinator⟧', 'Thespian')
    """
    return LEADING_ARTICLE.sub(r"\1", str(name))


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
def _read_file(language: str, message_file: str) -> Mapping[str, str]:
    """Return the sources of the messages and terms of a file by id. A file that a language lacks has none."""
    package, _, name = message_file.rpartition(":")
    path = files(package or "underkeep") / "locale" / language / f"{name}.ftl"
    return split_messages(path.read_text(encoding="utf-8")) if path.is_file() else {}


def split_messages(text: str) -> dict[str, str]:
    """Return the sources of the messages and terms in the text of a message file, by id.

    >>> split_messages("# A file\\nfirst = One\\n    .more = 1\\n-term = Two\\n")
    {'first': 'first = One\\n    .more = 1\\n', '-term': '-term = Two\\n'}
    """
    sources: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.splitlines(keepends=True):
        if entry := ENTRY.match(line):
            lines = [line]
            sources.setdefault(entry["name"], lines)
        elif line.startswith("#"):
            lines = []  # What follows a comment belongs to no message until the next one begins.
        else:
            lines.append(line)
    return {name: "".join(found) for name, found in sources.items()}


@cache
def _parse_source(source: str) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource(source)
