"""The order in which a window asks the players."""

from __future__ import annotations

from underkeep.core.state import Seat
from underkeep.games.boss_monster.state import BossMonsterState


class SeatOrders(dict[Seat, list[Seat]]):
    """For each seat, the order in which a window asks the players when that seat is active: this seat, then the others
    (BM-5.12). Each order is cached until `Players.forget_seat_orders`."""

    def __init__(self, state: BossMonsterState) -> None:
        self.state = state

    def __missing__(self, active: Seat) -> list[Seat]:
        out = self.state.eliminated
        order = self[active] = [active, *[seat for seat in self.state.turn_order if seat != active and not out[seat]]]
        return order
