"""Options: the legal ways to answer a decision, each a small struct that is declared once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeVar

import msgspec

from underkeep.core.declarations import Field, Template, WriteField, fields_of, message_name
from underkeep.core.state import Seat


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
