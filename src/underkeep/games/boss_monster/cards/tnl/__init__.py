"""TNL: the second base set, The Next Level."""

from underkeep.games.boss_monster.cards.card_types import joined
from underkeep.games.boss_monster.cards.tnl import bosses, heroes, rooms, spells

tnl = joined(bosses.tnl, rooms.tnl, spells.tnl, heroes.tnl)
