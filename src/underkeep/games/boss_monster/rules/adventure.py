"""The adventure phase: heroes walk through the dungeons, room by room (chapter 9)."""

from __future__ import annotations

from underkeep.core.procedures import DONE, RuleResult
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.rules.sequence import begin_phase, go_to, go_to_next_seat
from underkeep.games.boss_monster.rules.window import open_window
from underkeep.games.boss_monster.state import ADVENTURE


def adventure(game: BossMonster) -> None:
    """The heroes that now stand at the entrances go in during this phase (BM-9.4)."""
    state = game.state
    begin_phase(game, ADVENTURE)
    state.heroes_to_enter = [hero for queue in state.entrance for hero in queue]
    go_to(game, "adventure_turn", game.first_seat())


def adventure_turn(game: BossMonster) -> RuleResult:
    """One player's active turn; without heroes it is a single window (BM-5.3)."""
    state = game.state
    if game.next_hero_at(state.active_seat) is not None:
        return next_hero(game)
    return open_window(game, "adventure_turn_over")


def adventure_turn_over(game: BossMonster) -> RuleResult:
    """The turn passes to the next player (BM-9.26), unless another hero has come that still enters in this phase."""
    state = game.state
    if not state.eliminated[state.active_seat] and game.next_hero_at(state.active_seat) is not None:
        return go_to(game, "adventure_turn")
    go_to_next_seat(game, "adventure_turn", "end_round")
    return adventure_turn(game) if state.step == "adventure_turn" else DONE


def next_hero(game: BossMonster) -> RuleResult:
    """Before each single hero enters, there is a window (BM-9.3)."""
    state = game.state
    hero = game.next_hero_at(state.active_seat)
    if hero is not None and not state.eliminated[state.active_seat]:
        state.next_hero = hero
        return open_window(game, "set_out")
    return go_to(game, "adventure_turn_over")
