"""Reading YAML so that every mistake can be shown with its file and line.

A file is read into `Node`s. A node knows its place in the file, and its methods (`text`, `number`, `entries`,
`fields`...) raise an error with one sentence if the value is of the wrong kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import yaml
from yaml import (
    AliasEvent,
    CollectionEndEvent,
    DocumentStartEvent,
    MarkedYAMLError,
    ScalarEvent,
    SequenceStartEvent,
    YAMLError,
)

from underkeep.core.errors import UserError, WrappedText, did_you_mean
from underkeep.core.state import Seat

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The loader that is written in C, where PyYAML was built with it: it is ten times as fast."""

NULLS = ("", "~", "null", "Null", "NULL")
"""The plain texts that mean that there is no value."""

MAX_DEPTH = 40


class ScenarioError(UserError):
    """A mistake in a file. Its text is `file:line: sentence`; the sentence is for makers of games, in English."""

    def __init__(self, file: str, line: int, sentence: str) -> None:
        super().__init__("error-in-file", file=file, line=line, sentence=WrappedText(sentence))
        self.file, self.line, self.sentence = file, line, sentence

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.file, self.line, self.sentence)


class UnreadableFile(ScenarioError):
    """The file does not exist, or it is not YAML."""


class Node:
    """A piece of a YAML file: a text, a list of nodes, or a mapping from texts to nodes."""

    __slots__ = ("file", "line", "value")

    def __init__(self, value: str | list[Node] | dict[str, Node], file: str, line: int) -> None:
        self.value = value
        self.file = file
        self.line = line

    def error(self, sentence: str) -> ScenarioError:
        """Return an error at this node."""
        return ScenarioError(self.file, self.line, sentence)

    @property
    def is_list(self) -> bool:
        """Whether the value is a list."""
        return isinstance(self.value, list)

    @property
    def is_mapping(self) -> bool:
        """Whether the value is a mapping."""
        return isinstance(self.value, dict)

    @property
    def is_text(self) -> bool:
        """Whether the value is a single text or number."""
        return isinstance(self.value, str)

    @property
    def is_empty(self) -> bool:
        """Whether there is no value."""
        return self.value == ""

    @property
    def is_number(self) -> bool:
        """Whether the value is a whole number."""
        return isinstance(self.value, str) and self.value.lstrip("+-").isdecimal()

    # --- checked values ------------------------------------------------------------------------

    def text(self) -> str:
        """Return the text. Raises ScenarioError if the value is none."""
        if not isinstance(self.value, str) or not self.value:
            raise self.error(f"A text is needed here, not {self._what()}.")
        return self.value

    def number(self, least: int | None = None) -> int:
        """Return the whole number. Raises ScenarioError if the value is none, or less than `least`."""
        if not self.is_number:
            raise self.error(f"A whole number is needed here, not {self._what()}.")
        number = int(str(self.value))
        if least is not None and number < least:
            raise self.error(f"The number must be at least {least}, not {number}.")
        return number

    def flag(self) -> bool:
        """Return true or false. Raises ScenarioError if the value is neither."""
        if self.value not in ("true", "false"):
            raise self.error(f"Write true or false here, not {self._what()}.")
        return self.value == "true"

    def seat(self, players: int) -> Seat:
        """Return the number of a seat, from 0. Raises ScenarioError if there is no such seat."""
        if not self.is_number or not 0 <= int(str(self.value)) < players:
            raise self.error(f"A seat is needed here, 0 to {players - 1}, not {self._what()}.")
        return Seat(int(str(self.value)))

    def entries(self) -> list[Node]:
        """Return the entries of the list. A single text counts as a list of one, no value as an empty list. Raises
        ScenarioError for a mapping."""
        if isinstance(self.value, list):
            return self.value
        if self.is_empty:
            return []
        if isinstance(self.value, str):
            return [self]
        raise self.error(f"A list is needed here, not {self._what()}.")

    def fields(self, known: Iterable[str] | None = None, of: str = "") -> dict[str, Node]:
        """Return the fields of the mapping. Raises ScenarioError if the value is none, or has a field that is not in
        `known`."""
        if self.is_empty:
            return {}
        if not isinstance(self.value, dict):
            raise self.error(f"Fields (`name: value`) are needed here, not {self._what()}.")
        if known is not None:
            names = list(known)
            for name, node in self.value.items():
                if name not in names:
                    place = f" of {of}" if of else ""
                    raise node.error(f"There is no field {name!r}{place}{did_you_mean(name, names)}.")
        return self.value

    def without(self, names: Iterable[str]) -> Node:
        """Return the same mapping without some of its fields."""
        left_out = set(names)
        return Node({k: v for k, v in self.fields().items() if k not in left_out}, self.file, self.line)

    def plain(self) -> Any:
        """Return the value as ordinary Python data; numbers and true/false are recognised."""
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        if isinstance(self.value, dict):
            return {name: node.plain() for name, node in self.value.items()}
        if self.is_number:
            return int(self.value)
        return {"true": True, "false": False}.get(self.value, self.value)

    def _what(self) -> str:
        if isinstance(self.value, list):
            return "a list"
        if isinstance(self.value, dict):
            return "fields"
        return repr(self.value) if self.value else "nothing"


def documents(text: str, file: str) -> Iterator[Node]:
    """Yield the YAML documents of a text (several are separated by `---`). Raises UnreadableFile."""
    try:
        yield from _NodeBuilder(yaml.parse(text, Loader=_Loader), file).documents()
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        what = " ".join(part for part in (error.context, error.problem) if part)
        # The end of the text counts as a line of its own.
        line = min(mark.line + 1, len(text.splitlines())) if mark else 1
        raise UnreadableFile(file, line, f"This is not YAML: {what}.") from error
    except YAMLError as error:
        raise UnreadableFile(file, 1, f"This is not YAML: {str(error).splitlines()[0]}.") from error
    except UnicodeEncodeError as error:
        raise UnreadableFile(file, 1, "This is not YAML: it contains half a character.") from error


class _NodeBuilder:
    """Makes nodes from the events of PyYAML's parser. Its own composer written in C crashes on deep nesting."""

    def __init__(self, events: Iterator[Any], file: str) -> None:
        self._events = events
        self._file = file
        self._anchors: dict[str, Node | None] = {}
        """The value of each anchor of the document, None while it is being read."""

    def documents(self) -> Iterator[Node]:
        """Yield a node for each document."""
        for event in self._events:
            if isinstance(event, DocumentStartEvent):
                self._anchors.clear()
                yield self._node(next(self._events))

    def _node(self, event: Any, line: int = 0, depth: int = 0) -> Node:
        """Return the node that begins with an event. A mistake in it is shown at `line`, or else where it begins."""
        at = event.start_mark.line + 1
        line = line or at
        if depth > MAX_DEPTH:
            raise UnreadableFile(self._file, at, f"Lists and fields can be nested {MAX_DEPTH} deep at most.")
        if isinstance(event, AliasEvent):
            return self._aliased(event.anchor, at)
        if event.anchor:
            self._anchors[event.anchor] = None
        if isinstance(event, ScalarEvent):
            node = Node(_text(event), self._file, line)
        elif isinstance(event, SequenceStartEvent):
            entries = iter(self._next_event, None)
            node = Node([self._node(entry, 0, depth + 1) for entry in entries], self._file, line)
        else:
            node = Node(self._fields(depth), self._file, line)
        if event.anchor:
            self._anchors[event.anchor] = node
        return node

    def _fields(self, depth: int) -> dict[str, Node]:
        fields: dict[str, Node] = {}
        for key in iter(self._next_event, None):
            at = key.start_mark.line + 1
            if not isinstance(key, ScalarEvent):
                raise UnreadableFile(self._file, at, "The name of a field must be a single text.")
            if key.value in fields:
                sentence = f"{key.value!r} is written twice; the second would replace the first."
                raise UnreadableFile(self._file, at, sentence)
            # An error in a value is shown at the line of its field.
            fields[key.value] = self._node(next(self._events), at, depth + 1)
        return fields

    def _aliased(self, anchor: str, line: int) -> Node:
        """Return the value that an alias stands for."""
        if anchor not in self._anchors:
            raise UnreadableFile(self._file, line, f"There is no &{anchor} above the alias *{anchor}.")
        node = self._anchors[anchor]
        if node is None:
            raise UnreadableFile(self._file, line, f"The alias *{anchor} refers to something that contains it.")
        return node

    def _next_event(self) -> Any:
        """Return the next event, or None at the end of a list or mapping."""
        event = next(self._events)
        return None if isinstance(event, CollectionEndEvent) else event


def _text(event: ScalarEvent) -> str:
    """Return the text of a scalar, "" for a plain `null` or `~`."""
    is_plain = event.implicit[0]
    return "" if is_plain and event.value in NULLS else str(event.value)
