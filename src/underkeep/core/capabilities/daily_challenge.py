"""The daily challenge: one game a day for one player, with the same cards for everybody, and a score to compare."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import TYPE_CHECKING, Any

from underkeep.core.capabilities.scoreboards import ENTRY_SEPARATOR

if TYPE_CHECKING:
    from underkeep.core.table import Table

SCOREBOARD = "daily"
"""The scoreboard under which the scores are stored; its entries are the days."""


def category_of(day: str) -> str:
    """Return the category under which the scores of a day (`2026-11-19`) are stored."""
    return SCOREBOARD + ENTRY_SEPARATOR + day


class DailyChallenge:
    """The daily challenge of one game. How its score is counted is the message `daily-about` of the game."""

    def choices(self, chance: Random) -> dict[str, Any]:
        """Return the choices of the table for one player. `chance` is the same for everybody on the same day."""
        return {}

    def score(self, table: Table) -> int | None:
        """Return the score of a finished game, of which more is better; None if the player resigned."""
        raise NotImplementedError


def choices_of(challenge: DailyChallenge, day: date) -> dict[str, Any]:
    """Return the choices of the table of a day."""
    return challenge.choices(Random(day.toordinal()))
