"""A person who is away is notified once of each game that waits, on all devices and by mail if that is wanted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tests.server.notifications.notification_world import DUE, HOUR, NOON, World, days_table, open_world
from tests.server.push_receiver import PushReceiver
from tests.server.smtp_sink import SmtpSink
from underkeep.server.accounts.people import hash_of
from underkeep.server.notifications.notifier import CHECK_SECONDS, CLAIM_SECONDS, HERE_SECONDS, RETRY_SECONDS
from underkeep.server.storage.database import NOTIFICATIONS, PUSH_SUBSCRIPTIONS
from underkeep.server.storage.notification_statements import claim_notifications
from underkeep.server.storage.rows import EntryRow

Test = Callable[[World], Awaitable[None]]


def count_rows(world: World) -> Awaitable[tuple[int, int]]:
    """Return the number of stored devices and of notifications that are still to be sent."""
    return world.store.read(
        lambda connection: (
            len(connection.execute(PUSH_SUBSCRIPTIONS.select()).all()),
            len(connection.execute(NOTIFICATIONS.select()).all()),
        )
    )


def test_an_absent_person_gets_one_push_message_for_each_wait(file: str, receiver: PushReceiver) -> None:
    async def test() -> None:
        async with open_world(file, days_table("t")) as world:
            await world.add_device("anna", receiver)
            await world.add_device("ben", receiver)
            await world.ask("t", 0, after=1)
            await world.check_and_send(DUE - 1.0)
            assert receiver.received == [], "the person has a minute to come"
            for now in (DUE, DUE + 10.0, DUE + 24 * HOUR):
                await world.check_and_send(now)
            (got,) = receiver.received
            assert got.device == "phone-of-anna"
            assert got.message == {
                "title": "Boss Monster: it is your turn",
                "body": "Ben 1 moved last. At the table: Anna 0, Ben 1.",
                "tag": "table t",
                "url": "/table/t",
            }
            assert got.headers["ttl"] == "86400"
            # The next decision is another wait.
            await world.store.append(EntryRow(table="t", version=1, kind="answer", data=b"", at=DUE), asked=None)
            await world.ask("t", 0, at=DUE + HOUR, version=1)
            await world.check_and_send(DUE + 2 * HOUR)
            assert len(receiver.received) == 2
            assert receiver.received[1].message["body"].startswith("The first move is yours.")

    asyncio.run(test())


def test_a_person_who_is_at_the_table_is_not_notified(file: str, receiver: PushReceiver) -> None:
    async def test() -> None:
        async with open_world(file, days_table("t")) as world, open_world(file) as other:
            await world.add_device("anna", receiver)
            await world.ask("t", 0)
            world.here.add(("t", 0))
            now = NOON
            while now < NOON + 600.0:
                # The other process does not see the person, but the first one has postponed the notification.
                now += CHECK_SECONDS
                await world.check_and_send(now)
                await other.check_and_send(now)
            assert receiver.received == []
            world.here.clear()
            await other.check_and_send(now + HERE_SECONDS)
            assert len(receiver.received) == 1

    asyncio.run(test())


def games_in(title: str) -> int:
    """Return the number of games that a title names: "Your turn in 2 games"."""
    return int("".join(letter for letter in title if letter.isdigit()))


def test_two_processes_notify_once(address: str, receiver: PushReceiver, sink: SmtpSink) -> None:
    """R18: two processes look for the same waits at the same time."""

    async def test() -> None:
        tables = [days_table(f"t{number}") for number in range(4)]
        async with open_world(address, *tables, smtp=sink.url) as one, open_world(address, smtp=sink.url) as two:
            await one.add_device("anna", receiver)
            await one.add_address("anna")
            for table in tables:
                await one.ask(table.id, 0)
            for _ in range(2):
                await asyncio.gather(*(world.notifier.check(DUE) for world in (one, two, one, two)))
            assert (await count_rows(one))[1] == 8, "one push message and one mail for each game"
            await asyncio.gather(*(world.notifier.send_due(DUE) for world in (one, two)))
            await asyncio.gather(*(world.notifier.send_due(DUE + 1.0) for world in (one, two)))
            told = [got.message for got in receiver.received]
            assert sum(1 if message["url"] != "/" else games_in(message["title"]) for message in told) == 4
            assert await count_rows(one) == (1, 0)

    asyncio.run(test())


def test_a_killed_process_loses_nothing(file: str, receiver: PushReceiver) -> None:
    async def test() -> None:
        async with open_world(file, days_table("t")) as world:
            await world.add_device("anna", receiver)
            await world.ask("t", 0)
        # A process is killed before it has noticed the wait, and another one after it has claimed the notification.
        async with open_world(file) as world:
            await world.notifier.check(DUE + HOUR)
            await world.store.write(
                lambda connection: claim_notifications(connection, DUE + HOUR, DUE + HOUR + CLAIM_SECONDS)
            )
        async with open_world(file) as world:
            await world.check_and_send(DUE + HOUR + CLAIM_SECONDS - 1.0)
            assert receiver.received == [], "the other process may still be sending it"
            await world.check_and_send(DUE + HOUR + CLAIM_SECONDS)
            await world.check_and_send(DUE + 2 * HOUR + CLAIM_SECONDS)
            assert len(receiver.received) == 1

    asyncio.run(test())


def test_nothing_is_sent_if_nothing_waits_any_more(file: str, receiver: PushReceiver) -> None:
    async def test() -> None:
        async with open_world(file, days_table("t"), days_table("o")) as world:
            await world.add_device("anna", receiver)
            for table in ("t", "o"):
                await world.ask(table, 0)
            await world.notifier.check(DUE)
            await world.store.append(EntryRow(table="t", version=1, kind="answer", data=b"", at=DUE), asked=None)
            await world.store.move_table("o", "playing", "over")
            await world.notifier.send_due(DUE)
            assert receiver.received == []
            assert await count_rows(world) == (1, 0)

    asyncio.run(test())


def test_a_decision_that_is_hidden_and_shown_again_is_one_wait(file: str, receiver: PushReceiver) -> None:
    async def test() -> None:
        async with open_world(file, days_table("t")) as world:
            await world.add_device("anna", receiver)
            await world.ask("t", 0)
            await world.check_and_send(DUE)
            await world.store.change_asked("t", 0, None)
            await world.ask("t", 0, at=DUE)
            # A second process that reads the same decision changes nothing.
            await world.ask("t", 0, at=DUE + 1.0)
            row = await world.store.table("t")
            assert row is not None
            assert (row.asked_seat, row.asked_at, row.notify_at) == (0, DUE, None)
            await world.check_and_send(DUE + HOUR)
            assert len(receiver.received) == 1

    asyncio.run(test())


def test_nobody_is_notified_where_no_other_person_waits(file: str, receiver: PushReceiver) -> None:
    async def test() -> None:
        async with open_world(
            file, days_table("bots", ["anna", "bot:random"]), days_table("screen", ["anna", "anna"])
        ) as world:
            await world.add_device("anna", receiver)
            for table in ("bots", "screen"):
                await world.ask(table, 0)
            await world.check_and_send(DUE)
            assert receiver.received == []

    asyncio.run(test())


def test_games_with_a_clock_of_minutes_send_no_mail(file: str, receiver: PushReceiver, sink: SmtpSink) -> None:
    async def test() -> None:
        async with open_world(
            file, days_table("days"), days_table("live", clock="live"), days_table("none", clock="none"), smtp=sink.url
        ) as world:
            await world.add_device("anna", receiver)
            await world.add_address("anna")
            for number, table in enumerate(("days", "live", "none")):
                await world.ask(table, 0)
                await world.check_and_send(DUE + number)
            assert [got.message["url"] for got in receiver.received] == ["/table/days", "/table/live", "/table/none"]
            links = [sink.next_mail().get_content() for _ in range(2)]
            assert ["/table/days" in links[0], "/table/none" in links[1]] == [True, True]
            assert sink.mails.empty()

    asyncio.run(test())


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(file: str, receiver: PushReceiver, status: int) -> None:
    async def test() -> None:
        async with open_world(file, days_table("t")) as world:
            await world.add_device("anna", receiver)
            await world.store.add_token("anna", hash_of("other"))
            await world.add_device("anna", receiver, "laptop", hash_of("other"))
            receiver.statuses["phone-of-anna"] = status
            await world.ask("t", 0)
            await world.check_and_send(DUE)
            assert [got.device for got in receiver.received] == ["laptop"]
            assert await count_rows(world) == (1, 0)

    asyncio.run(test())


def test_failures_are_tried_again_a_few_times(file: str, receiver: PushReceiver, sink: SmtpSink) -> None:
    async def test() -> None:
        async with open_world(file, days_table("t"), smtp=sink.url) as world:
            await world.add_device("anna", receiver)
            await world.add_address("anna")
            receiver.statuses["phone-of-anna"] = 503
            sink.refuses = True
            await world.ask("t", 0)
            await world.check_and_send(DUE)
            now = DUE
            for number, seconds in enumerate(RETRY_SECONDS, start=1):
                await world.notifier.send_due(now + seconds - 1.0)
                assert len(receiver.attempts) == number, "it is not tried again too early"
                now += seconds
                if number == 2:
                    sink.refuses = False
                await world.notifier.send_due(now)
            assert sink.mails.qsize() == 1, "a mail that was taken is not sent again"
            assert len(receiver.attempts) == len(RETRY_SECONDS) + 1
            assert await count_rows(world) == (1, 0), "it was given up, and the device is still known"

    asyncio.run(test())


def test_the_language_is_that_of_the_person(file: str, receiver: PushReceiver) -> None:
    async def test() -> None:
        async with open_world(file, days_table("t"), days_table("u")) as world:
            await world.add_device("anna", receiver)
            await world.store.change_person("anna", language="pl")
            for table in ("t", "u"):
                await world.ask(table, 0, after=1)
            await world.check_and_send(DUE)
            assert receiver.received[0].message["title"] == "Twoja kolej w 2 grach"
            assert receiver.received[0].message["url"] == "/"

    asyncio.run(test())


def test_a_message_contains_nothing_of_the_position(file: str, receiver: PushReceiver) -> None:
    async def test() -> None:
        async with open_world(file, days_table("t")) as world:
            await world.add_device("anna", receiver)
            await world.ask("t", 0, after=1)
            await world.check_and_send(DUE)
            assert set(receiver.received[0].message) == {"title", "body", "tag", "url"}
            row = await world.store.table("t")
            assert row is not None
            text = msgspec.json.encode(receiver.received[0].message).decode()
            assert not any(part in text for part in (row.seed.hex(), "seed", "deck"))

    asyncio.run(test())
