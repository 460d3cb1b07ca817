"""What a table needs to play Nim."""

from __future__ import annotations

import msgspec

from nim.events import Took
from nim.manifest import MANIFEST
from nim.options import Take
from nim.rules import Nim, turn
from nim.state import NimState
from underkeep.core import chance
from underkeep.core.game import Game
from underkeep.core.options.option import Resign
from underkeep.core.records.deck_lists import DeckLists
from underkeep.core.state import Seat, seat_range


class Setup(msgspec.Struct, frozen=True):
    """The choices for a game of Nim."""

    players: int = 2
    names: tuple[str, ...] = ()


class NimGame(Game):
    """The required part of the interface."""

    steps = {"turn": turn}
    state_type = NimState
    setup_type = Setup
    options = (Take, Resign)
    events = (Took,)

    def rules(self, state: NimState) -> Nim:
        return Nim(state)

    def deal(self, setup: Setup, seed: int, decks: DeckLists) -> NimState:
        state = NimState(setup.players, [], bytearray(), seed, 0, 0, "turn", [], False, 0, 0)
        state.matches = 12 + chance.draw(state, 9)
        return state

    def cards_by_back(self, state: NimState) -> list[list[int]]:
        return []

    def zones(self, state: NimState) -> dict[str, list[int]]:
        return {}

    def scores(self, state: NimState) -> list[int]:
        return [int(seat in state.winners) for seat in seat_range(state.players)]

    def is_playing(self, state: NimState, seat: Seat) -> bool:
        return not state.over


GAME = NimGame(MANIFEST)
