"""TNL: the second base set, The Next Level."""

from underkeep.games.boss_monster.card_sets.tnl import bosses, heroes, rooms, spells
from underkeep.games.boss_monster.cards.card_set import join_card_sets

CARD_SET = join_card_sets(bosses.tnl, rooms.tnl, spells.tnl, heroes.tnl)
