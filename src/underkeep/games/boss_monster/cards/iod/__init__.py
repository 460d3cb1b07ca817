"""IOD: Implements of Destruction."""

from underkeep.games.boss_monster.cards.declare import CardSet

iod = CardSet("IOD", "Implements of Destruction")

__all__ = ["iod"]
