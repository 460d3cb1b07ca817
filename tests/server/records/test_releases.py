"""Tables that outlive releases: positions are stored, tables of older rules are migrated or frozen, nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.patience import TEST_SECONDS
from tests.server.http_helpers import ServerUnderTest
from tests.server.live_helpers import BOTS, Players, connect, live_tables_with, seat_everybody
from tests.server.process_helpers import GAME, deal_table, new_table
from underkeep.cli import main
from underkeep.core import registry
from underkeep.core.records.record import ANSWER, PERSON, Entry
from underkeep.core.records.rules_migrations import OtherRules, StoredGame, migrate, require_migrations
from underkeep.core.state import pack
from underkeep.core.visibility import SPECTATOR
from underkeep.protocol import socket as wire
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.play import play_loop
from underkeep.server.live.records.frozen_table import FrozenTable
from underkeep.server.live.records.stored_position import read_board, read_log, unpack_position
from underkeep.server.live.records.stored_record import read_deal
from underkeep.server.live.viewer_messages import ViewerMessages
from underkeep.server.storage.rows import NewTableRow
from underkeep.server.storage.store import Store

RULES = registry.get(GAME).version
GAMES: dict[str, dict[str, Any]] = {
    "boss-monster": {},
    "super-boss-monster": {},
    "keep-the-heroes-out": {},
    "dungeon-fighter": {"throws": "made-up"},
}


def run(
    folder: Path, test: Callable[[LiveTables], Awaitable[Any]], *tables: NewTableRow, others: tuple[str, ...] = ()
) -> Any:
    """Run a test with live tables whose database is in a folder. Calling it again with the same folder is a restart."""

    async def whole() -> Any:
        async with live_tables_with(f"sqlite:///{folder / 'tables.sqlite'}", tables, *others) as live:
            return await asyncio.wait_for(test(live), TEST_SECONDS)

    return asyncio.run(whole())


def play(folder: Path, answers: int | None, *table: NewTableRow) -> dict[int | None, tuple[Any, list[wire.Line]]]:
    """Play some answers at a new table, or the whole game, and stop the server. Returns the board and the log that each
    seat and a spectator (None) saw last."""

    async def test(live: LiveTables) -> dict[int | None, tuple[Any, list[wire.Line]]]:
        opened = await live.get("t")
        ears = await seat_everybody(opened, "wim")
        if len(ears) > 1:
            players = Players(opened, ears)
            for _ in range(answers or 10_000):
                if await players.step() is None:
                    break
        await ears[0].until(lambda: ears[0].ending is not None or any(ear.asked for ear in ears))
        # A client that comes anew gets the whole log at once.
        return {ear.seat: (ear.board, ear.log) for ear in await seat_everybody(opened, "wim")}

    return run(folder, test, *(table or [new_table("t", BOTS)]), others=("wim",))


def rows_of(game: str, **choices: Any) -> NewTableRow:
    """Return a table of a game with a bot, and with a person unless answers are throws."""
    first = "bot:random" if choices else "anna"
    return msgspec.structs.replace(new_table("t", [first, "bot:random"], owner="anna"), game=game, setup=choices)


def with_rules(monkeypatch: pytest.MonkeyPatch, version: int, **migrations: Any) -> None:
    """Let the program have other rules of the game, with migrations from some versions."""
    monkeypatch.setattr(registry.get(GAME), "version", version)
    steps = {int(name.removeprefix("from_")): step for name, step in migrations.items()}
    monkeypatch.setattr(type(registry.get(GAME)), "rules_migrations", steps)


# --- stored positions ---------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_has_its_position_log_and_end_in_storage(tmp_path: Path, game: str) -> None:
    seen = play(tmp_path, None, rows_of(game, **GAMES[game]))

    async def test(live: LiveTables) -> None:
        row, stored = await live.store.table("t"), await live.store.position("t")
        assert row is not None
        assert stored is not None
        assert (row.status, stored.version, stored.rules) == ("over", row.version, registry.get(game).version)
        contents = unpack_position(stored)
        for seat in seen:
            view = contents.view_of(SPECTATOR if seat is None else 0)
            assert view is not None
            board, log = seen[seat]
            assert read_board(registry.get(game), contents, view) == board
            assert [line.text for line in read_log(registry.get(game), view.log)][-len(log) :] == [
                line.text for line in log
            ]
            assert view.ending is not None
            assert row.result is not None
            assert view.ending.winners == row.result["winners"]

    run(tmp_path, test)


def test_the_position_of_a_running_game_is_stored_when_the_server_stops(tmp_path: Path) -> None:
    seen = play(tmp_path, 6)

    async def test(live: LiveTables) -> None:
        row, stored = await live.store.table("t"), await live.store.position("t")
        assert row is not None
        assert stored is not None
        assert stored.version == row.version
        contents = unpack_position(stored)
        assert [view.viewer for view in contents.views] == [SPECTATOR, 0]
        for viewer, seat in ((0, 0), (SPECTATOR, None)):
            view = contents.view_of(viewer)
            assert view is not None
            assert read_board(registry.get(GAME), contents, view) == seen[seat][0]

    run(tmp_path, test)


def test_the_position_is_stored_a_while_after_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_loop, "POSITION_SECONDS", 0.05)

    async def test(live: LiveTables) -> None:
        table = await live.get("t")
        ears = await seat_everybody(table)
        await Players(table, ears).step()
        for _ in range(1000):
            stored = await live.store.position("t")
            if stored is not None and stored.version == table.version:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("no position was stored")

    run(tmp_path, test, new_table("t", ["anna", "ben"]))


def test_a_stored_position_shows_each_viewer_only_what_the_viewer_saw(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        table = await live.get("t")
        ears = await seat_everybody(table)
        await Players(table, ears).step()
        await table.store_position()
        stored = await live.store.position("t")
        assert stored is not None
        contents = unpack_position(stored)
        for viewer in (SPECTATOR, 0, 1):
            messages = ViewerMessages(table.record.table, viewer, "en")
            view = contents.view_of(viewer)
            assert view is not None
            expected = messages.board(messages.observe(table.record.table))
            assert read_board(table.game, contents, view) == expected

    run(tmp_path, test, new_table("t", ["anna", "ben"]))


def test_a_card_that_is_gone_is_shown_by_its_name_and_as_an_unknown_face(tmp_path: Path) -> None:
    play(tmp_path, 6)

    async def test(live: LiveTables) -> None:
        stored, game = await live.store.position("t"), registry.get(GAME)
        assert stored is not None
        contents = unpack_position(stored)
        view = contents.view_of(SPECTATOR)
        assert view is not None
        before = read_log(game, view.log)
        assert any("⟦" in line.text for line in before)
        gone = msgspec.structs.replace(contents, keys={name: ["gone"] * len(k) for name, k in contents.keys.items()})
        assert read_board(game, gone, view).keys() == read_board(game, contents, view).keys()
        lines = [wire.Line(n=0, text="⟦gone|Old Room⟧ burns.")]
        assert read_log(game, lines)[0].text == "Old Room burns."
        assert read_board(None, contents, view) == {}
        view.board = {"another": "shape"}
        assert read_board(game, contents, view) == {}

    run(tmp_path, test)


# --- frozen tables ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [6, None])
def test_a_table_of_other_rules_shows_its_stored_position_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: int | None
) -> None:
    seen = play(tmp_path, answers)
    with_rules(monkeypatch, RULES + 1)

    async def test(live: LiveTables) -> None:
        anna, wim = await connect(live, "anna", seat=0), await connect(live, "wim")
        for line, seat in ((anna, 0), (wim, None)):
            assert line.last is not None
            assert line.last.frozen == (
                f"This game was played with rules {RULES}, and this program has rules {RULES + 1}, so it cannot be "
                "continued here. Everything played so far is kept."
            )
            assert line.last.table.frozen
            assert line.board == seen[seat][0]
            assert [entry.text for entry in line.log][-len(seen[seat][1]) :] == [e.text for e in seen[seat][1]]
            assert line.prompt is None
            assert (line.ending is not None) == (answers is None)
        reply = await anna.ask(wire.Answer(id="x", decision=line.last.version, option=0))
        assert isinstance(reply, wire.Refused)
        assert reply.text == anna.last.frozen if anna.last else ""
        anna.say(wire.Speak("pl"))
        await anna.until(lambda: len(anna.all(wire.Sync)) == 2)
        assert "zasad" in anna.all(wire.Sync)[1].frozen

    run(tmp_path, test)
    with_rules(monkeypatch, RULES)

    async def continued(live: LiveTables) -> None:
        table = await live.get("t")
        assert isinstance(table, LiveTable)
        assert table.record.over == (answers is None)

    # The program with the rules of the game finds the game as it was.
    run(tmp_path, continued)


def test_a_frozen_table_is_refused_where_it_would_have_to_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(tmp_path, None)
    with_rules(monkeypatch, RULES + 1)

    async def test(live: LiveTables) -> None:
        assert isinstance(await live.find("t"), FrozenTable)
        for request in (live.replay("t", SPECTATOR, "en"), live.export("t", SPECTATOR), live.next_choices("t")):
            with pytest.raises(OtherRules):
                await request
        proof = await live.shuffle_proof("t")
        assert proof.over
        assert (proof.rules, len(proof.seed), bool(proof.record)) == (RULES, 64, True)

    run(tmp_path, test)


def test_a_table_whose_answers_lead_elsewhere_is_frozen(tmp_path: Path) -> None:
    play(tmp_path, 6)

    async def change(live: LiveTables) -> None:
        stored = await live.store.position("t")
        assert stored is not None
        await live.store.put_position(msgspec.structs.replace(stored, fingerprint=stored.fingerprint ^ 1))

    async def test(live: LiveTables) -> None:
        table = await live.find("t")
        assert isinstance(table, FrozenTable)
        assert "do not lead to the position" in table.reason.text_in("en")

    asyncio.run(_with_store(tmp_path, change))
    run(tmp_path, test)


def test_a_table_with_unreadable_answers_is_frozen(tmp_path: Path) -> None:
    play(tmp_path, 6)

    async def change(live: Any) -> None:
        row = await live.store.table("t")
        await live.store.replace_entries("t", row.options, {2: b"\x00"})

    async def test(live: LiveTables) -> None:
        table = await live.find("t")
        assert isinstance(table, FrozenTable)
        assert table.reason.message == "table-unreadable"
        line = await connect(live, "anna", seat=0)
        assert line.board

    asyncio.run(_with_store(tmp_path, change))
    run(tmp_path, test)


async def _with_store(folder: Path, work: Callable[[Any], Awaitable[None]]) -> None:
    """Run work that changes the database of a stopped server."""
    store = await Store(f"sqlite:///{folder / 'tables.sqlite'}").open()
    try:
        holder: Any = type("Holder", (), {"store": store})
        await work(holder)
    finally:
        await store.close()


def test_one_table_of_a_missing_game_does_not_spoil_the_lobby(server: ServerUnderTest) -> None:
    anna = server.guest()
    good, other = (anna.make("me", "open")["table"]["id"] for _ in range(2))
    server.store("move_table", other, "open", "over")
    with server.client.portal() as portal:
        change = partial(server.app.state.services.store.change_table, other, game="lost-game")
        portal.call(change)
    shown = {table["id"]: table for table in anna.get("/api/tables").json()["mine"]}
    assert not shown[good].get("frozen")
    assert shown[other]["frozen"]
    assert shown[other]["title"] == "lost-game"


# --- migrations ---------------------------------------------------------------------------------------------


def test_a_table_of_older_rules_goes_on_where_a_migration_exists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = play(tmp_path, 6)
    calls: list[int] = []

    def rename(stored: StoredGame) -> None:
        calls.append(len(stored.answers))

    with_rules(monkeypatch, RULES + 2, **{f"from_{RULES}": rename, f"from_{RULES + 1}": rename})

    async def test(live: LiveTables) -> None:
        table = await live.get("t")
        ears = await seat_everybody(table, "wim")
        assert ears[0].board == seen[0][0]
        row = await live.store.table("t")
        assert row is not None
        assert read_deal(row).rules == RULES + 2
        assert row.options["made"]["rules"] == RULES
        assert (await live.shuffle_proof("t")).rules == RULES
        assert await Players(table, ears).step() is not None

    run(tmp_path, test)
    assert len(calls) == 2
    run(tmp_path, test)
    assert len(calls) == 2, "a table is migrated once"


def test_a_migration_that_cannot_be_played_changes_nothing_in_storage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(tmp_path, 6)

    def spoil(stored: StoredGame) -> None:
        stored.answers[1] = ["NoSuchOption"]

    with_rules(monkeypatch, RULES + 1, **{f"from_{RULES}": spoil})

    async def test(live: LiveTables) -> None:
        assert isinstance(await live.find("t"), FrozenTable)
        row = await live.store.table("t")
        assert row is not None
        assert read_deal(row).rules == RULES

    run(tmp_path, test)


def test_a_migration_changes_choices_cards_and_answers() -> None:
    game, deal = registry.get(GAME), read_deal(deal_table(new_table("t", BOTS)))
    entries = [(ANSWER, 0, pack(Entry(PERSON, msgspec.Raw(pack(["Old", 3]))))), ("undo", 0, pack(Entry(PERSON)))]

    def step(stored: StoredGame) -> None:
        stored.choices["variant"] = "old"
        stored.decks["extra"] = ["a-card", "a-card"]
        stored.answers[0][0] = "New"

    steps = {deal.rules: step}
    other: Any = type("Other", (), {"version": deal.rules + 1, "rules_migrations": steps})
    migrated, data = migrate(other, deal, entries)
    assert (migrated.rules, migrated.choices["variant"], migrated.decks["extra"]) == (deal.rules + 1, "old", "a-card*2")
    assert msgspec.msgpack.decode(msgspec.msgpack.decode(data[0], type=Entry).option) == ["New", 3]
    assert data[1] == entries[1][2]
    for version in (game.version - 1, game.version + 1):
        with pytest.raises(OtherRules):
            require_migrations(game, version)
    assert require_migrations(game, game.version) == []


# --- verify -------------------------------------------------------------------------------------------------


def test_verify_names_the_rules_of_the_game_and_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(tmp_path, None)

    async def proof(live: LiveTables) -> None:
        (tmp_path / "fair.json").write_bytes(msgspec.json.encode(await live.shuffle_proof("t")))

    run(tmp_path, proof)
    assert main(["verify", str(tmp_path / "fair.json")]) == 0
    capsys.readouterr()
    with_rules(monkeypatch, RULES + 1)
    for _ in range(2):
        assert main(["verify", str(tmp_path / "fair.json")]) == 2
        told = capsys.readouterr().out
        assert f"Played with rules {RULES}, but this program has rules {RULES + 1}" in told
        assert "Something is wrong" not in told
        # The proof of a frozen table says the same.
        run(tmp_path, proof)
