"""Super Boss Monster as clients draw it."""

from __future__ import annotations

import msgspec

from underkeep.games.boss_monster.display.display import BossMonsterDisplay
from underkeep.games.super_boss_monster.display.board import CityBoardBuilder
from underkeep.games.super_boss_monster.display.board_types import BoardState


class SuperBossMonsterDisplay(BossMonsterDisplay):
    """The board with the city, and the times of its events."""

    builder_type = CityBoardBuilder

    def sent_types(self) -> tuple[type[msgspec.Struct], ...]:
        return (BoardState,)


DISPLAY = SuperBossMonsterDisplay()
