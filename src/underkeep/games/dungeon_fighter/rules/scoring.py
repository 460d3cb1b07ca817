"""The end of the game: glory points and titles (DF-23)."""

from __future__ import annotations

from underkeep.games.dungeon_fighter.rules.verbs.queries import Queries
from underkeep.games.dungeon_fighter.state import FighterState

GLORY_OF_DIFFICULTY = (5, 15, 25)
TITLE_LIMITS = (0, 5, 10, 15, 20, 25, 30, 35, 40)
"""The most glory points of each title; the last title has no limit (DF-23.5)."""


def glory(state: FighterState) -> int:
    """Return the glory points of a party that has won (DF-23.3, DF-23.4).

    The sum counts coins, white dice, a party without scars, scars of living heroes, dead heroes and the difficulty.
    """
    game = Queries(state)
    scars = sum(len(state.scars[fighter]) for fighter in game.living())
    dead = sum(state.dead)
    unscathed = not dead and not scars
    return state.coins + 3 * state.white + 5 * unscathed - scars - 5 * dead + GLORY_OF_DIFFICULTY[state.difficulty]


def title_number(points: int) -> int:
    """Return the number of the title for these glory points, 0 for the lowest."""
    return sum(points > most for most in TITLE_LIMITS)
