"""The bait phase: heroes go where their treasure is (chapter 8). Nobody decides anything here."""

from __future__ import annotations

from collections.abc import Callable

from underkeep.games.boss_monster.cards.catalogue import HEROES
from underkeep.games.boss_monster.events import HeroLured, HeroShunned, HeroStayed
from underkeep.games.boss_monster.rules import BossMonster
from underkeep.games.boss_monster.state import BAIT, NOBODY, SPLITTING


def bait(game: BossMonster) -> None:
    """The heroes in town are examined one after the other, oldest first (BM-8.1)."""
    state = game.state
    game.begin_phase(BAIT)
    seats = game.seats()
    treasure = [game.treasure(seat) for seat in seats]
    split = shares(game, seats, treasure) if SPLITTING in state.modules else {}
    empty_town(game, lambda hero, _: split[hero] if hero in split else lured_by(game, hero, seats, treasure))
    game.go("adventure", game.first())


def empty_town(game: BossMonster, dungeon_for: Callable[[int, int], int]) -> None:
    """Every hero in town goes to the dungeon that lures it, or stays; `dungeon_for` finds it for a hero and its place
    in town."""
    state = game.state
    for place, hero in enumerate(list(state.town)):
        if hero in state.shunned:
            game.tell(HeroShunned, hero)
            continue
        dungeon = dungeon_for(hero, place)
        if dungeon == NOBODY:
            game.tell(HeroStayed, hero)
            continue
        state.town.remove(hero)
        state.entrance[dungeon].append(hero)
        state.lured[dungeon] += 1
        state.stirred = True
        game.tell(HeroLured, hero, dungeon)


def lured_by(game: BossMonster, hero: int, seats: list[int], treasure: list[list[int]]) -> int:
    """The one dungeon with the highest count for this hero; NOBODY if there is a tie or nothing to find."""
    counts = counts_for(game, hero, treasure)
    best = max(counts)
    if counts.count(best) > 1 or (best == 0 and not game.hero_abilities(hero, "chooses")):
        return NOBODY
    return seats[counts.index(best)]


def shares(game: BossMonster, seats: list[int], treasure: list[list[int]]) -> dict[int, int]:
    """Where the heroes go for whom dungeons are tied: one to each, the oldest to the highest XP, as long as there are
    enough for all (BM-23.5 to BM-23.11). Heroes are grouped by their exact symbols."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for hero in game.state.town:
        if hero not in game.state.shunned and not game.hero_abilities(hero, "chooses"):
            groups.setdefault(game.hero_card(hero).classes, []).append(hero)
    found: dict[int, int] = {}
    for heroes in groups.values():
        counts = counts_for(game, heroes[0], treasure)
        best = max(counts)
        tied = [seat for seat, count in zip(seats, counts, strict=True) if count == best]
        if best > 0 and len(tied) > 1:
            whole = len(heroes) // len(tied) * len(tied)
            for number, hero in enumerate(heroes[:whole]):
                found[hero] = tied[number % len(tied)]
    return found


def counts_for(game: BossMonster, hero: int, treasure: list[list[int]]) -> list[int]:
    """What each surviving player, in XP order, has to offer to a hero: treasure of its kind, or what it says itself
    (which may be negative)."""
    choosing = game.hero_abilities(hero, "chooses")
    if choosing:
        chosen: list[int] = choosing[-1][1].effect(game)
        return chosen
    classes = HEROES[game.state.faces[hero]].classes
    if not classes:
        return [0] * len(treasure)
    kind, *others = classes
    counts = [total[kind] for total in treasure]
    for other in others:
        counts = [count + total[other] for count, total in zip(counts, treasure, strict=True)]
    return counts
