"""The record of a person in one game, from the results that are stored."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from underkeep.core.capabilities.keys import SUMMARIES
from underkeep.core.errors import UserError
from underkeep.core.text import TextRenderer
from underkeep.protocol.http.results import Achievement, CharacterRecord, GameRecord
from underkeep.server.storage.rows import PLAYED, WON, SeatResultRow


def game_record(renderer: TextRenderer, results: Sequence[SeatResultRow]) -> GameRecord:
    """Return the record of a person in the game of a renderer, from all results of the person there, oldest first."""
    streak, best_streak = _streaks(results)
    game = renderer.game
    return GameRecord(
        game=game.name,
        title=renderer.message("game-title"),
        games=len(results),
        wins=sum(result.outcome == WON for result in results),
        streak=streak,
        best_streak=best_streak,
        bests=_bests(results),
        characters=_characters(renderer, results),
        achievements=_achievements(renderer, results),
        has_scores=bool(game.scoreboards.all()),
    )


def key_name(renderer: TextRenderer, key: str) -> str:
    """Return the name of a key of a summary; empty for an empty key, and for a card that this program does not have."""
    try:
        return renderer.game.require(SUMMARIES).name_text(renderer, key) if key else ""
    except UserError:
        return ""


def _streaks(results: Sequence[SeatResultRow]) -> tuple[int, int]:
    """Return how many games in a row were won up to now, and at most. Games that can be neither won nor lost do not
    count."""
    streak = best = 0
    for result in results:
        if result.outcome != PLAYED:
            streak = streak + 1 if result.outcome == WON else 0
            best = max(best, streak)
    return streak, best


def _bests(results: Sequence[SeatResultRow]) -> dict[str, int]:
    bests: dict[str, int] = {}
    for result in results:
        for name, value in result.figures.items():
            bests[name] = max(value, bests.get(name, 0))
    return bests


def _characters(renderer: TextRenderer, results: Sequence[SeatResultRow]) -> list[CharacterRecord]:
    """Return the characters with which the person has played, those with most wins first."""
    records: dict[str, CharacterRecord] = {}
    for result in results:
        if name := key_name(renderer, result.character):
            empty = CharacterRecord(key=result.character, name=name, games=0, wins=0)
            record = records.setdefault(result.character, empty)
            record.games += 1
            record.wins += result.outcome == WON
    return sorted(records.values(), key=lambda record: (-record.wins, -record.games, record.name))


def _achievements(renderer: TextRenderer, results: Sequence[SeatResultRow]) -> list[Achievement]:
    """Return all achievements of a game, also those that the person has not earned."""
    summaries = renderer.game.get(SUMMARIES)
    found: list[Achievement] = []
    for achievement in () if summaries is None else summaries.achievements:
        earned = [result for result in results if achievement.name in result.achievements]
        shown = Achievement(name=achievement.name, picture=achievement.picture, count=len(earned))
        if earned:
            shown.at = datetime.fromtimestamp(earned[0].at, UTC).isoformat(timespec="seconds")
            shown.table = earned[0].table
        found.append(shown)
    return found
