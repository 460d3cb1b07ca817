"""KNG: Kingkiller Hero Pack."""

from underkeep.games.boss_monster.cards.declare import CardSet

kng = CardSet("KNG", "Kingkiller Hero Pack")

__all__ = ["kng"]
