"""The minibosses of RMB."""

from __future__ import annotations

from underkeep.games.boss_monster.cards.declare import CardSet

rmb = CardSet("RMB", "Boss Monster 3: Rise of the Minibosses")
