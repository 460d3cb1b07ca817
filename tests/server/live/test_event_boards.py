"""The boards of events: they lead from board to board for every viewer, hide what the viewer does not know, and cost
nothing where nobody watches."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from random import Random
from typing import Any

import pytest

from underkeep.core import registry
from underkeep.core.contract import _exchange_unknown_faces
from underkeep.core.records.record import BOT, Record, make_setup
from underkeep.core.table import Table
from underkeep.core.visibility import OMNISCIENT, SPECTATOR
from underkeep.protocol.merge_patch import apply_patch
from underkeep.server.live.records.replay import replay_boards
from underkeep.server.live.viewer_messages import EventBoards, ViewerMessages

GAMES = tuple(registry.manifests())
NAMES = ["Anna", "Ben", "Celina"]
CHOICES: dict[str, dict[str, Any]] = {"boss-monster": {"sets": ["BMR", "TNL"]}, "dungeon-fighter": {"judged": "random"}}
MAX_ANSWERS = 250


def new_table(game: str, seed: int) -> Table:
    """Return a new table of three players."""
    the_game = registry.get(game)
    setup = make_setup(the_game, CHOICES.get(game, {}), NAMES)
    return Table(the_game, setup, the_game.initial_state(setup, seed), auto=False)


def random_answers(table: Table, seed: int) -> Iterator[int]:
    """Answer at random, and yield the number of events before each answer."""
    random = Random(seed)
    while table.decision is not None and len(table.history) < MAX_ANSWERS:
        start = len(table.events)
        table.play(random.choice(table.options))
        yield start


def boards_after(board: dict[str, Any], patches: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the boards after each of the patches."""
    return list(accumulate(patches, apply_patch, initial=board))[1:]


def answer_randomly(record: Record, count: int) -> None:
    """Give a number of random answers to the decisions of a record."""
    random = Random(count)
    for _ in range(count):
        assert record.table.decision is not None
        record.answer(random.choice(record.table.options), record.table.decision.seat, BOT)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_the_patches_of_events_lead_to_the_present_board_of_every_viewer(game: str, seed: int) -> None:
    table = new_table(game, seed)
    viewers = [ViewerMessages(table, viewer, "en") for viewer in (OMNISCIENT, SPECTATOR, *range(len(NAMES)))]
    boards = {messages.viewer: messages.board(messages.observe(table)) for messages in viewers}
    table.keep_positions()
    changes = 0
    for start in random_answers(table, seed):
        event_boards, alone = EventBoards(table, start, viewers=len(viewers)), EventBoards(table, start)
        for messages in viewers:
            board = boards[messages.viewer]
            patches, rest = event_boards.patches(messages, board)
            assert (patches, rest) == alone.patches(messages, board), "a shared change is the change of the viewer"
            events = table.events[start:]
            assert len(patches) == len(events)
            assert all(event.display_time() > 0 for event, patch in zip(events, patches, strict=True) if patch)
            changes += sum(map(bool, patches))
            for patch in [*patches, rest]:
                board = apply_patch(board, patch)
            assert board == event_boards.last_board(messages) == messages.board(messages.observe(table))
            boards[messages.viewer] = board
        table.keep_positions()
    assert changes > 100


def without_forecasts(board: Any) -> Any:
    """Return a board without the forecasts of its heroes, which an event takes over from the decision before it, and
    without the town of a bait phase, whose heroes keep their places until all of them have been judged."""
    if not isinstance(board, dict):
        return board
    hidden = {"omen", "town"} if board.get("phase") == "bait" else {"omen"}
    return {key: without_forecasts(value) for key, value in board.items() if key not in hidden}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_an_event_is_shown_on_the_board_of_its_own_position(game: str) -> None:
    table, compared = new_table(game, 4), 0
    messages = ViewerMessages(table, 0, "en")
    table.keep_positions()
    board = messages.board(messages.observe(table))
    for start in random_answers(table, 4):
        positions = table.positions_since(start)
        assert positions is not None
        patches, _ = EventBoards(table, start).patches(messages, board)
        shown = boards_after(board, patches)
        for number, position in enumerate(positions[:-1]):
            if table.events[start + number].display_time() > 0:
                own = messages.board(messages.observe_position(table, table.unpack_position(position)))
                assert without_forecasts(shown[number]) == without_forecasts(own), table.events[start + number]
                compared += 1
        table.keep_positions()
        board = messages.board(messages.observe(table))
    assert compared > 30


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_an_event_holds_no_hidden_face(game: str) -> None:
    table = new_table(game, 3)
    viewers = [ViewerMessages(table, viewer, "en") for viewer in (SPECTATOR, *range(len(NAMES)))]
    random, compared = Random(3), 0
    table.keep_positions()
    for start in random_answers(table, 3):
        positions = table.positions_since(start)
        assert positions is not None
        for position in map(table.unpack_position, positions[:-1]):
            messages = random.choice(viewers)
            other = position.copy()
            _exchange_unknown_faces(other, messages.viewer, table.game.cards_by_back(other))
            here, there = (messages.board(messages.observe_position(table, state)) for state in (position, other))
            assert here == there
            compared += 1
        table.keep_positions()
    assert compared > 50


@pytest.mark.parametrize("game", GAMES)
def test_boards_of_missed_events_are_those_that_were_sent(game: str) -> None:
    the_game = registry.get(game)
    record = Record(the_game, make_setup(the_game, CHOICES.get(game, {}), NAMES), 5)
    messages = ViewerMessages(record.table, 0, "en")
    answer_randomly(record, 25)
    start, before = len(record.table.events), messages.board(messages.observe(record.table))
    record.table.keep_positions()
    answer_randomly(record, 20)
    sent, _ = EventBoards(record.table, start).patches(messages, before)
    old_board, boards = replay_boards(record, start, messages)
    replayed, _ = boards.patches(messages, old_board)
    # An answer without events is not replayed with the events after it, so the first patches can differ.
    first = next(number for number, patch in enumerate(replayed) if patch)
    assert len(replayed) == len(sent) > first
    assert boards_after(old_board, replayed)[first:] == boards_after(before, sent)[first:]


def test_positions_are_kept_only_where_they_are_wanted() -> None:
    table = new_table("boss-monster", 1)
    for start in random_answers(table, 1):
        assert table.rules.positions is None
        assert table.positions_since(start) is None or len(table.events) == start
        if len(table.history) == 40:
            break
    table.keep_positions()
    start = len(table.events)
    for _ in random_answers(table, 2):
        if len(table.history) == 60:
            break
    positions = table.positions_since(start)
    assert positions is not None
    assert len(positions) == len(table.events) - start
    assert table.unpack_position(positions[-1]) == table.state
    assert table.positions_since(start - 1) is None
    assert table.clone(events=True).rules.positions is None
    table.undo(3)
    assert table.positions_since(len(table.events)) == []
    assert table.rules.positions == [], "the positions of an undo are not kept"
    table.keep_positions(False)
    assert table.rules.positions is None
