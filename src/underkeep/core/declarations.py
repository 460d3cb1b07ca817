"""Declarations: the kinds of the fields of options and events, and the templates of moves.

An option or an event is declared in one place, with its struct. Each field names its kind with `Annotated`; an option
adds the template of its move. Notation, grammar, texts and anchors are made from the declaration:

    @option("build {card}[ on {on}]")
    class Place(Option, frozen=True, array_like=True, tag=True):
        card: RoomCard
        on: TableCard | None = None
"""

from __future__ import annotations

import re
import sys
import typing
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, NamedTuple, TypeVar, Union

import msgspec

from underkeep.core.state import Seat


class FieldKind(NamedTuple):
    """The kind of thing that the value of a field stands for: a card, a seat, a room."""

    name: str
    """The name under which a game finds the functions that write values of this kind."""
    anchor: str = ""
    """The format of the anchor of such a thing, with the value or its `name` as `{}` or `{name}`; empty if it has no
    place on the table."""
    names: tuple[str, ...] = ()
    """The names of the values, if the values are positions in a list of names."""
    accepts: tuple[str, ...] = ()
    """The kinds of cards that are possible here; any card if it is empty."""
    notation: str = ""
    """The regular expression of the values in notation. If it is empty, the names are the values, or else numbers."""

    @property
    def pattern(self) -> str:
        """The regular expression of all values in notation."""
        if self.notation or not self.names:
            return self.notation or r"\d+"
        return f"(?:{'|'.join(map(re.escape, sorted(self.names, key=len, reverse=True)))})"

    def write_anchor(self, value: Any) -> str:
        """Return the anchor of a value.

        >>> FieldKind("die", "die:{name}", ("red", "blue")).write_anchor(1)
        'die:blue'
        """
        return self.anchor.format(value, name=self.names[value] if self.names else value)


PLAIN = FieldKind("plain")
"""A value that is written as it is: a number or a text."""
YES_NO = FieldKind("yes-no")
"""The kind of every field of the type `bool`."""
SEAT = FieldKind("seat", "seat:{}")
"""The kind of every field of the type `Seat`."""


class Field(NamedTuple):
    """A field of an option or an event."""

    name: str
    kind: FieldKind
    default: Any
    """The value that stands for "nothing"; `msgspec.NODEFAULT` if the field always has a value."""

    def is_empty(self, value: Any) -> bool:
        """Return whether a value of this field stands for "nothing"."""
        return self.default is not msgspec.NODEFAULT and bool(value == self.default)


@cache
def fields_of(declared: type[msgspec.Struct]) -> tuple[Field, ...]:
    """Return the fields of an option or an event with their kinds. A type that always means the same, such as a card of
    an event, names its kind itself in the class attribute `field_kind`."""
    hints = typing.get_type_hints(declared, include_extras=True)
    return tuple(
        Field(field.name, _kind_of(hints[field.name]), field.default) for field in msgspec.structs.fields(declared)
    )


@cache
def _fields_by_name(declared: type[msgspec.Struct]) -> dict[str, Field]:
    return {field.name: field for field in fields_of(declared)}


def _kind_of(hint: Any) -> FieldKind:
    for note in getattr(hint, "__metadata__", ()):
        if isinstance(note, FieldKind):
            return note
    if typing.get_origin(hint) in (Union, UnionType):
        return _kind_of(next(part for part in typing.get_args(hint) if part is not NoneType))
    if hint is bool:
        return YES_NO
    if hint is Seat:
        return SEAT
    kind = getattr(hint, "field_kind", PLAIN)
    assert isinstance(kind, FieldKind)
    return kind


S = TypeVar("S", bound=msgspec.Struct)


def declared_types(module: str, base: type[S]) -> tuple[type[S], ...]:
    """Return the options or events that a module declares, in the order of their declaration."""
    return tuple(
        thing
        for thing in vars(sys.modules[module]).values()
        if isinstance(thing, type) and issubclass(thing, base) and thing.__module__ == module
    )


def message_name(declared: type) -> str:
    """Return the name of a type as message ids write it.

    >>> message_name(FieldKind)
    'field-kind'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", declared.__name__).lower()


# --- templates --------------------------------------------------------------------------------------------

WriteField = Callable[[Field, Any], str]
Parts = tuple["str | Slot | Choice", ...]


class Slot(NamedTuple):
    """The place of a field in a template."""

    field: str


class Choice(NamedTuple):
    """Alternatives in brackets. The first one whose fields all have values is written; none if all are empty."""

    alternatives: tuple[Parts, ...]


class Template:
    """The template of a move or of an anchor: words, fields in braces, and in brackets parts that are left out if their
    field has its default value. `[ on {seat}| on {card}]` has two alternatives.

    >>> Template("take back {card}[ for {coins} coins]").first_word
    'take'
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.parts = _parse(text)

    @property
    def first_word(self) -> str:
        """The first word of the template; empty if a field comes first."""
        first = self.parts[0]
        return first.split()[0] if isinstance(first, str) else ""

    @property
    def literal_length(self) -> int:
        """The number of letters outside fields and brackets: of two templates, the longer one is more specific."""
        return sum(len(part) for part in self.parts if isinstance(part, str))

    def field_names(self) -> list[str]:
        """Return the names of the fields in the order in which they are written."""
        return list(_field_names(self.parts))

    def write(self, values: msgspec.Struct, write_field: WriteField, write_words: Callable[[str], str] = str) -> str:
        """Return the text for these values. `write_field` returns the text of a field, `write_words` that of the words
        between the fields."""
        fields = _fields_by_name(type(values))

        def is_given(parts: Parts) -> bool:
            return not any(fields[name].is_empty(getattr(values, name)) for name in _field_names(parts))

        def text_of(part: str | Slot | Choice) -> str:
            if isinstance(part, str):
                return write_words(part)
            if isinstance(part, Slot):
                return write_field(fields[part.field], getattr(values, part.field))
            given: Parts = next((parts for parts in part.alternatives if is_given(parts)), ())
            return "".join(map(text_of, given))

        return "".join(map(text_of, self.parts))

    def pattern(
        self, declared: type[msgspec.Struct], field_pattern: Callable[[Field], str] = lambda field: field.kind.pattern
    ) -> str:
        """Return a regular expression for all texts that the template can give, from one for each field."""
        fields = _fields_by_name(declared)

        def pattern_of(part: str | Slot | Choice) -> str:
            if isinstance(part, str):
                return re.escape(part)
            if isinstance(part, Slot):
                return field_pattern(fields[part.field])
            return f"(?:{'|'.join(''.join(map(pattern_of, parts)) for parts in part.alternatives)})?"

        return "".join(map(pattern_of, self.parts))


def _field_names(parts: Parts) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Slot):
            yield part.field
        elif isinstance(part, Choice):
            for alternative in part.alternatives:
                yield from _field_names(alternative)


def _parse(text: str) -> Parts:
    found: list[str | Slot | Choice] = []
    for piece in re.findall(r"\{\w+\}|\[[^\]]*\]|[^\[{]+", text):
        if piece[0] == "{":
            found.append(Slot(piece[1:-1]))
        elif piece[0] == "[":
            found.append(Choice(tuple(map(_parse, piece[1:-1].split("|")))))
        else:
            found.append(piece)
    return tuple(found)


def most_specific_first(templates: Sequence[tuple[type[S], Template]]) -> list[tuple[type[S], Template]]:
    """Return templates in the order in which a grammar tries them: `choose player {seat}` before `choose {card}`."""
    return sorted(templates, key=lambda pair: -pair[1].literal_length)
