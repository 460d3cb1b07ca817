"""THK: Tools of Hero-Kind."""

from underkeep.games.boss_monster.cards.declare import CardSet

thk = CardSet("THK", "Tools of Hero-Kind")

__all__ = ["thk"]
