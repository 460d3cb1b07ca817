"""Seat preferences: where each seat wants to be asked, what it passes in advance, and which bot answers for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from underkeep.core.decisions import Decision
from underkeep.core.game import Game
from underkeep.core.options.option import Option
from underkeep.core.state import Seat
from underkeep.core.table import Observation
from underkeep.protocol.socket import StopSettings
from underkeep.server.live.play import auto_pass
from underkeep.server.storage.rows import SeatRow


class SeatPreferences:
    """The preferences of all seats of one table. Rows of seats, versions and progress are handed in."""

    def __init__(self) -> None:
        self.held: set[Seat] = set()
        """The seats that want to be asked at the next opportunity."""
        self.advance_passes = auto_pass.AdvancePasses()
        self.until_progress: dict[Seat, Mapping[str, Any]] = {}
        """For each seat that passes until something is over: the progress of the game when that began."""
        self._stops: dict[Seat, StopSettings] = {}
        self._helped: tuple[int, int, str] | None = None
        """A seat for which a bot answers one decision: the seat, the version of the decision, and the bot."""

    def bot_of(self, row: SeatRow, version: int) -> str:
        """Return the bot that plays a seat at a version; empty if a person does."""
        if self._helped is not None and self._helped[:2] == (row.seat, version):
            return self._helped[2]
        return row.bot if row.who == "bot" else row.stand_in

    def stops(self, row: SeatRow) -> StopSettings:
        """Return the stops of a seat, which are stored in its row."""
        if row.seat not in self._stops:
            stored = row.prefs.get("stops")
            self._stops[row.seat] = msgspec.convert(stored, StopSettings) if stored else StopSettings()
        return self._stops[row.seat]

    def is_stop(self, game: Game, observation: Observation, decision: Decision, row: SeatRow) -> bool:
        """Whether the stops of a seat ask for a decision to be shown."""
        return auto_pass.is_shown(
            game, observation, decision, self.stops(row), row.seat in self.held, self.until_progress.get(row.seat)
        )

    # --- what happens at the table --------------------------------------------------------------------

    def reload_stops(self) -> None:
        """Forget the stops, because the rows of the seats have changed."""
        self._stops.clear()

    def answered(self, seat: Seat, option: Option, window_is_over: bool) -> None:
        """Take note of an answer. Advance passes count only for the window in which they were given."""
        self.advance_passes.answered(seat, option)
        if window_is_over:
            self.advance_passes.clear()

    def undone(self, shown_seat: Seat) -> None:
        """Take note of an undo, after which the decision of a seat is shown again."""
        self.advance_passes.clear()
        self.held.add(shown_seat)

    # --- what people choose ---------------------------------------------------------------------------

    def hold(self, seat: Seat, is_on: bool) -> None:
        """Let a seat be asked at the next opportunity, or not any more."""
        (self.held.add if is_on else self.held.discard)(seat)
        self.advance_passes.remove(seat)
        self.until_progress.pop(seat, None)

    def pass_in_advance(self, seat: Seat, version: int) -> None:
        """Let a seat pass at its next reaction."""
        self.advance_passes.add(seat, version)
        self.held.discard(seat)

    def claim(self, seat: Seat) -> None:
        """Let a seat be asked next, because it has claimed the reaction of its device."""
        self.advance_passes.remove(seat)
        self.until_progress.pop(seat, None)
        self.held.add(seat)

    def set_stops(self, seat: Seat, stops: StopSettings, progress: Mapping[str, Any]) -> dict[str, Any]:
        """Set the stops of a seat at a progress of the game. Returns the value to be stored with the seat."""
        self._stops[seat] = stops
        self.until_progress.pop(seat, None)
        if stops.until:
            self.until_progress[seat] = progress
        stored: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(stops, until=""))
        return stored

    def let_bot_answer(self, seat: Seat, version: int, bot: str) -> None:
        """Let a bot answer one decision for a seat."""
        self._helped = (seat, version, bot)
