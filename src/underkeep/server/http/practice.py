"""The route of the practice table, at which answers have outcomes and nothing is stored."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from underkeep.core.capabilities.keys import PRACTICE
from underkeep.core.options.option import Option
from underkeep.core.text import TextRenderer
from underkeep.protocol.http.games import PracticeWish, Practised
from underkeep.server.accounts.people import Person
from underkeep.server.errors import ApiError, TableError
from underkeep.server.http.requests import ApiRequest, address_of, language_of, services_of
from underkeep.server.live.viewer_messages import practice_event_message
from underkeep.server.lobby.game_info import game_named


@post("/api/games/{game:str}/practice", status_code=200)
async def practise(
    request: ApiRequest, game: FromPath[str], data: JSONBody[PracticeWish], person: NamedDependency[Person]
) -> Practised:
    """Return the outcome of a practice answer, which is not recorded."""
    services, practice_game = services_of(request), game_named(game)
    if practice_game.get(PRACTICE) is None:
        raise ApiError(404, "lobby-no-practice", name=game)
    services.rate_limits.practice_of_address.take(address_of(request))
    services.rate_limits.practice.take(person.id)
    try:
        option: Option = msgspec.convert(data.given, practice_game.option_type)
    except msgspec.ValidationError:
        raise TableError("table-not-numbers") from None
    result = await services.live_tables.practise(
        game, data.table, practice_game.outcomes.check_untrusted_answer(option)
    )
    renderer = TextRenderer(practice_game, practice_game.setup_type(), language_of(request, person))
    table: dict[str, Any] = msgspec.to_builtins(result.table)
    return Practised(events=[practice_event_message(renderer, event) for event in result.events], table=table)


ROUTES = [practise]
