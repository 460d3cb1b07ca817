"""Deck lists: the cards that take part in a game, by key.

A program numbers its cards by their place in the catalogue (`Face`), and that place changes when cards are added,
removed or sorted. So everything that is stored names cards by their keys: a stored game carries its deck lists, and the
numbers in its positions and answers are places in a table of keys (`StoredNumbers`).

A seeded game is dealt from its deck lists and nothing else. The lists of a new game are in the order of the keys, with
the copies of a card next to each other.
"""

from __future__ import annotations

import typing
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from types import UnionType
from typing import TYPE_CHECKING, Any, Generic, NewType, TypeVar, Union, cast

import msgspec

from underkeep.core.errors import UserError
from underkeep.core.state import State, field_types, pack

if TYPE_CHECKING:
    from underkeep.core.game import Game

DeckLists = Mapping[str, Sequence[str]]
"""The keys of the cards of each deck, a key once for every copy."""


def write_deck_lists(decks: DeckLists) -> dict[str, str]:
    """Return deck lists as short texts.

    >>> write_deck_lists({"market": ["old-gate", "old-gate", "red-lamp"]})
    {'market': 'old-gate*2 red-lamp'}
    """
    return {
        deck: " ".join(_write_copies(key, len(list(copies))) for key, copies in groupby(keys))
        for deck, keys in decks.items()
    }


def _write_copies(key: str, copies: int) -> str:
    return key if copies == 1 else f"{key}*{copies}"


def read_deck_lists(written: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the deck lists that `write_deck_lists` has written.

    >>> read_deck_lists({"market": "old-gate*2 red-lamp"})
    {'market': ['old-gate', 'old-gate', 'red-lamp']}
    """
    return {deck: [key for text in keys.split() for key in _read_copies(text)] for deck, keys in written.items()}


def _read_copies(text: str) -> list[str]:
    key, _, copies = text.partition("*")
    return [key] * (int(copies) if copies else 1)


N = TypeVar("N", bound=int)


class Catalogue(Generic[N]):
    """The keys of one kind of number: the key of number 1 stands at place 1. An empty key means that the number stands
    for no card."""

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = keys
        self.numbers = {key: cast(N, number) for number, key in enumerate(keys) if key}

    def sort(self, numbers: Iterable[N]) -> list[str]:
        """Return the keys of these numbers in the order of deck lists."""
        return sorted([self.keys[number] for number in numbers])

    def number_of(self, key: str) -> N:
        """Return the number of a key. Raises a UserError if this program has no such card."""
        number = self.numbers.get(key)
        if number is None:
            raise UserError("error-card-missing", key=key)
        return number

    def numbers_of(self, keys: Iterable[str]) -> list[N]:
        """Return the numbers of these keys. Raises a UserError if this program lacks one of the cards."""
        known = list(keys)
        try:
            return list(map(self.numbers.__getitem__, known))
        except KeyError:
            return [self.number_of(key) for key in known]


# --- numbers in stored games ----------------------------------------------------------------------------------


class StoredNumbers:
    """The numbers of cards in one stored game, and what they are in this program. A stored number is a place in a table
    of keys: first the keys of the deck lists, then the others that the game has needed (`added`)."""

    def __init__(self, game: Game, decks: DeckLists, added: Mapping[str, Sequence[str]] | None = None) -> None:
        self.game = game
        listed = list(dict.fromkeys(key for keys in decks.values() for key in keys))
        self.writing: dict[Any, _WritingTable] = {}
        self._reading: dict[Any, dict[int, int]] = {}
        for kind, catalogue in game.catalogues.items():
            more = (added or {}).get(kind.__name__, ())
            keys = [key for key in listed if key in catalogue.numbers]
            self.writing[kind] = _WritingTable(catalogue, [*keys, *more], len(keys))
            numbers = catalogue.numbers_of([*keys, *more])
            self._reading[kind] = _ReadingTable({0: 0} | dict(enumerate(numbers, start=1)))

    @property
    def added(self) -> dict[str, list[str]]:
        """The keys that are not in the deck lists, by kind of number."""
        return {kind.__name__: table.added for kind, table in self.writing.items() if table.added}

    def write_state(self, state: State) -> tuple[Any, ...]:
        """Return the fields of a state with stored numbers."""
        return translate_state(state, self.writing)

    def read_state(self, state: State) -> State:
        """Return a state with stored numbers as a state with the numbers of this program."""
        return type(state)(*translate_state(state, self._reading))

    def write(self, answer: Any) -> Any:
        """Return an answer with stored numbers."""
        return translate_struct(answer, self.writing)

    def read(self, answer: Any) -> Any:
        """Return an answer with the numbers of this program."""
        return translate_struct(answer, self._reading)


class _ReadingTable(dict[int, int]):
    """The number of this program for each stored number. Negative numbers stand for no card and stay as they are."""

    def __missing__(self, number: int) -> int:
        if number < 0:
            return number
        raise UserError("error-damaged-inside")


class _WritingTable(dict[int, int]):
    """The stored number of each number of this program. A number that is not in the table is added to its end."""

    def __init__(self, catalogue: Catalogue[Any], keys: Sequence[str], listed: int) -> None:
        super().__init__(
            {catalogue.numbers[key]: place for place, key in enumerate(keys, start=1) if key in catalogue.numbers}
        )
        if not catalogue.keys[0]:
            self[0] = 0
        self._catalogue = catalogue
        self._next = len(keys) + 1
        self.added = list(keys[listed:])

    def __missing__(self, number: int) -> int:
        if number < 0:
            return number
        self.added.append(self._catalogue.keys[number])
        self[number] = self._next
        self._next += 1
        return self[number]


class KeyCodes(dict[int, int]):
    """A short hash of the key of each number, for fingerprints that do not depend on the catalogue."""

    def __init__(self, catalogue: Catalogue[Any]) -> None:
        super().__init__({number: zlib.crc32(key.encode()) for number, key in enumerate(catalogue.keys)})

    def __missing__(self, number: int) -> int:
        return number


def fingerprint(game: Game, state: State) -> int:
    """Return a short hash of a state, which is the same on every machine and with every catalogue."""
    return zlib.crc32(pack(translate_state(state, game.key_codes)))


# --- translation ----------------------------------------------------------------------------------------------

Tables = Mapping[Any, Mapping[int, int]]
"""For each kind of number, the number that replaces a number."""
Translator = Callable[[Any, Tables], Any]


def translate_state(state: State, tables: Tables) -> tuple[Any, ...]:
    """Return the fields of a state, with the numbers replaced that come from a catalogue."""
    values = list(state.values())
    for place, translator in _field_translators(type(state), tuple(tables)):
        values[place] = translator(values[place], tables)
    return tuple(values)


def translate_struct(struct: Any, tables: Tables) -> Any:
    """Return a struct, with the numbers replaced that come from a catalogue."""
    translators = _field_translators(type(struct), tuple(tables))
    if not translators:
        return struct
    values = list(msgspec.structs.astuple(struct))
    for place, translator in translators:
        values[place] = translator(values[place], tables)
    return type(struct)(*values)


def _field_translators(cls: Any, kinds: tuple[Any, ...]) -> list[tuple[int, Translator]]:
    """Return the place and the translator of each field of a class that holds numbers of these kinds."""
    known = _known_translators.get((cls, kinds))
    if known is None:
        known = _known_translators[cls, kinds] = _find_translators(cls, kinds)
    return known


_known_translators: dict[tuple[Any, tuple[Any, ...]], list[tuple[int, Translator]]] = {}


def _find_translators(cls: Any, kinds: tuple[Any, ...]) -> list[tuple[int, Translator]]:
    if issubclass(cls, State):
        hints: Sequence[Any] = field_types(cls)
    else:
        named = typing.get_type_hints(cls)
        hints = [named[field] for field in cls.__struct_fields__]
    found = [(place, _translator(hint, kinds)) for place, hint in enumerate(hints)]
    return [(place, translator) for place, translator in found if translator is not None]


def _translator(hint: Any, kinds: tuple[Any, ...]) -> Translator | None:
    """Return the function that replaces the numbers in a value of this type, or None if it has none."""
    if isinstance(hint, NewType):
        return (lambda value, tables: tables[hint][value]) if hint in kinds else _translator(hint.__supertype__, kinds)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return translate_struct if _field_translators(hint, kinds) else None
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin in (Union, UnionType):
        inner = [found for found in (_translator(argument, kinds) for argument in arguments) if found is not None]
        return None if not inner else lambda value, tables: None if value is None else inner[0](value, tables)
    if origin is list or (origin is tuple and arguments[1:] == (...,)):
        number = arguments[0]
        if isinstance(number, NewType) and number in kinds:
            # A long list of cards, such as the faces of a state, is translated without a call for each card.
            return lambda value, tables: origin(map(tables[number].__getitem__, value))
        element = _translator(number, kinds)
        return None if element is None else lambda value, tables: origin(element(part, tables) for part in value)
    if origin is dict:
        values = _translator(arguments[1], kinds)
        return None if values is None else lambda value, tables: {k: values(v, tables) for k, v in value.items()}
    return None
