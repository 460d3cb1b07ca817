"""IOD: the second expansion with items, Implements of Destruction."""

from underkeep.games.boss_monster.cards.card_set import join_card_sets
from underkeep.games.boss_monster.cards.iod import bosses, items

iod = join_card_sets(bosses.iod, items.iod)
