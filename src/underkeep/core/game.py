"""What a game has to be so that a table can play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from underkeep.core.decisions import Decision, Effect, Option
from underkeep.core.events import Event
from underkeep.core.state import State

S = TypeVar("S", bound=State)


class Rules(Generic[S]):
    """The verbs of one game, bound to one state. Subclasses add the rules; this base only narrates."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] | None = None
        """Where events go; None while nobody listens."""

    def tell(self, event: type[Event], *values: Any) -> None:
        """Say that something happened. Cards are given by id."""
        if self.events is not None:
            self.events.append(event.of(self.state, values))

    def resign(self, seat: int) -> None:
        """Mark a seat as giving up; the game takes it out before the next step."""
        raise NotImplementedError

    def between_steps(self) -> None:
        """Called before every step: the place to carry out resignations."""


class Game:
    """One game of the house: its steps, its options, its words. Each game has exactly one instance."""

    name: str
    version: int
    """The version of the rules. A change of behaviour raises it, so that old records are not misread."""
    steps: Mapping[str, Callable[[Any], Effect]]
    state_type: type[State]
    setup_type: type[msgspec.Struct]
    option_type: Any
    """The union of the option structs, to read recorded answers."""
    event_type: Any

    def rules(self, state: Any) -> Rules[Any]:
        """The verbs bound to a state."""
        raise NotImplementedError

    def start(self, setup: Any, seed: int) -> State:
        """The position at the beginning. Raises a Complaint if the setup does not fit."""
        raise NotImplementedError

    def backs(self, state: Any) -> list[list[int]]:
        """The ids of the cards grouped by their backs: hidden faces are exchangeable within a group."""
        raise NotImplementedError

    def zones(self, state: Any) -> dict[str, list[int]]:
        """Every place with the cards in it; each card must be in exactly one."""
        raise NotImplementedError

    def seat_names(self, setup: Any) -> list[str]:
        """What the seats are called."""
        raise NotImplementedError

    def scores(self, state: Any) -> list[int]:
        """One number per seat, more is better; for reports."""
        raise NotImplementedError

    def standing(self, state: Any, seat: int) -> bool:
        """Whether the seat is still playing."""
        raise NotImplementedError

    def moves(self, state: Any, options: Sequence[Option]) -> dict[str, Option]:
        """The options of a decision under the words that scenarios use for them (plain English)."""
        raise NotImplementedError

    def say_option(self, state: Any, option: Option, language: str = "en") -> str:
        """The words of an option."""
        raise NotImplementedError

    def say_prompt(self, state: Any, decision: Decision, language: str = "en") -> str:
        """The words of a question."""
        raise NotImplementedError

    def say_event(self, state: Any, event: Event, language: str = "en") -> str:
        """The sentence that tells an event, or an empty text if it tells nothing."""
        raise NotImplementedError

    def draw_svg(self, state: Any) -> str:
        """A picture of the position."""
        raise NotImplementedError
