"""Somebody is called otherwise from now on, also at the tables where a game is going on."""

from __future__ import annotations

import re

from underkeep.protocol.socket import MOST_NAME
from underkeep.server.accounts.names import apart
from underkeep.server.accounts.people import Person
from underkeep.server.services import Services


async def rename_seats(house: Services, person: Person, name: str) -> None:
    """Give the seats of a person the new name. Where several people sit at one screen they have names of their own;
    there only the seat that is called after the person is."""
    tables = [row for row in await house.store.tables_of(person.id) if row.status in ("open", "playing")]
    seats_of = await house.store.seats_of([row.id for row in tables])
    for table, seats in seats_of.items():
        mine = [seat for seat in seats if seat.who == "person" and seat.person == person.id]
        changed = False
        for seat in mine:
            if len(mine) > 1 and not called_after(seat.name, person.name):
                continue
            called = apart(name, [other.name for other in seats if other is not seat and other.name])
            if called != seat.name:
                seat.name = called
                changed |= await house.store.change_seat_if(table, seat.seat, {"person": person.id}, name=called)
        if changed:
            await house.hall.changed(table)


def called_after(seat: str, person: str) -> bool:
    """Whether a seat has the name of a person, perhaps with a number.

    >>> called_after("Anna 2", "anna"), called_after("Ola", "Anna")
    (True, False)
    """
    if seat.casefold() == person.casefold():
        return True
    return re.fullmatch(rf"{re.escape(person[: MOST_NAME - 3])} \d+", seat, re.IGNORECASE) is not None
