"""The printed cards of a simple game: their declaration, and the card library that follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from underkeep.core.capabilities.card_library import CardLibrary, CatalogueEntry
from underkeep.core.state import Face, face_range

if TYPE_CHECKING:
    from underkeep.core.simple_game.game import SimpleGame
    from underkeep.core.text import TextRenderer


class SimpleCard(NamedTuple):
    """One printed card. Its name is the message `card-KEY` of the game, and its wording the attribute `text` of that
    message, which may be missing. The name of its kind is the message `kind-KIND`."""

    key: str
    """The stable name of the card."""
    kind: str
    """The kind of the card, in a word of the game."""
    value: int = 0
    """The number that is printed on the card; 0 if there is none."""
    copies: int = 1
    """The number of copies in the game."""
    back: str = ""
    """The name of the back. Hidden cards with the same back cannot be told apart."""


UNKNOWN_CARD = SimpleCard("", "")
"""The printed card of a face that a viewer does not know."""


class SimpleCardLibrary(CardLibrary):
    """The printed cards of a simple game. The face of a card is its place in the catalogue, from 1 on."""

    game: SimpleGame

    def faces(self) -> Sequence[Face]:
        return face_range(1, len(self.game.catalogue) + 1)

    def entry(self, face: Face) -> CatalogueEntry:
        card = self.game.catalogue[face - 1]
        return CatalogueEntry(card.key, self.game.name, card.copies)

    def kind(self, face: Face) -> str:
        return self.game.catalogue[face - 1].kind

    def text(self, renderer: TextRenderer, face: Face) -> tuple[str, str, str]:
        card = self.game.catalogue[face - 1]
        kind, message = renderer.message(f"kind-{card.kind}"), f"card-{card.key}"
        about = renderer.message("simple-card-value", kind=kind, value=card.value) if card.value else kind
        wording = renderer.message(f"{message}.text") if renderer.messages.has(f"{message}.text") else ""
        return renderer.message(message), about, wording
