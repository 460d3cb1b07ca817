"""Whom heroes choose (chapters 8 and 23)."""

from __future__ import annotations

from collections.abc import Callable

from underkeep.games.boss_monster.cards.catalogue import HEROES
from underkeep.games.boss_monster.rules.rounds import Rounds
from underkeep.games.boss_monster.state import NOBODY, SPLITTING

Lure = Callable[[int, int], int]
"""Finds the dungeon that lures a hero, for the hero and its place in town; NOBODY if it stays."""


class Lures(Rounds):
    """Verbs about the treasure that heroes are after."""

    def luring(self) -> Lure:
        """Where heroes go for the treasure that lies open now (BM-8.2 to BM-8.11)."""
        seats = self.seats()
        treasure = [self.treasure(seat) for seat in seats]
        split = self.shares(seats, treasure) if SPLITTING in self.state.modules else {}
        return lambda hero, _: split[hero] if hero in split else self.lured_by(hero, seats, treasure)

    def lured_by(self, hero: int, seats: list[int], treasure: list[list[int]]) -> int:
        """The one dungeon with the highest count for this hero; NOBODY if there is a tie or nothing to find."""
        counts = self.lure_counts(hero, treasure)
        best = max(counts)
        if counts.count(best) > 1 or (best == 0 and not self.hero_abilities(hero, "chooses")):
            return NOBODY
        return seats[counts.index(best)]

    def shares(self, seats: list[int], treasure: list[list[int]]) -> dict[int, int]:
        """Where the heroes go for whom dungeons are tied: one to each, the oldest to the highest XP, as long as there
        are enough for all (BM-23.5 to BM-23.11). Heroes are grouped by their exact symbols."""
        groups: dict[tuple[int, ...], list[int]] = {}
        for hero in self.state.town:
            if hero not in self.state.shunned and not self.hero_abilities(hero, "chooses"):
                groups.setdefault(self.hero_card(hero).classes, []).append(hero)
        found: dict[int, int] = {}
        for heroes in groups.values():
            counts = self.lure_counts(heroes[0], treasure)
            best = max(counts)
            tied = [seat for seat, count in zip(seats, counts, strict=True) if count == best]
            if best > 0 and len(tied) > 1:
                whole = len(heroes) // len(tied) * len(tied)
                for number, hero in enumerate(heroes[:whole]):
                    found[hero] = tied[number % len(tied)]
        return found

    def lure_counts(self, hero: int, treasure: list[list[int]]) -> list[int]:
        """What each surviving player, in XP order, has to offer to a hero: treasure of its kind, or what it says itself
        (which may be negative)."""
        choosing = self.hero_abilities(hero, "chooses")
        if choosing:
            chosen: list[int] = choosing[-1][1].effect(self)
            return chosen
        classes = HEROES[self.state.faces[hero]].classes
        if not classes:
            return [0] * len(treasure)
        kind, *others = classes
        counts = [total[kind] for total in treasure]
        for other in others:
            counts = [count + total[other] for count, total in zip(counts, treasure, strict=True)]
        return counts
