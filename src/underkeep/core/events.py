"""What happened, told by the rules as they change the state.

Log, animation, replay and statistics are made from events. A card in an event remembers its face and who
knew it at that moment, so `seen_by` can tell everybody exactly what they saw.
"""

from __future__ import annotations

import typing
from typing import Any, ClassVar, TypeVar

import msgspec

from underkeep.core.state import UNKNOWN, State
from underkeep.core.visibility import viewer_bit


class SeenCard(msgspec.Struct, frozen=True, array_like=True):
    """A card as an event shows it: its id, its face, and who knew the face then."""

    card: int
    face: int
    knows: int


class Event(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Something that happened. Fields are numbers or `SeenCard` cards."""

    cards: ClassVar[dict[type, tuple[bool, ...]]] = {}

    @classmethod
    def card_fields(cls) -> tuple[bool, ...]:
        """For each field, whether it is a card."""
        known = Event.cards.get(cls)
        if known is None:
            hints = typing.get_type_hints(cls)
            known = tuple(hints[field.name] is SeenCard for field in msgspec.structs.fields(cls))
            Event.cards[cls] = known
        return known

    @classmethod
    def of(cls: type[E], state: State, values: tuple[Any, ...]) -> E:
        """The event with these values; a card is given by its id and looked up in the state."""
        faces, knows = state.faces, state.knows
        return cls(
            *(
                SeenCard(value, faces[value], knows[value]) if is_card else value
                for value, is_card in zip(values, cls.card_fields(), strict=True)
            )
        )

    def seen_by(self: E, state: State, seat: int) -> E:
        """The event as a seat saw it: faces that it did not know are blank."""
        mine = viewer_bit(state, seat)
        return type(self)(
            *(
                SeenCard(value.card, value.face if value.knows & mine else UNKNOWN, 0)
                if isinstance(value, SeenCard)
                else value
                for value in msgspec.structs.astuple(self)
            )
        )


E = TypeVar("E", bound=Event)
