"""The Adventure phase: players with heroes are active one after the other (chapter 13)."""

from __future__ import annotations

from underkeep.core.procedures import RuleResult
from underkeep.games.boss_monster.rules.adventure import next_hero
from underkeep.games.boss_monster.rules.sequence import go_to_next_seat
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster


def adventure_turn(game: SuperBossMonster) -> RuleResult:
    """One player's active turn; players without heroes are passed by (SBM-13.1)."""
    state = game.state
    if not state.eliminated[state.active_seat] and game.next_hero_at(state.active_seat) is not None:
        return next_hero(game)
    return go_to_next_seat(game, "adventure_turn", "end_round")


def adventure_turn_over(game: SuperBossMonster) -> RuleResult:
    """The turn passes to the next player."""
    return go_to_next_seat(game, "adventure_turn", "end_round")
