"""Guests, names, accounts."""

from __future__ import annotations

import re
import sqlite3

import argon2
import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st

from tests.server.http_helpers import BASE, ServerUnderTest, link_of
from underkeep.core.messages import LANGUAGES
from underkeep.protocol.socket import MAX_NAME_LENGTH
from underkeep.server.accounts.names import BLANKS, clean_name, clean_text, guest_name
from underkeep.server.accounts.people import hash_of
from underkeep.server.errors import ApiError


def test_a_guest_is_recognized_by_the_token(server: ServerUnderTest) -> None:
    anna = server.guest("pl")
    assert anna.me["language"] == "pl"
    assert anna.get("/api/me").json() == anna.me
    (token,) = anna.cookies.values()
    assert len(token) >= 32
    # A program sends the same token as a bearer token and needs no origin.
    program = server.stranger()
    bearer = {"Authorization": f"Bearer {token}", "Origin": None}
    assert program.get("/api/me", headers=bearer).json()["id"] == anna.me["id"]
    changed = program.send("PATCH", "/api/me", headers=bearer, json={"name": "Ania"})
    assert changed.json()["name"] == "Ania"


def test_scripts_cannot_read_the_cookie(server: ServerUnderTest) -> None:
    cookie = server.stranger().get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert "Path=/" in cookie


def test_the_cookie_is_secure_where_people_come_over_https(tmp_path: object) -> None:
    from pathlib import Path

    from tests.server.http_helpers import run_server

    with run_server(Path(str(tmp_path)), public_url="https://play.example") as server:
        assert "Secure" in server.stranger().get("/api/me").headers["set-cookie"]


def dump_of(server: ServerUnderTest) -> str:
    """Return the whole database as text."""
    return "\n".join(sqlite3.connect(server.app.state.services.store.url.database).iterdump())


def test_only_hashes_are_stored(server: ServerUnderTest) -> None:
    anna = server.guest()
    (token,) = anna.cookies.values()
    made = anna.make("me", "person")
    anna.post("/api/account", {"name": "Anna", "password": "open sesame"})
    dump = dump_of(server)
    assert hash_of(token) in dump
    assert token not in dump
    assert "open sesame" not in dump
    for seat in (None, 1):
        assert link_of(made, seat).removeprefix("/join/") not in dump


def test_people_change_their_name_language_and_preferences(server: ServerUnderTest) -> None:
    anna = server.guest()
    change = {"name": "  Anna\u202e\n B. ", "language": "pl", "prefs": {"sound": False, "speed": 2}}
    me = anna.send("PATCH", "/api/me", json=change).json()
    assert (me["name"], me["language"], me["prefs"]) == ("Anna B.", "pl", {"sound": False, "speed": 2})
    me = anna.send("PATCH", "/api/me", json={"prefs": {"speed": None, "theme": "dark"}}).json()
    assert me["prefs"] == {"sound": False, "theme": "dark"}
    assert anna.get("/api/me").json() == me
    assert anna.send("PATCH", "/api/me", json={"language": "de"}).status_code == 400
    assert anna.send("PATCH", "/api/me", json={"prefs": {"x": "y" * 20_000}}).status_code == 413


@pytest.mark.parametrize(
    "name", ["x" * 10_000, "a" + "\u0301" * 10_000 + "b" * 41, "", " \u200b\u3164 ", "\u0301", "\u202e"]
)
def test_impossible_names_get_a_sentence(server: ServerUnderTest, name: str) -> None:
    for language in LANGUAGES:
        anna = server.guest(language)
        answer = anna.send("PATCH", "/api/me", json={"name": name})
        assert answer.status_code == 400
        assert answer.json()["text"].endswith(".")
        assert anna.get("/api/me").json()["name"] == anna.me["name"]


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "javascript:alert(1)", "Zażółć", "名前", "👩‍👩‍👧", 'O\'Neil & "co"']
)
def test_odd_names_are_kept_as_text(server: ServerUnderTest, name: str) -> None:
    answer = server.guest().send("PATCH", "/api/me", json={"name": name})
    assert answer.json()["name"] == name
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A name cannot contain the character NUL (code 0)."),
        ("pl", "Imię nie może zawierać znaku NUL (o kodzie 0)."),
    ],
)
def test_a_name_with_nul_is_refused(server: ServerUnderTest, language: str, sentence: str) -> None:
    anna = server.guest(language)
    table = {"game": "boss-monster", "seats": [{"who": "me", "name": "An\0na"}, {"who": "bot"}]}
    for answer in (
        anna.send("PATCH", "/api/me", json={"name": "An\0na"}),
        anna.post("/api/account", {"name": "An\0na", "password": "a long password"}),
        anna.post("/api/tables", table),
    ):
        assert (answer.status_code, answer.json()["code"]) == (400, "name-nul")
        assert answer.json()["text"] == sentence


@pytest.mark.slow
@given(st.text(max_size=300))
def test_clean_text_is_safe_and_stays_the_same(text: str) -> None:
    clean = clean_text(text)
    assert clean_text(clean) == clean
    assert not any(sign in clean for sign in "\n\r\t\0\x1b\u202e\u202d\u2066\u200f")
    assert len(clean) <= len(text) * 4


@pytest.mark.slow
@given(st.text(max_size=100))
def test_clean_names_are_short_and_visible(text: str) -> None:
    try:
        name = clean_name(text)
    except ApiError:
        return
    assert 0 < len(name) <= MAX_NAME_LENGTH
    assert name.strip()
    assert not set(name) <= BLANKS


def test_guests_have_friendly_names() -> None:
    for language in LANGUAGES:
        names = {guest_name(language) for _ in range(200)}
        assert len(names) > 50
        assert all(clean_name(name) == name for name in names)


def test_a_guest_makes_an_account_and_signs_in_on_another_device(server: ServerUnderTest) -> None:
    anna, phone, other = server.guest(), server.guest(), server.guest()
    account = {"name": "Anna", "password": "open sesame"}
    assert anna.post("/api/account", {**account, "password": "short"}).status_code == 400
    assert anna.post("/api/account", {**account, "password": "x" * 300}).status_code == 400
    me = anna.post("/api/account", account).json()
    assert (me["id"], me["account"], me["name"]) == (anna.me["id"], "Anna", "Anna")
    assert anna.post("/api/account", account).json()["code"] == "has-account"
    assert other.post("/api/account", {**account, "name": "ANNA"}).json()["code"] == "name-taken"
    # Wrong names and wrong passwords cannot be told apart.
    wrong = other.post("/api/session", {**account, "password": "open barley"})
    unknown = other.post("/api/session", {**account, "name": "Nobody"})
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.json() == unknown.json()
    # Signing in moves the tables of the guest to the account, and other devices stay signed in.
    table = phone.make("me", "bot")["table"]["id"]
    old = dict(phone.cookies)
    assert phone.post("/api/session", {**account, "name": "anna"}).json()["id"] == anna.me["id"]
    assert phone.cookies != old
    assert anna.get(f"/api/tables/{table}").json()["mine"] == [0]
    assert anna.get("/api/me").json()["account"] == "Anna"
    # Signing out makes the token worthless.
    signed_in = dict(phone.cookies)
    assert phone.send("DELETE", "/api/session").status_code == 204
    phone.cookies = signed_in
    assert phone.get("/api/me").json()["id"] != anna.me["id"]


def test_an_unknown_name_takes_as_long_as_a_wrong_password(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For both names one password of the same length is compared with one hash of the same cost."""
    anna, other = server.guest(), server.guest()
    anna.post("/api/account", {"name": "Anna", "password": "open sesame"})
    compared: list[tuple[str, str]] = []
    verify = PasswordHasher.verify

    def watched(self: PasswordHasher, password_hash: str, password: str) -> bool:
        # A hash is `$argon2id$v=19$m=…,t=…,p=…$salt$digest`: the parameters are its cost.
        compared.append((password_hash.rpartition("$")[0].rpartition("$")[0], password))
        return bool(verify(self, password_hash, password))

    monkeypatch.setattr(PasswordHasher, "verify", watched)
    other.post("/api/session", {"name": "Nobody", "password": "open barley"})
    compared.clear()
    for name in ("Anna", "Nobody"):
        assert other.post("/api/session", {"name": name, "password": "open barley"}).status_code == 403
    assert len(compared) == 2
    assert compared[0] == compared[1]


def test_guessing_a_password_from_its_hash_is_costly(server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hash takes the memory and the time that the library recommends, not those of the other tests."""
    monkeypatch.setattr(argon2, "PasswordHasher", PasswordHasher)
    anna = server.guest()
    anna.post("/api/account", {"name": "Anna", "password": "open sesame"})
    used, recommended = re.search(r"\$m=(\d+),t=(\d+),", dump_of(server)), PasswordHasher()
    assert used is not None
    assert [int(number) for number in used.groups()] == [recommended.memory_cost, recommended.time_cost]
    assert recommended.memory_cost >= 64 * 1024


def test_without_a_token_nothing_can_be_changed(server: ServerUnderTest) -> None:
    nobody = server.stranger()
    nobody.cookies = {"underkeep": "A" * 43}
    answer = nobody.post("/api/tables", {"game": "boss-monster", "seats": [{"who": "me"}, {"who": "bot"}]})
    assert answer.status_code == 401
    assert answer.json()["code"] == "who-are-you"
    assert answer.request.headers["origin"] == BASE
