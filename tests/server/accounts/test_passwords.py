"""Passwords: changing them, links for a new one, addresses, and signing out on all devices."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http_helpers import Browser, ServerUnderTest, patient_limits, run_server
from tests.server.smtp_sink import SmtpSink, run_sink
from underkeep.cli import main
from underkeep.core.errors import UserError
from underkeep.core.messages import LANGUAGES
from underkeep.server.accounts import links
from underkeep.server.accounts.mail import checked_email, smtp_server
from underkeep.server.accounts.people import hash_of
from underkeep.server.errors import ApiError

OLD, NEW = "open sesame", "another sesame"


def with_account(server: ServerUnderTest, name: str = "Anna", language: str = "en") -> Browser:
    """Return a person with an account."""
    person = server.guest(language)
    assert person.post("/api/account", {"name": name, "password": OLD}).status_code == 200
    return person


def sign_in(server: ServerUnderTest, password: str, name: str = "Anna") -> tuple[Browser, int]:
    """Return a device on which a person tries to sign in, and the status of the response."""
    device = server.stranger()
    return device, device.post("/api/session", {"name": name, "password": password}).status_code


def is_known(device: Browser, person: Browser) -> bool:
    """Whether a device is still signed in as a person."""
    return bool(device.get("/api/me").json()["id"] == person.me["id"])


def test_a_changed_password_is_the_only_valid_one(server: ServerUnderTest) -> None:
    anna = with_account(server)
    phone, _ = sign_in(server, OLD)
    (phone_token,) = phone.cookies.values()
    wrong = anna.post("/api/account/password", {"old": "wrong", "new": NEW})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-old-password")
    assert anna.post("/api/account/password", {"old": OLD, "new": "short"}).json()["code"] == "password-short"
    assert sign_in(server, OLD)[1] == 200, "a refused change changes nothing"
    assert anna.post("/api/account/password", {"old": OLD, "new": NEW}).json()["account"] == "Anna"
    assert sign_in(server, OLD)[1] == 403
    assert sign_in(server, NEW)[1] == 200
    assert is_known(anna, anna), "the device that changes the password stays signed in"
    assert not is_known(phone, anna), "all other devices are signed out"
    assert (hash_of(phone_token), "signed-out") in server.live_tables.disconnected


def test_a_guest_has_no_password_to_change(server: ServerUnderTest) -> None:
    for language in LANGUAGES:
        answer = server.guest(language).post("/api/account/password", {"old": OLD, "new": NEW})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-account")
        assert answer.json()["text"].endswith(".")


def test_wrong_old_passwords_are_counted_like_attempts_to_sign_in(tmp_path: Path) -> None:
    with run_server(tmp_path, patient_limits()) as server:
        anna = with_account(server)
        tries = [anna.post("/api/account/password", {"old": f"wrong {n}", "new": NEW}).status_code for n in range(7)]
        assert tries[0] == 403
        assert tries[-1] == 429


def test_signing_out_everywhere_ends_all_sessions(server: ServerUnderTest) -> None:
    anna, ben = with_account(server), server.guest()
    phone, _ = sign_in(server, OLD)
    tokens = {device.cookies["underkeep"] for device in (anna, phone)}
    assert phone.send("DELETE", "/api/sessions").status_code == 204
    assert not is_known(anna, anna)
    assert not is_known(phone, anna)
    assert is_known(ben, ben)
    assert {(hash_of(token), "signed-out") for token in tokens} == set(server.live_tables.disconnected)
    assert sign_in(server, OLD)[1] == 200
    assert server.stranger().send("DELETE", "/api/sessions").status_code == 401


# --- the link of the operator -------------------------------------------------------------------------------


def reset_link(server: ServerUnderTest, capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """Return the link that the command prints."""
    database = str(server.app.state.services.store.url.database)
    assert main(["accounts", "reset", *(options or ("anna",)), "--database", database, "--lang", "en"]) == 0
    return capsys.readouterr().out.splitlines()[-1]


def test_the_operator_prints_a_link_that_is_valid_once(
    server: ServerUnderTest, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, device = with_account(server), server.stranger()
    link = reset_link(server, capsys, "ANNA", "--public-url", "https://play.example")
    token = re.fullmatch(r"https://play\.example/account/reset#([\w-]{40,})", link)[1]  # type: ignore[index]
    short = device.post("/api/account/reset", {"token": token, "password": "short"})
    assert short.json()["code"] == "password-short", "an impossible password does not use up the link"
    done = device.post("/api/account/reset", {"token": token, "password": NEW})
    assert (done.status_code, done.json()["id"]) == (200, anna.me["id"])
    assert is_known(device, anna), "the device is signed in"
    assert not is_known(anna, anna), "all devices of before are signed out"
    assert sign_in(server, NEW)[1] == 200
    assert sign_in(server, OLD)[1] == 403
    again = server.stranger().post("/api/account/reset", {"token": token, "password": "third sesame"})
    assert (again.status_code, again.json()["code"]) == (404, "no-account-link")
    assert again.json()["text"].endswith(".")


def test_a_link_ends_after_a_day_with_the_next_link_and_with_a_changed_password(
    server: ServerUnderTest, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, device = with_account(server), server.stranger()

    def status(link: str) -> int:
        token = link.partition("#")[2]
        return device.post("/api/account/reset", {"token": token, "password": NEW}).status_code

    first, second = reset_link(server, capsys), reset_link(server, capsys)
    assert status(first) == 404, "a new link replaces the one before"
    assert anna.post("/api/account/password", {"old": OLD, "new": OLD}).status_code == 200
    assert status(second) == 404, "a changed password makes links invalid"
    now = time.time()
    monkeypatch.setattr(links.time, "time", lambda: now - links.LINK_SECONDS - 1)
    expired = reset_link(server, capsys)
    monkeypatch.undo()
    assert status(expired) == 404
    assert sign_in(server, OLD)[1] == 200


def test_tokens_of_links_are_stored_as_hashes(server: ServerUnderTest, capsys: pytest.CaptureFixture[str]) -> None:
    import sqlite3

    with_account(server)
    token = reset_link(server, capsys).partition("#")[2]
    dump = "\n".join(sqlite3.connect(server.app.state.services.store.url.database).iterdump())
    assert token not in dump
    assert hash_of(token) in dump


def test_a_missing_account_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = ["--database", str(tmp_path / "t.sqlite")]
    for language, sentence in (("en", "There is no account called “nobody”."), ("pl", "Nie ma konta „nobody”.")):
        assert main(["accounts", "reset", "nobody", *database, "--lang", language]) == 2
        assert capsys.readouterr().err.strip() == sentence


# --- mails --------------------------------------------------------------------------------------------------


@pytest.fixture
def sink() -> Iterator[SmtpSink]:
    """An SMTP server."""
    with run_sink() as made:
        yield made


@pytest.fixture
def mailing(tmp_path: Path, sink: SmtpSink) -> Iterator[ServerUnderTest]:
    """A server that sends mails."""
    with run_server(tmp_path, smtp=sink.url, address="https://play.example") as made:
        yield made


def link_in(sink: SmtpSink, page: str) -> str:
    """Return the token of the link in the next mail."""
    text = sink.next_mail().get_content()
    found = re.search(rf"https://play\.example/account/{page}#(\S+)", text)
    assert found, text
    return found[1]


def test_an_address_is_stored_when_its_link_is_followed(mailing: ServerUnderTest, sink: SmtpSink) -> None:
    anna = with_account(mailing)
    assert anna.get("/api/me").json()["mail"] is True
    change = {"email": " anna@example.org ", "password": OLD}
    assert anna.post("/api/account/email", {**change, "password": "wrong"}).json()["code"] == "wrong-old-password"
    assert anna.post("/api/account/email", change).json().get("email", "") == ""
    token = link_in(sink, "confirm")
    assert mailing.stranger().post("/api/account/confirm", {"token": token}).status_code == 204
    assert anna.get("/api/me").json()["email"] == "anna@example.org"
    assert mailing.stranger().post("/api/account/confirm", {"token": token}).status_code == 404
    assert anna.post("/api/account/email", {"email": "", "password": OLD}).json().get("email", "") == ""


def test_a_forgotten_password_is_set_anew_by_mail(mailing: ServerUnderTest, sink: SmtpSink) -> None:
    anna = with_account(mailing, language="pl")
    anna.post("/api/account/email", {"email": "anna@example.org", "password": OLD})
    mailing.stranger().post("/api/account/confirm", {"token": link_in(sink, "confirm")})
    responses = [mailing.stranger().post("/api/account/forgotten", {"name": name}) for name in ("nobody", "anna")]
    assert [(answer.status_code, answer.content) for answer in responses] == [(204, b"")] * 2, "both look the same"
    mail = sink.next_mail()
    assert (mail["To"], mail["From"]) == ("anna@example.org", "games@play.example")
    found = re.search(r"/account/reset#(\S+)", mail.get_content())
    assert found is not None
    assert mailing.stranger().post("/api/account/confirm", {"token": found[1]}).status_code == 404, "another purpose"
    assert mailing.stranger().post("/api/account/reset", {"token": found[1], "password": NEW}).status_code == 200
    assert sign_in(mailing, NEW)[1] == 200
    assert sink.mails.empty()


def test_mails_are_limited(tmp_path: Path, sink: SmtpSink) -> None:
    with run_server(tmp_path, patient_limits(), smtp=sink.url) as server:
        statuses = [server.stranger().post("/api/account/forgotten", {"name": "x"}).status_code for _ in range(7)]
        assert statuses == [204] * 5 + [429] * 2


def test_a_mail_that_is_not_taken_gets_a_sentence(mailing: ServerUnderTest, sink: SmtpSink) -> None:
    sink.refuses = True
    anna = with_account(mailing)
    answer = anna.post("/api/account/email", {"email": "anna@example.org", "password": OLD})
    assert (answer.status_code, answer.json()["code"]) == (503, "mail-failed")


def test_a_server_without_mail_says_so(server: ServerUnderTest) -> None:
    anna = with_account(server)
    assert anna.get("/api/me").json().get("mail", False) is False
    for answer in (
        anna.post("/api/account/email", {"email": "anna@example.org", "password": OLD}),
        anna.post("/api/account/forgotten", {"name": "Anna"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, "no-mail")


@pytest.mark.parametrize(
    "email", ["anna", "anna@", "@b", "a b@c", "a@b\nBcc: x@y", "a@b,c@d", "ą@b", "a" * 300 + "@b.c"]
)
def test_bad_addresses_are_refused(email: str) -> None:
    with pytest.raises(ApiError, match="not an e-mail address"):
        checked_email(email)


@pytest.mark.parametrize(
    "url", ["", "mail.example", "http://mail.example?from=a@b.c", "smtp://mail.example", "smtp://m:99999999?from=a@b.c"]
)
def test_bad_smtp_servers_are_refused(url: str) -> None:
    with pytest.raises(UserError):
        smtp_server(url)


def test_the_password_of_an_smtp_server_is_not_printed() -> None:
    with pytest.raises(UserError) as refused:
        smtp_server("smtp://me:secret@mail.example")
    for language in LANGUAGES:
        assert "secret" not in refused.value.text_in(language)
