"""The position of Torchlight."""

from __future__ import annotations

from underkeep.core.simple_game.state import SimpleState
from underkeep.core.state import plain_data


@plain_data
class TorchlightState(SimpleState):
    """The cards on the table."""

    deck: list[int]
    corridor: list[int]
    """The cards that were turned up in the current run."""
    discard: list[int]
    hoards: list[list[int]]
    """The treasures that each player has brought home."""
    toolbox: list[int]
    hands: list[list[int]]
    """The tools that each player holds."""
