"""CRL: Crash Landing, explorers and five or six players."""

from underkeep.games.boss_monster.card_sets.crl import bosses, heroes, rooms, spells
from underkeep.games.boss_monster.cards.card_set import join_card_sets

CARD_SET = join_card_sets(bosses.crl, rooms.crl, spells.crl, heroes.crl)

__all__ = ["crl"]
