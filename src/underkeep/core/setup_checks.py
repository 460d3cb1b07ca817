"""Checks of the fields of a setup, declared with the types of the fields.

    class Setup(msgspec.Struct):
        players: Annotated[int, Between(1, 6, "error-players")] = 1
        level: Annotated[str, OneOf(LEVELS, "error-no-level")] = "family"
        names: Annotated[tuple[str, ...], OnePerPlayer("error-names")] = ()

`check_fields` applies them in the order of the fields. What depends on several fields is checked by the game.
"""

from __future__ import annotations

import typing
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, TypeVar

import msgspec

from underkeep.core.errors import UserError, did_you_mean

SetupT = TypeVar("SetupT", bound=msgspec.Struct)
ErrorType = type[UserError]


class FieldCheck(Protocol):
    """A check of one field."""

    def check(self, setup: Any, field: str, error: ErrorType) -> Any:
        """Return the value of the field in its usual form. Raises an error of this type if it is not valid."""
        ...


@dataclass(frozen=True)
class Between:
    """The field is a number from `low` to `high`. The message gets the number under the name of the field."""

    low: int
    high: int
    message: str

    def check(self, setup: Any, field: str, error: ErrorType) -> int:
        """Return the number."""
        number: int = getattr(setup, field)
        if not self.low <= number <= self.high:
            raise error(self.message, **{field: number})
        return number


@dataclass(frozen=True)
class OneOf:
    """The field is a known name, or a tuple of known names; capital and small letters make no difference. The message
    gets the unknown `name` and a `hint`."""

    known: Collection[str]
    message: str
    also: tuple[str, ...] = ()
    """Values that are valid too, but never suggested."""
    once: bool = False
    """Whether a name that is repeated counts once."""

    def check(self, setup: Any, field: str, error: ErrorType) -> str | tuple[str, ...]:
        """Return the name, or the tuple of names, as the game writes it."""
        value: str | tuple[str, ...] = getattr(setup, field)
        if isinstance(value, str):
            return self._find(value, error)
        names = tuple(self._find(name, error) for name in value)
        return tuple(dict.fromkeys(names)) if self.once else names

    def _find(self, name: str, error: ErrorType) -> str:
        for known in (*self.known, *self.also):
            if known.casefold() == name.casefold():
                return known
        raise error(self.message, name=name, hint=did_you_mean(name, self.known))


@dataclass(frozen=True)
class OnePerPlayer:
    """The field is empty or has one value for each player. The message gets the number of values under the name of the
    field, and the number of `players`."""

    message: str

    def check(self, setup: Any, field: str, error: ErrorType) -> tuple[Any, ...]:
        """Return the values."""
        values: tuple[Any, ...] = getattr(setup, field)
        if values and len(values) != setup.players:
            raise error(self.message, **{field: len(values)}, players=setup.players)
        return values


def check_fields(setup: SetupT, error: ErrorType) -> SetupT:
    """Return a setup with its names in their usual form. Raises an error of the given type for the first field that
    is not valid."""
    checked = {field: check.check(setup, field, error) for field, check in _checks(type(setup))}
    return msgspec.structs.replace(setup, **checked)


@cache
def _checks(setup_type: type[msgspec.Struct]) -> list[tuple[str, FieldCheck]]:
    """Return the declared checks of a type of setup, in the order of the fields."""
    hints = typing.get_type_hints(setup_type, include_extras=True)
    return [
        (field, check)
        for field in setup_type.__struct_fields__
        for check in getattr(hints[field], "__metadata__", ())
        if isinstance(check, Between | OneOf | OnePerPlayer)
    ]
