"""Suggestions: in a cooperative game with open hands the other players can suggest an answer to the asked player.

A suggestion belongs to the open decision and ends with it. It is kept in memory only, because the game does not depend
on it.
"""

from __future__ import annotations

from collections.abc import Mapping

from underkeep.core.decisions import Decision
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.state import Seat
from underkeep.server.errors import TableError
from underkeep.server.rate_limits import RateLimit

RATE = (20, 10.0)
"""The largest number of suggestions of one seat, and the seconds in which they are counted."""


class Suggestions:
    """The suggestions for the open decision of one table."""

    def __init__(self, are_allowed: bool) -> None:
        self.are_allowed = are_allowed
        """Whether the game is cooperative and hides no options."""
        self._options: dict[Seat, int] = {}
        """The number of the option that each seat suggests."""
        self._version = -1
        """The version of the decision to which the suggestions belong."""
        self._rate_limit = RateLimit(RATE)

    def at(self, version: int) -> Mapping[Seat, int]:
        """Return the suggested option of each seat for the decision at a version, in the order of the seats."""
        return dict(sorted(self._options.items())) if self._version == version else {}

    def suggest(
        self, seat: Seat, version: int, option: int | None, decision: Decision | None, is_decider: bool
    ) -> bool:
        """Let a seat suggest an option; None, or the same option again, withdraws the suggestion. `decision` is the
        shown decision, or None, and `is_decider` says whether the person of the seat has to decide it. Returns
        whether something has changed; raises a TableError if the seat cannot suggest the option."""
        if not self.are_allowed:
            raise TableError("table-suggest-alone")
        if not self._rate_limit.try_take(str(seat)):
            raise TableError("table-too-fast")
        if decision is None:
            raise TableError("table-suggest-over")
        if is_decider:
            raise TableError("table-suggest-mine")
        if isinstance(decision.options, RangeOptions):
            raise TableError("table-suggest-numbers")
        if option is not None and not 0 <= option < len(decision.options):
            raise TableError("table-no-option", number=option, most=len(decision.options) - 1)
        if self._version != version:
            self._options, self._version = {}, version
        if option is None or self._options.get(seat) == option:
            return self._options.pop(seat, None) is not None
        self._options[seat] = option
        return True
