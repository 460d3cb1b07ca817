"""The daily challenge of Dungeon Fighter: a point for each felled monster and, after a victory, the glory."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from underkeep.core.capabilities.daily_challenge import DailyChallenge
from underkeep.core.capabilities.keys import SUMMARIES
from underkeep.games.dungeon_fighter.setup.setup import RANDOM
from underkeep.games.dungeon_fighter.state import TARGETS

if TYPE_CHECKING:
    from underkeep.core.table import Table


class FighterChallenge(DailyChallenge):
    """Two heroes and a target of the day."""

    def choices(self, chance: Random) -> dict[str, Any]:
        return {"heroes": [RANDOM] * 2, "target": chance.choice(TARGETS)}

    def score(self, table: Table) -> int | None:
        figures = table.game.require(SUMMARIES).summarize(table).figures
        return figures["kills"] + figures["glory"]


DAILY_CHALLENGE = FighterChallenge()
