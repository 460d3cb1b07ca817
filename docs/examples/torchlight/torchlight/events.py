"""The events of Torchlight."""

from __future__ import annotations

from underkeep.core.events import Event, SeenCard, event
from underkeep.core.state import Seat


@event(show=0.8)
class CardTurned(Event, frozen=True, array_like=True, tag=True):
    """A player has turned up a card of the corridor."""

    seat: Seat
    card: SeenCard


@event(show=0.8)
class TreasureBrought(Event, frozen=True, array_like=True, tag=True):
    """A player has brought the treasures of a run home."""

    seat: Seat
    value: int


@event(show=1.2)
class RunLost(Event, frozen=True, array_like=True, tag=True):
    """A second trap of one kind has ended a run."""

    seat: Seat
    trap: SeenCard


@event(show=0.8)
class ToolUsed(Event, frozen=True, array_like=True, tag=True):
    """A player has used a tool."""

    seat: Seat
    tool: SeenCard


@event(show=0.8)
class CardSpied(Event, frozen=True, array_like=True, tag=True):
    """A player has looked at the top card of the deck."""

    seat: Seat
    card: SeenCard
