"""The clock of a table: how long somebody may think, and what happens when nobody answers.

Nothing happens by itself for a while after a clock has run out: the others may give time, let a bot answer or play on,
or end the game. Only then are reactions passed; main choices never are.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from underkeep.core.decisions import PASS

if TYPE_CHECKING:
    from underkeep.server.live.live_table import LiveTable

BANK = 300.0
PER_QUESTION = 30.0
PER_REACTION = 15.0
GRACE = 60.0
"""So long after a clock has run out a reaction is passed."""
DAY = 86_400.0


class Clock:
    """Runs while a person is asked. `none` has no limit, `live` a bank and some time for each question, `2d` so many
    days for each."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.kind: str = table.row.options.get("clock", "none")
        self.days = float(self.kind[:-1]) if self.kind.endswith("d") and self.kind[:-1].isdecimal() else 0.0
        self.banks = [BANK] * len(table.seats)
        self.asked: tuple[int, int] | None = None
        """Whose clock runs, and for which version."""
        self._since = 0.0
        self._free = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        """Whether this table has a clock at all."""
        return self.kind == "live" or self.days > 0

    def ask(self, seat: int, reaction: bool) -> None:
        """A person is asked: the clock runs from now on, unless it does already."""
        if not self.runs or self.asked == (seat, self.table.version):
            return
        self.stop()
        self.asked = (seat, self.table.version)
        self._since = time.monotonic()
        self._free = self.days * DAY or (PER_REACTION if reaction else PER_QUESTION)
        self._arm(self._limit() + (GRACE if reaction else 0.0), reaction)

    def _limit(self) -> float:
        assert self.asked is not None
        return self._free + (0.0 if self.days else self.banks[self.asked[0]])

    def _arm(self, seconds: float, reaction: bool) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._out, self.table.version, reaction)

    def _out(self, version: int, reaction: bool) -> None:
        if reaction and version == self.table.version:
            self.table.spawn(self._pass(version))

    async def _pass(self, version: int) -> None:
        table = self.table
        decision = table.record.table.decision
        if decision is not None and PASS in decision.options:
            from underkeep.server.live.live_table import Over

            number = list(decision.options).index(PASS)
            try:
                await table.answer(decision.seat, "", version, number)
            except Over:
                return

    def stop(self) -> None:
        """Nobody is asked any more; what was used beyond the free time goes off the bank."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.asked is not None and not self.days:
            used = time.monotonic() - self._since - self._free
            seat = self.asked[0]
            self.banks[seat] = max(0.0, self.banks[seat] - max(0.0, used))
        self.asked = None

    def give(self, seat: int) -> None:
        """The others give somebody more time."""
        self.banks[seat] += BANK
        if self.asked is not None and self.asked[0] == seat:
            self._free += BANK

    def left(self) -> float | None:
        """The seconds left for the open question; None without a limit."""
        if self.asked is None:
            return None
        return round(max(0.0, self._limit() - (time.monotonic() - self._since)), 1)

    def out(self, seat: int) -> bool:
        """Whether the clock of a seat has run out."""
        return self.asked is not None and self.asked[0] == seat and self.left() == 0.0

    def bank(self, seat: int) -> float | None:
        """What a seat has in the bank; None without such a clock."""
        return round(self.banks[seat], 1) if self.kind == "live" else None
