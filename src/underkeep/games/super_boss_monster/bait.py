"""The Bait phase: heroes in town go where most of their treasure is (chapter 12). Nobody decides anything here."""

from __future__ import annotations

from underkeep.games.boss_monster.bait import counts_for, lured_by
from underkeep.games.boss_monster.events import HeroLured, HeroShunned, HeroStayed, PhaseBegan
from underkeep.games.boss_monster.state import BAIT, NOBODY
from underkeep.games.super_boss_monster.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import CHALLENGE


def bait(game: SuperBossMonster) -> None:
    """The heroes in town are judged from left to right; then the row closes up (SBM-12.2, SBM-12.9)."""
    state = game.state
    state.phase = BAIT
    game.tell(PhaseBegan, BAIT)
    seats = game.seats()
    treasure = [game.treasure(seat) for seat in seats]
    for place, hero in enumerate(list(state.town)):
        if hero in state.shunned:
            game.tell(HeroShunned, hero)
            continue
        dungeon = alone(game, hero, place, treasure) if game.solo else lured_by(game, hero, seats, treasure)
        if dungeon == NOBODY:
            game.tell(HeroStayed, hero)
            continue
        state.town.remove(hero)
        state.entrance[dungeon].append(hero)
        state.lured[dungeon] += 1
        state.stirred = True
        game.tell(HeroLured, hero, dungeon)
    game.go("adventure", game.first())


def alone(game: SuperBossMonster, hero: int, place: int, treasure: list[list[int]]) -> int:
    """In a solo game a hero wants more treasure the farther to the right it stands (SBM-19.10, SBM-19.21)."""
    return 0 if counts_for(game, hero, treasure)[0] >= wanted(game, place) else NOBODY


def wanted(game: SuperBossMonster, place: int) -> int:
    """How much treasure of its kind a hero on this space of the town wants to see (SBM-19.10, SBM-19.21)."""
    return place + (2 if CHALLENGE in game.state.variants else 1)
