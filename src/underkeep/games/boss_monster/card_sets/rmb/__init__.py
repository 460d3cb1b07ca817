"""RMB: the third base set, Rise of the Minibosses."""

from underkeep.games.boss_monster.card_sets.rmb import (
    bosses,
    heroes,
    minibosses,
    rooms_cleric_fighter,
    rooms_mage_thief,
    spells,
)
from underkeep.games.boss_monster.cards.card_set import join_card_sets

CARD_SET = join_card_sets(
    bosses.rmb, rooms_cleric_fighter.rmb, rooms_mage_thief.rmb, minibosses.rmb, spells.rmb, heroes.rmb
)
