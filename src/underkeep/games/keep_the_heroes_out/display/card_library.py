"""The printed cards of Keep the Heroes Out!, for pages and searches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import Design
from underkeep.core.capabilities.card_library import CardLibrary, CatalogueEntry
from underkeep.core.messages import load_messages
from underkeep.core.state import Face, face_range, require
from underkeep.games.keep_the_heroes_out.cards.card_types import LOOT, TACTIC
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS, LOOT_KINDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.display.card_values import catalogue_entry
from underkeep.games.keep_the_heroes_out.game import GAME
from underkeep.games.keep_the_heroes_out.text.cards import card_name, card_text, card_type_text

if TYPE_CHECKING:
    from underkeep.core.text import TextRenderer

CLAN = "clan"
"""The kind under which the cards of all clans are listed."""


class KeepCards(CardLibrary):
    """Tactics cards by clan, loot, treasures, heroes, tiles and the rest."""

    def faces(self) -> Sequence[Face]:
        return face_range(1, len(CARDS))

    def entry(self, face: Face) -> CatalogueEntry:
        return CatalogueEntry(*catalogue_entry(face))

    def kind(self, face: Face) -> str:
        return CARDS[face].kind

    def kinds_of(self, face: Face) -> tuple[str, ...]:
        """Return also `clan` and the clan of a tactics card, and the kind of loot of a loot card."""
        card = CARDS[face]
        if card.kind == TACTIC:
            return card.kind, CLAN, CLAN_NAMES[require(card.clan)]
        return (card.kind, card.loot) if card.kind == LOOT else (card.kind,)

    def kind_text(self, language: str, kind: str) -> str:
        group = "clan" if kind in CLAN_NAMES else "loot" if kind in LOOT_KINDS else "kind"
        return load_messages(language, self.game.message_files).format(f"{group}-{kind}")

    def design(self, face: Face) -> Design:
        return CARDS[face].design

    def text(self, renderer: TextRenderer, face: Face) -> tuple[str, str, str]:
        return card_name(renderer, face), card_type_text(renderer, face), card_text(renderer, face)


CARD_LIBRARY = KeepCards(GAME)
