"""Requests that come from foreign origins, too fast or in a wrong form are refused."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.http_helpers import BASE, ServerUnderTest, link_of, patient_limits, run_server
from underkeep.server.rate_limits import Limits, RateLimit, SignInDelays, address_group
from underkeep.server.storage.database import DatabaseInUse, StorageUnavailable, checked_url, lock_file

FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:8738",
    "https://127.0.0.1:8737",
    "http://127.0.0.1:8737.evil.example",
    "http://evil.example/127.0.0.1:8737",
    "http://127.0.0.1:8737@evil.example",
    "",
]
MISSING = None


@pytest.mark.parametrize("origin", [*FOREIGN, MISSING])
def test_changes_come_from_our_own_pages_only(server: ServerUnderTest, origin: str | None) -> None:
    """S5: changes from foreign, `null`, missing and look-alike origins."""
    anna = server.guest()
    body = {"game": "boss-monster", "seats": [{"who": "me"}, {"who": "bot"}]}
    for method, path in (
        ("POST", "/api/tables"),
        ("PATCH", "/api/me"),
        ("DELETE", "/api/session"),
        ("POST", "/join/x"),
    ):
        answer = anna.send(method, path, headers={"Origin": origin}, json=body)
        assert answer.status_code == 403, (method, path)
        assert answer.json()["code"] == "foreign"
    lobby = anna.get("/api/tables").json()
    assert (lobby["mine"], lobby["open"]) == ([], [])


def test_a_foreign_form_changes_nothing(server: ServerUnderTest) -> None:
    """S5: a form on a foreign page."""
    anna = server.guest()
    form = {"Origin": "https://evil.example", "Content-Type": "application/x-www-form-urlencoded"}
    assert anna.send("POST", "/api/tables", headers=form, content=b"game=boss-monster").status_code == 403
    form["Content-Type"] = "text/plain"
    assert anna.send("POST", "/api/tables", headers=form, content=b'{"game":"boss-monster"}').status_code == 403


def check_socket_refused(server: ServerUnderTest, headers: dict[str, str]) -> None:
    """Check that the server closes a socket with these headers because its origin or its session is not accepted."""
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        server.client.websocket_connect("/ws", headers=headers) as socket,
    ):
        socket.receive_text()
    assert closed.value.code == 4403


@pytest.mark.parametrize("origin", [*FOREIGN, MISSING])
def test_sockets_come_from_our_own_pages_only(server: ServerUnderTest, origin: str | None) -> None:
    """S5: sockets from foreign, `null`, missing and look-alike origins."""
    anna = server.guest()
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in anna.cookies.items())}
    if origin is not None:
        headers["Origin"] = origin
    check_socket_refused(server, headers)


def test_sockets_with_an_unknown_token_are_refused(server: ServerUnderTest) -> None:
    headers = {"Origin": BASE, "Cookie": f"underkeep={'0' * 43}"}
    check_socket_refused(server, headers)


def test_a_foreign_host_name_is_not_accepted_as_our_own(server: ServerUnderTest) -> None:
    anna = server.guest()
    rebound = {"Host": "evil.example:8737", "Origin": "http://evil.example:8737"}
    assert anna.send("PATCH", "/api/me", headers=rebound, json={}).status_code == 403
    for host in ("localhost:8737", "192.168.1.5:8737", "[::1]:8737"):
        ours = {"Host": host, "Origin": f"http://{host}"}
        assert anna.send("PATCH", "/api/me", headers=ours, json={}).status_code == 200


def test_the_public_address_is_an_accepted_origin(tmp_path: Path) -> None:
    with run_server(tmp_path, public_url="https://play.example") as server:
        anna = server.guest()
        for origin, status in (("https://play.example", 200), ("https://play.example.evil", 403)):
            answer = anna.send("PATCH", "/api/me", headers={"Origin": origin, "Host": "play.example"}, json={})
            assert answer.status_code == status
            assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_every_response_has_the_security_headers(server: ServerUnderTest) -> None:
    anna = server.guest()
    for path in ("/", "/api/me", "/api/nothing", "/nowhere", "/join/x", "/plain.css", "/../../etc/passwd"):
        for method in ("GET", "PUT"):
            headers = anna.send(method, path).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "script-src 'self';" in headers["content-security-policy"]
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert "strict-transport-security" not in headers, "the server has no https"


def test_a_bad_link_has_a_picture_and_a_way_back(server: ServerUnderTest) -> None:
    anna = server.guest()
    page = anna.get("/join/x")
    assert page.status_code == 404
    assert '<img src="/lost-hero.svg"' in page.text
    assert '<a href="/">' in page.text
    picture = anna.get("/lost-hero.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg ")


def test_every_error_is_one_sentence(server: ServerUnderTest) -> None:
    anna = server.guest()
    json_body = {"Content-Type": "application/json"}
    cases = [
        anna.get("/api/nothing"),
        anna.send("PUT", "/api/me", json={}),
        anna.post("/api/tables", headers=json_body),
        anna.send("POST", "/api/tables", content=b"{", headers=json_body),
        anna.send("POST", "/api/tables", content=b"\xff\xfe", headers=json_body),
        anna.send("POST", "/api/tables", content=b"[" * 30_000, headers=json_body),
        anna.send("POST", "/api/tables", content=b"x" * 70_000, headers=json_body),
        anna.send(
            "POST", "/api/tables", content=iter([b"x" * 40_000] * 2), headers={"Content-Type": "application/json"}
        ),
        anna.get("/api/tables/%00"),
        anna.get("/api/tables/" + "x" * 5000),
    ]
    for answer in cases:
        assert 400 <= answer.status_code < 500, answer.text
        trouble = answer.json()
        assert set(trouble) == {"code", "text"}
        assert trouble["text"].endswith(".")
        assert "Traceback" not in answer.text


def test_an_internal_error_is_reported_without_its_details(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = server.guest()

    async def fail(*_: object) -> None:
        raise RuntimeError("the secret seed is 12345")

    monkeypatch.setattr(server.app.state.services.store, "open_tables", fail)
    with caplog.at_level(logging.ERROR):
        answer = anna.get("/api/tables")
    assert answer.status_code == 500
    assert answer.json()["code"] == "own-mistake"
    assert "12345" not in answer.text


def test_no_token_is_written_into_a_log(server: ServerUnderTest, caplog: pytest.LogCaptureFixture) -> None:
    """S13: the log contains no token of a session or a link."""
    anna, ben = server.guest(), server.stranger()
    with caplog.at_level(logging.DEBUG):
        made = anna.make("me", "person")
        ben.follow(link_of(made, 1))
        ben.follow("/join/guess")
        anna.send("PATCH", "/api/me", headers={"Origin": "https://evil.example"}, json={})
    # The HTTP client of the test logs its requests; the server must not.
    written = "\n".join(record.getMessage() for record in caplog.records if not record.name.startswith("httpx"))
    for secret in (*anna.cookies.values(), *ben.cookies.values(), link_of(made, 1).removeprefix("/join/")):
        assert secret not in written


# --- limits -------------------------------------------------------------------------------------------------


def test_a_rate_limit_slides() -> None:
    now = [0.0]
    rate_limit = RateLimit((3, 10.0), now=lambda: now[0])
    for second in (0.0, 1.0, 2.0):
        now[0] = second
        assert rate_limit.seconds_to_wait("anna") == 0
        rate_limit.count("anna")
    assert rate_limit.seconds_to_wait("anna") == pytest.approx(8.0)
    assert rate_limit.seconds_to_wait("ben") == 0
    now[0] = 10.5
    assert rate_limit.seconds_to_wait("anna") == 0
    rate_limit.count("anna")
    assert rate_limit.seconds_to_wait("anna") == pytest.approx(0.5)
    now[0] = 100.0
    rate_limit.count("cleo")
    assert len(rate_limit) <= 2


def test_a_rate_limit_can_become_larger() -> None:
    now = [0.0]
    rate_limit = RateLimit((2, 10.0), now=lambda: now[0])
    assert [rate_limit.try_take() for _ in range(3)] == [True, True, False]
    rate_limit.max_count = 4
    assert [rate_limit.try_take() for _ in range(3)] == [True, True, False]
    rate_limit.max_count = 2
    assert rate_limit.seconds_to_wait("") == pytest.approx(10.0)
    now[0] = 10.0
    assert rate_limit.try_take()


def test_sign_ins_cannot_be_guessed_and_the_owner_is_not_locked_out(tmp_path: Path) -> None:
    """S16: wrong passwords make only their address wait."""
    with run_server(tmp_path, limits=patient_limits(max_sign_in_wait=3600.0)) as server:
        owner = server.guest()
        account = {"name": "Somebody", "password": "the right one"}
        assert owner.post("/api/account", account).status_code == 200
        delays = server.app.state.services.rate_limits.sign_ins
        now = [0.0]
        delays._now = lambda: now[0]
        guesser = server.guest()
        guess = {**account, "password": "guess number"}
        assert [guesser.post("/api/session", guess).status_code for _ in range(6)] == [403] * 5 + [429]
        waits = []
        for _ in range(4):
            answer = guesser.post("/api/session", guess)
            assert answer.status_code == 429
            waits.append(int(answer.headers["retry-after"]))
            now[0] += waits[-1]
            assert guesser.post("/api/session", guess).status_code == 403
        assert waits == [1, 2, 4, 8], "the waiting time grows"
        delays.take("192.0.2.7", "somebody")  # The owner at another address does not wait.
        now[0] += 16
        assert guesser.post("/api/session", account).status_code == 200, "the right password ends the waiting"
        assert guesser.post("/api/session", account).status_code == 200


def test_delays_of_sign_ins_are_forgotten() -> None:
    now = [0.0]
    delays = SignInDelays(Limits(), now=lambda: now[0])
    for number in range(1000):
        delays.take(f"address {number}", "somebody")
    now[0] = SignInDelays.FORGET_SECONDS + 1
    delays.take("address", "somebody")
    assert len(delays) == 1


def test_a_household_with_ipv6_counts_as_one_address() -> None:
    groups = {address_group(f"2001:db8:1:2::{number:x}") for number in range(1, 50)}
    assert groups == {"2001:db8:1:2::/64"}
    assert address_group("2001:db8:1:3::1") not in groups
    assert [address_group(text) for text in ("192.0.2.1", "::ffff:192.0.2.1", "fe80::1%eth0", "", "a:b")] == [
        "192.0.2.1",
        "192.0.2.1",
        "fe80::/64",
        "",
        "a:b",
    ]


def test_new_and_running_tables_of_a_person_are_limited(tmp_path: Path) -> None:
    """S10: too many new or running tables of one person."""
    with run_server(tmp_path, limits=patient_limits(tables=(5, 3600.0), tables_going=3)) as server:
        anna = server.guest()
        body = {"game": "boss-monster", "seats": [{"who": "me"}, {"who": "bot"}]}
        ids = []
        for _ in range(3):
            ids.append(anna.post("/api/tables", body).json()["table"]["id"])
        assert anna.post("/api/tables", body).json()["code"] == "too-many-tables"
        for id in ids:
            anna.post(f"/api/tables/{id}/close")
        statuses = [anna.post("/api/tables", body).status_code for _ in range(4)]
        assert statuses == [201, 201, 429, 429]
        assert server.guest().post("/api/tables", body).status_code == 201


def test_a_rate_limit_stops_one_person_but_not_others_of_the_same_address(tmp_path: Path) -> None:
    """S10: eight people of one address are not hit by the limit of one of them."""
    with run_server(tmp_path, limits=patient_limits()) as server:
        people = [server.guest() for _ in range(8)]
        for person in people:
            assert all(person.send("PATCH", "/api/me", json={}).status_code == 200 for _ in range(10))
        hasty = [people[0].send("PATCH", "/api/me", json={}).status_code for _ in range(40)]
        assert hasty.count(200) == 20
        assert hasty[-1] == 429
        assert people[1].send("PATCH", "/api/me", json={}).status_code == 200


def test_links_cannot_be_guessed(tmp_path: Path) -> None:
    """S11, S14: guessed links, also with a forged `X-Forwarded-For`."""
    with run_server(tmp_path, limits=patient_limits()) as server:
        anna = server.guest()
        statuses = [anna.follow(f"/join/{number:040x}").status_code for number in range(35)]
        assert statuses == [404] * 30 + [429] * 5
        # A forged header does not circumvent the rate limit.
        forged = anna.get("/api/tables/AAAA", headers={"X-Forwarded-For": "1.2.3.4"})
        assert forged.status_code == 429


def test_open_sockets_of_a_person_and_an_address_are_limited(tmp_path: Path) -> None:
    """S10: too many open sockets of one person or address."""
    from underkeep.server.rate_limits import RateLimits

    rate_limits = RateLimits(Limits(sockets=2, sockets_of_address=3))
    assert rate_limits.open_socket("anna", "here")
    assert rate_limits.open_socket("anna", "here")
    assert not rate_limits.open_socket("anna", "here")
    assert rate_limits.open_socket("ben", "here")
    assert not rate_limits.open_socket("cleo", "here")
    assert rate_limits.open_socket("cleo", "there")
    rate_limits.close_socket("anna", "here")
    assert rate_limits.open_socket("dan", "here")
    for person, address in (("anna", "here"), ("ben", "here"), ("dan", "here"), ("cleo", "there")):
        rate_limits.close_socket(person, address)
    assert rate_limits.open_sockets == {}


# --- the client ---------------------------------------------------------------------------------------------


def test_without_the_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with run_server(tmp_path, static=tmp_path / "nothing") as server:
        for language, words in (("en", "not built"), ("pl", "nie jest zbudowana")):
            answer = server.guest(language).get("/")
            assert answer.status_code == 503
            assert words in answer.text
            assert "make client" in answer.text
            assert "<style" not in answer.text


def test_the_client_and_its_files(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Underkeep</title>")
    (static / "assets" / "main-1234.js").write_text("export const n = 1;\n" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    with run_server(tmp_path, static=static) as server:
        anna = server.guest()
        pages = ("/", "/table/AbC_-1", "/replay/x", "/rules/boss-monster", "/learn", "/cards/boss-monster")
        for path in (*pages, "/game/boss-monster", "/game/boss-monster?preset=kids"):
            answer = anna.get(path)
            assert answer.status_code == 200, path
            assert answer.headers["cache-control"] == "no-cache"
        assert anna.get("/no/such/page").status_code == 404
        assert "Underkeep" in anna.get("/no/such/page").text
        script = anna.get("/assets/main-1234.js", headers={"Accept-Encoding": "gzip"})
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert "javascript" in script.headers["content-type"]
        assert "content-encoding" not in anna.get("/assets/main-1234.js", headers={"Accept-Encoding": "br"}).headers
        assert anna.get("/", headers={"If-None-Match": anna.get("/").headers["etag"]}).status_code == 304
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt", "/%00"):
            assert "secret" not in anna.get(path).text


@pytest.mark.parametrize("body", [b'{"name": "\xff\xfe"}', b"\xff", b'{"name": "\\ud800"}'])
def test_a_body_that_is_no_utf_8_is_refused(server: ServerUnderTest, body: bytes) -> None:
    anna = server.guest()
    for method, path in (("PATCH", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/session")):
        answer = anna.send(method, path, headers={"Content-Type": "application/json"}, content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_the_health_route_answers_without_a_session(server: ServerUnderTest) -> None:
    assert server.stranger().get("/healthz").json() == {"status": "ok"}


def test_the_health_route_fails_when_nothing_can_be_stored(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that can be read but not written to is not healthy."""
    stranger, store = server.stranger(), server.app.state.services.store

    async def fail(job: object) -> None:
        raise StorageUnavailable

    monkeypatch.setattr(store, "write", fail)
    monkeypatch.setattr(store, "_checked", float("-inf"))
    answer = stranger.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["code"] == "storage"
    monkeypatch.undo()
    assert stranger.get("/healthz").status_code == 200


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    url = checked_url(str(tmp_path / "tables.sqlite"))
    with lock_file(url, "http://127.0.0.1:8737"):
        with pytest.raises(DatabaseInUse) as complaint, lock_file(url):
            pass
        assert "Another Underkeep" in str(complaint.value)
        assert complaint.value.address == "http://127.0.0.1:8737"
    with lock_file(url):
        pass


def test_the_bodies_are_those_of_the_schema(server: ServerUnderTest) -> None:
    from underkeep.protocol.schema import schemas

    known = schemas()["underkeep.json"]["$defs"]
    me = server.guest().me
    assert set(me) <= set(known["Me"]["properties"])
    assert json.dumps(me)
