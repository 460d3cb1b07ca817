"""Homebrew loot cards, by Underkeep and its contributors. They are in the loot deck only if the setup says so."""

from __future__ import annotations

from underkeep.games.keep_the_heroes_out.cards.card_types import Loot

HOMEBREW = (
    # --- equipment
    Loot("equipment", "Grappling Hook", "Kotwiczka", "move*2 + ranged"),
    # --- potion
    Loot("potion", "Witch's Cocoa", "Kakao wiedźmy", "draw*2 / defend"),
    # --- scroll
    Loot("scroll", "Scroll of Snares", "Zwój sideł", "trap*2 + move"),
    # --- beast
    Loot("beast", "Owl", "Sowa", "ranged + draw*2"),
)
