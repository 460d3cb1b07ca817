"""The options of Torchlight."""

from __future__ import annotations

from underkeep.core.options.option import Option, option
from underkeep.core.simple_game.fields import Card


@option("go deeper", anchors=["zone:deck"])
class GoDeeper(Option, frozen=True, array_like=True, tag=True):
    """Turn up the next card of the corridor."""


@option("turn back")
class TurnBack(Option, frozen=True, array_like=True, tag=True):
    """Carry the treasures home."""


@option("use {card}")
class UseTool(Option, frozen=True, array_like=True, tag=True):
    """Use a tool from the hand."""

    card: Card
