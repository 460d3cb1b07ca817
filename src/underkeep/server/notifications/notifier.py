"""The notifier: it finds people whose games wait for them while they are away, and sends what is due.

Everything is stored before it is sent. A wait is claimed in the database and becomes notifications in the same
transaction, so that no wait is notified twice, by whichever process; a notification is claimed for some seconds before
it is sent, so that it is not lost if a process ends meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import groupby

import msgspec
import sqlalchemy as sa

from underkeep.core.state import Seat
from underkeep.server.accounts.mail import Mailer
from underkeep.server.errors import ApiError
from underkeep.server.notifications.push import PushFailed, PushSender, SubscriptionGone
from underkeep.server.notifications.quiet_hours import end_of_quiet_hours, next_digest
from underkeep.server.notifications.texts import WaitingGame, push_message, turn_mail, waiting_game
from underkeep.server.storage.database import StorageUnavailable
from underkeep.server.storage.notification_statements import (
    DIGEST,
    PUSH,
    Recipient,
    Wait,
    claim_digests,
    claim_notifications,
    claim_wait,
    drop_notifications,
    drop_subscription,
    has_due,
    has_due_digests,
    postpone,
    recipient_of,
    retry_notifications,
    waits_until,
)
from underkeep.server.storage.rows import NotificationRow, SeatRow, TableRow
from underkeep.server.storage.store import Store

log = logging.getLogger(__name__)

CHECK_SECONDS = 10.0
"""The time between two looks for people to notify."""
SEND_SECONDS = 5.0
"""The time between two looks for notifications to send."""
HERE_SECONDS = 30.0
"""The time for which a person who is at the table in this process is not notified by another one."""
CLAIM_SECONDS = 180.0
"""The time for which a process may take to send what it has claimed; then another one sends it."""
RETRY_SECONDS = (60.0, 300.0, 1800.0, 7200.0)
"""The time before a notification that could not be sent is tried again. After the last one it is given up."""
MAX_SENDING = 8
"""The number of notifications that are sent at the same time."""

IsHere = Callable[[str, Seat], bool]
"""Says whether the person of a seat is at a table in this process."""


class Notifier:
    """Notifies people whose games wait for them."""

    def __init__(self, store: Store, push: PushSender, mailer: Mailer | None, server: str, is_here: IsHere) -> None:
        self._store = store
        self._push = push
        self._mailer = mailer
        self._server = server
        self._is_here = is_here
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Look for people and notifications again and again."""
        self._tasks = [
            asyncio.create_task(_repeat(CHECK_SECONDS, self.check)),
            asyncio.create_task(_repeat(SEND_SECONDS, self.send_due)),
        ]

    async def close(self) -> None:
        """Stop. What was not sent is sent by another process, or after the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._push.close()

    # --- finding people -------------------------------------------------------------------------------------

    async def check(self, now: float) -> None:
        """Store what is to be sent now: to people who are away although a game waits for them, and digests."""
        waits = await self._store.read(lambda connection: waits_until(connection, now + CHECK_SECONDS))
        here = [wait for wait in waits if self._is_here(wait.table, wait.seat)]
        due = [wait for wait in waits if wait not in here and wait.notify_at <= now]
        if here or due:
            await self._store.write(partial(_note_waits, here=here, due=due, now=now))
        if await self._store.read(lambda connection: has_due_digests(connection, now)):
            await self._store.write(
                lambda connection: claim_digests(connection, now, lambda settings: next_digest(settings, now))
            )

    # --- sending --------------------------------------------------------------------------------------------

    async def send_due(self, now: float) -> None:
        """Send the notifications that are due. Several for one device or address are sent as one."""
        if not await self._store.read(lambda connection: has_due(connection, now)):
            return
        claimed = await self._store.write(lambda connection: claim_notifications(connection, now, now + CLAIM_SECONDS))
        claimed.sort(key=_target)
        groups = [list(group) for _, group in groupby(claimed, _target)]
        at_once = asyncio.Semaphore(MAX_SENDING)

        async def send(group: list[NotificationRow]) -> None:
            async with at_once:
                await self._send_group(group, now)

        await asyncio.gather(*(send(group) for group in groups))

    async def _send_group(self, group: Sequence[NotificationRow], now: float) -> None:
        """Send the notifications for one device or address, and store that, or when they are tried again."""
        first, ids = group[0], [row.id for row in group]
        recipient = await self._store.read(lambda connection: recipient_of(connection, first.person, first.device))
        games = self._games(group, recipient)
        try:
            if games:
                await self._send(first, games, recipient)
        except SubscriptionGone:
            await self._store.write(partial(drop_subscription, id=first.device or ""))
        except (PushFailed, ApiError) as error:
            attempts = max(row.attempts for row in group)
            if attempts <= len(RETRY_SECONDS):
                due = now + RETRY_SECONDS[attempts - 1]
                await self._store.write(lambda connection: retry_notifications(connection, ids, due))
                return
            # The address of the push service is as secret as a token.
            log.warning("A notification (%s) was given up after %d attempts: %s", first.channel, attempts, error)
        await self._store.write(lambda connection: drop_notifications(connection, ids))

    def _games(self, group: Sequence[NotificationRow], recipient: Recipient) -> list[WaitingGame]:
        """Return the games that still wait for the person and of which the notifications tell; for a digest all games
        that wait, except those with a clock of minutes and those without another person."""
        versions = {(row.table, row.version) for row in group}

        def is_told(row: TableRow, seats: Sequence[SeatRow]) -> bool:
            if row.asked_seat is None or self._is_here(row.id, row.asked_seat):
                return False
            if group[0].channel != DIGEST:
                return (row.id, row.version) in versions
            people = {seat.person for seat in seats if seat.who == "person" and seat.person}
            return row.options.get("clock") != "live" and len(people) > 1

        return [waiting_game(row, seats, recipient.language) for row, seats in recipient.tables if is_told(row, seats)]

    async def _send(self, first: NotificationRow, games: Sequence[WaitingGame], recipient: Recipient) -> None:
        if first.channel == PUSH:
            if recipient.device is not None:
                message = push_message(games, recipient.language)
                await self._push.send(recipient.device, msgspec.json.encode(message), message.tag)
        elif self._mailer is not None and recipient.address and recipient.settings.mail:
            mail = turn_mail(games, recipient, self._server, self._store.secret, first.id)
            await self._mailer.send(recipient.address, mail.message, recipient.language, mail.headers, **mail.values)


def _note_waits(connection: sa.Connection, here: Sequence[Wait], due: Sequence[Wait], now: float) -> None:
    """Postpone the notifications of people who are here, and claim those of people who are away."""
    for wait in here:
        postpone(connection, wait, now + HERE_SECONDS)
    for wait in due:
        claim_wait(connection, wait, now, lambda settings: end_of_quiet_hours(settings, now))


def _target(row: NotificationRow) -> tuple[str, str, str]:
    """Return what notifications for one device or address have in common."""
    return row.person, row.channel, row.device or ""


async def _repeat(seconds: float, work: Callable[[float], Awaitable[None]]) -> None:
    """Do some work again and again, with the time of the wall clock."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work(time.time())
        except StorageUnavailable:
            log.warning("Notifications wait until the database is back")
        except Exception:
            log.exception("Notifications could not be sent")
