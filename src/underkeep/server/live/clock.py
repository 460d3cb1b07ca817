"""The clock of a table: how long a person may think.

For a while after a clock has run out nothing happens by itself: the other players can give time, let a bot answer or
play on, or end the game. Then a reaction is passed; a main decision never is. The time is always handed in.
"""

from __future__ import annotations

from underkeep.core.state import Seat

BANK_SECONDS = 300.0
DECISION_SECONDS = 30.0
REACTION_SECONDS = 15.0
GRACE_SECONDS = 60.0
"""The time after a clock has run out until a reaction is passed."""
DAY_SECONDS = 86_400.0


class Clock:
    """The clock of one table. It runs while a person is asked. The kind `none` has no limit, `live` has a bank for each
    seat and free time for each decision, and a kind such as `2d` gives that number of days for each decision."""

    def __init__(self, kind: str, seat_count: int) -> None:
        self.kind = kind
        self.days = float(kind[:-1]) if kind.endswith("d") and kind[:-1].isdecimal() else 0.0
        self.banks = [BANK_SECONDS] * seat_count
        self.asked: tuple[int, int] | None = None
        """The seat whose clock runs, and the version of its decision."""
        self._since = 0.0
        self._free_seconds = 0.0

    @property
    def has_limit(self) -> bool:
        """Whether the table limits the time at all."""
        return self.kind == "live" or self.days > 0

    def start(self, seat: Seat, version: int, is_reaction: bool, now: float) -> float | None:
        """Start the clock of a seat for a decision. Returns the seconds after which its reaction is to be passed;
        None if it is not a reaction."""
        self.asked = (seat, version)
        self._since = now
        self._free_seconds = self.days * DAY_SECONDS or (REACTION_SECONDS if is_reaction else DECISION_SECONDS)
        return self._limit() + GRACE_SECONDS if is_reaction else None

    def _limit(self) -> float:
        assert self.asked is not None
        return self._free_seconds + (0.0 if self.days else self.banks[self.asked[0]])

    def stop(self, now: float) -> None:
        """Stop the clock. The time beyond the free seconds is taken from the bank of the seat."""
        if self.asked is not None and not self.days:
            used = now - self._since - self._free_seconds
            seat = self.asked[0]
            self.banks[seat] = max(0.0, self.banks[seat] - max(0.0, used))
        self.asked = None

    def give_time(self, seat: Seat) -> None:
        """Give a seat more time."""
        self.banks[seat] += BANK_SECONDS
        if self.asked is not None and self.asked[0] == seat:
            self._free_seconds += BANK_SECONDS

    def seconds_left(self, now: float) -> float | None:
        """Return the seconds left for the open decision; None without a limit."""
        if self.asked is None:
            return None
        return round(max(0.0, self._limit() - (now - self._since)), 1)

    def is_out(self, seat: Seat, now: float) -> bool:
        """Whether the clock of a seat has run out."""
        return self.asked is not None and self.asked[0] == seat and self.seconds_left(now) == 0.0

    def bank(self, seat: Seat) -> float | None:
        """Return the seconds in the bank of a seat; None if the clock has no banks."""
        return round(self.banks[seat], 1) if self.kind == "live" else None
