"""The end: glory points and titles (DF-23)."""

from __future__ import annotations

from underkeep.games.dungeon_fighter.rules.verbs.queries import Queries
from underkeep.games.dungeon_fighter.state import FighterState

GLORY_OF_DIFFICULTY = (5, 15, 25)
TITLE_LIMITS = (0, 5, 10, 15, 20, 25, 30, 35, 40)
"""Up to so many points a title holds; the last one has no end (DF-23.5)."""


def glory(state: FighterState) -> int:
    """The glory points of a party that has won (DF-23.3, DF-23.4).

    Coins, white dice, no scars at all, scars of the living, the dead, and the difficulty.
    """
    game = Queries(state)
    scars = sum(len(state.scars[fighter]) for fighter in game.living())
    dead = sum(state.dead)
    unscathed = not dead and not scars
    return state.coins + 3 * state.white + 5 * unscathed - scars - 5 * dead + GLORY_OF_DIFFICULTY[state.difficulty]


def title_number(points: int) -> int:
    """The number of the title for so many points, 0 for the lowest."""
    return sum(points > most for most in TITLE_LIMITS)
