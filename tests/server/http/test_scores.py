"""Personal bests: scores are stored when a game ends, shown to nobody else, and described by the texts of the game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.http_helpers import Browser, ServerUnderTest
from tests.server.live_helpers import Players, live_tables_with, seat_everybody
from tests.server.live_helpers import run as at_table
from tests.server.process_helpers import deal_table, new_table, store_tables
from underkeep.core import registry
from underkeep.core.records.record import BOT
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.storage.rows import EntryRow, NewTableRow, PersonRow, ScoreRow
from underkeep.server.storage.store import Store

GAME = "super-boss-monster"
DECAY, BESS = "sbm-count-decay", "sbm-bruiser-bess"
CHALLENGE = {"variants": ["challenge"]}


def solo(id: str, person: str, setup: dict[str, Any] | None = None, **options: Any) -> NewTableRow:
    """Return a table for one player."""
    return msgspec.structs.replace(new_table(id, [person], **options), game=GAME, setup=setup or {})


async def ends(store: Store, table: str, at: float, *scores: tuple[str, int]) -> None:
    """End a stored table at a time with these scores."""
    entry = EntryRow(table=table, version=1, seat=0, kind="answer", data=b"\x93\0", at=at)
    rows = [ScoreRow(table=table, seat=0, category=category, score=score, at=at) for category, score in scores]
    await store.append(entry, status="over", result={}, scores=rows)


# --- in the store -------------------------------------------------------------------------------------------


def stored(address: str, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test with a store of five games of Anna, two of them with equal scores, and one game of Ben."""

    async def whole() -> None:
        store = await Store(address).open()
        try:
            await store_tables(store, [solo(f"a{number}", "anna") for number in range(5)] + [solo("b", "ben")], "eve")
            for number, score in enumerate((7, -3, 12, 12)):
                await ends(store, f"a{number}", 10.0 + number, (f"solo/{DECAY}", score))
            await ends(store, "a4", 20.0, (f"challenge/{DECAY}", 1))
            await ends(store, "b", 5.0, (f"solo/{DECAY}", 36))
            await test(store)
        finally:
            await store.close()

    asyncio.run(whole())


def told(best: dict[str, ScoreRow]) -> dict[str, tuple[int, str]]:
    return {category: (row.score, row.table) for category, row in best.items()}


def test_the_best_score_of_each_category_is_found(address: str) -> None:
    async def test(store: Store) -> None:
        best = await store.best_scores("anna", GAME)
        assert told(best) == {f"solo/{DECAY}": (12, "a2"), f"challenge/{DECAY}": (1, "a4")}
        assert told(await store.best_scores("ben", GAME)) == {f"solo/{DECAY}": (36, "b")}
        assert await store.best_scores("eve", GAME) == {}
        assert await store.best_scores("anna", "boss-monster") == {}

    stored(address, test)


def test_the_best_score_before_a_time_is_found(address: str) -> None:
    async def test(store: Store) -> None:
        assert await store.best_scores("anna", GAME, before=10.0) == {}
        assert told(await store.best_scores("anna", GAME, before=12.0)) == {f"solo/{DECAY}": (7, "a0")}
        assert [row.score for row in await store.scores("a1", 0)] == [-3]
        assert await store.scores("a1", 1) == []

    stored(address, test)


def test_a_guest_who_signs_in_takes_the_scores_along(address: str) -> None:
    async def test(store: Store) -> None:
        await store.move_person_data("anna", "eve")
        assert await store.best_scores("anna", GAME) == {}
        assert len(await store.best_scores("eve", GAME)) == 2

    stored(address, test)


# --- at a table ---------------------------------------------------------------------------------------------


async def to_the_end(table: LiveTable, seed: int = 0) -> list[int]:
    """Play at random to the end, and return the scores."""
    players = Players(table, await seat_everybody(table), seed)
    while await players.step():
        pass
    ending = players.ears[0].ending
    assert ending is not None
    return ending.scores


@pytest.mark.parametrize(("setup", "contest"), [({}, "solo"), (CHALLENGE, "challenge")])
def test_a_finished_solo_game_is_kept(tmp_path: Path, setup: dict[str, Any], contest: str) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        (score,) = await to_the_end(table)
        ((category, row),) = (await live.store.best_scores("anna", GAME)).items()
        assert (row.table, row.seat, row.score) == ("t", 0, score)
        board = msgspec.to_builtins(table.game.display.board(table.record.table.observe(0)), str_keys=True)
        boss = board["seats"]["0"]["boss"][0]["face"]
        assert category == f"{contest}/{table.game.cards.entry(boss)[0]}"

    at_table(tmp_path, solo("t", "anna", setup), test)


def test_a_solo_game_with_other_sets_names_what_stays_in_the_box_and_is_not_kept(tmp_path: Path) -> None:
    """Rule SBM-19.22."""

    async def test(live: LiveTables, table: LiveTable) -> None:
        (anna,) = await seat_everybody(table)
        await anna.until(lambda: anna.asked)
        (line,) = [line for line in anna.log if "stay in the box" in line.text]
        assert all(name in line.text for name in ("Robobo", "Assassin", "The Static Queen"))
        await to_the_end(table)
        assert table.row.status == "over"
        assert await live.store.scores("t", 0) == []

    at_table(tmp_path, solo("t", "anna", {"sets": ["BMR"]}), test)


def test_a_game_that_was_given_up_is_not_kept(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        players = Players(table, await seat_everybody(table))
        for _ in range(12):
            await players.step()
        await table.give_up(0, "enough")
        assert table.row.status == "over"
        assert await live.store.scores("t", 0) == []

    at_table(tmp_path, solo("t", "anna"), test)


def test_a_game_in_which_a_bot_has_helped_is_not_kept(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        ears = await seat_everybody(table)
        await ears[0].until(lambda: ears[0].asked)
        await table.let_bot_answer(0, "random")
        await ears[0].until(lambda: any(mark.by == BOT for mark in table.record.answers))
        await to_the_end(table)
        assert table.row.status == "over"
        assert await live.store.scores("t", 0) == []

    at_table(tmp_path, solo("t", "anna"), test)


@pytest.mark.parametrize("players", [["bot:random"], ["anna", "bot:random"]])
def test_games_of_bots_and_of_several_players_are_not_kept(tmp_path: Path, players: list[str]) -> None:
    row = msgspec.structs.replace(new_table("t", players, owner="anna"), game=GAME, setup={})

    async def whole() -> None:
        async with live_tables_with(f"sqlite:///{tmp_path / 'tables.sqlite'}", [row]) as live:
            table = await live.get("t")
            if "anna" in players:
                await to_the_end(table)
            else:
                (watcher,) = await seat_everybody(table, "anna")
                await watcher.until(lambda: watcher.ending is not None, 60)
            assert table.row.status == "over"
            assert await live.store.scores("t", 0) == []

    asyncio.run(whole())


# --- over HTTP ----------------------------------------------------------------------------------------------


def played(
    server: ServerUnderTest, person: Browser, id: str, at: float, category: str, score: int, **options: Any
) -> None:
    """Store a finished solo game of a person."""

    async def put() -> None:
        store: Store = server.app.state.services.store
        await store.create_table(deal_table(solo(id, person.me["id"], **options)))
        await ends(store, id, at, (category, score))

    with server.client.portal() as portal:
        portal.call(put)


def test_the_table_of_scores_has_every_boss_in_both_modes(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest("pl")
    played(server, anna, "one", 10.0, f"solo/{DECAY}", 7)
    played(server, anna, "two", 20.0, f"solo/{DECAY}", 23)
    played(server, anna, "three", 30.0, f"solo/{DECAY}", -2)
    played(server, ben, "four", 40.0, f"challenge/{BESS}", 1)

    mine = anna.get(f"/api/games/{GAME}/scores").json()
    assert mine["title"] == "Super Boss Monster"
    assert [(one["id"], one["name"], one.get("setup", {})) for one in mine["contests"]] == [
        ("solo", "Solo", {}),
        ("challenge", "Challenge mode", CHALLENGE),
    ]
    for contest in mine["contests"]:
        assert len(contest["entries"]) == 10
        assert contest["about"]
    alone = {entry["key"]: entry for entry in mine["contests"][0]["entries"]}
    assert alone[DECAY]["name"] == "Count Decay"
    assert alone[DECAY]["best"] == {
        "score": 23, "title": "Fair Boss", "table": "two", "seat": 0, "at": "1970-01-01T00:00:20+00:00",
    }  # fmt: skip
    assert [key for key, entry in alone.items() if entry.get("best")] == [DECAY]
    assert not any(entry.get("best") for entry in mine["contests"][1]["entries"])

    his = ben.get(f"/api/games/{GAME}/scores").json()
    assert [one["name"] for one in his["contests"]] == ["Solo", "Tryb wyzwania"]
    (best,) = [entry for one in his["contests"] for entry in one["entries"] if entry.get("best")]
    assert best["key"] == BESS
    assert best["name"] != "Bruiser Bess"
    assert (best["best"]["score"], best["best"]["title"]) == (1, "Prawdziwy Kobold")
    assert anna.get(f"/api/games/{GAME}/scores?lang=pl").json()["contests"][0]["entries"][1]["best"]["title"] == (
        "Niezły Boss"
    )


def test_the_score_of_a_game_is_compared_with_earlier_games(server: ServerUnderTest) -> None:
    anna = server.guest()
    for number, score in enumerate((7, 5, 23, 23)):
        played(server, anna, f"t{number}", float(number), f"solo/{DECAY}", score)
    played(server, anna, "other", 9.0, f"challenge/{DECAY}", 36)

    def at(table: str) -> tuple[Any, ...]:
        (one,) = anna.get(f"/api/tables/{table}/scores").json()
        before = one.get("before")
        return one["score"]["score"], one["best"]["table"], before and before["score"]

    assert at("t0") == (7, "t2", None)
    assert at("t1") == (5, "t2", 7)
    assert at("t2") == (23, "t2", 7)
    assert at("t3") == (23, "t2", 23)
    assert at("other") == (36, "other", None)
    (one,) = anna.get("/api/tables/other/scores?lang=pl").json()
    assert (one["contest"], one["name"]) == ("Tryb wyzwania", anna_says("pl", DECAY))
    assert one["score"]["title"] == "Prawdziwy Wielki Ostateczny Mistrz Podziemi"


def anna_says(language: str, entry: str) -> str:
    from underkeep.core.text import TextRenderer

    game = registry.get(GAME)
    return game.scoreboards.entry_text(TextRenderer(game, game.setup_type(), language), entry)


def test_scores_are_shown_to_nobody_else(server: ServerUnderTest) -> None:
    anna, ben, eve = server.guest(), server.guest(), server.stranger()
    played(server, anna, "hidden", 1.0, f"solo/{DECAY}", 7, private=True)
    played(server, anna, "shown", 2.0, f"solo/{BESS}", 9, private=False)
    assert ben.get("/api/tables/hidden/scores").status_code == 404
    assert ben.get("/api/tables/shown/scores").json() == []
    assert eve.get("/api/tables/shown/scores").status_code == 401
    assert eve.get(f"/api/games/{GAME}/scores").status_code == 401
    scores = ben.get(f"/api/games/{GAME}/scores").json()
    assert not any(entry.get("best") for one in scores["contests"] for entry in one["entries"])


def test_games_without_scoreboards_have_no_scores(server: ServerUnderTest) -> None:
    anna = server.guest()
    games = {game["name"]: game.get("contests", False) for game in anna.get("/api/games").json()}
    assert games == {name: name == GAME for name in registry.names()}
    assert anna.get("/api/games/boss-monster/scores").json()["contests"] == []
    assert anna.get("/api/games/chess/scores").status_code == 404


def test_an_older_database_is_migrated_for_scores(address: str) -> None:
    """A store that opens a database without scores can store scores in it."""
    from alembic import command
    from alembic.config import Config

    from underkeep.server.storage import database

    url = database.checked_url(address)
    engine = database.engine_for(url, writes=True)
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
    engine.dispose()

    async def then() -> None:
        store = await Store(address).open()
        try:
            await store.add_person(PersonRow(id="anna", name="Anna"), "token of anna")
            await store.create_table(deal_table(solo("t", "anna")))
            await ends(store, "t", 1.0, (f"solo/{DECAY}", 3))
            assert told(await store.best_scores("anna", GAME)) == {f"solo/{DECAY}": (3, "t")}
        finally:
            await store.close()

    asyncio.run(then())
