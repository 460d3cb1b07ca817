"""The routes of the best scores of a person. Only the person can see them."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from underkeep.core import registry
from underkeep.core.capabilities.daily_challenge import SCOREBOARD as DAILY
from underkeep.core.capabilities.scoreboards import ENTRY_SEPARATOR
from underkeep.core.game import Game
from underkeep.core.text import TextRenderer
from underkeep.protocol.http.results import Achieved, BestScores, Contest, ContestEntry, Score
from underkeep.server.accounts.people import Person
from underkeep.server.http.requests import ApiRequest, language_of, services_of
from underkeep.server.http.table_requests import access_of
from underkeep.server.lobby.game_info import game_named
from underkeep.server.storage.rows import ScoreRow


@get("/api/games/{game:str}/scores")
async def get_best_scores(request: ApiRequest, game: FromPath[str], person: NamedDependency[Person]) -> BestScores:
    """Return the best scores of the person in a game, with all entries that have no score yet."""
    renderer = _renderer(game_named(game), language_of(request, person))
    return _best_scores(renderer, await services_of(request).store.best_scores(person.id, game))


@get("/api/tables/{table:str}/scores")
async def get_results(request: ApiRequest, table: FromPath[str], person: NamedDependency[Person]) -> list[Achieved]:
    """Return the scores of the person at a table, each with the best score before and now."""
    store, access = services_of(request).store, await access_of(request, table, person)
    renderer = _renderer(registry.get(access.row.game), language_of(request, person))
    results: list[Achieved] = []
    for row in [row for seat in access.mine for row in await store.scores(table, seat)]:
        scoreboard, _, entry = row.category.partition(ENTRY_SEPARATOR)
        if scoreboard == DAILY:
            continue  # The daily challenge has a ranking of its own.
        best = await store.best_scores(person.id, access.row.game)
        before = await store.best_scores(person.id, access.row.game, before=row.at)
        results.append(
            Achieved(
                contest=renderer.message(f"contest-{scoreboard}"),
                name=renderer.game.scoreboards.entry_text(renderer, entry),
                score=_score(renderer, row),
                best=_score(renderer, best[row.category]),
                before=_score(renderer, before[row.category]) if row.category in before else None,
            )
        )
    return results


def _renderer(game: Game, language: str) -> TextRenderer:
    return TextRenderer(game, game.setup_type(), language)


def _best_scores(renderer: TextRenderer, best: dict[str, ScoreRow]) -> BestScores:
    """Return every scoreboard with all its entries."""
    game = renderer.game
    contests = []
    for scoreboard in game.scoreboards.all():
        entries = [
            ContestEntry(
                key=entry,
                name=game.scoreboards.entry_text(renderer, entry),
                best=_score(renderer, best[category]) if (category := scoreboard.category(entry)) in best else None,
            )
            for entry in scoreboard.entries
        ]
        message = f"contest-{scoreboard.name}"
        contest = Contest(
            id=scoreboard.name,
            name=renderer.message(message),
            about=renderer.message(f"{message}.about"),
            entries=entries,
            setup=dict(scoreboard.choices),
        )
        contests.append(contest)
    return BestScores(title=renderer.message("game-title"), contests=contests)


def _score(renderer: TextRenderer, row: ScoreRow) -> Score:
    scoreboard = row.category.partition(ENTRY_SEPARATOR)[0]
    return Score(
        score=row.score,
        title=renderer.game.scoreboards.result_text(renderer, scoreboard, row.score),
        table=row.table,
        seat=row.seat,
        at=datetime.fromtimestamp(row.at, UTC).isoformat(timespec="seconds"),
    )


ROUTES = [get_best_scores, get_results]
