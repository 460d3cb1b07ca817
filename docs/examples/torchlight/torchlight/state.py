"""The position of Torchlight."""

from __future__ import annotations

from underkeep.core.simple_game.state import SimpleState
from underkeep.core.state import CardId, plain_data


@plain_data
class TorchlightState(SimpleState):
    """The cards on the table."""

    deck: list[CardId]
    corridor: list[CardId]
    """The cards that were turned up in the current run."""
    discard: list[CardId]
    hoards: list[list[CardId]]
    """The treasures that each player has brought home."""
    toolbox: list[CardId]
    hands: list[list[CardId]]
    """The tools that each player holds."""
