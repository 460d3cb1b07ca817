"""The routes of the daily challenge of a game: its ranking, and the table of the person."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

import sqlalchemy as sa
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from underkeep.core.capabilities.daily_challenge import choices_of
from underkeep.core.text import TextRenderer
from underkeep.protocol.http.results import DailyChallenge, DailyRanking, DailyScore
from underkeep.protocol.http.tables import StartDaily
from underkeep.protocol.socket import TableInfo
from underkeep.server.accounts.people import Person
from underkeep.server.http.requests import ApiRequest, language_of, services_of
from underkeep.server.lobby.access import find_table
from underkeep.server.lobby.daily import challenge_of, daily_table_row, seconds_until_next, today
from underkeep.server.lobby.game_info import game_named, named_choices
from underkeep.server.storage.result_statements import daily_scores, daily_table
from underkeep.server.storage.rows import DailyScoreRow
from underkeep.server.storage.store import StoreConflict

SHOWN_SCORES = 10
"""The scores of a ranking that are shown, besides that of the person."""


@get("/api/games/{game:str}/daily")
async def get_daily_challenge(
    request: ApiRequest, game: FromPath[str], visitor: NamedDependency[Person | None]
) -> DailyChallenge:
    """Return the daily challenge of a game with the rankings of today and yesterday."""
    played, day = game_named(game), today()
    challenge, language = challenge_of(played), language_of(request, visitor)
    person = visitor.id if visitor is not None else ""

    def job(connection: sa.Connection) -> tuple[str, list[DailyScoreRow], list[DailyScoreRow]]:
        return (
            daily_table(connection, person, game, day.isoformat()) if person else "",
            daily_scores(connection, game, day.isoformat()),
            daily_scores(connection, game, (day - timedelta(days=1)).isoformat()),
        )

    store = services_of(request).store
    table, now, before = await store.read(job)
    return DailyChallenge(
        about=TextRenderer(played, played.setup_type(), language).message("daily-about"),
        chosen=named_choices(language, played, choices_of(challenge, day)),
        seconds_left=seconds_until_next(day),
        today=_ranking(day, now, person),
        yesterday=_ranking(day - timedelta(days=1), before, person),
        table=table,
        status=await store.table_status(table) if table else "",
        score=next((row.score for row in now if row.person == person), None),
    )


@post("/api/games/{game:str}/daily", status_code=201)
async def start_daily_challenge(
    request: ApiRequest, game: FromPath[str], data: JSONBody[StartDaily], person: NamedDependency[Person]
) -> TableInfo:
    """Return the table of the person for the daily challenge of a game. The first request creates it."""
    services, day = services_of(request), today()
    new = daily_table_row(game_named(game), day, person, services.store.secret, data.pace)
    table = await services.store.read(lambda connection: daily_table(connection, person.id, game, day.isoformat()))
    if not table:
        services.rate_limits.tables.take(person.id)
        try:
            await services.store.create_table(new)
        except StoreConflict:
            pass  # Another request of the person was first.
        else:
            await services.live_tables.start_table(new.id)
    access = await find_table(services.store, table or new.id, person)
    return access.info(language_of(request, person), services.live_tables.attendance(access.row.id))


def _ranking(day: date, rows: Sequence[DailyScoreRow], person: str) -> DailyRanking:
    """Return the best scores of a day, and that of a person."""
    scores: list[DailyScore] = []
    for number, row in enumerate(rows, start=1):
        shares = scores and scores[-1].score == row.score
        place = scores[-1].place if shares else number
        scores.append(DailyScore(place=place, name=row.name, score=row.score, mine=row.person == person))
    shown = [score for number, score in enumerate(scores) if number < SHOWN_SCORES or score.mine]
    return DailyRanking(day=day.isoformat(), people=len(scores), scores=shown)


ROUTES = [get_daily_challenge, start_daily_challenge]
