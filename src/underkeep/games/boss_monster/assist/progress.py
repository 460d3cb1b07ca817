"""The progress of a game: phase, turn, the hero in focus, and how long the table waits for a silent seat."""

from __future__ import annotations

from typing import Any

from underkeep.core.state import CardId
from underkeep.games.boss_monster.assist.lookahead.reactions import is_in_last_room
from underkeep.games.boss_monster.rules.rules import BossMonster, rules_of
from underkeep.games.boss_monster.state import ADVENTURE, BUILD, PHASES, BossMonsterState

WALK, STOP, HALT, SHORT, ANYONE = "walk", "stop", "halt", "short", "anyone"
"""The pass delays: a step of a walk, a step after which the walk is decided, a window in which players think, a window
in which players rarely act, and a window after a declaration."""


def progress(state: BossMonsterState) -> dict[str, Any]:
    """Return phase, turn, hero in focus and round."""
    return {
        "phase": PHASES[state.phase],
        "turn": state.active_seat,
        "hero": hero_in_focus(state),
        "round": state.round,
    }


def hero_in_focus(state: BossMonsterState) -> CardId | None:
    """Return the hero who is in a dungeon or about to enter it, or None."""
    if state.phase != ADVENTURE:
        return None
    if state.hero_in_dungeon:
        return state.hero_in_dungeon[0]
    return (
        state.next_hero
        if state.step_after_window == "set_out" and state.next_hero in state.entrance[state.active_seat]
        else None
    )


def pass_delay(state: BossMonsterState, kind: str) -> str:
    """Return how long the table waits for a silent seat at a decision of this kind. Only public information is used."""
    if kind.startswith("negate-"):
        return ANYONE
    if state.waiting_effects:
        return HALT
    game = rules_of(state)
    if state.phase == BUILD:
        return HALT if game.is_last_turn() else SHORT
    if state.hero_in_dungeon:
        return STOP if is_hero_decided(game) else WALK
    return HALT if hero_in_focus(state) is not None else SHORT


def is_hero_decided(game: BossMonster) -> bool:
    """Whether the hero in the dungeon dies or reaches the boss after this window."""
    state = game.state
    return bool(state.hero_in_dungeon) and (
        game.health_of(state.hero_in_dungeon[0]) <= 0 or is_in_last_room(game) or game.next_room_kills()
    )
