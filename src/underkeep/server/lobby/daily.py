"""The table of a daily challenge: a solo game with the shuffles of the day. Every person has one table for each day."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

from underkeep.core.capabilities.daily_challenge import DailyChallenge, choices_of
from underkeep.core.capabilities.keys import DAILY_CHALLENGE
from underkeep.core.game import Game
from underkeep.protocol.http.tables import NewSeat, NewTable
from underkeep.server.accounts.people import Person, derived_token
from underkeep.server.errors import ApiError
from underkeep.server.lobby.create import new_table
from underkeep.server.storage.rows import NewTableRow

SEED_DIGITS = 15
"""The hexadecimal digits of a derived token that become the seed of a day: all of them fit into a seed."""


def today() -> date:
    """Return the day of the current challenge. It begins at midnight UTC for everybody."""
    return datetime.now(UTC).date()


def seconds_until_next(day: date) -> int:
    """Return the seconds until the challenge of a day ends."""
    end = datetime.combine(day + timedelta(days=1), time(), UTC)
    return max(0, round((end - datetime.now(UTC)).total_seconds()))


def challenge_of(game: Game) -> DailyChallenge:
    """Return the daily challenge of a game. Raises an ApiError if the game has none."""
    challenge = game.get(DAILY_CHALLENGE)
    if challenge is None:
        raise ApiError(404, "lobby-no-daily")
    return challenge


def daily_table_row(game: Game, day: date, person: Person, secret: bytes, pace: str) -> NewTableRow:
    """Return the rows of the table of a person. Its id belongs to the person and the day, so that two requests at the
    same time do not make two tables. The shuffles are the same for everybody and secret before they are played."""
    new = NewTable(
        game=game.name,
        seats=[NewSeat(who="me")],
        setup=choices_of(challenge_of(game), day),
        pace=pace,
        seed=int(derived_token(secret, "daily", game.name, day.isoformat())[:SEED_DIGITS], 16),
    )
    id = derived_token(secret, "daily-table", game.name, day.isoformat(), person.id)
    return new_table(new, person, secret, id=id, daily=day.isoformat())
