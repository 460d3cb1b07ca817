"""The printed cards of Dungeon Fighter, for pages and searches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import Design
from underkeep.core.capabilities.card_library import CardLibrary, CatalogueEntry
from underkeep.core.state import Face, face_range
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.display.card_values import catalogue_entry
from underkeep.games.dungeon_fighter.game import GAME
from underkeep.games.dungeon_fighter.text.cards import card_effects, card_summary
from underkeep.games.dungeon_fighter.text.nouns import card_name

if TYPE_CHECKING:
    from underkeep.core.text import TextRenderer


class FighterCards(CardLibrary):
    """Rooms, monsters, equipment, big bads and heroes."""

    def faces(self) -> Sequence[Face]:
        return face_range(1, len(CARDS))

    def entry(self, face: Face) -> CatalogueEntry:
        return CatalogueEntry(*catalogue_entry(face))

    def kind(self, face: Face) -> str:
        return CARDS[face].kind

    def design(self, face: Face) -> Design:
        return CARDS[face].design

    def text(self, renderer: TextRenderer, face: Face) -> tuple[str, str, str]:
        return card_name(renderer, face), card_summary(renderer, face), card_effects(renderer, face)


CARD_LIBRARY = FighterCards(GAME)
