"""The state at the beginning of a game of Boss Monster."""

from __future__ import annotations

from underkeep import new_game
from underkeep.games.boss_monster.state import BossMonsterState


def opening(seed: int = 1, **choices: object) -> BossMonsterState:
    """Return the state before the first decision."""
    state = new_game("boss-monster", seed=seed, auto=False, **choices).state
    assert isinstance(state, BossMonsterState)
    return state
