"""THK: the first expansion with items, Tools of Hero-Kind."""

from underkeep.games.boss_monster.card_sets.thk import items, rooms, spells
from underkeep.games.boss_monster.cards.card_set import join_card_sets

CARD_SET = join_card_sets(rooms.thk, spells.thk, items.thk)
