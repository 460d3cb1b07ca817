"""The routes of my own best scores. Nobody is told those of others."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from underkeep.core import registry
from underkeep.core.capabilities.scoreboards import ENTRY_SEPARATOR
from underkeep.core.game import Game
from underkeep.core.text import TextRenderer
from underkeep.protocol.http import Achieved, BestScores, Contest, ContestEntry, Score
from underkeep.server.accounts.people import Person, language_of
from underkeep.server.http.accounts import Asked
from underkeep.server.http.lobby import door_of
from underkeep.server.lobby.game_info import game_named
from underkeep.server.services import services
from underkeep.server.storage.rows import ScoreRow


@get("/api/games/{game:str}/scores")
async def best_scores(request: Asked, game: FromPath[str], person: NamedDependency[Person]) -> BestScores:
    """My best scores in a game, with all that I have not tried yet."""
    renderer = _renderer(game_named(game), language_of(request, person))
    return _board(renderer, await services(request).store.best_scores(person.id, game))


@get("/api/tables/{table:str}/scores")
async def achieved(request: Asked, table: FromPath[str], person: NamedDependency[Person]) -> list[Achieved]:
    """What I have achieved at a table, and how that compares with what I had achieved before."""
    store, door = services(request).store, await door_of(request, table, person)
    renderer = _renderer(registry.get(door.row.game), language_of(request, person))
    told: list[Achieved] = []
    for row in [row for seat in door.mine for row in await store.scores(table, seat)]:
        best = await store.best_scores(person.id, door.row.game)
        before = await store.best_scores(person.id, door.row.game, before=row.at)
        contest, _, entry = row.category.partition(ENTRY_SEPARATOR)
        told.append(
            Achieved(
                contest=renderer.message(f"contest-{contest}"),
                name=renderer.game.scoreboards.entry_text(renderer, entry),
                score=_score(renderer, row),
                best=_score(renderer, best[row.category]),
                before=_score(renderer, before[row.category]) if row.category in before else None,
            )
        )
    return told


def _renderer(game: Game, language: str) -> TextRenderer:
    return TextRenderer(game, game.setup_type(), language)


def _board(renderer: TextRenderer, best: dict[str, ScoreRow]) -> BestScores:
    """Every contest with every entry."""
    game, say = renderer.game, renderer.message
    contests = []
    for contest in game.scoreboards.all():
        entries = [
            ContestEntry(
                key=entry,
                name=game.scoreboards.entry_text(renderer, entry),
                best=_score(renderer, best[category]) if (category := contest.category(entry)) in best else None,
            )
            for entry in contest.entries
        ]
        message = f"contest-{contest.name}"
        told = Contest(
            id=contest.name,
            name=say(message),
            about=say(f"{message}.about"),
            entries=entries,
            setup=dict(contest.choices),
        )
        contests.append(told)
    return BestScores(title=say("game-title"), contests=contests)


def _score(renderer: TextRenderer, row: ScoreRow) -> Score:
    contest = row.category.partition(ENTRY_SEPARATOR)[0]
    return Score(
        score=row.score,
        title=renderer.game.scoreboards.result_text(renderer, contest, row.score),
        table=row.table,
        seat=row.seat,
        at=datetime.fromtimestamp(row.at, UTC).isoformat(timespec="seconds"),
    )


ROUTES = [best_scores, achieved]
