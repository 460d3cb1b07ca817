"""VOV: Vault of Villains."""

from underkeep.games.boss_monster.cards.declare import CardSet

vov = CardSet("VOV", "Vault of Villains")

__all__ = ["vov"]
