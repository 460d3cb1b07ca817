"""The route of the practice table: something is tried as at a table, and nothing is kept."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from underkeep.core.capabilities.keys import PRACTICE
from underkeep.core.decisions import Option
from underkeep.core.text import TextRenderer
from underkeep.protocol.http import PracticeWish, Practised
from underkeep.server.accounts.people import Person, language_of
from underkeep.server.errors import Refusal
from underkeep.server.http.accounts import Asked
from underkeep.server.http.security import address_of
from underkeep.server.live.viewer_messages import told_alone
from underkeep.server.lobby.game_info import game_named
from underkeep.server.services import services
from underkeep.server.table_errors import TableError


@post("/api/games/{game:str}/practice", status_code=200)
async def practise(
    request: Asked, game: FromPath[str], data: JSONBody[PracticeWish], person: NamedDependency[Person]
) -> Practised:
    """What becomes of an answer that counts for nothing."""
    house, trainer = services(request), game_named(game)
    if trainer.get(PRACTICE) is None:
        raise Refusal(404, "lobby-no-practice", name=game)
    house.counters.practice_of_address.take(address_of(request))
    house.counters.practice.take(person.id)
    try:
        option: Option = msgspec.convert(data.given, trainer.option_type)
    except msgspec.ValidationError:
        raise TableError("table-not-numbers") from None
    tried = await house.hall.practise(game, data.table, trainer.outcomes.check_untrusted_answer(option))
    renderer = TextRenderer(trainer, trainer.setup_type(), language_of(request, person))
    table: dict[str, Any] = msgspec.to_builtins(tried.table)
    return Practised(events=[told_alone(renderer, event) for event in tried.events], table=table)


ROUTES = [practise]
