"""LST: Lost Levels."""

from underkeep.games.boss_monster.cards.declare import CardSet

lst = CardSet("LST", "Lost Levels")

__all__ = ["lst"]
