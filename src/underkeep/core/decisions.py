"""Decisions: the seat that decides, the kind of the decision, and its legal options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, TypeVar, overload

import msgspec

from underkeep.core.declarations import Field, Template, WriteField, fields_of, message_name
from underkeep.core.errors import UserError
from underkeep.core.state import CardId, Seat


class Option(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """One legal way to answer a decision. Subclasses are small tagged structs such as `Place(card=17, on=4)`, declared
    with `@option`.

    Options name physical things (card ids, seats), never positions in a list of options, so that an answer means the
    same in every sampled world.
    """

    moves: ClassVar[tuple[Template, ...]] = ()
    """The templates of the option's move in notation; `form` says which of them an option has."""
    anchor_templates: ClassVar[tuple[Template, ...] | None] = None
    """The templates of the anchors; None if the kinds of the fields give the anchors."""
    message_ids: ClassVar[tuple[str, ...]] = ()
    """The messages that word options of this type: `option-` and the name of the type, and for each variant its name
    after that."""

    @property
    def form(self) -> int:
        """The number of the template of this option's move."""
        return 0

    @property
    def anchors(self) -> tuple[str, ...]:
        """The things on the table that the option belongs to, in clicking order, such as `card:17`."""
        if self.anchor_templates is None:
            fields = ((field, getattr(self, field.name)) for field in fields_of(type(self)) if field.kind.anchor)
            return tuple(field.kind.write_anchor(value) for field, value in fields if not field.is_empty(value))
        anchors = (template.write(self, _write_value) for template in self.anchor_templates)
        return tuple(anchor for anchor in anchors if anchor)

    def write_move(self, write_field: WriteField, write_words: Callable[[str], str] = str) -> str:
        """Return the option in notation. `write_field` returns the notation of the value of a field."""
        return self.moves[self.form].write(self, write_field, write_words)

    def message_id(self, variant: str = "") -> str:
        """Return the message that words the option, in a variant that its type declares."""
        message = f"option-{message_name(type(self))}" + (f"-{variant}" if variant else "")
        if message not in self.message_ids:
            raise ValueError(f"{type(self).__name__} declares no message {message}")
        return message


def _write_value(field: Field, value: Any) -> str:
    return field.kind.names[value] if field.kind.names else str(value)


AnyOption = TypeVar("AnyOption", bound=Option)


def option(
    *moves: str, anchors: Sequence[str] | None = None, variants: Sequence[str] = ("",)
) -> Callable[[type[AnyOption]], type[AnyOption]]:
    """Declare a type of option: the templates of its move, its anchors if the kinds of its fields do not give them, and
    the variants of its message.

    >>> @option("sell {card} to player {buyer}")
    ... class Sell(Option, frozen=True, array_like=True, tag=True):
    ...     card: int
    ...     buyer: Seat
    >>> Sell(17, 1).write_move(lambda field, value: f"<{field.name} {value}>")
    'sell <card 17> to player <buyer 1>'
    >>> Sell(17, 1).anchors, Sell.message_ids
    (('seat:1',), ('option-sell',))
    """

    def declare(cls: type[AnyOption]) -> type[AnyOption]:
        cls.moves = tuple(map(Template, moves))
        cls.anchor_templates = None if anchors is None else tuple(map(Template, anchors))
        name = f"option-{message_name(cls)}"
        cls.message_ids = tuple(f"{name}-{variant}" if variant else name for variant in variants)
        return cls

    return declare


@option("pass")
class Pass(Option, frozen=True, array_like=True, tag=True):
    """Do nothing."""


@option("player {seat} resigns", anchors=())
class Resign(Option, frozen=True, array_like=True, tag=True):
    """Give up. It is never among the options and always accepted: see `Table.resign`."""

    seat: Seat


PASS = Pass()

CHANCE = Seat(-3)
"""The seat of chance, which is no player and no viewer. The table answers its decisions at random and records the
answers like any others, so that a world that is sampled later has the same random results."""

NO_SEAT = Seat(-4)
"""The seat of a breakpoint, at which no seat is asked."""

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


class Decision:
    """A decision of one seat. `kind` names what is decided, `about` holds the cards that the decision is about.

    The options are computed on first access, so that a replay, which has the answer already, does not compute them.
    """

    __slots__ = ("_options", "about", "kind", "seat")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        options: Sequence[Option] | Callable[[], Sequence[Option]],
        about: tuple[CardId, ...] = (),
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self._options = options

    @property
    def options(self) -> Sequence[Option]:
        """All legal answers; there is at least one."""
        options = self._options
        if callable(options):
            options = self._options = options()
        return options

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, {len(self.options)} options)"


BREAKPOINT = Decision(NO_SEAT, "halt", (PASS,))
"""A stop without a decision: the rules yield it if `Rules.stops_at_breakpoints` is set, as it is in scenarios."""
