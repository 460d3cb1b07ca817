"""CRL: Crash Landing, explorers and five or six players."""

from underkeep.games.boss_monster.cards.card_types import joined
from underkeep.games.boss_monster.cards.crl import bosses, heroes, rooms, spells

crl = joined(bosses.crl, rooms.crl, spells.crl, heroes.crl)

__all__ = ["crl"]
