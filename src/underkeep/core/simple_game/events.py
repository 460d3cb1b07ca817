"""The events that every simple game has. Their messages are in `locale/<language>/simple_game.ftl`; a message of the
game with the same id takes precedence."""

from __future__ import annotations

from underkeep.core.events import Event, event
from underkeep.core.state import Seat


@event(show=0.4)
class TurnBegan(Event, frozen=True, array_like=True, tag=True):
    """The turn of a player has begun."""

    seat: Seat


@event(show=0.8)
class PlayerResigned(Event, frozen=True, array_like=True, tag=True):
    """A player has given up."""

    seat: Seat


STANDARD_EVENTS: tuple[type[Event], ...] = (TurnBegan, PlayerResigned)
