"""DBM: Paper & Pixels."""

from underkeep.games.boss_monster.cards.declare import CardSet

dbm = CardSet("DBM", "Paper & Pixels")

__all__ = ["dbm"]
