"""The printed cards of Boss Monster, for pages and searches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import Design
from underkeep.core.capabilities.card_library import CardLibrary, CatalogueEntry
from underkeep.core.rulebook.rulebook import rulings_about
from underkeep.core.state import Face
from underkeep.games.boss_monster.assist.clauses import card_clauses
from underkeep.games.boss_monster.cards.catalogue import BOSS_MONSTER_CARDS, CARDS
from underkeep.games.boss_monster.cards.names import names_of
from underkeep.games.boss_monster.game import GAME
from underkeep.games.boss_monster.text.cards import card_name, card_summary, card_text

if TYPE_CHECKING:
    from underkeep.core.text import TextRenderer


class BossMonsterCards(CardLibrary):
    """The cards of the Boss Monster series."""

    def faces(self) -> Sequence[Face]:
        return [card.face for card in BOSS_MONSTER_CARDS]

    def entry(self, face: Face) -> CatalogueEntry:
        card = CARDS[face]
        return CatalogueEntry(card.key, card.set, card.copies)

    def kind(self, face: Face) -> str:
        return CARDS[face].kind

    def design(self, face: Face) -> Design:
        return CARDS[face].design

    def text(self, renderer: TextRenderer, face: Face) -> tuple[str, str, str]:
        return card_name(renderer, face), card_summary(renderer, face), card_text(renderer, face)

    def names(self, face: Face) -> tuple[str, ...]:
        return names_of(CARDS[face])

    def clauses(self, face: Face) -> list[str]:
        return card_clauses(CARDS[face])

    def rulings(self, face: Face, language: str = "en") -> list[str]:
        return rulings_about(CARDS[face].name, language)


CARD_LIBRARY = BossMonsterCards(GAME)
