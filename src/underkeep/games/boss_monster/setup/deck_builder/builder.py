"""The deck builder of Boss Monster."""

from __future__ import annotations

from collections.abc import Mapping

from underkeep.core.capabilities.deck_builder import DeckBuilder, DeckReport
from underkeep.games.boss_monster.setup.deck_builder.deck import OwnDeck
from underkeep.games.boss_monster.setup.deck_builder.presets import ready
from underkeep.games.boss_monster.setup.deck_builder.report import report
from underkeep.games.boss_monster.setup.deck_builder.text import read
from underkeep.games.boss_monster.setup.decks import READY_DECKS


class BossMonsterDeckBuilder(DeckBuilder):
    """Decks of rooms, spells, heroes and bosses of all sets."""

    def report(self, language: str, written: str | Mapping[str, int]) -> DeckReport:
        if not isinstance(written, str):
            return report(OwnDeck(written), language)
        return report(ready(written) if written in READY_DECKS else read(written), language)


DECK_BUILDER = BossMonsterDeckBuilder()
