"""The generic board: the structs from which clients draw a simple game."""

from __future__ import annotations

import msgspec

from underkeep.core.state import UNKNOWN, CardId, Face, Seat


class BoardCard(msgspec.Struct, omit_defaults=True):
    """A card on the board."""

    id: CardId
    face: Face = UNKNOWN
    """The face; 0 if the viewer does not know it."""


class BoardZone(msgspec.Struct, omit_defaults=True):
    """A zone of cards."""

    label: str
    kind: str
    """`pile`, `row` or `hand`."""
    seat: Seat | None = None
    """The owner; null for a common zone."""
    count: int = 0
    """The number of cards."""
    cards: list[BoardCard] = []
    """The cards that are shown: of a pile the top one, of other zones all, from the first to the last."""


class BoardCounter(msgspec.Struct, omit_defaults=True):
    """A number, or the face of a die."""

    label: str
    value: int
    kind: str = "number"
    """`number` or `die`."""
    seat: Seat | None = None
    """The owner; null for a common counter."""


class BoardState(msgspec.Struct, omit_defaults=True):
    """The position as a viewer sees it, with labels in the language of the viewer."""

    players: int
    zones: dict[str, BoardZone]
    """The zones by the name in their anchors: `zone:deck`, `zone:hands-0`."""
    counters: dict[str, BoardCounter]
    active: Seat | None = None
    """The seat whose turn it is; null when the game is over."""
    phase: str = ""
    """The name of the running step; empty if the game gives it none."""
    resigned: list[Seat] = []
    """The seats that have given up."""
