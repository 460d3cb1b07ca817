"""VOV: Vault of Villains."""

from underkeep.games.boss_monster.cards.card_set import join_card_sets
from underkeep.games.boss_monster.cards.vov import bosses, minibosses, rooms, spells

vov = join_card_sets(bosses.vov, rooms.vov, minibosses.vov, spells.vov)

__all__ = ["vov"]
