"""The bait phase: heroes go where their treasure is (chapter 8). Nobody decides anything here."""

from __future__ import annotations

from underkeep.games.boss_monster.events import HeroLured, HeroShunned, HeroStayed, PhaseBegan
from underkeep.games.boss_monster.rules import BossMonster
from underkeep.games.boss_monster.state import BAIT, NOBODY


def bait(game: BossMonster) -> None:
    """The heroes in town are examined one after the other, oldest first (BM-8.1)."""
    state = game.state
    state.phase = BAIT
    game.tell(PhaseBegan, BAIT)
    treasure = {seat: game.treasure(seat) for seat in game.seats()}
    for hero in list(state.town):
        if hero in state.shunned:
            game.tell(HeroShunned, hero)
            continue
        dungeon = lured_by(game, hero, treasure)
        if dungeon == NOBODY:
            game.tell(HeroStayed, hero)
            continue
        state.town.remove(hero)
        state.entrance[dungeon].append(hero)
        state.lured[dungeon] += 1
        state.stirred = True
        game.tell(HeroLured, hero, dungeon)
    game.go("adventure", game.first())


def lured_by(game: BossMonster, hero: int, treasure: dict[int, list[int]]) -> int:
    """The one dungeon with the highest count for this hero; NOBODY if there is a tie or nothing to find."""
    printed = game.hero_card(hero)
    if printed.chooses is not None:
        counts: dict[int, int] = printed.chooses.effect(game)
    else:
        counts = {seat: sum(total[kind] for kind in printed.classes) for seat, total in treasure.items()}
        if not any(counts.values()):
            return NOBODY
    best = max(counts.values())
    leaders = [seat for seat, count in counts.items() if count == best]
    return leaders[0] if len(leaders) == 1 else NOBODY
