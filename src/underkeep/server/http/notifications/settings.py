"""The routes with which a person chooses how to be notified, and with which a device gets push messages."""

from __future__ import annotations

import secrets
import time
from functools import partial

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from underkeep.protocol.http.people import NotificationChoices, NotificationSettings, PushSubscription, QuietHours
from underkeep.server.accounts.people import Person, hash_of
from underkeep.server.errors import ApiError
from underkeep.server.http.requests import ApiRequest, services_of, token_of
from underkeep.server.notifications.push import AUTH_LENGTH, KEY_LENGTH, checked_key
from underkeep.server.notifications.quiet_hours import DAY_MINUTES, checked_time_zone, next_digest
from underkeep.server.storage.notification_statements import (
    drop_subscription,
    put_settings,
    put_subscription,
    settings_of,
    subscription_of,
)
from underkeep.server.storage.rows import NotificationSettingsRow, PushSubscriptionRow


@get("/api/me/notifications")
async def get_settings(request: ApiRequest, person: NamedDependency[Person]) -> Response[NotificationSettings]:
    """Return how the person wants to be notified, and what is possible on this device."""
    return Response(await _settings(request, person), headers={"Cache-Control": "no-store"})


@post("/api/me/notifications", status_code=200)
async def change_settings(
    request: ApiRequest, data: JSONBody[NotificationChoices], person: NamedDependency[Person]
) -> NotificationSettings:
    """Store how the person wants to be notified."""
    before = await _settings(request, person)
    if data.mail and not before.can_mail and not before.mail:
        raise ApiError(409, "lobby-no-confirmed-address")
    row = NotificationSettingsRow(
        person=person.id, mail=data.mail, digest=data.digest, time_zone=checked_time_zone(data.time_zone)
    )
    if data.quiet is not None:
        row.quiet_from, row.quiet_to = _checked_minute(data.quiet.start), _checked_minute(data.quiet.end)
    if row.mail and row.digest:
        row.digest_at = next_digest(row, time.time())
    await services_of(request).store.write(partial(put_settings, settings=row))
    return await _settings(request, person)


def _checked_minute(minute: int) -> int:
    """Return a minute of the day. Raises an ApiError if there is no such minute."""
    if not 0 <= minute < DAY_MINUTES:
        raise ApiError(400, "lobby-bad-quiet-hours")
    return minute


async def _settings(request: ApiRequest, person: Person) -> NotificationSettings:
    services = services_of(request)
    row = await services.store.read(lambda connection: settings_of(connection, person.id))
    token_hash = hash_of(token_of(request))
    device = await services.store.read(lambda connection: subscription_of(connection, token_hash))
    account = await services.people.account_of(person) if person.account else None
    quiet = None
    if row.quiet_from is not None and row.quiet_to is not None:
        quiet = QuietHours(row.quiet_from, row.quiet_to)
    return NotificationSettings(
        mail=row.mail,
        digest=row.digest,
        quiet=quiet,
        time_zone=row.time_zone,
        push=device is not None,
        push_key=await services.push.public_key(),
        can_mail=services.mailer is not None and account is not None and bool(account.email),
    )


@post("/api/me/push", status_code=204)
async def subscribe(request: ApiRequest, data: JSONBody[PushSubscription], person: NamedDependency[Person]) -> None:
    """Send push messages to this device from now on."""
    services = services_of(request)
    row = PushSubscriptionRow(
        id=secrets.token_urlsafe(12),
        token=hash_of(token_of(request)),
        person=person.id,
        endpoint=data.endpoint,
        p256dh=checked_key(data.p256dh, KEY_LENGTH),
        auth=checked_key(data.auth, AUTH_LENGTH),
        created=time.time(),
    )
    await services.push.check_endpoint(data.endpoint)
    await services.store.write(partial(put_subscription, subscription=row))


@delete("/api/me/push", status_code=204)
async def unsubscribe(request: ApiRequest, person: NamedDependency[Person]) -> None:
    """Send no push messages to this device any more."""
    token_hash = hash_of(token_of(request))
    await services_of(request).store.write(partial(drop_subscription, token_hash=token_hash))


ROUTES = [get_settings, change_settings, subscribe, unsubscribe]
