"""The settings of a person over HTTP, the devices of a person, and the link that switches mails off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.http_helpers import JSON, Browser, ServerUnderTest, run_server
from tests.server.push_receiver import PushReceiver
from tests.server.smtp_sink import SmtpSink
from underkeep.core.messages import LANGUAGES
from underkeep.server.accounts.people import hash_of
from underkeep.server.notifications.texts import mails_off_token
from underkeep.server.storage.account_statements import change_account
from underkeep.server.storage.database import NOTIFICATION_SETTINGS, NOTIFICATIONS, PUSH_SUBSCRIPTIONS
from underkeep.server.storage.notification_statements import add_notification
from underkeep.server.storage.rows import NotificationRow

PASSWORD = "open sesame"
NIGHT = {"start": 1320, "end": 420}


@pytest.fixture
def server(folder: Path, sink: SmtpSink) -> Iterator[ServerUnderTest]:
    with run_server(folder, smtp=sink.url, public_url="http://play.example", allows_private_push=True) as made:
        yield made


def with_address(server: ServerUnderTest, name: str = "Anna") -> Browser:
    """Return a person with an account and a confirmed address."""
    person = server.guest()
    person.post("/api/account", {"name": name, "password": PASSWORD})
    email, id = "anna@mail.example", person.me["id"]
    server.store("write", lambda connection: change_account(connection, id, email=email))
    return person


def settings(person: Browser) -> JSON:
    found: JSON = person.get("/api/me/notifications").json()
    return found


def rows(server: ServerUnderTest, table: Any) -> list[Any]:
    """Return all rows of a table of the database."""
    return list(server.store("read", lambda connection: connection.execute(table.select()).all()))


def test_a_person_chooses_mails_a_digest_and_quiet_hours(server: ServerUnderTest) -> None:
    anna = with_address(server)
    before = settings(anna)
    assert (before["mail"], before["digest"], before["quiet"], before["canMail"]) == (False, False, None, True)
    choices = {"mail": True, "digest": True, "quiet": NIGHT, "timeZone": "Europe/Warsaw"}
    answer = anna.post("/api/me/notifications", choices)
    assert answer.status_code == 200
    assert settings(anna) == answer.json() == before | choices
    (row,) = rows(server, NOTIFICATION_SETTINGS)
    assert row.digest_at is not None
    anna.post("/api/me/notifications", {"timeZone": "UTC"})
    assert settings(anna) == before | {"timeZone": "UTC"}
    assert rows(server, NOTIFICATION_SETTINGS)[0].digest_at is None


def test_mails_need_a_confirmed_address(server: ServerUnderTest) -> None:
    for language in LANGUAGES:
        guest = server.guest(language)
        assert not settings(guest)["canMail"]
        refused = guest.post("/api/me/notifications", {"mail": True})
        assert (refused.status_code, refused.json()["code"]) == (409, "no-confirmed-address")
        assert refused.json()["text"].endswith(".")
        # A guest may have quiet hours, because a guest gets push messages.
        assert guest.post("/api/me/notifications", {"quiet": NIGHT}).json()["quiet"] == NIGHT


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"quiet": {"start": -1, "end": 5}}, "bad-quiet-hours"),
        ({"quiet": {"start": 1, "end": 1440}}, "bad-quiet-hours"),
        ({"quiet": {"start": 1}}, "bad-request"),
        ({"timeZone": "Mars/Olympus"}, "bad-time-zone"),
        ({"timeZone": 5}, "bad-request"),
    ],
)
def test_bad_settings_get_a_sentence(server: ServerUnderTest, body: JSON, code: str) -> None:
    for language in LANGUAGES:
        refused = server.guest(language).post("/api/me/notifications", body)
        assert (refused.status_code, refused.json()["code"]) == (400, code)
        assert refused.json()["text"].endswith(".")
    assert server.stranger().get("/api/me/notifications").status_code == 401


# --- devices ------------------------------------------------------------------------------------------------


def test_a_device_subscribes_and_unsubscribes(server: ServerUnderTest, receiver: PushReceiver) -> None:
    guest = server.guest()
    assert re.fullmatch(r"[\w-]{87}", settings(guest)["pushKey"])
    assert not settings(guest)["push"]
    for device in ("one", "two"):
        assert guest.post("/api/me/push", receiver.subscription(device)).status_code == 204
    assert settings(guest)["push"]
    assert [row.endpoint for row in rows(server, PUSH_SUBSCRIPTIONS)] == [receiver.endpoint("two")]
    # The same browser belongs to another person now.
    other = server.guest()
    other.post("/api/me/push", receiver.subscription("two"))
    assert not settings(guest)["push"]
    assert other.send("DELETE", "/api/me/push").status_code == 204
    assert rows(server, PUSH_SUBSCRIPTIONS) == []


def test_an_address_behind_the_server_is_refused(folder: Path, receiver: PushReceiver) -> None:
    with run_server(folder) as server:
        for language in LANGUAGES:
            guest = server.guest(language)
            good = receiver.subscription("phone")
            for change, code in (
                ({}, "bad-push-endpoint"),
                ({"endpoint": "https://127.0.0.1/"}, "bad-push-endpoint"),
                ({"endpoint": "https://localhost/"}, "bad-push-endpoint"),
                ({"endpoint": "https://[::1]/"}, "bad-push-endpoint"),
                ({"p256dh": "AAAA"}, "bad-push-key"),
                ({"auth": "?"}, "bad-push-key"),
            ):
                refused = guest.post("/api/me/push", good | change)
                assert (refused.status_code, refused.json()["code"]) == (400, code)
                assert refused.json()["text"].endswith(".")
            assert not settings(guest)["push"]
    assert receiver.attempts == []


def test_signing_out_ends_the_push_messages_of_the_device(server: ServerUnderTest, receiver: PushReceiver) -> None:
    account = {"name": "Anna", "password": PASSWORD}
    laptop, phone = server.guest(), server.stranger()
    laptop.post("/api/account", account)
    phone.post("/api/session", account)
    for device, name in ((laptop, "laptop"), (phone, "phone")):
        device.post("/api/me/push", receiver.subscription(name))
    phone.send("DELETE", "/api/session")
    assert [row.endpoint for row in rows(server, PUSH_SUBSCRIPTIONS)] == [receiver.endpoint("laptop")]
    laptop.send("DELETE", "/api/sessions")
    assert rows(server, PUSH_SUBSCRIPTIONS) == []


def test_a_guest_who_signs_in_keeps_device_and_quiet_hours(server: ServerUnderTest, receiver: PushReceiver) -> None:
    account = {"name": "Anna", "password": PASSWORD}
    server.guest().post("/api/account", account)
    guest = server.guest()
    guest.post("/api/me/push", receiver.subscription("phone"))
    guest.post("/api/me/notifications", {"quiet": NIGHT})
    assert guest.post("/api/session", account).status_code == 200
    found = settings(guest)
    assert (found["push"], found["quiet"]) == (True, NIGHT)


def test_data_and_deletion_include_notifications(server: ServerUnderTest, receiver: PushReceiver) -> None:
    anna = with_address(server)
    anna.post("/api/me/push", receiver.subscription("phone"))
    anna.post("/api/me/notifications", {"mail": True, "quiet": NIGHT, "timeZone": "Europe/Warsaw"})
    unsent = NotificationRow(id="n", person=anna.me["id"], channel="mail", due=5e9)
    server.store("write", lambda connection: add_notification(connection, unsent))
    data = anna.get("/api/me/data")
    assert data.json()["notification_settings"][0]["time_zone"] == "Europe/Warsaw"
    assert data.json()["push_subscriptions"][0]["endpoint"] == receiver.endpoint("phone")
    assert [each["channel"] for each in data.json()["notifications"]] == ["mail"]
    (token,) = anna.cookies.values()
    for secret in (receiver.subscription("phone")["auth"], receiver.subscription("phone")["p256dh"], hash_of(token)):
        assert secret not in data.text
    assert anna.send("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    for table in (NOTIFICATION_SETTINGS, PUSH_SUBSCRIPTIONS, NOTIFICATIONS):
        assert rows(server, table) == []


# --- the link of mails --------------------------------------------------------------------------------------


def test_a_link_switches_mails_off(server: ServerUnderTest) -> None:
    anna = with_address(server)
    anna.post("/api/me/notifications", {"mail": True})
    unsent = NotificationRow(id="n", person=anna.me["id"], channel="mail", due=5e9)
    server.store("write", lambda connection: add_notification(connection, unsent))
    link = f"/mails/off/{mails_off_token(server.app.state.services.store.secret, anna.me['id'])}"
    page = server.client.get(link)
    assert page.status_code == 200
    assert '<form method="post">' in page.text
    assert settings(anna)["mail"], "a machine that looks at the links of a mail switches nothing off"
    script = re.search(r'<script src="([^"]+)"></script>', page.text)
    assert script is not None
    sent = server.client.get(script[1])
    assert sent.headers["content-type"].startswith("text/javascript")
    assert ".submit()" in sent.text
    # A mail program has neither a cookie nor an origin.
    done = server.client.post(link, data={"List-Unsubscribe": "One-Click"})
    assert done.status_code == 200
    assert not settings(anna)["mail"]
    assert rows(server, NOTIFICATIONS) == []


def test_a_forged_link_switches_nothing_off(server: ServerUnderTest) -> None:
    anna = with_address(server)
    anna.post("/api/me/notifications", {"mail": True})
    other = mails_off_token(server.app.state.services.store.secret, "ben").rpartition(".")[2]
    for token in (anna.me["id"], f"{anna.me['id']}.", f"{anna.me['id']}.{other}", "x", "ż"):
        for language in LANGUAGES:
            answer = server.client.post(f"/mails/off/{token}", headers={"Accept-Language": language})
            assert answer.status_code == 404
    assert settings(anna)["mail"]
