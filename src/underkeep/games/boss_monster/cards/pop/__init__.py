"""POP: Portable Power."""

from underkeep.games.boss_monster.cards.declare import CardSet

pop = CardSet("POP", "Portable Power")

__all__ = ["pop"]
