"""The replay of a game: its messages from the beginning, one for each answer that changes something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from underkeep.core.records.record import Record
from underkeep.core.table import Table
from underkeep.core.visibility import Viewer, seat_of
from underkeep.protocol.socket import Chair, Sync, TableInfo, Update
from underkeep.server.live.viewer_messages import EventBoards, ViewerMessages


def without_presence(chairs: Sequence[Chair]) -> list[Chair]:
    """Return the seats of a table without the presence of their people."""
    return [Chair(seat=chair.seat, name=chair.name, who=chair.who, bot=chair.bot) for chair in chairs]


def public_info(info: TableInfo) -> TableInfo:
    """Return the description of a table without presence, requests and following tables, because a replay can be shared
    with anybody."""
    info.chairs = without_presence(info.chairs)
    info.watchers, info.rematch, info.sequel, info.agreement = 0, "", "", None
    return info


def replay_messages(
    record: Record, history: list[Any], info: TableInfo, viewer: Viewer, language: str
) -> tuple[Sync, list[Update]]:
    """Play a game again; `info` describes its table. Returns the first message to a viewer, and one update for each
    answer that changes something."""
    table: Table = record.table
    messages = ViewerMessages(table, viewer, language)
    observation = messages.observe(table)
    board = messages.board(observation)
    seen = messages.events(table, 0)
    start = Sync(
        version=0,
        table=info,
        board=board,
        log=messages.log_lines(observation, seen, 0),
        events=messages.event_messages(seen),
        seat=seat_of(viewer),
    )
    updates: list[Update] = []
    base, events = 0, len(table.events)
    for number, option in enumerate(history, start=1):
        table.keep_positions()
        table.answer(option)
        if len(table.events) == events and table.decision is not None:
            continue
        observation = messages.observe(table)
        boards = EventBoards(table, events)
        patches, patch = boards.patches(messages, board)
        seen = messages.events(table, events)
        decision = table.decision
        updates.append(
            Update(
                base=base,
                version=number,
                patch=patch,
                first=events if seen else 0,
                events=messages.event_messages(seen, observation, patches=patches),
                prompt=messages.waiting_prompt(observation, decision, number) if decision is not None else None,
                ending=messages.ending(table, observation) if table.over else None,
            )
        )
        board, base, events = boards.last_board(messages), number, len(table.events)
    return start, updates


def replay_boards(record: Record, start: int, messages: ViewerMessages) -> tuple[dict[str, Any], EventBoards]:
    """Play a game again to get the boards of events that were sent before, for a client that has missed them. Returns
    the board of a viewer before event number `start`, which is the first event of an answer, and the boards of the
    events from there on."""
    answers = sum(answer.event_count <= start for answer in record.answers) - 1
    table = record.table.replay(answers)
    before = messages.board(messages.observe(table))
    table.keep_positions()
    for option in record.table.history[answers:]:
        table.answer(option)
    return before, EventBoards(table, start)
