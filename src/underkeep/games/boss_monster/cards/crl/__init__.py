"""CRL: Crash Landing, explorers and five or six players."""

from underkeep.games.boss_monster.cards.card_set import join_card_sets
from underkeep.games.boss_monster.cards.crl import bosses, heroes, rooms, spells

crl = join_card_sets(bosses.crl, rooms.crl, spells.crl, heroes.crl)

__all__ = ["crl"]
