"""The route of the figures of a finished game."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from underkeep.core import registry
from underkeep.core.capabilities.keys import SUMMARIES
from underkeep.core.capabilities.summaries import GameSummary
from underkeep.core.errors import UserError
from underkeep.core.text import TextRenderer
from underkeep.protocol.http.results import EarnedAchievement, SeatFigures, SummaryCurve, SummaryKill, TableSummary
from underkeep.server.accounts.people import Person
from underkeep.server.http.requests import ApiRequest, language_of, services_of
from underkeep.server.http.results.game_record import game_record, key_name
from underkeep.server.http.table_requests import access_of
from underkeep.server.services import Services
from underkeep.server.storage.result_statements import results_of, summary_of
from underkeep.server.storage.rows import SeatResultRow


@get("/api/tables/{table:str}/summary")
async def get_summary(
    request: ApiRequest, table: FromPath[str], visitor: NamedDependency[Person | None]
) -> TableSummary:
    """Return the figures of a finished game. A game that this program does not know has none."""
    services, access = services_of(request), await access_of(request, table, visitor)
    access.require_status("over")
    summary = await _summary(services, table)
    if summary is None or access.row.game not in registry.names():
        return TableSummary()
    game = registry.get(access.row.game)
    renderer = TextRenderer(game, game.setup_type(), language_of(request, visitor))
    shown = _shown_summary(renderer, summary)
    if visitor is not None:
        results = await services.store.read(lambda connection: results_of(connection, visitor.id, game.name))
        _add_record(renderer, shown, table, results)
    return shown


async def _summary(services: Services, table: str) -> GameSummary | None:
    """Return the stored summary of a game, or count the figures of a game that ended before summaries were stored."""
    stored = await services.store.read(lambda connection: summary_of(connection, table))
    if stored is not None:
        return msgspec.convert(stored, GameSummary)
    try:
        return await services.live_tables.summary(table)
    except UserError:
        return None


def _shown_summary(renderer: TextRenderer, summary: GameSummary) -> TableSummary:
    """Return a summary with the names of everything in it."""
    return TableSummary(
        step=summary.step,
        curves=[
            SummaryCurve(
                name=curve.name,
                values=curve.values,
                seat=curve.seat,
                who=curve.who,
                who_name=key_name(renderer, curve.who),
            )
            for curve in summary.curves
        ],
        seats=[
            SeatFigures(
                character=seat.character,
                character_name=key_name(renderer, seat.character),
                figures=seat.figures,
                best=seat.best,
                best_name=key_name(renderer, seat.best),
                best_kills=seat.best_kills,
            )
            for seat in summary.seats
        ],
        kills=[
            SummaryKill(
                by=kill.by,
                by_name=key_name(renderer, kill.by),
                victim=kill.victim,
                victim_name=key_name(renderer, kill.victim),
                event=kill.event,
                seat=kill.seat,
            )
            for kill in summary.kills
        ],
        figures=summary.figures,
        deciding=summary.deciding,
        last_fight=summary.last_fight,
    )


def _add_record(renderer: TextRenderer, shown: TableSummary, table: str, results: list[SeatResultRow]) -> None:
    """Add the achievements of a person at a table and the person's record in the game, if the table counts for it."""
    own = next((result for result in results if result.table == table), None)
    if own is None:
        return
    before = {name for result in results if result.at < own.at for name in result.achievements}
    shown.record = game_record(renderer, results)
    shown.achievements = [
        EarnedAchievement(name=achievement.name, picture=achievement.picture, is_new=achievement.name not in before)
        for achievement in renderer.game.require(SUMMARIES).achievements
        if achievement.name in own.achievements
    ]


ROUTES = [get_summary]
