"""How a round begins, what lasts for it, and how it ends (chapters 4, 13 and 20)."""

from __future__ import annotations

from underkeep.games.boss_monster.events import RoomReactivated, RoundBegan
from underkeep.games.boss_monster.rules.walk import Visits
from underkeep.games.boss_monster.state import BEGINNING


class Rounds(Visits):
    """Verbs of the beginning and the end of a round."""

    def open_round(self) -> None:
        """A new round begins (BM-4.1)."""
        state = self.state
        state.round += 1
        state.phase = BEGINNING
        self.emit(RoundBegan, state.round)

    def settle(self) -> None:
        """Lasting effects end and deactivated rooms wake up (BM-20.2, BM-20.3)."""
        state = self.state
        players = state.players
        if state.asleep or state.silenced:
            self.rooms_changed()
        for room in state.asleep:
            self.emit(RoomReactivated, self.owner(room), room)
        state.asleep, state.bare, state.icons, state.silenced, state.shunned = [], [], [], [], []
        state.boosts, state.health, state.fountains = {}, {}, {}
        state.doubled, state.crushed, state.party = [0] * players, [0] * players, [0] * players
        state.barred, state.skipped, state.unmoved = [False] * players, [False] * players, [False] * players
        state.roused = [0] * players
        state.no_building = False
        state.unzoned = [False] * players
        state.multiplied, state.abroad, state.held, state.taxed = {}, [], [], []
        state.wards, state.drilled, state.translated = {}, [], []
        state.legacy, state.wakes, state.forfeits = [0] * players, [0] * players, [0] * players
        state.used, state.visited, state.sent_back = [], [], []

    def forget_round(self) -> None:
        """What happened in this round is forgotten."""
        state = self.state
        players = state.players
        state.gained, state.wrecked = [0] * players, [0] * players
        state.entered, state.lured = [0] * players, [0] * players
        state.denied = [False] * players
        state.played = {}
        state.stirred = False
        state.safe, state.extra_wounds = [False] * players, [0] * players
        state.raw, state.survivors, state.memory = [], [], {}
        if state.new_items:
            state.new_items = []
            self.rooms_changed()
