"""What the players have told the table: where they want to be asked, what they pass ahead, who answers for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from underkeep.core.decisions import Decision, Option
from underkeep.protocol.socket import StopSettings
from underkeep.server.live import auto_pass, tutorial

if TYPE_CHECKING:
    from underkeep.server.live.live_table import LiveTable


class Orders:
    """The standing orders of all seats of a table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.held: set[int] = set()
        """Who wants to be asked at the next opportunity."""
        self.ahead = auto_pass.Ahead()
        self.until: dict[int, dict[str, Any]] = {}
        """For who passes until something is over: the marks of the moment at which that began."""
        self._stops: dict[int, StopSettings] = {}
        self._helped: tuple[int, int] | None = None
        """A seat for which a bot answers just this once, and the version of the question,"""
        self._helper = ""
        """and that bot."""

    def player(self, seat: int) -> str:
        """The bot that plays a seat now, or an empty text if a person does."""
        row = self.table.seats[seat]
        if self._helped == (seat, self.table.version):
            return self._helper
        return row.bot if row.who == "bot" else row.stand_in

    def settings(self, seat: int) -> StopSettings:
        """Where a seat wants to be asked."""
        if seat not in self._stops:
            kept = self.table.seats[seat].prefs.get("stops")
            self._stops[seat] = msgspec.convert(kept, StopSettings) if kept else StopSettings()
        return self._stops[seat]

    def wants(self, decision: Decision) -> bool:
        """Whether a person wants to be shown a question."""
        table, seat = self.table, decision.seat
        if self.player(seat):
            return False
        if decision.kind in table.game.assist.reaction_kinds and (
            self.ahead.passes(seat) or table.screen.waives(decision)
        ):
            return False
        observation = table.record.table.observe(seat)
        if auto_pass.shown(
            table.game, observation, decision, self.settings(seat), seat in self.held, self.until.get(seat)
        ):
            return True
        return table.learns and tutorial.stops(observation, table.record.table, decision)

    # --- what happens at the table --------------------------------------------------------------------

    def seated(self) -> None:
        """The seats have changed: what they wish stands in their rows."""
        self._stops.clear()

    def answered(self, seat: int, option: Option, over: bool) -> None:
        """A seat has answered; `over` if that was the end of the window."""
        self.ahead.answered(seat, option)
        if over:
            # Another window: what was said in advance was said of the one before.
            self.ahead.clear()

    def undone(self, shown: int) -> None:
        """Something was taken back, and the question of a seat is to be shown again."""
        self.ahead.clear()
        self.held.add(shown)

    # --- what people say ------------------------------------------------------------------------------

    async def hold(self, seat: int, on: bool) -> None:
        """A player wants to be asked at the next opportunity."""
        async with self.table.lock:
            (self.held.add if on else self.held.discard)(seat)
            self.ahead.drop(seat)
            self.until.pop(seat, None)
            await self._reconsider(seat)

    async def pass_ahead(self, seat: int, version: int, on: bool) -> None:
        """A player passes in advance, as long as nobody does anything."""
        async with self.table.lock:
            if on and version == self.table.version:
                self.ahead.keep(seat, version)
                self.held.discard(seat)
            else:
                self.ahead.drop(seat)
            await self._reconsider(seat)

    async def set_stops(self, seat: int, stops: StopSettings) -> None:
        """A player says where to be asked; kept with the seat."""
        table = self.table
        async with table.lock:
            self._stops[seat] = stops
            self.until.pop(seat, None)
            if stops.until:
                self.until[seat] = table.game.assist.progress(table.record.table.state)
            kept = msgspec.structs.replace(stops, until="")
            prefs = table.seats[seat].prefs | {"stops": msgspec.to_builtins(kept)}
            table.seats[seat] = msgspec.structs.replace(table.seats[seat], prefs=prefs)
            await table.hall.store.change_seat(table.id, seat, prefs=prefs)
            await self._reconsider(seat)

    async def answer_for(self, seat: int, bot: str) -> None:
        """A bot answers the open question for somebody who does not."""
        table = self.table
        async with table.lock:
            decision = table.record.table.decision
            if decision is not None and decision.seat == seat:
                self._helped, self._helper = (seat, table.version), bot
                await table.pace.go_on()

    async def stand_in(self, seat: int, bot: str) -> None:
        """A bot plays for a person who is away, or (with an empty name) gives the seat back."""
        table = self.table
        async with table.lock:
            table.seats[seat] = msgspec.structs.replace(table.seats[seat], stand_in=bot)
            await table.hall.store.change_seat(table.id, seat, stand_in=bot)
            table.news.tell_people()
            await table.pace.go_on()

    async def _reconsider(self, seat: int) -> None:
        """A wish of a seat has changed: the open question may now be shown, or passed."""
        decision = self.table.record.table.decision
        if decision is not None and decision.seat == seat:
            await self.table.pace.go_on()
        self.table.news.tell_prompt(seat)
