"""VOV: Vault of Villains."""

from underkeep.games.boss_monster.cards.card_types import joined
from underkeep.games.boss_monster.cards.vov import bosses, minibosses, rooms, spells

vov = joined(bosses.vov, rooms.vov, minibosses.vov, spells.vov)

__all__ = ["vov"]
