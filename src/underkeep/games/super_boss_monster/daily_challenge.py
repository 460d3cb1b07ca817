"""The daily challenge of Super Boss Monster: a solo game, whose score is souls minus wounds (SBM-19.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.daily_challenge import DailyChallenge
from underkeep.games.super_boss_monster.scoreboard import solo_results

if TYPE_CHECKING:
    from underkeep.core.table import Table


class SoloChallenge(DailyChallenge):
    """A solo game with the usual choices."""

    def score(self, table: Table) -> int | None:
        results = solo_results(table.state)  # type: ignore[arg-type]
        return results[0][1] if results else None


DAILY_CHALLENGE = SoloChallenge()
