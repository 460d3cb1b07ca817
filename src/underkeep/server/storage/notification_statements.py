"""The statements of notifications: settings of people, devices, games that wait, and notifications to be sent.

Each function runs in a transaction of the store. Whatever two processes could do at the same time is claimed by an
update with a condition, which only one of them carries out.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from underkeep.core.state import Seat
from underkeep.server.storage.database import (
    ACCOUNTS,
    NOTIFICATION_SETTINGS,
    NOTIFICATIONS,
    PEOPLE,
    PUSH_SUBSCRIPTIONS,
    SEATS,
    SETTINGS,
    TABLES,
)
from underkeep.server.storage.rows import (
    NotificationRow,
    NotificationSettingsRow,
    PushSubscriptionRow,
    SeatRow,
    TableRow,
)
from underkeep.server.storage.statements import INSERTS, insert_new, read_rows

PUSH, MAIL, DIGEST = "push", "mail", "digest"
"""The channels of a notification."""
MAX_DEVICES = 20
"""The number of devices of one person to which a notification is sent; the newest ones count."""
BATCH = 100
"""The number of rows that one transaction claims or reads."""
SEND_BATCH = 32
"""The number of notifications that a process claims at once: it sends them all before its claim ends, also if every
push service and SMTP server answers late."""


def setting_or_new(connection: sa.Connection, name: str, value: str) -> str:
    """Return a setting of the server, which is stored with this value if it does not exist."""
    insert_new(connection, SETTINGS, {"name": name, "value": value})
    return str(connection.execute(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar_one())


# --- settings and devices of a person -----------------------------------------------------------------------


def settings_of(connection: sa.Connection, person: str) -> NotificationSettingsRow:
    """Return how a person wants to be notified."""
    query = sa.select(NOTIFICATION_SETTINGS).where(NOTIFICATION_SETTINGS.c.person == person)
    found = read_rows(connection, query, NotificationSettingsRow)
    return found[0] if found else NotificationSettingsRow(person=person)


def put_settings(connection: sa.Connection, settings: NotificationSettingsRow) -> None:
    """Store how a person wants to be notified."""
    values = msgspec.structs.asdict(settings)
    insert = INSERTS[connection.dialect.name](NOTIFICATION_SETTINGS)
    connection.execute(insert.on_conflict_do_update(index_elements=["person"], set_=values), values)


def switch_mails_off(connection: sa.Connection, person: str) -> None:
    """Store that a person wants no mails, and drop the mails that are still to be sent."""
    change = sa.update(NOTIFICATION_SETTINGS).where(NOTIFICATION_SETTINGS.c.person == person)
    connection.execute(change.values(mail=False, digest_at=None))
    unsent = sa.and_(NOTIFICATIONS.c.person == person, NOTIFICATIONS.c.channel != PUSH)
    connection.execute(sa.delete(NOTIFICATIONS).where(unsent))


def subscription_of(connection: sa.Connection, token_hash: str) -> PushSubscriptionRow | None:
    """Return the subscription of the device with a session token; None if there is none."""
    query = sa.select(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.token == token_hash)
    found = read_rows(connection, query, PushSubscriptionRow)
    return found[0] if found else None


def put_subscription(connection: sa.Connection, subscription: PushSubscriptionRow) -> None:
    """Store the subscription of a device in place of an earlier one."""
    same = sa.or_(
        PUSH_SUBSCRIPTIONS.c.token == subscription.token, PUSH_SUBSCRIPTIONS.c.endpoint == subscription.endpoint
    )
    connection.execute(sa.delete(PUSH_SUBSCRIPTIONS).where(same))
    connection.execute(sa.insert(PUSH_SUBSCRIPTIONS), msgspec.structs.asdict(subscription))


def drop_subscription(connection: sa.Connection, *, token_hash: str = "", id: str = "") -> None:
    """Delete the subscription of a device, by its session token or its id."""
    same = PUSH_SUBSCRIPTIONS.c.token == token_hash if token_hash else PUSH_SUBSCRIPTIONS.c.id == id
    connection.execute(sa.delete(PUSH_SUBSCRIPTIONS).where(same))


def move_notifications(connection: sa.Connection, guest: str, person: str, old_token: str, new_token: str) -> None:
    """Give the device, the quiet hours and the unsent notifications of a guest to the person as whom the guest signs in
    on this device."""
    device = sa.update(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.token == old_token)
    connection.execute(device.values(token=new_token, person=person))
    unsent = sa.update(NOTIFICATIONS).where(NOTIFICATIONS.c.person == guest)
    connection.execute(unsent.values(person=person))
    known = sa.select(NOTIFICATION_SETTINGS.c.person).where(NOTIFICATION_SETTINGS.c.person == person)
    if connection.execute(known).first() is None:
        mine = sa.update(NOTIFICATION_SETTINGS).where(NOTIFICATION_SETTINGS.c.person == guest)
        connection.execute(mine.values(person=person))


# --- games that wait ----------------------------------------------------------------------------------------


class Wait(NamedTuple):
    """A table that waits for the person of a seat. `is_live` says that its clock counts minutes."""

    table: str
    version: int
    seat: Seat
    person: str
    notify_at: float
    is_live: bool


_ASKED = sa.and_(
    SEATS.c.table == TABLES.c.id, SEATS.c.seat == TABLES.c.asked_seat, SEATS.c.who == "person", SEATS.c.stand_in == ""
)


def waits_until(connection: sa.Connection, time: float) -> list[Wait]:
    """Return the tables whose persons are to be notified until a time, the longest waiting first."""
    columns = (TABLES.c.id, TABLES.c.version, TABLES.c.asked_seat, SEATS.c.person, TABLES.c.notify_at, TABLES.c.options)
    query = (
        sa.select(*columns)
        .join(SEATS, _ASKED)
        .where(TABLES.c.notify_at <= time, TABLES.c.status == "playing", SEATS.c.person.is_not(None))
        .order_by(TABLES.c.notify_at)
        .limit(BATCH)
    )
    return [
        Wait(table, version, seat, person, at, options.get("clock") == "live")
        for table, version, seat, person, at, options in connection.execute(query)
    ]


def postpone(connection: sa.Connection, wait: Wait, until: float) -> None:
    """Let a person who is at the table not be notified before a time."""
    same = sa.and_(TABLES.c.id == wait.table, TABLES.c.version == wait.version, TABLES.c.notify_at.is_not(None))
    connection.execute(sa.update(TABLES).where(same).values(notify_at=until))


def claim_wait(
    connection: sa.Connection, wait: Wait, now: float, due: Callable[[NotificationSettingsRow], float]
) -> int:
    """Note that a person is notified of a wait, and store what is to be sent: once for each wait, whichever process is
    first. Returns the number of stored notifications. `due` says when a person may be notified. Nobody is notified of
    games without another person, because nobody waits there."""
    claim = sa.update(TABLES).where(
        TABLES.c.id == wait.table, TABLES.c.version == wait.version, TABLES.c.notify_at <= now
    )
    if not connection.execute(claim.values(notify_at=None, notified_version=wait.version)).rowcount:
        return 0
    others = sa.select(SEATS.c.seat).where(
        SEATS.c.table == wait.table, SEATS.c.who == "person", SEATS.c.person.is_not(None), SEATS.c.person != wait.person
    )
    if connection.execute(others).first() is None:
        return 0
    settings = settings_of(connection, wait.person)
    devices = (
        sa.select(PUSH_SUBSCRIPTIONS.c.id)
        .where(PUSH_SUBSCRIPTIONS.c.person == wait.person)
        .order_by(PUSH_SUBSCRIPTIONS.c.created.desc())
        .limit(MAX_DEVICES)
    )
    targets: list[tuple[str, str | None]] = [(PUSH, str(id)) for (id,) in connection.execute(devices)]
    if settings.mail and not settings.digest and not wait.is_live and address_of(connection, wait.person):
        targets.append((MAIL, None))
    for channel, device in targets:
        add_notification(
            connection,
            NotificationRow(
                id=secrets.token_urlsafe(12),
                person=wait.person,
                channel=channel,
                device=device,
                table=wait.table,
                version=wait.version,
                due=due(settings),
            ),
        )
    return len(targets)


def address_of(connection: sa.Connection, person: str) -> str:
    """Return the confirmed address of a person; empty if there is none."""
    return str(connection.execute(sa.select(ACCOUNTS.c.email).where(ACCOUNTS.c.person == person)).scalar() or "")


def has_due_digests(connection: sa.Connection, now: float) -> bool:
    """Whether a digest is due."""
    query = sa.select(NOTIFICATION_SETTINGS.c.person).where(NOTIFICATION_SETTINGS.c.digest_at <= now)
    return connection.execute(query.limit(1)).first() is not None


def claim_digests(
    connection: sa.Connection, now: float, next_time: Callable[[NotificationSettingsRow], float]
) -> list[str]:
    """Store the digests that are due, and the time of the next one of each person, which `next_time` returns. Returns
    the people who get one."""
    settings = NOTIFICATION_SETTINGS
    query = sa.select(settings).where(settings.c.digest_at <= now, settings.c.mail, settings.c.digest).limit(BATCH)
    claimed: list[str] = []
    for row in read_rows(connection, query, NotificationSettingsRow):
        claim = sa.update(settings).where(settings.c.person == row.person, settings.c.digest_at == row.digest_at)
        if connection.execute(claim.values(digest_at=next_time(row))).rowcount:
            id = secrets.token_urlsafe(12)
            add_notification(connection, NotificationRow(id=id, person=row.person, channel=DIGEST, due=now))
            claimed.append(row.person)
    return claimed


def tables_waiting_for(connection: sa.Connection, person: str) -> list[tuple[TableRow, list[SeatRow]]]:
    """Return the tables that wait for a person, with their seats, the longest waiting first."""
    query = (
        sa.select(TABLES)
        .join(SEATS, _ASKED)
        .where(TABLES.c.status == "playing", SEATS.c.person == person)
        .order_by(TABLES.c.asked_at)
        .limit(BATCH)
    )
    tables = read_rows(connection, query, TableRow)
    seats = sa.select(SEATS).where(SEATS.c.table.in_([row.id for row in tables])).order_by(SEATS.c.seat)
    seats_by_table: dict[str, list[SeatRow]] = {row.id: [] for row in tables}
    for seat in read_rows(connection, seats, SeatRow):
        seats_by_table[seat.table].append(seat)
    return [(row, seats_by_table[row.id]) for row in tables]


# --- notifications to be sent -------------------------------------------------------------------------------


def add_notification(connection: sa.Connection, notification: NotificationRow) -> None:
    """Store a notification that is to be sent."""
    connection.execute(sa.insert(NOTIFICATIONS), msgspec.structs.asdict(notification))


def has_due(connection: sa.Connection, now: float) -> bool:
    """Whether a notification is to be sent that no process has claimed."""
    query = sa.select(NOTIFICATIONS.c.id).where(NOTIFICATIONS.c.due <= now, NOTIFICATIONS.c.claimed_until <= now)
    return connection.execute(query.limit(1)).first() is not None


def claim_notifications(connection: sa.Connection, now: float, claimed_until: float) -> list[NotificationRow]:
    """Claim notifications that are due, so that no other process sends them until a time. A process that ends before it
    has sent them leaves them to the next one."""
    rows = NOTIFICATIONS.c
    is_due = sa.and_(rows.due <= now, rows.claimed_until <= now)
    query = sa.select(NOTIFICATIONS).where(is_due).order_by(rows.due).limit(SEND_BATCH)
    claimed: list[NotificationRow] = []
    for row in read_rows(connection, query, NotificationRow):
        claim = sa.update(NOTIFICATIONS).where(rows.id == row.id, rows.claimed_until == row.claimed_until)
        values = {"claimed_until": claimed_until, "attempts": row.attempts + 1}
        if connection.execute(claim.values(values)).rowcount:
            claimed.append(msgspec.structs.replace(row, **values))
    return claimed


def drop_notifications(connection: sa.Connection, ids: Sequence[str]) -> None:
    """Delete notifications that were sent, or that are not needed any more."""
    connection.execute(sa.delete(NOTIFICATIONS).where(NOTIFICATIONS.c.id.in_(ids)))


def retry_notifications(connection: sa.Connection, ids: Sequence[str], due: float) -> None:
    """Let notifications that could not be sent be tried again at a time."""
    change = sa.update(NOTIFICATIONS).where(NOTIFICATIONS.c.id.in_(ids))
    connection.execute(change.values(due=due, claimed_until=0.0))


class Recipient(NamedTuple):
    """What has to be known of a person to send a notification: the language, the confirmed address or empty, the
    settings, the device, and the tables that wait for the person."""

    language: str
    address: str
    settings: NotificationSettingsRow
    device: PushSubscriptionRow | None
    tables: list[tuple[TableRow, list[SeatRow]]]


def recipient_of(connection: sa.Connection, person: str, device: str | None) -> Recipient:
    """Return what has to be known of a person to send a notification, to a device if one is given."""
    language = connection.execute(sa.select(PEOPLE.c.language).where(PEOPLE.c.id == person)).scalar()
    found = read_rows(
        connection, sa.select(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.id == device), PushSubscriptionRow
    )
    return Recipient(
        str(language or "en"),
        address_of(connection, person),
        settings_of(connection, person),
        found[0] if found else None,
        tables_waiting_for(connection, person),
    )


# --- all data of one person ---------------------------------------------------------------------------------


def personal_notification_data(connection: sa.Connection, person: str) -> dict[str, Any]:
    """Return everything that is stored about the notifications of a person, except the keys of devices."""

    def of(query: sa.Select[Any]) -> list[dict[str, Any]]:
        return [dict(row) for row in connection.execute(query).mappings()]

    settings, devices, unsent = NOTIFICATION_SETTINGS.c, PUSH_SUBSCRIPTIONS.c, NOTIFICATIONS.c
    return {
        "notification_settings": of(sa.select(NOTIFICATION_SETTINGS).where(settings.person == person)),
        "push_subscriptions": of(
            sa.select(devices.endpoint, devices.created).where(devices.person == person).order_by(devices.created)
        ),
        "notifications": of(
            sa.select(unsent.channel, unsent.table, unsent.version, unsent.due)
            .where(unsent.person == person)
            .order_by(unsent.due)
        ),
    }
