"""What is asked: who, about what, and the options, each of which says where it is on the table."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, TypeVar, overload

import msgspec

from underkeep.core.errors import UserError


class Option(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """One way to answer. Subclasses are small tagged structs such as `Place(card=17, on=4)`.

    Options name physical things (card ids, seats), never positions in a list of options, so that an
    answer means the same in every possible world.
    """

    @property
    def anchors(self) -> tuple[str, ...]:
        """The things on the table this option belongs to, in clicking order, such as `card:17`."""
        return ()


class Pass(Option, frozen=True, array_like=True, tag=True):
    """Do nothing."""


class Resign(Option, frozen=True, array_like=True, tag=True):
    """Give up. Never among the options, always accepted: see `Table.resign`."""

    seat: int


PASS = Pass()

CHANCE = -2
"""The seat that chance answers for: such a question is answered by the table, at random, and its answer is recorded
like any other. A possible world that is dealt later then goes the same way."""

Answer = Any
"""What a decision is answered with: one of its options."""

AnyProcedure = Generator["Decision", Any, Any]
"""A piece of the rules that may ask: it yields decisions and goes on with the answers."""

VerbResult = AnyProcedure | tuple[()]
"""What a verb gives: a `AnyProcedure`, or DONE if there turned out to be nothing to ask. `yield from` it and go on."""

RuleResult = VerbResult | None
"""What calling a rule gives: work to go on with, or None if it is done."""

DONE: tuple[()] = ()
"""Nothing left to ask."""

T = TypeVar("T")
Procedure = Generator["Decision", Any, T]
"""A piece of the rules that asks and comes back with a T."""


OptionGroup = tuple[Callable[[int], Option], Sequence[int]]
"""How to make an option, and the things it can be made for."""


class LazyOptions(Sequence[Option]):
    """The options of a question that may be passed, each made when somebody looks at it: a window offers
    dozens and gets one answer. The pass comes first."""

    __slots__ = ("_parts", "_size")

    def __init__(self, parts: Sequence[OptionGroup]) -> None:
        """Each part offers `make(target)` for each of its targets."""
        self._parts = parts
        size = 1
        for _, targets in parts:
            size += len(targets)
        self._size = size

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Option]:
        yield PASS
        for make, targets in self._parts:
            for target in targets:
                yield make(target)

    @overload
    def __getitem__(self, index: int) -> Option: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...

    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        if isinstance(index, slice):
            return list(self)[index]
        number = index - 1 if index >= 0 else index - 1 + self._size
        if number == -1:
            return PASS
        if number >= 0:
            for make, targets in self._parts:
                if number < len(targets):
                    return make(targets[number])
                number -= len(targets)
        raise IndexError(f"there are {self._size} options, and none has the number {index}")

    def __repr__(self) -> str:
        return repr(list(self))


class RangeOptions(Sequence[Option]):
    """The options of a question that is answered with numbers (how a die is thrown): far too many to be looked at one
    by one. By number it gives a grid of them; what lies between may be answered too, so `in` asks for the ranges."""

    __slots__ = ()

    def check(self, option: Option) -> None:
        """Raises a UserError that says what is wrong with an answer."""
        raise NotImplementedError

    def describe_ranges(self) -> msgspec.Struct:
        """What somebody who cannot look at all of them needs to know: the ranges, and what is usual."""
        raise NotImplementedError

    def __contains__(self, option: object) -> bool:
        try:
            self.check(option)  # type: ignore[arg-type]  # whatever it is, it is checked
        except UserError:
            return False
        return True

    def examples(self, most: int) -> list[Option]:
        """So many of the grid at the most, spread over all of it."""
        step = -(-len(self) // most)
        return [self[number] for number in range(0, len(self), step)]


class Decision:
    """A question to one seat. `kind` names the question, `about` the cards that it is about.

    The options are worked out when somebody looks at them: a replay that already has the answer does
    not pay for them.
    """

    __slots__ = ("_options", "about", "kind", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[Option] | Callable[[], Sequence[Option]],
        about: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self._options = options

    @property
    def options(self) -> Sequence[Option]:
        """All legal answers. Never empty."""
        options = self._options
        if callable(options):
            options = self._options = options()
        return options

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, {len(self.options)} options)"


BREAKPOINT = Decision(-1, "halt", (PASS,))
"""Not a question: the rules stop for a look, because `Rules.stops_at_breakpoints` is set (scenarios do that)."""
