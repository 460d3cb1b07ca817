"""Times of the day in the time zone of a person: quiet hours, in which nothing is sent, and the hour of the digest."""

from __future__ import annotations

import re
from datetime import datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from underkeep.server.errors import ApiError
from underkeep.server.storage.rows import NotificationSettingsRow

DAY_MINUTES = 24 * 60
DIGEST_MINUTE = 8 * 60
"""The time of the day at which a digest is sent, in minutes after midnight."""
_ZONE = re.compile(r"[A-Za-z][A-Za-z0-9_+-]{0,30}(/[A-Za-z0-9_+-]{1,30}){0,2}")


def checked_time_zone(name: str) -> str:
    """Return the IANA name of a time zone. Raises an ApiError if there is no such time zone."""
    try:
        if _ZONE.fullmatch(name):
            ZoneInfo(name)
            return name
    except (ZoneInfoNotFoundError, ValueError, OSError):
        pass
    raise ApiError(400, "lobby-bad-time-zone")


def time_zone(settings: NotificationSettingsRow) -> tzinfo:
    """Return the time zone of a person; UTC if this machine does not know it any more."""
    try:
        return ZoneInfo(settings.time_zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def end_of_quiet_hours(settings: NotificationSettingsRow, now: float) -> float:
    """Return when a person may be notified: now, or at the end of the quiet hours in which `now` is.

    >>> settings = NotificationSettingsRow(person="anna", quiet_from=22 * 60, quiet_to=7 * 60, time_zone="UTC")
    >>> [end_of_quiet_hours(settings, 3600.0 * hour) / 3600.0 for hour in (6, 7, 21, 23)]
    [7.0, 7.0, 21.0, 31.0]
    """
    begin, end = settings.quiet_from, settings.quiet_to
    if begin is None or end is None or begin == end:
        return now
    local = datetime.fromtimestamp(now, time_zone(settings))
    minute = local.hour * 60 + local.minute
    # The minutes since the quiet hours began the last time, and the minutes that they last.
    if (minute - begin) % DAY_MINUTES >= (end - begin) % DAY_MINUTES:
        return now
    return _next_time(local, end)


def next_digest(settings: NotificationSettingsRow, now: float) -> float:
    """Return the time of the next digest of a person after `now`: in the morning, or at the end of the quiet hours."""
    local = datetime.fromtimestamp(now, time_zone(settings))
    return end_of_quiet_hours(settings, _next_time(local, DIGEST_MINUTE))


def _next_time(local: datetime, minute: int) -> float:
    """Return the next time at which the clock of a time zone shows a minute of the day. On the day on which clocks are
    set forward, a time that does not exist is the one an hour later."""
    then = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    if then.timestamp() <= local.timestamp():
        then += timedelta(days=1)
    return then.timestamp()
