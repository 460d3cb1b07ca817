"""Where all win or lose together, any player may suggest an answer, and the one who is asked decides.

A suggestion belongs to the open question and is gone when that is answered. It lives with the table in memory: nothing
of the game depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.decisions import Decision, RangeOptions
from underkeep.core.visibility import SPECTATOR
from underkeep.protocol.socket import Suggestion
from underkeep.server.http.haste import Haste
from underkeep.server.table_errors import TableError

if TYPE_CHECKING:
    from underkeep.server.live.audience import Group
    from underkeep.server.live.live_table import LiveTable

RATE = (20, 10.0)
"""How many suggestions in how many seconds, of one seat."""


class Suggestions:
    """Who suggests what, while a question stands."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._made: dict[int, int] = {}
        """The option that each seat suggests,"""
        self._version = -1
        """and the version of the question."""
        self._haste: dict[int, Haste] = {}

    @property
    def allowed(self) -> bool:
        """Whether this is a game in which one may: together, and with nothing to hide in anybody's options."""
        return self.table.game.cooperative and self.table.game.open_hands

    def may(self, viewer: int, decision: Decision) -> bool:
        """Whether a viewer may suggest an answer to the open question: whoever sits here and is not asked."""
        if isinstance(decision.options, RangeOptions):
            return False  # nobody aims for somebody else
        return self.allowed and self.table.pace.asking and viewer != SPECTATOR and not self._decides(viewer, decision)

    def _decides(self, seat: int, decision: Decision) -> bool:
        """Whether the question is put to the person at this seat."""
        asked, other = self.table.seats[decision.seat], self.table.seats[seat]
        return seat == decision.seat or (asked.person is not None and asked.person == other.person)

    def told(self, group: Group, decision: Decision) -> list[Suggestion]:
        """What is suggested, in the words of those who are told."""
        if self._version != self.table.version or not self.table.pace.asking:
            return []
        renderer, state = group.teller.renderer, group.teller.view(self.table.record.table).state
        return [
            Suggestion(seat=seat, option=option, text=renderer.option_text(state, decision.options[option], decision))
            for seat, option in sorted(self._made.items())
        ]

    async def suggest(self, seat: int, version: int, option: int | None) -> None:
        """A seat suggests an option, another one than before, or (the same again, or none) nothing any more. Raises a
        UserError if there is nothing to suggest."""
        table = self.table
        async with table.lock:
            if not self.allowed:
                raise TableError("table-suggest-alone")
            if self._haste.setdefault(seat, Haste(*RATE)).too_much():
                raise TableError("table-too-fast")
            decision = table.record.table.decision
            if decision is None or version != table.version or table.row.status != "playing" or not table.pace.asking:
                raise TableError("table-suggest-over")
            if self._decides(seat, decision):
                raise TableError("table-suggest-mine")
            if isinstance(decision.options, RangeOptions):
                raise TableError("table-suggest-numbers")
            if option is not None and not 0 <= option < len(decision.options):
                raise TableError("table-no-option", number=option, most=len(decision.options) - 1)
            if self._version != version:
                self._made, self._version = {}, version
            if option is None or self._made.get(seat) == option:
                if self._made.pop(seat, None) is None:
                    return
            else:
                self._made[seat] = option
            table.news.tell_prompt()
