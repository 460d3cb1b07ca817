"""Homebrew equipment, by Underkeep and its contributors. It is in the stall only if the setup says so."""

from __future__ import annotations

from underkeep.games.dungeon_fighter.cards.card_types import Curio, Equipment, Weapon

HOMEBREW: tuple[Equipment, ...] = (
    # --- weapons
    Weapon("Snow Shovel", "Łopata do śniegu", 1, bonus=2, technique="thump"),
    # --- curios
    Curio("Thermos of Broth", "Termos rosołu", 0, heals=3),
)
