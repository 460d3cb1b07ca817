"""Super Boss Monster as clients draw it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from underkeep.games.boss_monster.display.display import BossMonsterDisplay
from underkeep.games.super_boss_monster.display.board import board
from underkeep.games.super_boss_monster.display.board_types import BoardState

if TYPE_CHECKING:
    from underkeep.core.table import Observation


class SuperBossMonsterDisplay(BossMonsterDisplay):
    """The board with the city, and the times of its events."""

    def board(self, observation: Observation) -> BoardState:
        return board(observation)

    def sent_types(self) -> tuple[type[msgspec.Struct], ...]:
        return (BoardState,)


DISPLAY = SuperBossMonsterDisplay()
