"""THK: the first expansion with items, Tools of Hero-Kind."""

from underkeep.games.boss_monster.cards.card_types import joined
from underkeep.games.boss_monster.cards.thk import items, rooms, spells

thk = joined(rooms.thk, spells.thk, items.thk)
