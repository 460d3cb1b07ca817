"""SBM: Super Boss Monster, with a city board, minions and +1 counters."""

from underkeep.games.boss_monster.cards.card_set import join_card_sets
from underkeep.games.super_boss_monster.card_sets.sbm import (
    bosses,
    heroes,
    rooms_cleric_fighter,
    rooms_mage_thief,
    spells,
)

CARD_SET = join_card_sets(bosses.sbm, rooms_cleric_fighter.sbm, rooms_mage_thief.sbm, spells.sbm, heroes.sbm)

__all__ = ["sbm"]
