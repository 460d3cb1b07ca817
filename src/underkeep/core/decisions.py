"""Decisions: the seat that decides, the kind of the decision, and its legal options."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from underkeep.core.options.option import PASS, Option
from underkeep.core.state import CardId, Seat

CHANCE = Seat(-3)
"""The seat of chance, which is no player and no viewer. The table answers its decisions at random and records the
answers like any others, so that a world that is sampled later has the same random results."""

NO_SEAT = Seat(-4)
"""The seat of a breakpoint, at which no seat is asked."""


class Decision:
    """A decision of one seat. `kind` names what is decided, `about` holds the cards that the decision is about.

    The options are computed on first access, so that a replay, which has the answer already, does not compute them.
    """

    __slots__ = ("_options", "about", "kind", "seat")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        options: Sequence[Option] | Callable[[], Sequence[Option]],
        about: tuple[CardId, ...] = (),
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self._options = options

    @property
    def options(self) -> Sequence[Option]:
        """All legal answers; there is at least one."""
        options = self._options
        if callable(options):
            options = self._options = options()
        return options

    @property
    def lacks_options(self) -> bool:
        """Whether the options are known and there is none. The rules never ask so; only a world can, in which cards
        were dealt that do not fit to the question. Options that are not computed yet contain `Pass`."""
        return not callable(self._options) and not self._options

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, {len(self.options)} options)"


BREAKPOINT = Decision(NO_SEAT, "halt", (PASS,))
"""A stop without a decision: the rules yield it if `Rules.stops_at_breakpoints` is set, as it is in scenarios."""
