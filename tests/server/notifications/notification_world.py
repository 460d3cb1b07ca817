"""A notifier with its own store, people with devices and addresses, and games that wait for them. The time is handed
in."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from tests.server.process_helpers import new_table, store_tables, token
from tests.server.push_receiver import PushReceiver
from underkeep.server.accounts.mail import Mailer, smtp_server
from underkeep.server.accounts.people import hash_of
from underkeep.server.notifications.notifier import Notifier
from underkeep.server.notifications.push import PushSender
from underkeep.server.storage.asked_seats import ABSENCE_SECONDS
from underkeep.server.storage.notification_statements import put_settings, put_subscription
from underkeep.server.storage.rows import (
    AccountRow,
    AskedSeat,
    NewTableRow,
    NotificationSettingsRow,
    PushSubscriptionRow,
)
from underkeep.server.storage.store import Store

NOON = 1_800_014_400.0
"""2027-01-15, 12:00 UTC."""
HOUR = 3600.0
DUE = NOON + ABSENCE_SECONDS
"""The time at which a person is notified whom a game waits for since noon."""
SERVER = "https://play.example"


class World:
    """One process: its store, its notifier, and the seats of people who are at its tables."""

    def __init__(self, store: Store, smtp: str = "") -> None:
        self.store = store
        self.here: set[tuple[str, int]] = set()
        self.push = PushSender(store, "mailto:op@play.example", allows_private=True)
        mailer = Mailer(smtp_server(smtp)) if smtp else None
        self.notifier = Notifier(store, self.push, mailer, SERVER, lambda table, seat: (table, seat) in self.here)

    async def check_and_send(self, now: float) -> None:
        """Do once what the notifier does again and again."""
        await self.notifier.check(now)
        await self.notifier.send_due(now)

    async def ask(self, table: str, seat: int, at: float = NOON, after: int | None = None, version: int = 0) -> None:
        """Let a table wait for a seat."""
        await self.store.change_asked(table, version, AskedSeat(seat, at, after))

    async def add_device(self, person: str, receiver: PushReceiver, device: str = "", token_hash: str = "") -> None:
        """Let a person subscribe on a device."""
        device = device or f"phone-of-{person}"
        row = PushSubscriptionRow(
            id=device,
            token=token_hash or hash_of(token(person)),
            person=person,
            created=NOON,
            **receiver.subscription(device),
        )
        await self.store.write(partial(put_subscription, subscription=row))

    async def add_address(self, person: str, **settings: Any) -> None:
        """Give a person an account with a confirmed address, and mails."""
        account = AccountRow(
            name_key=person, name=person.title(), password_hash="", person=person, email=f"{person}@mail.example"
        )
        await self.store.add_account(account)
        await self.set(person, mail=True, **settings)

    async def set(self, person: str, **settings: Any) -> None:
        """Set how a person wants to be notified."""
        await self.store.write(partial(put_settings, settings=NotificationSettingsRow(person=person, **settings)))


def days_table(id: str, players: Sequence[str] = ("anna", "ben"), **options: Any) -> NewTableRow:
    """Return a table with a clock of days."""
    return new_table(id, players, **{"clock": "2d", **options})


@asynccontextmanager
async def open_world(address: str, *tables: NewTableRow, smtp: str = "") -> AsyncIterator[World]:
    """Open one process with tables that are stored, unless they are stored already."""
    store = await Store(address).open()
    await store_tables(store, tables)
    world = World(store, smtp)
    try:
        yield world
    finally:
        await world.notifier.close()
        await store.close()
