"""Leases: which server processes are alive, and which of them runs each table.

Several processes may serve one PostgreSQL database. Each process has a row with the time until which it counts as
alive, by the clock of the database, and renews it all the time. Each table names its holder, the one process that runs
it; entries of a table are stored only for its holder (`Store.append`). A process whose time has run out is removed by
another one, and its tables can be taken then. A process that was removed without having ended finds out with its next
renewal, and nothing that it still tries to store at a lost table is accepted.
"""

from __future__ import annotations

import os
from collections.abc import Collection
from pathlib import Path

import msgspec
import sqlalchemy as sa

from underkeep.server.storage.database import BUS_MESSAGES, PROCESSES, TABLES

EXPIRY_SECONDS = 6.0
"""The time after its last renewal in which a process counts as alive."""
MAX_TAKEN_TABLES = 20
"""The largest number of tables that a process takes at once, so that other processes get some of them too."""

_now = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)
_alive = sa.select(PROCESSES.c.id)


class ProcessRow(msgspec.Struct, kw_only=True):
    """A server process: a random id, the machine on which it runs, and its number there."""

    id: str
    machine: str
    pid: int


class Renewal(msgspec.Struct, kw_only=True):
    """What a process learns when it renews its row."""

    is_alive: bool
    """Whether the row was still there. If not, other processes have taken the tables of this process."""
    processes: list[str] = []
    """The ids of all processes that are alive."""
    taken: list[str] = []
    """The tables of ended processes that this process has taken."""


def this_machine() -> str:
    """Return a name of the machine on which the number of a process identifies it; empty if there is none. Containers
    number their processes anew and have names of their own."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        return f"{boot}/{os.readlink('/proc/self/ns/pid')}"
    except OSError:
        return ""


def has_ended(process: ProcessRow, machine: str) -> bool:
    """Whether a process ran on this machine and has ended. Nothing is known of processes of other machines."""
    if not machine or process.machine != machine:
        return False
    try:
        os.kill(process.pid, 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False


def add_process(connection: sa.Connection, process: ProcessRow) -> None:
    """Store a process that begins."""
    values = {"id": process.id, "machine": process.machine, "pid": process.pid}
    connection.execute(sa.insert(PROCESSES).values(**values, expires=_now + EXPIRY_SECONDS))


def remove_process(connection: sa.Connection, id: str) -> None:
    """Remove a process that ends. Other processes take its tables."""
    connection.execute(sa.delete(PROCESSES).where(PROCESSES.c.id == id))


def renew(connection: sa.Connection, process: ProcessRow, *, removes_expired: bool, max_taken: int) -> Renewal:
    """Renew the row of a process, remove processes that have ended, and take at most `max_taken` of their tables. With
    `removes_expired` processes are removed also because their time has run out."""
    kept = sa.update(PROCESSES).where(PROCESSES.c.id == process.id).values(expires=_now + EXPIRY_SECONDS)
    if not connection.execute(kept).rowcount:
        return Renewal(is_alive=False)
    rows = connection.execute(sa.select(PROCESSES, (PROCESSES.c.expires < _now).label("is_expired"))).all()
    ended = {
        row.id
        for row in rows
        if row.id != process.id
        and (
            (removes_expired and row.is_expired)
            or has_ended(ProcessRow(id=row.id, machine=row.machine, pid=row.pid), process.machine)
        )
    }
    if ended:
        _remove_ended(connection, ended)
    alive = [str(row.id) for row in rows if row.id not in ended]
    return Renewal(is_alive=True, processes=alive, taken=_take_orphans(connection, process.id, max_taken))


def _remove_ended(connection: sa.Connection, ids: Collection[str]) -> None:
    # A process that renews its row at this moment waits here, or is no longer expired.
    connection.execute(sa.delete(PROCESSES).where(PROCESSES.c.id.in_(ids)))
    connection.execute(sa.delete(BUS_MESSAGES).where(BUS_MESSAGES.c.receiver.in_(ids)))


def _take_orphans(connection: sa.Connection, id: str, most: int) -> list[str]:
    """Take some games that are being played and whose holder has ended."""
    if not most:
        return []
    orphans = (
        sa.select(TABLES.c.id)
        .where(TABLES.c.status == "playing", TABLES.c.holder != "", TABLES.c.holder.not_in(_alive))
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    taken = sa.update(TABLES).where(TABLES.c.id.in_(orphans)).values(holder=id).returning(TABLES.c.id)
    return [str(table) for (table,) in connection.execute(taken)]


def take_table(connection: sa.Connection, table: str, id: str) -> str | None:
    """Make a process the holder of a table, unless the table has another holder that is alive. Returns the holder; None
    if there is no such table."""
    free = sa.or_(TABLES.c.holder.in_(("", id)), TABLES.c.holder.not_in(_alive))
    taken = sa.update(TABLES).where(TABLES.c.id == table, free).values(holder=id)
    if connection.execute(taken).rowcount:
        return id
    holder: str | None = connection.execute(sa.select(TABLES.c.holder).where(TABLES.c.id == table)).scalar()
    return holder


def release_table(connection: sa.Connection, table: str, id: str) -> None:
    """Let other processes become the holder of a table at which nothing happens by itself."""
    connection.execute(sa.update(TABLES).where(TABLES.c.id == table, TABLES.c.holder == id).values(holder=""))
