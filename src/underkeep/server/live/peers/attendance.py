"""Attendance between processes: each tells the others who is at its tables, because that is not stored."""

from __future__ import annotations

import msgspec

from underkeep.server.bus.frames import Attending
from underkeep.server.bus.links import Links
from underkeep.server.lobby.access import Attendance

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Attendance).decode


def encode_attendances(attendances: dict[str, Attendance]) -> dict[str, bytes]:
    """Return who is at each table, encoded."""
    return {table: encode(attendance) for table, attendance in attendances.items()}


class AttendanceExchange:
    """What this process has told the others, and what they have told it."""

    def __init__(self, links: Links) -> None:
        self._links = links
        self._told: dict[str, dict[str, bytes]] = {}
        self._heard: dict[str, dict[str, Attendance]] = {}

    def tell(self, process: str, present: dict[str, bytes]) -> None:
        """Tell a process what has changed since it was told last. Empty bytes stand for a table that nobody is at."""
        told = self._told.setdefault(process, {})
        changed = {table: data for table, data in present.items() if told.get(table) != data}
        changed |= {table: b"" for table in told if table not in present}
        if changed:
            self._links.send(process, Attending(changed))
        self._told[process] = present

    def take(self, process: str, tables: dict[str, bytes]) -> None:
        """Take what another process tells."""
        heard = self._heard.setdefault(process, {})
        for table, data in tables.items():
            if data:
                heard[table] = decode(data)
            else:
                heard.pop(table, None)

    def of(self, table: str) -> Attendance | None:
        """Return who is at a table of another process; None if that is not known."""
        return next((heard[table] for heard in self._heard.values() if table in heard), None)

    def forget(self, process: str) -> None:
        """Forget a process that has ended, or begin anew with it."""
        self._told.pop(process, None)
        self._heard.pop(process, None)
