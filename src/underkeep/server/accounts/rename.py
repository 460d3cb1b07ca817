"""A person with a new name also gets it at the tables where the person sits."""

from __future__ import annotations

import re

from underkeep.protocol.socket import MAX_NAME_LENGTH
from underkeep.server.accounts.names import distinct_name
from underkeep.server.accounts.people import Person
from underkeep.server.storage.store import Store


async def rename_seats(store: Store, person: Person, name: str) -> list[str]:
    """Give the new name to the seats of a person at tables that are not over. In hot seat the seats of one person have
    names of their own, so only the seat named after the person changes. Returns the ids of the changed tables."""
    tables = [row for row in await store.tables_of(person.id) if row.status in ("open", "playing")]
    seats_by_table = await store.seats_of([row.id for row in tables])
    changed_tables: list[str] = []
    for table, seats in seats_by_table.items():
        mine = [seat for seat in seats if seat.who == "person" and seat.person == person.id]
        changed = False
        for seat in mine:
            if len(mine) > 1 and not is_named_after(seat.name, person.name):
                continue
            new_name = distinct_name(name, [other.name for other in seats if other is not seat and other.name])
            if new_name != seat.name:
                seat.name = new_name
                changed |= await store.change_seat_if(table, seat.seat, {"person": person.id}, name=new_name)
        if changed:
            changed_tables.append(table)
    return changed_tables


def is_named_after(seat: str, person: str) -> bool:
    """Whether a seat has the name of a person, possibly with a number.

    >>> is_named_after("Anna 2", "anna"), is_named_after("Ola", "Anna")
    (True, False)
    """
    if seat.casefold() == person.casefold():
        return True
    return re.fullmatch(rf"{re.escape(person[: MAX_NAME_LENGTH - 3])} \d+", seat, re.IGNORECASE) is not None
