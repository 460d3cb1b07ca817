"""BMR: the first base set."""

from underkeep.games.boss_monster.cards.bmr import bosses, heroes, rooms, spells
from underkeep.games.boss_monster.cards.card_types import joined

bmr = joined(bosses.bmr, rooms.bmr, spells.bmr, heroes.bmr)
