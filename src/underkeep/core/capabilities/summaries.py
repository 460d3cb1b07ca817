"""Summaries: the figures of a finished game, counted from its events, and the achievements that they earn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from underkeep.core.state import Seat

if TYPE_CHECKING:
    from underkeep.core.table import Table
    from underkeep.core.text import TextRenderer

ROUND, TURN, FIGHT = "round", "turn", "fight"
"""The steps by which the chart of a game is divided."""


class Curve(msgspec.Struct, kw_only=True):
    """One line of the chart: a number at the beginning, and after each step of the game."""

    name: str
    """The name of what is counted, such as `souls`."""
    values: list[int]
    seat: Seat | None = None
    """The seat that the number belongs to; None for a number of all players."""
    who: str = ""
    """The key of the character that the number belongs to, where a seat has several."""


class Kill(msgspec.Struct, kw_only=True):
    """The end of an enemy. `by` and `victim` are keys that `Summaries.name_text` words."""

    by: str
    """The key of the card or character that did it; empty if neither did."""
    victim: str
    event: int
    """The number of the event."""
    seat: Seat | None = None
    """The seat that did it; None if a thing of all players did."""


class SeatSummary(msgspec.Struct, kw_only=True):
    """The figures of one seat."""

    character: str = ""
    """The key of the character that the seat plays."""
    figures: dict[str, int] = {}
    """Numbers by name, in the order in which people read them."""
    best: str = ""
    """The key of the card of the seat that has killed most; empty if none has."""
    best_kills: int = 0


class GameSummary(msgspec.Struct, kw_only=True):
    """The figures of a finished game."""

    winners: list[Seat] = []
    step: str = ROUND
    """The kind of the steps of the chart: `round`, `turn` or `fight`."""
    curves: list[Curve] = []
    seats: list[SeatSummary] = []
    kills: list[Kill] = []
    figures: dict[str, int] = {}
    """The numbers of all players together."""
    deciding: int | None = None
    """The number of the event that decided the game; None if none did."""
    last_fight: int | None = None
    """The number of the event with which the last raid or fight began; None in games without them."""

    def figure(self, seat: Seat, name: str) -> int:
        """Return a figure of a seat, 0 if it has none."""
        return self.seats[seat].figures.get(name, 0)

    def has_won(self, seat: Seat) -> bool:
        """Return whether a seat has won."""
        return seat in self.winners


class Achievement(NamedTuple):
    """A reward for a feat in one game. Its texts are the message `achievement-GAME-NAME` of the client."""

    name: str
    picture: str
    """The key of the card whose picture stands for it."""
    is_earned: Callable[[GameSummary, Seat], bool]
    """Returns whether a seat has earned it in a finished game."""


class Summaries:
    """The summaries of one game."""

    achievements: tuple[Achievement, ...] = ()
    """All achievements of the game, in the order in which they are listed."""

    def summarize(self, table: Table) -> GameSummary:
        """Return the figures of a finished game. The table has all its events."""
        raise NotImplementedError

    def name_text(self, renderer: TextRenderer, key: str) -> str:
        """Return the name that belongs to a key of a summary."""
        raise NotImplementedError

    def earned(self, summary: GameSummary, seat: Seat) -> list[str]:
        """Return the names of the achievements that a seat has earned in a finished game."""
        return [achievement.name for achievement in self.achievements if achievement.is_earned(summary, seat)]
