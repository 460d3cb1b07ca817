"""What a table does by itself, and when: it asks a person, lets a bot think, or passes for a seat in its time."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING

import msgspec

from underkeep.core.decisions import PASS, Decision, Option
from underkeep.core.record import BOT, SERVER
from underkeep.server.live import auto_pass
from underkeep.server.storage.rows import EntryRow

if TYPE_CHECKING:
    from underkeep.server.live.live_table import LiveTable

MOST_AT_ONCE = 400
"""How many answers are stored in one go."""
LONGEST_LOOK = 4.0
"""However much has happened, the table does not wait longer than this before it goes on by itself."""

SPEED = {"slow": 1.6, "normal": 1.0, "fast": 0.6, "instant": 0.0}


class Pace:
    """What a table waits for."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.asking = False
        """Whether the open question is shown to the person who is asked."""
        pace = table.row.options.get("pace", "normal")
        self.pauses = auto_pass.Pauses(random.Random(), pace)
        self.speed = SPEED.get(pace, 1.0)
        # Where hands lie open a pause hides nothing.
        self._at_once = pace == "instant" or bool(table.row.options.get("hot_seat")) or table.game.open_hands
        self._seen_at = 0.0
        """When everybody has had the time to see what has happened."""
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None

    # --- what happens at the table --------------------------------------------------------------------

    def answered(self, seat: int, passed: bool, beats: float) -> None:
        """A seat has answered, and what came of it wants to be looked at for so many seconds."""
        if passed:
            self.pauses.passed(seat)
        else:
            self.pauses.reset()
        now = time.monotonic()
        self._seen_at = min(max(self._seen_at, now) + beats * self.speed, now + LONGEST_LOOK * self.speed)

    def undone(self) -> None:
        """Something was taken back."""
        self.pauses.reset()
        self._seen_at = 0.0

    # --- when -----------------------------------------------------------------------------------------

    def due(self, decision: Decision) -> float:
        """When a pass in a window may be given without telling anything."""
        now = time.monotonic()
        if self._at_once:
            return now
        game, table = self.table.game, self.table.record.table
        return self.pauses.due(
            decision.seat, game.assist.pass_delay(table.state, decision.kind), now, auto_pass.mark(game, table)
        )

    async def in_its_time(self, seat: int, version: int, number: int) -> None:
        """A pass in a window is given no sooner than the server would give it, so that its time tells nothing."""
        table, asked = self.table, self.table.record.table.decision
        if (
            asked is None
            or version != table.version
            or asked.seat != seat
            or asked.kind not in table.game.assist.reaction_kinds
        ):
            return
        if len(table.people()) > 1 and 0 <= number < len(asked.options) and asked.options[number] == PASS:
            await asyncio.sleep(max(0.0, self.due(asked) - time.monotonic()))

    # --- what follows by itself -----------------------------------------------------------------------

    def follow(self, most: int = MOST_AT_ONCE) -> list[EntryRow]:
        """Answer what needs nobody and no waiting."""
        table, entries = self.table, list[EntryRow]()
        while len(entries) < most and not table.record.over:
            decision = table.record.table.decision
            option = None if decision is None else self._answer(decision)
            if decision is None or option is None:
                break
            by = BOT if table.orders.player(decision.seat) else SERVER
            entries.append(table.apply(option, decision.seat, by))
        return entries

    def _answer(self, decision: Decision) -> Option | None:
        """The answer that can be given right now without asking anybody, or None."""
        orders, options = self.table.orders, decision.options
        if decision.kind not in self.table.game.assist.reaction_kinds:
            return options[0] if len(options) == 1 and not orders.wants(decision) else None
        if orders.wants(decision) or (orders.player(decision.seat) and len(options) > 1):
            return None
        return PASS if self.due(decision) <= time.monotonic() else None

    def look(self) -> None:
        """See whether the open question is shown to a person, whose clock then runs."""
        table, decision = self.table, self.table.record.table.decision
        self.asking = decision is not None and table.row.status == "playing" and table.orders.wants(decision)
        if self.asking and decision is not None:
            table.clock.ask(decision.seat, decision.kind in table.game.assist.reaction_kinds)
        else:
            table.clock.stop()

    async def go_on(self, followed: bool = False) -> None:
        """See what the table waits for: a person, a bot, or the time to pass for somebody."""
        table = self.table
        self.stop()
        if table.row.status != "playing" or table.record.over:
            table.clock.stop()
            return
        if not followed:
            base, events = table.version, len(table.record.table.events)
            entries = self.follow()
            if entries:
                return await table.store_and_tell(base, events, entries)
        decision = table.record.table.decision
        assert decision is not None
        shown = table.orders.wants(decision)
        if shown != self.asking:
            # Only who is asked may hear of it: to the others a question looks the same, shown or not (unless they may
            # suggest an answer: then there is nothing to hide).
            self.asking = shown
            table.news.tell_prompt(None if table.suggestions.allowed else decision.seat)
        if shown:
            table.clock.ask(decision.seat, decision.kind in table.game.assist.reaction_kinds)
            return None
        table.clock.stop()
        bot = table.orders.player(decision.seat)
        if bot and len(decision.options) > 1:
            self._thinking = table.spawn(self._think(table.version, decision, bot))
        else:
            wait = max(0.0, self.due(decision) - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake, table.version)
        return None

    def stop(self) -> None:
        """Wait for nothing."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._thinking is not None and self._thinking is not asyncio.current_task():
            self._thinking.cancel()
        self._thinking = None

    def _wake(self, version: int) -> None:
        self.table.spawn(self._woken(version))

    async def _woken(self, version: int) -> None:
        async with self.table.lock:
            if version == self.table.version:
                await self.go_on()

    async def _think(self, version: int, decision: Decision, bot: str) -> None:
        table, began = self.table, time.monotonic()
        saved = table.record.table.save(brief=True)
        chosen = await table.hall.thinkers.choose(saved, bot, version)
        reaction = decision.kind in table.game.assist.reaction_kinds
        due = self.due(decision) if reaction else max(self._seen_at, began + self.speed * random.uniform(0.5, 1.3))
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        async with table.lock:
            asked = table.record.table.decision
            if version == table.version and asked is not None and table.orders.player(asked.seat) == bot:
                option = msgspec.msgpack.decode(chosen, type=table.game.option_type)
                await table.play(option, asked.seat, BOT)
