"""Actions of people at a live table: hold, pass in advance, give up, leave and come back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.live_helpers import (
    BOTS,
    FOUR,
    TWO,
    MemoryListener,
    MemorySocket,
    Players,
    assert_in_sync,
    run,
    seat_everybody,
)
from tests.server.process_helpers import deal_table, digest, new_table
from tests.server.virtual_time import live_tables_of, run_virtually
from underkeep.client import apply_to_log, apply_update
from underkeep.core.options.option import PASS
from underkeep.core.records.record import PERSON
from underkeep.core.visibility import OMNISCIENT, SPECTATOR
from underkeep.protocol import socket as wire
from underkeep.protocol.http.tables import Replay
from underkeep.server.errors import TableError
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.play import clock

# --- hot seat -----------------------------------------------------------------------------------------------


def test_one_screen_for_several_people(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        line = MemorySocket(live, "anna")
        seen: set[int] = set()
        for n in range(8):
            decision = table.record.table.decision
            if decision is None:
                break
            # The device is handed over: the same socket looks from another seat.
            await line.hello("t", decision.seat)
            await line.until(lambda asked=decision: line.asked or table.record.table.decision is not asked)
            if not line.asked:
                continue
            assert line.prompt is not None
            seen.add(line.prompt.seat)
            request = wire.Answer(id=f"m{n}", decision=line.prompt.decision, option=line.prompt.options[-1].n)
            assert isinstance(await line.ask(request), wire.Done)
        assert seen == {0, 1}
        assert not table.record.over
        # Any of them may undo the last answer without consent, and a repeated message undoes nothing more.
        await line.hello("t", 0)
        version, before = table.version, len(table.record.answers)
        undo = wire.TakeBack(id="undo")
        done = await line.ask(undo)
        assert done == wire.Done(id="undo", version=version + 1)
        assert len(table.record.answers) < before
        after = len(table.record.answers)
        table.handled_messages.clear()
        assert await line.ask(undo) == done
        assert len(table.record.answers) == after
        assert {chair.presence for chair in table.chairs()} == {"here"}

    run(tmp_path, new_table("t", ["anna", "anna"], hot_seat=True), test)


# --- hold, advance passes, stops ----------------------------------------------------------------------------


def reaction_of(table: LiveTable, seat: int) -> bool:
    decision = table.record.table.decision
    return decision is not None and decision.seat == seat and decision.kind in table.game.assist.reaction_kinds


def test_hold_shows_windows_that_would_be_passed(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        anna, ben = await seat_everybody(table)
        players = Players(table, [anna, ben], 6)
        await players.until(lambda: players.number >= 8)
        shown = 0
        for _ in range(40):
            if table.record.over or shown >= 3:
                break
            await table.hold(0, True)
            assert anna.messages[-1].held
            while not table.record.over and 0 in table.preferences.held:
                if anna.asked and reaction_of(table, 0):
                    shown += 1
                    assert anna.prompt is not None
                await players.step()
        assert shown >= 3

    run(tmp_path, new_table("t", TWO), test)


def test_a_pass_in_advance_is_used_and_dropped(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        anna, ben = await seat_everybody(table)
        for seat in (0, 1):
            await table.set_stops(seat, wire.StopSettings(mode="full"))
        players = Players(table, [anna, ben], 7)
        used = dropped = 0
        for _ in range(400):
            if table.record.over or (used >= 2 and dropped >= 2):
                break
            if reaction_of(table, 0) and anna.asked:
                # Ben passes in advance while Anna is asked.
                await table.pass_in_advance(1, table.version, True)
                assert table.preferences.advance_passes.has_passed(1)
                assert ben.messages[-1].ahead
                assert anna.prompt is not None
                first = table.version
                passing = next((option for option in anna.prompt.options if option.kind == "pass"), None)
                playing = next((option for option in anna.prompt.options if option.kind != "pass"), None)
                chosen = playing if playing is not None and dropped < 2 else passing
                assert chosen is not None
                await table.answer(0, f"a{first}", first, chosen.n)
                if chosen is playing:
                    assert not table.preferences.advance_passes.has_passed(1), "a played option cancels the pass"
                    dropped += 1
                elif len(table.record.answers) > 1 and table.record.answers[-1].by != PERSON:
                    used += 1
                continue
            await players.step()
        assert used >= 1
        assert dropped >= 1
        # An advance pass for a decision that is over is not kept.
        await table.pass_in_advance(1, table.version - 1, True)
        assert not table.preferences.advance_passes.has_passed(1)

    run(tmp_path, new_table("t", TWO), test)


def test_stops_are_kept_with_the_seat(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        line = MemorySocket(live, "anna")
        await line.hello("t", 0)
        stops = wire.StopSettings(mode="all", until="phase", never=[3], stop=["fate"])
        assert isinstance(await line.ask(wire.Stops(id="s", stops=stops)), wire.Done)
        kept = msgspec.structs.replace(stops, until="")
        live.forget("t")
        again = MemorySocket(live, "anna")
        await again.hello("t", 0)
        assert again.last is not None
        assert again.last.stops == kept
        watcher = MemorySocket(live, "ben")
        await watcher.hello("t")
        assert watcher.last is not None
        assert watcher.last.stops is None

    run(tmp_path, new_table("t", BOTS), test, "ben")


# --- giving up, clocks, absence -----------------------------------------------------------------------------


def test_the_last_player_who_has_not_given_up_wins(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        line = MemorySocket(live, "anna")
        await line.hello("t", 0)
        ben, eve = MemoryListener("ben", 1), MemoryListener("eve", 2)
        await table.join(ben, None)
        await table.join(eve, None)
        version = table.version
        done = await line.ask(wire.GiveUp(id="bye"))
        assert done == wire.Done(id="bye", version=version + 1)
        assert await line.ask(wire.GiveUp(id="bye")) == done
        assert isinstance(await line.ask(wire.GiveUp(id="bye again")), wire.Refused)
        assert [chair.standing for chair in table.chairs()] == [False, True, True]
        assert not line.asked
        assert_in_sync(table, ben, eve)
        players = Players(table, [ben, eve], 8)
        await players.until(lambda: players.number >= 5)
        await table.give_up(1, "me too")
        assert table.record.over
        assert eve.ending is not None
        assert eve.ending.winners == [2]
        row = await live.store.table("t")
        assert row is not None
        assert row.status == "over"

    run(tmp_path, new_table("t", FOUR[:3]), test)


def test_other_players_may_help_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = clock.BANK_SECONDS + max(clock.DECISION_SECONDS, clock.REACTION_SECONDS)

    async def test() -> None:
        live = live_tables_of(deal_table(new_table("t", TWO, clock="live")))
        await live.open()
        table = await live.get("t")
        lines = [MemorySocket(live, "anna"), MemorySocket(live, "ben")]
        for seat, line in enumerate(lines):
            await line.hello("t", seat)
        slow = next(line for line in lines if line.asked)
        other = next(line for line in lines if line is not slow)
        assert slow.prompt is not None
        assert slow.prompt.left is not None
        late = slow.prompt.seat
        assert 0 < slow.prompt.left <= limit
        assert (await other.ask(wire.Help(id="h0", seat=late, what="answer"))).code == "refused"
        await asyncio.sleep(limit + 1)
        version = table.version
        assert version == slow.prompt.decision, "the server does not answer by itself when the time is up"
        assert isinstance(await other.ask(wire.Help(id="h1", seat=late, what="time")), wire.Done)
        assert slow.prompt is not None
        assert slow.prompt.left is not None
        assert slow.prompt.left > 0
        await asyncio.sleep(slow.prompt.left + 1)
        assert isinstance(await other.ask(wire.Help(id="h2", seat=late, what="answer")), wire.Done)
        await other.until(lambda: table.version > version)
        assert table.bot_of(late) == "", "the bot answers only this decision"
        for what in ("nonsense",):
            assert isinstance(await other.ask(wire.Help(id="h3", seat=late, what=what)), wire.Refused)
        assert isinstance(await other.ask(wire.Help(id="h4", seat=99, what="end")), wire.Refused)
        await live.close()

    run_virtually(test(), monkeypatch)


def test_every_decision_has_its_time_limit(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        anna, ben = await seat_everybody(table)
        players = Players(table, [anna, ben], 9)
        for _ in range(12):
            ear = next(ear for ear in (anna, ben) if ear.asked)
            assert ear.prompt is not None
            free = clock.REACTION_SECONDS if ear.prompt.reaction else clock.DECISION_SECONDS
            assert ear.prompt.left == pytest.approx(free + clock.BANK_SECONDS, abs=2.0)
            await players.step()

    run(tmp_path, new_table("t", TWO, clock="live"), test)


def test_a_bot_stands_in_until_the_person_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        lines = [MemorySocket(live, "anna"), MemorySocket(live, "ben")]
        for seat, line in enumerate(lines):
            await line.hello("t", seat)
        anna, ben = lines
        monkeypatch.setattr(live.presence, "of", lambda row, is_connected, now: "away" if row.seat == 1 else "here")
        assert isinstance(await anna.ask(wire.Help(id="h", seat=1, what="bot")), wire.Done)
        assert table.bot_of(1) == "greedy"
        assert (await live.store.seats("t"))[1].stand_in == "greedy"
        for n in range(6):
            await anna.until(lambda: anna.asked)
            assert anna.prompt is not None
            await anna.ask(wire.Answer(id=f"a{n}", decision=anna.prompt.decision, option=anna.prompt.options[0].n))
        assert not ben.asked
        assert isinstance(await ben.ask(wire.Return(id="back")), wire.Done)
        assert table.bot_of(1) == ""
        for n in range(40):
            await anna.until(lambda: anna.asked or ben.asked)
            if ben.asked:
                break
            assert anna.prompt is not None
            await anna.ask(wire.Answer(id=f"b{n}", decision=anna.prompt.decision, option=anna.prompt.options[0].n))
        assert ben.asked

    run(tmp_path, new_table("t", TWO), test)


def test_an_end_without_a_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        anna = MemorySocket(live, "anna")
        await anna.hello("t", 0)
        monkeypatch.setattr(live.presence, "of", lambda row, is_connected, now: "away" if row.seat == 1 else "here")
        assert isinstance(await anna.ask(wire.Help(id="h", seat=1, what="end")), wire.Done)
        await anna.until(lambda: anna.ending is not None)
        assert anna.ending is not None
        assert anna.ending.without_result
        assert anna.ending.winners == []
        live.forget("t")
        again = MemorySocket(live, "anna")
        await again.hello("t", 0)
        assert again.ending == anna.ending
        assert again.prompt is None

    run(tmp_path, new_table("t", TWO), test)


# --- languages, coming back, replay, export -----------------------------------------------------------------


def test_the_language_can_be_changed_in_mid_game(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        line = MemorySocket(live, "anna")
        await line.hello("t", 0)
        for n in range(6):
            await line.until(lambda: line.asked)
            assert line.prompt is not None
            await line.ask(wire.Answer(id=f"m{n}", decision=line.prompt.decision, option=line.prompt.options[0].n))
        await line.until(lambda: line.asked)
        english = (line.prompt, line.board, line.log)
        syncs = len(line.all(wire.Sync))
        line.say(wire.Speak(language="pl"))
        await line.until(lambda: len(line.all(wire.Sync)) > syncs)
        assert line.board == english[1], "the board contains no texts"
        assert line.prompt is not None
        assert english[0] is not None
        assert line.prompt.text != english[0].text
        assert [option.anchors for option in line.prompt.options] == [option.anchors for option in english[0].options]
        assert len(line.log) >= len(english[2]) * 0.8
        assert [entry.text for entry in line.log] != [entry.text for entry in english[2]]
        await line.ask(wire.Answer(id="pl", decision=line.prompt.decision, option=line.prompt.options[0].n))
        line.say(wire.Speak(language="xx"))
        await line.until(lambda: len(line.all(wire.Sync)) > syncs + 1)
        assert line.prompt is not None

    run(tmp_path, new_table("t", BOTS), test)


def test_a_player_who_returns_is_sent_the_missed_events(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        (anna,) = await seat_everybody(table)
        players = Players(table, [anna], 10)
        await players.until(lambda: players.number >= 4)
        version, events = table.version, len(table.record.table.events)
        await players.until(lambda: players.number >= 9)
        back = MemoryListener("anna", 0)
        await table.join(back, version)
        assert back.last is not None
        first = events if back.last.events else len(table.record.table.events)
        assert back.last.first == (events if back.last.events else 0)
        assert len(back.last.events) == len(table.record.table.events) - first
        for n in range(4):
            await table.request_undo(0, False, f"u{n}")
        undone = len(table.record.table.events)
        await players.until(lambda: players.number >= 10)
        again = MemoryListener("anna", 0)
        await table.join(again, version + 5)
        assert again.last is not None
        assert again.last.first <= undone
        assert len(again.last.events) == len(table.record.table.events) - again.last.first
        future = MemoryListener("anna", 0)
        await table.join(future, table.version + 100)
        assert future.version == table.version

    run(tmp_path, new_table("t", BOTS), test)


@pytest.mark.slow
def test_a_replay_shows_what_the_seat_saw(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        *ears, watcher = await seat_everybody(table, "walt")
        players = Players(table, ears, 11)
        seen: dict[tuple[int, int], str] = {}
        checked_running = False
        while not table.record.over:
            for ear in (*ears, watcher):
                viewer = SPECTATOR if ear.seat is None else ear.seat
                seen[viewer, len(table.record.table.history)] = digest(ear.board)
            if players.number == 20:
                checked_running = True
                replay = await live.replay("t", 1, "en")
                assert replay.eyes == 1
                with pytest.raises(TableError):
                    await live.replay("t", OMNISCIENT, "en")
            if await players.step() is None:
                break
        assert checked_running
        for viewer, ear in ((SPECTATOR, watcher), (0, ears[0]), (1, ears[1])):
            replay = await live.replay("t", viewer, "en")
            board, known = replay.start.board, 0
            told, log = _numbered(replay.start), list(replay.start.log)
            for update in replay.updates:
                board = apply_update(board, update)
                told |= _numbered(update)
                log = apply_to_log(log, update)
                if (viewer, update.version) in seen:
                    known += 1
                    assert digest(board) == seen[viewer, update.version]
            assert known > 10
            shown = {n: event for message in ear.all(wire.Update) for n, event in _numbered(message).items()}
            assert len(shown) > 50
            assert msgspec.json.encode([told[n] for n in shown]) == msgspec.json.encode(list(shown.values()))
            assert len(log) > 20
            assert replay.eyes == viewer
            assert replay.start.seat == ear.seat
            # A replay does not lead to the rematch.
            assert replay.start.table.rematch == ""
        whole = await live.replay("t", OMNISCIENT, "pl")
        assert (whole.eyes, whole.start.seat) == (OMNISCIENT, None)
        faces = _held(whole)
        assert faces[0]
        assert 0 not in faces[0] | faces[1], "nothing is hidden from the omniscient viewer"
        public = _held(await live.replay("t", SPECTATOR, "pl"))
        assert 0 in public[0]
        own = _held(await live.replay("t", 0, "pl"))
        assert 0 not in own[0]
        assert 0 in own[1]

    run(tmp_path, new_table("t", TWO), test, "walt")


def _numbered(message: wire.Sync | wire.Update) -> dict[int, tuple[str, Any]]:
    """Return the events of a message by their numbers."""
    return {n: (told.kind, told.data) for n, told in enumerate(message.events, message.first)}


def _held(replay: Replay) -> dict[int, set[int]]:
    """Return the faces that were in the hand of each seat at any time of a replay."""
    board, found = replay.start.board, dict[int, set[int]]()
    for update in (None, *replay.updates):
        board = board if update is None else apply_update(board, update)
        for seat, panel in board["seats"].items():
            held = found.setdefault(int(seat), set())
            held.update(panel.get("rooms", {}).values(), panel.get("spells", {}).values())
    return found


def test_an_export_hides_secrets_while_the_game_runs(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        ears = await seat_everybody(table)
        players = Players(table, ears, 12)
        await players.until(lambda: players.number >= 10)
        state: Any = table.record.table.state
        told = [await live.export("t", seat) for seat in (0, 1, SPECTATOR)]
        assert len(set(told)) == 3
        for text in told:
            assert "unknown" in text
            assert str(state.seed) not in text
            assert "seed" not in text
        from underkeep.core.contract import _exchange_unknown_faces

        # The export for a viewer stays the same if the cards that the viewer does not know are exchanged.
        twin = table.record.table
        for seat in (0, 1, SPECTATOR):
            before = await live.export("t", seat)
            kept = twin.checkpoint
            other = kept.copy()
            _exchange_unknown_faces(other, seat, table.game.cards_by_back(other))
            twin._last_checkpoint = other
            try:
                if not twin.answers_since:
                    assert await live.export("t", seat) == before
            finally:
                twin._last_checkpoint = kept
        while await players.step() is not None:
            pass
        over = await live.export("t", 0)
        assert "seed" in over

    run(tmp_path, new_table("t", TWO), test)


def test_passes_by_the_server_are_recorded(tmp_path: Path) -> None:
    """A pass by the server is recorded like any other answer."""

    async def test(live: LiveTables, table: LiveTable) -> None:
        ears = await seat_everybody(table)
        players = Players(table, ears, 13)
        await players.until(lambda: players.number >= 25)
        passes = [mark for mark in table.record.answers if mark.is_pass]
        assert {mark.by for mark in passes} >= {"server"}
        assert sum(option == PASS for option in table.record.table.history) == len(passes)

    run(tmp_path, new_table("t", TWO), test)


def test_a_sync_stays_small_after_a_long_chat(tmp_path: Path) -> None:
    async def test(live: LiveTables, table: LiveTable) -> None:
        ears = await seat_everybody(table)
        players = Players(table, ears, 14)
        for n in range(120):
            await table.say("anna", "Anna", 0, f"{n} " + "ż" * 280)
        while await players.step() is not None:
            pass
        back = MemoryListener("anna", 0, "pl")
        await table.join(back, 0)
        assert len(back.raw[0]) <= 40 * 1024
        assert back.last is not None
        assert back.last.chat[-1].text.startswith("119")
        assert back.last.log[-1].n >= len(table.record.table.events) - 3

    run(tmp_path, new_table("t", FOUR), test)
