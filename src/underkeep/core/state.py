"""Plain data: what a position is, how it is copied, written down and compared.

A game declares its state as one subclass of `State` whose fields are numbers, texts, lists of such, lists
of lists, and dicts from int to such. Nothing else: no objects, no callbacks, no generators. `plain` then
gives the class a copy that costs a few microseconds.
"""

from __future__ import annotations

import typing
import zlib
from dataclasses import dataclass, fields
from typing import Any, TypeVar, dataclass_transform

import msgspec

UNKNOWN = 0
"""The face of a card whose face one may not see. No real card has it."""


@dataclass(slots=True)
class State:
    """What every game's position holds. `faces[id]` is what is printed on card `id`; bit `p` of
    `knows[id]` says that seat `p` knows it, the bit after the last seat stands for the spectators."""

    players: int
    faces: list[int]
    knows: bytearray
    seed: int
    chance: int
    """How many random numbers were drawn from `seed` so far."""
    shuffles: int
    """How many piles were shuffled so far: after a shuffle, what an id was tells nothing about what it is."""
    step: str
    """The step of play that comes next, or is running."""
    winners: list[int]
    """Empty until the game is over (see `over`)."""
    over: bool

    def copy(self: S) -> S:
        """An equal state that shares nothing that can change."""
        raise NotImplementedError("decorate the state's class with @plain")

    def values(self) -> tuple[Any, ...]:
        """All fields in order."""
        raise NotImplementedError("decorate the state's class with @plain")


S = TypeVar("S", bound=State)


@dataclass_transform()
def plain(cls: type[S]) -> type[S]:
    """Class decorator: makes a data class with slots, and writes its `copy` and `values` out of its fields."""
    made = dataclass(slots=True)(cls)
    hints = typing.get_type_hints(made)
    names = [field.name for field in fields(made)]
    copies = "; ".join(f"t.{name} = {_copied(f's.{name}', hints[name])}" for name in names)
    values = ", ".join(f"s.{name}" for name in names)
    scope: dict[str, Any] = {"new": made.__new__, "cls": made}
    # The only generated functions of the engine: written by hand they would forget the next field.
    exec(f"def copy(s): t = new(cls); {copies}; return t", scope)
    exec(f"def values(s): return ({values})", scope)
    made.copy, made.values = scope["copy"], scope["values"]  # type: ignore[method-assign]
    _shapes[made] = tuple.__class_getitem__(tuple(hints[name] for name in names))
    return made


_shapes: dict[type[State], Any] = {}
"""The types of the fields of each state, to read its bytes."""


def _copied(expression: str, hint: Any, depth: int = 0) -> str:
    """The source of a copy of `expression`, whose type is `hint`."""
    if hint in (int, str, bool):
        return expression
    if hint is bytearray:
        return f"{expression}[:]"
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        return expression
    if origin is dict and arguments[0] is int and arguments[1] in (int, str, bool):
        return f"{expression}.copy()"
    if origin is list:
        inner = f"x{depth}"
        copied = _copied(inner, arguments[0], depth + 1)
        return f"{expression}[:]" if copied == inner else f"[{copied} for {inner} in {expression}]"
    raise TypeError(f"{expression} is {hint}, which is not plain data")


_packer = msgspec.msgpack.Encoder()


def pack(thing: Any) -> bytes:
    """The bytes of plain data: of a state, of options, of a setup."""
    return _packer.encode(thing.values() if isinstance(thing, State) else thing)


def unpack(cls: type[S], data: Any) -> S:
    """The state back from its bytes."""
    return cls(*msgspec.msgpack.decode(data, type=_shapes[cls]))


def fingerprint(state: State) -> int:
    """A short hash of a position, the same on every machine."""
    return zlib.crc32(_packer.encode(state.values()))
