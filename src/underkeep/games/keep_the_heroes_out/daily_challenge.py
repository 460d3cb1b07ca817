"""The daily challenge of Keep the Heroes Out!: a page of the Dungeon Book with a clan. A victory is worth points, and
so is each defeated hero and each treasure that is left after a victory."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from underkeep.core.capabilities.daily_challenge import DailyChallenge
from underkeep.core.capabilities.keys import SUMMARIES
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.dungeon_book.book import pages_by_id

if TYPE_CHECKING:
    from underkeep.core.table import Table

VICTORY_POINTS = 20


class KeepChallenge(DailyChallenge):
    """A page and a clan of the day."""

    def choices(self, chance: Random) -> dict[str, Any]:
        return {"scenario": chance.choice(tuple(pages_by_id())), "clans": [chance.choice(CLAN_NAMES)]}

    def score(self, table: Table) -> int | None:
        summary = table.game.require(SUMMARIES).summarize(table)
        kept = VICTORY_POINTS + summary.figures["treasures"] if summary.winners else 0
        return summary.figures["kills"] + kept


DAILY_CHALLENGE = KeepChallenge()
