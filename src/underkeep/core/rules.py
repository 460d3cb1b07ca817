"""The rules object: the verbs of one game, bound to one state."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from underkeep.core.events import CARD_PLACES, Event, SeenCard
from underkeep.core.options.option import Option
from underkeep.core.state import Seat, State, pack

S = TypeVar("S", bound=State)


class Rules(Generic[S]):
    """The verbs of one game, bound to one state. Subclasses add the rules; this base only emits events."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] | None = None
        """The list that collects events, or None if events are not wanted."""
        self.positions: list[bytes] | None = None
        """The list that collects the packed position of each event (see `Table.keep_positions`), or None if positions
        are not wanted."""
        self.implied_passes: list[Option] | None = None
        """The list in which the rules record a pass that a seat would have to give anyway: while the table answers
        forced moves itself, a seat that can only pass is not asked, but its pass is recorded like any other. None
        while every decision must be asked (a replay has its own answers)."""
        self.stops_at_breakpoints = False
        """Whether the rules yield BREAKPOINT at every step that a scenario can look at."""
        self.interrupted = state.over
        """Whether the game is over or work is due between two steps (see `between_steps`)."""

    def emit(self, event: type[Event], *values: Any) -> None:
        """Report a fact. Cards are given by id."""
        if self.events is not None:
            places = CARD_PLACES.get(event)
            if places is None:
                places = event.card_places()
            if places:
                given = list(values)
                state = self.state
                faces, knows = state.faces, state.knows
                for place in places:
                    card = given[place]
                    if card is not None:
                        given[place] = SeenCard(card, faces[card], knows[card])
                self.events.append(event(*given))
            else:
                self.events.append(event(*values))
            if self.positions is not None:
                self.positions.append(pack(self.state))

    def resign(self, seat: Seat) -> None:
        """Mark a seat as resigning; the game removes it before the next step."""
        raise NotImplementedError

    def between_steps(self) -> None:
        """Carry out resignations. The table calls this before the next step once `interrupted` is set."""
