"""The deck builder of Boss Monster."""

from __future__ import annotations

from collections.abc import Mapping

from underkeep.core.capabilities.deck_builder import DeckBuilder, DeckReport
from underkeep.games.boss_monster.display.deck_builder.report import report_deck
from underkeep.games.boss_monster.display.deck_builder.text import read_deck
from underkeep.games.boss_monster.setup.deck_builder.deck import CustomDeck
from underkeep.games.boss_monster.setup.deck_builder.presets import ready_deck
from underkeep.games.boss_monster.setup.ready_decks import READY_DECKS


class BossMonsterDeckBuilder(DeckBuilder):
    """Decks of rooms, spells, heroes and bosses of all sets."""

    def report(self, language: str, written: str | Mapping[str, int]) -> DeckReport:
        if not isinstance(written, str):
            return report_deck(CustomDeck(written), language)
        return report_deck(ready_deck(written) if written in READY_DECKS else read_deck(written), language)


DECK_BUILDER = BossMonsterDeckBuilder()
