"""The rules of Nim: take one to three matches; the player who takes the last one wins."""

from __future__ import annotations

from nim.events import Took
from nim.options import Take
from nim.state import NimState
from underkeep.core.procedures import AnyProcedure, ask
from underkeep.core.rules import Rules
from underkeep.core.state import Seat, seat_range

MOST_TAKEN = 3


class Nim(Rules[NimState]):
    """The verbs of Nim."""

    def take(self, seat: Seat, count: int) -> None:
        """Take matches from the pile; the last match wins."""
        state = self.state
        state.matches -= count
        self.emit(Took, seat, count)
        if state.matches == 0:
            state.winners = [seat]
            state.over = self.interrupted = True

    def resign(self, seat: Seat) -> None:
        """The remaining players win together."""
        state = self.state
        state.winners = [other for other in seat_range(state.players) if other != seat]
        state.over = self.interrupted = True


def turn(game: Nim) -> AnyProcedure:
    """The active player takes matches, then the next player is active."""
    state = game.state
    seat = state.active_seat
    options = [Take(count) for count in range(1, min(MOST_TAKEN, state.matches) + 1)]
    taken = yield from ask(seat, "take", options)
    game.take(seat, taken.count)
    state.active_seat = Seat((seat + 1) % state.players)
