"""Quiet hours in the time zone of the person, also when clocks are set forward and back; and the digest."""

from __future__ import annotations

import asyncio
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tests.server.notifications.notification_world import DUE, HOUR, NOON, days_table, open_world
from tests.server.push_receiver import PushReceiver
from tests.server.smtp_sink import SmtpSink
from underkeep.server.errors import ApiError
from underkeep.server.notifications.quiet_hours import checked_time_zone, end_of_quiet_hours, next_digest
from underkeep.server.storage.rows import NotificationSettingsRow

NIGHT = {"quiet_from": 22 * 60, "quiet_to": 7 * 60}


def at(text: str, zone: str = "Europe/Warsaw") -> float:
    """Return a local time as a time of the wall clock."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def settings(zone: str = "Europe/Warsaw", **columns: int) -> NotificationSettingsRow:
    return NotificationSettingsRow(person="anna", time_zone=zone, **(columns or NIGHT))


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("2027-01-15 21:59", "2027-01-15 21:59"),
        ("2027-01-15 22:00", "2027-01-16 07:00"),
        ("2027-01-16 03:00", "2027-01-16 07:00"),
        ("2027-01-16 06:59", "2027-01-16 07:00"),
        ("2027-01-16 07:00", "2027-01-16 07:00"),
        # Clocks are set forward on 28 March 2027, and back on 31 October.
        ("2027-03-27 23:00", "2027-03-28 07:00"),
        ("2027-03-28 01:30", "2027-03-28 07:00"),
        ("2027-10-30 23:00", "2027-10-31 07:00"),
    ],
)
def test_what_comes_in_quiet_hours_waits_until_their_end(now: str, then: str) -> None:
    assert end_of_quiet_hours(settings(), at(now)) == at(then)


def test_quiet_hours_can_lie_within_a_day_or_be_none() -> None:
    siesta = settings(quiet_from=13 * 60, quiet_to=15 * 60 + 30)
    assert end_of_quiet_hours(siesta, at("2027-01-15 14:00")) == at("2027-01-15 15:30")
    assert end_of_quiet_hours(siesta, at("2027-01-15 16:00")) == at("2027-01-15 16:00")
    for none in (settings(quiet_from=60, quiet_to=60), NotificationSettingsRow(person="anna")):
        assert end_of_quiet_hours(none, NOON) == NOON


def test_the_hour_is_that_of_the_person() -> None:
    now = at("2027-01-15 23:30")
    assert end_of_quiet_hours(settings("America/New_York"), now) == now
    assert end_of_quiet_hours(settings("Asia/Tokyo"), now) == now + 0.0
    assert end_of_quiet_hours(settings("Asia/Kolkata"), now) == at("2027-01-16 07:00", "Asia/Kolkata")


def test_a_time_that_does_not_exist_on_a_day_is_found_all_the_same() -> None:
    early = settings(quiet_from=60, quiet_to=2 * 60 + 30)
    assert end_of_quiet_hours(early, at("2027-03-28 01:30")) == at("2027-03-28 03:30")


def test_a_digest_comes_in_the_morning_or_after_the_quiet_hours() -> None:
    assert next_digest(settings(), at("2027-01-15 07:59")) == at("2027-01-15 08:00")
    assert next_digest(settings(), at("2027-01-15 08:00")) == at("2027-01-16 08:00")
    late = settings(quiet_from=23 * 60, quiet_to=10 * 60)
    assert next_digest(late, at("2027-01-15 12:00")) == at("2027-01-16 10:00")


@pytest.mark.parametrize(
    "name", ["", "Europe/Atlantis", "../etc/passwd", "/etc/localtime", "a" * 500, "Europe/War saw"]
)
def test_only_time_zones_are_taken(name: str) -> None:
    with pytest.raises(ApiError) as caught:
        checked_time_zone(name)
    assert caught.value.code == "bad-time-zone"
    assert checked_time_zone("Europe/Warsaw") == "Europe/Warsaw"


def test_everything_of_the_night_is_sent_as_one(file: str, receiver: PushReceiver, sink: SmtpSink) -> None:
    async def test() -> None:
        evening = NOON + 9 * HOUR
        async with open_world(file, *(days_table(id) for id in "abc"), smtp=sink.url) as world:
            await world.add_device("anna", receiver)
            await world.add_address("anna", time_zone="Europe/Warsaw", **NIGHT)
            for number, table in enumerate("abc"):
                await world.ask(table, 0, at=evening + number * HOUR)
                await world.check_and_send(evening + number * HOUR + 120.0)
            morning = at("2027-01-16 07:00")
            await world.check_and_send(morning - 1.0)
            assert receiver.received == []
            assert sink.mails.empty()
            # One of the games goes on in the night.
            await world.store.change_asked("b", 0, None)
            await world.check_and_send(morning)
            (got,) = receiver.received
            assert got.message["title"] == "Your turn in 2 games"
            mail = sink.next_mail()
            assert mail["Subject"] == "Your turn in 2 games"
            assert sink.mails.empty()

    asyncio.run(test())


def test_a_digest_lists_all_games_that_wait(file: str, sink: SmtpSink) -> None:
    async def test() -> None:
        morning = at("2027-01-16 08:00", "UTC")
        tables = [days_table("a"), days_table("b"), days_table("bots", ["anna", "bot:random"]), days_table("later")]
        async with open_world(file, *tables, smtp=sink.url) as world, open_world(file, smtp=sink.url) as other:
            await world.add_address("anna", digest=True, digest_at=morning)
            for table in ("a", "b", "bots"):
                await world.ask(table, 0, after=1)
            await world.check_and_send(DUE)
            assert sink.mails.empty(), "there are no single mails"
            await asyncio.gather(world.notifier.check(morning), other.notifier.check(morning))
            for process in (world, other):
                await process.notifier.send_due(morning)
            mail = sink.next_mail()
            assert mail["Subject"] == "Your turn in 2 games"
            links = [line for line in mail.get_content().splitlines() if "/table/" in line]
            assert links == ["https://play.example/table/a", "https://play.example/table/b"]
            await world.check_and_send(morning + HOUR)
            assert sink.mails.empty()
            for table in ("a", "b"):
                await world.store.change_asked(table, 0, None)
            await world.check_and_send(morning + 24 * HOUR)
            assert sink.mails.empty(), "where nothing waits, no digest is sent"
            await world.ask("later", 0, at=morning + 25 * HOUR)
            await world.check_and_send(morning + 48 * HOUR)
            assert sink.next_mail()["Subject"] == "Boss Monster: it is your turn"

    asyncio.run(test())
