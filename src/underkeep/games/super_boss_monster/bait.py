"""The Bait phase: heroes in town go where most of their treasure is (chapter 12). Nobody decides anything here."""

from __future__ import annotations

from underkeep.games.boss_monster.bait import counts_for, empty_town, lured_by
from underkeep.games.boss_monster.state import BAIT, NOBODY
from underkeep.games.super_boss_monster.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import CHALLENGE


def bait(game: SuperBossMonster) -> None:
    """The heroes in town are judged from left to right; then the row closes up (SBM-12.2, SBM-12.9)."""
    game.begin_phase(BAIT)
    seats = game.seats()
    treasure = [game.treasure(seat) for seat in seats]
    if game.solo:
        empty_town(game, lambda hero, place: alone(game, hero, place, treasure))
    else:
        empty_town(game, lambda hero, _: lured_by(game, hero, seats, treasure))
    game.go("adventure", game.first())


def alone(game: SuperBossMonster, hero: int, place: int, treasure: list[list[int]]) -> int:
    """In a solo game a hero wants more treasure the farther to the right it stands (SBM-19.10, SBM-19.21)."""
    return 0 if counts_for(game, hero, treasure)[0] >= wanted(game, place) else NOBODY


def wanted(game: SuperBossMonster, place: int) -> int:
    """How much treasure of its kind a hero on this space of the town wants to see (SBM-19.10, SBM-19.21)."""
    return place + (2 if CHALLENGE in game.state.variants else 1)
