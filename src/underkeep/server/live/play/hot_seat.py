"""Hot seat: several people at one device. A window asks all of them once, and one of them can claim the reaction."""

from __future__ import annotations

from collections.abc import Collection

from underkeep.core.options.option import PASS
from underkeep.core.state import Seat
from underkeep.core.table import Table
from underkeep.server.live.play.auto_pass import window_key


class HotSeat:
    """The claim in the open window of a table."""

    def __init__(self) -> None:
        self._claimed: Seat | None = None
        """The seat that has claimed the reaction."""
        self._asked: tuple[int, list[Seat]] = (-1, [])
        """A version of the table, and the seats that are asked from there on if all of them pass."""

    def claimants(self, table: Table, version: int, device_seats: Collection[Seat]) -> list[Seat]:
        """Return the seats of a device that can still claim the reaction of the open decision. There are none if the
        asked seat has claimed it already."""
        if not device_seats or (table.decision is not None and table.decision.seat == self._claimed):
            return []
        if self._asked[0] != version:
            self._asked = (version, _seats_asked(table))
        return [seat for seat in self._asked[1] if seat in device_seats]

    def waives(self, seat: Seat, device_seats: Collection[Seat]) -> bool:
        """Whether a seat passes because another seat of its device has claimed the reaction."""
        return self._claimed is not None and seat != self._claimed and self._claimed in device_seats

    def claim(self, seat: Seat) -> None:
        """Let a seat react before all others of its device."""
        self._claimed = seat

    def answered(self, seat: Seat, passed: bool, window_is_over: bool) -> None:
        """Take note of an answer. A claim ends with its window, with any play, and with the answer of its seat."""
        if window_is_over or not passed or seat == self._claimed:
            self.reset()

    def reset(self) -> None:
        """Forget the claim."""
        self._claimed = None


def _seats_asked(table: Table) -> list[Seat]:
    """Return the seats that are asked one after another in the open window if all of them pass."""
    game, table = table.game, table.clone(events=True)
    first_key, seats = window_key(game, table), list[Seat]()
    while (decision := table.decision) is not None:
        if (
            decision.kind not in game.assist.reaction_kinds
            or decision.seat in seats
            or window_key(game, table) != first_key
        ):
            break
        seats.append(decision.seat)
        if PASS not in decision.options:
            break
        table.answer(PASS)
    return seats
