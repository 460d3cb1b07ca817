"""The summaries of golden games, which are counted from events, agree with the rules and the last position."""

from __future__ import annotations

from typing import Any

import pytest

from tests.golden.games import BOSS_MONSTER, GAMES, SUPER_BOSS_MONSTER
from tests.golden.record import read_records
from tests.golden.throws import read_throws
from tests.golden.transcript import Record, replay
from underkeep.core.capabilities.keys import SUMMARIES
from underkeep.core.capabilities.summaries import GameSummary
from underkeep.core.messages import load_messages
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.events import HeroDied, WoundHealed
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN

INTERVAL = 9
"""Of this many golden games one is summarized, which is a few seconds."""
OUTCOMES = read_throws()
RECORDS = [record for game in GAMES for record in list(read_records(game))[::INTERVAL]]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.id)
def test_the_summary_agrees_with_the_last_position(record: Record) -> None:
    table = replay(record, OUTCOMES).table
    summary = table.game.require(SUMMARIES).summarize(table)
    assert summary.winners == list(table.winners)
    assert len(summary.seats) == table.state.players
    assert {len(curve.values) for curve in summary.curves} == {len(summary.curves[0].values)}
    if record.game in (BOSS_MONSTER, SUPER_BOSS_MONSTER):
        check_boss_monster(table, summary)
    else:
        check_cooperative(record.game, table, summary)
    check_events(table, summary)
    check_names(table, summary)


def check_boss_monster(table: Table, summary: GameSummary) -> None:
    """Compare souls, wounds and bosses. The cards of an eliminated player are out of the game."""
    rules, state = table.game.rules(table.state), table.state
    for seat, summarized in enumerate(summary.seats):
        assert summarized.character
        assert summary.figure(seat, "kills") == sum(kill.seat == seat for kill in summary.kills)
        if not state.eliminated[seat]:
            assert summary.figure(seat, "souls") == rules.soul_count(seat)
            assert summary.figure(seat, "wounds") == rules.wound_count(seat)
        for curve in summary.curves:
            if curve.seat == seat:
                assert curve.values[0] == 0
                assert curve.values[-1] == summary.figure(seat, curve.name)
    assert len(summary.curves[0].values) == summary.figures["rounds"] + 1
    if state.players > 1 and any(summary.figure(seat, "souls") >= SOULS_TO_WIN for seat in summary.winners):
        # The souls that win the game decided it, and not a wound of another player in the same round.
        assert summary.deciding is not None
        deciding = table.events[summary.deciding]
        assert isinstance(deciding, HeroDied | WoundHealed)
        owner = deciding.dungeon if isinstance(deciding, HeroDied) else deciding.seat
        assert owner in summary.winners


def check_cooperative(game: str, table: Table, summary: GameSummary) -> None:
    """Compare treasures and heroes in the dungeon, or the life of the heroes."""
    state: Any = table.state
    last = {(curve.name, n): curve.values[-1] for n, curve in enumerate(summary.curves)}
    if game == "keep-the-heroes-out":
        assert list(last.values()) == [sum(map(len, state.treasure)), sum(room is not None for room in state.hero)]
        assert summary.figures["turns"] == state.turns
    else:
        assert list(last.values()) == list(state.life)
    assert summary.figures["kills"] == len(summary.kills)


def check_events(table: Table, summary: GameSummary) -> None:
    """Check that every number of an event belongs to an event that was told of."""
    for number in (summary.deciding, summary.last_fight, *(kill.event for kill in summary.kills)):
        assert number is None or 0 <= number < len(table.events)
    if summary.deciding is not None:
        assert table.events[summary.deciding].display_time() > 0


UNNAMED = {"resigned", "players", "level", "difficulty"}
"""The figures that are not shown."""


def check_names(table: Table, summary: GameSummary) -> None:
    """Check that every key, figure and curve has a name in both languages."""
    figures = {name for seat in summary.seats for name in seat.figures} | set(summary.figures)
    wanted = {f"figure-{name}" for name in figures - UNNAMED} | {f"curve-{curve.name}" for curve in summary.curves}
    for language in ("en", "pl"):
        messages = load_messages(language, ("web_ending",))
        assert [message for message in sorted(wanted) if not messages.has(message)] == []
    keys = {key for seat in summary.seats for key in (seat.character, seat.best)}
    keys |= {key for kill in summary.kills for key in (kill.by, kill.victim)} | {curve.who for curve in summary.curves}
    for language in ("en", "pl"):
        renderer = TextRenderer(table.game, table.setup, language)
        for key in keys - {""}:
            name = table.game.require(SUMMARIES).name_text(renderer, key)
            assert name
            assert name != key
