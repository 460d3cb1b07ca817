"""The Minion phase: in turn order every player gets what the own minion went for (chapter 11)."""

from __future__ import annotations

from underkeep.core.procedures import AnyProcedure
from underkeep.games.boss_monster.state import MINION
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster


def minions(game: SuperBossMonster) -> None:
    """The phase begins."""
    game.begin_phase(MINION)
    game.go("minion_of", game.first())


def minion_of(game: SuperBossMonster) -> AnyProcedure:
    """One player's minion (SBM-11.1)."""
    seat = game.state.active
    if not game.state.out[seat]:
        yield from game.minion_acts(seat)
    game.each("minion_of", "minions_done")


def minions_done(game: SuperBossMonster) -> None:
    """What is left on the Market is discarded (SBM-11.5)."""
    game.clear_market()
    game.go("bait", game.first())
