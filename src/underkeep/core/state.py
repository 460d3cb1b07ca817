"""The state of a game: plain data that is copied, encoded and compared.

A game declares its state as one subclass of `State` whose fields are numbers, enums of numbers, texts, None, lists
of these, lists of lists, and dicts from int to these. Nothing else is allowed: no objects, no callbacks, no generators.
The decorator `plain_data` then gives the class a copy that costs a few microseconds.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from enum import IntEnum
from itertools import compress
from operator import ne
from types import NoneType, UnionType
from typing import Any, NewType, Protocol, TypeAlias, TypeVar, Union, cast, dataclass_transform

import msgspec

Seat = NewType("Seat", int)
"""The number of a player: the first seat is 0. A field that may have no seat is `Seat | None`."""

FIRST_SEAT = Seat(0)
"""The seat with which a game begins until its rules say otherwise."""

CardId = NewType("CardId", int)
"""The number of one physical card of a game. A field that may have no card is `CardId | None`."""

Face = NewType("Face", int)
"""The number of a printed card: its place in the catalogue of this program. Stored games have the key of the card
instead (see `deck_lists`)."""

UNKNOWN = Face(0)
"""The face of a card in the observation of a viewer that does not know the card. No real card has it."""

T = TypeVar("T")


class _EnumerateSeats(Protocol):
    def __call__(self, values: Iterable[T], /) -> Iterator[tuple[Seat, T]]: ...


# These are `range` and `enumerate` themselves, so that numbers become seats and cards without a call for each of them.
seat_range = cast("Callable[[int], Sequence[Seat]]", range)
"""`seat_range(players)` are the seats of a game, from the first one on."""
card_range = cast("Callable[[int, int], Sequence[CardId]]", range)
"""`card_range(start, end)` are the cards from `start` up to, but not including, `end`."""
face_range = cast("Callable[[int, int], Sequence[Face]]", range)
"""`face_range(start, end)` are the faces from `start` up to, but not including, `end`."""
by_seat = cast(_EnumerateSeats, enumerate)
"""`by_seat(values)` yields the values of a list that has one for each seat, each with its seat."""


def require(value: T | None) -> T:
    """Return a value that the rules guarantee to be there, such as the die of a throw."""
    assert value is not None
    return value


Seed: TypeAlias = int | bytes
"""The seed of a game. A number is chosen by people or tests; a table on a server has 32 secret bytes."""
SEED_BYTES = 32


@dataclass_transform()
def state_base(cls: type[T]) -> type[T]:
    """Class decorator: make a data class that the states of several games extend."""
    return dataclass(slots=True)(cls)


@state_base
class State:
    """The fields that the state of every game has. `faces[id]` is the face of card `id`; bit `p` of `knows[id]` says
    that seat `p` knows it, and the bit after the last seat stands for the spectators."""

    players: int
    faces: list[Face]
    knows: bytearray
    seed: Seed
    chance: int
    """The number of random numbers that were drawn from `seed` so far."""
    shuffles: int
    """The number of piles that were shuffled so far. After a shuffle, an id no longer has the face that it had."""
    step: str
    """The step of play that is running or comes next."""
    winners: list[Seat]
    """The winning seats; empty until the game is over (see `over`)."""
    over: bool

    def copy(self: S) -> S:
        """Return an equal state that shares nothing mutable with this one."""
        raise NotImplementedError("decorate the state's class with @plain_data")

    def share(self: S) -> S:
        """Return an equal state that shares its lists and dicts with this one. Nothing may change them."""
        raise NotImplementedError("decorate the state's class with @plain_data")

    def values(self) -> tuple[Any, ...]:
        """Return all fields in order."""
        raise NotImplementedError("decorate the state's class with @plain_data")


S = TypeVar("S", bound=State)


@dataclass_transform()
def plain_data(cls: type[S]) -> type[S]:
    """Class decorator: make a data class with slots, and generate its `copy`, `share` and `values` from its fields."""
    data_class = dataclass(slots=True)(cls)
    hints = typing.get_type_hints(data_class)
    names = [field.name for field in fields(data_class)]
    copies = "; ".join(f"t.{name} = {_copy_source(f's.{name}', hints[name])}" for name in names)
    values = ", ".join(f"s.{name}" for name in names)
    shares = "; ".join(f"t.{name} = s.{name}" for name in names)
    scope: dict[str, Any] = {"new": data_class.__new__, "cls": data_class}
    # These are generated because functions written by hand would miss the next new field.
    exec(f"def copy(s): t = new(cls); {copies}; return t", scope)
    exec(f"def share(s): t = new(cls); {shares}; return t", scope)
    exec(f"def values(s): return ({values})", scope)
    for method in ("copy", "share", "values"):
        setattr(data_class, method, scope[method])
    _field_names[data_class] = tuple(names)
    _field_types[data_class] = tuple.__class_getitem__(tuple(hints[name] for name in names))
    _decoders[data_class] = msgspec.msgpack.Decoder(_field_types[data_class])
    return data_class


_field_types: dict[type[State], Any] = {}
"""The types of the fields of each state class."""

_decoders: dict[type[State], msgspec.msgpack.Decoder[Any]] = {}
"""The decoder of the fields of each state class."""


def field_types(cls: type[State]) -> tuple[Any, ...]:
    """Return the types of the fields of a state class, in order."""
    return typing.get_args(_field_types[cls])


_field_names: dict[type[State], tuple[str, ...]] = {}
"""The names of the fields of each state class, in order."""


def changed_fields(before: State, now: State) -> set[str]:
    """Return the names of the fields in which two states of the same game differ."""
    return set(compress(_field_names[type(now)], map(ne, before.values(), now.values())))


def _copy_source(expression: str, hint: Any, depth: int = 0) -> str:
    """Return the source of an expression that copies `expression`, whose type is `hint`."""
    hint = plain_type(hint)
    if _is_immutable(hint):
        return expression
    if hint is bytearray:
        return f"{expression}[:]"
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        return expression
    if origin is dict and plain_type(arguments[0]) is int and _is_immutable(arguments[1]):
        return f"{expression}.copy()"
    if origin is list:
        inner = f"x{depth}"
        inner_source = _copy_source(inner, arguments[0], depth + 1)
        return f"{expression}[:]" if inner_source == inner else f"[{inner_source} for {inner} in {expression}]"
    raise TypeError(f"{expression} is {hint}, which is not plain data")


def _is_immutable(hint: Any) -> bool:
    """Return whether a value of this type is a number, an enum of numbers, a text, bytes, or one of these or
    None."""
    hint = plain_type(hint)
    if typing.get_origin(hint) in (Union, UnionType):
        return all(part is NoneType or _is_immutable(part) for part in typing.get_args(hint))
    return hint in (int, str, bool, bytes) or (isinstance(hint, type) and issubclass(hint, IntEnum))


def plain_type(hint: Any) -> Any:
    """Return the type behind a `NewType`, and any other type as it is."""
    return hint.__supertype__ if isinstance(hint, NewType) else hint


_packer = msgspec.msgpack.Encoder()


def pack(value: Any) -> bytes:
    """Return the bytes of plain data: of a state, of options, of a setup."""
    return _packer.encode(value.values() if isinstance(value, State) else value)


def unpack(cls: type[S], data: Any) -> S:
    """Return the state of these bytes."""
    return cls(*_decoders[cls].decode(data))
