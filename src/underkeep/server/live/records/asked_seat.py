"""What is stored of a person who is asked: the seat, the time, and the seat that moved last before."""

from __future__ import annotations

from underkeep.core.decisions import Decision
from underkeep.core.records.record import Record
from underkeep.core.state import Seat
from underkeep.server.storage.rows import AskedSeat


def asked_seat(record: Record, decision: Decision, wall_time: float) -> AskedSeat:
    """Return what is stored of the person who is shown a decision."""
    return AskedSeat(decision.seat, wall_time, last_mover(record, decision.seat))


def last_mover(record: Record, seat: Seat) -> Seat | None:
    """Return the other seat that moved last before a seat is asked; None if there is none. Passes do not count, because
    nobody may learn whether a person or the server has passed."""
    moves = (answer.seat for answer in reversed(record.answers) if not answer.is_pass)
    return next((mover for mover in moves if mover is not None and mover != seat), None)
