"""Dungeon Fighter as clients draw it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from underkeep.core.capabilities.display import Display
from underkeep.core.state import Face
from underkeep.games.dungeon_fighter.display.board import board
from underkeep.games.dungeon_fighter.display.board_types import BoardState, PracticeTable
from underkeep.games.dungeon_fighter.display.card_values import card_values
from underkeep.games.dungeon_fighter.rules.gesture_types import Aim

if TYPE_CHECKING:
    from underkeep.core.table import Observation


class FighterDisplay(Display):
    """Board, cards and event times."""

    is_board_about_seat = False

    def board(self, observation: Observation) -> BoardState:
        return board(observation)

    def sent_types(self) -> tuple[type[msgspec.Struct], ...]:
        return BoardState, Aim, PracticeTable

    def card_values(self, face: Face) -> dict[str, Any]:
        return card_values(face)


DISPLAY = FighterDisplay()
