"""Options that are made on access: the many of a window, and those that are given by ranges of numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, overload

import msgspec

from underkeep.core.errors import UserError
from underkeep.core.options.option import PASS, Option

OptionGroup = tuple[Callable[[Any], Option], Sequence[Any]]
"""A function that makes an option, and the targets for which it can be made."""


class ComputedOptions(Sequence[Option]):
    """Options of a decision that are made on access, each from its number."""

    __slots__ = ()

    def option_at(self, index: int) -> Option:
        """Return the option with this number; a negative one counts from the end. Raises an IndexError."""
        raise NotImplementedError

    @overload
    def __getitem__(self, index: int) -> Option: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...

    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        if isinstance(index, slice):
            return [self.option_at(number) for number in range(*index.indices(len(self)))]
        return self.option_at(index)


class LazyOptions(ComputedOptions):
    """The options of a decision that may be passed, each made on access: a window offers dozens of options and gets one
    answer. The pass comes first."""

    __slots__ = ("_groups", "_size")

    def __init__(self, groups: Sequence[OptionGroup]) -> None:
        """Offer `make(target)` for each target of each group."""
        self._groups = groups
        size = 1
        for _, targets in groups:
            size += len(targets)
        self._size = size

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Option]:
        yield PASS
        for make, targets in self._groups:
            for target in targets:
                yield make(target)

    def option_at(self, index: int) -> Option:
        number = index - 1 if index >= 0 else index - 1 + self._size
        if number == -1:
            return PASS
        if number >= 0:
            for make, targets in self._groups:
                if number < len(targets):
                    return make(targets[number])
                number -= len(targets)
        raise IndexError(f"there are {self._size} options, and none has the number {index}")

    def __repr__(self) -> str:
        return repr(list(self))


class RangeOptions(ComputedOptions):
    """Options that are given by ranges of numbers (how a die is thrown), far too many to be listed. An index selects a
    point of a grid; values between the grid points are legal too, so `in` checks the ranges."""

    __slots__ = ()

    def check(self, option: Option) -> None:
        """Raise a UserError that says what is wrong with an answer, if it is outside the ranges."""
        raise NotImplementedError

    def describe_ranges(self) -> msgspec.Struct:
        """Return the ranges and the default values, for a client that cannot list the options."""
        raise NotImplementedError

    def __contains__(self, option: object) -> bool:
        if not isinstance(option, Option):
            return False
        try:
            self.check(option)
        except UserError:
            return False
        return True

    def examples(self, max_count: int) -> list[Option]:
        """Return at most `max_count` options of the grid, spread over all of it."""
        step = -(-len(self) // max_count)
        return [self[number] for number in range(0, len(self), step)]
