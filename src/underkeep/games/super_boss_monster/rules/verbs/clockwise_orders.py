"""The order in which a window of Super Boss Monster asks the players."""

from __future__ import annotations

from underkeep.core.state import Seat, seat_range
from underkeep.games.boss_monster.rules.verbs.seat_orders import SeatOrders


class ClockwiseOrders(SeatOrders):
    """The players as they sit, from the active player on (SBM-5.2, SBM-10.15)."""

    def __missing__(self, active: Seat) -> list[Seat]:
        state = self.state
        seats = [*seat_range(state.players)]
        clockwise = seats[active + 1 :] + seats[:active]
        order = self[active] = [active, *[seat for seat in clockwise if not state.eliminated[seat]]]
        return order
