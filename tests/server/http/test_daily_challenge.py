"""The daily challenge: the same cards for everybody, one table for each person, no undo, and a ranking."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.http_helpers import Browser, ServerUnderTest
from tests.server.live_helpers import Players, live_tables_with, seat_everybody
from tests.server.process_helpers import new_table, store_tables
from underkeep.core import registry
from underkeep.core.capabilities.daily_challenge import category_of, choices_of
from underkeep.core.capabilities.keys import DAILY_CHALLENGE
from underkeep.core.events import Event
from underkeep.core.records.record import make_setup
from underkeep.core.table import Table
from underkeep.games.dungeon_fighter.events import MonsterFell
from underkeep.games.keep_the_heroes_out.events import HeroHurt
from underkeep.server.accounts.people import Person
from underkeep.server.errors import TableError
from underkeep.server.live.live_table import LiveTable
from underkeep.server.lobby.daily import daily_table_row, seconds_until_next, today
from underkeep.server.storage.result_statements import daily_scores, daily_table
from underkeep.server.storage.rows import EntryRow, NewTableRow, ScoreRow
from underkeep.server.storage.store import Store

GAMES = ["dungeon-fighter", "keep-the-heroes-out", "super-boss-monster"]
DAY = date(2026, 11, 19)
SOLO = "super-boss-monster"
ANNA = Person(id="anna", name="Anna")


def played_at_random(game: str, day: date) -> Table:
    """Return a finished table of the daily challenge of a day, without real dice."""
    of_day = choices_of(registry.get(game).require(DAILY_CHALLENGE), day)
    quick = {"throws": "made-up"} if game == "dungeon-fighter" else {}
    setup = make_setup(registry.get(game), of_day | quick, ["Anna"])
    table, chance = Table(registry.get(game), setup, registry.get(game).initial_state(setup, 7)), Random(3)
    while table.decision is not None:
        table.answer(chance.choice(table.decision.options))
    return table


# --- the challenges of the games ------------------------------------------------------------------------------


def test_three_games_have_a_daily_challenge() -> None:
    assert sorted(name for name in registry.names() if registry.get(name).get(DAILY_CHALLENGE)) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_day_of_a_year_can_be_played_alone(game: str) -> None:
    challenge = registry.get(game).require(DAILY_CHALLENGE)
    found = []
    for number in range(366):
        choices = choices_of(challenge, DAY + timedelta(days=number))
        make_setup(registry.get(game), choices, ["Anna"])
        assert choices == choices_of(challenge, DAY + timedelta(days=number))
        found.append(str(choices))
    assert len(set(found)) >= {"dungeon-fighter": 2, "keep-the-heroes-out": 80, SOLO: 1}[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_has_a_score(game: str) -> None:
    table = played_at_random(game, DAY)
    assert table.over
    score = table.game.require(DAILY_CHALLENGE).score(table)
    if game == SOLO:
        assert score == table.game.scores(table.state)[0]
    else:
        # Nobody wins at random, so only the defeated enemies count.
        assert not table.winners
        assert score == sum(isinstance(event, MonsterFell) or _defeats(event) for event in table.events)


def _defeats(event: Event) -> bool:
    """Return whether an event defeats a hero of Keep the Heroes Out!"""
    return isinstance(event, HeroHurt) and event.left <= 0


# --- in the store ---------------------------------------------------------------------------------------------


def daily_row(id: str, person: str, day: date = DAY, game: str = SOLO) -> NewTableRow:
    """Return a table of the daily challenge for one person."""
    row = new_table(id, [person])
    options = {**row.options, "daily": day.isoformat()}
    return msgspec.structs.replace(row, game=game, setup={}, options=options, created=float(id))


def stored(address: str, tables: list[NewTableRow], test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test with a store that has these tables."""

    async def whole() -> None:
        store = await Store(address).open()
        try:
            await store_tables(store, tables, "eve")
            await test(store)
        finally:
            await store.close()

    asyncio.run(whole())


async def end(store: Store, table: str, score: int, day: date = DAY) -> None:
    """End a stored table with this score."""
    at = float(table)
    row = ScoreRow(table=table, seat=0, category=category_of(day.isoformat()), score=score, at=at)
    entry = EntryRow(table=table, version=1, seat=0, kind="answer", data=b"\x93\0", at=at)
    await store.append(entry, status="over", result={}, scores=[row])


def test_the_ranking_of_a_day_counts_the_first_game_of_each_person(address: str) -> None:
    tables = [
        daily_row("1", "anna"),
        daily_row("2", "ben"),
        daily_row("3", "anna"),
        daily_row("4", "eve", DAY - timedelta(days=1)),
        daily_row("5", "ben", game="dungeon-fighter"),
    ]

    async def test(store: Store) -> None:
        for table, score in (("1", 4), ("2", 4), ("3", 30), ("5", 9)):
            await end(store, table, score)
        await end(store, "4", 12, DAY - timedelta(days=1))
        day, before = DAY.isoformat(), (DAY - timedelta(days=1)).isoformat()
        found = await store.read(lambda connection: daily_scores(connection, SOLO, day))
        assert [(row.person, row.score, row.table) for row in found] == [("anna", 4, "1"), ("ben", 4, "2")]
        assert [row.person for row in await store.read(lambda to: daily_scores(to, SOLO, before))] == ["eve"]
        assert await store.read(lambda to: daily_table(to, "anna", SOLO, day)) == "1"
        assert await store.read(lambda to: daily_table(to, "eve", SOLO, day)) == ""
        assert await store.read(lambda to: daily_table(to, "ben", "dungeon-fighter", day)) == "5"

    stored(address, tables, test)


def test_a_guest_who_signs_in_takes_the_challenge_along(address: str) -> None:
    async def test(store: Store) -> None:
        await end(store, "1", 4)
        await store.move_person_data("anna", "eve")
        assert await store.read(lambda to: daily_table(to, "eve", SOLO, DAY.isoformat())) == "1"
        (row,) = await store.read(lambda to: daily_scores(to, SOLO, DAY.isoformat()))
        assert (row.person, row.score) == ("eve", 4)

    stored(address, [daily_row("1", "anna")], test)


# --- at a table -----------------------------------------------------------------------------------------------


def at_daily_table(folder: Path, test: Callable[[Store, LiveTable], Awaitable[None]]) -> None:
    """Run a test at the live table of the daily challenge of a person."""
    row = daily_table_row(registry.get(SOLO), DAY, ANNA, b"secret", "instant")

    async def whole() -> None:
        async with live_tables_with(f"sqlite:///{folder / 'tables.sqlite'}", [row]) as live:
            await test(live.store, await live.get(row.id))

    asyncio.run(whole())


def test_the_score_of_a_finished_challenge_is_stored(tmp_path: Path) -> None:
    async def test(store: Store, table: LiveTable) -> None:
        players = Players(table, await seat_everybody(table))
        while await players.step():
            pass
        assert players.ears[0].ending is not None
        (row,) = await store.read(lambda to: daily_scores(to, SOLO, DAY.isoformat()))
        assert (row.name, row.score) == ("Anna", players.ears[0].ending.scores[0])

    at_daily_table(tmp_path, test)


def test_a_challenge_that_was_given_up_has_no_score(tmp_path: Path) -> None:
    async def test(store: Store, table: LiveTable) -> None:
        players = Players(table, await seat_everybody(table))
        for _ in range(12):
            await players.step()
        await table.give_up(0, "enough")
        assert table.row.status == "over"
        assert await store.read(lambda to: daily_scores(to, SOLO, DAY.isoformat())) == []

    at_daily_table(tmp_path, test)


def test_a_challenge_has_no_undo(tmp_path: Path) -> None:
    async def test(store: Store, table: LiveTable) -> None:
        ears = await seat_everybody(table)
        players = Players(table, ears)
        for _ in range(6):
            await players.step()
        with pytest.raises(TableError, match="The daily challenge has no undo"):
            await table.request_undo(0, False, "back")
        assert not table.status().has_undo(0)

    at_daily_table(tmp_path, test)


# --- over HTTP ------------------------------------------------------------------------------------------------


def start(person: Browser, game: str = SOLO) -> dict[str, Any]:
    """Return the table of a person for today's challenge."""
    response = person.post(f"/api/games/{game}/daily", {"pace": "fast"})
    assert response.status_code == 201, response.text
    table: dict[str, Any] = response.json()
    return table


@pytest.mark.parametrize("game", GAMES)
def test_everybody_gets_one_table_with_the_same_cards(server: ServerUnderTest, game: str) -> None:
    anna, ben = server.guest(), server.guest()
    first, again, other = start(anna, game), start(anna, game), start(ben, game)
    assert (first["id"], first["daily"], first["status"]) == (again["id"], today().isoformat(), "playing")
    assert other["id"] != first["id"]
    assert not first.get("chosenSeed")
    rows = [server.store("table", table["id"]) for table in (first, other)]
    assert rows[0].options["engine_seed"] == rows[1].options["engine_seed"]
    assert rows[0].setup == rows[1].setup
    seeds = {daily_table_row(registry.get(game), DAY + timedelta(days=n), ANNA, b"s", "fast").options["engine_seed"]
             for n in range(50)}  # fmt: skip
    assert len(seeds) == 50


def test_the_page_shows_the_table_and_the_ranking(server: ServerUnderTest) -> None:
    anna, ben, eve = server.guest(), server.guest("pl"), server.stranger()
    path = f"/api/games/{SOLO}/daily"
    before = anna.get(path).json()
    assert (before["today"]["people"], before.get("table", ""), before.get("score")) == (0, "", None)
    assert 0 <= before["secondsLeft"] <= 86_400
    table = start(anna)["id"]
    assert anna.get(path).json()["status"] == "playing"
    score = ScoreRow(table=table, seat=0, category=category_of(today().isoformat()), score=5, at=1.0)
    entry = EntryRow(table=table, version=1, seat=0, kind="answer", data=b"\x93\0", at=1.0)
    server.call(lambda: server.app.state.services.store.append(entry, status="over", result={}, scores=[score]))
    mine = anna.get(path).json()
    assert (mine["table"], mine["status"], mine["score"]) == (table, "over", 5)
    assert mine["today"]["scores"] == [{"place": 1, "name": anna.me["name"], "score": 5, "mine": True}]
    seen = eve.get(f"{path}?lang=pl").json()
    assert seen["today"]["scores"] == [{"place": 1, "name": anna.me["name"], "score": 5, "mine": False}]
    assert "Wynik" in seen["about"]
    assert ben.get(path).json().get("score") is None
    # The score of a daily challenge is in its ranking only.
    assert anna.get(f"/api/tables/{table}/scores").json() == []


def test_equal_scores_share_a_place_and_ones_own_is_always_shown(server: ServerUnderTest) -> None:
    people = [server.guest() for _ in range(13)]

    def put(person: Browser, score: int) -> None:
        row = daily_table_row(registry.get(SOLO), today(), Person(id=person.me["id"], name=""), b"x", "fast")
        rows = [ScoreRow(table=row.id, seat=0, category=category_of(today().isoformat()), score=score, at=1.0)]
        entry = EntryRow(table=row.id, version=1, seat=0, kind="answer", data=b"\x93\0", at=1.0)

        async def work() -> None:
            store: Store = server.app.state.services.store
            await store.create_table(row)
            await store.append(entry, status="over", result={}, scores=rows)

        server.call(work)

    for number, person in enumerate(people):
        put(person, 20 - number // 2)
    shown = people[12].get(f"/api/games/{SOLO}/daily").json()["today"]
    assert shown["people"] == 13
    assert [one["place"] for one in shown["scores"]] == [1, 1, 3, 3, 5, 5, 7, 7, 9, 9, 13]
    assert shown["scores"][-1]["mine"]


def test_refusals_are_sentences(server: ServerUnderTest) -> None:
    anna, eve = server.guest(), server.stranger()
    assert anna.get("/api/games/boss-monster/daily").json()["text"] == "This game has no daily challenge."
    assert anna.get("/api/games/chess/daily").status_code == 404
    assert anna.post(f"/api/games/{SOLO}/daily", {"pace": "warp"}).status_code == 400
    assert anna.post("/api/games/boss-monster/daily", {}).status_code == 404
    assert eve.post(f"/api/games/{SOLO}/daily", {}).status_code == 401


def test_the_next_challenge_begins_at_midnight() -> None:
    assert 0 < seconds_until_next(today()) <= 86_400
    assert seconds_until_next(DAY - timedelta(days=3000)) == 0
