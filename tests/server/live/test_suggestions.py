"""Suggestions in cooperative games: any player may suggest an option, and the asked player decides."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.live.test_cooperative import run, table_of
from tests.server.live_helpers import MemorySocket, connect
from tests.server.process_helpers import new_table
from underkeep.protocol import socket as wire
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.requests import suggestions

TABLE = table_of("ben", "anna")


async def two(live: LiveTables) -> tuple[MemorySocket, MemorySocket]:
    """Connect Anna on the seat that is asked, and Ben on the seat that may suggest an option."""
    table = await live.get("t")
    assert table.record.table.decision is not None
    first = table.record.table.decision.seat
    anna, ben = await connect(live, "anna", seat=first), await connect(live, "ben", seat=1 - first)
    assert anna.asked
    assert not ben.asked
    return anna, ben


def decision_of(line: MemorySocket) -> int:
    assert line.prompt is not None
    return line.prompt.decision


def seat_of(line: MemorySocket) -> int:
    assert line.last is not None
    assert line.last.seat is not None
    return line.last.seat


def suggested(line: MemorySocket) -> list[int]:
    """Return the suggested options that a client has received."""
    assert line.prompt is not None
    return [one.option for one in line.prompt.suggestions]


async def suggest(
    line: MemorySocket, id: str, option: int | None, decision: int | None = None
) -> wire.Done | wire.Refused:
    at = decision_of(line) if decision is None else decision
    answer: wire.Done | wire.Refused = await line.ask(wire.Suggest(id=id, decision=at, option=option))
    return answer


def test_a_player_who_is_not_asked_sees_the_options_and_may_suggest_one(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        anna, ben = await two(live)
        walt = await connect(live, "walt")
        assert anna.prompt is not None
        assert ben.prompt is not None
        assert walt.prompt is not None
        assert [one.anchors for one in ben.prompt.options] == [one.anchors for one in anna.prompt.options]
        assert ben.prompt.text == "Anna 1 places the first monsters."
        assert not walt.prompt.options, "a spectator cannot suggest"
        done = await suggest(ben, "s", 1)
        assert isinstance(done, wire.Done)
        await anna.until(lambda: suggested(anna) == [1])
        for line in (ben, walt):
            await line.until(lambda line=line: suggested(line) == [1])
        assert anna.prompt.suggestions[0].text == anna.prompt.options[1].text
        assert anna.prompt.suggestions[0].seat == seat_of(ben)
        assert (await live.get("t")).version == decision_of(anna), "a suggestion does not answer the decision"

    run(tmp_path, TABLE, test, "walt")


def test_another_suggestion_replaces_the_first_and_the_same_one_withdraws_it(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        anna, ben = await two(live)
        await suggest(ben, "one", 1)
        await suggest(ben, "two", 0)
        await anna.until(lambda: suggested(anna) == [0])
        repeat = await suggest(ben, "two", 0)
        assert isinstance(repeat, wire.Done), "a repeat of the same message changes nothing"
        assert suggested(ben) == [0]
        await suggest(ben, "three", 0)
        await anna.until(lambda: suggested(anna) == [])
        await suggest(ben, "four", 1)
        await anna.until(lambda: suggested(anna) == [1])
        await suggest(ben, "five", None)
        await anna.until(lambda: suggested(anna) == [])

    run(tmp_path, TABLE, test)


def test_a_suggestion_ends_when_the_decision_is_answered(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        anna, ben = await two(live)
        await suggest(ben, "s", 1)
        await anna.until(lambda: suggested(anna) == [1])
        old = decision_of(anna)
        await anna.ask(wire.Answer(id="a", decision=old, option=0))
        await ben.until(lambda: decision_of(ben) > old)
        assert suggested(ben) == suggested(anna) == []
        stale = await suggest(ben, "late", 1, old)
        assert isinstance(stale, wire.Refused)
        assert "is over" in stale.text
        assert suggested(anna) == []
        # After an undo the decision is asked again without suggestions.
        await anna.ask(wire.TakeBack(id="u"))
        await anna.until(lambda: anna.asked)
        assert suggested(anna) == []

    run(tmp_path, TABLE, test)


def test_a_suggestion_is_sent_again_after_a_reconnect(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        anna, ben = await two(live)
        await suggest(ben, "s", 1)
        await anna.gone()
        await ben.gone()
        anna, ben = await two(live)
        assert suggested(anna) == suggested(ben) == [1]
        anna.say(wire.Speak("pl"))
        await anna.until(lambda: anna.prompt is not None and anna.prompt.text.startswith("Wystaw"))
        assert anna.prompt is not None
        assert anna.prompt.suggestions[0].text == anna.prompt.options[1].text

    run(tmp_path, TABLE, test)


def test_impossible_suggestions_are_refused(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        anna, ben = await two(live)
        walt = await connect(live, "walt")
        watching = await suggest(walt, "w", 0)
        assert isinstance(watching, wire.Refused)
        assert watching.code == "only-watching"
        most = len(anna.prompt.options) - 1 if anna.prompt else 0
        for option in (-1, most + 1, 10**9):
            unknown = await suggest(ben, f"o{option}", option)
            assert isinstance(unknown, wire.Refused)
            assert unknown.text == f"There is no option number {option} here; options go from 0 to {most}."
        own = await suggest(anna, "own", 0)
        assert isinstance(own, wire.Refused)
        assert own.text.startswith("This question is yours")
        assert suggested(anna) == []

    run(tmp_path, TABLE, test, "walt")


def test_suggestions_are_rate_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suggestions, "RATE", (2, 60.0))

    async def test(live: LiveTables) -> None:
        _, ben = await two(live)
        answers = [await suggest(ben, str(number), number) for number in range(3)]
        assert [type(answer) for answer in answers] == [wire.Done, wire.Done, wire.Refused]
        assert suggested(ben) == [1]

    run(tmp_path, TABLE, test)


def test_nothing_can_be_suggested_while_a_bot_thinks(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        anna, ben = await two(live)
        await suggest(ben, "s", 1)
        table = await live.get("t")
        table.scheduler.speed = 1000.0
        await anna.ask(wire.GiveUp(id="g"))
        await ben.until(lambda: ben.prompt is not None and not ben.prompt.options)
        assert suggested(ben) == []
        late = await suggest(ben, "late", 1)
        assert isinstance(late, wire.Refused)

    run(tmp_path, TABLE, test)


def test_a_person_cannot_suggest_to_their_own_seat(tmp_path: Path) -> None:
    """A person with several seats decides for each of them."""

    async def test(live: LiveTables) -> None:
        anna, other = await connect(live, "anna", seat=1), await connect(live, "anna", seat=0)
        assert anna.asked
        assert other.prompt is not None
        assert not other.prompt.options
        own = await suggest(other, "s", 0)
        assert isinstance(own, wire.Refused)

    run(tmp_path, table_of("anna", "anna"), test)


def test_competitive_games_show_no_options_and_allow_no_suggestions(tmp_path: Path) -> None:
    async def test(live: LiveTables) -> None:
        lines = [await connect(live, "anna", seat=0), await connect(live, "ben", seat=1)]
        await lines[0].until(lambda: any(line.asked for line in lines))
        waiting = next(line for line in lines if not line.asked)
        await waiting.until(lambda: waiting.prompt is not None)
        assert waiting.prompt is not None
        assert not waiting.prompt.options
        alone = await suggest(waiting, "s", 0)
        assert isinstance(alone, wire.Refused)
        assert alone.text.startswith("You can make suggestions only in games that all players win or lose together")

    run(tmp_path, new_table("t", ["anna", "ben"], pace="fast"), test)
