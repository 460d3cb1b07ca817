"""The games of the house."""

from underkeep.core import registry

registry.put("boss-monster", "underkeep.games.boss_monster.game:BOSS_MONSTER")
registry.put("super-boss-monster", "underkeep.games.super_boss_monster.game:SUPER_BOSS_MONSTER")
registry.put("keep-the-heroes-out", "underkeep.games.keep_the_heroes_out.game:KEEP_THE_HEROES_OUT")
registry.put("dungeon-fighter", "underkeep.games.dungeon_fighter.game:DUNGEON_FIGHTER")
