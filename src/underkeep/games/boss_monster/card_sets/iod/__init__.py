"""IOD: the second expansion with items, Implements of Destruction."""

from underkeep.games.boss_monster.card_sets.iod import bosses, items
from underkeep.games.boss_monster.cards.card_set import join_card_sets

CARD_SET = join_card_sets(bosses.iod, items.iod)
