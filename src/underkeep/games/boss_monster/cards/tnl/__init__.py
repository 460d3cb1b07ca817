"""TNL: the second base set, The Next Level."""

from underkeep.games.boss_monster.cards.card_set import join_card_sets
from underkeep.games.boss_monster.cards.tnl import bosses, heroes, rooms, spells

tnl = join_card_sets(bosses.tnl, rooms.tnl, spells.tnl, heroes.tnl)
