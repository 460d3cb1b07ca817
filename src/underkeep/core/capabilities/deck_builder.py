"""The deck builder: the report on a deck that a player has built."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Bar(msgspec.Struct):
    """A number of cards, and what they have in common."""

    id: str
    name: str
    count: int


class Part(msgspec.Struct):
    """One aspect of a deck that should be in balance: its numbers, notes and warnings."""

    id: str
    name: str
    bars: list[Bar] = []
    notes: list[str] = []
    warnings: list[str] = []


class DeckReport(msgspec.Struct):
    """The report on a deck. Warnings are advice; `players` says whether the deck can be played at all."""

    code: str
    """The short form of the deck, which can be sent."""
    text: str
    """The long form of the deck, a line for each card."""
    cards: dict[str, int]
    """The number of copies of each card, by its key."""
    parts: list[Part] = []
    players: list[int] = []
    """The numbers of players with which the deck can be played."""
    refusal: str = ""
    """The reason why it can be played with no number of players."""

    @property
    def warnings(self) -> list[str]:
        """All warnings of all parts."""
        return [warning for part in self.parts for warning in part.warnings]


class DeckBuilder:
    """The deck builder of one game."""

    def report(self, language: str, written: str | Mapping[str, int]) -> DeckReport:
        """Return the report on a deck that is given as a code, as a text, or as numbers of copies by the keys of its
        cards. Raises a UserError if it cannot be read."""
        raise NotImplementedError
