"""The printed cards of Super Boss Monster, for pages and searches: its own and those that can be mixed in."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.state import Face, face_range
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.display.card_library import BossMonsterCards
from underkeep.games.super_boss_monster.assist.clauses import card_clauses
from underkeep.games.super_boss_monster.game import GAME


class SuperBossMonsterCards(BossMonsterCards):
    """The cards of all sets."""

    def faces(self) -> Sequence[Face]:
        return face_range(1, len(CARDS))

    def clauses(self, face: Face) -> list[str]:
        return card_clauses(CARDS[face])


CARD_LIBRARY = SuperBossMonsterCards(GAME)
