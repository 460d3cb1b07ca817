"""Several people at one screen: a window asks all of them once, and only who wants to act is handed the device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.decisions import PASS, Decision
from underkeep.core.table import Table
from underkeep.server.live import auto_pass
from underkeep.server.table_errors import TableError

if TYPE_CHECKING:
    from underkeep.server.live.live_table import LiveTable


class OneScreen:
    """What those at one screen have said in the window that is open."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._claimed: int | None = None
        """Who has said that it is for them."""
        self._known: tuple[int, list[int]] = (-1, [])
        """At which version who was still to be asked."""

    def here(self, seat: int) -> list[int]:
        """The seats of those who sit at the same screen as this one and play themselves; none if nobody else does."""
        table, person = self.table, self.table.seats[seat].person
        if not table.row.options.get("hot_seat") or not person:
            return []
        state = table.record.table.state
        seats = [
            other
            for other in table.holds(person)
            if not table.orders.player(other) and table.game.is_playing(state, other)
        ]
        return seats if len(seats) > 1 else []

    def anyone(self, decision: Decision) -> list[int]:
        """Who may still say that an open question of a window is for them; nobody if that has been said. Where hands
        lie open there is nothing to hide: whoever is meant is asked."""
        if (
            decision.kind not in self.table.game.assist.reaction_kinds
            or self.table.game.open_hands
            or not self.table.pace.asking
            or self._claimed == decision.seat
        ):
            return []
        here = self.here(decision.seat)
        return [seat for seat in self._to_come() if seat in here] if here else []

    def _to_come(self) -> list[int]:
        """Who is asked in this window if everybody passes."""
        version = self.table.version
        if self._known[0] != version:
            self._known = (version, _asked(self.table.record.table))
        return self._known[1]

    def waives(self, decision: Decision) -> bool:
        """Whether a seat passes because somebody else at the same screen has said that it is for them."""
        claimed = self._claimed
        return claimed is not None and decision.seat != claimed and claimed in self.here(decision.seat)

    async def choose(self, person: str, version: int, seat: int | None) -> bool:
        """One of the people at the screen wants to act, or nobody does. Gives False if the question is over."""
        table = self.table
        async with table.lock:
            decision = table.record.table.decision
            if version != table.version or decision is None or decision.seat not in table.holds(person):
                return False
            open_to = self.anyone(decision)
            if not open_to:
                return False
            if seat is None:
                for other in open_to:
                    table.orders.ahead.keep(other, version)
                    table.orders.held.discard(other)
            elif seat not in open_to:
                raise TableError("table-passed-already")
            else:
                self._claimed = seat
                table.orders.ahead.drop(seat)
                table.orders.until.pop(seat, None)
                table.orders.held.add(seat)
            await table.reconsider()
        return True

    def answered(self, seat: int, passed: bool, over: bool) -> None:
        """A seat has answered; `over` if that was the end of the window."""
        if over or not passed or seat == self._claimed:
            self.reset()

    def reset(self) -> None:
        """Another window."""
        self._claimed = None


def _asked(table: Table) -> list[int]:
    """The seats that are asked in the open window one after the other if everybody passes."""
    game, table = table.game, table.clone(events=True)
    began, seats = auto_pass.mark(game, table), list[int]()
    while (decision := table.decision) is not None:
        if (
            decision.kind not in game.assist.reaction_kinds
            or decision.seat in seats
            or auto_pass.mark(game, table) != began
        ):
            break
        seats.append(decision.seat)
        if PASS not in decision.options:
            break
        table.answer(PASS)
    return seats
