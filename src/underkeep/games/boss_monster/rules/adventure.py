"""The adventure phase: heroes walk through the dungeons, room by room (chapter 9)."""

from __future__ import annotations

from underkeep.core.procedures import DONE, RuleResult
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.state import ADVENTURE, NOTHING


def adventure(game: BossMonster) -> None:
    """The heroes that now stand at the entrances go in during this phase (BM-9.4)."""
    state = game.state
    game.begin_phase(ADVENTURE)
    state.due = [hero for queue in state.entrance for hero in queue]
    game.go("adventure_turn", game.first())


def adventure_turn(game: BossMonster) -> RuleResult:
    """One player's active turn; without heroes it is a single window (BM-5.3)."""
    state = game.state
    if game.due_at(state.active) != NOTHING:
        return next_hero(game)
    return game.open_window("adventure_turn_over")


def adventure_turn_over(game: BossMonster) -> RuleResult:
    """The turn passes to the next player (BM-9.26), unless a hero has come who is still due."""
    state = game.state
    if not state.out[state.active] and game.due_at(state.active) != NOTHING:
        return game.go("adventure_turn")
    game.each("adventure_turn", "end_round")
    return adventure_turn(game) if state.step == "adventure_turn" else DONE


def next_hero(game: BossMonster) -> RuleResult:
    """Before each single hero enters, there is a window (BM-9.3)."""
    state = game.state
    hero = game.due_at(state.active)
    if hero != NOTHING and not state.out[state.active]:
        state.next_up = hero
        return game.open_window("set_out")
    return game.go("adventure_turn_over")
