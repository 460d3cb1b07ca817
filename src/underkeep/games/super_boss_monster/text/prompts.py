"""The texts of prompts: what a decision asks, and what the table waits for."""

from __future__ import annotations

from underkeep.core.decisions import Decision
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.state import BUILD
from underkeep.games.boss_monster.text import prompts as boss_prompts
from underkeep.games.super_boss_monster.rules.build import is_next_to_build
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import SuperBossMonsterState

SHARED_BUILD_WINDOWS = {"build_turn": "first", "reveal_or_build": "last"}
"""The windows of the Build phase that belong to no turn, by the step that follows (SBM-10.7)."""


SOLO_PROMPTS = ("choose-boss", "first-room")
"""The kinds of decision that have another prompt in a solo game."""


def _shared_window(state: SuperBossMonsterState, decision: Decision) -> str:
    """Return the name of the shared build window that is open, or an empty text."""
    return (
        SHARED_BUILD_WINDOWS.get(state.step_after_window, "")
        if decision.kind == "window" and state.phase == BUILD
        else ""
    )


def prompt_text(renderer: TextRenderer, state: SuperBossMonsterState, decision: Decision) -> str:
    """Return what a decision asks, and why."""
    if state.players == 1 and decision.kind in SOLO_PROMPTS:
        return renderer.message(f"ask-{decision.kind}-alone")
    window = _shared_window(state, decision)
    if decision.kind == "window" and (not window or state.players == 1):
        window = "next" if is_next_to_build(SuperBossMonster(state), decision.seat) else window
    return renderer.message(f"ask-window-{window}") if window else boss_prompts.prompt_text(renderer, state, decision)


def waiting_text(renderer: TextRenderer, state: SuperBossMonsterState, decision: Decision) -> str:
    """Return what the table waits for, as viewers read it who are not asked."""
    window = _shared_window(state, decision)
    if window:
        return renderer.message(f"wait-window-{window}", **renderer.seat_values("player", decision.seat))
    return boss_prompts.waiting_text(renderer, state, decision)
