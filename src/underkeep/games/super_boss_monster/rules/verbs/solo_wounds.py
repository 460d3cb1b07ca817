"""The most wounds of a round, which count in a solo game (SBM-19.15)."""

from __future__ import annotations

from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.rules.verbs.heroes import Heroes
from underkeep.games.super_boss_monster.rules.verbs.city_queries import CityQueries
from underkeep.games.super_boss_monster.state import SOLO_SEAT


class SoloWounds(CityQueries, Heroes):
    """Verbs that note how many wounds the player of a solo game has had."""

    def turn_to_soul(self, me: Seat, hero: CardId) -> None:
        """A wound is healed; how many wounds the player had is remembered (SBM-19.15)."""
        self._note_wounds()
        super().turn_to_soul(me, hero)

    def take_from_place(self, hero: CardId) -> None:
        """A hero that is taken away may have been a wound (SBM-19.15)."""
        self._note_wounds()
        super().take_from_place(hero)

    def _note_wounds(self) -> None:
        state = self.state
        if self.is_solo and state.wounds[0]:
            state.most_wounds[0] = max(state.most_wounds[0], self.wound_count(SOLO_SEAT))
