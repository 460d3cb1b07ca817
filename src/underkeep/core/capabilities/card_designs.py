"""Where the design of a card comes from: the printed game, Underkeep, or both.

The printed games are not known in every detail. Cards that fill a gap were designed for Underkeep, and every place that
shows a card in full says so in one sentence.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from underkeep.core.state import Face

if TYPE_CHECKING:
    from underkeep.core.text import TextRenderer


class Design(StrEnum):
    """The origin of what a card says."""

    PRINTED = "printed"
    """The card is as printed; only its wording is Underkeep's."""
    PARTLY_OWN = "partly-own"
    """The printed game has the card, but some of its numbers, symbols or abilities were designed for Underkeep."""
    OWN = "own"
    """The whole card was designed for Underkeep."""


PRINTED, PARTLY_OWN, OWN = Design
OWN_DESIGNS = (PARTLY_OWN, OWN)
"""The designs that are marked wherever a card is shown in full."""


def design_text(renderer: TextRenderer, face: Face) -> str:
    """Return the sentence that marks a card of Underkeep's own design; an empty text for a card that is as printed."""
    return design_sentence(renderer, renderer.game.cards.design(face))


def design_sentence(renderer: TextRenderer, design: Design) -> str:
    """Return the sentence for a design; an empty text for a card that is as printed."""
    return renderer.message(f"design-{design}") if design in OWN_DESIGNS else ""
