"""BMR: the first base set."""

from underkeep.games.boss_monster.card_sets.bmr import bosses, heroes, rooms, spells
from underkeep.games.boss_monster.cards.card_set import join_card_sets

CARD_SET = join_card_sets(bosses.bmr, rooms.bmr, spells.bmr, heroes.bmr)
