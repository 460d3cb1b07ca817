"""What a deck builder says about a deck of one's own: its code and text, its numbers, and what could be better."""

from __future__ import annotations

import msgspec


class Bar(msgspec.Struct):
    """A number of cards, and what they have in common."""

    id: str
    name: str
    count: int


class Part(msgspec.Struct):
    """One thing that should be in balance: its numbers, what is worth knowing, and what could be better."""

    id: str
    name: str
    bars: list[Bar] = []
    notes: list[str] = []
    warnings: list[str] = []


class DeckReport(msgspec.Struct):
    """A deck, counted. Warnings are advice; whether it can be played at all says `players`."""

    code: str
    """The short form that can be sent."""
    text: str
    """The long form, a line for each card."""
    cards: dict[str, int]
    """How many of each card, by its key."""
    parts: list[Part] = []
    players: list[int] = []
    """With how many players it can be played,"""
    refusal: str = ""
    """and if with none, why."""

    @property
    def warnings(self) -> list[str]:
        """All that could be better."""
        return [warning for part in self.parts for warning in part.warnings]
