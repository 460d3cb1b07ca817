"""The games of the house."""

from underkeep.core import registry

registry.register("boss-monster", "underkeep.games.boss_monster.game:BOSS_MONSTER")
registry.register("super-boss-monster", "underkeep.games.super_boss_monster.game:SUPER_BOSS_MONSTER")
registry.register("keep-the-heroes-out", "underkeep.games.keep_the_heroes_out.game:KEEP_THE_HEROES_OUT")
registry.register("dungeon-fighter", "underkeep.games.dungeon_fighter.game:DUNGEON_FIGHTER")
