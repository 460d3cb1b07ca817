"""The games that wait for a person: since when, for how long, and after whose move."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from underkeep.core.state import Seat
from underkeep.protocol.socket import TableInfo, Waiting
from underkeep.server.storage.rows import SeatRow, TableRow


def waiting_of(row: TableRow, seats: Sequence[SeatRow], mine: Sequence[Seat]) -> Waiting | None:
    """Return since when a table waits for a person with these seats; None if it does not. Whether another person is
    asked is not told, because a pause would reveal what that person could play."""
    if row.status != "playing" or row.asked_seat is None or row.asked_at is None or row.asked_seat not in mine:
        return None
    end = clock_end(row)
    after = None if row.asked_after is None else seats[row.asked_after]
    return Waiting(
        since=_time(row.asked_at),
        until="" if end is None else _time(end),
        after=after.name if after is not None else "",
    )


def clock_end(row: TableRow) -> float | None:
    """Return the time at which the stored clock of the asked seat runs out, if the server runs until then; None without
    a clock."""
    clock = row.clock
    if clock is None or row.asked_seat is None or clock.get("asked") is None or clock["asked"][0] != row.asked_seat:
        return None
    bank = clock["banks"][row.asked_seat] if row.options.get("clock") == "live" else 0.0
    return float(clock["at"] + bank + clock["free_seconds"] - clock["used_seconds"])


def by_urgency(infos: Sequence[TableInfo]) -> list[TableInfo]:
    """Return tables in the order of the lobby: those that wait for the person first, by the end of their clocks and
    then by the time for which they wait; the others in their order."""
    return sorted(infos, key=_urgency)


def _urgency(info: TableInfo) -> tuple[bool, bool, str, str]:
    # A time is written in one form, so that texts have the order of times.
    waiting = info.waiting
    if waiting is None:
        return True, True, "", ""
    return False, not waiting.until, waiting.until, waiting.since


def _time(wall_time: float) -> str:
    return datetime.fromtimestamp(wall_time, UTC).isoformat(timespec="seconds")
