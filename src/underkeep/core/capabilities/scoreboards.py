"""Scoreboards: the personal bests of a player."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from underkeep.core.state import Seat

if TYPE_CHECKING:
    from underkeep.core.text import TextRenderer

ENTRY_SEPARATOR = "/"
"""The character between scoreboard and entry in the category under which results are stored."""


class Scoreboard(NamedTuple):
    """A way to play for a personal best; the best result is kept for each entry. Its text is the message
    `contest-NAME` of the game."""

    name: str
    entries: tuple[str, ...]
    """The entries for which a best result is kept: keys of printed cards, or other words."""
    choices: Mapping[str, Any] = MappingProxyType({})
    """The choices of a table for it, at which one player sits alone."""

    def category(self, entry: str) -> str:
        """Return the name under which results with an entry are stored."""
        return self.name + ENTRY_SEPARATOR + entry


class Scoreboards:
    """The scoreboards of one game."""

    def all(self) -> tuple[Scoreboard, ...]:
        """Return all scoreboards."""
        return ()

    def results(self, state: Any, seat: Seat) -> list[tuple[str, int]]:
        """Return what a seat has achieved in a finished game: categories (`Scoreboard.category`) and scores, of which
        more is better. The list is empty if the player resigned."""
        return []

    def result_headline(self, renderer: TextRenderer, state: Any) -> str:
        """Return the headline of a finished game where neither victory nor defeat fits; empty elsewhere."""
        return ""

    def entry_text(self, renderer: TextRenderer, entry: str) -> str:
        """Return the name of an entry."""
        raise NotImplementedError

    def result_text(self, renderer: TextRenderer, scoreboard: str, score: int) -> str:
        """Return the meaning of a score in a few words; an empty text if the number is enough."""
        return ""
