"""A game told again from its beginning, one message for each answer that changes something: the replay."""

from __future__ import annotations

from typing import Any

from underkeep.core.record import Record
from underkeep.core.table import Table
from underkeep.protocol.socket import Chair, Sync, TableInfo, Update
from underkeep.server.live.viewer_messages import Teller, merge_patch


def replayed(info: TableInfo) -> TableInfo:
    """What of a door a replay needs. It may be shared with anybody: whether somebody is here now, and where the same
    people play next, is none of its business."""
    info.chairs = [Chair(seat=chair.seat, name=chair.name, who=chair.who, bot=chair.bot) for chair in info.chairs]
    info.watchers, info.rematch, info.sequel = 0, "", ""
    return info


def retell(record: Record, history: list[Any], viewer: int, language: str) -> tuple[Sync, list[Update]]:
    """Play a game again and tell it to a viewer, one update for each answer that changes something."""
    table: Table = record.table
    teller = Teller(table, viewer, language)
    view = teller.view(table)
    board = teller.board(view)
    seen = teller.events(table, 0)
    start = Sync(
        version=0,
        table=None,  # type: ignore[arg-type]  # the caller knows what stands on the door
        board=board,
        log=teller.lines(view, seen, 0),
        events=teller.told(seen),
        seat=viewer if viewer >= 0 else None,
    )
    updates: list[Update] = []
    base, events = 0, len(table.events)
    for number, option in enumerate(history, start=1):
        table.answer(option)
        if len(table.events) == events and table.decision is not None:
            continue
        view = teller.view(table)
        after = teller.board(view)
        seen = teller.events(table, events)
        decision = table.decision
        updates.append(
            Update(
                base=base,
                version=number,
                patch=merge_patch(board, after),
                first=events if seen else 0,
                events=teller.told(seen, view),
                prompt=teller.waiting(view, decision, number) if decision is not None else None,
                ending=teller.ending(table, view) if table.over else None,
            )
        )
        board, base, events = after, number, len(table.events)
    return start, updates
