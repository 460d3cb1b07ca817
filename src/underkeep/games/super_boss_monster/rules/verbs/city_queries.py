"""Queries that the other verbs of Super Boss Monster share: solo games, scores, counters and guarded rooms."""

from __future__ import annotations

from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.rules.verbs.ability_sources import AbilitySources
from underkeep.games.boss_monster.rules.verbs.players import Players
from underkeep.games.super_boss_monster.state import ON_CARDS, SuperBossMonsterState


class CityQueries(Players, AbilitySources):
    """Queries about a state of Super Boss Monster."""

    state: SuperBossMonsterState

    @property
    def is_solo(self) -> bool:
        """Whether this is a solo game."""
        return self.state.players == 1

    def score(self, seat: Seat) -> int:
        """Souls minus wounds (SBM-14.6)."""
        return self.soul_count(seat) - self.wound_count(seat)

    def counter_count(self, room: CardId) -> int:
        """The +1 counters on a room."""
        return self.state.tokens.get(room, 0)

    def is_guarded(self, room: CardId) -> bool:
        """Whether a minion stands on a room: it can be neither covered nor destroyed (SBM-16.6)."""
        return ON_CARDS + room in self.state.minion_space
