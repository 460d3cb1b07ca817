"""Events: facts that the rules report while they change the state.

Log, animation, replay and statistics are made from events. A card in an event carries its face and the viewers that
knew it at that time, so that `seen_by` gives every viewer exactly what that viewer saw.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

import msgspec

from underkeep.core.declarations import FieldKind, fields_of, message_name
from underkeep.core.state import UNKNOWN, CardId, Face, State
from underkeep.core.visibility import Viewer, viewer_bit

SEEN_CARD = FieldKind("seen-card")


class SeenCard(msgspec.Struct, frozen=True, array_like=True):
    """A card in an event: its id, its face, and the viewers that knew the face at that time."""

    field_kind: ClassVar[FieldKind] = SEEN_CARD

    card: CardId
    face: Face
    knows: int


CARD_PLACES: dict[type, tuple[int, ...]] = {}
"""The places of the fields that are cards, for the types of events that were emitted or shown so far."""


class Event(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A fact about the game. Its fields are numbers or `SeenCard` values. Subclasses are declared with `@event`."""

    show: ClassVar[float] = 0.0
    """The display time of events of this type."""
    message_id: ClassVar[str] = ""
    """The message that words events of this type: `event-` and the name of the type."""

    @classmethod
    def card_places(cls) -> tuple[int, ...]:
        """Return the places of the fields that are cards."""
        known = CARD_PLACES.get(cls)
        if known is None:
            places = (place for place, field in enumerate(fields_of(cls)) if field.kind == SEEN_CARD)
            known = CARD_PLACES[cls] = tuple(places)
        return known

    @classmethod
    def card_fields(cls) -> list[str]:
        """Return the names of the fields that are cards."""
        return [cls.__struct_fields__[place] for place in cls.card_places()]

    def display_time(self) -> float:
        """Return the seconds for which the event is shown at normal speed."""
        return self.show

    def seen_by(self: E, state: State, viewer: Viewer) -> E:
        """Return the event as a viewer saw it: faces that the viewer did not know are blank."""
        places = self.card_places()
        if not places:
            return self
        viewer_mask = viewer_bit(state, viewer)
        values = list(msgspec.structs.astuple(self))
        for place in places:
            seen = values[place]
            if seen is not None:
                values[place] = SeenCard(seen.card, seen.face if seen.knows & viewer_mask else UNKNOWN, 0)
        return type(self)(*values)


E = TypeVar("E", bound=Event)


def event(*, show: float = 0.0) -> Callable[[type[E]], type[E]]:
    """Declare a type of event. `show` is its display time: the seconds for which it is shown at normal speed.

    >>> @event(show=0.5)
    ... class CardTurned(Event, frozen=True, array_like=True, tag=True):
    ...     card: SeenCard
    >>> CardTurned.show, CardTurned.message_id
    (0.5, 'event-card-turned')
    """

    def declare(cls: type[E]) -> type[E]:
        cls.show = show
        cls.message_id = f"event-{message_name(cls)}"
        return cls

    return declare
