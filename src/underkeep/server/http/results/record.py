"""The route of the record of a person. Only the person can see it."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

from underkeep.core import registry
from underkeep.core.capabilities.keys import SUMMARIES
from underkeep.core.text import TextRenderer
from underkeep.protocol.http.results import PersonalRecord
from underkeep.server.accounts.people import Person
from underkeep.server.http.requests import ApiRequest, language_of, services_of
from underkeep.server.http.results.game_record import game_record
from underkeep.server.storage.result_statements import results_of


@get("/api/me/record")
async def get_record(request: ApiRequest, person: NamedDependency[Person]) -> PersonalRecord:
    """Return the games, wins, streaks and achievements of the person in every game that has summaries."""
    results = await services_of(request).store.read(lambda connection: results_of(connection, person.id))
    language = language_of(request, person)
    games = [game for name in registry.names() if (game := registry.get(name)).get(SUMMARIES) is not None]
    return PersonalRecord(
        games=[
            game_record(
                TextRenderer(game, game.setup_type(), language),
                [result for result in results if result.game == game.name],
            )
            for game in games
        ]
    )


ROUTES = [get_record]
