"""The minibosses of VOV."""

from __future__ import annotations

from underkeep.games.boss_monster.cards.declare import CardSet

vov = CardSet("VOV", "Vault of Villains")
