"""The games of the house."""

from underkeep.core import shelf

shelf.put("boss-monster", "underkeep.games.boss_monster.game:BOSS_MONSTER")
