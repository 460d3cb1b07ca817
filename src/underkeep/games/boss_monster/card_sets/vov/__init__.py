"""VOV: Vault of Villains."""

from underkeep.games.boss_monster.card_sets.vov import bosses, minibosses, rooms, spells
from underkeep.games.boss_monster.cards.card_set import join_card_sets

CARD_SET = join_card_sets(bosses.vov, rooms.vov, minibosses.vov, spells.vov)

__all__ = ["vov"]
