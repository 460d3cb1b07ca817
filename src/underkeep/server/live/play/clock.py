"""The clock of a table: how long a person may think.

For a while after a clock has run out nothing happens by itself: the other players can give time, let a bot answer or
play on, or end the game. Then a reaction is passed; a main decision never is. The time is always handed in.

The clock is stored with every answer (`StoredClock`). After an outage it goes on where it stopped, and everybody gets
some seconds more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from underkeep.core.state import Seat

BANK_SECONDS = 300.0
DECISION_SECONDS = 30.0
REACTION_SECONDS = 15.0
GRACE_SECONDS = 60.0
"""The time after a clock has run out until a reaction is passed."""
DAY_SECONDS = 86_400.0
OUTAGE_SECONDS = 30.0
"""The time that everybody gets after an outage, because people have to find back to the table."""


class StoredClock(msgspec.Struct):
    """A clock as it is stored with a table: the banks, and the decision for which it ran, with the seconds that had
    been used for it at the time `at` of the wall clock."""

    banks: list[float]
    at: float
    asked: tuple[Seat, int] | None = None
    free_seconds: float = 0.0
    used_seconds: float = 0.0


class Clock:
    """The clock of one table. It runs while a person is asked. The kind `none` has no limit, `live` has a bank for each
    seat and free time for each decision, and a kind such as `2d` gives that number of days for each decision."""

    def __init__(self, kind: str, seat_count: int) -> None:
        self.kind = kind
        self.days = float(kind[:-1]) if kind.endswith("d") and kind[:-1].isdecimal() else 0.0
        self.banks = [BANK_SECONDS] * seat_count
        self.asked: tuple[Seat, int] | None = None
        """The seat whose time is counted, and the version of its decision."""
        self._since: float | None = None
        """The time since which the clock runs; None while it is paused."""
        self._used_seconds = 0.0
        """The seconds that were used for the decision before `_since`."""
        self._free_seconds = 0.0

    @property
    def has_limit(self) -> bool:
        """Whether the table limits the time at all."""
        return self.kind == "live" or self.days > 0

    @property
    def is_running(self) -> bool:
        """Whether the time of a seat is counted now."""
        return self._since is not None

    def start(self, seat: Seat, version: int, is_reaction: bool, now: float) -> None:
        """Start the clock of a seat for a decision."""
        self.asked = (seat, version)
        self._since, self._used_seconds = now, 0.0
        self._free_seconds = self.days * DAY_SECONDS or (REACTION_SECONDS if is_reaction else DECISION_SECONDS)

    def stop(self, now: float) -> None:
        """Stop the clock. The time beyond the free seconds is taken from the bank of the seat."""
        if self.asked is not None and not self.days:
            seat, used = self.asked[0], self._used(now) - self._free_seconds
            self.banks[seat] = max(0.0, self.banks[seat] - max(0.0, used))
        self.asked = self._since = None

    def pause(self, now: float) -> None:
        """Count no time until the clock is resumed."""
        self._used_seconds, self._since = self._used(now), None

    def resume(self, now: float) -> None:
        """Count the time of the same decision again."""
        self._since = now

    def copy(self) -> Clock:
        """Return an independent clock with the same values."""
        copied = Clock(self.kind, len(self.banks))
        copied.banks, copied.asked, copied._since = list(self.banks), self.asked, self._since
        copied._used_seconds, copied._free_seconds = self._used_seconds, self._free_seconds
        return copied

    # --- more time ------------------------------------------------------------------------------------

    def give_time(self, seat: Seat) -> None:
        """Give a seat more time."""
        self.banks[seat] += BANK_SECONDS
        if self.asked is not None and self.asked[0] == seat:
            self._free_seconds += BANK_SECONDS

    def make_up_for_outage(self) -> None:
        """Give everybody some seconds more, because the table could not be played at for a while."""
        self.banks = [bank + OUTAGE_SECONDS for bank in self.banks]
        if self.days and self.asked is not None:
            self._free_seconds += OUTAGE_SECONDS

    # --- storage --------------------------------------------------------------------------------------

    def to_store(self, now: float, wall_time: float) -> dict[str, Any]:
        """Return the clock as it is stored."""
        stored = StoredClock(list(self.banks), wall_time, self.asked, self._free_seconds, self._used(now))
        values: dict[str, Any] = msgspec.to_builtins(stored)
        return values

    def restore(self, values: Mapping[str, Any], ran_until: float) -> None:
        """Take a stored clock, paused. Time is counted up to `ran_until` on the wall clock: until then the table could
        be played at."""
        stored = msgspec.convert(values, StoredClock)
        self.banks, self.asked, self._since = stored.banks, stored.asked, None
        self._free_seconds = stored.free_seconds
        self._used_seconds = stored.used_seconds + max(0.0, ran_until - stored.at)

    # --- what is left ---------------------------------------------------------------------------------

    def _used(self, now: float) -> float:
        return self._used_seconds + (0.0 if self._since is None else now - self._since)

    def seconds_left(self, now: float) -> float | None:
        """Return the seconds left for the open decision; None without a limit."""
        if self.asked is None:
            return None
        limit = self._free_seconds + (0.0 if self.days else self.banks[self.asked[0]])
        return round(max(0.0, limit - self._used(now)), 1)

    def is_out(self, seat: Seat, now: float) -> bool:
        """Whether the clock of a seat has run out."""
        return self.asked is not None and self.asked[0] == seat and self.seconds_left(now) == 0.0

    def bank(self, seat: Seat) -> float | None:
        """Return the seconds in the bank of a seat; None if the clock has no banks."""
        return round(self.banks[seat], 1) if self.kind == "live" else None
