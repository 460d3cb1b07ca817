"""The tutorial over the network: the prompts have hints, and the table stops only where there are hints."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.patience import TEST_SECONDS
from tests.server.process_helpers import ServerProcess, server_process
from underkeep.client import TableClient
from underkeep.core.capabilities.tutorial import WHY
from underkeep.games.boss_monster.assist.tutorial.topics import TOPICS as BOSS_MONSTER_TOPICS
from underkeep.games.dungeon_fighter.assist.tutorial.topics import TOPICS as DUNGEON_FIGHTER_TOPICS
from underkeep.games.keep_the_heroes_out.assist.tutorial.topics import TOPICS as KEEP_TOPICS
from underkeep.games.super_boss_monster.assist.tutorial.topics import TOPICS as SUPER_BOSS_MONSTER_TOPICS
from underkeep.protocol.socket import OfferedOption, Prompt

TOPICS = {
    "boss-monster": BOSS_MONSTER_TOPICS,
    "super-boss-monster": SUPER_BOSS_MONSTER_TOPICS,
    "keep-the-heroes-out": KEEP_TOPICS,
    "dungeon-fighter": DUNGEON_FIGHTER_TOPICS,
}
ONLY_FOR_OTHER_GAMES = {
    "boss-monster": {"no-build", "own-entering", "wound"},
    "super-boss-monster": {"counter", "wound", "theirs"},
    "keep-the-heroes-out": {"spend", "discard", "fallen"},
}
"""The topics that do not come in the proposed games."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with server_process(f"sqlite:///{tmp_path / 'tables.sqlite'}") as made:
        yield made


def lesson_at(server: ServerProcess, **more: Any) -> tuple[str, str]:
    """Create a guest and a tutorial table. Returns the token and the id."""
    with urllib.request.urlopen(f"{server.address}/api/me") as answer:
        token = answer.headers["Set-Cookie"].partition("=")[2].partition(";")[0]
    body = {"game": "boss-monster", "seats": [{"who": "me"}], "pace": "instant", "learn": True, **more}
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{server.address}/api/tables", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return token, json.load(answer)["table"]["id"]


def proposed(prompt: Prompt) -> OfferedOption:
    """Return the option that the hints propose, or else the answer to *Why?*; pass if they propose nothing."""
    *hints, why = (hint.proposal for hint in prompt.hints)
    wanted = next((proposal for proposal in reversed(hints) if proposal), why)
    return next(option for option in prompt.options if option.anchors == wanted)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", pytest.param("pl", marks=pytest.mark.long)])
@pytest.mark.parametrize("game", TOPICS)
def test_the_whole_tutorial_is_sent_over_the_socket(server: ServerProcess, game: str, language: str) -> None:
    """That of Dungeon Fighter is followed to the first throw, on which the rest depends."""
    token, table = lesson_at(server, game=game)

    async def learn() -> list[str]:
        told: list[str] = []
        async with TableClient(server.address, table, token, 0, language) as seat:
            async for prompt in seat.prompts():
                *hints, why = prompt.hints
                assert why.id == WHY
                told += [hint.id for hint in hints if hint.id not in told]
                assert hints or game != "boss-monster", "the table stops only where there are hints"
                if "goodbye" in told or prompt.grid is not None:
                    return told
                await seat.answer(proposed(prompt).n)
        return told

    told = asyncio.run(asyncio.wait_for(learn(), TEST_SECONDS))
    topics = [topic.id for topic in TOPICS[game] if topic.id not in ONLY_FOR_OTHER_GAMES.get(game, ())]
    if game == "dungeon-fighter":
        topics = topics[: topics.index("harm") + 1]
    assert told == topics


@pytest.mark.slow
def test_spectators_and_other_tables_get_no_hints(server: ServerProcess) -> None:
    lesson = lesson_at(server)
    plain = lesson_at(server, learn=False, seats=[{"who": "me"}, {"who": "bot"}])

    async def hints(token: str, table: str, seat: int | None) -> int:
        async with TableClient(server.address, table, token, seat) as client:
            assert client.prompt is not None
            return len(client.prompt.hints)

    assert asyncio.run(hints(*lesson, 0)) == 6
    assert asyncio.run(hints(*lesson, None)) == 0
    assert asyncio.run(hints(*plain, 0)) == 0


@pytest.mark.slow
def test_an_undo_shows_the_same_hints_again(server: ServerProcess) -> None:
    token, table = lesson_at(server)

    async def back() -> tuple[list[str], list[str]]:
        from underkeep.protocol.socket import TakeBack

        async with TableClient(server.address, table, token, 0) as seat:
            asked = seat.prompts()
            first = await anext(asked)
            await seat.answer(proposed(first).n)
            await anext(asked)
            await seat.send(TakeBack(id="back"))
            again = await anext(asked)
            return [hint.text for hint in first.hints], [hint.text for hint in again.hints]

    before, after = asyncio.run(asyncio.wait_for(back(), TEST_SECONDS))
    assert before == after
