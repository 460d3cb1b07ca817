"""Reads a position: the cards of Boss Monster and those of the city."""

from __future__ import annotations

from collections import Counter
from typing import Any

from underkeep.core.state import CardId, Face, Seed
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.notation.card_requests import back_of
from underkeep.games.boss_monster.notation.read_position import PositionReader
from underkeep.games.super_boss_monster.setup import decks, setup
from underkeep.games.super_boss_monster.state import (
    PLACE_NAMES,
    SuperBossMonsterState,
)


class CityPositionReader(PositionReader):
    """Reads the fields of a scenario into requests for cards, also for the city."""

    setup: Any
    state: SuperBossMonsterState

    def empty_state(self, seed: Seed) -> SuperBossMonsterState:
        return setup.empty_state(self.setup, seed)

    def boss_faces(self) -> list[Face]:
        return decks.boss_faces(self.setup)

    def hero_faces(self) -> tuple[list[Face], list[Face]]:
        return decks.hero_faces(self.setup)

    def room_and_spell_faces(self) -> tuple[list[Face], list[Face]]:
        return decks.room_and_spell_faces(self.setup)

    def fill_decks(self, rooms: list[Face], spells: list[Face]) -> tuple[list[Face], list[Face]]:
        return rooms, spells

    def item_faces(self) -> list[Face]:
        return decks.item_faces(self.setup)

    def rule_modules(self, faces: list[Face]) -> list[str]:
        return decks.rule_modules(self.setup, faces)

    def uses_explorers(self) -> bool:
        return decks.uses_explorers(self.setup)

    def _faces_by_back(self) -> dict[str, list[Face]]:
        """Return the faces of the game by back. Cards that a solo game leaves out (SBM-19.22) come in addition if they
        are named."""
        faces = super()._faces_by_back()
        named = Counter(request.face for request in self.requests if request.face)
        for face in decks.left_out_faces(self.setup):
            back = back_of(CARDS[face])
            faces[back] = faces[back] + [face] * min(named[face], CARDS[face].copies)
        return faces

    def open_piles(self) -> list[list[CardId]]:
        return [self.state.market, self.state.tavern, *self.state.heroes_at_location]

    def pile(self, name: str) -> list[CardId]:
        if name in PLACE_NAMES[:-1]:
            return self.state.heroes_at_location[PLACE_NAMES.index(name)]
        return super().pile(name)
