"""The printed cards of a game, for pages and searches that show them outside a game in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from underkeep.core.capabilities.card_designs import Design
from underkeep.core.state import Face

if TYPE_CHECKING:
    from underkeep.core.game import Game
    from underkeep.core.text import TextRenderer


class CatalogueEntry(NamedTuple):
    """The place of a printed card in the catalogue."""

    key: str
    """The stable name of the card."""
    set: str
    """The code of the set that the card belongs to."""
    copies: int
    """The number of copies in the set."""


class CardLibrary:
    """The printed cards of one game by their faces. A game overrides what it has."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def faces(self) -> Sequence[Face]:
        """Return the faces of all printed cards."""
        return ()

    def entry(self, face: Face) -> CatalogueEntry:
        """Return key, set and number of copies of a card."""
        raise NotImplementedError

    def kind(self, face: Face) -> str:
        """Return the kind of a card, in a word of the game."""
        raise NotImplementedError

    def kinds_of(self, face: Face) -> tuple[str, ...]:
        """Return the kinds under which a card can be searched: its `kind`, then the groups that the game adds."""
        return (self.kind(face),)

    def kinds(self) -> list[str]:
        """Return the kinds under which cards can be searched: every `kind`, then every group."""
        found = [self.kinds_of(face) for face in self.faces()]
        first = dict.fromkeys(kinds[0] for kinds in found)
        return list(first | dict.fromkeys(kind for kinds in found for kind in kinds))

    def kind_text(self, language: str, kind: str) -> str:
        """Return the name of a kind of card: the message `kind-KIND` of the game."""
        from underkeep.core.messages import load_messages

        return load_messages(language, self.game.message_files).format(f"kind-{kind}")

    def design(self, face: Face) -> Design:
        """Return whether a card is as printed or, wholly or in part, of Underkeep's own design."""
        return Design.PRINTED

    def text(self, renderer: TextRenderer, face: Face) -> tuple[str, str, str]:
        """Return the name of a card, its numbers in one line, and its wording, which may be empty."""
        raise NotImplementedError

    def names(self, face: Face) -> tuple[str, ...]:
        """Return the names of a card in all languages; a search finds it under each of them."""
        from underkeep.core.messages import LANGUAGES
        from underkeep.core.text import TextRenderer

        renderers = (TextRenderer(self.game, self.game.setup_type(), language) for language in LANGUAGES)
        return tuple(dict.fromkeys(self.text(renderer, face)[0] for renderer in renderers))

    def clauses(self, face: Face) -> list[str]:
        """Return the clauses of the rules that a card is about."""
        return []

    def rulings(self, face: Face, language: str = "en") -> list[str]:
        """Return the rulings about a card."""
        return []
