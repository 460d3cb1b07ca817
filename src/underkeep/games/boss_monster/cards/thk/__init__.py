"""THK: the first expansion with items, Tools of Hero-Kind."""

from underkeep.games.boss_monster.cards.card_set import join_card_sets
from underkeep.games.boss_monster.cards.thk import items, rooms, spells

thk = join_card_sets(rooms.thk, spells.thk, items.thk)
