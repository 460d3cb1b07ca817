"""IOD: the second expansion with items, Implements of Destruction."""

from underkeep.games.boss_monster.cards.card_types import joined
from underkeep.games.boss_monster.cards.iod import bosses, items

iod = joined(bosses.iod, items.iod)
