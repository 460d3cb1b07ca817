"""The waiting effect: a declared effect that has not resolved yet (BM-5.8)."""

from __future__ import annotations

import msgspec

from underkeep.core.state import CardId, Face, Seat


class WaitingEffect(msgspec.Struct, frozen=True, array_like=True):
    """A declared effect that has not resolved yet (BM-5.8)."""

    seat: Seat
    """The seat that has declared it."""
    source: CardId
    """The card with the text."""
    face: Face
    """The face on which the text is printed: a boss may have copied the ability of another one."""
    text: int
    """The number of the text on the card."""
    targets: tuple[int, ...]
    """Cards, seats or treasure types, as the text says."""
    paid: int | None
    """The card or the number of coins with which the cost was paid; None if there is neither."""
