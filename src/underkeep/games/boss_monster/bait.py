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
    seats = game.seats()
    treasure = [game.treasure(seat) for seat in seats]
    for hero in list(state.town):
        if hero in state.shunned:
            game.tell(HeroShunned, hero)
            continue
        dungeon = lured_by(game, hero, seats, treasure)
        if dungeon == NOBODY:
            game.tell(HeroStayed, hero)
            continue
        state.town.remove(hero)
        state.entrance[dungeon].append(hero)
        state.lured[dungeon] += 1
        state.stirred = True
        game.tell(HeroLured, hero, dungeon)
    game.go("adventure", game.first())


def lured_by(game: BossMonster, hero: int, seats: list[int], treasure: list[list[int]]) -> int:
    """The one dungeon with the highest count for this hero; NOBODY if there is a tie or nothing to find."""
    counts = counts_for(game, hero, treasure)
    best = max(counts)
    if counts.count(best) > 1 or (best == 0 and game.hero_card(hero).chooses is None):
        return NOBODY
    return seats[counts.index(best)]


def counts_for(game: BossMonster, hero: int, treasure: list[list[int]]) -> list[int]:
    """What each surviving player, in XP order, has to offer to a hero: treasure of its kind, or what it says itself
    (which may be negative)."""
    printed = game.hero_card(hero)
    if printed.chooses is not None:
        chosen: list[int] = printed.chooses.effect(game)
        return chosen
    kind = printed.classes[0]
    counts = [total[kind] for total in treasure]
    for other in printed.classes[1:]:
        counts = [count + total[other] for count, total in zip(counts, treasure, strict=True)]
    return counts
