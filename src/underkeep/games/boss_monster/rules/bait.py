"""The bait phase: heroes go where their treasure is (chapter 8). Nobody decides anything here."""

from __future__ import annotations

from underkeep.games.boss_monster.events import HeroLured, HeroShunned, HeroStayed
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.state import BAIT, NOBODY


def bait(game: BossMonster) -> None:
    """The heroes in town are examined one after the other, oldest first (BM-8.1, SBM-12.2). Each goes to the dungeon
    that lures it, or stays; then the row closes up (SBM-12.9)."""
    state = game.state
    game.begin_phase(BAIT)
    dungeon_for = game.luring()
    for place, hero in enumerate(list(state.town)):
        if hero in state.shunned:
            game.emit(HeroShunned, hero)
            continue
        dungeon = dungeon_for(hero, place)
        if dungeon == NOBODY:
            game.emit(HeroStayed, hero)
            continue
        state.town.remove(hero)
        state.entrance[dungeon].append(hero)
        state.lured[dungeon] += 1
        state.stirred = True
        game.emit(HeroLured, hero, dungeon)
    game.go("adventure", game.first_seat())
