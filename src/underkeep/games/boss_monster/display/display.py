"""Boss Monster as clients draw it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from underkeep.core.capabilities.display import Display
from underkeep.games.boss_monster.display.board import board
from underkeep.games.boss_monster.display.board_types import BoardState
from underkeep.games.boss_monster.display.card_values import card_values

if TYPE_CHECKING:
    from underkeep.core.table import Observation


class BossMonsterDisplay(Display):
    """Board, cards, event times and pictures."""

    def board(self, observation: Observation) -> BoardState:
        return board(observation)

    def sent_types(self) -> tuple[type[msgspec.Struct], ...]:
        return (BoardState,)

    def card_values(self, face: int) -> dict[str, Any]:
        return card_values(face)

    def draw_svg(self, state: Any) -> str:
        from underkeep.games.boss_monster.display.svg import draw_svg

        return draw_svg(state)


DISPLAY = BossMonsterDisplay()
