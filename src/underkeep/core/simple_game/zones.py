"""The declarations of what lies on the table of a simple game: zones of cards, counters and dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Any, NamedTuple

from underkeep.core.rules import Rules
from underkeep.core.simple_game.state import SimpleState
from underkeep.core.state import CardId, Seat, by_seat


class ZoneKind(StrEnum):
    """How the cards of a zone lie."""

    PILE = "pile"
    """On top of each other: the last card of the list is on top, and only that one is shown."""
    ROW = "row"
    """Side by side, and all of them are shown."""
    HAND = "hand"
    """In the hand of the seat, which is shown to its owner; the other viewers see backs."""


PILE, ROW, HAND = ZoneKind


class Zone(NamedTuple):
    """A zone of cards. Its label is the message `zone-NAME` of the game."""

    name: str
    """The field of the state that holds the cards."""
    kind: ZoneKind
    face_up: bool = False
    """Whether the cards of a pile lie face-up. It is used for positions that are written down; in play, the rules
    decide which viewer knows a card."""

    @property
    def is_face_up(self) -> bool:
        """Whether all viewers know the cards of the zone in a position that is written down."""
        return self.face_up or self.kind == ROW


class CounterKind(StrEnum):
    """How a number is drawn."""

    NUMBER = "number"
    DIE = "die"
    """As the face of a die."""


NUMBER, DIE = CounterKind


class Counter(NamedTuple):
    """A number that all players see. Its label is the message `counter-NAME` of the game."""

    name: str
    number: Callable[[Any], int | list[int]] | None = None
    """Returns the number, or one number for each seat, from the rules bound to a state: usually a verb that counts,
    such as `MyRules.scores`. By default the field of the state with the name of the counter is taken. The state is
    that of an observation, so that faces may be unknown."""
    kind: CounterKind = NUMBER


class PlacedZone(NamedTuple):
    """A zone of one seat, or a common one, with its cards."""

    zone: Zone
    seat: Seat | None
    """The owner; None for a common zone."""
    cards: list[CardId]

    @property
    def key(self) -> str:
        """The name of the zone in anchors: `deck`, or `hands-0` for the zone of a seat."""
        return self.zone.name if self.seat is None else f"{self.zone.name}-{self.seat}"


class PlacedCounter(NamedTuple):
    """A counter of one seat, or a common one, with its number."""

    counter: Counter
    seat: Seat | None
    """The owner; None for a common counter."""
    value: int

    @property
    def key(self) -> str:
        """The name of the counter: `rounds`, or `score-0` for the counter of a seat."""
        return self.counter.name if self.seat is None else f"{self.counter.name}-{self.seat}"


def place_zones(zones: tuple[Zone, ...], state: SimpleState) -> Iterator[PlacedZone]:
    """Yield all zones of a state. A zone whose field is a list of lists has one for each seat."""
    for zone in zones:
        cards = getattr(state, zone.name)
        if cards and isinstance(cards[0], list):
            for seat, own in by_seat(cards):
                yield PlacedZone(zone, seat, own)
        else:
            yield PlacedZone(zone, None, cards)


def place_counters(counters: tuple[Counter, ...], rules: Rules[Any]) -> Iterator[PlacedCounter]:
    """Yield all counters of the state that rules are bound to."""
    for counter in counters:
        value = getattr(rules.state, counter.name) if counter.number is None else counter.number(rules)
        if isinstance(value, list):
            for seat, own in by_seat(value):
                yield PlacedCounter(counter, seat, own)
        else:
            yield PlacedCounter(counter, None, value)
