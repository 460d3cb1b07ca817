"""Mails about games that wait: what they contain, in both languages, and their headers."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.notifications.notification_world import DUE, NOON, days_table, open_world
from tests.server.smtp_sink import SmtpSink
from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.server.errors import LOBBY_MESSAGES
from underkeep.server.live.play.clock import Clock
from underkeep.server.notifications.texts import mails_off_token
from underkeep.server.storage.notification_statements import switch_mails_off


@pytest.mark.parametrize(
    ("language", "subject", "sentence", "clock"),
    [
        (
            "en",
            "Boss Monster: it is your turn",
            "Ben 1 moved last. At the table: Anna 0, Ben 1.",
            "The clock runs out at 2027-01-17 13:00 CET.",
        ),
        (
            "pl",
            "Boss Monster: twoja kolej",
            "Ostatni ruch: Ben 1. Przy stole: Anna 0, Ben 1.",
            "Czas kończy się 2027-01-17 13:00 CET.",
        ),
    ],
)
def test_a_mail_tells_of_the_game_and_can_be_switched_off(
    file: str, sink: SmtpSink, language: str, subject: str, sentence: str, clock: str
) -> None:
    async def test() -> None:
        table = days_table("t")
        running = Clock("2d", 2)
        running.start(0, 0, is_reaction=False, now=0.0)
        table.clock = running.to_store(now=0.0, wall_time=NOON)
        async with open_world(file, table, smtp=sink.url) as world:
            await world.add_address("anna", time_zone="Europe/Warsaw")
            await world.store.change_person("anna", language=language)
            await world.ask("t", 0, after=1)
            await world.check_and_send(DUE)
            mail = sink.next_mail()
            assert (mail["To"], mail["Subject"]) == ("anna@mail.example", subject)
            lines = mail.get_content().splitlines()
            for line in (sentence, clock, "https://play.example/table/t"):
                assert line in lines
            off = f"https://play.example/mails/off/{mails_off_token(world.store.secret, 'anna')}"
            assert off in lines
            assert mail["List-Unsubscribe"] == f"<{off}>"
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert mail["Auto-Submitted"] == "auto-generated"

    asyncio.run(test())


def test_no_mail_goes_to_a_person_without_mails(file: str, sink: SmtpSink) -> None:
    async def test() -> None:
        async with open_world(file, days_table("t"), days_table("u"), days_table("v"), smtp=sink.url) as world:
            await world.add_address("anna")
            await world.ask("t", 0)
            await world.notifier.check(DUE)
            # The person switches the mails off before the first one is sent.
            await world.store.write(lambda connection: switch_mails_off(connection, "anna"))
            await world.ask("u", 0)
            await world.check_and_send(DUE + 1.0)
            # Ben has an account without a confirmed address.
            await world.set("ben", mail=True)
            await world.ask("v", 1)
            await world.check_and_send(DUE + 2.0)
            assert sink.mails.empty()

    asyncio.run(test())


def test_numbers_of_games_have_the_right_plural_forms() -> None:
    polish = load_messages("pl", LOBBY_MESSAGES)
    texts = [polish.format("turn-several", count=count) for count in (1, 2, 5, 12, 22)]
    assert texts == [
        "Twoja kolej w 1 grze",
        "Twoja kolej w 2 grach",
        "Twoja kolej w 5 grach",
        "Twoja kolej w 12 grach",
        "Twoja kolej w 22 grach",
    ]
    for language in LANGUAGES:
        messages = load_messages(language, LOBBY_MESSAGES)
        for count in (1, 2, 5):
            assert messages.format("mail-turns", count=count) == messages.format("turn-several", count=count)
