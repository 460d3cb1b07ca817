"""Summaries of finished games: they are stored when a game ends, and give each person a record with achievements."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.http_helpers import Browser, ServerUnderTest
from tests.server.live_helpers import Players, live_tables_with, seat_everybody
from tests.server.live_helpers import run as at_table
from tests.server.process_helpers import deal_table, new_table
from underkeep.core.capabilities.summaries import Curve, GameSummary, Kill, SeatSummary
from underkeep.core.records.record import BOT
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.storage.account_statements import personal_data
from underkeep.server.storage.result_statements import results_of, summary_of
from underkeep.server.storage.rows import LOST, PLAYED, WON, EntryRow, NewTableRow, SeatResultRow
from underkeep.server.storage.store import Store

GAME, KEEP, SUPER = "boss-monster", "keep-the-heroes-out", "super-boss-monster"


def row_of(game: str, *players: str, id: str = "t") -> NewTableRow:
    """Return a new table of a game."""
    return msgspec.structs.replace(new_table(id, list(players), owner="anna"), game=game, setup={})


async def to_the_end(table: LiveTable) -> None:
    players = Players(table, await seat_everybody(table))
    while await players.step():
        pass
    assert table.row.status == "over"


async def results(store: Store, person: str) -> list[SeatResultRow]:
    return await store.read(lambda connection: results_of(connection, person))


async def stored_summary(store: Store, table: str = "t") -> GameSummary | None:
    found = await store.read(lambda connection: summary_of(connection, table))
    return None if found is None else msgspec.convert(found, GameSummary)


# --- at a table ---------------------------------------------------------------------------------------------


def test_the_summary_of_a_finished_game_is_stored_once(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        assert await stored_summary(live.store) is None
        await to_the_end(table)
        summary = await stored_summary(live.store)
        assert summary is not None
        assert summary == await live.summary("t")
        assert summary.winners == list(table.record.table.winners)
        (anna,), (ben,) = await results(live.store, "anna"), await results(live.store, "ben")
        assert {anna.outcome, ben.outcome} == {WON, LOST}
        assert (anna.game, anna.seat, ben.seat) == (GAME, 0, 1)
        assert [anna.character, ben.character] == [seat.character for seat in summary.seats]
        winner = anna if anna.outcome == WON else ben
        assert "throne" in winner.achievements

    at_table(tmp_path, row_of(GAME, "anna", "ben"), test)


def test_a_resignation_ends_the_game_with_a_summary(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        await seat_everybody(table)
        await table.give_up(1, "enough")
        assert table.row.status == "over"
        summary = await stored_summary(live.store)
        assert summary is not None
        assert summary.winners == [0]
        assert summary.deciding is not None
        assert type(table.record.table.events[summary.deciding]).__name__ == "Resigned"
        (ben,) = await results(live.store, "ben")
        assert (ben.outcome, ben.achievements, ben.figures["resigned"]) == (LOST, [], 1)

    at_table(tmp_path, row_of(GAME, "anna", "ben"), test)


def test_a_game_that_was_ended_counts_for_nobody(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        (anna,) = await seat_everybody(table)
        await anna.until(lambda: anna.asked)
        await table.give_up(0, "enough")
        assert table.row.status == "over"
        assert table.record.ended
        summary = await stored_summary(live.store)
        assert summary is not None
        assert (summary.winners, summary.deciding) == ([], None)
        assert await results(live.store, "anna") == []

    at_table(tmp_path, row_of(KEEP, "anna", "bot:random"), test)


def test_a_person_with_several_seats_has_a_result_only_where_all_win_together(tmp_path: Path) -> None:
    for game, count in ((GAME, 0), (KEEP, 1)):

        async def test(live: LiveTables, table: LiveTable, count: int = count) -> None:
            await to_the_end(table)
            assert [result.seat for result in await results(live.store, "anna")] == [0] * count

        (tmp_path / game).mkdir()
        row = row_of(game, "anna", "anna")
        row.options = {**row.options, "hot_seat": True}
        at_table(tmp_path / game, row, test)


def test_a_bot_that_helps_earns_no_achievement(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        ears = await seat_everybody(table)
        await ears[0].until(lambda: any(ear.asked for ear in ears))
        helped = 0 if ears[0].asked else 1
        await table.let_bot_answer(helped, "random")
        await ears[0].until(lambda: any(answer.by == BOT for answer in table.record.answers))
        await table.give_up(1 - helped, "enough")
        (result,) = await results(live.store, ("anna", "ben")[helped])
        assert (result.outcome, result.achievements) == (WON, [])

    at_table(tmp_path, row_of(GAME, "anna", "ben"), test)


def test_a_solo_game_is_neither_won_nor_lost(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        await to_the_end(table)
        (anna,) = await results(live.store, "anna")
        assert anna.outcome == PLAYED

    at_table(tmp_path, row_of(SUPER, "anna"), test)


def test_a_summary_that_fails_does_not_keep_a_game_from_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from underkeep.games.boss_monster.summary import SUMMARIES

    def fail(table: Any) -> GameSummary:
        raise ZeroDivisionError

    async def test(live: LiveTables, table: LiveTable) -> None:
        await seat_everybody(table)
        monkeypatch.setattr(SUMMARIES, "summarize", fail)
        await table.give_up(1, "enough")
        assert table.row.status == "over"
        assert await stored_summary(live.store) is None
        assert await results(live.store, "anna") == []
        assert "the summary of a game of boss-monster failed" in caplog.text

    at_table(tmp_path, row_of(GAME, "anna", "ben"), test)


# --- over HTTP ----------------------------------------------------------------------------------------------

SUMMARY = GameSummary(
    winners=[0],
    curves=[Curve(name="souls", seat=0, values=[0, 2, 5])],
    seats=[
        SeatSummary(character="bmr-xyzax", figures={"souls": 5}, best="bmr-dark-altar", best_kills=3),
        SeatSummary(character="bmr-robobo", figures={"souls": 1}),
    ],
    kills=[Kill(by="bmr-dark-altar", victim="bmr-acacia-warrior-of-light", event=7, seat=0)],
    figures={"rounds": 2},
    deciding=7,
)


def finish(
    server: ServerUnderTest,
    person: Browser,
    id: str,
    at: float,
    outcome: str = WON,
    achievements: tuple[str, ...] = (),
    summary: GameSummary | None = SUMMARY,
    **options: Any,
) -> None:
    """Store a finished game of a person against a bot."""
    result = SeatResultRow(
        table=id, seat=0, character="bmr-xyzax", outcome=outcome, figures={"souls": int(at)},
        achievements=list(achievements), at=at,
    )  # fmt: skip

    async def put() -> None:
        store: Store = server.app.state.services.store
        row = new_table(id, [person.me["id"], "bot:random"], **options)
        await store.create_table(deal_table(msgspec.structs.replace(row, game=GAME, setup={})))
        entry = EntryRow(table=id, version=1, seat=0, kind="answer", data=b"\x93\0", at=at)
        data = None if summary is None else msgspec.to_builtins(summary)
        await store.append(entry, status="over", result={}, summary=data, seat_results=[result])

    with server.client.portal() as portal:
        portal.call(put)


def test_the_summary_names_its_cards_in_the_language_of_the_reader(server: ServerUnderTest) -> None:
    anna = server.guest()
    finish(server, anna, "t", 5.0, achievements=("throne",))
    english, polish = (anna.get(f"/api/tables/t/summary?lang={language}").json() for language in ("en", "pl"))
    assert english["seats"][0]["characterName"] == "Xyzax"
    assert (english["kills"][0]["byName"], english["kills"][0]["victimName"]) == (
        "Dark Altar",
        "Acacia, Warrior of Light",
    )
    assert english["seats"][0]["bestName"] == "Dark Altar"
    assert polish["seats"][0]["bestName"] == "Mroczny ołtarz"
    assert english["deciding"] == 7
    assert english["curves"][0]["values"] == [0, 2, 5]


def test_an_achievement_is_new_in_the_first_game_that_earned_it(server: ServerUnderTest) -> None:
    anna = server.guest()
    finish(server, anna, "one", 1.0, achievements=("throne",))
    finish(server, anna, "two", 2.0, achievements=("throne", "flawless"))
    earned = {
        table: {one["name"]: one["isNew"] for one in anna.get(f"/api/tables/{table}/summary").json()["achievements"]}
        for table in ("one", "two")
    }
    assert earned == {"one": {"throne": True}, "two": {"throne": False, "flawless": True}}


def test_only_people_who_may_see_a_finished_table_get_its_summary(server: ServerUnderTest) -> None:
    anna, ben, eve = server.guest(), server.guest(), server.stranger()
    finish(server, anna, "hidden", 1.0, achievements=("throne",), private=True)
    finish(server, anna, "shown", 2.0, achievements=("throne",), private=False)
    assert ben.get("/api/tables/hidden/summary").status_code == 404
    for visitor in (ben, eve):
        seen = visitor.get("/api/tables/shown/summary").json()
        assert seen["deciding"] == 7
        assert not seen.get("achievements")
        assert not seen.get("record")
    playing = anna.make("me", "bot")["table"]["id"]
    assert anna.get(f"/api/tables/{playing}/summary").status_code == 409


def test_a_game_that_ended_before_summaries_were_stored_is_counted_anew(server: ServerUnderTest) -> None:
    anna = server.guest()
    finish(server, anna, "t", 1.0, summary=None)
    assert anna.get("/api/tables/t/summary").json()["deciding"] is None
    server.live_tables.summaries["t"] = SUMMARY
    assert anna.get("/api/tables/t/summary").json()["deciding"] == 7


def test_the_record_counts_games_wins_streaks_characters_and_achievements(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest("pl")
    for number, outcome in enumerate((WON, WON, WON, LOST, PLAYED, WON), start=1):
        finish(server, anna, f"t{number}", float(number), outcome, ("throne",) if outcome == WON else ())
    games = {game["game"]: game for game in anna.get("/api/me/record").json()["games"]}
    assert list(games) == ["boss-monster", "super-boss-monster", "keep-the-heroes-out", "dungeon-fighter"]
    record = games[GAME]
    assert (record["games"], record["wins"], record["streak"], record["bestStreak"]) == (6, 4, 1, 3)
    assert record["characters"] == [{"key": "bmr-xyzax", "name": "Xyzax", "games": 6, "wins": 4}]
    assert record["bests"] == {"souls": 6}
    throne = next(one for one in record["achievements"] if one["name"] == "throne")
    assert (throne["count"], throne["table"], throne["at"]) == (4, "t1", "1970-01-01T00:00:01+00:00")
    assert all(not one.get("count") for one in record["achievements"] if one["name"] != "throne")
    assert games[SUPER]["hasScores"]
    assert all(not game["games"] for game in ben.get("/api/me/record").json()["games"])
    assert server.stranger().get("/api/me/record").status_code == 401


def test_a_guest_takes_the_results_along_and_the_export_contains_them(server: ServerUnderTest) -> None:
    anna, account = server.guest(), server.guest()
    finish(server, anna, "t", 1.0, achievements=("throne",))
    (exported,) = anna.get("/api/me/data").json()["results"]
    assert (exported["table"], exported["outcome"], exported["achievements"]) == ("t", WON, ["throne"])
    server.store("move_person_data", anna.me["id"], account.me["id"])
    assert anna.get("/api/me/data").json()["results"] == []
    assert len(account.get("/api/me/data").json()["results"]) == 1


def test_the_results_of_a_deleted_person_are_deleted(tmp_path: Path) -> None:
    """Also at a table that stays, because another person has a seat there."""
    from underkeep.server.live.person_deletion import delete_person

    async def test() -> None:
        address = f"sqlite:///{tmp_path / 't.sqlite'}"
        async with live_tables_with(address, [row_of(GAME, "anna", "ben")], "anna", "ben") as live:
            table = await live.get("t")
            await seat_everybody(table)
            await table.give_up(1, "enough")
            anna = await live.store.person("anna")
            assert anna is not None
            await delete_person(live.store, anna)
            left = await live.store.read(lambda connection: personal_data(connection, "ben"))
            assert [result["seat"] for result in left["results"]] == [1]
            assert await results(live.store, "anna") == []
            count = await live.store.read(
                lambda connection: connection.exec_driver_sql("select count(*) from seat_results").scalar()
            )
            assert count == 1

    asyncio.run(test())
