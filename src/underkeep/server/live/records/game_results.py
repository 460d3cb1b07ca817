"""What is stored of a finished game besides its record: its summary, and the results of its people."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from underkeep.core.capabilities.keys import SUMMARIES
from underkeep.core.capabilities.summaries import GameSummary
from underkeep.core.records.record import BOT, Record
from underkeep.core.state import Seat
from underkeep.server.storage.rows import LOST, PLAYED, WON, SeatResultRow, SeatRow

log = logging.getLogger("underkeep.server")


def summarize(record: Record) -> GameSummary | None:
    """Return the summary of a finished game; None if the game has none. A summary that fails is logged, because the end
    of a game must be stored in any case."""
    summaries = record.game.get(SUMMARIES)
    if summaries is None:
        return None
    try:
        summary = summaries.summarize(record.table)
    except Exception:
        log.exception("the summary of a game of %s failed", record.game.name)
        return None
    if record.ended:
        summary.winners, summary.deciding = [], None
    return summary


def stored_summary(summary: GameSummary | None) -> dict[str, Any] | None:
    """Return a summary as it is stored."""
    return None if summary is None else msgspec.to_builtins(summary)


def seat_results(
    record: Record, summary: GameSummary | None, seats: Sequence[SeatRow], at: float
) -> list[SeatResultRow]:
    """Return the results of the people of a finished game. A person with several seats has a result only if all players
    win or lose together, and only one. For a seat that a bot has helped no achievement is earned. A game that was ended
    has no results."""
    if summary is None or record.ended:
        return []
    helped = {answer.seat for answer in record.answers if answer.by == BOT}
    own_seats: dict[str, list[SeatRow]] = {}
    for row in seats:
        if row.who == "person" and row.person:
            own_seats.setdefault(row.person, []).append(row)
    return [
        SeatResultRow(
            table=own[0].table,
            seat=own[0].seat,
            character=summary.seats[own[0].seat].character,
            outcome=_outcome(record, summary, own[0].seat),
            figures=summary.seats[own[0].seat].figures,
            achievements=_earned(record, summary, own[0].seat) if own[0].seat not in helped else [],
            at=at,
        )
        for own in own_seats.values()
        if len(own) == 1 or record.game.cooperative
    ]


def _outcome(record: Record, summary: GameSummary, seat: Seat) -> str:
    """Return whether a seat has won. A solo game without victory or defeat was only played."""
    if len(summary.seats) == 1 and not record.game.cooperative:
        return PLAYED
    return WON if summary.has_won(seat) else LOST


def _earned(record: Record, summary: GameSummary, seat: Seat) -> list[str]:
    return record.game.require(SUMMARIES).earned(summary, seat)
