"""The bait phase: heroes go where their treasure is (chapters 8 and 23). No player decides anything here."""

from __future__ import annotations

from collections.abc import Callable

from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.events import HeroLured, HeroShunned, HeroStayed
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.rules.sequence import begin_phase, go_to
from underkeep.games.boss_monster.state import BAIT, SPLITTING

Lure = Callable[[CardId, int], Seat | None]
"""Finds the dungeon that lures a hero, for the hero and its place in town; None if the hero stays."""


def bait(game: BossMonster) -> None:
    """The heroes in town are examined one after the other, oldest first (BM-8.1, SBM-12.2). Each goes to the dungeon
    that lures it, or stays; then the row closes up (SBM-12.9)."""
    state = game.state
    begin_phase(game, BAIT)
    dungeon_for = find_lure(game)
    for place, hero in enumerate(list(state.town)):
        if game.is_put_off(hero):
            game.emit(HeroShunned, hero)
            continue
        dungeon = dungeon_for(hero, place)
        if dungeon is None:
            game.emit(HeroStayed, hero)
            continue
        state.town.remove(hero)
        state.entrance[dungeon].append(hero)
        state.heroes_lured_count[dungeon] += 1
        state.any_hero_moved = True
        game.emit(HeroLured, hero, dungeon)
    go_to(game, "adventure", game.first_seat())


# --- parts of these steps


def find_lure(game: BossMonster) -> Lure:
    """A function that finds the dungeon which lures a hero, for the treasure that lies open now (BM-8.2 to BM-8.11)."""
    seats = game.seats()
    treasure = [game.treasure(seat) for seat in seats]
    shares = share_heroes(game, seats, treasure) if SPLITTING in game.state.rule_modules else {}
    return lambda hero, place: shares[hero] if hero in shares else game.lured_to(hero, place, seats, treasure)


def share_heroes(game: BossMonster, seats: list[Seat], treasure: list[list[int]]) -> dict[CardId, Seat]:
    """The dungeons of the heroes that several dungeons lure equally: one hero to each, the oldest to the highest XP,
    as long as there are enough for all (BM-23.5 to BM-23.11). Heroes are grouped by their exact symbols."""
    groups: dict[tuple[int, ...], list[CardId]] = {}
    for hero in game.state.town:
        if not game.is_put_off(hero) and not game.hero_abilities(hero, "chooses"):
            groups.setdefault(game.hero_card(hero).classes, []).append(hero)
    found: dict[CardId, Seat] = {}
    for heroes in groups.values():
        counts = game.lure_counts(heroes[0], treasure)
        best = max(counts)
        tied = [seat for seat, count in zip(seats, counts, strict=True) if count == best]
        if best > 0 and len(tied) > 1:
            whole = len(heroes) // len(tied) * len(tied)
            for number, hero in enumerate(heroes[:whole]):
                found[hero] = tied[number % len(tied)]
    return found
