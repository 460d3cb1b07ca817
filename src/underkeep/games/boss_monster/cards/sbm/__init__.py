"""SBM: Super Boss Monster, with a city board, minions and +1 counters."""

from underkeep.games.boss_monster.cards.card_types import joined
from underkeep.games.boss_monster.cards.sbm import bosses, heroes, rooms_cleric_fighter, rooms_mage_thief, spells

sbm = joined(bosses.sbm, rooms_cleric_fighter.sbm, rooms_mage_thief.sbm, spells.sbm, heroes.sbm)

__all__ = ["sbm"]
