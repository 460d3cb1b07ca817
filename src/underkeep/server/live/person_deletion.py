"""The deletion of a person: what stays of the person at tables where other people play or have played."""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from underkeep.core.messages import ENGLISH, load_messages
from underkeep.core.state import Seat
from underkeep.server.accounts.names import distinct_name
from underkeep.server.accounts.people import Person
from underkeep.server.errors import LOBBY_MESSAGES
from underkeep.server.live.records.stored_position import StoredPosition, unpack_position
from underkeep.server.lobby.access import is_playable, new_link_columns
from underkeep.server.storage import account_statements
from underkeep.server.storage.account_statements import Removal, tables_with
from underkeep.server.storage.rows import PositionRow, SeatRow, TableRow
from underkeep.server.storage.store import Store

ATTEMPTS = 3
"""The number of attempts to delete a person who sits down somewhere meanwhile."""


def neutral_name(row: TableRow, others: Sequence[str]) -> str:
    """Return the name that the seat of a deleted person gets, in the language of the table."""
    messages = load_messages(row.options.get("language", ENGLISH), LOBBY_MESSAGES)
    return distinct_name(messages.format("lobby-former-player"), others)


async def delete_person(store: Store, person: Person) -> tuple[list[str], list[str]]:
    """Delete a person who has left all open tables and all games that are being played. Returns the tables that have
    changed, and those that were deleted because no other person has a seat there."""
    for attempt in range(ATTEMPTS):
        removal = await _removal(store, person.id)
        try:
            delete = partial(account_statements.delete_person, person=person.id, removal=removal)
            changed = await store.write_and_notify(delete, lambda tables: tables)
        except IntegrityError:
            if attempt == ATTEMPTS - 1:
                raise
            continue
        break
    store.person_changed(person.id, [*changed, *removal.tables])
    return changed, list(removal.tables)


async def _removal(store: Store, person: str) -> Removal:
    """Return what the deletion of a person changes at tables."""
    tables = await store.read(lambda connection: tables_with(connection, person))
    seats_by_table = await store.seats_of([row.id for row in tables])
    new_seats: dict[tuple[str, Seat], dict[str, Any]] = {}
    owners: dict[str, str] = {}
    positions: dict[str, PositionRow | None] = {}
    lonely: list[str] = []
    for row in tables:
        seats = seats_by_table[row.id]
        others = [seat.person for seat in seats if seat.person is not None and seat.person != person]
        if not others:
            lonely.append(row.id)
            continue
        if row.owner == person:
            owners[row.id] = others[0]
        mine = [seat for seat in seats if seat.person == person]
        names = _neutral_names(row, seats, mine)
        for seat in mine:
            columns: dict[str, Any] = {"person": None, "stand_in": "", "prefs": {}, "name": names[seat.seat]}
            new_seats[row.id, seat.seat] = columns | new_link_columns(store.secret, seat)
        if mine and (position := await store.position(row.id)) is not None:
            renamed = {seat.name: names[seat.seat] for seat in mine if seat.name}
            # A game that can be played gets its position anew from the answers.
            positions[row.id] = None if is_playable(row) else renamed_position(position, renamed)
    return Removal(new_seats, owners, lonely, positions)


def _neutral_names(row: TableRow, seats: Sequence[SeatRow], mine: Sequence[SeatRow]) -> dict[Seat, str]:
    """Return the neutral names of the seats of a deleted person."""
    taken = [seat.name for seat in seats if seat not in mine and seat.name]
    names: dict[Seat, str] = {}
    for seat in mine:
        names[seat.seat] = neutral_name(row, taken)
        taken.append(names[seat.seat])
    return names


def renamed_position(row: PositionRow, new_name_by_name: dict[str, str]) -> PositionRow:
    """Return the stored position of a frozen table with other names in its boards, logs and endings. The saved game is
    left out if it contains one of the old names."""
    position = unpack_position(row)
    words = "|".join(re.escape(name) for name in sorted(new_name_by_name, key=len, reverse=True))
    pattern = re.compile(rf"(?<!\w)(?:{words})(?!\w)")

    def rename(value: Any) -> Any:
        if isinstance(value, str):
            return pattern.sub(lambda found: new_name_by_name[found[0]], value)
        if isinstance(value, list):
            return [rename(part) for part in value]
        if isinstance(value, dict):
            return {key: rename(part) for key, part in value.items()}
        return value

    if any(name.encode() in position.record for name in new_name_by_name):
        position.record = b""
    record, position.record = position.record, b""
    renamed = msgspec.convert(rename(msgspec.to_builtins(position)), StoredPosition)
    renamed.keys, renamed.record = position.keys, record
    return msgspec.structs.replace(row, data=zlib.compress(msgspec.msgpack.encode(renamed), 6))
