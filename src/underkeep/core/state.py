"""Plain data: what a position is, how it is copied, written down and compared.

A game declares its state as one subclass of `State` whose fields are numbers, texts, lists of such, lists
of lists, and dicts from int to such. Nothing else: no objects, no callbacks, no generators. `plain` then
gives the class a copy that costs a few microseconds.
"""

from __future__ import annotations

import typing
import zlib
from typing import Any, TypeVar

import msgspec

UNKNOWN = 0
"""The face of a card whose face one may not see. No real card has it."""


class State(msgspec.Struct, array_like=True):
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


S = TypeVar("S", bound=State)


def plain(cls: type[S]) -> type[S]:
    """Class decorator: writes `copy` for a state out of the types of its fields."""
    hints = typing.get_type_hints(cls)
    fields = [field.name for field in msgspec.structs.fields(cls)]
    parts = ", ".join(_copied(f"s.{name}", hints[name]) for name in fields)
    scope: dict[str, Any] = {"cls": cls}
    # The one generated function of the engine: a hand-written copy would forget the next field.
    exec(f"def copy(s): return cls({parts})", scope)
    setattr(cls, "copy", scope["copy"])  # noqa: B010
    return cls


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
    """The bytes of plain data."""
    return _packer.encode(thing)


def fingerprint(state: State) -> int:
    """A short hash of a position, the same on every machine."""
    return zlib.crc32(_packer.encode(state))
