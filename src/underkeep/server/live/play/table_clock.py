"""The clock of a live table: it runs while a person is asked, is stored with the answers, and outlives outages."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Any

from underkeep.core.decisions import Decision
from underkeep.server.live.play import clock
from underkeep.server.live.play.clock import Clock
from underkeep.server.live.play.table_state import TableState
from underkeep.server.storage.database import StorageUnavailable
from underkeep.server.storage.rows import notice_row


class ClockedTable(TableState, ABC):
    """A table with a clock for the person who is asked."""

    def _start_clock(self, decision: Decision) -> None:
        """Start the clock of the person who is asked, or let it go on if it was paused."""
        asked, now = (decision.seat, self.version), time.monotonic()
        if not self.clock.has_limit or self.is_stalled or (self.clock.asked == asked and self.clock.is_running):
            return
        is_reaction = decision.kind in self.game.assist.reaction_kinds
        if self.clock.asked == asked:
            self.clock.resume(now)
        else:
            self._stop_clock()
            self.clock.start(*asked, is_reaction, now)
        if is_reaction:
            self._set_pass_timer(now)
        if self._stored_clock != asked:
            self.store_clock()

    def _stop_clock(self) -> None:
        self._background.cancel_timer("clock")
        self.clock.stop(time.monotonic())

    def _set_pass_timer(self, now: float) -> None:
        """Let the open reaction be passed some time after its clock has run out."""
        seconds = (self.clock.seconds_left(now) or 0.0) + clock.GRACE_SECONDS
        self._background.set_timer("clock", seconds, self._time_is_over, self.version)

    def _next_clock(self) -> Clock:
        """Return the clock as it is after the answers that are about to be stored. It is paused until the next person
        is asked."""
        next_clock, now = self.clock.copy(), time.monotonic()
        next_clock.stop(now)
        decision = None if self.record.over else self.record.table.decision
        if decision is not None and next_clock.has_limit and self._is_shown(decision):
            is_reaction = decision.kind in self.game.assist.reaction_kinds
            next_clock.start(decision.seat, self.version, is_reaction, now)
            next_clock.pause(now)
        return next_clock

    def store_clock(self) -> None:
        """Store the clock in the background, because it has changed without an answer."""
        self._stored_clock = self.clock.asked
        values = self.clock.to_store(time.monotonic(), time.time())
        self._background.start(self._store_clock(self.version, values))

    async def _store_clock(self, version: int, values: dict[str, Any]) -> None:
        # If nothing can be stored, the next answer stores the clock.
        with suppress(StorageUnavailable):
            await self.host.store.change_clock(self.id, version, values)

    async def resume_clock(self, ran_until: float, outage: str = "") -> None:
        """Take the stored clock of a table that is opened. Time counts up to `ran_until` on the wall clock; after an
        outage, which has a name, everybody gets some seconds more."""
        if not self.clock.has_limit or self.row.clock is None or self.row.status != "playing":
            return
        self.clock.restore(self.row.clock, ran_until)
        self._stored_clock = self.clock.asked
        if outage:
            self.clock.make_up_for_outage()
            self.store_clock()
            await self._tell_outage(outage)

    async def _tell_outage(self, outage: str = "") -> None:
        """Tell everybody of the seconds after an outage; of an outage with a name only once."""
        values = {"seconds": f"{clock.OUTAGE_SECONDS:g}"}
        with suppress(StorageUnavailable):
            await self._add_notice(notice_row(self.id, "table-notice-outage", values, time.time(), outage))

    def _time_is_over(self, version: int) -> None:
        now = time.monotonic()
        if version != self.version or self.clock.asked is None:
            return
        if self.clock.seconds_left(now):
            # Another player has given more time.
            self._set_pass_timer(now)
        else:
            self._background.start(self.pass_for_person(version))

    @abstractmethod
    async def pass_for_person(self, version: int) -> None:
        """Pass for a person whose time for a reaction is over."""
