"""Decks to start a custom deck from: the ready decks, and all cards of some sets."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.games.boss_monster.cards.card_types import HERO
from underkeep.games.boss_monster.cards.catalogue import SETS, cards_of
from underkeep.games.boss_monster.setup import decks, ready_decks
from underkeep.games.boss_monster.setup.deck_builder.deck import CustomDeck


def ready_deck(name: str) -> CustomDeck:
    """Return a ready deck with its bosses and heroes (chapter 26).

    >>> ready_deck("official").size
    171
    """
    sets = ("BMR", "TNL")
    rooms, spells = decks.room_and_spell_faces(sets, name)
    heroes = [card.face for card in cards_of([ready_decks.READY_DECKS[name].heroes], HERO)]
    return CustomDeck.of_faces([*rooms, *spells, *decks.boss_faces(sets, name), *heroes])


def complete_deck(sets: Sequence[str]) -> CustomDeck:
    """Return all cards of these sets, with the heroes of their first base set and of the expansion for five and six
    players (BM-3.4, BM-3.6)."""
    base = next((code for code in sets if code in decks.BASE_SETS), "")
    return CustomDeck(
        {
            card.key: card.copies
            for code in sets
            for card in SETS[code].cards
            if card.kind != HERO or code in (base, "CRL")
        }
    )
