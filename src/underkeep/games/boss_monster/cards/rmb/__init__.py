"""RMB: Boss Monster 3: Rise of the Minibosses."""

from underkeep.games.boss_monster.cards.declare import CardSet

rmb = CardSet("RMB", "Boss Monster 3: Rise of the Minibosses")

__all__ = ["rmb"]
