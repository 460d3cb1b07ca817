"""CRL: Crash Landing."""

from underkeep.games.boss_monster.cards.declare import CardSet

crl = CardSet("CRL", "Crash Landing")

__all__ = ["crl"]
